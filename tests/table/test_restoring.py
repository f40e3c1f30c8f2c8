"""A table from what was stored of it: the same again, or refused; never nonsense."""

from __future__ import annotations

import json
import random

import pytest

from rocaille.kernel.history import History
from rocaille.table.restoring import restored
from rocaille.table.table import Table
from tests.table.playing import IDS, KINDS, Evening, refused, setting


def eventful() -> Evening:
    """A match in which nearly everything happens that can: people change seats, bots play, turns are taken back and ended."""
    evening = Evening(setting("rokoko", 4, ending="by_hand", stand_in="random"), "abb")
    table = evening.table
    evening.do(table.stand_up("b", 2, evening.now))
    evening.do(table.sit("c", "Cleo", None, evening.now))
    evening.do(table.seat_bot("a", 3, "random", evening.now))
    taken_back = ended = 0
    for _ in range(60):
        if table.waiting is not None:
            seat = table.waiting
            if taken_back < 2:
                taken_back += 1
                evening.do(table.take_back(table.seats[seat].person, seat, table.seq, taken_back == 1, evening.now))
            else:
                ended += 1
                evening.do(table.go_on(table.seats[seat].person, seat, evening.now))
        else:
            evening.random_decision()
    evening.do(table.resign("c", 2, evening.now))
    evening.do(table.resign("b", 1, evening.now))
    evening.do(table.resign("a", 0, evening.now))
    evening.do(table.meet_again("a", "u", evening.now))
    assert taken_back == 2 and ended and table.status == "over"
    return evening


def again(evening: Evening, acts: list[str]) -> Table:
    return restored(Table("t", evening.setting, evening.table.game, 7, "a"), acts)


def test_an_eventful_match_is_the_same_again():
    evening = eventful()
    table = again(evening, evening.acts)
    assert table.state().key() == evening.table.state().key()
    assert (table.seq, table.status, table.rematch) == (evening.table.seq, "over", "u")


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_what_is_carried_out_is_not_checked_a_second_time(kind, monkeypatch):
    def never(*_):
        raise AssertionError("checked twice")

    game, options, players = kind
    monkeypatch.setattr(History, "decide", never)
    evening = Evening(setting(game, players, options=options), "abcdef"[:players])
    for _ in range(40):
        evening.random_decision()
    assert again(evening, evening.acts).state().key() == evening.table.state().key()


def changed(act: str, **parts: object) -> str:
    return json.dumps({**json.loads(act), **parts})


DAMAGE = {
    "no JSON": "{",
    "another kind of act": '{"act": "danced", "at": 1.0}',
    "no time": '{"act": "closed"}',
    "nobody there": '{"act": "sat", "at": 1.0, "seat": 9, "person": "x", "name": "X"}',
    "below all seats": '{"act": "resigned", "at": 1.0, "seat": -1}',
    "a seat taken": '{"act": "sat", "at": 1.0, "seat": 0, "person": "x", "name": "X"}',
    "an unknown decision": '{"act": "decided", "at": 1.0, "seat": 0, "decision": "fly 3"}',
    "taking back what was not done": '{"act": "took_back", "at": 1.0, "seat": 0, "count": 9}',
    "taking back nothing": '{"act": "took_back", "at": 1.0, "seat": 0, "count": 0}',
    "an end of no turn": '{"act": "ended", "at": 1.0, "seat": 0}',
    "back from nowhere": '{"act": "came_back", "at": 1.0, "seat": 0}',
    "a clock that is not there": '{"act": "resumed", "at": 1.0, "gone": 1.0}',
    "closed while it is played": '{"act": "closed", "at": 1.0}',
    "met again before the end": '{"act": "rematched", "at": 1.0, "table": "u"}',
}


@pytest.mark.parametrize("text", DAMAGE.values(), ids=DAMAGE)
def test_an_act_that_cannot_have_happened_is_refused_with_its_number(text):
    evening = Evening(setting("rokoko", 2))
    for _ in range(10):
        evening.random_decision()
    acts = [*evening.acts[:8], text, *evening.acts[8:]]
    with refused("table_damaged") as problem:
        again(evening, acts)
    assert problem.value.details == {"table": "t", "number": 9}


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_another_decision_than_was_made_is_noticed_if_what_follows_cannot_follow(kind):
    """An act lost, done twice, or by another seat: refused, or a match in which all decisions were legal; nothing between."""
    game, options, players = kind
    evening, dice = Evening(setting(game, players, options=options), "abcdef"[:players]), random.Random(5)
    for _ in range(60):
        evening.random_decision()
    found = 0
    for _ in range(30):
        at = dice.randrange(players, len(evening.acts))
        acts = list(evening.acts)
        match dice.randrange(3):
            case 0:
                del acts[at]
            case 1:
                acts.insert(at, acts[at])
            case 2:
                acts[at] = changed(acts[at], seat=(json.loads(acts[at])["seat"] + 1) % players)
        try:
            table = again(evening, acts)
        except Exception as problem:
            assert getattr(problem, "key", "") == "table_damaged"
            found += 1
        else:
            history = History.of(table.history.record.until(0))
            for seat, decision in table.history.record.decisions:
                history.decide(seat, decision)
    assert found > 15
