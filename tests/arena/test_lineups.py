"""Line-ups: every bot in every seat equally often."""

from collections import Counter

import pytest

from rocaille.arena.lineups import line_ups
from rocaille.kernel.decision import Refused


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abcde", "abcdef", "aab", "abbb", "aabb"])
def test_every_bot_sits_in_every_seat_equally_often(bots, players):
    if len(bots) > players:
        return
    found = line_ups(list(bots), players)
    assert len(set(found)) == len(found)
    for bot in set(bots):
        by_seat = {sum(line_up[seat] == bot for line_up in found) for seat in range(players)}
        assert len(by_seat) == 1 and by_seat != {0}, bot


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
def test_different_bots_hold_as_many_seats_as_each_other(bots, players):
    if len(bots) > players:
        return
    held = Counter(bot for line_up in line_ups(list(bots), players) for bot in line_up)
    assert len(set(held.values())) == 1


def test_a_seating_is_rotated():
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(line_ups(["a", "b"], 3)) == 6


def test_one_bot_against_itself_is_one_line_up():
    assert line_ups(["a"], 3) == [("a", "a", "a")]


def test_more_bots_than_seats_are_refused():
    with pytest.raises(Refused, match="more_bots_than_seats"):
        line_ups(["a", "b", "c"], 2)
