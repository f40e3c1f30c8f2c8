"""A database that hangs without saying so: packets are lost, and no connection is closed.

Before: all tables stood still for 45 seconds, while health said that all was well.
"""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.attacks.hole import Hole
from tests.server.serving import Person, Server, Socket, deciding
from tests.server.test_playing import latest, two_at_a_table

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
A_FEW = 10.0  # seconds; usually three


@pytest.fixture
def hole(database):
    found = Hole(database)
    yield found
    found.close()


@pytest.fixture
def server(hole, tmp_path):
    running = Server(hole.address, log=tmp_path / "log")
    yield running
    hole.forward()
    if running.process.poll() is None:
        running.stop()


def whose_turn(sockets: list[Socket], seq: int = 0) -> tuple[Socket, dict[str, Any]]:
    """The socket of whoever is to decide after act `seq`, and the wish to."""
    for socket in sockets:
        if found := deciding(latest(socket, seq)):
            return socket, dict(zip(("seat", "decision", "seq"), found, strict=True))
    raise AssertionError("nobody is to decide")


def insisted(socket: Socket, wish: dict[str, Any]) -> int:
    """Decide again and again, until it is accepted; the act that it became."""
    until = time.monotonic() + A_FEW
    while (answer := socket.wish("decide", **wish))["type"] == "refused":
        assert time.monotonic() < until, answer
        time.sleep(0.2)
    return int(answer["seq"])


def test_people_are_told_in_time_and_go_on_when_the_database_is_back(server, hole):
    anna, ben, _ = two_at_a_table(server)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    seq = 2
    for _ in range(6):
        mine, wish = whose_turn(sockets, seq)
        seq = mine.wish("decide", **wish)["seq"]
    mine, wish = whose_turn(sockets, seq)
    hole.swallow()
    began = time.monotonic()
    refused = mine.wish("decide", **wish)
    assert refused["reason"] == "not_kept" and refused["seq"] == seq and refused["sentence"].endswith(".")
    again = mine.wish("decide", **wish)
    assert again["reason"] in ("not_kept", "database_away")
    door = anna.ask("GET", f"/api/tables/{anna.table}")
    assert door.status_code == 503 and door.json()["refused"] == "database_away"
    for path in ("/ready", "/api/health"):
        assert anna.ask("GET", path).status_code == 503
    assert anna.ask("GET", "/live").status_code == 200
    told = time.monotonic() - began
    assert told < 4 * A_FEW, f"three questions were answered after {told:.1f} seconds"
    hole.forward()
    assert insisted(mine, wish) == seq + 1
    for socket in sockets:
        assert latest(socket, seq + 1)["seq"] == seq + 1, "nobody had to come back"
    until = time.monotonic() + A_FEW
    while anna.ask("GET", "/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.2)


def test_what_comes_late_to_the_database_does_not_happen_twice(server, hole):
    """What a server gave up may still be on its way."""
    anna, ben, _ = two_at_a_table(server)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    assert all(latest(socket, 2) for socket in sockets), "both are in: the door asks the database, too"
    mine, wish = whose_turn(sockets, 2)
    hole.swallow()
    assert mine.wish("decide", **wish)["reason"] == "not_kept"
    hole.forward()
    seq = insisted(mine, wish)
    for _ in range(5):
        mine, wish = whose_turn(sockets, seq)
        seq = mine.wish("decide", **wish)["seq"]
    told = anna.sit_at_socket(since=0).update(lambda update: update["seq"] >= seq)
    assert [act["seq"] for act in told["happened"]] == list(range(1, seq + 1))
    decided = [message for socket in sockets for message in socket.messages if message["type"] == "accepted"]
    assert [act["act"] for act in told["happened"]].count("decided") == len(decided)


def test_a_server_whose_database_hangs_still_stops(server, hole):
    person = Person(server)
    person.make({"game": "alhambra"}, "Anna", "Ben")
    hole.swallow()
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 2 * A_FEW


def test_it_says_so_once_in_its_log(server, hole, tmp_path):
    hole.swallow()
    anna = Person(server)
    until = time.monotonic() + A_FEW
    while anna.ask("GET", "/ready").status_code == 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    time.sleep(3.0)
    hole.forward()
    while anna.ask("GET", "/ready").status_code == 503:
        assert time.monotonic() < until + A_FEW
        time.sleep(0.1)
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert [event for event in events if event.startswith("database")] == ["database_away", "database_back"]
