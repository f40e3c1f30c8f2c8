"""What the tests of bonuses, chains and views of the jeweller share, besides the positions."""

from collections import Counter
from typing import Any

import pytest

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import NOTHING
from tests.rokoko.jeweller.positions import bonus_of, cards, do, playing

ALL_WAYS = pytest.mark.parametrize("way", ["played", "deputed", "deputed by a bonus", "moved", "copied"])
COUNTED = ("livres", "prestige", "thread", "lace")


def reached(way: str, card: str, **what: Any) -> JewellerState:
    """Player 0 is about to use the bonus of `card`; what the way there pays is taken away again."""
    player0 = {"livres": 15, "thread": 0, "lace": 0, "supply": "0M 0M 0J 0Aa 0Ab", **what.pop("player0", {})}
    more = {**player0, "supply": f"{player0['supply']} {card}"}
    if way == "played":
        state = bonus_of(card, player0=player0, **what)
    elif way == "deputed":
        state = do(playing(card, player0=player0, **what), "depute")
    elif way == "deputed by a bonus":
        state = do(bonus_of("1Mb", player0=more, **what), f"depute-from supply {card}")
    elif way == "moved":
        state = do(bonus_of("2Jc", player0=more, **what), f"move supply {card}")
    else:
        state = do(bonus_of("2Jd", player0=player0, **{**what, "player1": {"discard": card}}), "copy 1")
    state.players[0].livres = player0["livres"]
    return state


def gained(state: JewellerState, *texts: str) -> dict[str, int]:
    """What player 0 has more after these decisions."""
    player = state.players[0]
    before = {field: getattr(player, field) for field in COUNTED}
    do(state, *texts)
    return {field: getattr(player, field) - before[field] for field in COUNTED if getattr(player, field) != before[field]}


def decks(state: JewellerState) -> list[tuple[int, ...]]:
    """Every card that each player has, wherever it lies."""
    return [player.supply + player.hand + player.discard + player.in_play + player.leaving for player in state.players]


def employees(state: JewellerState) -> Counter[int]:
    """Every card that is still in the game."""
    return Counter(
        [card for deck in decks(state) for card in deck]
        + [*state.hire_row, *state.hire_stack, *state.exam_decks]
        + [special for special in state.specials if special != NOTHING]
    )


def named(text: str, names: str) -> list[str]:
    """Which of these names of cards are strings in a JSON text: names are quoted there, so that 0M is not found in 10M."""
    assert all(cards(name) for name in names.split())
    return [name for name in names.split() if f'"{name}"' in text]
