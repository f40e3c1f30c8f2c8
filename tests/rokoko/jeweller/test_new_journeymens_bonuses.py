"""Overview of the new Journeymen's bonuses."""

import pytest

from tests.rokoko.jeweller.more import ALL_WAYS, decks, gained, reached
from tests.rokoko.jeweller.positions import (
    after,
    bonus_of,
    covered,
    do,
    jewels,
    legal,
    names,
    next_step,
    playing,
    position,
    why_not,
)

THREE_PILES = {"supply": "0M 6Aa", "hand": "0J 0M", "discard": "1Ma 0Ab"}
ALL_HALLS = {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 G1", "4.2": "0 R1", "5.2": "0 B1"}


def offered(card: str, **what) -> bool:
    """Whether there is a bonus of `card` to use, once it was played without a main action."""
    return next_step(bonus_of(card, **what)) == "BonusOf of 0"


# ---------------------------------------------------------------- payouts


@pytest.mark.parametrize(
    "what, livres",
    [
        ({"guests": {"1.3": "0 Y1"}}, 1),
        ({"guests": {"1.3": "0 Y1", "1.4": "0 Y2", "1.1": "0 R1"}}, 1),
        ({"guests": {"1.3": "0 Y1", "4.2": "0 Y2"}}, 2),
        ({"guests": {"1.3": "0 Y1"}, "decorations": {"musicians.1": 0}}, 1),
        ({"guests": {"1.3": "0 Y1"}, "decorations": {"musicians.5": 0, "musicians.2": 0}}, 3),
        ({"guests": ALL_HALLS}, 5),
        ({"guests": {"1.3": "0 Y1", "2.2": "1 Y2"}, "decorations": {"musicians.3": 2}}, 1),
    ],
)
def test_1_livre_a_hall_in_which_one_has_a_marker(what, livres):
    state = bonus_of("2Je", **what)
    assert legal(state) == ["use", "pass"]
    assert gained(state, "use") == {"livres": livres}


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"guests": {"1.3": "1 Y1"}, "decorations": {"musicians.1": 2}},
        {"decorations": {"fireworks.1": 0, "statues.1": 0, "fountain_upper.1": 0, "jeweller.1": 0}},
    ],
)
def test_nobody_is_present_by_other_decorations_or_other_players(what):
    assert not offered("2Je", **what)


@pytest.mark.ruling("new_journeymens_bonuses.smaller_decks_pay_more")
@pytest.mark.parametrize(
    "supply, livres",
    [
        ("0M 0J 0Aa", 6),
        ("0M 0J 0Aa 0Ab", 5),
        ("0M 0M 0J 0Aa 0Ab", 4),
        ("0M 0M 0J 0Aa 0Ab 1Ma", 2),
        ("0M 0M 0J 0Aa 0Ab 1Ma 1Ja", 2),
        ("0M 0M 0J 0Aa 0Ab 1Ma 1Ja 1Aa 1Ab 2A 3A 4Ab", 2),
    ],
)
def test_smaller_decks_pay_more(supply, livres):
    assert gained(bonus_of("2Jf", player0={"supply": supply}), "use") == {"livres": livres}


def test_the_deck_is_supply_hand_discard_pile_and_the_card_just_played():
    assert gained(bonus_of("2Jf", player0={"supply": "0M", "hand": "0M 0J", "discard": "0Aa 0Ab"}), "use") == {"livres": 4}


def test_a_card_deputed_by_the_main_action_still_counts_for_the_deck_size():
    assert gained(playing("2Jf", player0={"supply": "0M 0J 0Aa 0Ab"}), "depute", "use") == {"livres": 7 + 5}


def test_a_special_apprentice_counts_for_the_deck_size_only_once_it_is_hired():
    assert gained(bonus_of("2Jf", player0={"supply": "0M 0J 0Aa", "special": "Sb"}), "use") == {"livres": 6}
    assert gained(bonus_of("2Jf", player0={"supply": "0M 0J 0Aa Sb"}), "use") == {"livres": 5}


