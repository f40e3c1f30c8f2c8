"""A way to PostgreSQL on which packets can get lost: nobody is told, and no connection is closed."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

MOST = 1 << 16


class Hole:
    """Forwards what comes to a port of this machine, until it is told to swallow it."""

    def __init__(self, address: str) -> None:
        found = urlsplit(address)
        self._to = f"{parse_qs(found.query)['host'][0]}/.s.PGSQL.5432"
        self._name = found.path
        self._open = threading.Event()
        self._open.set()
        self._ended = False
        self._lines: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        """The database, by this way."""
        return f"postgresql://rocaille@127.0.0.1:{self._listening.getsockname()[1]}{self._name}"

    def swallow(self) -> None:
        """From now on nothing comes through; new connections are taken and never answered."""
        self._open.clear()

    def forward(self) -> None:
        """What was swallowed comes now, late."""
        self._open.set()

    def close(self) -> None:
        self._ended = True
        self._open.set()
        for line in [self._listening, *self._lines]:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                threading.Thread(target=self._connect, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket) -> None:
        self._open.wait()
        there = socket.socket(socket.AF_UNIX)
        self._lines += [here, there]
        with suppress(OSError):
            there.connect(self._to)
            threading.Thread(target=self._pass, args=(there, here), daemon=True).start()
            self._pass(here, there)

    def _pass(self, source: socket.socket, goal: socket.socket) -> None:
        try:
            while data := source.recv(MOST):
                self._open.wait()
                goal.sendall(data)
        except OSError:
            pass
        finally:
            self._open.wait()
            for line in (source, goal):
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
