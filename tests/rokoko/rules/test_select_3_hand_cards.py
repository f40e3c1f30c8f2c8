"""Phase 2: Select 3 hand cards."""

from itertools import permutations

import pytest

from tests.rokoko.positions import GAME, begin_round, between_rounds, do, legal, names, next_step


def selecting(supply: str, discard: str = ""):
    """A new round; the others have nothing to choose."""
    waiting = {"hand": "", "supply": "0M 0J 0Aa"}
    return begin_round(
        between_rounds(player0={"hand": "", "supply": supply, "discard": discard}, player1=waiting, player2=waiting)
    )


def test_three_cards_are_chosen_out_of_the_whole_supply():
    state = selecting("0M 0M 0J 0Aa 0Ab")
    assert legal(state) == ["take 0M", "take 0J", "take 0Aa", "take 0Ab"]
    do(state, "take 0M", "take 0Ab", "take 0M")
    assert names(state.players[0].hand) == "0M 0M 0Ab"
    assert names(state.players[0].supply) == "0J 0Aa"
    assert next_step(state) == "PlayOneCard of 0"


def test_the_discard_pile_is_not_chosen_from_while_the_supply_suffices():
    state = selecting("0M 0J 0Aa 0Ab", discard="1Ma")
    assert "take 1Ma" not in legal(state)
    assert GAME.why_not(state, 0, GAME.notation.read("take 1Ma")).key == "card_not_in_supply"
    assert names(do(state, "take 0M", "take 0J", "take 0Aa").players[0].discard) == "1Ma"


@pytest.mark.ruling("select_3_hand_cards.fewer_than_three")
@pytest.mark.parametrize("supply, discard", [("", "0M 0J 0Aa 0Ab"), ("0M", "0M 0J 0Aa"), ("0M 0M", "0J 1Ma 0Aa 0Ab")])
def test_with_fewer_than_three_all_are_taken_and_the_rest_comes_from_the_turned_discards(supply, discard):
    state = selecting(supply, discard)
    player = state.players[0]
    assert names(player.hand) == supply
    assert player.discard == ()
    assert sorted(names(player.supply).split()) == sorted(discard.split())
    missing = 3 - len(supply.split())
    do(state, *[f"take {card}" for card in discard.split()[:missing]])
    assert len(player.hand) == 3
    assert len(player.supply) == len(discard.split()) - missing
    assert next_step(state) == "PlayOneCard of 0"


@pytest.mark.ruling("select_3_hand_cards.exactly_three")
def test_exactly_three_are_taken_without_a_choice_and_the_discards_stay():
    state = selecting("0M 0J 0Aa", discard="0M 0Ab")
    player = state.players[0]
    assert (names(player.hand), player.supply, names(player.discard)) == ("0M 0J 0Aa", (), "0M 0Ab")
    assert next_step(state) == "PlayOneCard of 0"


def test_the_discards_that_stayed_are_turned_in_the_next_round():
    state = selecting("", discard="0M 0Ab 0M 0J 0Aa")
    assert legal(state) == ["take 0M", "take 0J", "take 0Aa", "take 0Ab"]


def test_with_four_there_is_a_choice():
    assert len(legal(selecting("0M 0J 0Aa 0Ab"))) == 4


@pytest.mark.ruling("select_3_hand_cards.any_order")
def test_everybody_chooses_at_once_and_the_order_does_not_matter():
    start = begin_round(between_rounds(player2={"hand": "", "supply": "0M 0J 0Aa"}))
    assert GAME.to_decide(start) == (0, 1)
    choices = ["0: take 0M", "0: take 0Aa", "0: take 0J", "1: take 0Ab", "1: take 0M", "1: take 0M"]
    ends = set()
    for order in list(permutations(choices))[::7]:
        state = do(start.copy(), *order)
        assert next_step(state) == "PlayOneCard of 0"
        ends.add(state.key())
    assert len(ends) == 1


def test_who_has_three_cards_waits_for_the_others():
    state = do(begin_round(between_rounds()), "0: take 0M", "0: take 0M", "0: take 0J")
    assert GAME.to_decide(state) == (1, 2)
    assert legal(state, 0) == []


def test_nothing_else_is_done_before_all_hands_are_chosen():
    state = begin_round(between_rounds())
    assert GAME.why_not(state, 0, GAME.notation.read("play 0M")).key == "choose_hand_first"
