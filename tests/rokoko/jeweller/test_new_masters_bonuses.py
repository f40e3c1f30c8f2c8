"""Overview of the new Masters' bonuses."""

import pytest

from tests.rokoko.jeweller.more import ALL_WAYS, gained, reached
from tests.rokoko.jeweller.positions import at_the_ball, bonus_of, do, legal, next_step, playing, points

CROWNS = ["5Mh", "5Mi", "5Mj", "5Mk"]
DECK = "0M 0M 0J 0Aa 0Ab"
ONE_EACH = {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 G1", "4.2": "0 R1", "5.2": "0 B1"}


def offered(card: str, **what) -> bool:
    """Whether there is a bonus of `card` to use, once it was played without a main action."""
    return next_step(bonus_of(card, **what)) == "BonusOf of 0"


def crowns(**what) -> list[tuple[int, str, int]]:
    return points(at_the_ball(**what), "crown")


# ---------------------------------------------------------------- payouts


@pytest.mark.parametrize(
    "guests, livres",
    [
        ({"1.3": "0 Y1"}, 2),
        (ONE_EACH, 2),
        ({"1.3": "0 Y1", "1.4": "0 Y2", "1.1": "0 R1"}, 6),
        ({"1.3": "0 Y1", "5.1": "0 Y2", "5.2": "0 R1"}, 4),
        ({"2.1": "0 Y1", "2.2": "0 Y2", "2.3": "0 R1", "2.4": "0 B1", "1.1": "0 G1", "1.2": "0 G2", "1.3": "0 G3"}, 8),
        ({"1.3": "0 Y1", "1.4": "1 Y2", "1.5": "1 Y3"}, 2),
    ],
)
def test_2_livre_a_dress_in_the_hall_with_most(guests, livres):
    state = bonus_of("5Mc", guests=guests)
    assert legal(state) == ["use", "pass"]
    assert gained(state, "use") == {"livres": livres}


def test_a_musician_is_no_dress():
    assert not offered("5Mc", decorations={"musicians.1": 0}, guests={"1.3": "1 Y1"})


@pytest.mark.ruling("new_masters_bonuses.pairs_anywhere")
@pytest.mark.parametrize(
    "guests, prestige",
    [
        ({"1.3": "0 Y1", "1.4": "0 R1"}, 1),
        ({"1.3": "0 Y1", "5.2": "0 R1"}, 1),
        ({"1.3": "0 Y1", "5.2": "0 R1", "5.3": "0 Y2"}, 1),
        ({"1.3": "0 R1", "5.2": "0 R2", "5.3": "0 Y2"}, 1),
        ({"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 R1", "4.2": "0 R2"}, 2),
        ({"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 R1", "4.2": "0 G2", "4.3": "0 B1", "1.4": "1 R2"}, 1),
    ],
)
def test_1_prestige_a_pair_of_yellow_and_red_dress(guests, prestige):
    assert gained(bonus_of("5Md", guests=guests), "use") == {"prestige": prestige}


@pytest.mark.parametrize(
    "guests",
    [{}, {"1.3": "0 Y1", "1.4": "0 Y2"}, {"1.3": "0 R1"}, {"1.3": "0 Y1", "1.4": "1 R1"}, {"1.3": "0 G1", "1.4": "0 B1"}],
)
def test_other_dresses_make_no_pair(guests):
    assert not offered("5Md", guests=guests)


@pytest.mark.ruling("new_masters_bonuses.own_master_spaces")
@pytest.mark.parametrize("mine, livres", [("1.1 1.2", 3), ("1.1 2.1 3.1", 3), ("1.1 2.1 3.1 5.1", 6), ("1.1 2.1 3.2 3.3", 3)])
def test_3_livre_for_every_2_dresses_on_master_guest_spaces(mine, livres):
    guests = {space: f"0 Y{n}" for n, space in enumerate(mine.split(), 1)}
    assert gained(bonus_of("5Me", guests={**guests, "4.1": "1 G1"}), "use") == {"livres": livres}


@pytest.mark.ruling("new_masters_bonuses.own_master_spaces")
@pytest.mark.parametrize(
    "guests",
    [
        {},
        {"1.1": "0 Y1"},
        {"1.1": "0 Y1", "1.2": "1 Y2", "2.1": "2 Y3"},
        {"1.1": "1 Y1", "1.2": "1 Y2"},
        {"1.3": "0 Y5", "1.4": "0 Y8", "2.2": "0 G5"},
    ],
)
def test_master_spaces_of_others_and_thimble_dresses_elsewhere_do_not_count(guests):
    assert not offered("5Me", guests=guests)


@pytest.mark.parametrize("mine, livres", [("Y G", 3), ("Y G B", 3), ("Y Y Y R", 6), ("Y G R B B", 6), ("Y G R B B B", 9)])
def test_3_livre_for_every_2_jewels(mine, livres):
    assert gained(bonus_of("5Mf", player0={"jewels": mine}), "use") == {"livres": livres}


@pytest.mark.parametrize("mine", ["", "Y"])
def test_less_than_2_jewels_of_ones_own_pay_nothing(mine):
    assert not offered("5Mf", player0={"jewels": mine}, player1={"jewels": "Y G R B"})


@pytest.mark.ruling("new_masters_bonuses.nine_without_either")
@pytest.mark.parametrize(
    "guests, livres",
    [
        ({}, 9),
        ({"1.3": "0 Y1", "1.4": "0 G1"}, 9),
        ({"1.3": "0 R1"}, 5),
        ({"1.3": "0 R1", "1.4": "0 R2", "2.2": "0 Y1"}, 5),
        ({"1.3": "0 B1"}, 4),
        ({"1.3": "0 B1", "1.4": "0 B2", "2.2": "0 G1"}, 4),
        ({"1.3": "1 B1", "1.4": "2 R1"}, 9),
        ({"1.3": "1 B1", "1.4": "0 R1"}, 5),
        ({"1.3": "0 B1", "1.4": "1 R1"}, 4),
    ],
)
def test_5_livre_without_a_blue_coat_4_without_a_red_dress_9_without_either(guests, livres):
    assert gained(bonus_of("5Mg", guests=guests), "use") == {"livres": livres}


def test_with_both_there_is_nothing_to_gain():
    assert not offered("5Mg", guests={"1.3": "0 R1", "4.2": "0 B1"})


def test_a_red_dress_that_was_sold_is_not_on_the_board():
    state = playing("5Mg", workshop="- - - - R1", player0={"tiles": "RR:T", "livres": 0})
    assert gained(state, "make 5", "sell", "use") == {"livres": 12 + 9}
    state = playing("5Mg", workshop="- - - - R1", player0={"tiles": "RR:T", "livres": 0})
    assert gained(state, "make 5", "rent 1.3", "use") == {"livres": 5}


@ALL_WAYS
@pytest.mark.parametrize(
    "card, gain",
    [("5Mc", {"livres": 4}), ("5Md", {"prestige": 1}), ("5Me", {"livres": 3}), ("5Mf", {"livres": 3}), ("5Mg", {"livres": 5})],
)
def test_a_payout_is_the_same_in_whatever_way_it_is_used(way, card, gain):
    state = reached(
        way,
        card,
        guests={"1.1": "0 Y1", "1.2": "0 R1", "2.2": "0 G1", "2.3": "1 B1"},
        player0={"jewels": "G B Y"},
        decorations={"jeweller.1": 0},
    )
    assert gained(state, "use") == gain
    assert next_step(state) == "PlayOneCard of 1"


# ---------------------------------------------------------------- crowns


@pytest.mark.ruling("new_masters_bonuses.crowns_at_the_end")
@ALL_WAYS
@pytest.mark.parametrize("card", CROWNS)
def test_a_crown_gives_nothing_during_the_game(way, card):
    what = {"decorations": {"jeweller.1": 0, "statues.1": 0}, "player0": {"jewels": "Y G R B Y R"}}
    if way == "copied":
        assert not offered("2Jd", player1={"discard": card}, **what)
        return
    state = reached(way, card, **what)
    assert next_step(state) == "PlayOneCard of 1"
    assert state.players[0].prestige == 0


@pytest.mark.parametrize(
    "mine, prestige", [("Y G R B", 6), ("Y Y G G R R B", 6), ("Y Y G G R R B B", 12), ("Y Y Y G G G R R R B B B", 18)]
)
def test_6_prestige_a_set_of_the_four_jewels(mine, prestige):
    assert crowns(player0={"supply": f"{DECK} 5Mh", "jewels": mine}) == [(0, "crown.5Mh", prestige)]


@pytest.mark.parametrize("mine", ["", "Y G R", "Y G B", "Y Y Y G G G R R R", "R R B B G G"])
def test_without_all_four_jewels_there_is_no_set(mine):
    assert crowns(player0={"supply": f"{DECK} 5Mh", "jewels": mine}, player1={"jewels": "Y G R B"}) == []


@pytest.mark.parametrize("mine, prestige", [("Y R", 3), ("Y Y", 3), ("R R Y", 3), ("Y Y R R", 6), ("Y Y Y G B", 3)])
def test_3_prestige_for_every_2_necklaces(mine, prestige):
    assert crowns(player0={"supply": f"{DECK} 5Mi", "jewels": mine}) == [(0, "crown.5Mi", prestige)]


@pytest.mark.parametrize("mine", ["", "Y", "G G B B", "R G B"])
def test_rings_are_no_necklaces(mine):
    assert crowns(player0={"supply": f"{DECK} 5Mi", "jewels": mine}, player1={"jewels": "Y Y R R"}) == []


@pytest.mark.parametrize(
    "mine",
    [
        "statues.1",
        "jeweller.2",
        "fountain_upper.1 fountain_lower.1",
        "fireworks.1 fireworks.2 musicians.1 statues.1 jeweller.1",
    ],
)
def test_1_prestige_a_decoration(mine):
    decorations = {**dict.fromkeys(mine.split(), 0), "musicians.5": 1, "jeweller.5": 1}
    expected = len(mine.split())
    assert crowns(player0={"supply": f"{DECK} 5Mj"}, decorations=decorations) == [(0, "crown.5Mj", expected)]


def test_the_all_halls_track_is_no_decoration():
    assert crowns(player0={"supply": f"{DECK} 5Mj"}, all_halls=(0, -1, -1), guests=ONE_EACH) == []


@pytest.mark.parametrize(
    "supply, prestige",
    [
        ("0M 0M 0J 0Aa 0Ab 5Mk", 3),
        ("0M 0Aa 0Ab 1Aa 5Mk", 3),
        ("0Aa 0Ab 1Aa 1Ab 5Mk", 6),
        ("0M 0J 0Aa Sa 5Mk", 3),
        ("0Aa 6Aa 6Ab 6Ac 6Ad 5Mk", 6),
    ],
)
def test_3_prestige_for_every_2_apprentices_in_the_deck(supply, prestige):
    found = [line for line in crowns(player0={"supply": supply}) if line[1] == "crown.5Mk"]
    assert found == [(0, "crown.5Mk", prestige)]


def test_apprentices_are_counted_in_the_whole_deck():
    assert crowns(player0={"supply": "0M 0Aa", "hand": "0J", "discard": "0Ab 1Aa 1Ab 5Mk"}) == [(0, "crown.5Mk", 6)]


@pytest.mark.parametrize("player0", [{"supply": "0M 0M 0J 0Aa 5Mk"}, {"supply": "0M 0M 0J 0Aa 5Mk", "special": "Sa"}])
def test_one_apprentice_is_not_enough_and_a_special_one_must_be_hired(player0):
    assert crowns(player0=player0) == []


@pytest.mark.ruling("new_masters_bonuses.crowns_at_the_end")
@pytest.mark.parametrize("pile", ["supply", "hand", "discard"])
@pytest.mark.parametrize("card, prestige", [("5Mh", 6), ("5Mi", 3), ("5Mj", 2), ("5Mk", 3)])
def test_a_crown_counts_once_wherever_it_lies_in_the_deck(pile, card, prestige):
    piles = {"supply": DECK}
    piles[pile] = f"{piles.get(pile, '')} {card}"
    what = {"decorations": {"jeweller.1": 0, "statues.1": 0}}
    assert crowns(player0={**piles, "jewels": "Y G R B"}, **what) == [(0, f"crown.{card}", prestige)]
    assert crowns(player1={**piles, "jewels": "Y G R B"}, decorations={"jeweller.1": 1, "statues.1": 1}) == [
        (1, f"crown.{card}", prestige)
    ]


@pytest.mark.ruling("new_masters_bonuses.crowns_at_the_end")
@pytest.mark.parametrize("card", CROWNS)
def test_a_crown_that_was_deputed_does_not_count(card):
    what = {"decorations": {"jeweller.1": 0, "statues.1": 0}, "player0": {"supply": f"{DECK} {card}", "jewels": "Y G R B"}}
    kept, deputed = bonus_of("2Jb", **what), bonus_of("2Jb", **what)
    do(kept, "depute-from supply 0M")
    do(deputed, f"depute-from supply {card}")
    for state, lines in ((kept, 1), (deputed, 0)):
        state.agenda = ()
        assert len(points(state, "crown")) == lines


@pytest.mark.parametrize("card", CROWNS)
def test_a_crown_that_nobody_has_does_not_count(card):
    what = {"decorations": {"jeweller.1": 0, "statues.1": 0}, "player0": {"jewels": "Y G R B"}}
    assert crowns(**what, hire=card) == []
    assert crowns(**what, exam_decks=card) == []


def test_crowns_of_the_same_player_add_up_and_jewels_count_besides():
    state = at_the_ball(player0={"supply": f"{DECK} 5Mh 5Mi", "jewels": "Y G R B"})
    assert points(state, "crown") == [(0, "crown.5Mh", 6), (0, "crown.5Mi", 3)]
    assert points(state, "jewels") == [(0, "jewels", 4)]
