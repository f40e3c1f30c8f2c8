"""Replays: any point of a match that is over, from a table, a link or a file."""

from __future__ import annotations

import json
import time

import pytest

from rocaille.kernel.history import History
from rocaille.kernel.record import Record
from rocaille.server.replays import reel_from, replay
from rocaille.table.setting import Setting, game_of
from tests.server.serving import Person, deciding
from tests.table.playing import IDS, KINDS


def played(kind, seed: int = 3) -> Record:
    """A whole match in which everybody takes the middle option."""
    game, options, players = kind
    found = game_of(Setting(game, players, options))
    history = History(found, players, seed, options, ["Anna", "medium", *["Ben", "Cleo"][: players - 2]])
    while seats := found.to_decide(history.state):
        choices = found.options(history.state, seats[0])
        history.decide(seats[0], choices[len(choices) // 2])
    return history.record


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_a_record_file_is_shown_at_any_point_from_any_seat(shared, kind):
    record = played(kind)
    game, count = record.game, len(record.decisions)
    person, text = Person(shared), record.text()
    for at in (0, 1, 15, 16, 17, count // 2, count - 1, count):
        for query, viewers in (("", [None]), ("&seat=1", [1]), ("&everything=true", list(range(record.players)))):
            answer = person.http.post(f"/api/replay?at={at}{query}&language=it", content=text)
            assert answer.status_code == 200, answer.text
            told, state = answer.json(), record.state(at)
            assert told["at"] == at and told["of"] == count and told["to_decide"] == list(game.to_decide(state))
            assert told["views"] == [json.loads(json.dumps(game.view(state, viewer).to_json())) for viewer in viewers]
            assert told["names"][0] == "Anna" and told["names"][1] not in ("medium", "Anna")
            assert told["by"] == [seat for seat, _ in record.decisions]
            assert all(event["text"] for event in told["events"]) and (told["outcome"] is None) == (at < count)
            events = History.of(Record(game, record.players, record.seed, record.options, None, record.decisions[:at]))
            last = events.moments[-1].events if at else events.opening
            assert [event["event"] for event in told["events"]] == [
                event.key for event in last if any(event.seen_by(viewer) for viewer in viewers)
            ]
    plain = person.http.post("/api/replay", content=text).json()
    assert "forecast" not in plain and not any("text" in event for event in plain["events"])
    assert person.http.post("/api/replay?language=de&things=true", content=text).json()["things"]["game"] == kind[0]


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_a_record_is_played_once_however_often_it_is_looked_at(monkeypatch, kind):
    record = played(kind)
    carried_out, carry_out = [], Record.carry_out

    def counted(self, state, number, *more):
        carried_out.append(number)
        carry_out(self, state, number, *more)

    text, count = record.text().encode(), len(record.decisions)
    monkeypatch.setattr(Record, "carry_out", counted)
    reel = reel_from(text, "it")
    for at in (count, 0, count // 2, 17):
        replay(reel, at, None, True, None, False, 0)
    assert carried_out == list(range(count))
    assert [state.key() for state in reel.states] == [state.key() for state in record.states()]


def test_what_happened_since_an_earlier_point_is_told_as_the_single_steps_tell_it(shared):
    record = played(KINDS[0])
    person, text, count = Person(shared), record.text(), len(record.decisions)

    def told(query: str):
        return person.http.post(f"/api/replay?language=en&{query}", content=text).json()

    for earlier, at in ((0, 5), (14, 35), (16, 16), (count - 3, count), (count, 4)):
        for eyes in ("", "&seat=1", "&everything=true"):
            happened = told(f"at={at}&since={earlier}{eyes}").get("happened", [])
            assert [each["at"] for each in happened] == list(range(earlier + 1, at + 1))
            for each in happened:
                assert each["seat"] == record.decisions[each["at"] - 1][0]
                assert each["events"] == told(f"at={each['at']}{eyes}")["events"]
    assert "happened" not in told("at=5")


def test_a_bad_file_is_refused_with_a_sentence_and_soon(shared):
    record = played(KINDS[0])
    person, whole = Person(shared), record.to_json()
    bad = {
        "nothing": b"",
        "no JSON": b"hello",
        "no text": b"\xff\xfe\x00",
        "cut off": record.text().encode()[:-200],
        "a list": b"[]",
        "deep": b"[" * 200_000,
        "a long number": b'{"rocaille": ' + b"9" * 200_000 + b"}",
        "edited": json.dumps({**whole, "seed": whole["seed"] + 1}).encode(),
        "unknown game": json.dumps({**whole, "game": "chess"}).encode(),
        "unknown version": json.dumps({**whole, "version": 99}).encode(),
        "wrong decision": json.dumps({**whole, "decisions": ["0 fly"]}).encode(),
        "many decisions": json.dumps({**whole, "decisions": whole["decisions"] * 20}).encode()[:250_000],
        "strange components": json.dumps({**whole, "components": {"dresses": [[[]]] * 1000}}).encode(),
        "strange options": json.dumps({**whole, "options": {"jeweller": "yes"}}).encode(),
        "strange seats": json.dumps({**whole, "seats": ["\x1b[2J"] * 4}).encode(),
        "many players": json.dumps({**whole, "players": 10**9}).encode(),
    }
    for name, body in bad.items():
        began = time.monotonic()
        answer = person.http.post("/api/replay?language=en", content=body)
        assert answer.status_code == 400, (name, answer.text)
        sentence = answer.json()["sentence"]
        assert sentence.startswith("This file") and sentence.endswith(".") and len(sentence) < 800, (name, sentence)
        assert time.monotonic() - began < 5, name
    assert person.http.post("/api/replay", content=b"x" * 300_000).status_code == 413
    assert person.http.post("/api/replay?at=100000", content=record.text()).json()["refused"] == "no_such_point"
    assert person.http.post("/api/replay?seat=7", content=record.text()).json()["refused"] == "seat_range"


def test_a_shared_match_is_open_to_anybody_with_the_link(shared):
    anna, stranger = Person(shared), Person(shared)
    anna.make({"game": "alhambra", "watched": False}, "Anna", "Ben")
    table = f"/api/tables/{anna.table}"
    socket = anna.sit_at_socket()
    update = socket.update()
    for _ in range(30):
        seat, choice, seq = deciding(update)
        seq = socket.wish("decide", seat=seat, seq=seq, decision=choice)["seq"]
        update = next(each for each in reversed(socket.messages) if each["type"] == "update" and each["seq"] == seq)
    assert anna.ask("POST", f"{table}/share").json()["refused"] == "share_at_the_end"
    socket.wish("resign", seat=1)
    link = anna.ask("POST", f"{table}/share").json()["link"]
    assert link == anna.ask("POST", f"{table}/share").json()["link"]
    path, _, secret = link.partition("#")
    assert path == f"/replay/{anna.table}" and len(secret) == 32
    for what in ("/replay", "/replay?everything=true&language=de", "/things", "/record", "/components", ""):
        assert stranger.ask("GET", f"{table}{what}").status_code == 404
        assert stranger.ask("GET", f"{table}{what}", **{"x-invitation": secret[:-1] + "x"}).status_code == 404
        assert stranger.ask("GET", f"{table}{what}", **{"x-invitation": secret}).status_code == 200, what
    told = stranger.ask("GET", f"{table}/replay?everything=true&language=de&at=20", **{"x-invitation": secret}).json()
    assert len(told["views"]) == 2 and told["of"] == 30 and told["names"] == ["Anna", "Ben"]
    assert stranger.ask("POST", f"{table}/join", {"name": "X", "invitation": secret}).json()["refused"] == "match_over"


def test_points_of_a_long_match_come_quickly(shared):
    """For a slider. Measured against how long it takes to ask for nothing, so that a busy machine does not matter."""
    record = played(KINDS[1])
    person, text = Person(shared), record.text()
    person.http.post("/api/replay?language=de", content=text)
    late = len(record.decisions) - 1

    def best(ask) -> float:
        times = []
        for _ in range(15):
            began = time.perf_counter()
            assert ask().status_code == 200
            times.append(time.perf_counter() - began)
        return min(times)

    nothing = best(lambda: person.ask("GET", "/api/games"))
    point = best(lambda: person.http.post(f"/api/replay?at={late}&everything=true&language=de", content=text))
    assert point < nothing + 0.03
