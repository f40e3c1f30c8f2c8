"""What the strategy says about positions that a player could judge."""

import pytest

from rocaille.bots import bot
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.kernel.dice import sown
from tests.alhambra.positions import GAME, do, position

STRATEGY = GAME.strategy()


def positions(players, seed):
    """Every position of a game between bots that decide at random."""
    state = GAME.new(players, seed)
    bots = [bot("random", sown(seed, f"strategy {seat}")) for seat in range(players)]
    while seats := GAME.to_decide(state):
        yield state.copy()
        GAME.carry_out(state, seats[0], bots[seats[0]].decide(GAME, None, GAME.options(state, seats[0])))
    yield state


@pytest.mark.parametrize("players", [2, 3, 6])
def test_features_names_and_weights_have_the_same_length(players):
    for state in positions(players, 1):
        names = len(STRATEGY.feature_names())
        assert len(STRATEGY.weights(state)) == names
        assert all(len(STRATEGY.features(state, seat)) == names for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_points_are_the_weighted_features_until_the_game_is_over(players):
    for state in positions(players, 2):
        if state.agenda:
            weights = STRATEGY.weights(state)
            rows = [STRATEGY.features(state, seat) for seat in range(players)]
            judged = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in rows]
            assert STRATEGY.points(state) == pytest.approx(judged)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_at_the_end_points_are_the_totals(players):
    *_, end = positions(players, 3)
    assert STRATEGY.points(end) == list(GAME.outcome(end).totals)


def test_a_building_that_takes_the_lead_is_worth_points_to_its_owner_and_costs_a_rival_some():
    even = position(buildings={0: {"purple": 1}, 1: {"purple": 1}})
    ahead = position(buildings={0: {"purple": 2}, 1: {"purple": 1}})
    assert STRATEGY.points(ahead)[0] > STRATEGY.points(even)[0]
    assert STRATEGY.points(ahead)[1] < STRATEGY.points(even)[1]


def test_a_skyscraper_is_worth_more_than_a_museum():
    dear = position(buildings={0: {"purple": 1}})
    cheap = position(buildings={0: {"blue": 1}})
    assert STRATEGY.points(dear)[0] > STRATEGY.points(cheap)[0]


def test_more_money_is_better():
    rich = position(hands={0: ("blue7", "green5")})
    poor = position(hands={0: ("blue7",)})
    assert STRATEGY.points(rich)[0] > STRATEGY.points(poor)[0]


def test_a_dirk_who_is_ahead_costs_both_players_points():
    even = position(players=2, buildings={0: {"purple": 3}, 1: {"purple": 3}})
    even.dirk = (0, 0, 0, 0, 0, 2)
    behind = even.copy()
    behind.dirk = (0, 0, 0, 0, 0, 5)
    assert all(less < more for less, more in zip(STRATEGY.points(behind), STRATEGY.points(even), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_everybody_has_seen_is_evaluated(players):
    for number, state in enumerate(positions(players, 4)):
        if number % 10 == 0 and state.agenda:
            view = GAME.view(state, 0)
            for dice in range(3):
                assert STRATEGY.points(GAME.imagine(view, sown(dice, "strategy"))) == STRATEGY.points(state)


def test_a_position_with_a_payment_under_way_is_not_quiescent():
    state = position(courtyard=("red5", "red6", "red7", "red8"), hands={0: ("blue2", "blue3", "blue9")})
    assert STRATEGY.is_quiescent(state)
    do(state, "buy blue")
    assert isinstance(state.agenda[-1], PayForBuilding) and not STRATEGY.is_quiescent(state)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_stage_rises_with_the_scorings(players):
    stage = 0
    for state in positions(players, 5):
        assert STRATEGY.stage(state) >= stage
        stage = STRATEGY.stage(state)
    assert stage > 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_games_of_null_moves_are_legal(players):
    state = GAME.new(players, 6)
    while seats := GAME.to_decide(state):
        options = GAME.options(state, seats[0])
        choice = STRATEGY.null_move(state, seats[0], options)
        assert choice in options
        GAME.carry_out(state, seats[0], choice)


def test_the_null_move_takes_the_smallest_card():
    state = position(display=("blue7", "green2", "green3", "orange9"), hands={0: ("yellow9",)})
    assert GAME.notation.written(STRATEGY.null_move(state, 0, GAME.options(state, 0))) == "take green2"
