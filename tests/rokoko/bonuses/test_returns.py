"""Bonuses that turn Livre or resource tiles into prestige."""

import random
from itertools import combinations

import pytest

from tests.rokoko.bonuses.ways import ALL_WAYS, gained, reached
from tests.rokoko.positions import BOX, after, bonus_of, do, legal, next_step, tile_names, why_not


@pytest.mark.ruling("employee_bonuses.returned_as_often_as_one_likes")
@ALL_WAYS
@pytest.mark.parametrize("card, every", [("4Ab", 4), ("6M", 3)])
def test_4Ab_and_6M_prestige_for_livre_returned(way, card, every):
    state = reached(way, card, player0={"livres": 14})
    assert legal(state) == [*[f"return {times}" for times in range(1, 14 // every + 1)], "pass"]
    assert gained(state, "return 2") == {"livres": -2 * every, "prestige": 2}
    assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.parametrize("card, every", [("4Ab", 4), ("6M", 3)])
def test_more_than_one_has_cannot_be_returned(card, every):
    assert why_not(bonus_of(card, player0={"livres": 14}), "return 5") == "too_dear"
    assert next_step(bonus_of(card, player0={"livres": every - 1})) == "PlayOneCard of 1"


@pytest.mark.ruling("employee_bonuses.twenty_times_at_once")
def test_there_is_no_limit_but_twenty_times_at_once():
    state = bonus_of("6M", player0={"livres": 3 * 47 + 2})
    assert len(legal(state)) == 21
    do(state, "return 20")
    assert next_step(state) == "ReturnMore of 0"
    do(state, "return 20")
    assert legal(state) == [*[f"return {times}" for times in range(1, 8)], "pass"]
    assert why_not(state, "return 8") == "too_dear"
    assert next_step(after(state, "pass")) == next_step(after(state, "return 7")) == "PlayOneCard of 1"
    do(state, "return 7")
    assert (state.players[0].livres, state.players[0].prestige) == (2, 47)


def test_after_exactly_twenty_times_with_nothing_left_the_turn_goes_on():
    assert next_step(do(bonus_of("6M", player0={"livres": 62}), "return 20")) == "PlayOneCard of 1"
    assert next_step(do(bonus_of("6M", player0={"livres": 80}), "return 19")) == "PlayOneCard of 1"


@pytest.mark.ruling("employee_bonuses.discarded_tiles_counted_together")
@ALL_WAYS
def test_5A_discards_tiles_for_prestige(way):
    state = reached(way, "5A", player0={"tiles": "G:T+L YR:T/L B:T+L", "veiled": "YGG:T"})
    assert legal(state) == ["give YGG:T", "give G:T+L", "give YR:T/L", "give B:T+L", "pass"]
    assert gained(after(state), "give B:T+L", "pass") == {"prestige": 1}
    assert gained(after(state), "give G:T+L", "pass") == {}
    assert gained(after(state), "give G:T+L", "give YR:T/L", "pass") == {"prestige": 1 + 1}  # G and Y together are a pair
    assert gained(after(state), "give YGG:T", "pass") == {"prestige": 1}
    assert gained(after(state), "give YGG:T", "give G:T+L", "pass") == {"prestige": 2}
    everything = after(state, "give YGG:T", "give G:T+L", "give YR:T/L", "give B:T+L")  # nothing is left to ask
    assert everything.players[0].prestige == 2 + 2
    assert (everything.players[0].tiles, everything.players[0].veiled) == ((), ())
    assert sorted(tile_names(everything.tile_discards).split()) == ["B:T+L", "G:T+L", "YGG:T", "YR:T/L"]
    assert next_step(everything) == "PlayOneCard of 1"


def test_5A_gives_no_thread_and_no_lace():
    state = do(bonus_of("5A", player0={"tiles": "B:T+L", "thread": 0, "lace": 0}), "give B:T+L")
    assert (state.players[0].thread, state.players[0].lace) == (0, 0)


def test_5A_in_the_middle():
    state = do(bonus_of("5A", player0={"tiles": "B:T+L B:T+L R:T+L"}), "give B:T+L")
    assert legal(state) == ["give R:T+L", "give B:T+L", "pass"]
    do(state, "give B:T+L")
    assert legal(state) == ["give R:T+L", "pass"]
    assert why_not(state, "give B:T+L") == "tile_not_held"
    assert why_not(state, "use") == "more_tiles_or_pass"
    assert state.players[0].prestige == 0  # counted when the last has been named


def test_5A_may_be_left():
    assert gained(bonus_of("5A", player0={"tiles": "B:T+L"}), "pass") == {}


def test_5A_without_tiles():
    assert next_step(bonus_of("5A")) == "PlayOneCard of 1"


def test_5A_against_every_choice_of_tiles():
    rng = random.Random(8)
    for _ in range(30):
        held = tuple(sorted(rng.sample(BOX.all_tiles, rng.randint(1, 5))))
        chosen = rng.choice([part for size in range(1, len(held) + 1) for part in combinations(held, size)])
        state = bonus_of("5A", player0={"tiles": held})
        bales = "".join(BOX.tile_names[tile].partition(":")[0] for tile in chosen)
        worth = bales.count("R") + bales.count("B") + (bales.count("Y") + bales.count("G")) // 2
        order = rng.sample(chosen, len(chosen))
        do(state, *[f"give {BOX.tile_names[tile]}" for tile in order], *([] if len(chosen) == len(held) else ["pass"]))
        assert state.players[0].prestige == worth
        assert len(state.players[0].tiles) == len(held) - len(chosen)
