"""Alhambra in words: names of things, events, reasons, lines of the score sheet, and what there is to decide."""

from __future__ import annotations

from rocaille.faces.alhambra.words.events import event, line, reason, source
from rocaille.faces.alhambra.words.names import (
    SEAT_NAMES,
    amount,
    building,
    category,
    color,
    currency,
    money,
    money_list,
    spelled,
)
from rocaille.faces.alhambra.words.options import again, option, step
from rocaille.faces.alhambra.words.things import things

__all__ = [
    "SEAT_NAMES",
    "again",
    "amount",
    "building",
    "category",
    "color",
    "currency",
    "event",
    "line",
    "money",
    "money_list",
    "option",
    "reason",
    "source",
    "spelled",
    "step",
    "things",
]
