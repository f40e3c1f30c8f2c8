"""A WebSocket that takes little room: uvicorn's own, without what a line that is open for hours does not need.

Of each socket uvicorn keeps the request and its answer, two queues' worth of waiting lists and a dictionary of forty names,
about ten kilobytes in all. It also stops and starts reading for every single message.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_WAITING: Final = 8  # messages that nobody has read yet, until the client has to wait
TEXT: Final = 0x81  # a whole text frame
LARGEST_BYTE, LARGEST_SHORT = 125, 0xFFFF
_NAMES: Final = (
    "app",
    "app_state",
    "asgi_version",
    "client",
    "close_sent",
    "close_timeout",
    "close_timer",
    "config",
    "conn",
    "connections",
    "curr_msg_data_type",
    "default_headers",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "initial_response",
    "last_ping_rtt",
    "logger",
    "loop",
    "pending_ping_payload",
    "ping_interval",
    "ping_sent_at",
    "ping_timeout",
    "ping_timer",
    "pong_timer",
    "queue",
    "read_paused",
    "request",
    "response",
    "root_path",
    "scheme",
    "scope",
    "server",
    "tasks",
    "transport",
    "writable",
)


class Inbox:
    """What came in and has not been read; one reader."""

    __slots__ = ("_reader", "messages")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class Gate:
    """Whether there is room for more to be sent."""

    __slots__ = ("_waiting", "open")

    def __init__(self) -> None:
        self.open = True
        self._waiting: list[asyncio.Future[None]] = []

    def set(self) -> None:
        self.open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        self.open = False

    async def wait(self) -> None:
        while not self.open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting


class LeanSocket(WebSocketsSansIOProtocol):
    """One connection. What its parent keeps by name has a place of its own here, which takes an eighth of the room."""

    __slots__ = _NAMES

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # or the parent would pause for this message alone
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(self.queue.messages) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["say"] = self.say  # type: ignore[typeddict-unknown-key]

    def say(self, text: str) -> bool:
        """Send it at once; False if that is not possible now, or not any more."""
        if (
            not self.writable.open
            or self.disconnected
            or self.close_sent
            or not self.handshake_complete
            or self.conn.state is not State.OPEN
        ):
            return False
        self.transport.write(framed(text.encode()))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.handshake_complete and not self.close_sent:
            if not self.writable.open:
                await self.writable.wait()
            if not self.say(message["text"]):
                raise ClientDisconnected
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser holds on to the request itself
            self.request = self.response = None  # type: ignore[assignment]
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with a refusal; the parent forgets that, and would log an error of ours


def framed(text: bytes) -> bytes:
    """A text as it goes over the line."""
    size = len(text)
    if size <= LARGEST_BYTE:
        return bytes((TEXT, size)) + text
    if size <= LARGEST_SHORT:
        return bytes((TEXT, LARGEST_BYTE + 1)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LARGEST_BYTE + 2)) + size.to_bytes(8, "big") + text
