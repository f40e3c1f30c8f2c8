"""Overview of the Employee bonuses."""

import re

import pytest

from rocaille.games.rokoko.state import State
from tests.rokoko.positions import GAME, after, bonus_of, do, legal, names, next_step, playing, points, why_not

NOTHING_LEFT = {"livres": 0, "supply": "0M 0J 0Aa", "thread": 0, "lace": 0}


@pytest.mark.ruling("employee_bonuses.nothing_to_gain")
@pytest.mark.parametrize(
    "card",
    [
        "0J",
        "0Aa",
        "1Ja",
        "1Mb",
        "2M",
        "2Ja",
        "2Jb",
        "2A",
        "3M",
        "3Ja",
        "3Jb",
        "3A",
        "4M",
        "4J",
        "4Aa",
        "4Ab",
        "5Ma",
        "5Mb",
        "5J",
        "5A",
        "6M",
        "6J",
    ],
)
def test_a_bonus_that_would_change_nothing_is_not_offered(card):
    state = bonus_of(
        card,
        player0=NOTHING_LEFT,
        warehouse=["GG:T/L YY:T/L", "", ""],
        decorations={} if card in ("3Jb",) else {f"musicians.{n}": 1 for n in range(1, 6)},
    )
    if card == "6J":  # ten Livre less make some spaces free
        assert "fund statues.1" not in legal(state)
        return
    assert next_step(state) == "PlayOneCard of 1"
    assert names(state.players[0].discard) == card


def test_base_masters_have_no_bonus():
    assert next_step(bonus_of("0M")) == "PlayOneCard of 1"


@pytest.mark.parametrize("card", ["6Aa", "6Ab", "6Ac", "6Ad"])
def test_crowns_cannot_be_used_during_the_game(card):
    state = bonus_of(card, player0={"thread": 9, "lace": 9}, guests={"1.1": "0 Y1", "1.2": "0 G1"})
    assert next_step(state) == "PlayOneCard of 1"


def test_nothing_else_is_done_while_a_bonus_is_offered():
    assert why_not(bonus_of("0Ab"), "acquire 1.1") == "bonus_now"


@pytest.mark.ruling("employee_bonuses.crowns_and_base_masters_give_none")
@pytest.mark.parametrize("other", ["0M", "6Aa", "6Ab", "6Ac", "6Ad"])
def test_deputing_a_crown_or_a_base_master_by_bonus_gives_no_bonus(other):
    state = bonus_of("1Mb", player0={"supply": f"0J 0Aa 0Ab 1Ma {other}", "livres": 0, "thread": 3, "lace": 3})
    do(state, f"depute-from supply {other}")
    assert next_step(state) == "PlayOneCard of 1"
    player = state.players[0]
    assert (player.livres, player.prestige, player.deck_size()) == (0, 0, 5)
    assert points_of_crowns(state) == []


def points_of_crowns(state: State) -> list[tuple[int, str, int]]:
    end = state.copy()
    end.agenda = ()
    return points(end, "crown")


@pytest.mark.ruling("employee_bonuses.deputed_bonus_is_optional")
def test_the_bonus_of_a_card_deputed_by_a_bonus_may_be_left():
    state = do(bonus_of("1Mb", player0={"livres": 0}), "depute-from supply 0Ab")
    assert legal(state) == ["use", "pass"]
    assert after(state, "pass").players[0].livres == 0
    assert after(state, "use").players[0].livres == 2
    assert after(state, "pass").players[0].deck_size() == 4


@pytest.mark.ruling("employee_bonuses.not_the_card_just_played")
def test_the_card_just_played_cannot_be_chosen():
    state = bonus_of("2Jb", player0={"supply": "0M", "hand": "0J 0Aa", "discard": "0Ab 1Ma"})
    assert legal(state) == [
        "depute-from supply 0M",
        "depute-from hand 0J",
        "depute-from hand 0Aa",
        "depute-from discard 0Ab",
        "depute-from discard 1Ma",
        "pass",
    ]
    assert why_not(state, "depute-from hand 2Jb") == "card_not_there"


@pytest.mark.ruling("employee_bonuses.four_cards_get_nothing")
def test_a_deck_of_four_gets_nothing_from_the_tables():
    for card in ("3A", "4M"):
        assert next_step(bonus_of(card, player0={"supply": "0M 0J 0Aa"})) == "PlayOneCard of 1"


@pytest.mark.ruling("employee_bonuses.rounded_down")
@pytest.mark.parametrize(
    "card, every, what", [("2A", 2, "decorations"), ("5Mb", 2, "decorations"), ("3Ja", 3, "dresses"), ("5J", 2, "dresses")]
)
def test_rounding_is_always_down(card, every, what):
    spaces = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3"]
    kinds = ["statues.1", "statues.2", "statues.3", "musicians.1", "musicians.2", "musicians.3", "musicians.4"]
    for count in range(8):
        guests = {space: f"0 Y{n + 1}" for n, space in enumerate(spaces[:count])} if what == "dresses" else {}
        decorations = {kind: 0 for kind in kinds[:count]} if what == "decorations" else {}
        state = bonus_of(card, guests=guests, decorations=decorations)
        if count < every:
            assert next_step(state) == "PlayOneCard of 1"
        else:
            assert do(state, "use").players[0].prestige == count // every


def test_a_bonus_is_used_once_a_turn():
    assert next_step(do(bonus_of("0Ab"), "use")) == "PlayOneCard of 1"


def test_every_card_of_the_game_has_its_bonus():
    verbs = [bonus.verb for bonus in GAME.boxes[5].bonuses]
    assert verbs.count("none") == 1
    assert len(verbs) == 4 + 28
    assert sum(bonus.is_crown() for bonus in GAME.boxes[5].bonuses) == 4


def test_the_numbers_of_a_bonus_are_those_of_its_text():
    for bonus, text in zip(GAME.boxes[5].bonuses, GAME.boxes[5].card_texts, strict=True):
        if bonus.verb in (
            "thread_or_lace",
            "draw_tile",
            "gain_livres",
            "fund_cheaper",
            "return_livres",
            "livres_per_dress",
            "livres_per_decoration",
            "prestige_per_dresses",
            "prestige_per_decorations",
        ):
            printed = [int(n) for n in re.findall(r"\d+", text)] or [0]
            assert set(bonus.numbers()) <= set(printed)


def test_a_bonus_that_deputes_is_only_for_ones_own_deck():
    state = bonus_of("2Jb", player1={"supply": "5J", "hand": "0M"})
    assert not [text for text in legal(state) if "5J" in text]


def test_bonus_after_hiring_sees_the_hired_card():
    state = do(playing("1Mb", hire="1Ab", player0={"supply": "0M 0J 0Aa", "livres": 5}), "hire 1Ab")
    assert "depute-from hand 1Ab" in legal(state)
    do(state, "depute-from hand 1Ab", "gain lace")
    assert (state.players[0].hand, state.players[0].shown, state.players[0].lace) == ((), (), 2)
