"""3. Make a Dress."""

import json
import random
from collections import Counter
from itertools import combinations

import pytest

from tests.rokoko.positions import (
    BOX,
    GAME,
    after,
    bonus_of,
    do,
    dresses,
    legal,
    next_step,
    playing,
    tile_names,
    tiles,
    why_not,
)


def made(state) -> list[str]:
    return [text for text in legal(state) if text.startswith("make")]


@pytest.mark.parametrize("players", (3, 4))
def test_each_window_has_its_cost(players):
    costs = GAME.table["board"]["small" if players == 3 else "large"]["workshop"]["costs"]
    for window, cost in enumerate(costs):
        workshop = " ".join("Y1" if n == window else "-" for n in range(len(costs)))
        state = playing("0J", players=players, workshop=workshop, player0={"livres": cost, "tiles": "YY:T/L"})
        assert do(state, f"make {window + 1}").players[0].livres == 0
        if cost:
            state = playing("0J", players=players, workshop=workshop, player0={"livres": cost - 1, "tiles": "YY:T/L"})
            assert made(state) == []
            assert why_not(state, f"make {window + 1}") == "too_dear"


@pytest.mark.ruling("make_a_dress.silk_only_from_tiles")
def test_silk_comes_from_tiles_and_thread_and_lace_from_markers_only():
    """Y3 needs two yellow bales and a thread; a tile that could be discarded for thread is none."""
    state = playing("0M", workshop="- - - - Y3", player0={"tiles": "YY:T/L YGG:T", "thread": 0})
    assert why_not(state, "make 5") == "no_thread"
    assert why_not(playing("0M", workshop="- - - - Y4", player0={"tiles": "YY:T/L", "lace": 0}), "make 5") == "no_lace"
    assert why_not(playing("0M", workshop="- - - - Y3", player0={"thread": 9}), "make 5") == "silk_missing"
    state = do(playing("0M", workshop="- - - - Y3", player0={"tiles": "YY:T/L", "thread": 3}), "make 5")
    assert (state.players[0].thread, state.players[0].lace, state.players[0].tiles) == (2, 1, ())


def test_what_is_just_enough_is_not_the_reason():
    """Y7 needs three yellow bales and a thread, G7 three green ones and a lace; the first window costs 6."""
    for dress in ("Y7", "G7"):
        enough = {"livres": 6, "thread": 1, "lace": 1, "tiles": "YG:T/L"}
        state = playing("0M", workshop=f"{dress} - - - -", player0=enough)
        assert why_not(state, "make 1") == "silk_missing"


def test_the_dress_leaves_its_window_and_the_tiles_are_discarded_face_up():
    state = do(playing("0J", workshop="- - Y1 G1 -", player0={"tiles": "YY:T/L"}), "make 3")
    assert state.workshop == dresses("- - - G1 - -")
    assert tile_names(state.tile_discards) == "YY:T/L"
    assert state.dress_discards == ()


@pytest.mark.ruling("make_a_dress.thimble_needs_a_master")
def test_a_thimble_dress_needs_a_master():
    silk = {"tiles": "YY:T/L"}
    assert made(playing("0M", workshop="- - - - Y5", player0=silk)) == ["make 5"]
    journeyman = playing("0J", workshop="- - - - Y5", player0=silk)
    assert made(journeyman) == []
    assert why_not(journeyman, "make 5") == "thimble_needs_master"


def test_an_empty_workshop_has_nothing_to_make():
    state = playing("0M", workshop="- - - - -", player0={"tiles": "YY:T/L"})
    assert made(state) == []
    assert why_not(state, "make 5") == "no_dress_there"


def test_windows_that_the_side_does_not_have():
    assert why_not(playing("0M", players=3), "make 6") == "no_dress_there"


@pytest.mark.ruling("make_a_dress.excess_is_lost")
def test_what_a_tile_has_too_much_is_lost():
    state = do(playing("0J", workshop="- - - - G1", player0={"tiles": "YGG:T"}), "make 5", "sell")
    assert state.players[0].tiles == ()
    assert tile_names(state.tile_discards) == "YGG:T"


