"""A server on the network, from its start to a graceful stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, cast

import uvicorn
import uvloop
from litestar import Litestar
from msgspec.structs import replace

from rocaille.catalogue import game as find_game
from rocaille.catalogue import game_names
from rocaille.kernel.decision import Refused
from rocaille.server import logs
from rocaille.server.app import application
from rocaille.server.arriving import Arriving
from rocaille.server.asgi import App, Receive, Scope, Send
from rocaille.server.config import Config
from rocaille.server.database import address
from rocaille.server.guard import Guard
from rocaille.server.lean import lean_socket
from rocaille.server.page import PageFiles, is_ours
from rocaille.server.refusing import words_in
from rocaille.server.rooms import Rooms
from rocaille.server.sockets import sit_at_socket
from rocaille.server.storage import Storage
from rocaille.table.sights import wire_of
from rocaille.words import LANGUAGES

OWN_FILES = 100  # the database's, the bots' pipes, the log
SWITCH = 0.001  # seconds; the database's thread must not wait five milliseconds for its turn


class Server(uvicorn.Server):
    """Says goodbye to sockets before it closes them, so that clients know to come back."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

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
        raise Refused(
            "cannot_listen", host=config.host, port=config.port, problem=getattr(problem, "strerror", None) or str(problem)
        ) from None
    made.setblocking(False)
    return made


def short_pauses() -> None:
    """Never look through all objects while somebody waits: the hall does that, when sockets have closed and nobody plays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 1_000_000)


def with_open_files(config: Config) -> Config:
    """Take as many open files as the system allows; fewer sockets where these would be too few. The rest is for requests."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return config
    Arriving.most_waiting = min(Arriving.most_waiting, files // 4)
    most = max(1, files - Arriving.most_waiting - OWN_FILES)
    if most >= config.limits.sockets:
        return config
    logs.log.warning("few_open_files", extra={"files": files, "sockets": most})
    return replace(config, limits=replace(config.limits, sockets=most))


def get_ready() -> None:
    """Load games and texts now rather than while somebody waits."""
    for name in game_names():
        game = find_game(name)
        for options in ({}, *[{option: True} for option in game.known_options]):
            wire_of(game.variant(options))
    for language in LANGUAGES:
        words_in(language)


def serve(config: Config, line: socket.socket, ready: Callable[[], None] = lambda: None, level: int = logging.INFO) -> None:
    """Until a signal comes; `ready` is called when requests are answered. What is logged has at least this level."""
    logs.begin(level)
    config = with_open_files(config)
    get_ready()
    short_pauses()
    sys.setswitchinterval(SWITCH)
    uvloop.run(_serve(config, line, ready))


async def _serve(config: Config, line: socket.socket, ready: Callable[[], None]) -> None:
    storage = await Storage.open(address(config.database))
    app = application(config, storage)
    settings: dict[str, Any] = {
        "http": Arriving,
        "ws": lean_socket(config.limits.messages_per_second, config.limits.message_bytes),
        "ws_max_size": config.limits.message_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 30.0,
        "ws_ping_timeout": 30.0,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "date_header": False,
        "lifespan": "on",
        "timeout_graceful_shutdown": 5,
    }

    def sockets(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return sit_at_socket(app.state.rooms, scope, receive, send)

    page = PageFiles()

    def web(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        ours = scope["type"] == "http" and is_ours(scope["path"])
        return page(scope, receive, send) if ours else cast(App, app)(scope, receive, send)

    guard = Guard(web, sockets, config)
    server = Server(uvicorn.Config(cast(Any, guard), **settings), app, ready)
    storage.when_gone = server.stop
    await server.serve([line])
    storage.check_ours()  # it may have ended because another server has the database
