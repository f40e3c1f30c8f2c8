"""Matches that nobody goes on with: a database full of them, and what a start has to do with them.

    python -m tests.attacks.abandoned [MATCHES]

Says how long a start takes to go on with everything, how many tables are in memory then, and whether a new one may be made
where two thirds as many are allowed: with matches of before there was sleep, and once more with those that are asleep.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx

from tests.attacks.attacking import memory_of
from tests.server.serving import PATIENCE, WIDE, Person, Server, deciding

DECISIONS = 40  # until everybody leaves


class Start(NamedTuple):
    seconds: float
    tables: int
    megabytes: float
    made: int  # the status of the answer to whoever wants another table


def abandoned(file: Path, matches: int) -> Person:
    """Fill a database with copies of a match of two people that nobody goes on with; who played the first of them."""
    server = Server(f"sqlite:///{file}")
    anna = Person(server)
    anna.make({"game": "alhambra"}, "Anna", "Ben")
    socket = anna.sit_at_socket()
    update = socket.update()
    for _ in range(DECISIONS):
        seat, decision, seq = deciding(update) or (0, {}, 0)
        seq = socket.wish("decide", seat=seat, seq=seq, decision=decision)["seq"]
        update = socket.until(lambda found, seq=seq: found["seq"] >= seq)
    socket.close()
    server.stop()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, key in (("tables", "id"), ("acts", "table_id")):
            columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
            chosen = ", ".join("?" if name == key else name for name in columns)
            connection.executemany(
                f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {key} = ?",
                [(f"{number:016x}", anna.table) for number in range(1, matches)],
            )
    return anna


def start(file: Path, allowed: int) -> tuple[Server, Start]:
    """Start a server, and wait until it goes on with everything that was not over."""
    server = Server(f"sqlite:///{file}", limits=[*WIDE, f"tables={allowed}"])
    began = time.monotonic()
    while "rocaille_ready 1.0" not in httpx.get(f"{server.url}/metrics", trust_env=False).text:
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.05)
    seconds = time.monotonic() - began
    tables = httpx.get(f"{server.url}/api/health", trust_env=False).json()["tables"]
    setting = {"setting": {"game": "alhambra", "players": 2}, "seats": [{"name": "Zoe"}, {}]}
    made = Person(server).ask("POST", "/api/tables", setting).status_code
    return server, Start(seconds, tables, memory_of(server) / 1e6, made)


def age(file: Path) -> None:
    """Make the database what it was before there was sleep."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET asleep_since = NULL")


def main(matches: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        abandoned(file, matches)
        try:
            age(file)
        except sqlite3.OperationalError:
            print("This version knows no sleep.")
        for _ in range(2):
            server, found = start(file, matches * 2 // 3)
            print(found)
            server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3_000)
