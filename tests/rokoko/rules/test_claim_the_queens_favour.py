"""1. Claim the Queen's favour."""

import pytest

from rocaille.games.rokoko.names import NOBODY
from tests.rokoko.positions import after, at_the_ball, do, legal, next_step, playing, points, position, why_not


@pytest.mark.parametrize("card", ["0M", "0J"])
def test_the_favour_brings_5_livre_and_the_card(card):
    state = do(playing(card, player0={"livres": 2}), "favour")
    assert (state.players[0].livres, state.favour) == (7, 0)


def test_the_favour_is_claimed_once_a_round():
    state = playing("0M", favour=2)
    assert "favour" not in legal(state)
    assert why_not(state, "favour") == "favour_taken"


@pytest.mark.ruling("claim_the_queens_favour.starting_player_too")
def test_the_starting_player_may_claim_it_too():
    assert "favour" in legal(playing("0J", starter=0))


def test_the_start_moves_only_with_the_next_round():
    state = position(starter=1, player0={"hand": "0M", "supply": "0M 0J 0Aa 0Ab"}, player1={"hand": ""}, player2={"hand": "0J"})
    do(state, "play 0M", "favour")
    assert (state.starter, state.favour, next_step(state)) == (1, 0, "PlayOneCard of 2")
    do(state, "play 0J", "pass", "pass")
    assert (state.starter, state.favour) == (0, NOBODY)


@pytest.mark.ruling("claim_the_queens_favour.round_seven")
def test_taken_in_round_seven_it_is_worth_3_prestige():
    done = {"hand": "", "supply": "0M 0J 0Aa 0Ab"}
    state = position(round=7, player0={"hand": "0M", "supply": "0J 0Aa 0Ab"}, player1=done, player2=done)
    end = after(state, "play 0M", "favour")
    assert (next_step(end), end.favour) == ("over", 0)
    assert points(end, "favour") == [(0, "favour", 3)]
    assert points(after(state, "play 0M", "pass"), "favour") == []


def test_whoever_does_not_hold_the_card_at_the_end_gets_nothing_for_it():
    assert points(at_the_ball(starter=1), "favour") == []
