"""Scoring."""
import pytest

from rocaille.games.alhambra.names import A, B, C
from rocaille.games.alhambra.rules.scoring import points_of, score
from rocaille.kernel.log import Log
from tests.alhambra.positions import GAME, position


def scored(scoring: int, **counts: dict[int, int]) -> list[int]:
    """Points of each seat after a scoring, with buildings by colour and seat."""
    seats = max(max(by_seat) for by_seat in counts.values()) + 1
    players = max(seats, 3)
    state = position(players=players, buildings={
        seat: {color: by_seat.get(seat, 0) for color, by_seat in counts.items()} for seat in range(players)})
    score(state, scoring, Log())
    return [points_of(state, seat) for seat in range(players)]


def test_four_white_cards_lead_4_points_in_a():
    assert scored(A, white={0: 4, 1: 3, 2: 3}) == [4, 0, 0]


def test_purple_in_b_13_and_6():
    assert scored(B, purple={0: 5, 1: 3, 2: 2}) == [13, 6, 0]


def test_purple_in_b_two_tied_for_first_9_each():
    assert scored(B, purple={0: 4, 1: 4, 2: 1}) == [9, 9, 0]


def test_green_in_c_two_with_3_and_two_with_2():
    assert scored(C, green={0: 3, 1: 3, 2: 2, 3: 2}) == [16, 16, 2, 2]


@pytest.mark.parametrize(("color", "points"), [
    ("blue", [1, 8, 1, 16, 8, 1]), ("red", [2, 9, 2, 17, 9, 2]), ("brown", [3, 10, 3, 18, 10, 3]),
    ("white", [4, 11, 4, 19, 11, 4]), ("green", [5, 12, 5, 20, 12, 5]), ("purple", [6, 13, 6, 21, 13, 6])])
def test_the_whole_table(color, points):
    counts = {0: 4, 1: 3, 2: 2, 3: 1}
    assert scored(A, **{color: counts}) == [points[0], 0, 0, 0]
    assert scored(B, **{color: counts}) == [points[1], points[2], 0, 0]
    assert scored(C, **{color: counts}) == [*points[3:], 0]


def test_three_tied_for_first_in_a_share_one_place_rounded_down():
    assert scored(A, purple={0: 2, 1: 2, 2: 2}) == [2, 2, 2]


def test_a_share_of_nothing_is_no_line():
    state = position(players=3, buildings={seat: {"blue": 1} for seat in range(3)})
    score(state, A, Log())
    assert state.sheet == ()


def test_a_tie_for_second_shares_second_and_third():
    assert scored(C, blue={0: 3, 1: 2, 2: 2}) == [16, 4, 4]


def test_a_tie_for_third_shares_third_and_what_lies_behind():
    assert scored(C, purple={0: 5, 1: 3, 2: 1, 3: 1}) == [21, 13, 3, 3]


def test_no_card_no_points_and_places_nobody_takes_are_lost():
    assert scored(C, purple={0: 1}) == [21, 0, 0]


def test_the_running_score_is_on_everybodys_view():
    state = position(players=3, buildings={1: {"white": 2}})
    score(state, A, Log())
    assert [player["points"] for player in GAME.view(state, None).to_json()["players"]] == [0, 4, 0]
