"""The other end of the benchmark: very many WebSockets in one lean process.

    python bench/server/client.py play|echo|idle|empty PORT TABLES SECONDS [BYTES | LANGUAGE PREVIEWS PACE]

Prints one line of JSON. Every decision is timed from its sending until all four seats of its table have seen it. As the page
does, each seat is told in a language; and before a share PREVIEWS of the decisions it asks what they would lead to. PACE is how
many decisions a second a table makes.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import resource
import sys
import time
from functools import partial
from typing import Any

import msgspec
import uvloop

HOST = "127.0.0.1"
SEATS = 4
GAMES = ("rokoko", "alhambra")
TOGETHER = 40  # that are set up at the same time
MOST_LATE = 10.0  # seconds after which a decision counts as lost
SETTINGS = [{"game": game, "players": SEATS, "patience": 86_400.0} for game in GAMES]


LOOK = 0.4  # of the time between two decisions of a table: so long before its decision somebody asks for a preview


class Options(msgspec.Struct):
    seat: int | None
    options: list[msgspec.Raw] = []


class Message(msgspec.Struct):
    """What is needed of a message; the rest is skipped."""

    type: str
    seq: int = 0
    reason: str = ""
    to_decide: tuple[int, ...] = ()
    sights: list[Options] = []


DECODER = msgspec.json.Decoder(Message)


class Line(asyncio.Protocol):
    """A WebSocket with just what is needed: whole text frames in, small masked text frames out, pings answered."""

    def __init__(self, path: str, cookie: str, receive: Any) -> None:
        self.path, self.cookie, self.receive = path, cookie, receive
        self.buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.alive = True

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: rocaille={self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def connection_lost(self, _: object) -> None:
        self.alive = False
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size or (start > 2 and len(buffer) < start):
                break
            kind, payload, buffer = buffer[0] & 15, buffer[start : start + size], buffer[start + size :]
            if kind == 9:
                self.send(payload, 10)
            elif kind == 1:
                self.receive(payload)
        self.buffer = buffer

    def send(self, payload: bytes, kind: int = 1) -> None:
        size = len(payload)  # a mask of zeros is a mask
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


async def line(port: int, path: str, cookie: str, receive: Any) -> Line:
    _, made = await asyncio.get_running_loop().create_connection(lambda: Line(path, cookie, receive), HOST, port)
    await made.open
    return made


class Http:
    """One connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: Any = None

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self.streams
        sent = msgspec.json.encode(body)
        cookie = f"Cookie: rocaille={cookie}\r\n" if cookie else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n{cookie}"
            f"Content-Length: {len(sent)}\r\n\r\n".encode()
            + sent
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(
            row.lower().split(": ", 1) if not row.lower().startswith("set-cookie") else ("set-cookie", row[12:])
            for row in head.splitlines()[1:]
            if ": " in row
        )
        found = msgspec.json.decode(await reader.readexactly(int(fields["content-length"])))
        assert head.split()[1] in ("200", "201"), (head, found)
        token = fields.get("set-cookie", "").partition("=")[2].partition(";")[0]
        return found, token


