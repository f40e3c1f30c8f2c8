"""Rent the Dress out, or sell it."""

from typing import Any

import pytest

from tests.rokoko.positions import GAME, after, do, dresses, legal, next_step, place, playing, tile_names, why_not

YELLOW = {"tiles": "YY:T/L", "livres": 0, "thread": 0, "lace": 0}


def made_via(card="0M", dress="Y1", players=3, **what):
    """A dress just made in the window without a cost."""
    return do(playing(card, players=players, workshop=f"- - - - {dress}", player0=YELLOW, **what), "make 5")


def spaces(state) -> set[str]:
    return {text.split()[1] for text in legal(state) if text.startswith("rent")}


def printed(players: int) -> dict[str, list[Any]]:
    halls = GAME.table["board"]["small" if players < 4 else "large"]["halls"]
    return {f"{hall}.{at}": space for hall, row in enumerate(halls, 1) for at, space in enumerate(row["spaces"], 1)}


@pytest.mark.ruling("rent_out_or_sell.master_spaces")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_master_spaces_are_for_dresses_made_via_a_master(players):
    every = printed(players)
    assert spaces(made_via("0M", players=players)) == set(every)
    guests = {name for name, (kind, _) in every.items() if kind == "guest"}
    assert spaces(made_via("0J", players=players)) == guests
    assert why_not(made_via("0J", players=players), "rent 1.1") == "space_needs_master"


@pytest.mark.ruling("rent_out_or_sell.any_other_space")
def test_any_dress_goes_on_any_other_free_space():
    """Also a thimble dress on a plain guest space, and a plain dress of a Master on a master space."""
    state = do(playing("0M", workshop="- - - - Y5", player0={"tiles": "YY:T/L"}), "make 5")
    assert {"1.1", "1.3", "5.2"} <= spaces(state)
    assert {"1.1", "1.3", "5.2"} <= spaces(made_via("0M", "Y1"))


def test_taken_spaces_are_not_free():
    state = made_via(guests={"1.1": "1 Y2", "2.2": "0 Y3"})
    assert not {"1.1", "2.2"} & spaces(state)
    assert why_not(state, "rent 2.2") == "space_taken"


def test_there_is_no_space_on_the_terrace_or_beyond_the_board():
    assert why_not(made_via(), "rent 2.5") == "no_such_space"


def test_the_choice_must_be_made_now():
    assert why_not(made_via(), "pass") == "rent_or_sell_now"


def test_a_rented_dress_bears_the_players_marker():
    state = do(made_via(), "rent 3.2")
    at = place("space", "3.2")
    assert (state.dresses[at], state.hosts[at]) == (dresses("Y1")[0], 0)
    assert state.players[0].prestige == 0


@pytest.mark.ruling("rent_out_or_sell.reward_is_taken")
@pytest.mark.parametrize("players", (3, 4))
def test_the_reward_of_the_space_is_taken_at_once(players):
    for name, (_, reward) in printed(players).items():
        state = made_via(players=players, warehouse=["GG:T/L", "", ""])
        do(state, f"rent {name}")
        player = state.players[0]
        expected = (reward if isinstance(reward, int) else 0, reward == "T", reward == "L")
        assert (player.livres, player.thread, player.lace) == expected
        assert next_step(state) == ("FreeTile of 0" if reward == "tile" else "PlayOneCard of 1")


@pytest.mark.ruling("rent_out_or_sell.free_tile")
def test_a_free_tile_comes_from_any_segment():
    state = do(made_via(warehouse=["GG:T/L R:T+L B:T+L", "", "- YY:T/L"]), "rent 1.2")
    assert legal(state) == ["acquire 1.1", "acquire 1.2", "acquire 1.3", "acquire 3.2"]
    assert why_not(state, "acquire 2.1") == "no_tile_there"
    assert why_not(state, "pass") == "free_tile_first"
    do(state, "acquire 1.3", "keep")
    assert (tile_names(state.players[0].tiles), state.players[0].livres) == ("B:T+L", 0)


@pytest.mark.ruling("rent_out_or_sell.no_tile_no_reward")
def test_without_a_tile_in_the_warehouse_there_is_no_reward():
    state = do(made_via(warehouse=["", "", ""], stack="R:T+L"), "rent 1.2")
    assert next_step(state) == "PlayOneCard of 1"
    assert state.players[0].tiles == ()


@pytest.mark.ruling("rent_out_or_sell.sold")
def test_a_sold_dress_brings_its_price_and_is_discarded():
    for dress, row in zip(("Y1", "Y5"), (GAME.table["dresses"]["tiles"][n] for n in (0, 4)), strict=True):
        state = do(playing("0M", workshop=f"- - - - {dress}", player0={"tiles": "YY:T/L", "livres": 1}), "make 5", "sell")
        assert state.players[0].livres == 1 + row[8]
        assert state.dress_discards == dresses(dress)
        assert state.hosts.count(0) == 0


@pytest.mark.ruling("rent_out_or_sell.must_be_sold")
def test_without_a_suitable_space_it_must_be_sold():
    guests = {name: "1 Y2" for name, (kind, _) in printed(3).items() if kind == "guest"}
    assert legal(made_via("0J", guests=guests)) == ["sell"]
    assert "rent 1.1" in legal(made_via("0M", guests=guests))
    assert legal(made_via("0M", guests={name: "1 Y2" for name in printed(3)})) == ["sell"]


def test_renting_out_is_followed_by_the_bonus():
    state = do(playing("1Ma", workshop="- - - - Y1", player0=YELLOW), "make 5", "rent 5.1")
    assert legal(state) == ["use", "pass"]
    assert after(state, "use").players[0].livres == printed(3)["5.1"][1] + 1
