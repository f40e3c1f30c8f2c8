"""What happened, why something cannot be done, and what brought prestige, as sentences without a full stop."""

from __future__ import annotations

from typing import Any, Final

from rocaille.faces.rokoko.words import names as say
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.naming import ARGUMENTS
from rocaille.games.rokoko.names import PILES
from rocaille.kernel.game import ScoreLine
from rocaille.words import Words
from rocaille.words.sentences import Sentences


def _said(words: Words, box: Box, numbers: dict[str, Any]) -> dict[str, object]:
    args: dict[str, object] = {}
    for argument, number in numbers.items():
        if argument == "card":
            args["card"] = say.card(words, box, number)
            args["the_card"] = say.the_card(words, box, number)
            args["of_card"] = say.of_card(words, box, number)
            if say.has_condition(box, number):
                args["condition"] = say.asked(words, box, number)
        elif argument == "tile":
            args["tile"] = say.silk(words, box.tile_silk[number])
            args["gives"] = say.marker(words, box.tile_discard[number])
        elif argument == "dress":
            args["a_dress"] = say.a_dress(words, box, number)
        elif argument == "space":
            args["space"] = say.space(words, box, number)
        elif argument == "hall":
            args["in_hall"] = say.in_hall(words, number - 1)
        elif argument == "decoration":
            args["decoration"] = say.the_decoration(words, number)
        elif argument == "marker":
            args["marker"] = say.marker(words, number)
        elif argument == "reward":
            args["reward"] = say.reward(words, number)
        elif argument == "paid":
            args["paid"] = say.paid(words, number)
        elif argument == "livres":
            args["livres"] = number
            args["for_livres"] = " " + say.paid(words, number) if number else ""
        elif argument == "pile":
            args["from_pile"] = words(f"rokoko.from_pile.{PILES[number]}")
            args["in_pile"] = words(f"rokoko.in_pile.{PILES[number]}")
        elif argument == "jewel":
            args["jewel"] = say.jewel(words, number)
            args["the_jewel"] = say.the_jewel(words, number)
        elif argument == "exam":
            args["exam"] = say.exam(words, number)
        elif argument == "task":
            args["task"] = say.task(words, number)
        elif argument == "left":
            args["left"] = words("rokoko.tasks_left", count=number) if number else words("rokoko.no_tasks_left")
        else:
            args[argument] = number
    return args


_SENTENCES: Final = Sentences("rokoko", ARGUMENTS, _said)
event: Final = _SENTENCES.event
reason: Final = _SENTENCES.reason
line: Final = _SENTENCES.line

# Where points come from, in few groups, for a chart: reasons that share one.
_SOURCES: Final[dict[str, str]] = {
    "crown": "crowns",
    "favour": "crowns",
    "hall_first": "halls",
    "hall_second": "halls",
    "all_halls": "halls",
    "fireworks_first": "decorations",
    "fireworks_second": "decorations",
    "statue_set": "decorations",
    "terrace": "dresses",
}
SOURCES: Final = ("tokens", "money", "crowns", "jewels", "halls", "dresses", "decorations")


def source(line: ScoreLine) -> str:
    """The group of a line of the score sheet."""
    return _SOURCES.get(line.reason, line.reason)
