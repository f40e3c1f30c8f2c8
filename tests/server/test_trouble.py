"""What goes wrong around the server: a process for bots dies, the database does not answer, a client does not listen."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from pathlib import Path

from tests.server.serving import PATIENCE, Person, Server, deciding
from tests.server.test_playing import latest, two_at_a_table


def thinkers(server: Server) -> list[int]:
    """The processes in which bots think."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((process / "stat").read_text().rpartition(") ")[2].split()[1])
            if parent == server.process.pid and b"thinker" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
        except OSError:
            continue
    return found


def test_a_match_goes_on_when_the_bots_process_is_killed(server):
    anna = Person(server)
    anna.make({"game": "rokoko", "grace": 0.0}, "Anna", "bot:medium", "bot:easy")
    socket = anna.sit_at_socket(since=0)
    update = socket.update()
    for _ in range(8):
        for process in thinkers(server):
            os.kill(process, signal.SIGKILL)
        while not deciding(update):
            update = socket.update()
        seat, decision, seq = deciding(update)
        update = latest(socket, socket.wish("decide", seat=seat, seq=seq, decision=decision)["seq"])


def test_the_bots_processes_end_with_the_server(server):
    anna = Person(server)
    anna.make({"game": "alhambra"}, "bot:easy", "bot:easy")
    anna.sit_at_socket(since=0).update(lambda update: update["seq"] > 10)
    processes = thinkers(server)
    assert processes
    server.kill()
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < until
        time.sleep(0.05)
    server.start()


def test_what_cannot_be_kept_does_not_happen(sqlite, tmp_path):
    server = Server(sqlite, log=tmp_path / "log")
    try:
        anna, ben, _ = two_at_a_table(server)
        sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
        update = next(update for socket in sockets if deciding(update := socket.update()))
        seat, decision, seq = deciding(update)
        blocker = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        refused = sockets[seat].wish("decide", seat=seat, seq=seq, decision=decision)
        assert refused["reason"] == "not_kept" and refused["seq"] == seq
        blocker.execute("ROLLBACK")
        blocker.close()
        assert not any(message["type"] == "update" and message["seq"] > seq for message in sockets[1 - seat].messages)
        accepted = sockets[seat].wish("decide", seat=seat, seq=seq, decision=decision)
        assert accepted["type"] == "accepted" and accepted["seq"] == seq + 1
    finally:
        server.stop()


def test_a_client_that_does_not_listen_keeps_nobody_waiting(shared):
    anna, ben, _ = two_at_a_table(shared)
    deaf = anna.sit_at_socket(since=0, max_queue=1)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    now = [socket.update() for socket in sockets]
    began = time.monotonic()
    for _ in range(60):
        if now[0]["status"] == "over":
            break
        at = next(at for at in (0, 1) if deciding(now[at]))
        seat, decision, seq = deciding(now[at])
        answer = sockets[at].wish("decide", seat=seat, seq=seq, decision=decision)
        now = [latest(socket, answer["seq"]) for socket in sockets]
    assert time.monotonic() - began < 50, "a client that does not answer is cut off after a minute, and nobody waits for that"
    seen = json.loads(deaf.line.recv(timeout=PATIENCE))
    assert seen["type"] == "welcome"
    deaf.update(lambda update: update["seq"] == now[0]["seq"])