@pytest.mark.parametrize(
    "mine, livres",
    [
        ("fireworks.1 statues.1", 3),
        ("fireworks.1 statues.1 musicians.1", 3),
        ("fireworks.1 fireworks.2", 3),
        ("jeweller.3 statues.1", 3),
        ("fountain_upper.1 fountain_lower.1", 3),
        ("fireworks.1 statues.1 musicians.1 jeweller.1", 6),
        ("statues.1 statues.2 statues.3 musicians.1 musicians.2", 6),
    ],
)
def test_3_livre_for_every_2_decorations(mine, livres):
    assert gained(bonus_of("2Jg", decorations=dict.fromkeys(mine.split(), 0)), "use") == {"livres": livres}


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"decorations": {"statues.1": 0}},
        {"decorations": {"jeweller.1": 0, "jeweller.2": 1, "statues.1": 2}},
        {"decorations": {"statues.1": 0}, "all_halls": (0, -1, -1)},
    ],
)
def test_less_than_2_decorations_of_ones_own_pay_nothing(what):
    assert not offered("2Jg", **what)


@pytest.mark.ruling("new_journeymens_bonuses.best_hall")
@pytest.mark.parametrize(
    "guests, prestige",
    [
        ({"1.1": "0 Y1", "1.2": "0 Y2"}, 1),
        ({"1.1": "0 Y1", "1.2": "0 Y2", "1.3": "0 R1"}, 1),
        ({"1.1": "0 Y1", "1.2": "0 Y2", "1.3": "0 R1", "1.4": "0 B1"}, 2),
        ({"1.3": "0 Y1", "1.4": "0 Y2", "5.1": "0 R1", "5.2": "0 B1", "5.3": "0 G1", "5.4": "0 G2"}, 2),
        ({"1.1": "0 Y1", "2.1": "0 Y2", "2.2": "0 Y3", "3.1": "0 R1", "4.1": "0 G1", "5.1": "0 B1"}, 1),
    ],
)
def test_1_prestige_for_every_2_dresses_in_the_hall_with_most(guests, prestige):
    assert gained(bonus_of("2Ji", guests=guests), "use") == {"prestige": prestige}


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"guests": ALL_HALLS},
        {"guests": {"1.1": "0 Y1"}, "decorations": {"musicians.1": 0}},
        {"guests": {"1.1": "0 Y1", "1.2": "1 Y2", "1.3": "1 Y3"}},
    ],
)
def test_without_2_dresses_of_ones_own_in_a_hall_there_is_nothing_to_choose(what):
    assert not offered("2Ji", **what)


@pytest.mark.parametrize("mine, livres", [("G B", 3), ("G G", 3), ("B B G", 3), ("G G B B", 6), ("G G B Y Y R", 3)])
def test_3_livre_for_every_2_rings(mine, livres):
    assert gained(bonus_of("2Jj", player0={"jewels": mine}), "use") == {"livres": livres}


@pytest.mark.parametrize("mine", ["", "G", "B Y R Y", "Y Y R R"])
def test_necklaces_are_no_rings(mine):
    assert not offered("2Jj", player0={"jewels": mine}, player1={"jewels": "G G B B"})


@pytest.mark.parametrize(
    "mine, prestige", [("Y G R", 1), ("B B B", 1), ("Y Y G R B", 1), ("Y Y G R B B", 2), ("Y G R B Y G R B", 2)]
)
def test_1_prestige_for_every_3_jewels(mine, prestige):
    assert gained(bonus_of("2Jk", player0={"jewels": mine}), "use") == {"prestige": prestige}


