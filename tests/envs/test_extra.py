"""Without the extra: one sentence that names what to install."""

import subprocess
import sys

import pytest

HIDDEN = "import sys; sys.modules[{module!r}] = None; "


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "use"),
    [
        ("numpy", "rocaille.envs.vector('rokoko', 2)"),
        ("gymnasium", "rocaille.envs.single('rokoko')"),
        ("pettingzoo", "rocaille.envs.aec('rokoko')"),
        ("pyspiel", "import rocaille.envs.spiel"),
        ("polars", "import rocaille.envs.dataset"),
        ("PIL", "import rocaille.envs.pictures"),
    ],
)
def test_whoever_lacks_a_library_learns_what_to_install(module, use):
    done = run(HIDDEN.format(module=module) + f"import rocaille.envs; {use}")
    assert done.returncode == 1
    assert (
        done.stderr.strip()
        .splitlines()[-1]
        .endswith(f"The laboratory needs {module}, which is not installed: install rocaille[lab].")
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This needs polars, which is not installed: install rocaille[lab].\n"),
        ("de", "Dafür fehlt polars: Installiere rocaille[lab].\n"),
        ("it", "Per questo serve polars, che non è installato: installa rocaille[lab].\n"),
    ],
)
def test_the_command_says_it_too(language, sentence, tmp_path):
    arguments = ["dataset", "rokoko", "--bots", "random", "--out", str(tmp_path / "data"), "--language", language]
    done = run(HIDDEN.format(module="polars") + f"from rocaille.cli.main import main; main({arguments!r})")
    assert (done.returncode, done.stderr, done.stdout) == (2, sentence, "")
    assert not (tmp_path / "data").exists()


def test_fields_can_be_read_without_the_extra():
    done = run(HIDDEN.format(module="numpy") + "import rocaille.envs; print(len(rocaille.envs.observation_fields('rokoko')))")
    assert done.returncode == 0, done.stderr