@pytest.mark.ruling("make_a_dress.no_tile_to_spare")
def test_no_tile_may_be_given_that_could_be_left_out():
    """Y1 needs two yellow bales: YY alone, or Y and YG, but never YY and another."""
    state = do(playing("0J", workshop="- - - - Y1", player0={"tiles": "YY:T/L Y:T+L YG:T/L"}), "make 5")
    assert legal(state) == ["give YY:T/L", "give YG:T/L", "give Y:T+L"]
    assert why_not(state, "sell") == "pay_first"
    assert why_not(state, "give B:T+L") == "tile_not_in_payment"
    assert tile_names(after(state, "give YY:T/L").players[0].tiles) == "YG:T/L Y:T+L"
    assert tile_names(after(state, "give YG:T/L").players[0].tiles) == "YY:T/L"
    assert tile_names(after(state, "give Y:T+L").players[0].tiles) == "YY:T/L"


def test_a_wasteful_payment_is_legal_if_each_of_its_tiles_is_needed():
    state = do(playing("0J", workshop="- - - - G1", player0={"tiles": "YGG:T GG:T/L"}), "make 5")
    assert legal(state) == ["give GG:T/L", "give YGG:T"]


@pytest.mark.ruling("make_a_dress.paid_by_itself")
def test_a_payment_that_leaves_no_choice_is_made_by_itself():
    state = do(playing("0J", workshop="- - - - Y1", player0={"tiles": "Y:T+L Y:T+L GG:T/L"}), "make 5")
    assert next_step(state) == "RentOrSell of 0"
    assert tile_names(state.players[0].tiles) == "GG:T/L"
    equal = do(playing("0J", workshop="- - - - Y1", player0={"tiles": "YY:T/L YY:T/L YY:T/L"}), "make 5")
    assert tile_names(equal.players[0].tiles) == "YY:T/L YY:T/L"  # one is as good as the other


def test_thread_and_lace_are_paid_at_once_and_the_tiles_when_all_are_named():
    state = do(playing("0J", workshop="- - - - Y7", player0={"thread": 1, "tiles": "Y:T+L YR:T/L YG:T/L YB:T/L"}), "make 5")
    assert state.players[0].thread == 0
    do(state, "give YR:T/L")
    assert len(state.players[0].tiles) == 4
    do(state, "give YB:T/L", "give Y:T+L")
    assert tile_names(state.players[0].tiles) == "YG:T/L"


@pytest.mark.parametrize("card", ["0J", "2Ja"])
def test_in_the_middle_of_a_payment_the_game_can_be_saved_and_restored(card):
    """By an action or by a bonus: the two need different silk."""
    state = (playing if card == "0J" else bonus_of)(
        card, workshop="- - - - Y6", player0={"tiles": "Y:T+L YR:T/L YG:T/L YB:T/L"}
    )
    do(state, "make 5", "give YR:T/L")
    assert next_step(state) == "PayForDress of 0"
    for key in (state.key(), json.loads(json.dumps(state.key()))):
        again = GAME.restored(key, 3)
        assert again.key() == state.key()
        assert legal(again) == legal(state)
        assert after(again, legal(again)[0]).key() == after(state, legal(state)[0]).key()


# ---------------------------------------------------------------- every payment, against all subsets


def bales(kinds: tuple[int, ...], printed) -> list[int]:
    return [sum(printed[kind][color] for kind in kinds) for color in range(4)]


def payments_by_hand(held: tuple[int, ...], needs: list[list[int]]) -> set[tuple[int, ...]]:
    """All multisets of tiles that cover one of `needs` and from which no tile could be left out."""
    printed = [[name.partition(":")[0].count(letter) for letter in "YGRB"] for name in BOX.tile_names]

    def covers(kinds):
        silk = bales(kinds, printed)
        return any(all(have >= need for have, need in zip(silk, wanted, strict=True)) for wanted in needs)

    return {
        payment
        for size in range(len(held) + 1)
        for payment in combinations(held, size)
        if covers(payment) and not any(covers(payment[:at] + payment[at + 1 :]) for at in range(size))
    }


