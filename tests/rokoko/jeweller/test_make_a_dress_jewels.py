"""3. Make a Dress: jewels."""

from typing import Any

import pytest

from rocaille.kernel.log import Log
from tests.rokoko.jeweller.positions import (
    GAME,
    after,
    do,
    jewels,
    legal,
    next_step,
    place,
    playing,
    tile_names,
    why_not,
    windows,
)

SPACE = {"jeweller.1": 0}
FULL = {
    f"{hall}.{at}": f"1 {colour}{at}"
    for hall, colour in enumerate("YGRYG", 1)
    for at in range(3 if hall == 1 else 2, 7 if hall == 1 else 5)
}  # every guest space but those of Masters
SILK = {"Y": "YY:T/L", "G": "GG:T/L", "R": "RR:T", "B": "BB:T"}


def made(dress="Y1", card="0J", windows="Y G R B", decorations=SPACE, **what):
    """Player 0 has made a dress in the window without a cost, and has 20 Livre left if nothing else is said."""
    player0 = {"tiles": SILK[dress[0]], "livres": 20, "thread": 0, "lace": 0, **what.pop("player0", {})}
    state = playing(card, windows=windows, workshop=f"- - - - {dress}", decorations=decorations, player0=player0, **what)
    return do(state, "make 5")


def offered(state) -> str:
    return " ".join(text.removeprefix("jewel ") for text in legal(state) if text.startswith("jewel"))


# ---------------------------------------------------------------- who may take which jewel


@pytest.mark.ruling("make_a_dress_jewels.own_space_needed")
def test_only_whoever_owns_a_space_of_the_jeweller_may_take_a_jewel():
    assert offered(made(windows="Y Y Y Y")) == "1 2 3 4"
    for decorations in ({}, {"jeweller.1": 1, "jeweller.3": 2}, {"statues.1": 0, "musicians.1": 0, "fireworks.1": 0}):
        state = made(windows="Y Y Y Y", decorations=decorations)
        assert offered(state) == ""
        assert why_not(state, "jewel 1") == "needs_jewellers_space"
    for space in (2, 3, 4, 5):
        assert offered(made(windows="Y Y Y Y", decorations={f"jeweller.{space}": 0, "jeweller.1": 1})) == "1 2 3 4"


@pytest.mark.ruling("make_a_dress_jewels.own_space_needed")
def test_a_space_funded_this_very_turn_is_good_enough():
    state = playing("2Ja", windows="Y G R B", workshop="- - - - Y1", player0={"tiles": "YY:T/L", "livres": 10})
    do(state, "fund jeweller.1", "make 5")
    assert offered(state) == "1 3"
    assert state.players[0].livres == 6
    do(state, "jewel 3", "rent 1.3")
    assert (jewels(state), state.players[0].livres) == ("R", 4)


@pytest.mark.ruling("make_a_dress_jewels.kind_fits")
@pytest.mark.parametrize("dress, fitting", [("Y1", "1 3"), ("R1", "1 3"), ("G1", "2 4"), ("B1", "2 4")])
def test_a_necklace_goes_with_a_womans_dress_a_ring_with_a_mans_coat(dress, fitting):
    state = made(dress)
    assert offered(state) == fitting
    for window in {"1 3": "2 4", "2 4": "1 3"}[fitting].split():
        assert why_not(state, f"jewel {window}") == "jewel_does_not_fit"


@pytest.mark.ruling("make_a_dress_jewels.one_jewel_a_dress")
def test_the_price_of_the_window_is_paid_and_one_jewel_taken():
    for window, price in enumerate((6, 4, 2, 1), 1):
        state = made(windows="R R R R")
        do(state, f"jewel {window}")
        assert state.players[0].livres == 20 - price
        assert (jewels(state), jewels(state, 1)) == ("R", "")
        assert windows(state).split() == ["-" if at == window else "R" for at in range(1, 5)]
        assert offered(state) == ""
        assert why_not(state, "jewel 1" if window > 1 else "jewel 2") is not None


