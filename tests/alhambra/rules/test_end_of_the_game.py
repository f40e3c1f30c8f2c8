"""End of the game."""
from rocaille.kernel.packed import size
from tests.alhambra.positions import GAME, do, position


def last_turn(**changes):
    """No building is left in the stack; seat 0 can buy the one on the blue space, for too much."""
    hands = changes.pop("hands", {0: ("blue9",), 1: (), 2: ()})
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands=hands, **changes)
    state.building_stack = (0,) * 6
    return state


def test_the_game_ends_with_the_turn_after_which_the_courtyard_stays_short():
    state = last_turn()
    happened = do(state, "buy blue")
    assert GAME.to_decide(state) == () and GAME.outcome(state) is not None
    assert happened.index("last_buildings") < happened.index("scoring")


def test_an_empty_stack_with_four_on_show_plays_on():
    state = last_turn(display=("blue1", "green9", "green8", "orange7"))
    do(state, "take green9")
    assert GAME.to_decide(state) == (1,)


def test_what_can_be_refilled_is_refilled_before_the_end():
    state = last_turn(hands={0: ("blue5", "green9"), 1: (), 2: ()})
    state.building_stack = (1, 0, 0, 0, 0, 0)
    happened = do(state, "buy blue", "buy green")
    assert happened.count("building_offered") == 1
    assert GAME.to_decide(state) == ()


def test_a_left_over_building_goes_to_the_most_money_of_its_currency_whatever_its_price():
    state = last_turn(hands={0: ("blue9",), 1: ("green1",), 2: ("orange3", "yellow2")})
    do(state, "buy blue")
    assert [player.buildings for player in state.players] == [
        (1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0)]


def test_in_a_tie_and_with_nobody_having_any_nobody_gets_it():
    state = last_turn(hands={0: ("blue9", "green4"), 1: ("green1", "green3"), 2: ()})
    happened = do(state, "buy blue")
    assert happened.count("nobody_gets") == 3
    assert sum(sum(player.buildings) for player in state.players) == 1


def test_the_last_refill_of_money_can_still_show_a_scoring_card():
    state = last_turn(hands={0: ("blue5", "green9"), 1: (), 2: ()}, display=(None, "green9", "green8", "orange7"))
    state.piles = (0, 1, 0, 11, sum(state.piles) - 12)
    happened = do(state, "buy blue", "buy green")
    assert happened.count("scoring") == 2, "A, and then C"


def test_a_scoring_card_that_never_showed_is_not_scored():
    state = last_turn()
    assert state.scored == 0
    assert do(state, "buy blue").count("scoring") == 1


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
