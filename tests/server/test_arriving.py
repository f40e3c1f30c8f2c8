"""Requests that do not come to their end, or have too much of a beginning."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from uvicorn.server import ServerState

from rocaille.server.arriving import LARGEST_HEAD, Arriving
from rocaille.server.lean import LeanSocket

LARGE = 20_000_000  # bytes: more than the system takes off the server's hands
LONG = 30.0  # seconds: far more than is needed, and far less than forever


async def app(scope, receive, send):
    """Answers when the whole request is here."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    body = b"ok" if scope["path"] == "/" else b"x" * LARGE
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def connected(patience):
    """A line to a server that waits so long."""

    class Hasty(Arriving):
        pass

    Hasty.patience = patience
    config = uvicorn.Config(app, http=Hasty, ws=LeanSocket, lifespan="off", log_config=None)
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        yield reader, writer
    finally:
        writer.close()
        server.close()


async def hung_up(reader):
    """Read on until the other side is gone; what came."""
    try:
        async with asyncio.timeout(LONG):
            return await reader.read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: here\r\n", b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\nhalf"],
)
def test_half_a_request_is_not_waited_for_forever(half):
    async def tried():
        async with connected(0.2) as (reader, writer):
            writer.write(half)
            assert b"200" not in await hung_up(reader)

    asyncio.run(tried())


def test_empty_lines_after_an_answer_are_not_waited_for_forever():
    async def tried():
        async with connected(0.3) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            writer.write(b"\r\n")
            assert await hung_up(reader) == b""

    asyncio.run(tried())


def test_a_head_without_end_is_cut_off():
    async def tried():
        async with connected(1000.0) as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\n")
            try:
                for number in range(LARGEST_HEAD // 500):
                    writer.write(b"x-more-%d: %s\r\n" % (number, b"x" * 1000))
                    await writer.drain()
            except ConnectionError:
                return
            assert await hung_up(reader) == b""

    asyncio.run(tried())


def test_whole_requests_and_sockets_outlive_the_patience():
    async def tried():
        async with connected(0.5) as (reader, writer):
            for _ in range(2):
                writer.write(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\n\r\nbody")
                assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            writer.write(
                b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(1.0):
                    await reader.read(1)

    asyncio.run(tried())


@pytest.mark.parametrize("fetched", [True, False])
def test_an_answer_that_nobody_fetches_is_not_kept(fetched):
    """Whoever goes on reading gets it all, also slowly."""

    async def tried():
        async with connected(0.5) as (reader, writer):
            writer.write(b"GET /large HTTP/1.1\r\nhost: here\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            came = 0
            if not fetched:
                await asyncio.sleep(3.0)
            with suppress(ConnectionError):
                while came < LARGE and (piece := await reader.read(LARGE // 40)):
                    came += len(piece)
                    if came < LARGE // 4:
                        await asyncio.sleep(0.01)
            assert (came == LARGE) == fetched

    asyncio.run(tried())
