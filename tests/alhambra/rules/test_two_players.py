"""Special rules for two players."""

from collections import Counter

import pytest

from rocaille.games.alhambra.names import DIRK, VALUES, A, B, C
from rocaille.games.alhambra.rules.scoring import points_of, score
from rocaille.kernel.log import Log
from rocaille.kernel.packed import size, unpacked
from tests.alhambra.positions import GAME, do, legal, position


@pytest.mark.ruling("two_players.one_of_each_left_out")
def test_one_of_each_money_card_is_left_out():
    box = GAME.boxes[2]
    assert size(box.money) == 72 and set(Counter(unpacked(box.money, VALUES)).values()) == {2}


@pytest.mark.ruling("two_players.dirk_draws_first")
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


@pytest.mark.ruling("two_players.dirk_after_scoring")
def test_six_more_after_scoring_a_and_a_third_of_the_stack_after_b():
    state = position(players=2)
    before = size(state.building_stack)
    score(state, A, Log())
    assert sum(state.dirk) == 12 and size(state.building_stack) == before - 6
    score(state, B, Log())
    assert sum(state.dirk) == 12 + (before - 6) // 3
    score(state, C, Log())
    assert sum(state.dirk) == 12 + (before - 6) // 3


@pytest.mark.ruling("two_players.short_stack")
def test_a_short_stack_gives_what_it_has():
    state = position(players=2)
    state.building_stack = (1, 1, 0, 0, 0, 0)
    score(state, A, Log())
    assert sum(state.dirk) == 8 and size(state.building_stack) == 0


@pytest.mark.ruling("two_players.gift_paid_exactly")
def test_a_building_may_be_given_to_dirk_and_an_exact_payment_still_brings_an_action():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5",), 1: ()})
    before = state.dirk
    assert "buy-for-dirk blue" in legal(state)
    do(state, "buy-for-dirk blue")
    assert state.dirk == (before[0] + 1, *before[1:]) and sum(state.players[0].buildings) == 0
    assert GAME.to_decide(state) == (0,)


@pytest.mark.ruling("two_players.dirk_takes_places")
def test_dirk_takes_places_and_points():
    state = position(players=2, buildings={0: {"purple": 2}, 1: {"purple": 1}})
    state.dirk = (0, 0, 0, 0, 0, 3)
    score(state, B, Log())
    assert (points_of(state.sheet, DIRK), points_of(state.sheet, 0), points_of(state.sheet, 1)) == (13, 6, 0)


@pytest.mark.ruling("two_players.dirk_after_scoring")
def test_dirk_scores_before_he_draws():
    state = position(players=2)
    state.dirk = (0,) * 6
    state.building_stack = (7, 0, 0, 0, 0, 0)
    score(state, A, Log())
    assert points_of(state.sheet, DIRK) == 0 and sum(state.dirk) == 6


@pytest.mark.ruling("two_players.dirk_cannot_win")
def test_dirk_cannot_win_and_is_not_on_the_sheet():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",), 1: ()})
    state.building_stack = (0,) * 6
    state.dirk = (5, 5, 5, 5, 5, 5)
    do(state, "buy blue")
    outcome = GAME.outcome(state)
    assert len(outcome.totals) == 2 and {line.seat for line in outcome.sheet} <= {0, 1}
    assert outcome.winners == (0,)


@pytest.mark.ruling("two_players.no_left_overs_for_dirk")
def test_left_overs_never_go_to_dirk():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",), 1: ()})
    state.building_stack = (0,) * 6
    before = state.dirk
    do(state, "buy blue")
    assert state.dirk == before


@pytest.mark.ruling("two_players.gift_decided_with_the_purchase")
def test_a_gift_is_decided_before_the_payment():
    state = position(players=2, courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue4", "blue9", "blue1"), 1: ()})
    assert [text for text in legal(state) if "buy" in text] == ["buy blue", "buy-for-dirk blue"]
    before = state.dirk
    do(state, "buy-for-dirk blue")
    assert legal(state) == ["pay 4", "pay 9"] and state.dirk == before
    do(state, "pay 9")
    assert sum(state.dirk) == sum(before) + 1 and sum(state.players[0].buildings) == 0
    assert GAME.to_decide(state) == (1,)


@pytest.mark.ruling("two_players.a_third_rounded_down")
@pytest.mark.parametrize("left", range(10))
def test_dirks_third_is_a_third_of_the_stack_without_the_courtyard_rounded_down(left):
    state = position(players=2)
    state.building_stack = (0, 0, 0, left, 0, 0)
    before = sum(state.dirk)
    score(state, B, Log())
    assert sum(state.dirk) == before + left // 3 and size(state.building_stack) == left - left // 3


@pytest.mark.ruling("two_players.dirk_after_scoring")
def test_the_courtyard_is_refilled_before_dirk_draws():
    state = position(
        players=2,
        courtyard=("blue5", "red5", "brown5", "white6"),
        hands={0: ("blue9",), 1: ()},
        display=(None, "green9", "green8", "orange7"),
    )
    state.piles = (0, 1, 10, 11, sum(state.piles) - 22)
    state.building_stack = (1, 0, 0, 0, 0, 0)
    happened = do(state, "buy blue")
    assert happened.index("building_offered") < happened.index("scoring") and "dirk_gets" not in happened
    assert min(state.courtyard) >= 0 and GAME.to_decide(state) == (1,), "the game goes on"


@pytest.mark.ruling("two_players.dirk_after_scoring")
def test_if_both_scoring_cards_show_dirk_draws_after_each():
    state = position(
        players=2,
        courtyard=("blue5", "red5", "brown5", "white6"),
        hands={0: ("blue9",), 1: ()},
        display=(None, "green9", "green8", "orange7"),
    )
    state.piles = (0, 1, 0, 1, sum(state.piles) - 2)
    state.building_stack = (7, 3, 0, 0, 0, 0)
    happened = do(state, "buy blue")
    after_a, after_b = [at for at, key in enumerate(happened) if key == "scoring"]
    assert happened[after_a:after_b].count("dirk_gets") == 6
    assert happened[after_b:].count("dirk_gets") == (10 - 1 - 6) // 3


@pytest.mark.ruling("two_players.dirk_takes_places")
def test_dirk_shares_in_a_tie_and_takes_third_places():
    state = position(players=2, buildings={0: {"purple": 3, "green": 2}, 1: {"purple": 3, "green": 3}})
    state.dirk = (0, 0, 0, 0, 1, 3)
    score(state, C, Log())
    assert (points_of(state.sheet, 0), points_of(state.sheet, 1), points_of(state.sheet, DIRK)) == (13 + 12, 13 + 20, 13 + 5)


def test_dirks_buildings_and_points_are_open():
    state = position(players=2)
    state.dirk = (0, 0, 0, 0, 0, 3)
    state.building_stack = (0,) * 6
    score(state, A, Log())
    for seat in (0, 1, None):
        assert GAME.view(state, seat).to_json()["dirk"] == {
            "buildings": {"museum": 0, "theatre": 0, "brownstone": 0, "church": 0, "park": 0, "skyscraper": 3},
            "points": 6,
        }
    assert "dirk" not in GAME.view(position(players=3), 0).to_json()


def test_dirk_never_decides():
    for seed in range(5):
        state = GAME.new(2, seed)
        while seats := GAME.to_decide(state):
            assert seats in ((0,), (1,))
            GAME.carry_out(state, seats[0], GAME.options(state, seats[0])[-1])
