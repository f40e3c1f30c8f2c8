"""Clients that ask and do not read: what waits for them is bounded, and they are cut off.

Before: a client that sent pings and read nothing made the server keep 693 MB in 15 seconds, which it never gave back.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.attacking import LONG, USUAL, Honest, flood, memory_of, noticed, tables_with_a_past
from tests.server.serving import Server

SECONDS = 20.0 if LONG else 4.0
SOCKETS = 1_000 if LONG else 100
ROOM = {"silent": 80_000, "deaf": 400_000}  # bytes a socket: nothing much; what waits for it, and the longest update


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that anybody's server has."""
    folder: Path = tmp_path_factory.mktemp("deaf")
    found = Server(f"sqlite:///{folder}/tables.sqlite", limits=USUAL)
    yield found
    found.stop()


@pytest.mark.parametrize("kind", sorted(ROOM))
def test_whoever_never_reads_takes_little_room(server: Server, kind: str) -> None:
    honest = Honest(server)
    tables = tables_with_a_past(server, 1 + SOCKETS // 150)
    before, held = honest.p99(1.0), memory_of(server)
    with flood(server, tables, kind, SOCKETS, SECONDS):
        during = honest.p99(SECONDS)
        a_socket = (memory_of(server) - held) // SOCKETS
    after = honest.p99(1.0)
    what = {"silent": "pings", "deaf": "asking for everything"}[kind]
    attack = f"{what} on {SOCKETS} sockets, and never reading"
    told = noticed(attack, before, during, after, f"{a_socket / 1000:.0f} kB a socket")
    assert a_socket < ROOM[kind], told
    assert during < (10.0 if LONG else 4.0) and after < 2.0, told  # a thousand are not held back yet: see docs/server.md
