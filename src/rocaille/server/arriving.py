"""Requests while they arrive, answers while they leave: nobody is waited for forever, and no head of a request goes on and on.

uvicorn hangs up on who is quiet after an answer, but waits for a first request, or the rest of one, as long as it takes; and
keeps an answer for whoever does not fetch it. Nor does it count connections: a process may have so many files open and no
more, so who has been quiet longest makes room for who comes.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 20.0  # seconds for a whole request; the largest that is taken comes through slow lines in that time
LARGEST_HEAD: Final = 64 * 1024
SLOWEST: Final = 1024  # bytes a second of an answer that are to be taken


class Arriving(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket. `waiting` are all of them, who has been quiet longest first."""

    patience = PATIENCE
    most_waiting = 1_000
    waiting: ClassVar[dict[Arriving, None]] = {}

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._head = 0  # bytes that came, if a head has not come to its end
        self._in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        self.waiting[self] = None
        if len(self.waiting) > self.most_waiting:
            quiet = next((each for each in self.waiting if each.answered()), self)
            del self.waiting[quiet]  # at once: many may come before it has gone
            quiet.transport.abort()

    def answered(self) -> bool:
        """Whether nothing that was asked here is still to be answered."""
        return self.cycle is None or self.cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.waiting.pop(self, None)
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        self.waiting[self] = self.waiting.pop(self, None)
        super().data_received(data)
        if not self._in_head:
            self._head = 0
        elif self._head > LARGEST_HEAD:
            self.transport.abort()
        if (
            self._timer is None and self.answered() and self in self.connections
        ):  # empty lines before a request; and no WebSocket
            self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_taking()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_taking()

    def _watch_taking(self) -> None:
        """Cut off whoever does not take what waits for them at a bearable pace."""
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        waiting = self.transport.get_write_buffer_size()
        if waiting:
            self._taking = self.loop.call_later(self.patience, self._look_again, waiting)

    def _look_again(self, waited: int) -> None:
        self._taking = None
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting > waited - SLOWEST * self.patience:
            self.transport.abort()
        else:
            self._watch_taking()

    def on_message_begin(self) -> None:
        self._in_head = True
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self.waiting.pop(self, None)
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._arrived()
        self._timer = self.loop.call_later(self.patience, self._hang_up)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _hang_up(self) -> None:
        self._timer = None
        self.transport.abort()
