"""Somebody deletes, moves or replaces the files of the database while the server runs.

Before: the server went on, and what it acknowledged was written to files that nobody could ever open again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rocaille.server.database import address
from rocaille.server.storage import Storage
from tests.server.serving import PATIENCE, Person, Server, Socket, deciding
from tests.server.test_playing import latest, two_at_a_table
from tests.table.playing import refused


class Evening:
    """A match of two on a server with a file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.server = Server(f"sqlite:///{self.file}", log=folder / "log")
        self.anna, self.ben, _ = two_at_a_table(self.server)
        self.sockets: list[Socket] = []
        self.seq = 2
        self.come()

    def come(self) -> None:
        self.sockets = [person.sit_at_socket(since=0) for person in (self.anna, self.ben)]

    def decide(self, insist: bool = False) -> dict[str, Any]:
        """One decision; its answer, or the first that accepts it."""
        mine = next(socket for socket in self.sockets if deciding(latest(socket, self.seq)))
        seat, decision, seq = deciding(latest(mine, self.seq)) or (0, {}, 0)
        until = time.monotonic() + PATIENCE
        while True:
            answer = mine.wish("decide", seat=seat, seq=seq, decision=decision)
            if answer["type"] == "accepted":
                self.seq = answer["seq"]
            if answer["type"] == "accepted" or not insist:
                return answer
            assert time.monotonic() < until, answer
            time.sleep(0.1)

    def all_acts(self) -> list[int]:
        told = self.anna.sit_at_socket(since=0).update(lambda update: update["seq"] >= self.seq)
        return [act["seq"] for act in told["happened"]]


@pytest.fixture
def evening(tmp_path):
    found = Evening(tmp_path)
    yield found
    if found.server.process.poll() is None:
        found.server.stop()


@pytest.mark.parametrize("files", [["", "-wal", "-shm"], [""], ["-wal"], ["-shm"], [".lock"]], ids=" ".join)
def test_what_is_deleted_comes_back_whole(evening, files):
    for _ in range(5):
        evening.decide()
    for end in files:
        Path(f"{evening.file}{end}").unlink()
    for _ in range(5):
        evening.decide(insist=True)
    until = time.monotonic() + PATIENCE
    while evening.anna.ask("GET", "/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert evening.file.stat().st_mode & 0o777 == 0o600
    evening.server.kill()
    evening.server.start()
    evening.come()
    assert evening.all_acts() == list(range(1, evening.seq + 1)), "what was acknowledged is there after a new start"
    with closing(sqlite3.connect(evening.file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_what_is_moved_away_is_waited_for(evening, tmp_path):
    for _ in range(3):
        evening.decide()
    evening.file.rename(tmp_path / "elsewhere")
    refused = evening.decide()
    assert refused["type"] == "refused" and refused["reason"] == "not_kept"
    door = evening.anna.ask("GET", f"/api/tables/{evening.anna.table}")
    assert door.status_code == 503 and door.json()["sentence"]
    assert evening.anna.ask("GET", "/ready").status_code == 503
    assert not evening.file.exists()
    (tmp_path / "elsewhere").rename(evening.file)
    evening.decide(insist=True)
    assert evening.all_acts() == list(range(1, evening.seq + 1))


def test_a_server_stops_when_its_file_is_replaced(evening, tmp_path):
    for _ in range(3):
        evening.decide()
    other = tmp_path / "other"
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE other (number INTEGER)")
    other.rename(evening.file)
    answer = evening.decide()
    assert answer["type"] == "refused" and answer["reason"] == "database_replaced"
    assert evening.server.process.wait(PATIENCE) == 2
    assert "is not the one that this server began with" in (tmp_path / "log").read_text().splitlines()[-1]


def test_a_reader_makes_no_new_file(evening, tmp_path):
    evening.file.rename(tmp_path / "elsewhere")
    for _ in range(3):
        assert Person(evening.server).ask("GET", f"/api/tables/{'0' * 16}").status_code == 503
        time.sleep(0.5)
    assert not evening.file.exists()
    (tmp_path / "elsewhere").rename(evening.file)


def test_a_database_with_two_names_is_not_opened(tmp_path):
    """Each of two servers would have a lock of its own."""
    first, second = tmp_path / "tables.sqlite", tmp_path / "linked.sqlite"

    async def opened(file: Path) -> None:
        await (await Storage.open(address(f"sqlite:///{file}"))).close()

    asyncio.run(opened(first))
    second.hardlink_to(first)
    for file in (first, second):
        with refused("database_linked"):
            asyncio.run(opened(file))
    second.unlink()
    asyncio.run(opened(first))
