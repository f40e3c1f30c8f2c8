"""Somebody sets the machine's clock, while the server runs or while there is none: nobody at a table loses or gains time by it.

Before: of one hour, 600 seconds were lost when the clock was set forward by ten minutes, and 7,241 were left over when it was
set back by two hours.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Server, Socket, sight

HOUR = 3600.0
SLOW = 120.0  # seconds that a test may take on a busy machine
JUMPS = (600.0, -7_200.0, 86_400.0 * 365)


class UnrulyServer(Server):
    """A server on a machine whose clock a file sets."""

    def __init__(self, folder: Path) -> None:
        self.offset = folder / "offset"
        self.set_clock(0.0)
        self.command = ["-m", "tests.attacks.unruly_clock", str(self.offset)]
        super().__init__(f"sqlite:///{folder}/tables.sqlite", log=folder / "log")

    def set_clock(self, seconds: float) -> None:
        self.offset.write_text(str(seconds))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[UnrulyServer]:
    running = UnrulyServer(tmp_path)
    yield running
    if running.process.poll() is None:
        running.stop()


def seconds_left(socket: Socket) -> list[float]:
    """Of both seats, as the server says now."""
    before = len(socket.messages)
    socket.wish("language", language="en")
    told = [message for message in socket.messages[before:] if message["type"] == "update"] or [socket.update()]
    return [seat["seconds_left"] for seat in told[-1]["seats"]]


def right(left: list[float]) -> bool:
    return all(HOUR - SLOW <= seconds <= HOUR for seconds in left)


def begun(server: Server, pace: str) -> tuple[Person, Socket]:
    anna = Person(server)
    anna.make({"game": "alhambra", "pace": pace, "time": {"seconds": HOUR}}, "Anna", "Ben")
    return anna, anna.sit_at_socket()


def test_while_the_server_runs(server):
    anna, socket = begun(server, "live")
    for jump in JUMPS:
        server.set_clock(jump)
        assert right(seconds_left(socket))
        update = next(message for message in reversed(socket.messages) if message["type"] == "update")
        seat = update["to_decide"][0]
        answer = socket.wish("decide", seat=seat, seq=update["seq"], decision=sight(update, seat)["options"][0])
        assert answer["type"] == "accepted"
        assert right(seconds_left(socket))
    assert anna.sit_at_socket().next("welcome")["seats"] == [0, 1], "tokens are good for 180 days, by the same time"


@pytest.mark.parametrize("jump", JUMPS[:2])
def test_while_there_is_no_server(server, jump):
    people = [begun(server, pace)[0] for pace in ("live", "days")]
    for offset, end in ((jump, server.kill), (0.0, server.stop)):
        end()
        server.set_clock(offset)
        server.start()
        for anna in people:
            anna.server = server
            assert right(seconds_left(anna.sit_at_socket()))
