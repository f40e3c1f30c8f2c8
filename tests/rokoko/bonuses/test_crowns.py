"""Bonuses with a crown, scored at the end."""

import pytest

from tests.rokoko.positions import at_the_ball, points

BASE = "0M 0M 0J 0Aa 0Ab 1Ma 1Mb 1Ja 1Jb 1Aa 1Ab 2M"


def crown(card: str, **what) -> int:
    player0 = {"supply": f"0M 0M 0J {card}", "thread": 0, "lace": 0, **what.pop("player0", {})}
    return sum(value for seat, _, value in points(at_the_ball(player0=player0, **what), "crown"))


@pytest.mark.parametrize("cards, prestige", [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (12, 11)])
def test_6Aa_prestige_by_deck_size(cards, prestige):
    others = " ".join(BASE.split()[: cards - 1])
    assert crown("6Aa", player0={"supply": f"6Aa {others}"}) == prestige
    assert crown("6Aa", player0={"supply": "6Aa", "discard": others}) == prestige


@pytest.mark.parametrize("thread, lace, prestige", [(0, 5, 0), (1, 1, 3), (4, 2, 6), (3, 3, 9)])
def test_6Ab_3_prestige_a_pair_of_thread_and_lace(thread, lace, prestige):
    assert crown("6Ab", player0={"thread": thread, "lace": lace}) == prestige


@pytest.mark.parametrize("mine, prestige", [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_6Ac_3_prestige_for_every_2_dresses_on_master_spaces(mine, prestige):
    masters = ["1.1", "1.2", "2.1", "3.1", "4.1", "5.1"]
    guests = {space: f"{0 if n < mine else 1} Y{n + 1}" for n, space in enumerate(masters)}
    assert crown("6Ac", guests={**guests, "1.3": "0 G1", "1.4": "0 G2"}) == prestige


@pytest.mark.parametrize(
    "dresses, prestige",
    [
        ("Y1 G1", 2),
        ("Y1 B1", 2),
        ("R1 G1", 2),
        ("R1 B1", 2),
        ("Y1 R1", 0),
        ("G1 B1", 0),
        ("Y1 R1 G1 B1", 4),
        ("Y1 Y2 R1 G1 B1", 4),
        ("Y1", 0),
    ],
)
def test_6Ad_2_prestige_a_pair_of_womans_dress_and_mans_coat(dresses, prestige):
    spaces = ["1.3", "2.2", "3.2", "4.2", "5.2"]
    guests = {space: f"0 {dress}" for space, dress in zip(spaces, dresses.split(), strict=False)}
    assert crown("6Ad", guests={**guests, "5.4": "1 G9", "5.3": "1 Y9"}) == prestige


def test_a_crown_scores_for_its_owner_alone():
    state = at_the_ball(player1={"supply": "0M 0M 0J 0Aa 6Ab", "thread": 2, "lace": 2}, player0={"thread": 5, "lace": 5})
    assert [(seat, value) for seat, _, value in points(state, "crown")] == [(1, 6)]


def test_other_cards_score_nothing_at_the_end():
    assert points(at_the_ball(player0={"supply": BASE}), "crown") == []
