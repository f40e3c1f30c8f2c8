"""The games there are: declared once, found by entry points, and left out in one sentence where they cannot be used."""

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from rocaille.catalogue import BUILT_IN, GROUP, GameLeftOut, declaration, declarations, game, game_names
from rocaille.declaration import Declaration
from rocaille.kernel.decision import Refused
from rocaille.words import Words, languages

HEAVY = ("rich", "textual", "msgspec", "numpy", "rocaille.words", "rocaille.cli", "rocaille.games")


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Packages of other people on the path, as an installer leaves them."""
    monkeypatch.syspath_prepend(str(tmp_path))
    yield lambda package, entry, source: _installed(tmp_path, package, entry, source)
    declarations.cache_clear()
    for name in [name for name in sys.modules if name.startswith("guest_")]:
        del sys.modules[name]


def _installed(folder: Path, package: str, entry: str, source: str) -> None:
    folder.joinpath(f"{package}.py").write_text(source, encoding="utf-8")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    facts.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    facts.joinpath("entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")
    declarations.cache_clear()


def declaring(name: str) -> str:
    return f"""
from rocaille.declaration import Declaration

class Guest(Declaration):
    name = {name!r}
    title = "A guest"
    player_counts = (2,)

GUEST = Guest()
"""


def left_out() -> list[Refused]:
    """Why games are left out."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        declarations()
    return [warning.message.refused for warning in caught if isinstance(warning.message, GameLeftOut)]


@pytest.mark.parametrize("name", [offer.name for offer in BUILT_IN])
def test_a_declaration_says_what_its_game_says(name):
    declared, made = declaration(name), game(name)
    assert (declared.name, declared.player_counts, declared.options) == (made.name, made.player_counts, made.known_options)
    assert declared.engine_folder().joinpath("game.py").is_file()
    for language in languages():
        assert Words(language)(f"{name}.game") == declared.title


def test_asking_for_the_games_there_are_imports_nothing_heavy():
    asking = "import sys; from rocaille.catalogue import game_names; game_names()"
    code = f"{asking}; print([name for name in {HEAVY!r} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_a_game_of_another_package_is_found_after_our_own(install):
    install("guest_fine", "fine = guest_fine:GUEST", declaring("fine"))
    assert left_out() == []
    assert game_names() == (*[offer.name for offer in BUILT_IN], "fine")
    assert isinstance(declaration("fine"), Declaration)
    assert declaration("fine").title == "A guest"


@pytest.mark.parametrize(
    ("entry", "source", "key"),
    [
        ("broken = guest_broken:GUEST", "1 / 0", "game_not_loaded"),
        ("broken = guest_broken:GUEST", "", "game_not_loaded"),
        ("broken = guest_missing:GUEST", "", "game_not_loaded"),
        ("broken = guest_broken:GUEST", "GUEST = 7", "game_not_declared"),
        ("broken = guest_broken:GUEST", declaring("other"), "game_misnamed"),
        ("Broken = guest_broken:GUEST", declaring("Broken"), "game_misnamed"),
        ("rokoko = guest_broken:GUEST", declaring("rokoko"), "game_twice"),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out_in_one_sentence(install, entry, source, key):
    install("guest_broken", entry, source)
    (refused,) = left_out()
    assert refused.key == key
    assert game_names() == tuple(offer.name for offer in BUILT_IN)
    assert type(declaration("rokoko")).__module__ == "rocaille.faces.rokoko"
    for language in languages():
        sentence = Words(language).refusal(refused)
        assert (sentence.count("\n") == 0 and "{" not in sentence and "guest_broken" in sentence) or key == "game_not_loaded"


def test_two_packages_with_a_game_of_one_name_are_both_left_out(install):
    install("guest_one", "twin = guest_one:GUEST", declaring("twin"))
    install("guest_two", "twin = guest_two:GUEST", declaring("twin"))
    (refused,) = left_out()
    assert refused.key == "game_twice" and refused.details == {"game": "twin", "packages": "guest_one, guest_two"}
    with pytest.raises(Refused, match="unknown_game"):
        declaration("twin")


def test_the_command_says_what_is_left_out_and_goes_on(install, tmp_path):
    install("guest_broken", "broken = guest_broken:GUEST", "1 / 0")
    run = subprocess.run(
        [sys.executable, "-c", "from rocaille.cli.main import main; main(['rules', 'rokoko', '--language', 'de'])"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert run.returncode == 0 and "rocaille.games.rokoko.rules" in run.stdout
    assert run.stderr == (
        "Das Spiel „broken“ aus dem Paket guest_broken bleibt weg: "
        "Es lässt sich nicht laden (ZeroDivisionError: division by zero).\n"
    )
