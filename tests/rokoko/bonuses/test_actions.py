"""Bonuses that are a further action."""

import pytest

from tests.rokoko.bonuses.ways import ALL_WAYS, gained, reached
from tests.rokoko.positions import after, bonus_of, do, legal, next_step, place, playing, tile_names, veiled, why_not


@ALL_WAYS
def test_0J_thread_or_lace_for_1_livre(way):
    for marker in ("thread", "lace"):
        state = reached(way, "0J", player0={"supply": "0M 0M 1Ja 0Aa 0Ab"})
        assert legal(state) == ["gain thread", "gain lace", "pass"]
        assert gained(state, f"gain {marker}") == {"livres": -1, marker: 1}


def test_0J_needs_the_livre():
    assert next_step(bonus_of("0J", player0={"livres": 0})) == "PlayOneCard of 1"


def test_0J_deputed_pays_with_the_livre_it_brought():
    assert "gain lace" in legal(do(playing("0J", player0={"livres": 0}), "depute"))


@ALL_WAYS
def test_1Ab_thread_or_lace_free(way):
    for marker in ("thread", "lace"):
        assert gained(reached(way, "1Ab", player0={"livres": 0}), f"gain {marker}") == {marker: 1}


@ALL_WAYS
@pytest.mark.parametrize("card", ["0Aa", "1Jb"])
def test_0Aa_and_1Jb_acquire_resources(way, card):
    player0 = {"livres": 1, "supply": "0M 0M 0J 1Ja 0Ab"}
    state = reached(way, card, warehouse=["GG:T/L R:T+L", "YY:T/L YY:T/L YY:T/L", "B:T+L"], player0=player0)
    assert legal(state) == ["acquire 1.1", "acquire 1.2", "acquire 3.1", "pass"]  # the second segment costs 2
    assert why_not(state, "acquire 2.1") == "too_dear"
    assert gained(state, "acquire 1.2", "discard both") == {"livres": -1, "thread": 1, "lace": 1}
    assert next_step(state) == "PlayOneCard of 1"


def test_two_tiles_in_one_turn_the_second_cheaper():
    state = playing("0Aa", warehouse=["GG:T/L R:T+L", "", ""], player0={"livres": 1, "supply": "0M 0M 0J 0Ab"})
    do(state, "acquire 1.1", "keep", "acquire 1.2", "keep")
    assert (tile_names(state.players[0].tiles), state.players[0].livres) == ("GG:T/L R:T+L", 0)


def test_acquiring_is_not_offered_when_nothing_can_be_paid():
    assert next_step(bonus_of("1Jb", warehouse=["GG:T/L R:T+L", "", ""], player0={"livres": 0})) == "PlayOneCard of 1"
    assert next_step(bonus_of("1Jb", warehouse=["", "", ""])) == "PlayOneCard of 1"


@ALL_WAYS
@pytest.mark.parametrize("card, price", [("1Ja", 1), ("1Aa", 0)])
def test_1Ja_and_1Aa_draw_a_tile_face_down(way, card, price):
    state = reached(way, card, stack="B:T+L")
    assert legal(state) == ["use", "pass"]
    do(state, "use")
    assert state.players[0].livres == 15 - price
    assert state.players[0].veiled == veiled("B:T+L")
    assert legal(state) == ["keep", "discard both"]
    assert after(state, "keep").players[0].veiled == veiled("B:T+L")
    thrown = after(state, "discard both")
    assert (thrown.players[0].veiled, thrown.players[0].thread, thrown.players[0].lace) == ((), 1, 1)
    assert tile_names(thrown.tile_discards) == "B:T+L"


def test_1Ja_needs_the_livre():
    assert next_step(bonus_of("1Ja", player0={"livres": 0})) == "PlayOneCard of 1"
    assert next_step(bonus_of("1Aa", player0={"livres": 0})) == "BonusOf of 0"


def test_a_drawn_tile_is_silk_like_any_other():
    state = playing("0M", workshop="- - - - Y1", player0={"veiled": "YY:T/L"})
    do(state, "make 5", "sell")
    assert (state.players[0].veiled, tile_names(state.tile_discards)) == ((), "YY:T/L")


@ALL_WAYS
def test_2Ja_makes_a_dress_with_a_bale_fewer(way):
    state = reached(way, "2Ja", workshop="Y3 - - - G6", player0={"tiles": "Y:T+L GG:T/L", "livres": 3})
    assert legal(state) == ["make 5", "pass"]  # the first window is too dear
    do(state, "make 5")
    assert tile_names(state.players[0].tiles) == "Y:T+L"
    assert "rent 1.1" not in legal(state)
    do(state, "rent 2.3")
    assert state.hosts[place("space", "2.3")] == 0
    assert next_step(state) == "PlayOneCard of 1"


@ALL_WAYS
def test_4J_makes_a_dress_with_up_to_two_red_bales_fewer(way):
    state = reached(way, "4J", workshop="- - - R8 R7", player0={"tiles": "R:T+L", "lace": 5})
    assert legal(state) == ["make 5", "pass"]
    assert why_not(state, "make 4") == "no_thimble_by_bonus"
    do(state, "make 5", "sell")
    assert state.players[0].tiles == ()


def test_a_bonus_dress_via_a_journeyman_only_goes_on_plain_spaces():
    state = do(bonus_of("4J", workshop="- - - - R1"), "make 5")
    assert not {"rent 1.1", "rent 1.2", "rent 5.1"} & set(legal(state))


@ALL_WAYS
@pytest.mark.parametrize("card, less", [("3Jb", 5), ("6J", 10)])
def test_3Jb_and_6J_fund_a_decoration_for_less(way, card, less):
    state = reached(way, card, player0={"livres": 8})
    costs = state.box.decoration_cost
    affordable = [f"fund {decoration(space)}" for space in state.box.decorations if costs[space] - less <= 8]
    assert legal(state) == [*affordable, "pass"]
    assert why_not(state, "fund fireworks.4") == "too_dear"
    assert gained(state, "fund statues.1") == ({"livres": less - 11} if less < 11 else {})
    assert state.decorations[place("decoration", "statues.1")] == 0


def decoration(space: int) -> str:
    kinds = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians")
    return f"{kinds[space // 5]}.{space % 5 + 1}"


def test_two_decorations_in_one_turn():
    state = do(playing("6J", player0={"livres": 16}), "fund musicians.1", "fund musicians.5")
    assert state.decorations.count(0) == 2
    assert state.players[0].livres == 0


def test_nothing_left_to_fund():
    every = {decoration(space): 1 for space in bonus_of("0M").box.decorations}
    assert next_step(bonus_of("6J", decorations=every, player0={"livres": 99})) == "PlayOneCard of 1"
