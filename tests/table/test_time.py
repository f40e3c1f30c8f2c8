"""Time at a table: who is away, whose clock runs, and how long bots wait for a person."""

from __future__ import annotations

import pytest

from rocaille.table.acts import StoodIn
from rocaille.table.restoring import restored
from rocaille.table.setting import TimeLimit
from rocaille.table.table import Table
from rocaille.table.telling import update
from tests.table.playing import Evening, refused, setting


def test_a_bot_stands_in_for_someone_who_left_and_hands_back():
    evening = Evening(setting("alhambra", 2, patience=60.0))
    table = evening.table
    away = table.to_decide()[0]
    person = "ab"[away]
    table.depart(person, evening.now)
    assert table.next_due() == evening.now + 60 and table.due(evening.now + 59) is None
    assert not evening.told("?").seats[away].present
    options = evening.options(person)
    evening.now += 60
    evening.do(table.due(evening.now))
    assert evening.told("?").seats[away].stand_in == "medium" and table.due(evening.now) is None
    with refused("bot_stands_in"):
        table.decide(person, away, table.seq, options[0], evening.now)
    assert options and not evening.options(person), "what a bot decides is not asked"
    assert evening.bot_turn()
    table.arrive(person)
    if table.to_decide() != (away,):
        evening.decide("ba"[away])
    evening.do(table.come_back(person, away, evening.now))
    with refused("nobody_stands_in"):
        table.come_back(person, away, evening.now)
    while table.to_decide() != (away,):
        evening.decide("ba"[away])
    evening.decide(person)


def test_nobody_stands_in_over_days_or_where_that_is_not_wanted():
    for wishes in ({"pace": "days"}, {"stand_in": ""}):
        evening = Evening(setting("alhambra", 2, **wishes))
        for person in "ab":
            evening.table.depart(person, evening.now)
        assert evening.table.next_due() is None and evening.table.due(evening.now + 1e6) is None


def test_a_clock_runs_for_whoever_is_to_decide():
    evening = Evening(setting("alhambra", 2, time=TimeLimit(100.0, increment=5.0)))
    table = evening.table
    seat = table.to_decide()[0]
    evening.now = table.last_at + 30
    assert evening.told("?").seats[seat].seconds_left == 70 and evening.told("?").seats[1 - seat].seconds_left == 100
    while table.to_decide() == (seat,):
        evening.now = table.last_at + 10
        evening.decide("ab"[seat])
    assert evening.told("?").seats[seat].seconds_left <= 95 and table.next_due() == table.last_at + 100
    evening.now = table.last_at + 100
    evening.do(table.due(evening.now))
    assert table.seats[1 - seat].stand_in == "medium"
    with refused("time_is_up"):
        table.come_back("ba"[seat], 1 - seat, evening.now)


@pytest.mark.parametrize("limit", [TimeLimit(20.0, increment=10.0), TimeLimit(20.0, each_turn=True)], ids=["more", "anew"])
def test_taking_back_gives_no_time(limit):
    evening = Evening(setting("rokoko", 2, time=limit), seed=12)
    table = evening.table
    left = []
    for _ in range(4):
        while table.to_decide() == (0, 1):
            evening.decide("a")
        other = evening.told("?").seats[1].seconds_left
        evening.now = table.last_at + 2
        evening.do(table.take_back("a", 0, table.seq, False, evening.now))
        now = evening.told("?").seats
        left.append(now[0].seconds_left)
        assert now[1].seconds_left <= other - 2
    assert left == sorted(left, reverse=True) and left[0] < 20 and len(set(left)) == 4


def test_over_days_every_turn_has_its_own_time():
    day = 86_400.0
    evening = Evening(setting("alhambra", 2, pace="days", time=TimeLimit(2 * day, each_turn=True)))
    table = evening.table
    seat = table.to_decide()[0]
    evening.now = table.last_at + 2 * day
    act = table.due(evening.now)
    assert act == StoodIn(evening.now, seat, "medium")
    evening.do(act)
    while table.to_decide() == (seat,):
        evening.bot_turn()
    evening.do(table.come_back("ab"[seat], seat, evening.now))
    assert evening.told("?").seats[1 - seat].seconds_left == pytest.approx(2 * day, abs=10)


def test_time_without_a_server_is_not_counted():
    evening = Evening(setting("alhambra", 2, time=TimeLimit(100.0)))
    for _ in range(3):
        table = restored(Table("t", evening.setting, evening.table.game, 7, "a"), evening.acts)
        evening.table, evening.now = table, table.last_at + 1e6
        evening.do(table.resume(evening.now))
        for person in "ab":
            table.arrive(person)
        assert [seat.seconds_left for seat in update(table, "?", 0, table.last_at).seats] == [100, 100]
        assert table.due(table.last_at + 99) is None and table.next_due() == table.last_at + 100
        evening.now = table.last_at
        evening.decide("ab"[table.to_decide()[0]])
    again = restored(Table("t", evening.setting, table.game, 7, "a"), evening.acts)
    assert [seat.seconds_left for seat in update(again, "?", 0, table.last_at).seats] == [100, 100]


def test_a_live_match_that_everybody_left_waits_for_the_first_who_comes_back():
    evening = Evening(setting("alhambra", 2, patience=60.0, time=TimeLimit(100.0)))
    table = evening.table
    seat = table.to_decide()[0]
    mine, other = "ab"[seat], "ba"[seat]
    table.depart(mine, table.last_at + 5)
    evening.now = table.last_at + 65
    evening.do(table.due(evening.now))
    assert table.bots_to_decide() == [(seat, "medium")]
    left = evening.now
    table.depart(other, left)
    assert table.bots_to_decide() == [] and table.next_due() is None and table.due(left + 1e6) is None
    before = table.clock.remaining(seat, left)
    evening.now = left + 86_400
    evening.do(table.resume_deserted(evening.now))
    assert table.clock.remaining(seat, table.last_at) == before
    table.arrive(mine)
    assert table.resume_deserted(evening.now) is None
    evening.do(table.come_back(mine, seat, table.last_at))
    while table.to_decide() == (seat,):
        evening.now = table.last_at
        evening.decide(mine)
    assert table.next_due() == left + 86_400 + 60, "the other one is waited for anew"
    again = restored(Table("t", evening.setting, table.game, 7, "a"), evening.acts)
    assert update(again, "?", 0, table.last_at).seats[seat].seconds_left == round(before, 1)


def test_bots_leave_a_person_time_to_take_back():
    evening = Evening(setting("rokoko", 2, grace=3.0), "a", seed=12)
    table = evening.table
    evening.do(table.seat_bot("a", 1, "easy", evening.now))
    while not (table.to_decide() == (1,) and table.can_take_back(0)):
        if not evening.bot_turn():
            evening.random_decision()
        if not table.to_decide():
            pytest.skip("no turn could be taken back")
    assert table.bots_wait_until() == table.last_at + 3
    assert table.go_on("a", 0, evening.now) is None
    assert table.bots_wait_until() == 0


def test_nobody_else_gives_away_the_time_to_take_back():
    evening = Evening(setting("rokoko", 3, grace=3.0), "ab", seed=12)
    table = evening.table
    evening.do(table.seat_bot("a", 2, "easy", evening.now))
    while table.open_turn() is None:
        assert table.to_decide(), "no turn could be taken back"
        if not evening.bot_turn():
            evening.random_decision()
    seat = table.open_turn()
    assert table.go_on("ab"[1 - seat], 1 - seat, evening.now) is None
    assert table.bots_wait_until() == table.last_at + 3
    assert table.go_on("ab"[seat], seat, evening.now) is None
    assert table.bots_wait_until() == 0
