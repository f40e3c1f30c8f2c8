"""Make ready what a make target needs, and say so; do nothing when nothing changed.

    python -m tools.prepare play|terminal|test|lab|peers

terminal: .venv with what a player needs, and rocaille compiled and installed in it. play: the same with the page for the
browser. test: the same with the tools for developing; a failed compilation is then an error. lab: terminal, with the
laboratory's libraries. peers: .venv-peers, for benchmarks.

Standard library only, because it runs before anything is installed.
"""

import fcntl
import json
import os
import shutil
import sys
from pathlib import Path

from tools import page
from tools.environment import Environment
from tools.making import content, run, say

ENGINE = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py", "envs/core/**/*.py", "faces/*/observation*.py")  # as in setup.py
REQUIREMENTS = {
    "play": ("run", "build"),
    "terminal": ("run", "build"),
    "test": ("dev",),
    "lab": ("run", "build", "lab"),
    "peers": ("peers",),
}


def install_rocaille(environment: Environment, must_compile: bool) -> None:
    engine = [path for pattern in ENGINE for path in Path("src/rocaille").glob(pattern)]
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
    if environment.facts.get("installed_from") == installed_from and not (must_compile and environment.facts["failed"]):
        if environment.facts["sentence"]:
            say(environment.facts["sentence"])
        return
    if not compiler or os.environ.get("ROCAILLE_COMPILE") == "0":
        say("Installing rocaille (some seconds) …")
    elif environment.facts.get("compiled_from") == compiled_from:
        say("Installing the changed files (some seconds) …")
    elif environment.facts.get("compiled_from"):
        say("Compiling what changed in the engine (up to a minute) …")
    else:
        say("Compiling the engine (about a minute, once) …")
    marker = environment.folder / "compiled"
    marker.unlink(missing_ok=True)
    environment.remember(installed_from="")
    pip = (environment.python, "-m", "pip", "install", "--no-index", "--no-build-isolation", "--no-deps")
    install = (*pip, "--force-reinstall", ".")
    run("Installing rocaille", *install)
    report = json.loads(Path("build/engine.json").read_text())
    if must_compile and report.get("failed"):
        run("Compiling the engine", *install, ROCAILLE_COMPILE="1")
        report = json.loads(Path("build/engine.json").read_text())
    sentence = "" if report["compiled"] else report["sentence"]
    environment.remember(
        installed_from=installed_from, compiled_from=compiled_from, failed=report.get("failed", False), sentence=sentence
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
    if purpose in ("play", "test"):
        page.build(environment)
    if purpose != "peers":
        install_rocaille(environment, must_compile=purpose == "test")


if __name__ == "__main__":
    main()