@pytest.mark.parametrize("livres, affordable", [(0, ""), (1, "4"), (2, "3 4"), (3, "3 4"), (4, "2 3 4"), (6, "1 2 3 4")])
def test_a_jewel_that_is_too_dear_is_not_offered(livres, affordable):
    state = made(windows="R R R R", player0={"livres": livres})
    assert offered(state) == affordable
    for window in "1234":
        reason = why_not(state, f"jewel {window}")
        assert reason == (None if window in affordable else "too_dear")


def test_the_dress_is_paid_first():
    """A window of 6 Livre leaves nothing for the jewel."""
    state = playing("0J", windows="R R R R", workshop="Y1", decorations=SPACE, player0={"tiles": "YY:T/L", "livres": 6})
    do(state, "make 1")
    assert offered(state) == ""
    reason = GAME.why_not(state, 0, GAME.notation.read("jewel 4"))
    assert (reason.key, reason.args) == ("too_dear", (1, 0))


def test_there_is_nothing_to_take_in_an_empty_window():
    state = made(windows="- R - Y")
    assert offered(state) == "2 4"
    assert why_not(state, "jewel 1") == "no_jewel_there"


def test_a_jewel_is_never_compulsory():
    state = made()
    assert {"sell", "rent 1.3"} < set(legal(state))
    assert jewels(do(state, "rent 1.3")) == ""


@pytest.mark.parametrize("players, workshop", [(2, "- - - Y2 Y1"), (5, "- - - - Y2 Y1")])
def test_a_second_dress_may_bring_a_second_jewel(players, workshop):
    last = len(workshop.split())
    state = playing(
        "2Ja",
        players=players,
        windows="R R R R",
        workshop=workshop,
        decorations=SPACE,
        player0={"tiles": "YY:T/L YY:T/L", "livres": 20, "jewels": "B"},
    )
    do(state, f"make {last}", "jewel 4", "rent 1.4", f"make {last - 1}", "jewel 3", "rent 1.5")
    assert jewels(state) == "R R B"


# ---------------------------------------------------------------- the same colour


@pytest.mark.ruling("make_a_dress_jewels.same_colour")
@pytest.mark.parametrize("dress, window", [("Y1", 1), ("G1", 2), ("R1", 3), ("B1", 4)])
def test_a_jewel_of_the_dresss_own_colour_brings_a_face_down_tile(dress, window):
    state = made(dress, stack="YR:T/L")
    log = Log()
    do(state, f"jewel {window}", log=log)
    assert next_step(state) == "KeepOrDiscard of 0"
    assert legal(state) == ["keep", "discard thread", "discard lace"]
    assert tile_names(state.players[0].veiled) == "YR:T/L"
    assert [event.to for event in log.events if event.key == "drawn_tile"] == [0]
    assert do(state, "keep").tile_stack == ()
    assert next_step(state) == "RentWithJewel of 0"


@pytest.mark.parametrize("dress, window", [("Y1", 3), ("G1", 4), ("R1", 1), ("B1", 2)])
def test_a_jewel_of_another_colour_brings_none(dress, window):
    state = do(made(dress, stack="YR:T/L"), f"jewel {window}")
    assert next_step(state) == "RentWithJewel of 0"
    assert (state.players[0].veiled, len(state.tile_stack)) == ((), 1)


def test_the_tile_of_a_jewel_may_be_discarded_for_its_markers():
    state = do(made(stack="G:T+L"), "jewel 1", "discard both")
    assert (state.players[0].thread, state.players[0].lace, state.players[0].veiled) == (1, 1, ())
    assert tile_names(state.tile_discards[-1:]) == "G:T+L"


@pytest.mark.ruling("make_a_dress_jewels.same_colour")
def test_the_discards_are_shuffled_for_it_and_without_any_tile_there_is_none():
    state = do(made(stack="", tile_discards=""), "jewel 1")  # the tile given for the dress
    assert tile_names(state.players[0].veiled) == "YY:T/L"
    none = playing("4J", windows="R R R R", workshop="- - - - R1", decorations=SPACE, stack="", tile_discards="")
    do(none, "pass", "make 5", "jewel 3")
    assert next_step(none) == "RentWithJewel of 0"
    assert (jewels(none), none.players[0].veiled) == ("R", ())


# ---------------------------------------------------------------- the order