def payments_in_play(state, held: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Every multiset of the tiles `held` that can be given, through all orders of naming them; how many were named."""
    found: dict[tuple[int, ...], int] = {}
    todo = [(state, 0)]
    while todo:
        now, asked = todo.pop()
        if next_step(now).startswith("RentOrSell"):
            given = Counter(held) - Counter(now.players[0].tiles)
            found[tuple(given.elements())] = asked
        else:
            todo += [(after(now, text), asked + 1) for text in legal(now)]
    return found


def needs_of(dress: int, card: str) -> list[list[int]]:
    """The silk to give: with 2Ja one green or yellow bale fewer, with 4J up to two red ones fewer."""
    row = GAME.table["dresses"]["tiles"][dress]
    silk = row[1:5]
    if card == "4J":
        return [[silk[0], silk[1], max(silk[2] - 2, 0), silk[3]]]
    if card == "2Ja" and (silk[0] or silk[1]):
        return [[silk[0] - (color == 0), silk[1] - (color == 1), silk[2], silk[3]] for color in (0, 1) if silk[color]]
    return [silk]


@pytest.mark.ruling("make_a_dress.saving_in_full")
@pytest.mark.parametrize("card", ["0M", "2Ja", "4J"])
def test_exactly_the_payments_without_a_tile_to_spare_can_be_made(card):
    """Compared with a search through all subsets, for random tiles and every dress."""
    rng = random.Random(card)
    rich = {"livres": 9, "thread": 9, "lace": 9}
    asked = 0
    for dress, row in enumerate(GAME.table["dresses"]["tiles"]):
        if row[7] and card != "0M":
            continue
        for _ in range(12):
            held = tuple(sorted(rng.sample(BOX.all_tiles, rng.randint(0, 7))))
            player0 = {**rich, "tiles": held}
            workshop = f"- - - - {BOX.dress_names[dress]}"
            state = (playing if card == "0M" else bonus_of)(card, workshop=workshop, player0=player0)
            right = payments_by_hand(held, needs_of(dress, card))
            offered = not next_step(state).startswith("PlayOneCard") and "make 5" in legal(state)
            assert offered == bool(right)
            if right:
                found = payments_in_play(do(state, "make 5"), held)
                assert set(found) == right
                assert len(right) > 1 or set(found.values()) == {0}
                asked += len(right) > 1
    assert asked > 30


# ---------------------------------------------------------------- the two bonuses that save bales


@pytest.mark.ruling("make_a_dress.saving_never_a_thimble_dress")
@pytest.mark.parametrize("card, dress", [("2Ja", "Y5"), ("4J", "R8")])
def test_a_saving_bonus_never_makes_a_thimble_dress(card, dress):
    player0 = {"tiles": "YY:T/L RR:T RR:L", "thread": 3, "lace": 3}
    state = bonus_of(card, workshop=f"Y1 - - - {dress}", player0=player0)
    assert made(state) == ["make 1"]
    assert why_not(state, "make 5") == "no_thimble_by_bonus"


@pytest.mark.ruling("make_a_dress.saving_keeps_the_window_cost")
def test_a_saving_bonus_pays_the_window():
    state = bonus_of("2Ja", workshop="Y1 - - - -", player0={"tiles": "Y:T+L", "livres": 6})
    assert do(state, "make 1").players[0].livres == 0
    broke = bonus_of("2Ja", workshop="Y1 - - - Y1", player0={"tiles": "Y:T+L", "livres": 5})
    assert made(broke) == ["make 5"]


def test_a_saving_bonus_still_pays_thread_and_lace():
    assert made(bonus_of("2Ja", workshop="- - - Y1 Y3", player0={"tiles": "Y:T+L", "thread": 0})) == ["make 4"]


@pytest.mark.ruling("make_a_dress.saving_other_dresses_too")
def test_dresses_without_the_saved_colour_may_be_made_too():
    assert made(bonus_of("2Ja", workshop="- - - - R1", player0={"tiles": "RR:T"})) == ["make 5"]
    assert next_step(bonus_of("2Ja", workshop="- - - - R1", player0={"tiles": "R:T+L"})) == "PlayOneCard of 1"
    assert made(bonus_of("4J", workshop="- - - - Y1", player0={"tiles": "YY:T/L"})) == ["make 5"]


def test_level_2_saves_one_bale_green_or_yellow():
    """Y9 needs two yellow bales and a green one: any two of the three."""
    for silk in ("YY:T/L", "YG:T/L", "Y:T+L G:T+L"):
        assert made(bonus_of("2Ja", workshop="- - - - Y9", player0={"tiles": silk})) == ["make 5"]
    for silk in ("GG:T/L", "Y:T+L", "G:T+L RR:T"):
        assert next_step(bonus_of("2Ja", workshop="- - - - Y9", player0={"tiles": silk})) == "PlayOneCard of 1"


def test_level_4_saves_up_to_two_red_bales():
    """R7 needs three red bales, R4 two and a yellow one; Y11 one and two yellow ones."""
    assert made(bonus_of("4J", workshop="- - - - R7", player0={"tiles": "R:T+L"})) == ["make 5"]
    assert made(bonus_of("4J", workshop="- - - - R4", player0={"tiles": "Y:T+L"})) == ["make 5"]
    assert made(bonus_of("4J", workshop="- - - - Y11", player0={"tiles": "YY:T/L"})) == ["make 5"]
    assert next_step(bonus_of("4J", workshop="- - - - R7", player0={"tiles": "YY:T/L"})) == "PlayOneCard of 1"


@pytest.mark.ruling("make_a_dress.saving_may_leave_nothing_to_pay")
def test_the_payment_may_be_empty():
    state = do(bonus_of("4J", workshop="- - - - R1", player0={"tiles": "RR:T"}), "make 5")
    assert next_step(state) == "RentOrSell of 0"
    assert tile_names(state.players[0].tiles) == "RR:T"


def test_the_saving_is_used_in_full_over_all_its_ways():
    """Y9 with YY and YG: either alone is enough, so never both."""
    state = do(bonus_of("2Ja", workshop="- - - - Y9", player0={"tiles": "YY:T/L YG:T/L Y:T+L"}), "make 5")
    assert legal(state) == ["give YY:T/L", "give YG:T/L"]


@pytest.mark.ruling("make_a_dress.via")
def test_via_is_the_employee_whose_action_or_bonus_makes_the_dress():
    """A Master plays and deputes a Journeyman, whose bonus makes the dress: no master space, no thimble."""
    state = bonus_of("1Mb", workshop="- - - Y5 Y1", player0={"supply": "0M 0J 0Aa 0Ab 2Ja", "tiles": "YY:T/L"})
    do(state, "depute-from supply 2Ja")
    assert made(state) == ["make 5"]
    do(state, "make 5")
    assert "rent 1.1" not in legal(state)
    assert why_not(state, "rent 1.1") == "space_needs_master"
    assert "rent 1.3" in legal(state)


def test_a_masters_own_bonus_makes_the_dress_via_a_master():
    """With other components a Master may have the bonus: master spaces then, but still no thimble dress."""
    rows = [
        [level, "master" if text.startswith("make a dress, 1") else rank, text, origin]
        for level, rank, text, origin in GAME.table["employees"]["hire"]["cards"]
    ]
    hire = {**GAME.table["employees"]["hire"], "cards": rows}
    game = type(GAME)({**GAME.table, "employees": {**GAME.table["employees"], "hire": hire}})
    card = game.boxes[3].card_names[game.boxes[3].card_texts.index("make a dress, 1 green or yellow bale fewer")]
    state = bonus_of(card, game=game, workshop="- - - Y5 Y1", player0={"tiles": "YY:T/L"})
    assert [text for text in legal(state, game=game) if text != "pass"] == ["make 5"]
    assert "rent 1.1" in legal(do(state, "make 5", game=game), game=game)


def test_two_dresses_in_one_turn():
    state = playing("2Ja", workshop="- - - Y1 G1", player0={"tiles": "YY:T/L G:T+L"})
    do(state, "make 4", "rent 1.3", "make 5", "rent 1.4")
    assert state.players[0].tiles == ()
    assert state.hosts.count(0) == 2


def test_the_tiles_of_the_published_box_are_what_the_brute_force_thinks():
    assert tiles("GG:T/L") == (0,)
    assert sum(BOX.all_tiles.count(kind) for kind in range(len(BOX.tile_names))) == 48