@pytest.mark.parametrize("mine", ["", "Y", "Y B"])
def test_less_than_3_jewels_of_ones_own_bring_nothing(mine):
    assert not offered("2Jk", player0={"jewels": mine}, player1={"jewels": "Y G R B"})


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
@ALL_WAYS
@pytest.mark.parametrize(
    "card, gain",
    [
        ("2Je", {"livres": 2}),
        ("2Jg", {"livres": 3}),
        ("2Ji", {"prestige": 1}),
        ("2Jj", {"livres": 3}),
        ("2Jk", {"prestige": 1}),
    ],
)
def test_a_payout_is_the_same_in_whatever_way_it_is_used(way, card, gain):
    state = reached(
        way,
        card,
        guests={"1.3": "0 Y1", "1.4": "0 R1", "2.2": "0 G1"},
        player0={"jewels": "G B Y"},
        decorations={"jeweller.1": 0, "statues.1": 0},
    )
    assert gained(state, "use") == gain
    assert next_step(state) == "PlayOneCard of 1"


@ALL_WAYS
def test_a_bonus_may_be_left_in_whatever_way_it_came(way):
    state = reached(way, "2Jk", player0={"jewels": "G B Y"})
    assert gained(state, "pass") == {}
    assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.parametrize("way, livres", [("played", 4), ("deputed", 4), ("deputed by a bonus", 2), ("moved", 2), ("copied", 4)])
def test_the_deck_size_is_that_of_who_uses_the_bonus(way, livres):
    """Besides five others: the card itself; that and who chose it; or who copied it."""
    assert gained(reached(way, "2Jf"), "use") == {"livres": livres}


@pytest.mark.parametrize("card", ["2Jc", "2Jd", "2Je", "2Jf", "2Jg", "2Jh", "2Ji", "2Jj", "2Jk"])
def test_the_bonus_of_a_journeyman_who_takes_the_exam_may_be_used(card):
    state = playing(
        card,
        workshop="- - - - Y1",
        guests={"1.3": "0 Y2", "1.4": "0 R2"},
        decorations={"jeweller.1": 0, "statues.1": 0},
        player1={"discard": "0Ab"},
        player0={"exam": "master", "covered": "all", "jewels": "G B Y", "tiles": "YY:T/L"},
    )
    do(state, "exam master")
    assert next_step(state) == "BonusOf of 0"
    ended = after(state, "pass")
    assert next_step(ended) == "ChooseNewEmployee of 0"


# ---------------------------------------------------------------- make a dress that must be sold


@pytest.mark.ruling("new_journeymens_bonuses.made_to_be_sold")
def test_the_dress_is_sold_at_once_and_brings_1_prestige_besides_its_price():
    state = bonus_of("2Jh", workshop="- - Y4 - -", player0={"livres": 5, "tiles": "YY:T/L", "lace": 1})
    assert legal(state) == ["make 3", "pass"]
    assert gained(state, "make 3") == {"livres": 11 - 2, "lace": -1, "prestige": 1}
    assert next_step(state) == "PlayOneCard of 1"
    assert state.players[0].tiles == ()
    assert [state.box.dress_names[dress] for dress in state.dress_discards] == ["Y4"]
    assert 0 not in state.hosts


@pytest.mark.ruling("new_journeymens_bonuses.made_to_be_sold")
def test_it_is_sold_with_free_guests_and_with_jewels_to_be_had():
    state = bonus_of(
        "2Jh",
        workshop="- - - - Y1",
        windows="Y Y R R",
        decorations={"jeweller.1": 0},
        player0={"livres": 20, "tiles": "YY:T/L"},
    )
    do(state, "make 5")
    assert next_step(state) == "PlayOneCard of 1"
    assert (jewels(state), state.players[0].livres) == ("", 26)


@pytest.mark.ruling("new_journeymens_bonuses.made_to_be_sold")
def test_a_dress_with_a_thimble_is_not_made_to_be_sold():
    rich = {"livres": 20, "tiles": "YY:T/L YY:T/L", "thread": 2, "lace": 2}
    assert not offered("2Jh", workshop="- - - Y5 Y8", player0=rich)
    state = bonus_of("2Jh", workshop="- - - Y5 Y1", player0=rich)
    assert legal(state) == ["make 5", "pass"]
    assert why_not(state, "make 4") == "no_thimble_by_bonus"


