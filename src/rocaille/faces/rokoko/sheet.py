"""The score sheet of Rokoko as a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from rocaille.cli.sheet import add_points, score_sheet
from rocaille.faces.rokoko import words as say
from rocaille.games.rokoko.box import Box
from rocaille.kernel.game import Outcome, ScoreLine
from rocaille.words import Words

_REASONS: Final = (
    "tokens",
    "money",
    "crown",
    "favour",
    "jewels",
    "hall",
    "fireworks",
    "statue",
    "dresses",
    "terrace",
    "decorations",
    "all",
)


def score_grid(outcome: Outcome, words: Words, box: Box, names: Sequence[str]) -> Table:
    """The score sheet: a line for each reason, a column for each player."""
    grid = score_sheet(words("rokoko.table.sheet"), names)
    rows: dict[str, list[int]] = {}
    for line in sorted(outcome.sheet, key=_order):
        rows.setdefault(say.line(words, box, line), [0] * len(names))[line.seat] += line.points
    add_points(grid, list(rows.items()))
    grid.add_section()
    grid.add_row(words("rokoko.table.total"), *[f"{total}★" for total in outcome.totals], style="bold")
    grid.add_row(words("rokoko.table.tie_break"), *[f"{left}●" for left in outcome.tie_break])
    return grid


def _order(line: ScoreLine) -> tuple[int, tuple[int, ...], str]:
    """The rulebook's order of scoring, hall by hall."""
    return _REASONS.index(line.reason.partition("_")[0]), line.args, line.reason
