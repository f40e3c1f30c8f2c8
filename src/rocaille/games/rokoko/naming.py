"""What the numbers of Rokoko's events, reasons and score lines are, and what they stand for."""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import MARKERS, PILES, REWARD_LACE, REWARD_THREAD, REWARD_TILE
from rocaille.games.rokoko.places import decoration_name, space_name
from rocaille.kernel.naming import Arguments, Naming, numbered

ARGUMENTS: Final = Arguments(
    events={
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
        "acquires": ("tile", "paid"),
        "draws_tile": (),
        "drawn_tile": ("tile",),
        "keeps_tile": (),
        "discards_tile": ("tile", "marker"),
        "takes_free_tile": ("tile",),
        "makes": ("dress", "paid"),
        "gives_tile": ("tile",),
        "rents_out": ("dress", "space"),
        "sells": ("dress", "livres"),
        "reward": ("reward",),
        "hires": ("card", "paid"),
        "deputes": ("card", "livres"),
        "deputes_from": ("card", "pile", "livres"),
        "funds": ("decoration", "paid"),
        "in_all_halls": ("prestige",),
        "gains_livres": ("livres",),
        "gains_prestige": ("prestige",),
        "gains_marker": ("marker", "paid"),
        "returns_livres": ("livres", "prestige"),
        "income": ("livres",),
        "game_over": (),
    },
    reasons={
        "too_dear": ("cost", "livres"),
        "bonus_now": ("card",),
        "card_not_in_hand": ("card",),
        "card_not_in_supply": ("card",),
        "card_not_there": ("card", "pile"),
        "deck_too_small": ("count",),
        "favour_taken": ("owner",),
        "not_for_hire": ("card",),
        "space_taken": ("owner",),
        "tile_gives_otherwise": ("tile",),
        "tile_not_held": ("tile",),
        "tile_not_in_payment": ("tile",),
    },
    lines={"crown": ("card",), "hall_first": ("hall",), "hall_second": ("hall",), "statue_set": ("number",)},
)
REWARDS: Final[dict[int, str]] = {REWARD_THREAD: "thread", REWARD_LACE: "lace", REWARD_TILE: "tiles"}


class RokokoNaming(Naming):
    """A reward is so many of something: `{"livres": 3}`, `{"thread": 1}`."""

    __slots__ = ()

    def _named(self, told: dict[str, Any]) -> dict[str, Any]:
        if "reward" in told:
            reward = told["reward"]
            return {REWARDS[reward]: 1} if reward in REWARDS else {"livres": reward}
        return super()._named(told)


def names(box: Box) -> dict[str, dict[int, str]]:
    """As decisions have them. All boards share the names of places."""
    return {
        "card": numbered(box.card_names),
        "pile": numbered(list(PILES)),
        "tile": numbered(box.tile_names),
        "dress": numbered(box.dress_names),
        "space": numbered([space_name(space) for space in range(len(box.space_hall))]),
        "decoration": numbered([decoration_name(space) for space in range(len(box.decoration_cost))]),
        "marker": numbered(list(MARKERS)),
    }


def naming(box: Box) -> Naming:
    return RokokoNaming(ARGUMENTS, names(box))
