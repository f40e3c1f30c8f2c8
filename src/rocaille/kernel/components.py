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

LARGEST: Final = 1_000_000  # bytes; no table is near as large


def published(package: str, version: int) -> dict[str, Any]:
    """The table that belongs to a version of the rules."""
    return tomllib.loads(resources.files(package).joinpath(f"v{version}.toml").read_text(encoding="utf-8"))


def from_file(path: Path, check: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """Somebody's own table; `check` refuses one that breaks a count or a range."""
    try:
        if strange(path, LARGEST):
            raise Refused("components_not_a_file", file=str(path))
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("components_unreadable", file=str(path), problem=_plain(problem)) from None
    return from_text(text, str(path), check)


def from_text(text: str, file: str, check: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A table as it stands in a file of that name: TOML, or the JSON of a record."""
    try:
        table = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Refused("components_not_toml", file=file, problem=str(problem)) from None
    try:
        check(table)
    except Refused as inner:
        raise Refused("in_file", file=file, inner=inner) from None
    try:
        plain: dict[str, Any] = json.loads(json.dumps(table, default=str))  # TOML knows dates, a record does not
    except ValueError as problem:
        raise Refused("components_not_toml", file=file, problem=str(problem)) from None
    return plain


def _plain(problem: Exception) -> str:
    return problem.strerror or "" if isinstance(problem, OSError) else str(problem)


def wrong(where: str, found: object, right: str, **details: object) -> Refused:
    """What stands where, and what would be right: a key, with `details` that go with it."""
    try:
        shown = "–" if found is None else found if isinstance(found, str) else json.dumps(found, default=str)
    except ValueError:
        shown = "…"  # an integer of thousands of digits
    return Refused("components_wrong", where=where, found=_short(shown), right_key=right, **details)


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:200] + " …"


def part(table: dict[str, Any], key: str, kind: type, path: str = "") -> Any:
    """A part of a table, of the right kind: a dict or a list."""
    if not isinstance(table, dict) or not isinstance(table.get(key), kind):
        raise wrong(path + key, table.get(key) if isinstance(table, dict) else None, "a_table" if kind is dict else "a_list")
    return table[key]


def number(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise wrong(where, value, "a_number", low=low, high=high)
    return value


def numbers(value: object, low: int, high: int, where: str, least: int, most: int) -> list[int]:
    """A list of numbers, neither too short nor too long."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise wrong(where, value, "so_many_numbers", least=least, most=most)
    return [number(each, low, high, where) for each in value]


def one_of(value: object, words: tuple[str, ...], where: str) -> None:
    if value not in words:
        raise wrong(where, value, "one_of", words=", ".join(words) if all(words) else json.dumps(words))


def rows(table: dict[str, Any], key: str, columns: list[str], where: str) -> list[list[Any]]:
    """The rows of a table that names its columns."""
    if table.get("columns") != columns:
        raise wrong(f"{where}.columns", table.get("columns"), "exactly", value=json.dumps(columns))
    found: list[list[Any]] = part(table, key, list, where + ".")
    for at, row in enumerate(found, 1):
        if not isinstance(row, list) or len(row) != len(columns):
            raise wrong(f"{where}.{key}[{at}]", row, "so_many_values", count=len(columns))
    return found
