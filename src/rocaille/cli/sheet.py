"""Score sheets as grids, and who won: what they are in every game."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as lines
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.kernel.game import Outcome
from rocaille.words import Words

Row = tuple[str, list[int]]


def score_sheet(title: str, names: Sequence[str]) -> Table:
    """An empty sheet with a column for each player."""
    grid = Table(title=Text(title, sign.TITLE), box=lines.SIMPLE_HEAD, title_justify="left", border_style=sign.BORDER)
    grid.add_column("")
    for seat in range(len(names)):
        grid.add_column(sign.player(names, seat), justify="right")
    return grid


def add_points(grid: Table, rows: Sequence[Row]) -> None:
    """A line for each reason; a dot for nothing."""
    for label, points in rows:
        grid.add_row(label, *[str(each) if each else Text("·", sign.QUIET) for each in points])


def winners(game: str, outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """Who won, as a sentence."""
    best = outcome.totals[outcome.winners[0]]
    if len(outcome.winners) == 1:
        return words(f"{game}.table.winner", player=names[outcome.winners[0]], points=best)
    shared = words(f"{game}.and").join(names[seat] for seat in outcome.winners)
    return words(f"{game}.table.winners", players=shared, points=best)
