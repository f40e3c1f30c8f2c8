"""A virtual environment, with what is pinned in requirements.

Standard library only, because it runs before anything is installed.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from tools.making import Note, content, run, say


class Environment(Note):
    """A virtual environment, and a note inside it of what it was made from."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.python = self.folder / "bin" / "python"
        super().__init__(self.folder / "prepared.json")

    def create(self) -> None:
        version = sys.version
        if self.facts.get("python") == version and self.python.exists():
            return
        say(f"Making a virtual environment in {self.folder} (some seconds, once) …")
        fresh = ["--clear"] if self.folder.exists() else []
        # This may be the very environment to clear, so the Python beneath it does the work.
        python = getattr(sys, "_base_executable", sys.executable)
        run("Making the virtual environment", python, "-m", "venv", *fresh, self.folder)
        self.facts = {}
        self.remember(python=version)

    def install(self, names: Iterable[str]) -> None:
        for name in names:
            file = Path("requirements", f"{name}.txt")
            key = content([file])
            if self.facts.get(name) == key:
                continue
            say(f"Installing {file} into {self.folder} (up to a minute, once) …")
            pip = (self.python, "-m", "pip", "install", "--require-hashes", "-r", file)
            run(f"Installing {file} (the first time needs the network)", *pip)
            self.remember(**{name: key})
            if name == "dev":  # it holds the others
                self.remember(**{part: content([Path("requirements", f"{part}.txt")]) for part in ("run", "build", "lab")})
