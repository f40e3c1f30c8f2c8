"""What happened, why something cannot be done, and what brought points."""

from __future__ import annotations

from typing import Any, Final

from rocaille.faces.alhambra.words import names as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import DIRK, SCORINGS
from rocaille.games.alhambra.naming import ARGUMENTS
from rocaille.kernel.game import ScoreLine
from rocaille.words import Words
from rocaille.words.sentences import Sentences


def _said(words: Words, box: Box, numbers: dict[str, Any]) -> dict[str, object]:
    args: dict[str, object] = {}
    for argument, number in numbers.items():
        if argument == "card":
            args["card"] = say.money(words, box, number)
        elif argument == "cards":
            args["cards"] = say.money_list(words, box, number)
        elif argument == "building":
            args["building"] = say.building(words, box, number)
        elif argument == "space":
            args["currency"] = say.currency(words, box, number)
        elif argument == "category":
            args["category"] = say.category(words, box, number)
        elif argument == "scoring":
            args["scoring"] = SCORINGS[number]
        else:
            args[argument] = number
    return args


_SENTENCES: Final = Sentences("alhambra", ARGUMENTS, _said, {DIRK: "alhambra.dirk"})
event: Final = _SENTENCES.event
reason: Final = _SENTENCES.reason
line: Final = _SENTENCES.line


def source(line: ScoreLine) -> str:
    """The group of a line of the score sheet: its scoring."""
    return line.reason.removeprefix("scoring_")
