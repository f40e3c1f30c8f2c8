"""What Rokoko's evaluation is made of."""

import random

import pytest

from rocaille.bots.settings import NEVER, SearchSettings
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.names import ROUNDS
from rocaille.games.rokoko.prospects import survey
from rocaille.games.rokoko.round_weights import (
    EMPLOYEES,
    EMPLOYEES_WITH_JEWELLER,
    FIRST_ROUND,
    WEIGHTS_AT_START,
    WEIGHTS_AT_START_WITH_JEWELLER,
)
from rocaille.games.rokoko.strategy import RokokoStrategy, round_begins

STRATEGY = RokokoStrategy()


@pytest.mark.parametrize("options", [{}, {"jeweller": True}], ids=["base", "jeweller"])
def test_points_are_all_features_times_their_weights_and_at_the_end_the_score_sheet(options):
    """The sum is written out for speed; no feature may be missing in it. Where a round begins it has weights of its own."""
    game, dice = Rokoko().variant(options), random.Random(2)
    at_start, employees = (
        (WEIGHTS_AT_START_WITH_JEWELLER, EMPLOYEES_WITH_JEWELLER) if options else (WEIGHTS_AT_START, EMPLOYEES)
    )
    state = game.new(3, 4)
    met, begun = set(), set()
    while seats := game.to_decide(state):
        points = STRATEGY.points(state)
        begins = state.round >= FIRST_ROUND and round_begins(state)
        weights = at_start[state.round - FIRST_ROUND] if begins else STRATEGY.weights(state)
        begun |= {state.round} if begins else set()
        for seat, mine in enumerate(survey(state)):
            row = STRATEGY.features(state, seat)
            met |= {name for name, value in zip(STRATEGY.feature_names(), row, strict=True) if value}
            cards = mine.cards
            if begins:
                player, worth = state.players[seat], employees[state.round - FIRST_ROUND]
                cards = sum(worth[card] for card in player.supply + player.hand + player.discard)
            judged = sum(value * weight for value, weight in zip(row, weights, strict=True)) + cards
            assert points[seat] == pytest.approx(judged)
        game.carry_out(state, seats[0], dice.choice(game.options(state, seats[0])))
    assert STRATEGY.points(state) == list(game.outcome(state).totals)
    assert len(met) > 25 and begun == set(range(FIRST_ROUND, ROUNDS + 1))


def test_a_round_begins_until_somebody_chooses_a_card():
    game = Rokoko()
    state = game.new(4, 3)
    assert round_begins(state)
    seat = game.to_decide(state)[0]
    game.carry_out(state, seat, game.options(state, seat)[0])
    assert not round_begins(state)


def test_an_extended_rollout_goes_on_for_a_round_or_to_the_end_of_the_game_if_that_is_near():
    settings = SearchSettings(STRATEGY.settings("search"))
    assert [settings.horizon(round) for round in range(1, ROUNDS + 1)] == [2, 3, 4, 5, 6, NEVER, NEVER]
    assert settings.extensions == 1 and not settings.single_decisions
