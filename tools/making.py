"""What the tools that make things ready share: saying what they do, running programs, and knowing what changed.

Standard library only, because it runs before anything is installed.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

QUIET_PIP = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PYTHONPATH": ""}


def say(sentence: str) -> None:
    print(sentence, flush=True)


def give_up(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(2)


def run(what: str, *command: str | Path, folder: str = ".", **settings: str) -> None:
    """Run silently; what it printed is shown only when it fails."""
    environment = {**os.environ, **QUIET_PIP, **settings}
    with tempfile.TemporaryFile("w+", errors="replace") as printed:
        status = subprocess.run(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=printed, stderr=subprocess.STDOUT
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


class Note:
    """A small file that remembers what something was made from."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.facts: dict[str, Any] = {}
        if file.exists():
            self.facts = json.loads(file.read_text())

    def remember(self, **facts: object) -> None:
        self.facts.update(facts)
        half = self.file.with_suffix(".half")
        half.write_text(json.dumps(self.facts))
        half.replace(self.file)
