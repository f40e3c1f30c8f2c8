"""Special rules for two players."""
from collections import Counter

import pytest

from rocaille.games.alhambra.names import A, B, C, DIRK, VALUES
from rocaille.games.alhambra.rules.scoring import points_of, score
from rocaille.kernel.log import Log
from rocaille.kernel.packed import size, unpacked
from tests.alhambra.positions import GAME, do, legal, position


def test_one_of_each_money_card_is_left_out():
    box = GAME.boxes[2]
    assert size(box.money) == 72 and set(Counter(unpacked(box.money, VALUES)).values()) == {2}


def test_dirk_has_six_buildings_before_the_courtyard_is_filled():
    log = Log()
    state = GAME.new(2, 5, None, log)
    assert sum(state.dirk) == 6 and size(state.building_stack) == 44
    keys = [event.key for event in log.events]
    assert keys[:6] == ["dirk_gets"] * 6 and keys[6] == "building_offered"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_dirk_plays_only_with_two(players):
    state = GAME.new(players, 5)
    assert state.dirk == () and not any("dirk" in text for text in legal(state))


def test_six_more_after_scoring_a_and_a_third_of_the_stack_after_b():
    state = position(players=2)
    before = size(state.building_stack)
    score(state, A, Log())
    assert sum(state.dirk) == 12 and size(state.building_stack) == before - 6
    score(state, B, Log())
    assert sum(state.dirk) == 12 + (before - 6) // 3
    score(state, C, Log())
    assert sum(state.dirk) == 12 + (before - 6) // 3


def test_a_short_stack_gives_what_it_has():
    state = position(players=2)
    state.building_stack = (1, 1, 0, 0, 0, 0)
    score(state, A, Log())
    assert sum(state.dirk) == 8 and size(state.building_stack) == 0


def test_a_building_may_be_given_to_dirk_and_an_exact_payment_still_brings_an_action():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5",), 1: ()})
    before = state.dirk
    assert "buy-for-dirk blue" in legal(state)
    do(state, "buy-for-dirk blue")
    assert state.dirk == (before[0] + 1, *before[1:]) and sum(state.players[0].buildings) == 0
    assert GAME.to_decide(state) == (0,)


def test_dirk_takes_places_and_points():
    state = position(players=2, buildings={0: {"purple": 2}, 1: {"purple": 1}})
    state.dirk = (0, 0, 0, 0, 0, 3)
    score(state, B, Log())
    assert (points_of(state, DIRK), points_of(state, 0), points_of(state, 1)) == (13, 6, 0)


def test_dirk_scores_before_he_draws():
    state = position(players=2)
    state.dirk = (0,) * 6
    state.building_stack = (7, 0, 0, 0, 0, 0)
    score(state, A, Log())
    assert points_of(state, DIRK) == 0 and sum(state.dirk) == 6


def test_dirk_cannot_win_and_is_not_on_the_sheet():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",), 1: ()})
    state.building_stack = (0,) * 6
    state.dirk = (5, 5, 5, 5, 5, 5)
    do(state, "buy blue")
    outcome = GAME.outcome(state)
    assert len(outcome.totals) == 2 and {line.seat for line in outcome.sheet} <= {0, 1}
    assert outcome.winners == (0,)


def test_left_overs_never_go_to_dirk():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",), 1: ()})
    state.building_stack = (0,) * 6
    before = state.dirk
    do(state, "buy blue")
    assert state.dirk == before
