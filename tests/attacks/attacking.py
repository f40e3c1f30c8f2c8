"""What others notice while somebody attacks: a table of honest people, the server's work and its memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.serving import Person, Server, Socket, deciding

USUAL = ["tables_per_address=1000"]  # all other limits are those that anybody's server has
PAUSE = 0.05  # seconds between two questions of the honest table
TICKS = os.sysconf("SC_CLK_TCK")


class Honest:
    """Somebody at a table of their own who asks for something again and again."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.person.make({"game": "alhambra", "watched": True}, "Anna", "Ben")
        self.socket: Socket = self.person.sit_at_socket()
        self.socket.update()

    def p99(self, seconds: float) -> float:
        """Of the waiting times for an answer, in seconds."""
        waited = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.monotonic()
            self.socket.wish("why", seat=0, decision={"do": "take", "cards": "no such card"})
            waited.append(time.monotonic() - began)
            time.sleep(PAUSE)
        return sorted(waited)[int(len(waited) * 0.99)]


def tables_with_a_past(server: Server, count: int, decisions: int = 60) -> str:
    """Tables at which so many decisions were made, and which anybody may watch; with commas between their names."""
    found = []
    for _ in range(count):
        person = Person(server)
        person.make({"game": "alhambra", "watched": True, "listed": True}, "Anna", "Ben", "Cleo", "Dan")
        socket = person.sit_at_socket()
        update = socket.update()
        for _ in range(decisions):
            seat, decision, seq = choice_in(update)
            socket.wish("decide", seat=seat, seq=seq, decision=decision)
            update = socket.until(lambda new, seq=seq: new["seq"] > seq)
        found.append(person.table)
        socket.close()
    return ",".join(found)


def choice_in(update: dict[str, Any]) -> tuple[int, dict[str, str], int]:
    """Of whoever may decide the first option."""
    found = deciding(update)
    assert found is not None
    return found


def work_of(server: Server) -> float:
    """Seconds that the server's process has worked so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(server: Server) -> int:
    """Bytes that the server's process holds in memory."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def flood(server: Server, tables: str, kind: str, sockets: int, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """`tests.attacks.flood` beside what is done inside."""
    arguments = [str(server.port), tables, kind, str(sockets), str(seconds)]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.attacks.flood", *arguments],
        cwd=Path(__file__).parent.parent.parent,
        stdout=subprocess.PIPE,
        text=True,
    ) as attacker:
        assert attacker.stdout is not None
        try:
            assert attacker.stdout.readline() == "ready\n"
            yield attacker
            assert attacker.wait(seconds + 30) == 0
        finally:
            attacker.kill()
