# not compiled
"""Component tables: what is printed, as TOML, a table for each version of the rules, or somebody's own file."""

import json
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

from rocaille.kernel.decision import Refused
from rocaille.kernel.files import strange

MOST_DOTS: Final = 100  # in a line: reading a key takes the square of its parts
LARGEST: Final = 1_000_000  # bytes; no table is near as large


def published(package: str, version: int) -> dict[str, Any]:
    """The table that belongs to a version of the rules."""
    return tomllib.loads(resources.files(package).joinpath(f"v{version}.toml").read_text(encoding="utf-8"))


def from_file(path: Path, check: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Somebody's own table; `check` refuses one that breaks a count or a range."""
    return from_text(text_of(path), str(path), check)


def text_of(path: Path) -> str:
    """What is in somebody's file."""
    try:
        if strange(path, LARGEST):
            raise Refused("components_not_a_file", file=str(path))
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("components_unreadable", file=str(path), problem=_plain(problem)) from None


def from_text(text: str, file: str, check: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A table as it stands in a file of that name, checked."""
    table = unchecked(text, file)
    try:
        check(table)
    except Refused as inner:
        raise Refused("in_file", file=file, inner=inner) from None
    return table


def unchecked(text: str, file: str) -> dict[str, Any]:
    """What a file of that name says, whatever it is: TOML, or the JSON of a record."""
    is_json = text.lstrip().startswith("{")
    if not is_json:
        for number, line in enumerate(text.splitlines(), 1):
            if line.count(".") > MOST_DOTS:
                raise Refused("components_dots", file=file, line=number, most=MOST_DOTS)
    try:
        table = json.loads(text) if is_json else tomllib.loads(text)
        plain: dict[str, Any] = json.loads(json.dumps(table, default=str))  # TOML knows dates, a record does not
    except (ValueError, RecursionError) as problem:
        raise Refused("components_not_toml", file=file, problem=str(problem)) from None
    return plain


def _plain(problem: Exception) -> str:
    return problem.strerror or "" if isinstance(problem, OSError) else str(problem)
