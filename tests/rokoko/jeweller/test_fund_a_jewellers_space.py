"""6. Fund a Decoration: the jeweller's spaces."""

import pytest

from rocaille.games.rokoko.jeweller.rules.fund_a_jewellers_space import kinds_of
from tests.rokoko.jeweller.positions import (
    at_the_ball,
    bonus_of,
    do,
    legal,
    next_step,
    place,
    playing,
    points,
    position,
    why_not,
)

PRICES = (4, 5, 6, 8, 10)
PRESTIGE = (0, 1, 1, 2, 3)
DONE = {"hand": "", "supply": "0M 0J 0Aa 0Ab", "livres": 0}


def offered(state) -> str:
    return " ".join(text.removeprefix("fund jeweller.") for text in legal(state) if text.startswith("fund jeweller"))


@pytest.mark.parametrize("card", ["0M", "0J", "0Ab"])
def test_any_employee_funds_them_like_other_decorations(card):
    for space, price in enumerate(PRICES, 1):
        state = playing(card, player0={"livres": 20})
        assert offered(state) == "1 2 3 4 5"
        do(state, f"fund jeweller.{space}")
        assert state.players[0].livres == 20 - price
        assert state.decorations[place("decoration", f"jeweller.{space}")] == 0


@pytest.mark.parametrize("livres, affordable", [(3, ""), (4, "1"), (5, "1 2"), (7, "1 2 3"), (8, "1 2 3 4"), (10, "1 2 3 4 5")])
def test_what_is_too_dear_is_not_offered(livres, affordable):
    state = playing("0M", player0={"livres": livres})
    assert offered(state) == affordable
    assert (why_not(state, "fund jeweller.5") == "too_dear") == (livres < 10)


@pytest.mark.ruling("fund_a_jewellers_space.one_a_player")
def test_each_player_may_have_one_space_of_the_jeweller():
    state = playing("0M", player0={"livres": 50}, decorations={"jeweller.2": 0})
    assert offered(state) == ""
    assert why_not(state, "fund jeweller.1") == "one_in_that_row"
    assert why_not(state, "fund jeweller.2") == "space_taken"
    assert "fund statues.1" in legal(state)
    state = playing("0M", player0={"livres": 50}, decorations={"jeweller.2": 1, "jeweller.1": 2})
    assert offered(state) == "3 4 5"


@pytest.mark.ruling("fund_a_jewellers_space.one_a_player")
def test_also_by_a_bonus_in_the_same_turn():
    state = playing("6J", player0={"livres": 50})
    do(state, "fund jeweller.1")
    assert next_step(state) == "BonusOf of 0"
    assert offered(state) == ""
    assert why_not(state, "fund jeweller.2") == "one_in_that_row"


# ---------------------------------------------------------------- decorations in every respect


@pytest.mark.ruling("fund_a_jewellers_space.decorations_in_every_respect")
def test_discounts_hold_for_them_and_never_pay_back():
    for card, discount in (("3Jb", 5), ("6J", 10)):
        for space, price in enumerate(PRICES, 1):
            state = do(bonus_of(card, player0={"livres": 20}), f"fund jeweller.{space}")
            assert state.players[0].livres == 20 - max(price - discount, 0)
    assert offered(bonus_of("3Jb", player0={"livres": 0})) == "1 2"


@pytest.mark.ruling("fund_a_jewellers_space.decorations_in_every_respect")
def test_they_count_for_the_upper_row_of_the_fountain():
    state = position(
        player0={**DONE, "hand": "0M"},
        player1=DONE,
        player2=DONE,
        decorations={"fountain_upper.1": 0, "jeweller.1": 0, "jeweller.2": 1, "fountain_lower.1": 2},
    )
    do(state, "play 0M", "pass")
    assert [player.livres for player in state.players] == [5 + 2, 5, 5]


@pytest.mark.ruling("fund_a_jewellers_space.decorations_in_every_respect")
@pytest.mark.parametrize("card, livres, prestige", [("3M", 2, 0), ("2A", 0, 1), ("5Mb", 0, 1), ("2Jg", 3, 0)])
def test_they_count_for_bonuses(card, livres, prestige):
    state = bonus_of(card, decorations={"jeweller.3": 0, "statues.1": 0, "jeweller.1": 1}, player0={"livres": 0})
    do(state, "use")
    assert (state.players[0].livres, state.players[0].prestige) == (livres, prestige)
    if card != "3M":
        assert next_step(bonus_of(card, decorations={"jeweller.3": 1, "statues.1": 0})) == "PlayOneCard of 1"


@pytest.mark.ruling("fund_a_jewellers_space.decorations_in_every_respect")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_their_prestige_counts_at_the_end(players):
    for space, prestige in enumerate(PRESTIGE, 1):
        state = at_the_ball(players=players, decorations={f"jeweller.{space}": 1})
        assert points(state, "decorations") == ([(1, "decorations", prestige)] if prestige else [])
    state = at_the_ball(players=players, decorations={"jeweller.5": 0, "musicians.1": 0})
    assert points(state, "decorations") == [(0, "decorations", 3 + 5)]


def test_they_are_in_no_hall():
    guests = {f"{hall}.2": f"0 Y{hall}" for hall in (1, 2, 3, 4)}
    state = do(playing("0M", player0={"livres": 50}, guests=guests), "fund jeweller.5")
    assert 0 not in state.all_halls


# ---------------------------------------------------------------- kinds


@pytest.mark.ruling("fund_a_jewellers_space.five_kinds")
@pytest.mark.parametrize(
    "spaces, kinds",
    [
        ("", 0),
        ("jeweller.1", 1),
        ("fountain_upper.1 fountain_lower.1", 1),
        ("fireworks.1 fireworks.2 fireworks.3", 1),
        ("musicians.1 musicians.5", 1),
        ("statues.1 statues.2 jeweller.4", 2),
        ("musicians.1 fireworks.1 jeweller.1", 3),
        ("musicians.1 fireworks.1 fountain_lower.2", 3),
        ("musicians.1 fireworks.1 fountain_lower.2 fountain_upper.2", 3),
        ("statues.1 musicians.1 fireworks.1 fountain_lower.2 jeweller.5", 5),
    ],
)
def test_there_are_five_kinds_of_decoration(spaces, kinds):
    decorations = {space: 0 for space in spaces.split()}
    others = {space: 1 for space in ("statues.3", "musicians.2", "fireworks.4", "jeweller.2")}
    state = position(decorations={**others, **decorations})
    assert kinds_of(state, 0) == kinds
    state = playing("0M", decorations={**others, **decorations}, player0={"special": "Sf"})
    assert ("hire-special" in legal(state)) == (kinds >= 3)
