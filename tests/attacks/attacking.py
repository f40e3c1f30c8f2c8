"""What others notice while somebody attacks: a table of honest people, the server's work and its memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.serving import Person, Server, Socket, deciding

USUAL = ["tables_per_address=1000"]  # all other limits are those that anybody's server has
LONG = os.environ.get("ROCAILLE_ATTACKS") == "long"  # `make attack`
NOTES = "ROCAILLE_ATTACK_NOTES"  # the file in which what was noticed is kept
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


def noticed(attack: str, before: float, during: float, after: float, more: str = "") -> str:
    """What others noticed of an attack, in words; `make attack` shows all of it as a table."""
    told = f"p99 {before:.3f} s before, {during:.3f} during, {after:.3f} after; {more}"
    print(f"{attack}: {told}")
    if path := os.environ.get(NOTES):
        with open(path, "a") as notes:
            notes.write(json.dumps([attack, before, during, after, more]) + "\n")
    return told


class Opponents:
    """People at tables of their own, each against a bot."""

    def __init__(self, server: Server, tables: int, bot: str = "medium") -> None:
        self.server = server
        self.bot = bot
        self.sockets = [self._begun() for _ in range(tables)]

    def _begun(self) -> tuple[Socket, dict[str, Any]]:
        person = Person(self.server)
        person.make({"game": "alhambra", "grace": 0.0}, "Anna", f"bot:{self.bot}")
        socket = person.sit_at_socket()
        return socket, socket.update()

    def p99(self, seconds: float) -> float:
        """Of the waiting times for a bot's decision, in seconds."""
        self.sockets = [self._begun() if at[1]["status"] == "over" else at for at in self.sockets]
        until = time.monotonic() + seconds
        with ThreadPoolExecutor(len(self.sockets)) as pool:
            played = list(pool.map(lambda at: _played(at[0], at[1], until), self.sockets))
        self.sockets = [(socket, update) for (socket, _), (update, _) in zip(self.sockets, played, strict=True)]
        waited = sorted([each for _, found in played for each in found])
        assert waited, [(update["status"], update["to_decide"]) for _, update in self.sockets]
        return waited[int(len(waited) * 0.99)]


def _played(socket: Socket, update: dict[str, Any], until: float) -> tuple[dict[str, Any], list[float]]:
    """Decide whenever asked, as long as there is time; and how long the bot took each time."""
    waited: list[float] = []
    while time.monotonic() < until and update["status"] != "over":
        found, seq = deciding(update), update["seq"]
        if found is None:
            began = time.monotonic()
            update = socket.until(lambda new, seq=seq: new["seq"] > seq)
            waited.append(time.monotonic() - began)
        else:
            time.sleep(0.1)
            socket.messages.clear()
            socket.wish("decide", seat=found[0], seq=found[2], decision=found[1])
            update = socket.until(lambda new, seq=seq: new["seq"] > seq)
    return update, waited


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
def flood(
    server: Server, tables: str, kind: str, sockets: int, seconds: float, messages: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """`tests.attacks.flood` beside what is done inside."""
    arguments = [str(server.port), tables, kind, str(sockets), str(seconds), messages]
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
