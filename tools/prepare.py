"""Make ready what a make target needs, and say so; do nothing when nothing changed.

    python tools/prepare.py play|test|lab|peers

play: .venv with what a player needs, and rocaille compiled and installed in it. test: the same with the tools for
developing; a failed compilation is then an error. lab: play, with the laboratory's libraries.
peers: .venv-peers, for benchmarks.

Standard library only, because it runs before anything is installed.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

ENGINE = ("src/rocaille/kernel", "src/rocaille/games", "src/rocaille/bots", "src/rocaille/envs/core")
REQUIREMENTS = {"play": ("run", "build"), "test": ("dev",), "lab": ("run", "build", "lab"), "peers": ("peers",)}
QUIET_PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PYTHONPATH": ""}


def say(sentence: str) -> None:
    print(sentence, flush=True)


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(2)


def run(what: str, *command: str | Path, **settings: str) -> None:
    """Run silently; what it printed is shown only when it fails."""
    environment = {**os.environ, **QUIET_PIP, **settings}
    with tempfile.TemporaryFile("w+", errors="replace") as printed:
        status = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=printed, stderr=subprocess.STDOUT
        ).returncode
        if status != 0:
            printed.seek(0)
            sys.stderr.write(printed.read())
            give_up(f"{what} failed with status {status}; its own words are above.")


def content(paths: Iterable[Path]) -> str:
    key = hashlib.sha256()
    for path in sorted(paths):
        key.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return key.hexdigest()


class Environment:
    """A virtual environment, and a note inside it of what it was made from."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.python = self.folder / "bin" / "python"
        self.note = self.folder / "prepared.json"
        self.made_from: dict[str, Any] = {}
        if self.note.exists():
            self.made_from = json.loads(self.note.read_text())

    def remember(self, **facts: object) -> None:
        self.made_from.update(facts)
        half = self.note.with_suffix(".half")
        half.write_text(json.dumps(self.made_from))
        half.replace(self.note)

    def create(self) -> None:
        version = sys.version
        if self.made_from.get("python") == version and self.python.exists():
            return
        say(f"Making a virtual environment in {self.folder} (some seconds, once) …")
        fresh = ["--clear"] if self.folder.exists() else []
        # This may be the very environment to clear, so the Python beneath it does the work.
        python = getattr(sys, "_base_executable", sys.executable)
        run("Making the virtual environment", python, "-m", "venv", *fresh, self.folder)
        self.made_from = {}
        self.remember(python=version)

    def install(self, names: Iterable[str]) -> None:
        for name in names:
            file = Path("requirements", f"{name}.txt")
            key = content([file])
            if self.made_from.get(name) == key:
                continue
            say(f"Installing {file} into {self.folder} (up to a minute, once) …")
            pip = (self.python, "-m", "pip", "install", "--require-hashes", "-r", file)
            run(f"Installing {file} (the first time needs the network)", *pip)
            self.remember(**{name: key})
            if name == "dev":  # it holds the others
                self.remember(**{part: content([Path("requirements", f"{part}.txt")]) for part in ("run", "build", "lab")})

    def install_rocaille(self, must_compile: bool) -> None:
        engine = [path for folder in ENGINE for path in Path(folder).rglob("*.py")]
        recipe = [Path("setup.py"), Path("requirements/build.txt")]
        everything = [
            path
            for path in Path("src/rocaille").rglob("*")
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
        ]
        compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
        means = repr((compiler, os.environ.get("ROCAILLE_COMPILE")))
        compiled_from = content(engine + recipe) + means
        installed_from = content([*everything, *recipe, Path("pyproject.toml")]) + means
        if self.made_from.get("installed_from") == installed_from and not (must_compile and self.made_from["failed"]):
            if self.made_from["sentence"]:
                say(self.made_from["sentence"])
            return
        if not compiler or os.environ.get("ROCAILLE_COMPILE") == "0":
            say("Installing rocaille (some seconds) …")
        elif self.made_from.get("compiled_from") == compiled_from:
            say("Installing the changed files (some seconds) …")
        elif self.made_from.get("compiled_from"):
            say("Compiling what changed in the engine (up to a minute) …")
        else:
            say("Compiling the engine (about a minute, once) …")
        marker = self.folder / "compiled"
        marker.unlink(missing_ok=True)
        self.remember(installed_from="")
        pip = (self.python, "-m", "pip", "install", "--no-index", "--no-build-isolation", "--no-deps")
        install = (*pip, "--force-reinstall", ".")
        run("Installing rocaille", *install)
        report = json.loads(Path("build/engine.json").read_text())
        if must_compile and report.get("failed"):
            run("Compiling the engine", *install, ROCAILLE_COMPILE="1")
            report = json.loads(Path("build/engine.json").read_text())
        sentence = "" if report["compiled"] else report["sentence"]
        self.remember(
            installed_from=installed_from,
            compiled_from=compiled_from,
            failed=report.get("failed", False),
            sentence=sentence,
        )
        if report["compiled"]:
            marker.touch()
        else:
            say(sentence)


def main() -> None:
    purpose = sys.argv[1]
    os.chdir(Path(__file__).resolve().parent.parent)
    lock = os.open(".venv.lock", os.O_CREAT | os.O_WRONLY)  # held until this process ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        say("Another make is preparing this folder; waiting for it …")
        fcntl.flock(lock, fcntl.LOCK_EX)
    environment = Environment(".venv-peers" if purpose == "peers" else ".venv")
    environment.create()
    environment.install(REQUIREMENTS[purpose])
    if purpose != "peers":
        environment.install_rocaille(must_compile=purpose == "test")


if __name__ == "__main__":
    main()
