"""A server that was frozen while another took its place: from then on it acknowledges nothing and tells nothing.

Before: it acknowledged for 5.2 seconds beside the new one, streams ran backwards (from act 224 to 166), and an invitation
that was void opened a table.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Person, Server, Socket, deciding
from tests.server.test_playing import latest, two_at_a_table

FORGOTTEN = 12.0  # seconds after which PostgreSQL has given up a server that says nothing
QUESTIONS = ({"type": "why", "seat": 0, "decision": {"do": "favour"}}, {"type": "since", "seq": 0}, {"type": "hint", "seat": 0})


def rest(socket: Socket) -> list[dict[str, Any]]:
    """Everything that still comes, until the server hangs up."""
    found = []
    try:
        while True:
            found.append(json.loads(socket.line.recv(timeout=PATIENCE)))
    except ConnectionClosed:
        return found


def ask_in_the_background(server: Server, table: str, invitation: str, answers: list[httpx.Response | Exception]) -> None:
    """A request that is on its way while the server is frozen."""

    def ask() -> None:
        try:
            headers = {"x-invitation": invitation}
            answers.append(httpx.get(f"{server.url}/api/tables/{table}", headers=headers, timeout=PATIENCE, trust_env=False))
        except httpx.HTTPError as problem:
            answers.append(problem)

    threading.Thread(target=ask, daemon=True).start()


def frozen(server: Server) -> None:
    os.kill(server.process.pid, signal.SIGSTOP)


def test_a_server_that_was_replaced_says_no_more(database, tmp_path):
    first = Server(database, log=tmp_path / "first")
    second = None
    answers: list[httpx.Response | Exception] = []
    try:
        anna, ben, made = two_at_a_table(first)
        sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
        seq = 2
        for _ in range(4):
            mine = next(socket for socket in sockets if deciding(latest(socket, seq)))
            seat, decision, at = deciding(latest(mine, seq))
            seq = mine.wish("decide", seat=seat, seq=at, decision=decision)["seq"]
        for socket in sockets:
            latest(socket, seq)
        frozen(first)
        began = time.monotonic()
        if database.startswith("sqlite"):
            _another(database)  # the lock of a frozen server lasts; this is a place where locks do not work
        else:
            time.sleep(FORGOTTEN)
            second = Server(database, log=tmp_path / "second")
            anna.server = second
            anna.http.base_url = second.url
            line = anna.sit_at_socket(since=seq)
            assert line.update()["seq"] == seq, "nothing was lost"
            assert line.wish("resign", seat=0)["seq"] == seq + 1
            assert anna.ask("POST", f"/api/tables/{anna.table}/invitation").status_code == 200
        for socket in sockets:
            if found := deciding(latest(socket, seq)):
                seat, decision, at = found
                socket.line.send(json.dumps({"type": "decide", "ref": 70, "seat": seat, "seq": at, "decision": decision}))
            for ref, question in enumerate(QUESTIONS, 71):
                socket.line.send(json.dumps({"ref": ref, **question}))
        ask_in_the_background(first, anna.table, made["invitation"], answers)
        time.sleep(max(0.5, 6.0 - (time.monotonic() - began)))
        os.kill(first.process.pid, signal.SIGCONT)
        for socket in sockets:
            told = rest(socket)
            assert {message["type"] for message in told} <= {"refused", "bye"}, told
            assert {message["reason"] for message in told if message["type"] == "refused"} <= {
                "database_taken_over",
                "database_away",
                "not_kept",
            }
            assert told[-1]["type"] == "bye"
        assert first.process.wait(PATIENCE) == 2
        until = time.monotonic() + PATIENCE
        while not answers:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert not isinstance(answers[0], httpx.Response) or answers[0].status_code == 503
        if second is not None:
            stranger = Person(second)
            void = stranger.ask("GET", f"/api/tables/{anna.table}", **{"x-invitation": made["invitation"]})
            assert void.status_code == 404
            assert anna.sit_at_socket(since=seq).update()["seq"] == seq + 1, "the first wrote nothing"
        said = (tmp_path / "first").read_text().splitlines()
        assert said[-1].startswith("Another server took the database")
    finally:
        for server in (first, second):
            if server is not None and server.process.poll() is None:
                os.kill(server.process.pid, signal.SIGCONT)
                server.stop()


def _another(database: str) -> None:
    """What a second server does when it begins, beside the first."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE servers SET ended = TRUE")
        connection.execute("INSERT INTO servers (number, begun_at, seen_at) SELECT MAX(number) + 1, 0, 0 FROM servers")


def test_a_link_leads_to_the_same_lock(tmp_path):
    """Two names of one database are one database."""
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", log=tmp_path / "log")
    try:
        (tmp_path / "elsewhere").mkdir()
        link = tmp_path / "elsewhere" / "link.sqlite"
        link.symlink_to(Path("..") / "tables.sqlite")
        with pytest.raises(AssertionError, match="no server"):
            Server(f"sqlite:///{link}", log=tmp_path / "other")
        assert "Another server uses the database" in (tmp_path / "other").read_text()
    finally:
        server.stop()
