"""4. Hire a new Employee."""

import pytest

from tests.rokoko.positions import do, legal, names, next_step, playing, position, why_not

ROWS = [("1Ma 1Mb 1Ja 1Jb", 5), ("1Ma 1Mb 1Ja", 3), ("1Ma 1Mb", 1), ("1Ma", 0)]


@pytest.mark.ruling("hire_a_new_employee.price")
@pytest.mark.parametrize("row, price", ROWS)
def test_the_price_goes_by_the_cards_in_the_row(row, price):
    state = do(playing("0M", hire=row, player0={"livres": 9}), "hire 1Ma")
    assert state.players[0].livres == 9 - price
    assert names(state.hire_row) == " ".join(row.split()[1:])


@pytest.mark.parametrize("row, price", ROWS)
def test_only_who_can_pay_hires(row, price):
    for livres in range(7):
        hired = [text for text in legal(playing("0M", hire=row, player0={"livres": livres})) if text.startswith("hire")]
        assert hired == ([f"hire {card}" for card in row.split()] if livres >= price else [])
    if price:
        assert why_not(playing("0M", hire=row, player0={"livres": 0}), "hire 1Ma") == "too_dear"


def test_an_empty_row_has_nobody_to_hire():
    assert why_not(playing("0M", hire=""), "hire 1Ma") == "not_for_hire"


@pytest.mark.ruling("hire_a_new_employee.played_this_round")
def test_the_card_goes_to_the_hand_and_is_played_this_round():
    nobody = {"hand": ""}
    state = position(hire="1Ma", player0={"hand": "0M"}, player1=nobody, player2=nobody)
    do(state, "play 0M", "hire 1Ma")
    assert names(state.players[0].hand) == "1Ma"
    assert (state.round, next_step(state)) == (3, "PlayOneCard of 0")
    do(state, "play 1Ma")
    assert next_step(state) == "MainAction of 0"


def test_a_hired_card_counts_in_the_deck_at_once():
    state = do(playing("4M", hire="1Ma", player0={"supply": "0M 0J 0Aa 0Ab 1Ab", "livres": 0}), "hire 1Ma", "use")
    assert state.players[0].livres == 3  # 4M and 5 cards were 6, and 1Ma makes 7


def test_masters_among_the_hired_may_hire():
    assert "hire 1Ma" in legal(playing("5Ma", hire="1Ma"))
