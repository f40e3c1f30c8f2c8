"""Phase 4: Collect income."""

from typing import Any

import pytest

from tests.rokoko.positions import do, next_step, position

DONE = {"hand": "", "supply": "0M 0J 0Aa 0Ab", "livres": 0}


def incomes(players=3, round=3, **what) -> list[int]:
    """What everybody gets when the round ends with player 0's last card."""
    seats: dict[str, Any] = {f"player{seat}": DONE for seat in range(1, players)}
    state = position(players, round=round, player0={"hand": "0M", "supply": "0J 0Aa 0Ab", "livres": 0}, **seats, **what)
    return [player.livres for player in do(state, "play 0M", "pass").players]


def test_everybody_gets_5_livre():
    assert incomes() == [5, 5, 5]


@pytest.mark.ruling("collect_income.upper_row")
def test_the_upper_row_pays_for_each_decoration_space_the_fountain_included_all_halls_excluded():
    decorations = {"fountain_upper.1": 1, "statues.1": 1, "musicians.2": 1, "fireworks.1": 0, "fountain_upper.2": 2}
    assert incomes(decorations=decorations, all_halls=(1, 2, 0)) == [5, 5 + 3, 5 + 1]


@pytest.mark.ruling("collect_income.lower_row")
def test_the_lower_row_pays_for_each_dress_on_the_board():
    guests = {"1.1": "2 Y1", "1.2": "2 Y2", "5.4": "2 B1", "2.1": "0 G1"}
    assert incomes(decorations={"fountain_lower.2": 2, "fountain_lower.1": 1}, guests=guests) == [5, 5, 8]


def test_both_rows_together():
    assert incomes(decorations={"fountain_lower.2": 0, "fountain_upper.1": 0}, guests={"1.1": "0 Y1"}) == [5 + 2 + 1, 5, 5]


def test_spaces_farther_right_pay_no_more():
    assert incomes(4, decorations={"fountain_lower.4": 0, "fountain_lower.1": 1}, guests={"1.1": "0 Y1", "1.2": "1 Y2"}) == [
        6,
        6,
        5,
        5,
    ]


@pytest.mark.ruling("collect_income.last_round_too")
def test_income_is_collected_after_the_seventh_round_too():
    assert incomes(round=7) == [5, 5, 5]


def test_income_comes_before_the_new_round():
    state = position(player0={"hand": "0M", "supply": "0J 0Aa 0Ab", "livres": 0}, player1=DONE, player2=DONE)
    assert next_step(do(state, "play 0M", "pass")).startswith("SelectHandCards")
    assert state.round == 4
