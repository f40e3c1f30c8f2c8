"""The score sheet of Rokoko as a grid, and who won."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box as lines
from rich.table import Table
from rich.text import Text

from rocaille.cli import rokoko_signs as sign
from rocaille.games.rokoko.box import Box
from rocaille.kernel.game import Line, Outcome
from rocaille.words import Words
from rocaille.words import rokoko as say

_REASONS: Final = ("tokens", "money", "crown", "favour", "hall", "fireworks", "statue", "dresses", "terrace",
                   "decorations", "all")


def score_grid(outcome: Outcome, words: Words, box: Box, names: Sequence[str]) -> Table:
    """The score sheet: a line for each reason, a column for each player."""
    grid = Table(title=Text(words("rokoko.table.sheet"), sign.TITLE), box=lines.SIMPLE_HEAD, title_justify="left",
                 border_style=sign.BORDER)
    grid.add_column("")
    players = range(len(names))
    for seat in players:
        grid.add_column(sign.player(list(names), seat), justify="right")
    rows: dict[str, list[int]] = {}
    for line in sorted(outcome.sheet, key=_order):
        rows.setdefault(say.line(words, box, line), [0] * len(names))[line.seat] += line.points
    for label, points in rows.items():
        grid.add_row(label, *[str(each) if each else Text("·", sign.QUIET) for each in points])
    grid.add_section()
    grid.add_row(words("rokoko.table.total"), *[f"{total}★" for total in outcome.totals], style="bold")
    grid.add_row(words("rokoko.table.tie_break"), *[f"{left}●" for left in outcome.tie_break])
    return grid


def _order(line: Line) -> tuple[int, tuple[int, ...], str]:
    """The rulebook's order of scoring, hall by hall."""
    return _REASONS.index(line.reason.partition("_")[0]), line.args, line.reason


def winners(outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """Who won, as a sentence."""
    best = outcome.totals[outcome.winners[0]]
    if len(outcome.winners) == 1:
        return words("rokoko.table.winner", player=names[outcome.winners[0]], prestige=best)
    shared = words("rokoko.and").join(names[seat] for seat in outcome.winners)
    return words("rokoko.table.winners", players=shared, prestige=best)
