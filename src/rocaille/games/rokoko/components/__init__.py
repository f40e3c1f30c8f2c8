# not compiled
"""What is printed on the cards, tiles and boards, read from tables. Each version of the rules keeps its own table."""
import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from rocaille.games.rokoko.components.checks import check
from rocaille.kernel.decision import Refused


def published(version: int) -> dict[str, Any]:
    """The table that belongs to a version of the rules."""
    text = resources.files(__package__).joinpath(f"v{version}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def from_file(path: Path) -> dict[str, Any]:
    """Somebody's own table, checked."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("components_unreadable", file=str(path), problem=_plain(problem)) from None
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Refused("components_not_toml", file=str(path), problem=str(problem)) from None
    check(table)
    plain: dict[str, Any] = json.loads(json.dumps(table, default=str))  # TOML knows dates, a record does not
    return plain


def _plain(problem: Exception) -> str:
    return problem.strerror or "" if isinstance(problem, OSError) else str(problem)
