"""Turns that are ended by hand: nobody else decides before, and nobody waits for ever."""

from __future__ import annotations

import pytest

from rocaille.table.acts import Ended, StoodIn, TookBack
from rocaille.table.restoring import restored
from rocaille.table.setting import TimeLimit
from rocaille.table.table import Table
from rocaille.table.telling import update
from tests.table.playing import IDS, KINDS, Evening, refused, setting


def until_waiting(evening: Evening) -> int:
    """Play on until a turn is over that has to be ended; whose it is."""
    table = evening.table
    while table.waiting is None:
        assert table.to_decide(), "no turn of this match could be taken back"
        if not evening.bot_turn():
            evening.random_decision()
    return table.waiting


@pytest.mark.parametrize(("game", "options", "players"), KINDS, ids=IDS)
def test_until_a_turn_is_ended_nobody_else_decides(game, options, players):
    evening = Evening(setting(game, players, options=options, ending="by_hand"), "abcd"[:players])
    table = evening.table
    ended = 0
    while table.status == "playing":
        if table.waiting is None:
            evening.random_decision()
            continue
        seat, mine = table.waiting, "abcd"[table.waiting]
        others = set(table.game.to_decide(table.state()))
        assert seat not in others and table.can_take_back(seat) and table.to_decide() == () == evening.told(mine).to_decide
        assert evening.told("?").waiting_for_end == seat
        for other in others:
            person = "abcd"[other]
            choice = table.game.notation.to_json(table.game.options(table.state(), other)[0])
            assert evening.told(person).sights[0].options == []
            with refused("turn_not_ended"):
                table.decide(person, other, table.seq, choice, evening.now)
            with refused("turn_not_ended"):
                table.why_not(person, other, choice)
            assert table.go_on(person, other, evening.now) is None and table.waiting == seat
        if ended % 3 == 2:
            evening.do(table.take_back(mine, seat, table.seq, ended % 2 == 0, evening.now))
        else:
            evening.do(table.go_on(mine, seat, evening.now))
            assert table.waiting is None and table.to_decide()
            assert [sight.take_back for sight in evening.told(mine).sights] == [0]
            with refused("nothing_to_undo"):
                table.take_back(mine, seat, table.seq, True, evening.now)
            assert table.go_on(mine, seat, evening.now) is None
        ended += 1
    assert evening.told("?").waiting_for_end is None
    assert ended > 5 if game == "rokoko" else not ended, "in Alhambra a turn ends with new cards, so none can be taken back"
    again = restored(Table("t", evening.setting, table.game, 7, "a"), evening.acts)
    assert update(again, "a", None, evening.now) == evening.told("a")


def test_bots_wait_for_the_end_of_a_turn():
    evening = Evening(setting("rokoko", 2, ending="by_hand"), "a", seed=12)
    evening.do(evening.table.seat_bot("a", 1, "easy", evening.now))
    assert until_waiting(evening) == 0
    table = evening.table
    choice = table.game.options(table.state(), 1)[0]
    assert table.bots_to_decide() == []
    with refused("turn_not_ended"):
        table.bot_decides(1, table.seq, choice, evening.now)
    evening.do(table.go_on("a", 0, evening.now))
    assert table.bots_to_decide() == [(1, "easy")] and table.bots_wait_until() == 0
    evening.do(table.bot_decides(1, table.seq, choice, evening.now))


@pytest.mark.parametrize("more", [{}, {"pace": "days"}, {"stand_in": ""}], ids=["live", "days", "nobody stands in"])
def test_who_is_away_for_long_has_ended_the_turn(more):
    evening = Evening(setting("rokoko", 2, ending="by_hand", patience=30.0, **more), seed=12)
    table = evening.table
    seat = until_waiting(evening)
    assert table.next_due() is None and table.due(evening.now + 1e9) is None, "who is here may take all the time"
    table.depart("ab"[seat], evening.now)
    assert table.next_due() == evening.now + 30
    assert table.due(evening.now + 29) is None
    evening.do(table.due(evening.now + 30))
    assert table.past[-1].act == table.wire.acts.read(evening.acts[-1]) == Ended(table.last_at, seat)
    assert table.to_decide() == (1 - seat,)
    evening.decide("ba"[seat])


def test_the_clock_runs_for_who_has_not_ended_the_turn():
    evening = Evening(setting("rokoko", 2, ending="by_hand", time=TimeLimit(100.0)), seed=12)
    table = evening.table
    seat = until_waiting(evening)
    other = 1 - seat
    before = table.clock.remaining(seat, table.last_at), table.clock.remaining(other, table.last_at)
    assert table.clock.remaining(seat, table.last_at + 10) == before[0] - 10
    assert table.clock.remaining(other, table.last_at + 10) == before[1]
    out = table.last_at + before[0]
    assert table.due(out - 1) is None
    evening.do(table.due(out))
    assert table.to_decide() == (other,) and table.clock.remaining(other, out + 5) == before[1] - 5
    evening.now = out + 5
    while table.to_decide() == (other,) and table.waiting is None:
        evening.random_decision()
    if table.waiting is not None:
        evening.do(table.go_on("ab"[other], other, evening.now))
    assert table.due(evening.now) == StoodIn(evening.now, seat, "medium"), "without time a bot goes on"


def test_who_resigns_has_ended_the_turn():
    evening = Evening(setting("rokoko", 3, ending="by_hand"), "abc", seed=12)
    seat = until_waiting(evening)
    evening.do(evening.table.resign("abc"[seat], seat, evening.now))
    assert evening.table.waiting is None and evening.table.to_decide()


def test_a_turn_that_nobody_can_take_back_is_over_by_itself():
    evening = Evening(setting("rokoko", 2, ending="by_hand"))
    table = evening.table
    for _ in range(200):
        if table.waiting is not None:
            assert table.can_take_back(table.waiting)
            evening.do(table.go_on("ab"[table.waiting], table.waiting, evening.now))
        elif table.to_decide():
            evening.random_decision()


def test_a_turn_that_was_taken_back_after_its_end_is_still_what_it_was():
    """Until it was refused, that could happen, and is stored."""
    evening = Evening(setting("rokoko", 2, ending="by_hand"), seed=12)
    seat = until_waiting(evening)
    count = evening.table.can_take_back(seat)
    evening.do(evening.table.go_on("ab"[seat], seat, evening.now))
    evening.do(TookBack(evening.now, seat, count))
    assert evening.table.to_decide() == (seat,) and evening.table.can_take_back(seat) == 0
    assert until_waiting(evening) == seat, "it can be taken back once more, and ended once more"
