"""Frames that are no messages: pings, pongs and pieces of a message that never ends.

Before: 2.5 MB a second of them took a whole core, and everybody else waited three to eight seconds. A client that sent pings
and read nothing made the server keep 693 MB in 15 seconds, which it never gave back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from rocaille.server.lean import MOST_WRITTEN, LeanSocket
from tests.attacks.attacking import LONG, USUAL, Honest, flood, memory_of, noticed, work_of
from tests.attacks.flood import EMPTY, frame, opened
from tests.server.serving import Server

SECONDS = 15.0 if LONG else 3.0
SOCKETS = 90 if LONG else 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that anybody's server has."""
    folder: Path = tmp_path_factory.mktemp("attacked")
    found = Server(f"sqlite:///{folder}/tables.sqlite", limits=USUAL)
    yield found
    found.stop()


@pytest.mark.parametrize("kind", sorted(EMPTY))
def test_a_flood_of_empty_frames_is_hardly_noticed(server: Server, kind: str) -> None:
    honest = Honest(server)
    before, held = honest.p99(1.0), memory_of(server)
    with flood(server, honest.person.table, kind, SOCKETS, SECONDS):
        began, worked = time.monotonic(), work_of(server)
        during = honest.p99(SECONDS)
        share = (work_of(server) - worked) / (time.monotonic() - began)
    after = honest.p99(1.0)
    told = noticed(f"a flood of frames on {SOCKETS} sockets: {kind}", before, during, after, f"{share:.0%} of a core")
    assert share < 0.6, told
    assert during < 1.0 and after < 1.0, told
    assert memory_of(server) - held < SOCKETS * 1_000_000, told


def test_a_message_in_endless_pieces_is_cut_off(server: Server) -> None:
    honest = Honest(server)
    line = opened(server.port, honest.person.table)
    line.sendall(frame(0x01, b"{") + frame(0x00) * 100)
    line.settimeout(20)
    try:
        while line.recv(1 << 16):
            pass
    except ConnectionResetError:
        pass  # aborted: nothing is owed to such a client
    line.close()


class Hasty(LeanSocket):
    """Waits a moment for a client that takes nothing."""

    __slots__ = ()
    patience = 0.3


async def talkative(scope: Any, receive: Any, send: Any) -> None:
    """Tells a client more than it can have fetched, for as long as it is there."""
    await receive()
    await send({"type": "websocket.accept"})
    for _ in range(10_000):
        await send({"type": "websocket.send", "text": "x" * 10_000})


def test_whoever_reads_nothing_is_dropped() -> None:
    """Not more than a little is kept for it, and not for long."""

    async def tried() -> None:
        config = uvicorn.Config(talkative, ws=Hasty, lifespan="off", log_config=None)
        state = ServerState()
        made: list[Hasty] = []

        def protocol() -> Hasty:
            made.append(Hasty(config, state, {}))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        line = await asyncio.to_thread(opened, port, "0" * 16)
        async with asyncio.timeout(20):
            while not made[0].disconnected:
                waiting = made[0].transport.get_write_buffer_size()
                assert waiting <= MOST_WRITTEN + 20_000
                await asyncio.sleep(0.02)
        assert not state.connections
        line.close()
        server.close()

    asyncio.run(tried())
