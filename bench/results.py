"""Where measurements are kept: one JSON file each, beside the earlier ones."""

from __future__ import annotations

import json
import os
import platform
from datetime import datetime
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "results"


def keep(found: dict[str, Any], what: str, folder: Path, **machine: str) -> None:
    """Write down what was found, and on which machine."""
    found["machine"] = {"cores": os.cpu_count(), **machine, "system": platform.system()}
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{what}.json"
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"Kept in {path.name}.")