@pytest.mark.parametrize(
    "player0, workshop",
    [
        ({"tiles": "GG:T/L"}, "- - - - Y1"),
        ({"tiles": "YY:T/L", "lace": 0}, "- - - - Y4"),
        ({"tiles": "YY:T/L", "thread": 0}, "- - - - Y3"),
        ({"tiles": "YY:T/L", "livres": 5}, "Y1 - - - -"),
        ({"tiles": "YY:T/L"}, "- - - - -"),
    ],
)
def test_what_the_dress_needs_must_be_there(player0, workshop):
    assert not offered("2Jh", workshop=workshop, player0=player0)


def test_the_window_is_paid_before_the_price_comes_in():
    assert gained(bonus_of("2Jh", workshop="Y1 - - - -", player0={"tiles": "YY:T/L", "livres": 6}), "make 1") == {"prestige": 1}


def test_where_there_are_several_payments_the_player_chooses_before_the_dress_is_sold():
    state = do(bonus_of("2Jh", workshop="- - - - Y1", player0={"tiles": "YY:T/L Y:T+L Y:T+L", "livres": 0}), "make 5")
    assert legal(state) == ["give YY:T/L", "give Y:T+L"]
    assert (state.players[0].livres, state.players[0].prestige) == (0, 0)
    assert gained(state, "give Y:T+L") == {"livres": 6, "prestige": 1}
    assert len(state.players[0].tiles) == 1


@pytest.mark.parametrize(
    "dress, task, tiles",
    [
        ("Y1", "make-a-dress", "YY:T/L"),
        ("R1", "make-a-dress", "RR:T"),
        ("G1", "make-a-coat", "GG:T/L"),
        ("B1", "make-a-coat", "BB:T"),
    ],
)
def test_a_dress_made_to_be_sold_covers_a_task_of_a_journeyman(dress, task, tiles):
    state = bonus_of("2Jh", workshop=f"- - - - {dress}", player0={"exam": "master", "tiles": tiles})
    do(state, "make 5")
    assert covered(state) == task


def test_the_main_action_may_make_a_dress_too():
    state = playing("2Jh", workshop="- - - Y1 Y2", player0={"tiles": "YY:T/L YY:T/L", "livres": 0})
    do(state, "make 4", "rent 1.3", "make 5")
    assert (state.players[0].livres, state.players[0].prestige, state.hosts.count(0)) == (6, 1, 1)


@ALL_WAYS
def test_making_to_sell_is_the_same_in_whatever_way_it_is_used(way):
    state = reached(way, "2Jh", workshop="- - - Y5 Y1", player0={"tiles": "YY:T/L", "thread": 1, "exam": "master"})
    assert legal(state) == ["make 5", "pass"]
    assert gained(state, "make 5") == {"livres": 6, "prestige": 1}
    assert covered(state) == "make-a-dress"


# ---------------------------------------------------------------- move a card and use its bonus


@pytest.mark.ruling("new_journeymens_bonuses.move_any_card")
def test_any_card_of_supply_hand_and_discard_pile_can_be_moved_but_not_the_card_just_played():
    assert legal(bonus_of("2Jc", player0=THREE_PILES)) == [
        "move supply 0M",
        "move supply 6Aa",
        "move hand 0M",
        "move hand 0J",
        "move discard 1Ma",
        "move discard 0Ab",
        "pass",
    ]


