"""Scoring."""

import random

import pytest

from rocaille.games.alhambra.names import A, B, C
from rocaille.games.alhambra.rules.scoring import points_of, score, shares
from rocaille.kernel.log import Log
from tests.alhambra.positions import GAME, do, position


def scored(scoring: int, **counts: dict[int, int]) -> list[int]:
    """Points of each seat after a scoring, with buildings by colour and seat."""
    seats = max(max(by_seat) for by_seat in counts.values()) + 1
    players = max(seats, 3)
    state = position(
        players=players,
        buildings={seat: {color: by_seat.get(seat, 0) for color, by_seat in counts.items()} for seat in range(players)},
    )
    score(state, scoring, Log())
    return [points_of(state.sheet, seat) for seat in range(players)]


def test_four_white_cards_lead_4_points_in_a():
    assert scored(A, white={0: 4, 1: 3, 2: 3}) == [4, 0, 0]


def test_purple_in_b_13_and_6():
    assert scored(B, purple={0: 5, 1: 3, 2: 2}) == [13, 6, 0]


def test_purple_in_b_two_tied_for_first_9_each():
    assert scored(B, purple={0: 4, 1: 4, 2: 1}) == [9, 9, 0]


def test_green_in_c_two_with_3_and_two_with_2():
    assert scored(C, green={0: 3, 1: 3, 2: 2, 3: 2}) == [16, 16, 2, 2]


@pytest.mark.parametrize(
    ("color", "points"),
    [
        ("blue", [1, 8, 1, 16, 8, 1]),
        ("red", [2, 9, 2, 17, 9, 2]),
        ("brown", [3, 10, 3, 18, 10, 3]),
        ("white", [4, 11, 4, 19, 11, 4]),
        ("green", [5, 12, 5, 20, 12, 5]),
        ("purple", [6, 13, 6, 21, 13, 6]),
    ],
)
@pytest.mark.ruling("scoring.places")
def test_the_whole_table(color, points):
    counts = {0: 4, 1: 3, 2: 2, 3: 1}
    assert scored(A, **{color: counts}) == [points[0], 0, 0, 0]
    assert scored(B, **{color: counts}) == [points[1], points[2], 0, 0]
    assert scored(C, **{color: counts}) == [*points[3:], 0]


@pytest.mark.ruling("scoring.ties_share")
def test_three_tied_for_first_in_a_share_one_place_rounded_down():
    assert scored(A, purple={0: 2, 1: 2, 2: 2}) == [2, 2, 2]


@pytest.mark.ruling("scoring.nothing_is_no_line")
def test_a_share_of_nothing_is_no_line():
    state = position(players=3, buildings={seat: {"blue": 1} for seat in range(3)})
    score(state, A, Log())
    assert state.sheet == ()


def test_a_tie_for_second_shares_second_and_third():
    assert scored(C, blue={0: 3, 1: 2, 2: 2}) == [16, 4, 4]


def test_a_tie_for_third_shares_third_and_what_lies_behind():
    assert scored(C, purple={0: 5, 1: 3, 2: 1, 3: 1}) == [21, 13, 3, 3]


@pytest.mark.ruling("scoring.no_card_no_points")
@pytest.mark.ruling("scoring.lost_places")
def test_no_card_no_points_and_places_nobody_takes_are_lost():
    assert scored(C, purple={0: 1}) == [21, 0, 0]


@pytest.mark.ruling("scoring.open_scores")
def test_the_running_score_is_on_everybodys_view():
    state = position(players=3, buildings={1: {"white": 2}})
    score(state, A, Log())
    assert [player["points"] for player in GAME.view(state, None).to_json()["players"]] == [0, 4, 0]


@pytest.mark.ruling("scoring.scored_after_refilling")
def test_a_is_scored_before_the_next_turn_with_the_building_just_bought():
    state = position(
        courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",)}, display=(None, "green9", "green8", "orange7")
    )
    state.piles = (0, 1, 10, 11, sum(state.piles) - 22)
    happened = do(state, "buy blue")
    assert happened.index("building_offered") < happened.index("scoring")
    assert points_of(state.sheet, 0) == 1 and GAME.to_decide(state) == (1,)
    assert min(state.display) >= 0


@pytest.mark.ruling("scoring.scored_after_refilling")
def test_if_both_have_shown_a_is_scored_before_b():
    state = position(
        courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9",)}, display=(None, "green9", "green8", "orange7")
    )
    state.piles = (0, 1, 0, 1, sum(state.piles) - 2)
    log = Log()
    GAME.decide(state, 0, GAME.notation.read("buy blue"), log)
    assert [event.args for event in log.events if event.key == "scoring"] == [(A,), (B,)]
    assert points_of(state.sheet, 0) == 1 + 8 and state.scored == 2 and min(state.display) >= 0


def test_a_scoring_goes_category_by_category():
    assert scored(B, blue={0: 1}, red={1: 1}, brown={0: 1, 1: 1}, white={2: 2, 0: 1}) == [8 + 6 + 4, 9 + 6, 11]


@pytest.mark.ruling("scoring.ties_share")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2), [17, 17]),
        ((2, 2, 2), [13, 13, 13]),
        ((2, 2, 2, 2), [10, 10, 10, 10]),
        ((1,) * 6, [6] * 6),
        ((3, 2, 2, 2), [21, 6, 6, 6]),
        ((3, 2, 1, 1, 1), [21, 13, 2, 2, 2]),
        ((3, 3, 1, 1), [17, 17, 3, 3]),
    ],
)
def test_ties_of_any_size_in_c(counts, points):
    found = scored(C, purple=dict(enumerate(counts)))
    assert found[: len(points)] == points and not any(found[len(points) :])


@pytest.mark.parametrize("seed", range(100))
def test_shares_agree_with_another_way_to_count(seed):
    """Everybody's places are those from one more than the number ahead to the number ahead or level."""
    dice = random.Random(seed)
    holders = [(dice.randint(1, 4), seat) for seat in range(dice.randint(1, 6))]
    points = tuple(sorted((dice.randint(0, 21) for _ in range(3)), reverse=True))
    expected = {}
    for cards, seat in holders:
        ahead = sum(other > cards for other, _ in holders)
        level = sum(other == cards for other, _ in holders)
        expected[seat] = sum((*points, *(0,) * 9)[ahead : ahead + level]) // level
    assert dict(shares(holders, points)) == {seat: share for seat, share in expected.items() if share}


def test_points_of_all_scorings_add_up():
    state = position(players=3, buildings={0: {"white": 2}, 1: {"white": 1}})
    for scoring in (A, B, C):
        score(state, scoring, Log())
    assert [points_of(state.sheet, seat) for seat in range(3)] == [4 + 11 + 19, 4 + 11, 0]
