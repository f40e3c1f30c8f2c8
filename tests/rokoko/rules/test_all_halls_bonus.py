"""“All halls” bonus."""

import pytest

from tests.rokoko.positions import at_the_ball, bonus_of, do, playing, points

FOUR_HALLS = {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 G1", "4.2": "0 G2"}
SILK = {"tiles": "YY:T/L GG:T/L", "livres": 30}


@pytest.mark.ruling("all_halls_bonus.at_once")
def test_a_dress_in_the_fifth_hall_brings_the_marker_at_once():
    state = do(playing("0M", player0=SILK, guests=FOUR_HALLS, workshop="- - - - Y3"), "make 5", "rent 5.2")
    assert state.all_halls == (0, -1, -1)


def test_the_marker_comes_before_the_free_tile_of_the_space_is_chosen():
    guests = {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 G1", "5.2": "0 G2"}
    state = do(
        playing("0M", player0=SILK, guests=guests, workshop="- - - - Y3", warehouse=["R:T+L", "", ""]), "make 5", "rent 4.4"
    )
    assert state.all_halls == (0, -1, -1)


@pytest.mark.ruling("all_halls_bonus.musicians_count")
def test_a_musician_is_presence_in_a_hall():
    by_action = do(playing("0M", player0=SILK, guests=FOUR_HALLS), "fund musicians.5")
    assert by_action.all_halls == (0, -1, -1)
    by_bonus = do(bonus_of("6J", player0=SILK, guests=FOUR_HALLS), "fund musicians.5")
    assert by_bonus.all_halls == (0, -1, -1)


def test_a_dress_made_by_a_bonus_completes_the_halls_too():
    state = bonus_of("2Ja", player0={"tiles": "Y:T+L"}, guests=FOUR_HALLS, workshop="- - - - Y1")
    assert do(state, "make 5", "rent 5.2").all_halls == (0, -1, -1)


def test_musicians_and_dresses_together():
    state = do(
        playing("0M", player0=SILK, decorations={f"musicians.{n}": 0 for n in (1, 2, 4, 5)}, workshop="- - - - Y3"),
        "make 5",
        "rent 3.2",
    )
    assert state.all_halls == (0, -1, -1)


def test_five_musicians_are_all_halls():
    state = do(playing("0M", player0=SILK, decorations={f"musicians.{n}": 0 for n in (1, 2, 3, 4)}), "fund musicians.5")
    assert state.all_halls == (0, -1, -1)


def test_another_players_dress_is_no_presence():
    guests = {**FOUR_HALLS, "4.2": "1 G2"}
    state = do(playing("0M", player0=SILK, guests=guests, workshop="- - - - Y3"), "make 5", "rent 5.2")
    assert state.all_halls == (-1, -1, -1)


def test_other_decorations_are_no_presence():
    state = do(playing("0M", player0=SILK, guests=FOUR_HALLS), "fund statues.1")
    assert state.all_halls == (-1, -1, -1)


@pytest.mark.parametrize("track, then", [((1, -1, -1), (1, 0, -1)), ((1, 2, -1), (1, 2, 0))])
def test_the_most_valuable_free_space_is_taken(track, then):
    state = do(playing("0M", player0=SILK, guests=FOUR_HALLS, all_halls=track), "fund musicians.5")
    assert state.all_halls == then


@pytest.mark.ruling("all_halls_bonus.once_a_player")
def test_once_a_player():
    state = do(playing("0M", player0=SILK, guests={**FOUR_HALLS, "5.2": "0 R1"}, all_halls=(0, -1, -1)), "fund musicians.1")
    assert state.all_halls == (0, -1, -1)


def test_it_scores_what_the_space_shows():
    state = at_the_ball(all_halls=(2, 0, -1))
    assert points(state, "all_halls") == [(0, "all_halls", state.box.all_halls[1]), (2, "all_halls", state.box.all_halls[0])]


def test_it_is_no_decoration():
    """Neither for income nor for bonuses."""
    state = bonus_of("3M", all_halls=(0, -1, -1), decorations={"statues.1": 0}, player0={"livres": 0})
    assert do(state, "use").players[0].livres == 1