@pytest.mark.ruling("new_journeymens_bonuses.move_any_card")
@pytest.mark.parametrize(
    "pile, card, discards",
    [
        ("supply", "0M", "1Ma 0Ab 0M"),
        ("hand", "0J", "1Ma 0Ab 0J"),
        ("discard", "1Ma", "0Ab 1Ma"),
        ("discard", "0Ab", "1Ma 0Ab"),
    ],
)
def test_a_moved_card_lies_on_top_of_the_discard_pile(pile, card, discards):
    state = do(bonus_of("2Jc", player0=THREE_PILES), f"move {pile} {card}")
    assert names(state.players[0].discard).startswith(discards)
    left = [name for name in THREE_PILES.get(pile, "").split() if name != card]
    if pile != "discard":
        assert sorted(names(getattr(state.players[0], pile)).split()) == sorted(left)
    while next_step(state) != "PlayOneCard of 1":
        do(state, "pass")
    assert names(state.players[0].discard) == f"{discards} 2Jc"
    assert len(decks(state)[0]) == 7


def test_there_is_something_to_move_with_the_smallest_deck():
    state = bonus_of("2Jc", player0={"supply": "", "hand": "", "discard": "0M 0J 0Ab"})
    assert legal(state) == ["move discard 0M", "move discard 0J", "move discard 0Ab", "pass"]


def test_the_bonus_of_the_moved_card_may_be_used_at_once():
    state = do(bonus_of("2Jc", player0=THREE_PILES), "move discard 0Ab")
    assert legal(state) == ["use", "pass"]
    assert gained(after(state), "use") == {"livres": 2}
    assert gained(after(state), "pass") == {}


def test_nobody_is_paid_for_moving():
    assert gained(bonus_of("2Jc", player0=THREE_PILES), "move supply 6Aa") == {}


@pytest.mark.ruling("new_journeymens_bonuses.moved_from_the_hand")
def test_a_hand_card_that_is_moved_is_not_played():
    state = position(
        player0={"hand": "2Jc 0Ab", "supply": "0M 0J 0Aa"}, player1={"hand": ""}, player2={"hand": ""}, warehouse=["", "", ""]
    )
    do(state, "play 2Jc", "pass", "move hand 0Ab", "use")
    assert state.round == 4
    assert "0Ab" in names(state.players[0].discard).split()


def test_a_hand_card_that_everybody_knew_of_and_that_is_moved_is_no_longer_in_hand():
    state = do(bonus_of("2Jc", player0={"hand": "1Ja 0M", "shown": "1Ja"}), "move hand 1Ja")
    assert (names(state.players[0].hand), state.players[0].shown) == ("0M", ())


@pytest.mark.ruling("new_journeymens_bonuses.nothing_to_give")
@pytest.mark.parametrize("card", ["0M", "6Aa", "6Ab", "6Ac", "6Ad", "5Mh", "5Mi", "5Mj", "5Mk"])
def test_a_crown_or_a_base_master_that_is_moved_has_no_bonus_to_give(card):
    state = bonus_of(
        "2Jc",
        player0={"supply": f"0J 0Aa 0Ab {card}", "thread": 2, "lace": 2, "jewels": "Y G R B"},
        guests={"1.1": "0 Y1", "2.1": "0 G1"},
        decorations={"jeweller.1": 0},
    )
    assert gained(state, f"move supply {card}") == {}
    assert next_step(state) == "PlayOneCard of 1"
    assert names(state.players[0].discard) == f"{card} 2Jc"


def test_a_moved_card_whose_bonus_has_no_use_gives_nothing():
    assert next_step(do(bonus_of("2Jc", player0={"supply": "0M 0J 0Aa 5J"}), "move supply 5J")) == "PlayOneCard of 1"


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_moved_apprentice_covers_a_task_of_apprentices():
    state = bonus_of("2Jc", warehouse=["R:T+L", "", ""])
    do(state, "move supply 0Aa", "acquire 1.1", "keep")
    assert covered(state) == "keep-rare-silk"


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_moved_bonus_that_deputes_leaves_four_cards():
    five = {"supply": "0M 0J 0Ab", "hand": "1Mb"}
    state = do(bonus_of("2Jc", player0=five), "move hand 1Mb")
    assert legal(state) == ["depute-from supply 0M", "depute-from supply 0J", "depute-from supply 0Ab", "pass"]
    state = do(bonus_of("2Jc", player0={"supply": "0M 0J", "hand": "1Mb"}), "move hand 1Mb")
    assert next_step(state) == "PlayOneCard of 1"


