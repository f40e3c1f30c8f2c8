"""The worked examples of the rulebooks, in their order, by the page of the English one.

Mike is player 0, Bye 1, George 2.
"""

from tests.rokoko.positions import (
    GAME,
    at_the_ball,
    begin_round,
    between_rounds,
    do,
    legal,
    names,
    place,
    playing,
    points,
    position,
    tile_names,
)


def test_page_3_a_supply_of_two_cards_is_refilled_from_the_discards():
    """Mike has two cards left: he must take them, turns his discard pile, and chooses his third card from it."""
    waiting = {"hand": "", "supply": "0M 0J 0Aa"}
    state = begin_round(
        between_rounds(player0={"hand": "", "supply": "0M 0Ab", "discard": "0M 0J 0Aa"}, player1=waiting, player2=waiting)
    )
    mike = state.players[0]
    assert (names(mike.hand), names(mike.supply), mike.discard) == ("0M 0Ab", "0M 0J 0Aa", ())
    assert legal(state) == ["take 0M", "take 0J", "take 0Aa"]
    do(state, "take 0J")
    assert (names(mike.hand), names(mike.supply)) == ("0M 0J 0Ab", "0M 0Aa")


def test_page_4_the_tile_of_two_green_bales_is_bought_for_2_livre():
    """Three tiles lie in the segment. He keeps the tile; he might have had a thread or a lace for it."""
    state = playing("0Ab", warehouse=["GG:T/L YY:T/L R:T+L", "", ""], player0={"livres": 10})
    do(state, "acquire 1.1")
    assert legal(state) == ["keep", "discard thread", "discard lace"]
    do(state, "keep")
    assert (state.players[0].livres, tile_names(state.players[0].tiles)) == (8, "GG:T/L")


def test_page_5_the_yellow_master_dress_costs_4_livre_a_lace_and_3_bales_and_a_red_one_is_lost():
    """Y8 needs a Master, three yellow bales and a lace."""
    window = GAME.table["board"]["small"]["workshop"]["costs"].index(4) + 1
    workshop = " ".join("Y8" if n == window else "-" for n in range(1, 6))
    state = playing("0M", workshop=workshop, player0={"livres": 10, "lace": 1, "thread": 0, "tiles": "YY:T/L YR:T/L GG:T/L"})
    do(state, f"make {window}")
    mike = state.players[0]
    assert (mike.livres, mike.lace, tile_names(mike.tiles)) == (6, 0, "GG:T/L")
    assert sorted(tile_names(state.tile_discards).split()) == ["YR:T/L", "YY:T/L"]
    do(state, "rent 1.1")
    assert state.hosts[place("space", "1.1")] == 0


def test_page_5_the_journeyman_is_hired_for_3_livre():
    state = do(playing("0M", hire="2Ja 2M 2A", player0={"livres": 10}), "hire 2Ja")
    assert (state.players[0].livres, names(state.players[0].hand)) == (7, "2Ja")


def test_page_6_a_decoration_for_10_livre():
    state = do(playing("0Ab", player0={"livres": 10}), "fund fountain_lower.2")
    assert state.players[0].livres == 0
    assert state.decorations[place("decoration", "fountain_lower.2")] == 0


def test_page_6_incomes_of_5_8_and_9_livre():
    """George has nothing in the fountain; Bye the lower row and 3 dresses; Mike both rows, 3 decorations, a dress."""
    done = {"hand": "", "supply": "0M 0J 0Aa 0Ab", "livres": 0}
    state = position(
        player0={**done, "hand": "0M"},
        player1=done,
        player2=done,
        decorations={"fountain_upper.1": 0, "fountain_lower.1": 0, "statues.1": 0, "fountain_lower.2": 1, "statues.2": 2},
        guests={"1.3": "0 Y1", "1.4": "1 Y2", "2.2": "1 G1", "3.2": "1 R1", "4.2": "2 B1"},
    )
    do(state, "play 0M", "pass")
    assert [player.livres for player in state.players] == [9, 8, 5]


def test_page_7_the_hall_3_to_1_by_a_master_space():
    """Bye and George have as many dresses, but one of hers is on a master space."""
    state = at_the_ball(guests={"4.1": "1 Y1", "4.2": "2 G1"})
    assert points(state, "hall") == [(1, "hall_first.4", 3), (2, "hall_second.4", 1)]


def test_page_7_the_fireworks_6_to_2_by_the_dearer_space():
    """George has the most markers; Mike's space is dearer than Bye's."""
    state = at_the_ball(decorations={"fireworks.1": 2, "fireworks.2": 1, "fireworks.3": 0, "fireworks.4": 2})
    assert points(state, "fireworks") == [(2, "fireworks_first", 6), (0, "fireworks_second", 2)]


def test_page_7_two_statues_8_and_4_with_7_dresses():
    """A set of all four colours, and of the other dresses one of two colours."""
    guests = {"1.1": "0 Y1", "1.2": "0 G1", "1.3": "0 R1", "1.4": "0 B1", "2.1": "0 Y2", "2.2": "0 Y3", "2.3": "0 G2"}
    state = at_the_ball(guests=guests, decorations={"statues.1": 0, "statues.2": 0})
    assert points(state, "statue") == [(0, "statue_set.1", 8), (0, "statue_set.2", 4)]
