"""The battery on every game; `make soak` is its long form."""

import os

import pytest

import rocaille.kernel.dice
from rocaille.testing import watch, watch_decisions
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
    watch_decisions(case)
