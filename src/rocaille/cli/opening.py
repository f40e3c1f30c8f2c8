"""From the command to the browser: is a server at work already, which port is free, can a browser be opened?"""

from __future__ import annotations

import fcntl
import os
import platform
import sys
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket
from urllib.parse import urlencode

from msgspec.structs import replace
from sqlalchemy.engine import URL

from rocaille.kernel.decision import Refused
from rocaille.server.config import LOOPBACK, Config
from rocaille.server.database import file_of
from rocaille.server.running import listening

NEXT_PORTS = 20  # near the one that was asked for, so that a browser remembers what it knows of this place
STARTING = 5.0  # seconds that another server may take to answer
IN_A_TERMINAL = {"www-browser", "links", "elinks", "lynx", "w3m"}  # they would take the terminal from the server


def path_to(game: str | None, players: int | None, bots: str, options: dict[str, object]) -> str:
    """Where a browser finds a table of this game against bots; without a game, where everything begins."""
    if game is None:
        return "/"
    wishes = {"players": players, "bots": bots, "options": ",".join(options)}
    query = urlencode({name: value for name, value in wishes.items() if value})
    return f"/play/{game}?{query}" if query else f"/play/{game}"


def address_in_network() -> str:
    """The number by which other machines most likely find this one. Nothing is sent: the system only looks up the way."""
    with socket(AF_INET, SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # an address that is reserved for examples
            return str(way.getsockname()[0])
        except OSError:
            return LOOPBACK


def near(config: Config) -> socket:
    """A socket at the port that was asked for or, where that is taken, at another."""
    try:
        return listening(config)
    except Refused as refused:
        taken = refused
    for port in (*range(config.port + 1, config.port + NEXT_PORTS), 0):
        with suppress(Refused):
            return listening(replace(config, port=port))
    raise taken


def running_on(database: URL) -> str | None:
    """The address of the server that holds this database, if there is one on this machine and it answers."""
    lock = _lock_of(database)
    if lock is None or not _held(lock):
        return None
    until = time.monotonic() + STARTING
    while time.monotonic() < until and _held(lock):
        url = lock.read_text().strip()
        if url and _answers(url):
            return url
        time.sleep(0.1)
    return None


def note(database: URL, url: str) -> None:
    """Write the address where `running_on` finds it; for the server that holds the database."""
    lock = _lock_of(database)
    if lock is not None:
        lock.write_text(url)


def browser() -> webbrowser.BaseBrowser | None:
    """A browser that has a window of its own, or the one that the user named."""
    linux = sys.platform.startswith("linux") and "microsoft" not in platform.release().lower()
    if linux and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if Path(found.name).name in IN_A_TERMINAL and "BROWSER" not in os.environ else found


def _lock_of(database: URL) -> Path | None:
    """The file beside an SQLite database that its server keeps locked."""
    return Path(f"{file_of(database)}.lock") if database.get_backend_name() == "sqlite" else None


def _held(lock: Path) -> bool:
    try:
        with lock.open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def _answers(url: str) -> bool:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}/api/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False
