"""End of the game."""

import pytest

from rocaille.kernel.packed import size
from tests.alhambra.positions import GAME, do, position


def last_turn(**changes):
    """No building is left in the stack; seat 0 can buy the one on the blue space, for too much."""
    hands = changes.pop("hands", {0: ("blue9",), 1: (), 2: ()})
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands=hands, **changes)
    state.building_stack = (0,) * 6
    return state


@pytest.mark.ruling("end_of_the_game.courtyard_stays_short")
@pytest.mark.ruling("end_of_the_game.then_scoring_c")
def test_the_game_ends_with_the_turn_after_which_the_courtyard_stays_short():
    state = last_turn()
    happened = do(state, "buy blue")
    assert GAME.to_decide(state) == () and GAME.outcome(state) is not None
    assert happened.index("last_buildings") < happened.index("scoring")


@pytest.mark.ruling("end_of_the_game.courtyard_stays_short")
def test_an_empty_stack_with_four_on_show_plays_on():
    state = last_turn(display=("blue1", "green9", "green8", "orange7"))
    do(state, "take green9")
    assert GAME.to_decide(state) == (1,)


@pytest.mark.ruling("end_of_the_game.last_refill")
def test_what_can_be_refilled_is_refilled_before_the_end():
    state = last_turn(hands={0: ("blue5", "green9"), 1: (), 2: ()})
    state.building_stack = (1, 0, 0, 0, 0, 0)
    happened = do(state, "buy blue", "buy green")
    assert happened.count("building_offered") == 1
    assert GAME.to_decide(state) == ()


@pytest.mark.ruling("end_of_the_game.left_over_buildings")
def test_a_left_over_building_goes_to_the_most_money_of_its_currency_whatever_its_price():
    state = last_turn(hands={0: ("blue9",), 1: ("green1",), 2: ("orange3", "yellow2")})
    do(state, "buy blue")
    assert [player.buildings for player in state.players] == [(1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0)]


@pytest.mark.ruling("end_of_the_game.left_over_for_nobody")
def test_in_a_tie_and_with_nobody_having_any_nobody_gets_it():
    state = last_turn(hands={0: ("blue9", "green4"), 1: ("green1", "green3"), 2: ()})
    happened = do(state, "buy blue")
    assert happened.count("nobody_gets") == 3
    assert sum(sum(player.buildings) for player in state.players) == 1


@pytest.mark.ruling("end_of_the_game.unseen_scoring_cards")
def test_the_last_refill_of_money_can_still_show_a_scoring_card():
    state = last_turn(hands={0: ("blue5", "green9"), 1: (), 2: ()}, display=(None, "green9", "green8", "orange7"))
    state.piles = (0, 1, 0, 11, sum(state.piles) - 12)
    happened = do(state, "buy blue", "buy green")
    assert happened.count("scoring") == 2, "A, and then C"


@pytest.mark.ruling("end_of_the_game.unseen_scoring_cards")
def test_a_scoring_card_that_never_showed_is_not_scored():
    state = last_turn()
    assert state.scored == 0
    assert do(state, "buy blue").count("scoring") == 1


@pytest.mark.ruling("end_of_the_game.shared_victory")
def test_equal_points_share_the_victory():
    state = last_turn(hands={0: ("blue9",), 1: (), 2: ()}, buildings={1: {"blue": 1}, 2: {"white": 0}})
    do(state, "buy blue")
    outcome = GAME.outcome(state)
    assert outcome.totals == (12, 12, 0) and outcome.winners == (0, 1)


def test_the_sheet_says_where_the_points_are_from():
    state = last_turn()
    do(state, "buy blue")
    assert GAME.outcome(state).to_json()["sheet"] == [{"seat": 0, "reason": "C.museum", "points": 16}]
    assert size(state.building_stack) == 0


@pytest.mark.ruling("end_of_the_game.then_scoring_c")
def test_left_over_buildings_count_in_c():
    state = last_turn(hands={0: ("blue9",), 1: ("green1",), 2: ()}, buildings={2: {"red": 1}})
    happened = do(state, "buy blue")
    assert happened.index("gets_left_over") < happened.index("scoring")
    assert GAME.outcome(state).totals == (16, 13, 13), "the red building ties with the one that seat 2 had"


@pytest.mark.ruling("end_of_the_game.left_over_buildings")
def test_the_money_for_a_left_over_building_is_kept_and_may_win_another():
    state = last_turn(hands={0: ("blue9",), 1: ("green1", "yellow1", "orange1"), 2: ()})
    do(state, "buy blue")
    assert state.players[1].buildings == (0, 1, 1, 1, 0, 0) and size(state.players[1].money) == 3


@pytest.mark.ruling("end_of_the_game.left_over_buildings")
def test_the_sum_counts_and_not_the_number_of_cards():
    state = last_turn(hands={0: ("blue9",), 1: ("green1", "green1", "green1"), 2: ("green4",)})
    do(state, "buy blue")
    assert state.players[2].buildings == (0, 1, 0, 0, 0, 0)


@pytest.mark.ruling("end_of_the_game.courtyard_stays_short")
def test_the_last_building_of_the_stack_does_not_end_the_game():
    state = last_turn()
    state.building_stack = (1, 0, 0, 0, 0, 0)
    do(state, "buy blue")
    assert size(state.building_stack) == 0 and min(state.courtyard) >= 0 and GAME.to_decide(state) == (1,)


@pytest.mark.ruling("end_of_the_game.courtyard_stays_short")
def test_a_turn_goes_on_with_an_empty_space_and_ends_the_game_only_at_its_end():
    state = last_turn(hands={0: ("blue5", "green9"), 1: (), 2: ()})
    do(state, "buy blue")
    assert GAME.to_decide(state) == (0,) and GAME.outcome(state) is None
    do(state, "buy green")
    assert GAME.to_decide(state) == () and GAME.outcome(state) is not None


@pytest.mark.ruling("end_of_the_game.last_refill")
def test_the_last_buildings_are_refilled_from_the_left():
    state = last_turn(hands={0: ("green5", "orange9"), 1: (), 2: ()})
    state.building_stack = (1, 0, 0, 0, 0, 0)
    do(state, "buy green", "buy orange")
    assert state.courtyard[1] >= 0 and state.courtyard[2] == -1


@pytest.mark.ruling("end_of_the_game.last_refill")
def test_the_money_is_filled_up_too_before_the_end():
    state = last_turn(display=(None, "green9", "green8", "orange7"))
    do(state, "buy blue")
    assert min(state.display) >= 0


def test_after_the_end_nothing_can_be_decided():
    state = last_turn()
    do(state, "buy blue")
    assert GAME.options(state, 0) == [] and GAME.why_not(state, 0, GAME.notation.read("buy green")).key == "game_over"


@pytest.mark.ruling("end_of_the_game.shared_victory")
def test_a_game_without_points_is_shared_by_all():
    state = last_turn(hands={0: ("blue9",), 1: (), 2: ()})
    do(state, "buy blue")
    state.sheet = ()
    assert GAME.outcome(state).winners == (0, 1, 2)
