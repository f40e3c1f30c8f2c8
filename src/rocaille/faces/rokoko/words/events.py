"""What happened, why something cannot be done, and what brought prestige, as sentences without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rocaille.faces.rokoko.words import names as say
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import PILES
from rocaille.kernel.game import ScoreLine
from rocaille.words import Words
from rocaille.words.sentences import OPPONENT, Sentences

# What the numbers of an event, a reason or a line mean, in their order.
EVENT_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "starting_player": (),
    "round": ("round",),
    "employee_for_hire": ("card",),
    "tiles_shuffled": ("count",),
    "bag_refilled": ("count",),
    "takes_all_left": ("count",),
    "turns_discards": ("count",),
    "takes_card": ("card",),
    "hand_chosen": (),
    "plays": ("card",),
    "no_action": (),
    "uses_bonus": ("card",),
    "no_bonus": ("card",),
    "claims_favour": ("livres",),
    "acquires": ("silk", "paid"),
    "draws_tile": (),
    "drawn_tile": ("tile",),
    "keeps_tile": (),
    "discards_tile": ("silk", "marker"),
    "takes_free_tile": ("silk",),
    "makes": ("dress", "paid"),
    "gives_tile": ("silk",),
    "rents_out": ("dress", "space"),
    "sells": ("dress", "livres"),
    "reward": ("reward",),
    "hires": ("card", "paid"),
    "deputes": ("card", "livres"),
    "deputes_from": ("card", "pile", "gain"),
    "funds": ("decoration", "paid"),
    "in_all_halls": ("prestige",),
    "gains_livres": ("livres",),
    "gains_prestige": ("prestige",),
    "gains_marker": ("marker", "paid"),
    "returns_livres": ("livres", "prestige"),
    "income": ("livres",),
    "game_over": (),
    "special_dealt": ("special",),
    "hires_special": ("card",),
    "jewel_leaves": ("jewel",),
    "takes_jewel": ("jewel", "paid"),
    "covers_task": ("task", "left"),
    "takes_exam": ("exam", "livres", "prestige"),
    "looks_through": ("exam",),
    "passes_exam": ("exam", "card"),
    "chooses_employee": ("card",),
    "moves_card": ("card", "pile"),
    "copies_bonus": ("card", OPPONENT),
}
REASON_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "too_dear": ("cost", "livres"),
    "bonus_now": ("card",),
    "card_not_in_hand": ("card",),
    "card_not_in_supply": ("card",),
    "card_not_there": ("card", "pile"),
    "deck_too_small": ("count",),
    "not_for_hire": ("card",),
    "tile_gives_otherwise": ("face",),
    "tile_not_held": ("tile",),
    "tile_not_in_payment": ("tile",),
    "condition_open": ("special",),
    "tasks_open": ("count",),
    "not_in_exam_deck": ("card",),
    "task_does_not_fit": ("task",),
    "no_bonus_to_copy": ("card",),
}
LINE_ARGS: Final[dict[str, tuple[str, ...]]] = {
    "crown": ("card",),
    "hall_first": ("hall",),
    "hall_second": ("hall",),
    "statue_set": ("number",),
}


def _said(words: Words, box: Box, kinds: tuple[str, ...], numbers: Sequence[int]) -> dict[str, object]:
    args: dict[str, object] = {}
    for kind, number in zip(kinds, numbers, strict=False):
        if kind in ("card", "special"):
            args["card"] = say.card(words, box, number)
            args["the_card"] = say.the_card(words, box, number)
            args["of_card"] = say.of_card(words, box, number)
            if kind == "special":
                args["condition"] = say.asked(words, box, number)
        elif kind == "tile":
            args["tile"] = say.tile(words, box, number)
        elif kind == "silk":
            args["tile"] = say.silk(words, box.tile_silk[number])
        elif kind == "face":
            args["marker"] = say.marker(words, box.tile_discard[number])
        elif kind == "dress":
            args["a_dress"] = say.a_dress(words, box, number)
        elif kind == "space":
            args["space"] = say.space(words, box, number)
        elif kind == "hall":
            args["in_hall"] = say.in_hall(words, number - 1)
        elif kind == "decoration":
            args["decoration"] = say.the_decoration(words, number)
        elif kind == "marker":
            args["marker"] = say.marker(words, number)
        elif kind == "reward":
            args["reward"] = say.reward(words, number)
        elif kind == "paid":
            args["paid"] = say.paid(words, number)
        elif kind == "gain":
            args["gain"] = " " + say.paid(words, number) if number else ""
        elif kind == "pile":
            args["from_pile"] = words(f"rokoko.from_pile.{PILES[number]}")
            args["in_pile"] = words(f"rokoko.in_pile.{PILES[number]}")
        elif kind == "jewel":
            args["jewel"] = say.jewel(words, number)
            args["the_jewel"] = say.the_jewel(words, number)
        elif kind == "exam":
            args["exam"] = say.exam(words, number)
        elif kind == "task":
            args["task"] = say.task(words, number)
        elif kind == "left":
            args["left"] = words("rokoko.tasks_left", count=number) if number else words("rokoko.no_tasks_left")
        else:
            args[kind] = number
    return args


_SENTENCES: Final = Sentences("rokoko", EVENT_ARGS, REASON_ARGS, LINE_ARGS, _said)
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
