"""Phase 4: Collect income: jewels."""

import pytest

from tests.rokoko.jeweller.positions import do, jewels, playing, position

DONE = {"hand": "", "supply": "0M 0J 0Aa 0Ab", "livres": 0}


def incomes(*owned: str, round=3, **what) -> list[int]:
    """What everybody gets when the round ends with player 0's last card."""
    seats = {f"player{seat}": {**DONE, "jewels": row} for seat, row in enumerate(owned)}
    seats["player0"]["hand"] = "0M"
    state = position(len(owned), round=round, **seats, **what)
    return [player.livres for player in do(state, "play 0M", "pass").players]


@pytest.mark.ruling("collect_income_jewels.one_livre_a_jewel")
def test_each_jewel_brings_1_livre_a_round():
    assert incomes("", "Y", "Y Y G R B") == [5, 6, 10]
    assert incomes("Y Y Y Y Y Y Y", "G G G G G G G", "R R R R R R", "B B B B") == [12, 12, 11, 9]


def test_besides_the_usual_income():
    decorations = {"fountain_upper.1": 1, "fountain_lower.1": 0, "jeweller.1": 1, "jeweller.2": 0}
    guests = {"1.3": "0 Y1", "2.2": "0 Y2"}
    assert incomes("R", "R B", "", decorations=decorations, guests=guests) == [5 + 1 + 2, 5 + 2 + 2, 5]


def test_also_after_the_last_round():
    assert incomes("R B", "", round=7) == [7, 5]


def test_jewels_in_the_windows_bring_nothing():
    assert incomes("", "", windows="Y G R B") == [5, 5]


def test_a_jewel_taken_this_round_counts_at_once():
    state = playing(
        "0J",
        windows="R R R R",
        workshop="- - - - Y1",
        decorations={"jeweller.1": 0},
        player0={"tiles": "YY:T/L", "livres": 1, "hand": ""},
        player1=DONE,
        player2=DONE,
    )
    do(state, "make 5", "jewel 4", "rent 1.3")
    assert jewels(state) == "R"
    assert state.players[0].livres == 5 + 1