class Table:
    """Four seats, and a decision every now and then by whoever may decide."""

    language = ""
    previews = 0.0

    def __init__(self, number: int) -> None:
        self.number = number
        self.lines: list[Line] = []
        self.choices: dict[int, tuple[int, list[msgspec.Raw]]] = {}
        self.chosen: tuple[int, int, bytes] | None = None  # sequence number, seat and decision that a preview was asked of
        self.previewed = 0
        self.known: list[int] = [0] * SEATS
        self.waiting: tuple[int, float, set[int]] | None = None
        self.late: list[float] = []
        self.lost = 0
        self.refused = 0
        self.bytes = 0
        self.updates = 0
        self.dice = random.Random(number)

    async def set_up(self, port: int, http: Http) -> None:
        body = {"setting": SETTINGS[self.number % 2], "seats": [{"name": "A"}] + [{}] * (SEATS - 1)}
        made, token = await http.post("/api/tables", body)
        table = made["table"]["id"]
        tokens = [token]
        for name in "BCD"[: SEATS - 1]:
            tokens.append((await http.post(f"/api/tables/{table}/join", {"name": name, "invitation": made["invitation"]}))[1])
        query = f"?language={self.language}" if self.language else ""
        for seat, token in enumerate(tokens):
            self.lines.append(await line(port, f"/api/tables/{table}/socket{query}", token, partial(self.received, seat)))

    def received(self, seat: int, payload: bytes) -> None:
        message = DECODER.decode(payload)
        if message.type == "update":
            self.bytes += len(payload)
            self.updates += 1
            self.known[seat] = message.seq
            options = message.sights[0].options if message.sights else []
            if options:
                self.choices[seat] = message.seq, options
            else:
                self.choices.pop(seat, None)
            self.seen(seat, message.seq)
        elif message.type == "previewed":
            self.previewed += 1
        elif message.type == "refused":
            self.refused += 1
            self.waiting = None

    def seen(self, seat: int, seq: int) -> None:
        if self.waiting is None or seq < self.waiting[0]:
            return
        _, sent, missing = self.waiting
        missing.discard(seat)
        if not missing:
            self.late.append(time.perf_counter() - sent)
            self.waiting = None

    def look(self) -> None:
        """Whoever will decide next looks at what that would lead to."""
        self.chosen = None
        if self.waiting is None and self.choices and self.dice.random() < self.previews:
            seat = min(self.choices)
            seq, options = self.choices[seat]
            choice = bytes(self.dice.choice(options))
            self.chosen = seq, seat, choice
            self.lines[seat].send(b'{"type":"preview","ref":0,"seat":%d,"decision":%s}' % (seat, choice))

    def decide(self) -> bool:
        """Whoever may decide does; False if the last decision is still on its way, or the match is over."""
        if self.waiting is not None:
            if time.perf_counter() - self.waiting[1] > MOST_LATE:
                self.lost += 1
                self.waiting = None
            return False
        if not self.choices:
            return False
        seat = min(self.choices)
        seq, options = self.choices.pop(seat)
        looked = self.chosen is not None and self.chosen[:2] == (seq, seat)
        choice = self.chosen[2] if self.chosen and looked else bytes(self.dice.choice(options))
        self.waiting = max(self.known) + 1, time.perf_counter(), set(range(SEATS))
        self.lines[seat].send(b'{"type":"decide","ref":%d,"seat":%d,"seq":%d,"decision":%s}' % (seq, seat, seq, choice))
        return True


class Room(Table):
    """Four sockets at the plain echo server: what one says, all four hear."""

    size = 2_000

    async def set_up(self, port: int, http: Http) -> None:
        for seat in range(SEATS):
            self.lines.append(await line(port, f"/echo/{self.number}", "", partial(self.received, seat)))

    def received(self, seat: int, payload: bytes) -> None:
        self.updates += 1
        self.bytes += len(payload)
        self.seen(seat, int(payload[:8]))

    def decide(self) -> bool:
        if self.waiting is not None:
            return False
        self.known[0] += 1
        self.waiting = self.known[0], time.perf_counter(), set(range(SEATS))
        self.lines[self.known[0] % SEATS].send(b"%08d" % self.known[0] + b"x" * (self.size - 8))
        return True


async def in_groups(works: list[Any]) -> None:
    gate = asyncio.Semaphore(TOGETHER)

    async def one(work: Any) -> None:
        async with gate:
            await work

    await asyncio.gather(*[one(work) for work in works])