@pytest.mark.ruling("make_a_dress_jewels.order")
def test_first_the_jewel_then_its_tile_then_the_guest_and_the_reward():
    state = made(stack="RR:T", warehouse=["GG:T/L", "", ""])
    do(state, "jewel 1")
    assert legal(state) == ["keep", "discard thread"]
    assert why_not(state, "rent 2.4") == "tile_first"
    do(state, "keep")
    assert all(text.startswith("rent ") for text in legal(state))
    do(state, "rent 2.4")
    assert next_step(state) == "FreeTile of 0"
    do(state, "acquire 1.1", "keep")
    assert tile_names(state.players[0].tiles) == "GG:T/L"
    assert state.hosts[place("space", "2.4")] == 0


def test_livre_of_the_guest_space_come_too_late_for_the_jewel():
    state = made(windows="- - - R", player0={"livres": 0})
    assert offered(state) == ""
    assert do(state, "rent 1.4").players[0].livres == 2


@pytest.mark.ruling("make_a_dress_jewels.rent_after_a_jewel")
def test_with_its_jewel_the_dress_must_be_rented_out():
    state = do(made(windows="R R R R"), "jewel 4")
    assert "sell" not in legal(state)
    assert why_not(state, "sell") == "rent_with_jewel"
    assert why_not(state, "jewel 1") == "one_jewel_a_dress"
    assert why_not(state, "keep") == "rent_with_jewel"
    assert {text.split()[1] for text in legal(state)} == set(FULL)
    assert why_not(state, "rent 1.1") == "space_needs_master"
    assert "rent 1.1" in legal(do(made(card="0M", windows="R R R R"), "jewel 4"))


@pytest.mark.ruling("make_a_dress_jewels.no_jewel_when_sold")
def test_a_dress_that_is_sold_brings_no_jewel():
    state = do(made(), "sell")
    assert (jewels(state), windows(state), state.players[0].livres) == ("", "Y G R B", 26)


@pytest.mark.ruling("make_a_dress_jewels.no_jewel_when_sold")
def test_a_dress_that_must_be_sold_brings_no_jewel():
    state = made(guests=FULL)
    assert legal(state) == ["sell"]
    assert why_not(state, "jewel 1") == "must_be_sold"
    one_left = made(guests={space: words for space, words in FULL.items() if space != "3.2"})
    assert legal(do(one_left, "jewel 3")) == ["rent 3.2"]
    assert offered(made(card="0M", guests=FULL)) == "1 3"  # the spaces of Masters are left


# ---------------------------------------------------------------- every way of making a dress


@pytest.mark.ruling("make_a_dress_jewels.any_way_of_making")
def test_a_jewel_may_come_with_every_dress_that_is_rented_out():
    what = {"windows": "R R R R", "workshop": "- - - - Y1", "decorations": SPACE}
    own = {"tiles": "YY:T/L", "livres": 20}
    ways: list[tuple[Any, ...]] = [
        (playing("0M", player0=own, **what), "make 5"),
        (playing("0J", player0=own, **what), "make 5"),
        (playing("2Ja", player0=own, **what), "pass", "make 5"),
        (playing("2Ja", player0=own, **what), "depute", "make 5"),
        (playing("1Mb", player0={**own, "supply": "0M 0J 0Aa 0Ab 2Ja"}, **what), "pass", "depute-from supply 2Ja", "make 5"),
        (playing("2Jc", player0={**own, "supply": "0M 0J 0Aa 0Ab 2Ja"}, **what), "pass", "move supply 2Ja", "make 5"),
        (playing("2Jd", player0=own, player1={"discard": "0M 2Ja"}, **what), "pass", "copy 1", "make 5"),
    ]
    for state, *texts in ways:
        do(state, *texts)
        assert offered(state) == "1 2 3 4"
        assert jewels(after(state, "jewel 2", "rent 4.2")) == "R"


def test_a_dress_with_its_jewel_counts_for_all_halls():
    guests = {"2.2": "0 Y2", "3.2": "0 Y3", "4.2": "0 Y4", "5.2": "0 Y5"}
    state = do(made(windows="R R R R", guests=guests), "jewel 4", "rent 1.3")
    assert state.all_halls[0] == 0


def test_the_others_cannot_decide_on_it():
    state = made()
    assert GAME.options(state, 1) == []
    assert GAME.why_not(state, 1, GAME.notation.read("jewel 1")).key == "not_your_turn"
