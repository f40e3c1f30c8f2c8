"""2. Acquire Resources."""

import pytest

from tests.rokoko.positions import after, bonus_of, do, legal, names, next_step, playing, tile_names, tiles, veiled, why_not

PRICES = [("GG:T/L GG:T/L GG:T/L R:T+L", 2), ("GG:T/L GG:T/L R:T+L", 2), ("GG:T/L R:T+L", 1), ("R:T+L", 0)]


@pytest.mark.ruling("acquire_resources.price")
@pytest.mark.parametrize("segment, price", PRICES)
def test_the_price_goes_by_the_tiles_in_the_segment(segment, price):
    state = playing("0Aa", players=4, warehouse=["", segment, "YY:T/L YY:T/L YY:T/L YY:T/L"], player0={"livres": 5})
    do(state, f"acquire 2.{len(segment.split())}", "keep")
    assert state.players[0].livres == 5 - price
    assert tile_names(state.players[0].tiles) == "R:T+L"


@pytest.mark.parametrize("segment, price", PRICES)
def test_who_cannot_pay_is_not_offered_the_segment(segment, price):
    for livres in range(4):
        state = playing("0M", players=4, warehouse=["", "", segment], player0={"livres": livres}, workshop="-")
        assert ("acquire 3.1" in legal(state)) == (livres >= price)
    if price:
        assert (
            why_not(playing("0M", players=4, warehouse=["", "", segment], player0={"livres": 0}), "acquire 3.1") == "too_dear"
        )


def test_gaps_in_a_segment_do_not_count():
    state = playing("0M", players=4, warehouse=["- R:T+L - R:T+L", "", ""], player0={"livres": 1})
    assert [text for text in legal(state) if text.startswith("acquire")] == ["acquire 1.2", "acquire 1.4"]
    assert why_not(state, "acquire 1.1") == "no_tile_there"
    assert do(state, "acquire 1.4", "keep").players[0].livres == 0


def test_an_empty_warehouse_has_nothing_to_acquire():
    assert not [text for text in legal(playing("0M", warehouse=["", "", ""])) if text.startswith("acquire")]


def test_the_place_stays_empty_until_the_next_round():
    state = do(playing("0M", warehouse=["GG:T/L R:T+L", "", ""]), "acquire 1.1", "keep")
    assert state.warehouse == tiles("- R:T+L") + tiles("-") * 10


@pytest.mark.parametrize(
    "tile, choices",
    [
        ("GG:T/L", ["keep", "discard thread", "discard lace"]),
        ("YGG:T", ["keep", "discard thread"]),
        ("YYG:L", ["keep", "discard lace"]),
        ("B:T+L", ["keep", "discard both"]),
    ],
)
def test_a_tile_is_kept_or_discarded_for_what_it_shows(tile, choices):
    state = do(playing("0M", warehouse=[tile, "", ""], player0={"thread": 0, "lace": 0}), "acquire 1.1")
    assert legal(state) == choices
    assert why_not(state, "pass") == "tile_first"
    kept = after(state, "keep").players[0]
    assert (tile_names(kept.tiles), kept.thread, kept.lace) == (tile, 0, 0)
    for choice in choices[1:]:
        ended = after(state, choice)
        marker = choice.split()[1]
        assert ended.players[0].tiles == ()
        assert tile_names(ended.tile_discards) == tile
        assert ended.players[0].thread == (marker != "lace")
        assert ended.players[0].lace == (marker != "thread")


def test_a_tile_gives_nothing_but_what_it_shows():
    state = do(playing("0M", warehouse=["YGG:T", "", ""]), "acquire 1.1")
    assert why_not(state, "discard lace") == why_not(state, "discard both") == "tile_gives_otherwise"


@pytest.mark.ruling("acquire_resources.keep_or_discard_always")
def test_the_same_choice_follows_every_way_of_gaining_a_tile():
    action = do(playing("0M", warehouse=["GG:T/L", "", ""]), "acquire 1.1")
    bonus = do(bonus_of("0Aa", warehouse=["GG:T/L", "", ""]), "acquire 1.1")
    drawn = do(bonus_of("1Aa", stack="GG:T/L"), "use")
    reward = do(
        playing("0M", warehouse=["GG:T/L", "", ""], workshop="- - - - Y1", player0={"tiles": "YY:T/L"}),
        "make 5",
        "rent 1.2",
        "acquire 1.1",
    )
    for state in (action, bonus, drawn, reward):
        assert legal(state) == ["keep", "discard thread", "discard lace"]


@pytest.mark.ruling("acquire_resources.draw_from_an_empty_stack")
def test_a_face_down_tile_comes_from_the_shuffled_discards_when_the_stack_is_empty():
    state = do(bonus_of("1Aa", stack="", tile_discards="B:T+L"), "use")
    assert (state.players[0].veiled, state.shuffles, state.tile_discards) == (veiled("B:T+L@1"), 1, ())
    do(state, "discard both")
    assert (state.players[0].veiled, tile_names(state.tile_discards)) == ((), "B:T+L")


@pytest.mark.ruling("acquire_resources.no_tile_no_price")
def test_without_any_tile_to_draw_there_is_no_tile_and_nothing_is_paid():
    for card in ("1Aa", "1Ja"):
        state = bonus_of(card, stack="", tile_discards="", player0={"livres": 9})
        assert next_step(state) == "PlayOneCard of 1"
        assert state.players[0].livres == 9
        assert names(state.players[0].discard) == card


def test_the_last_tile_is_drawn_without_touching_the_discards():
    state = do(bonus_of("1Aa", stack="R:T+L", tile_discards="B:T+L"), "use", "keep")
    assert (state.players[0].veiled, state.shuffles, tile_names(state.tile_discards)) == (veiled("R:T+L"), 0, "B:T+L")


@pytest.mark.ruling("acquire_resources.known_tile_given_first")
def test_a_tile_that_everybody_knows_of_is_given_before_a_face_down_one_of_its_kind():
    state = playing("0M", workshop="- - - - Y1", player0={"tiles": "YY:T/L", "veiled": "YY:T/L"})
    do(state, "make 5", "sell")
    assert (state.players[0].tiles, state.players[0].veiled) == ((), veiled("YY:T/L"))
    older = playing("0M", workshop="- - - - Y1", shuffles=1, player0={"veiled": "B:T+L YY:T/L YY:T/L@1"})
    assert do(older, "make 5", "sell").players[0].veiled == veiled("B:T+L YY:T/L@1")


def test_discarding_a_drawn_tile_leaves_all_others_alone():
    player0 = {"tiles": "GG:T/L", "veiled": "GG:T/L R:T+L"}
    state = do(bonus_of("1Aa", stack="GG:T/L", player0=player0), "use", "discard lace")
    assert (tile_names(state.players[0].tiles), state.players[0].veiled) == ("GG:T/L", veiled("GG:T/L R:T+L"))
