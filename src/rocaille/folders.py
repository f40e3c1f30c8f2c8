"""Where a person's own files are kept."""

from __future__ import annotations

import os
from pathlib import Path

from rocaille.kernel.decision import Refused


def data_folder() -> Path:
    """For everything that this program keeps by itself: saved games, tables, tournaments."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():
        return Path(given) / "rocaille"
    try:
        return Path.home() / ".local" / "share" / "rocaille"
    except RuntimeError:
        raise Refused("no_home") from None
