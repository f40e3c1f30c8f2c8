"""End of the Game: jewels."""

import pytest

from tests.rokoko.jeweller.positions import GAME, at_the_ball, points


@pytest.mark.ruling("end_of_the_game_jewels.one_prestige_a_jewel")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_each_jewel_brings_1_prestige(players):
    state = at_the_ball(players=players, player0={"jewels": "Y Y G R B"}, player1={"jewels": "B"})
    assert points(state, "jewels") == [(0, "jewels", 5), (1, "jewels", 1)]
    assert GAME.outcome(state).totals[:2] == (5, 1)


@pytest.mark.ruling("end_of_the_game_jewels.one_prestige_a_jewel")
def test_they_belong_to_the_second_step_with_the_crowns_and_the_favour():
    state = at_the_ball(
        favour=0,
        guests={"4.2": "0 Y1"},
        decorations={"statues.1": 0},
        player0={"supply": "0M 0M 0J 0Aa 5Mh", "jewels": "Y G R B", "livres": 10, "prestige": 1},
    )
    assert [line.reason for line in GAME.outcome(state).sheet] == [
        "tokens",
        "money",
        "crown",
        "favour",
        "jewels",
        "hall_first",
        "statue_set",
        "dresses",
    ]
    assert GAME.outcome(state).totals[0] == 1 + 1 + 6 + 3 + 4 + 3 + 2 + 2


def test_jewels_left_in_the_windows_count_for_nobody():
    state = at_the_ball(windows="Y G R B", jewel_stack="Y Y Y")
    assert points(state) == []


def test_jewels_do_not_break_ties():
    state = at_the_ball(players=2, player0={"jewels": "Y"}, player1={"livres": 10})
    assert GAME.outcome(state).winners == (0, 1)
