"""The three ways in which the bonus of an employee comes to be used."""

from typing import Any

import pytest

from rocaille.games.rokoko.state import State
from tests.rokoko.positions import GAME, do, playing

DEPUTED_PAY = (4, 7, 10)
ALL_WAYS = pytest.mark.parametrize("way", ["played", "deputed", "deputed by a bonus"])


def reached(way: str, card: str, **what: Any) -> State:
    """Player 0 is about to use the bonus of `card`. The deck has five other cards; deputing it brings no Livre here."""
    player0 = {"livres": 15, "thread": 0, "lace": 0, "supply": "0M 0M 0J 0Aa 0Ab", **what.pop("player0", {})}
    game = what.get("game", GAME)
    if way == "played":
        return do(playing(card, player0=player0, **what), "pass", game=game)
    if way == "deputed":
        pay = DEPUTED_PAY[GAME.boxes[5].ranks[GAME.boxes[5].card_names.index(card)]]
        state = do(playing(card, player0={**player0, "livres": 0}, **what), "depute", game=game)
        assert state.players[0].livres == pay
        state.players[0].livres = player0["livres"]
        return state
    state = playing("1Mb", player0={**player0, "supply": f"{player0['supply']} {card}"}, **what)
    return do(state, "pass", f"depute-from supply {card}", game=game)


def gained(state: State, *texts: str) -> dict[str, int]:
    """What player 0 has more after these decisions."""
    fields = ("livres", "prestige", "thread", "lace")
    player = state.players[0]
    before = {field: getattr(player, field) for field in fields}
    do(state, *texts)
    return {field: getattr(player, field) - before[field] for field in fields if getattr(player, field) != before[field]}
