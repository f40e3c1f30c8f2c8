"""5. Depute your Employee."""

import pytest

from tests.rokoko.positions import after, do, legal, names, next_step, playing, why_not


@pytest.mark.parametrize("card, pay", [("0M", 10), ("0J", 7), ("0Aa", 4), ("6M", 10), ("6J", 7), ("6Aa", 4)])
def test_deputing_pays_10_7_or_4_livre(card, pay):
    state = do(playing(card, player0={"livres": 1}, warehouse=["", "", ""]), "depute")
    assert state.players[0].livres == 1 + pay


@pytest.mark.ruling("depute_your_employee.bonus_still_used")
def test_the_bonus_may_still_be_used_and_then_the_card_leaves_the_game():
    state = do(playing("0Ab", player0={"livres": 0}), "depute")
    assert legal(state) == ["use", "pass"]
    assert names(state.players[0].leaving) == "0Ab"
    do(state, "use")
    player = state.players[0]
    assert (player.livres, player.deck_size(), player.leaving, player.discard) == (6, 4, (), ())


def test_the_bonus_of_a_deputed_card_may_be_left():
    assert next_step(do(playing("0Ab"), "depute", "pass")) == "PlayOneCard of 1"


@pytest.mark.ruling("depute_your_employee.four_cards_stay")
def test_four_cards_must_stay():
    for supply, may in [("0M 0J 0Aa", False), ("0M 0J 0Aa 0Ab", True), ("0M 0M 0J 0Aa 0Ab 1Ma", True)]:
        state = playing("1Ma", player0={"supply": supply})
        assert ("depute" in legal(state)) == may
    assert why_not(playing("1Ma", player0={"supply": "0M 0J 0Aa"}), "depute") == "deck_too_small"


@pytest.mark.parametrize("where", ["supply", "hand", "discard"])
def test_every_pile_of_the_deck_counts_for_the_limit(where):
    state = playing("1Ma", player0={"supply": "", "hand": "", "discard": "", where: "0M 0J 0Aa 0Ab"})
    assert "depute" in legal(state)
    state = playing("1Ma", player0={"supply": "", "hand": "", "discard": "", where: "0M 0J 0Aa"})
    assert "depute" not in legal(state)


@pytest.mark.ruling("depute_your_employee.leaving_cards_do_not_count_for_the_limit")
@pytest.mark.parametrize("card", ["1Mb", "2Jb"])
def test_action_and_bonus_together_must_leave_four(card):
    five = do(playing(card, player0={"supply": "0M 0J 0Aa 0Ab"}), "depute")
    assert next_step(five) == "PlayOneCard of 1"  # nobody is left for the bonus
    six = do(playing(card, player0={"supply": "0M 0M 0J 0Aa 0Ab"}), "depute")
    assert legal(six) == [
        "depute-from supply 0M",
        "depute-from supply 0J",
        "depute-from supply 0Aa",
        "depute-from supply 0Ab",
        "pass",
    ]
    do(six, "depute-from supply 0M")
    assert six.players[0].deck_size() == 4


@pytest.mark.parametrize("card", ["1Mb", "2Jb"])
def test_by_bonus_alone_five_cards_are_enough_and_four_are_not(card):
    five = do(playing(card, player0={"supply": "0M 0J 0Aa 0Ab"}), "pass")
    assert "depute-from supply 0M" in legal(five)
    four = do(playing(card, player0={"supply": "0M 0J 0Aa"}), "pass")
    assert next_step(four) == "PlayOneCard of 1"


def test_a_chain_of_deputing_bonuses_must_leave_four_too():
    """1Mb is deputed, deputes 2Jb, which deputes another: three cards leave."""
    seven = do(playing("1Mb", player0={"supply": "0M 0M 0J 0Aa 0Ab 2Jb"}), "depute", "depute-from supply 2Jb")
    assert "depute-from supply 0M" in legal(seven)
    assert do(seven, "depute-from supply 0M").players[0].deck_size() == 4
    six = do(playing("1Mb", player0={"supply": "0M 0J 0Aa 0Ab 2Jb"}), "depute", "depute-from supply 2Jb")
    assert next_step(six) == "PlayOneCard of 1"
    assert six.players[0].deck_size() == 4


@pytest.mark.ruling("depute_your_employee.leaving_cards_count_for_the_tables")
def test_a_leaving_card_counts_for_the_deck_size_tables_until_its_bonus_is_done():
    seven = playing("3A", player0={"livres": 0, "supply": "0M 0M 0J 0Aa 0Ab 1Ma"})
    assert after(seven, "depute", "use").players[0].livres == 4 + 6
    by_bonus = playing("1Mb", player0={"livres": 0, "supply": "0M 0M 0J 0Aa 0Ab 3A"})
    assert after(by_bonus, "pass", "depute-from supply 3A", "use").players[0].livres == 6
    both = playing("1Mb", player0={"livres": 0, "supply": "0M 0M 0J 0Aa 0Ab 3A"})
    assert after(both, "depute", "depute-from supply 3A", "use").players[0].livres == 10 + 6
    assert after(both, "depute", "depute-from supply 3A", "use").players[0].deck_size() == 5


def test_the_last_master_may_be_deputed():
    state = do(playing("0M", player0={"supply": "0J 0Aa 0Ab 1Ab"}), "depute")
    assert not [card for card in names(state.players[0].supply).split() if "M" in card]


def test_one_of_two_identical_masters_leaves():
    state = do(playing("0M", player0={"supply": "0M 0J 0Aa 0Ab"}), "depute")
    assert names(state.players[0].supply) == "0M 0J 0Aa 0Ab"
    assert state.players[0].deck_size() == 4
