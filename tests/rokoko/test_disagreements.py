"""Where the rulebooks disagree: each row of the table, as it is ruled. The last is about the expansion."""

import pytest

from rocaille.games.rokoko.jeweller.state import JewellerState
from tests.rokoko.jeweller.positions import GAME as WITH_JEWELLER
from tests.rokoko.positions import BOX, GAME, at_the_ball, bonus_of, do, legal, next_step, playing, points


@pytest.mark.ruling("setting_up_the_game.28_employees_for_hire")
def test_there_are_28_employees_for_hire_not_29():
    assert len(BOX.for_hire) == len(GAME.table["employees"]["hire"]["cards"]) == 28
    state = GAME.new(4, 1)
    assert len(state.hire_row) + len(state.hire_stack) == 28 == 4 * 7


@pytest.mark.ruling("employee_bonuses.level_5_journeyman")
def test_the_level_5_journeyman_pays_for_every_2_dresses_not_3():
    spaces = ["1.3", "1.4", "2.2", "2.3", "3.2", "3.3"]
    for dresses, prestige in [(2, 1), (3, 1), (4, 2), (6, 3)]:
        guests = {space: f"0 Y{n + 1}" for n, space in enumerate(spaces[:dresses])}
        assert do(bonus_of("5J", guests=guests), "use").players[0].prestige == prestige


@pytest.mark.ruling("employee_bonuses.level_6_apprentice")
def test_the_level_6_apprentice_pays_prestige_by_deck_size_not_livre():
    state = at_the_ball(player0={"supply": "0M 0M 0J 0Aa 0Ab 1Ma 6Aa", "livres": 0})
    assert points(state, "crown") == [(0, "crown.6Aa", 5)]
    assert GAME.outcome(state).tie_break[0] == 0
    assert next_step(bonus_of("6Aa")) == "PlayOneCard of 1"


@pytest.mark.ruling("depute_your_employee.limit_is_the_whole_deck")
def test_the_limit_of_four_cards_is_about_the_whole_deck_not_the_supply():
    state = playing("0Ab", player0={"supply": "0M", "hand": "0J", "discard": "0Aa 0M"})
    assert "depute" in legal(state)
    assert "depute" not in legal(playing("0Ab", player0={"supply": "0M 0J 0Aa", "hand": "", "discard": ""}))


@pytest.mark.ruling("employee_bonuses.depute_from_the_whole_deck")
@pytest.mark.parametrize("card", ["1Mb", "2Jb"])
def test_bonuses_depute_from_the_whole_deck_not_only_the_supply(card):
    state = bonus_of(card, player0={"supply": "0M", "hand": "0J", "discard": "0Aa 0Ab"})
    assert legal(state) == [
        "depute-from supply 0M",
        "depute-from hand 0J",
        "depute-from discard 0Aa",
        "depute-from discard 0Ab",
        "pass",
    ]


@pytest.mark.ruling("end_of_the_game.unresolved_tie")
@pytest.mark.parametrize("musician", [None, 2])
def test_a_hall_tie_stays_if_no_tied_player_owns_the_musician_whether_the_space_is_free_or_not(musician):
    decorations = {} if musician is None else {"musicians.4": musician}
    state = at_the_ball(guests={"4.2": "0 Y1", "4.3": "1 G1"}, decorations=decorations)
    assert points(state, "hall") == [(0, "hall_first.4", 3), (1, "hall_first.4", 3)]


@pytest.mark.ruling("end_of_the_game.two_players_no_second_places")
def test_with_two_players_there_are_no_second_places():
    what = {"guests": {"4.2": "0 Y1", "4.3": "0 G1", "4.4": "1 G2"}, "decorations": {"fireworks.1": 0, "fireworks.2": 1}}
    two = at_the_ball(players=2, **what)
    assert points(two, "hall") == [(0, "hall_first.4", 3)]
    assert points(two, "fireworks") == [(1, "fireworks_first", 6)]
    three = at_the_ball(players=3, **what)
    assert points(three, "hall") == [(0, "hall_first.4", 3), (1, "hall_second.4", 1)]


def test_there_are_24_jewel_tiles_not_21():
    counts = WITH_JEWELLER.table["jeweller"]["jewels"]
    assert sorted([counts[jewel] for jewel in counts if jewel != "from"], reverse=True) == [7, 7, 6, 4]
    for players in (2, 3, 4, 5):
        state = WITH_JEWELLER.new(players, 1)
        assert isinstance(state, JewellerState)
        assert len(state.jewel_stack) + len(state.windows) == 24
