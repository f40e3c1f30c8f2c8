"""Bonuses that pay Livre or prestige for what the player has."""

import pytest

from tests.rokoko.bonuses.ways import ALL_WAYS, gained, reached
from tests.rokoko.positions import bonus_of, do, legal, next_step, playing

GUESTS = {
    "1.1": "0 Y1",
    "1.3": "0 Y2",
    "2.2": "0 G1",
    "2.3": "0 R1",
    "3.2": "0 R2",
    "4.2": "0 B1",
    "5.2": "0 B2",
    "1.4": "1 Y3",
    "1.5": "1 G2",
    "3.3": "2 R3",
    "4.3": "1 B3",
    "5.3": "2 G3",
}
MUSICIANS = {"musicians.1": 0, "musicians.2": 0, "statues.1": 0, "fountain_upper.1": 0, "fireworks.1": 0, "fireworks.2": 1}


@ALL_WAYS
@pytest.mark.parametrize(
    "card, gain",
    [
        ("0Ab", {"livres": 2}),
        ("1Ma", {"livres": 1}),
        ("2M", {"livres": 2 * 1 + 2 * 2}),
        ("2A", {"prestige": 2}),
        ("3M", {"livres": 5}),
        ("3Ja", {"prestige": 2}),
        ("4Aa", {"livres": 1 * 2, "prestige": 2 * 1}),
        ("5Ma", {"livres": 7}),
        ("5Mb", {"prestige": 2}),
        ("5J", {"prestige": 3}),
    ],
)
def test_what_the_bonus_pays(way, card, gain):
    """Seven dresses: 2 yellow, 1 green, 2 red, 2 blue; five decorations; the all-halls track counts nowhere."""
    state = reached(way, card, guests=GUESTS, decorations=MUSICIANS, all_halls=(0, 1, 2))
    assert legal(state) == ["use", "pass"]
    assert gained(state, "use") == gain
    assert next_step(state) == "PlayOneCard of 1"


@ALL_WAYS
def test_what_is_passed_pays_nothing(way):
    assert gained(reached(way, "5Ma", guests=GUESTS), "pass") == {}


OTHERS = "0M 0M 0J 0Aa 0Ab 1Ma 1Ja 1Jb 1Aa 1Ab 2M 2A 3M 5J"
SIZES = [(4, 0, 0), (5, 1, 2), (6, 1, 2), (7, 3, 6), (8, 3, 6), (9, 5, 10), (10, 5, 10), (11, 7, 14), (12, 7, 14), (15, 7, 14)]


@pytest.mark.parametrize("cards, master, apprentice", SIZES)
def test_the_tables_by_deck_size(cards, master, apprentice):
    others = OTHERS.split()[: cards - 1]
    third = len(others) // 3
    piles = {
        "supply": " ".join(others[:third]),
        "hand": " ".join(others[third : 2 * third]),
        "discard": " ".join(others[2 * third :]),
    }
    for card, livres in (("4M", master), ("3A", apprentice)):
        state = bonus_of(card, player0=piles)
        if livres:
            assert gained(state, "use") == {"livres": livres}
        else:
            assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.parametrize("card, livres", [("3A", 6), ("4M", 3)])
def test_a_deputed_card_counts_in_its_own_table(card, livres):
    for way in ("played", "deputed"):
        assert gained(reached(way, card, player0={"supply": "0M 0M 0J 0Aa 0Ab 1Ma"}), "use") == {"livres": livres}
    by_bonus = reached("deputed by a bonus", card)  # five cards, 1Mb and the card itself
    assert gained(by_bonus, "use") == {"livres": livres}
    assert by_bonus.players[0].deck_size() == 6


def test_only_ones_own_dresses_pay():
    assert next_step(bonus_of("5Ma", guests={"1.1": "1 Y1"})) == "PlayOneCard of 1"
    assert next_step(bonus_of("2M", guests={"1.1": "1 Y1", "1.2": "0 G1", "1.3": "0 B1"})) == "PlayOneCard of 1"
    assert next_step(bonus_of("4Aa", guests={"1.1": "0 Y1", "1.2": "0 R1", "1.3": "2 B1"})) == "PlayOneCard of 1"


def test_a_dress_and_a_decoration_of_this_turn_pay_at_once():
    dress = playing("5Ma", workshop="- - - - Y1", player0={"tiles": "YY:T/L"}, guests={"2.2": "0 G1"})
    assert gained(do(dress, "make 5", "rent 1.3"), "use") == {"livres": 2}
    decoration = playing("3M", player0={"livres": 20}, decorations={"statues.1": 0})
    assert gained(do(decoration, "fund statues.2"), "use") == {"livres": 2}


def test_a_sold_dress_does_not():
    assert next_step(bonus_of("5Ma", dress_discards="Y1")) == "PlayOneCard of 1"
