"""The score sheet of Alhambra as a grid."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from rocaille.cli.sheet import add_points, score_sheet
from rocaille.faces.alhambra import words as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import SCORINGS
from rocaille.kernel.game import Outcome
from rocaille.words import Words


def score_grid(outcome: Outcome, words: Words, box: Box, names: Sequence[str]) -> Table:
    """The three scorings, each with a line for each category and its sum."""
    grid = score_sheet(words("alhambra.table.sheet"), names)
    for scoring in SCORINGS:
        lines = [line for line in outcome.sheet if line.reason == f"scoring_{scoring}"]
        rows: dict[str, list[int]] = {}
        for line in lines:
            rows.setdefault(say.line(words, box, line), [0] * len(names))[line.seat] += line.points
        add_points(grid, list(rows.items()))
        sums = [sum(line.points for line in lines if line.seat == seat) for seat in range(len(names))]
        grid.add_row(words("alhambra.table.scoring", scoring=scoring), *map(str, sums), style="bold", end_section=True)
    grid.add_row(words("alhambra.table.total"), *map(str, outcome.totals), style="bold")
    return grid
