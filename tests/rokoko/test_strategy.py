"""What Rokoko's judgement is made of."""
import random

import pytest

import rocaille
from rocaille.games.rokoko.strategy import RokokoStrategy, survey

STRATEGY = RokokoStrategy()


@pytest.mark.parametrize("options", [{}, {"jeweller": True}], ids=["base", "jeweller"])
def test_points_are_all_features_times_their_weights_and_at_the_end_the_score_sheet(options):
    """The sum is written out for speed; no feature may be missing in it."""
    game, dice = rocaille.game("rokoko", options=options), random.Random(2)
    state = game.new(3, 4)
    met = set()
    while seats := game.to_decide(state):
        points, weights = STRATEGY.points(state), STRATEGY.weights(state)
        for seat, mine in enumerate(survey(state)):
            row = STRATEGY.features(state, seat)
            met |= {name for name, value in zip(STRATEGY.feature_names(), row, strict=True) if value}
            judged = sum(value * weight for value, weight in zip(row, weights, strict=True)) + mine.cards
            assert points[seat] == pytest.approx(judged)
        game.carry_out(state, seats[0], dice.choice(game.options(state, seats[0])))
    assert STRATEGY.points(state) == list(game.outcome(state).totals)
    assert len(met) > 25
