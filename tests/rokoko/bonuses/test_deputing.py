"""Bonuses that depute an employee from the whole deck."""

import pytest

from tests.rokoko.bonuses.ways import gained
from tests.rokoko.positions import GAME, after, bonus_of, do, legal, names, next_step, playing, position

PILES = {"supply": "0M 6Aa", "hand": "0J 0M", "discard": "1Ma 0Ab"}


@pytest.mark.parametrize("card", ["1Mb", "2Jb"])
def test_the_choice_is_any_card_of_supply_hand_and_discards(card):
    assert legal(bonus_of(card, player0=PILES)) == [
        "depute-from supply 0M",
        "depute-from supply 6Aa",
        "depute-from hand 0M",
        "depute-from hand 0J",
        "depute-from discard 1Ma",
        "depute-from discard 0Ab",
        "pass",
    ]


@pytest.mark.parametrize("pile, card", [("supply", "0M"), ("hand", "0M"), ("discard", "0Ab")])
def test_the_card_leaves_the_pile_it_was_in(pile, card):
    state = bonus_of("2Jb", player0=PILES)
    before = {name: sorted(names(getattr(state.players[0], name)).split()) for name in PILES}
    do(state, f"depute-from {pile} {card}")
    before[pile].remove(card)
    before["discard"].append("2Jb")
    after_all = {name: names(getattr(state.players[0], name)).split() for name in PILES}
    assert {name: sorted(row) for name, row in after_all.items()} == {name: sorted(row) for name, row in before.items()}
    assert after_all["discard"][-1] == "2Jb"


@pytest.mark.parametrize("other, pay", [("0M", 8), ("0J", 5), ("0Ab", 2), ("5Ma", 8), ("6Aa", 2)])
def test_2Jb_pays_8_5_or_2_livre_and_no_bonus_is_used(other, pay):
    state = bonus_of("2Jb", player0={"supply": f"1Ja 1Aa 1Ab 1Jb {other}"})
    assert gained(state, f"depute-from supply {other}") == {"livres": pay}
    assert next_step(state) == "PlayOneCard of 1"


def test_2Jb_deputed_itself_pays_twice():
    state = playing("2Jb", player0={"supply": "0M 0M 0J 0Aa 0Ab"})
    assert gained(state, "depute", "depute-from supply 0M") == {"livres": 7 + 8}
    assert state.players[0].deck_size() == 4


def test_1Mb_pays_no_livre():
    assert gained(bonus_of("1Mb", player0={"supply": "0M 0M 0J 0Aa 0Ab"}), "depute-from supply 0M") == {}


def test_1Mb_and_the_bonus_of_the_deputed_card():
    state = do(bonus_of("1Mb", player0={"livres": 3}), "depute-from supply 0J")
    assert names(state.players[0].leaving) == "0J"
    assert legal(state) == ["gain thread", "gain lace", "pass"]
    assert gained(state, "gain lace") == {"livres": -1, "lace": 1}
    assert (state.players[0].leaving, names(state.players[0].discard)) == ((), "1Mb")


def test_1Mb_deputes_2Jb_which_deputes_another():
    state = bonus_of("1Mb", player0={"supply": "0M 0J 0Aa 0Ab 2Jb", "hand": "1Ja"})
    do(state, "depute-from supply 2Jb")
    assert "depute-from hand 1Ja" in legal(state)
    assert gained(state, "depute-from hand 1Ja") == {"livres": 5}
    assert state.players[0].deck_size() == 5
    assert state.players[0].leaving == ()


def test_while_the_bonus_of_a_deputed_card_is_used_it_cannot_be_chosen_again():
    state = do(bonus_of("1Mb", player0={"supply": "0M 0J 0Aa 0Ab 2Jb"}), "depute-from supply 2Jb")
    assert not [text for text in legal(state) if "2Jb" in text or "1Mb" in text]


@pytest.mark.ruling("employee_bonuses.deputed_hand_card")
def test_a_deputed_hand_card_is_not_played_any_more():
    state = position(
        player0={"hand": "1Mb 0Ab", "supply": "0M 0J 0Aa"}, player1={"hand": ""}, player2={"hand": ""}, warehouse=["", "", ""]
    )
    do(state, "play 1Mb", "pass", "depute-from hand 0Ab", "use")
    assert state.round == 4


def test_the_bonus_of_a_deputed_card_that_has_no_use_is_skipped():
    state = do(bonus_of("1Mb", player0={"supply": "0M 0M 0J 0Aa 5J"}), "depute-from supply 5J")
    assert next_step(state) == "PlayOneCard of 1"
    assert state.players[0].deck_size() == 5


def test_a_deputed_crown_does_not_score():
    """Only cards of the deck do, and it has left."""
    state = bonus_of("2Jb", player0={"supply": "0M 0M 0J 0Aa 6Ab", "thread": 3, "lace": 3})
    do(state, "depute-from supply 6Ab")
    state.agenda = ()
    assert "crown" not in [line.reason for line in GAME.outcome(state).sheet]


@pytest.mark.parametrize("other", ["0Ab", "1Ma", "1Ab", "4Ab", "6M"])
def test_a_deputed_card_is_gone_whether_its_bonus_is_used_or_not(other):
    state = do(bonus_of("1Mb", player0={"supply": f"0M 0M 0J 0Aa {other}"}), f"depute-from supply {other}")
    for text in legal(state):
        ended = after(state, text).players[0]
        assert other not in names(ended.supply + ended.hand + ended.discard + ended.in_play + ended.leaving)
