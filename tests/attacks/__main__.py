"""The long form of all attacks, and what others noticed of each: `make attack`. On loopback only, and for some minutes.

python -m tests.attacks [what pytest takes]
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.attacks.attacking import NOTES

FOLDER = Path(__file__).parent


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        status = subprocess.call(
            [sys.executable, "-m", "pytest", FOLDER, "-q", "-p", "no:cacheprovider", *sys.argv[1:]],
            env={**os.environ, "ROCAILLE_ATTACKS": "long", NOTES: str(notes)},
        )
        lines = notes.read_text().splitlines() if notes.exists() else []
    table = Table("attack", "before", "during", "after", "and", title="How long others waited, at p99, in seconds")
    for attack, before, during, after, more in map(json.loads, lines):
        table.add_row(attack, f"{before:.3f}", f"{during:.3f}", f"{after:.3f}", more)
    Console(width=140).print(table)
    return status


if __name__ == "__main__":
    sys.exit(main())