async def play(tables: list[Table], port: int, seconds: float, pace: float = 1.0) -> dict[str, Any]:
    https = [Http(port) for _ in range(TOGETHER)]
    free: asyncio.Queue[Http] = asyncio.Queue()
    for http in https:
        free.put_nowait(http)

    async def set_up(table: Table) -> None:
        http = await free.get()
        await table.set_up(port, http)
        free.put_nowait(http)

    await in_groups([set_up(table) for table in tables])
    await asyncio.sleep(2)
    for table in tables:
        table.bytes = table.updates = 0
    print("ready", flush=True)
    began = time.perf_counter()
    until = began + seconds
    decided = skipped = 0

    async def now_and_then(table: Table) -> None:
        nonlocal decided, skipped
        due = began + table.number / len(tables) / pace
        while due < until:
            if table.previews:
                await asyncio.sleep(max(0.0, due - LOOK / pace - time.perf_counter()))
                table.look()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if table.decide():
                decided += 1
            else:
                skipped += 1
            due += 1.0 / pace

    cpu = time.process_time()
    await asyncio.gather(*[now_and_then(table) for table in tables])
    cpu = time.process_time() - cpu
    patience = time.perf_counter() + MOST_LATE
    while any(table.waiting for table in tables) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    late = sorted(delay for table in tables for delay in table.late)
    updates = sum(table.updates for table in tables)
    return {
        "tables": len(tables),
        "sockets": sum(len(table.lines) for table in tables),
        "seconds": seconds,
        "decisions": decided,
        "seen_by_all": len(late),
        "previews": sum(table.previewed for table in tables),
        "skipped": skipped,
        "refused": sum(table.refused for table in tables),
        "lost": sum(table.lost + (table.waiting is not None) for table in tables),
        "closed": sum(not line.alive for table in tables for line in table.lines),
        "milliseconds": {
            name: round(1000 * late[min(len(late) - 1, int(len(late) * part))], 2)
            for name, part in (("half", 0.5), ("90", 0.9), ("99", 0.99), ("99.9", 0.999), ("most", 1.0))
        },
        "bytes_an_update": sum(table.bytes for table in tables) // max(1, updates),
        "client_cpu": round(cpu / seconds, 2),
    }


async def idle(port: int, sockets: int, seconds: float) -> dict[str, Any]:
    """Spectators who only watch; then one of the tables is played at."""
    http = Http(port)
    ids = []
    for _ in range(max(1, sockets // 150)):
        body = {"setting": {**SETTINGS[1], "listed": True}, "seats": [{"name": "A"}] + [{}] * (SEATS - 1)}
        made, _ = await http.post("/api/tables", body)
        ids.append(made["table"]["id"])
    held: list[Line] = []
    told = [0]

    def received(payload: bytes) -> None:
        told[0] += 1

    async def one(number: int) -> None:
        held.append(await line(port, f"/api/tables/{ids[number % len(ids)]}/socket", "", received))

    began = time.perf_counter()
    await in_groups([one(number) for number in range(sockets)])
    opened = time.perf_counter() - began
    print("ready", flush=True)
    sys.stdin.readline()
    busy = await play([Table(number) for number in range(10)], port, seconds)
    return {
        "sockets": sockets,
        "opened_in_seconds": round(opened, 1),
        "still_open": sum(each.alive for each in held),
        "milliseconds_meanwhile": busy["milliseconds"],
        "messages": told[0],
    }


async def empty(port: int, count: int) -> dict[str, Any]:
    """Matches that begin, and nobody is there."""
    http = Http(port)
    print("ready", flush=True)
    for number in range(count):
        await http.post("/api/tables", {"setting": SETTINGS[number % 2], "seats": [{"name": name} for name in "ABCD"[:SEATS]]})
    return {"tables": count}


async def main() -> None:
    kind, port, count, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    if kind == "idle":
        found = await idle(port, count, seconds)
    elif kind == "empty":
        found = await empty(port, count)
    else:
        pace = 1.0
        if kind == "echo" and len(sys.argv) > 5:
            Room.size = int(sys.argv[5])
        elif len(sys.argv) > 5:
            Table.language, Table.previews, pace = sys.argv[5], float(sys.argv[6]), float(sys.argv[7])
        rooms = [(Table if kind == "play" else Room)(number) for number in range(count)]
        found = await play(rooms, port, seconds, pace)
    print(msgspec.json.encode(found).decode(), flush=True)
    sys.stdin.readline()  # all sockets stay open until the server's memory has been looked at


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(main())
