"""What happened, why something cannot be done, and what brought points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rocaille.faces.alhambra.words import names as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import DIRK, SCORINGS
from rocaille.kernel.game import ScoreLine
from rocaille.words import Words
from rocaille.words.sentences import Sentences

# What the numbers of an event, a reason or a line mean, in their order.
EVENT_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "start_money": ("card",),
    "building_offered": ("building", "space"),
    "takes_money": ("card",),
    "money_shuffled": ("count",),
    "buys": ("building", "space"),
    "buys_for_dirk": ("building", "space"),
    "pays": ("card",),
    "scoring": ("scoring",),
    "scores": ("category", "points"),
    "dirk_gets": ("building",),
    "nobody_gets": ("building", "space"),
    "gets_left_over": ("building", "space"),
}
REASON_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "too_dear": ("cost", "money", "space"),
    "not_on_display": ("cards",),
    "card_not_in_payment": ("value", "last"),
}
LINE_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "scoring_A": ("category",),
    "scoring_B": ("category",),
    "scoring_C": ("category",),
}


def _said(words: Words, box: Box, kinds: tuple[str, ...], numbers: Sequence[int]) -> dict[str, object]:
    if kinds == ("cards",):
        return {"cards": say.money_list(words, box, numbers)}
    args: dict[str, object] = {}
    for kind, number in zip(kinds, numbers, strict=False):
        if kind == "card":
            args["card"] = say.money(words, box, number)
        elif kind == "building":
            args["building"] = say.building(words, box, number)
        elif kind == "space":
            args["currency"] = say.currency(words, box, number)
        elif kind == "category":
            args["category"] = say.category(words, box, number)
        elif kind == "scoring":
            args["scoring"] = SCORINGS[number]
        else:
            args[kind] = number
    return args


_SENTENCES: Final = Sentences("alhambra", EVENT_ARGS, REASON_ARGS, LINE_ARGS, _said, {DIRK: "alhambra.dirk"})
event: Final = _SENTENCES.event
reason: Final = _SENTENCES.reason
line: Final = _SENTENCES.line


def source(line: ScoreLine) -> str:
    """The group of a line of the score sheet: its scoring."""
    return line.reason.removeprefix("scoring_")
