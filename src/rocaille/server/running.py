"""A server on the network, from its start to a graceful stop."""
from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import uvicorn
import uvloop
from litestar import Litestar

from rocaille.kernel.decision import Refused
from rocaille.server import logs
from rocaille.server.app import application
from rocaille.server.config import Config
from rocaille.server.database import address
from rocaille.server.guard import App, Guard
from rocaille.server.rooms import Rooms
from rocaille.server.storage import Storage

SWITCH = 0.001  # seconds; the database's thread must not wait five milliseconds for its turn


class Server(uvicorn.Server):
    """Says goodbye to sockets before it closes them, so that clients know to come back."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._rooms: Callable[[], Rooms | None] = lambda: getattr(app.state, "rooms", None)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, and nothing else happens because of it."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        yield

    def stop(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms = self._rooms()
        if rooms is not None:
            rooms.hall.stopping = True
            await rooms.counter.say_goodbye()
        await super().shutdown(sockets)


def listening(config: Config) -> socket.socket:
    """The socket, taken before anything else begins; refused if somebody else has it."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((config.host, config.port))
        made.listen(2048)
    except (OSError, OverflowError) as problem:
        made.close()
        raise Refused("cannot_listen", host=config.host, port=config.port,
                      problem=getattr(problem, "strerror", None) or str(problem)) from None
    made.setblocking(False)
    return made


def serve(config: Config, line: socket.socket) -> None:
    """Until a signal comes."""
    logs.begin()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(20_000, 50, 1_000)
    uvloop.run(_serve(config, line))


async def _serve(config: Config, line: socket.socket) -> None:
    storage = await Storage.open(address(config.database))
    app = application(config, storage)
    settings: dict[str, Any] = {
        "ws": "websockets-sansio", "ws_max_size": config.limits.message_bytes, "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0, "ws_ping_timeout": 40.0, "access_log": False, "log_config": None, "server_header": False,
        "date_header": False, "lifespan": "on", "timeout_graceful_shutdown": 5}
    await Server(uvicorn.Config(cast(Any, Guard(cast(App, app), config)), **settings), app).serve([line])
