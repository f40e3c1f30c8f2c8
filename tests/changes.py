"""Component tables with a change, as somebody's own file might have it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

Table = dict[str, Any]
Change = Callable[[Table], object]


def changed(table: Table, change: Change) -> Table:
    """A copy of a table with one change."""
    table = copy.deepcopy(table)
    change(table)
    return table


def row(table: Any, *path: str | int) -> Any:
    for key in path:
        table = table[key]
    return table


def setting(*path: str | int, to: object) -> Change:
    """A change that puts `to` at the end of the path."""

    def change(table: Table) -> None:
        row(table, *path[:-1])[path[-1]] = to

    return change


def without(*path: str | int) -> Change:
    """A change that takes away what is at the end of the path."""

    def change(table: Table) -> None:
        del row(table, *path[:-1])[path[-1]]

    return change
