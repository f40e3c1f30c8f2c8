"""The rules have not changed unnoticed."""

import pytest

from tests.conformance.cases import CONFIGURATIONS, EARLIER
from tests.golden import golden_file, playthrough
from tests.golden.perft_counts import FILE, counted


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS + EARLIER, ids=str)
def test_a_golden_playthrough_is_played_the_same_again(case, players):
    assert playthrough(case, players) == golden_file(case, players).read_text(encoding="utf-8")


def test_perft_counts_are_the_same():
    assert list(counted()) == FILE.read_text(encoding="utf-8").splitlines()
