"""Playing the Game."""

import pytest

from rocaille.games.rokoko.names import NOBODY
from rocaille.kernel.log import Log
from tests.rokoko.positions import GAME, begin_round, between_rounds, bonus_of, do, legal, position


def lazily_played(players: int, seed: int, log: Log) -> None:
    """A whole game in which everybody does the last thing on the list: nothing, where that is possible."""
    state = GAME.new(players, seed, log=log)
    while GAME.to_decide(state):
        seat = GAME.to_decide(state)[0]
        GAME.carry_out(state, seat, GAME.options(state, seat)[-1], log)


@pytest.mark.ruling("playing_the_game.seven_rounds")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_a_game_has_seven_rounds_of_four_phases(players):
    log = Log()
    lazily_played(players, 5, log)
    phases = {"round", "hand_chosen", "plays", "income", "game_over"}
    heard = [event.key for event in log.events if event.key in phases]
    one_round = ["round"] + ["plays"] * 3 * players + ["income"] * players
    assert [key for key in heard if key != "hand_chosen"] == one_round * 7 + ["game_over"]


def test_after_the_last_income_nobody_decides_and_there_is_an_outcome():
    state = begin_round(between_rounds(round=7))
    assert GAME.to_decide(state) == ()
    assert GAME.outcome(state) is not None
    assert GAME.options(state, 0) == []
    assert GAME.why_not(state, 0, GAME.notation.read("pass")).key == "game_over"


def test_before_the_end_there_is_no_outcome():
    assert GAME.outcome(begin_round(between_rounds(round=6))) is None


def test_nobody_decides_in_anothers_place():
    state = position(turn=1)
    assert GAME.to_decide(state) == (1,)
    assert legal(state, 0) == legal(state, 2) == []
    assert GAME.why_not(state, 0, GAME.notation.read("play 0M")).key == "not_your_turn"


@pytest.mark.parametrize("seat", [NOBODY, 3, 99])
def test_a_seat_that_there_is_not_decides_nothing(seat):
    for state in (position(), begin_round(between_rounds())):
        assert GAME.options(state, seat) == []
        assert GAME.why_not(state, seat, GAME.notation.read("take 0M")).key == "not_your_turn"


@pytest.mark.ruling("playing_the_game.dice_when_drawn")
def test_what_a_stack_or_bag_brings_is_decided_when_it_is_drawn():
    """The stacks have no order in the state: another cast of the dice, another tile."""
    state = bonus_of("1Aa", warehouse=["", "", ""])
    assert state.tile_stack == tuple(sorted(state.tile_stack))
    assert state.bag == tuple(sorted(state.bag))
    assert state.hire_stack == tuple(sorted(state.hire_stack))
    drawn = set()
    for dice in range(200):
        other = state.copy()
        other.dice = dice * 7919
        drawn.add(do(other, "use").players[0].veiled)
    assert len(drawn) == 17