@pytest.mark.ruling("new_journeymens_bonuses.in_use_cannot_be_chosen")
@pytest.mark.parametrize("chooser", ["1Mb", "2Jb"])
def test_a_moved_card_whose_bonus_is_used_cannot_be_chosen_nor_can_the_card_just_played(chooser):
    state = do(bonus_of("2Jc", player0={"supply": f"0M 0J 0Ab 1Ma {chooser}", "discard": "6Aa"}), f"move supply {chooser}")
    assert sorted(legal(state)) == sorted(
        [
            "depute-from supply 0M",
            "depute-from supply 0J",
            "depute-from supply 0Ab",
            "depute-from supply 1Ma",
            "depute-from discard 6Aa",
            "pass",
        ]
    )


@pytest.mark.ruling("new_journeymens_bonuses.in_use_cannot_be_chosen")
def test_a_deputed_card_whose_bonus_is_used_cannot_be_moved_nor_can_the_card_just_played():
    state = do(bonus_of("1Mb", player0={"supply": "0M 0J 0Ab 1Ma 2Jc"}), "depute-from supply 2Jc")
    assert legal(state) == ["move supply 0M", "move supply 0J", "move supply 0Ab", "move supply 1Ma", "pass"]


@pytest.mark.ruling("new_journeymens_bonuses.in_use_cannot_be_chosen")
def test_once_its_bonus_is_done_a_moved_card_can_be_chosen_again():
    """2Jc moves 2Jb, which deputes another card; next turn 2Jb is a card like others."""
    state = bonus_of("2Jc", player0={"supply": "0M 0J 0Ab 2Jb 1Ma", "hand": "1Mb"}, player1={"hand": ""}, player2={"hand": ""})
    do(state, "move supply 2Jb", "depute-from supply 0J", "play 1Mb", "pass")
    assert "depute-from discard 2Jb" in legal(state)


# ---------------------------------------------------------------- copy the bonus of an opponent's top card


def test_the_opponent_whose_top_card_is_copied_is_chosen():
    state = bonus_of("2Jd", player1={"discard": "0M 0Ab"}, player2={"discard": "1Ma"})
    assert legal(state) == ["copy 1", "copy 2", "pass"]
    assert gained(after(state), "copy 1", "use") == {"livres": 2}
    assert gained(after(state), "copy 2", "use") == {"livres": 1}
    assert gained(after(state), "copy 1", "pass") == {}


def test_only_the_top_card_counts_and_it_stays_where_it_is():
    state = bonus_of("2Jd", player1={"discard": "1Ma 1Ab 0Ab"})
    assert gained(state, "copy 1", "use") == {"livres": 2}
    assert names(state.players[1].discard) == "1Ma 1Ab 0Ab"
    assert names(state.players[0].discard) == "2Jd"


def test_ones_own_discard_pile_is_not_copied():
    assert not offered("2Jd", player0={"discard": "0Ab"})


@pytest.mark.ruling("new_journeymens_bonuses.copy_what_is_there")
@pytest.mark.parametrize("top", ["5J", "5A", "2A", "3Ja", "2Je", "2Jg", "2Ji", "2Jj", "2Jk", "5Mc", "5Md", "5Me", "5Mf"])
def test_a_bonus_that_would_change_nothing_is_not_copied(top):
    assert not offered("2Jd", player1={"discard": top})
    state = bonus_of("2Jd", player1={"discard": top}, player2={"discard": "0Ab"})
    assert legal(state) == ["copy 2", "pass"]
    assert why_not(state, "copy 1") is not None


@pytest.mark.ruling("new_journeymens_bonuses.copy_what_is_there")
def test_without_a_discard_pile_there_is_nothing_to_copy():
    assert not offered("2Jd")
    assert legal(bonus_of("2Jd", player2={"discard": "0Ab"})) == ["copy 2", "pass"]


