"""Rokoko in words: names of things, events, reasons, lines of the score sheet, and what there is to decide."""
from __future__ import annotations

from rocaille.words.rokoko.events import event, line, reason
from rocaille.words.rokoko.names import (
    SEAT_NAMES,
    bonus,
    card,
    decoration,
    dress,
    hall,
    of_card,
    origin,
    paid,
    rank,
    short_bonus,
    space,
    the_card,
    tile,
)
from rocaille.words.rokoko.options import option, step

__all__ = [
    "SEAT_NAMES", "bonus", "card", "decoration", "dress", "event", "hall", "line", "of_card", "option", "origin",
    "paid", "rank", "reason", "short_bonus", "space", "step", "the_card", "tile",
]
