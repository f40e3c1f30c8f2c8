"""Rokoko in words: names of things, events, reasons, lines of the score sheet, and what there is to decide."""

from __future__ import annotations

from rocaille.faces.rokoko.words.events import event, line, reason, source
from rocaille.faces.rokoko.words.names import (
    SEAT_NAMES,
    bonus,
    card,
    condition,
    decoration,
    dress,
    exam,
    hall,
    jewel,
    of_card,
    origin,
    paid,
    rank,
    short_bonus,
    short_condition,
    short_dress,
    short_jewel,
    short_task,
    space,
    task,
    the_card,
    tile,
)
from rocaille.faces.rokoko.words.options import option, step
from rocaille.faces.rokoko.words.signs import spelled
from rocaille.faces.rokoko.words.things import things

__all__ = [
    "SEAT_NAMES",
    "bonus",
    "card",
    "condition",
    "decoration",
    "dress",
    "event",
    "exam",
    "hall",
    "jewel",
    "line",
    "of_card",
    "option",
    "origin",
    "paid",
    "rank",
    "reason",
    "short_bonus",
    "short_condition",
    "short_dress",
    "short_jewel",
    "short_task",
    "source",
    "space",
    "spelled",
    "step",
    "task",
    "the_card",
    "things",
    "tile",
]