@pytest.mark.ruling("new_journeymens_bonuses.copy_what_is_there")
def test_a_bonus_that_copies_gives_nothing_to_copy():
    assert not offered("2Jd", player1={"discard": "0Ab 2Jd"}, player2={"discard": "0Ab 2Jd"})


@pytest.mark.ruling("new_journeymens_bonuses.nothing_to_give")
@pytest.mark.parametrize("top", ["0M", "6Aa", "6Ab", "6Ac", "6Ad", "5Mh", "5Mi", "5Mj", "5Mk"])
def test_crowns_and_base_masters_cannot_be_copied(top):
    assert not offered(
        "2Jd",
        player1={"discard": f"0Ab {top}"},
        player0={"thread": 2, "lace": 2, "jewels": "Y G R B"},
        guests={"1.1": "0 Y1", "2.1": "0 G1"},
        decorations={"jeweller.1": 0},
    )


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_what_one_has_oneself_counts_for_a_copied_bonus():
    state = bonus_of("2Jd", player1={"discard": "5Ma"}, guests={"1.3": "0 Y1", "1.4": "1 Y2", "2.2": "1 Y3", "2.3": "0 R1"})
    assert gained(state, "copy 1", "use") == {"livres": 2}


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_copied_apprentice_covers_a_task_of_apprentices():
    state = bonus_of("2Jd", warehouse=["GG:T/L", "", ""], player1={"discard": "0Aa"})
    do(state, "copy 1", "acquire 1.1", "discard lace")
    assert (covered(state), covered(state, 1)) == ("discard-a-tile", "")


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_copied_journeyman_makes_no_dress_for_a_master_space():
    state = bonus_of("2Jd", workshop="- - - - Y1", player1={"discard": "2Ja"}, player0={"tiles": "YY:T/L", "exam": "master"})
    do(state, "copy 1", "make 5")
    assert not {"rent 1.1", "rent 1.2", "rent 2.1", "rent 5.1"} & set(legal(state))
    assert "rent 1.3" in legal(state)
    assert covered(state) == "make-a-dress"


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_copied_bonus_that_deputes_chooses_from_ones_own_deck_and_leaves_four_cards():
    state = bonus_of("2Jd", player0={"supply": "0M", "hand": "0J 0Ab", "discard": "6Aa"}, player1={"discard": "2Jb"})
    do(state, "copy 1")
    assert legal(state) == [
        "depute-from supply 0M",
        "depute-from hand 0J",
        "depute-from hand 0Ab",
        "depute-from discard 6Aa",
        "pass",
    ]
    assert gained(state, "depute-from hand 0J") == {"livres": 5}
    assert len(decks(state)[1]) == 6
    assert not offered("2Jd", player0={"supply": "0M 0J 0Ab"}, player1={"discard": "2Jb"})


@pytest.mark.ruling("new_journeymens_bonuses.moved_or_copied_is_its_own")
def test_a_copied_bonus_that_moves_moves_a_card_of_ones_own_deck():
    state = bonus_of("2Jd", player0={"supply": "0M 0J 0Aa 0Ab"}, player1={"discard": "2Jc"})
    assert legal(do(state, "copy 1")) == ["move supply 0M", "move supply 0J", "move supply 0Aa", "move supply 0Ab", "pass"]
    assert gained(state, "move supply 0Ab", "use") == {"livres": 2}
    assert (names(state.players[0].discard), names(state.players[1].discard)) == ("0Ab 2Jd", "2Jc")


def test_a_hired_special_apprentice_can_be_copied_for_3_prestige():
    assert gained(bonus_of("2Jd", player1={"discard": "Sb"}), "copy 1", "use") == {"prestige": 3}


def test_with_two_players_there_is_one_opponent():
    assert legal(bonus_of("2Jd", players=2, player1={"discard": "0Ab"})) == ["copy 1", "pass"]
