"""Installing the example: a copy of it, by pip, without the network."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
GAME: Final = "candlelight"
EXAMPLE: Final = ROOT / "examples" / GAME


def installed(folder: Path) -> Path:
    """A folder with nothing in it but the installed package."""
    copy, site = folder / "copy", folder / "site"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    quietly = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--no-compile"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", str(site), str(copy)], check=True)
    return site
