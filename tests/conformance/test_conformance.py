"""The battery on every game; `make soak` is its long form."""

import os

import pytest

import rocaille.kernel.dice
from tests.conformance.battery import watch
from tests.conformance.cases import CASES, CONFIGURATIONS

SEEDS = range(16)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=str)
def test_a_random_game_keeps_every_promise(case, players, seed):
    assert watch(case, players, seed).decisions


def test_what_runs_is_what_was_asked_for():
    """`make test` runs everything twice; this makes sure that it really does."""
    expected = os.environ.get("ROCAILLE_EXPECT", "")
    compiled = not rocaille.kernel.dice.__file__.endswith(".py")
    assert expected in ("", "compiled" if compiled else "interpreted")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_decision_round_trips_in_all_four_forms(case):
    game = case.game
    numbers, texts, rows = set(), set(), set()
    for number, decision in game.decisions.items():
        assert decision.number == number
        text, data, row = (form(decision) for form in (game.notation.written, game.notation.to_json, game.notation.features))
        assert game.notation.read(text) == decision
        assert game.notation.from_json(data) == decision
        assert game.notation.from_features(row) == decision
        numbers.add(number)
        texts.add(text)
        rows.add(row)
    assert len(numbers) == len(texts) == len(rows) == len(game.decisions)
    assert max(numbers) < game.decision_limit < 1000
