"""A WebSocket that takes little room: uvicorn's own, without what a line that is open for hours does not need.

Of each socket uvicorn keeps the request and its answer, two queues' worth of waiting lists and a dictionary of forty names,
about ten kilobytes in all. It also stops and starts reading for every single message.

And one that cannot be made to work or to remember without end. Every frame costs, also a ping, a pong or an empty piece of a
message: whoever sends more than the allowance is read more slowly. Whoever does not take what is written is not read either,
and is cut off after a while; nothing is kept for somebody who will not fetch it.
"""

from __future__ import annotations

import asyncio
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any, ClassVar, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from rocaille.server.buckets import Bucket

MOST_WAITING: Final = 8  # messages that nobody has read yet, until the client has to wait
MOST_PIECES: Final = 64  # of one message
SLICE: Final = 256  # bytes looked at before the allowance is asked again: at most 42 frames
MOST_ARRIVED: Final = 16 * 1024  # bytes that the system takes in before we look at them, or so
MOST_WRITTEN: Final = 64 * 1024  # bytes that wait for a client, until it is not written to and not read
NO_MESSAGE: Final = 10.0  # so many times as much as a message costs what is none: a ping, a pong, a piece
FLUSH: Final = 3.0  # seconds for the last words to a client
TEXT: Final = 0x81  # a whole text frame
MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY)
LARGEST_BYTE, LARGEST_SHORT = 125, 0xFFFF
_NAMES: Final = (
    "allowance",
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
    "held",
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
    "reading_again",
    "request",
    "response",
    "root_path",
    "scheme",
    "scope",
    "server",
    "stalled",
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
    patience: ClassVar[float] = 20.0  # seconds for a client to take some of what waits for it
    frames_per_second: ClassVar[float] = 100.0  # over a while; so many seconds' worth at once:
    burst: ClassVar[float] = 3.0
    frame_bytes: ClassVar[int] = 1024  # so many bytes cost as much as a frame does

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()
        self.writable: Any = Gate()
        self.held = b""  # what came beyond the allowance
        self.allowance = Bucket(self.frames_per_second * self.burst, self.loop.time())
        self.reading_again: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=MOST_WRITTEN)
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(SOL_SOCKET, SO_RCVBUF, MOST_ARRIVED)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self.reading_again, self.stalled):
            if timer is not None:
                timer.cancel()
        self.reading_again = self.stalled = None
        self.held, self.frames = b"", []
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A slice at a time, as long as the allowance lasts; the rest is looked at when there is more of it."""
        if self.held:
            self.held += data
            return
        for at in range(0, len(data), SLICE):
            if not self._may_go_on():
                self._hold(data[at:])
                return
            piece = data[at : at + SLICE]
            self.allowance.level -= len(piece) / self.frame_bytes
            super().data_received(piece)

    def _may_go_on(self) -> bool:
        """Whether more may be looked at now. Nothing is while the client does not take what is written."""
        if self.handshake_initiated and not self.writable.open:
            return False
        rate = self.frames_per_second
        return self.allowance.take(rate, rate * self.burst, self.loop.time(), 0.0)

    def _hold(self, rest: bytes) -> None:
        self.held = rest
        self.transport.pause_reading()
        self._read_again_later()

    def _read_again_later(self) -> None:
        if self.reading_again is None and self.writable.open:
            missing = max(0.0, 1.0 - self.allowance.level) / self.frames_per_second
            self.reading_again = self.loop.call_later(max(missing, 0.1), self._read_again)

    def _read_again(self) -> None:
        self.reading_again = None
        if self.disconnected:
            return
        rest, self.held = self.held, b""
        self.data_received(rest)
        if not self.held and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self.held:
                self.transport.resume_reading()
        return message

    def handle_events(self) -> None:
        events = self.conn.events_received()
        for event in events:
            whole = not isinstance(event, Frame) or (event.fin and event.opcode in MESSAGES)
            self.allowance.level -= 1.0 if whole else NO_MESSAGE
        self.conn.events = events  # the parent asks for them
        super().handle_events()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None
        if self.held:
            self._read_again_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever does not answer a ping does not take a goodbye

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FLUSH, self.transport.abort)

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


def lean_socket(messages_per_second: float, message_bytes: int) -> type[LeanSocket]:
    """Connections whose allowance is enough for so many messages of that size."""
    frames = messages_per_second * (1 + message_bytes / LeanSocket.frame_bytes)
    return type("LimitedSocket", (LeanSocket,), {"__slots__": (), "frames_per_second": frames})


def framed(text: bytes) -> bytes:
    """A text as it goes over the line."""
    size = len(text)
    if size <= LARGEST_BYTE:
        return bytes((TEXT, size)) + text
    if size <= LARGEST_SHORT:
        return bytes((TEXT, LARGEST_BYTE + 1)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LARGEST_BYTE + 2)) + size.to_bytes(8, "big") + text
