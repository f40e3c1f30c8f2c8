"""The WebSocket of a table: wishes come in, answers and updates go out."""
from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import Parameter
from msgspec import DecodeError, Struct, ValidationError

from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.config import Limits
from rocaille.server.guard import Bucket
from rocaille.server.matches import Match
from rocaille.server.messages import (Accepted, AnyWish, Because, Bye, ComeBack, Decide, GoOn, RefusedWish, Resign, Since,
                                      TakeBack, Welcome, Why, wish, written)
from rocaille.server.people import token_in
from rocaille.server.refusing import language, problem, words_in
from rocaille.server.rooms import match_of, rooms_of
from rocaille.words.sentences import box_of, words_of

SLOW: Final = 20.0  # seconds that a client may take to receive a message
BURST: Final = 3
MOST_OFFENCES: Final = 50  # messages beyond the rate, or that are none, until the line is cut
GOING_AWAY, POLICY, RESTART = 1001, 1008, 1012


Socket = WebSocket[Any, Any, Any]


class Counter:
    """How many sockets there are, altogether and an address."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.lines: set[Line] = set()
        self._by_address: dict[str, int] = {}

    def add(self, line: Line, match: Match) -> None:
        count = self._by_address.get(line.address, 0)
        if count >= self.limits.sockets_per_address:
            raise Refused("too_many_sockets", most=self.limits.sockets_per_address)
        if len(self.lines) >= self.limits.sockets or len(match.receivers) >= self.limits.sockets_per_table:
            raise Refused("server_full")
        self._by_address[line.address] = count + 1
        self.lines.add(line)
        metrics.SOCKETS.set(len(self.lines))

    def remove(self, line: Line) -> None:
        if line in self.lines:
            self.lines.discard(line)
            self._by_address[line.address] -= 1
            if not self._by_address[line.address]:
                del self._by_address[line.address]
            metrics.SOCKETS.set(len(self.lines))

    async def say_goodbye(self) -> None:
        """Tell everybody to come back; nobody is waited for."""
        await asyncio.gather(*[line.goodbye() for line in list(self.lines)])


class Line:
    """One client. A slow one gets fewer updates, each up to date, and keeps nobody else waiting."""

    __slots__ = ("_busy", "_late", "_socket", "address", "language", "match", "person", "seq")

    def __init__(self, socket: Socket, match: Match, person: str, seq: int | None) -> None:
        self._socket: Final = socket
        self._busy = False
        self._late = False
        self.match: Final = match
        self.person = person
        self.seq = seq  # up to which the client knows what happened; None: it knows nothing, and only asks for the present
        self.language: Final = language(socket.scope)
        self.address: Final = socket.scope["client"][0] if socket.scope["client"] else ""

    def wake(self) -> None:
        """There is something new."""
        if self._busy:
            self._late = True
        else:
            self._busy = True
            self.match.hall.run(self._bring_up_to_date())

    async def _bring_up_to_date(self) -> None:
        try:
            while True:
                self._late = False
                seq, text = self.match.table.seq, self.match.told(self.person, self.seq)
                if text is None:
                    seq, text = await self.match.told_later(self.person, self.seq or 0)
                self.seq = seq
                await self._send(text)
                if not self._late:
                    break
        except (WebSocketException, RuntimeError, OSError, TimeoutError, Refused):
            await self.hang_up(POLICY)
        finally:
            self._busy = False

    async def _send(self, text: str) -> None:
        async with asyncio.timeout(SLOW):
            await self._socket.send_text(text)

    async def answer(self, message: Struct) -> None:
        await self._send(written(message))

    async def hang_up(self, code: int) -> None:
        with suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._socket.close(code)

    async def goodbye(self) -> None:
        with suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
            await self.answer(Bye("restart"))
        await self.hang_up(RESTART)

    async def fulfil(self, wish: AnyWish) -> None:
        began = time.perf_counter()
        try:
            answer = await self._fulfilled(wish)
        except Refused as refused:
            metrics.REFUSALS.labels(refused.key).inc()
            told = problem(refused, self.language, self.match.table.game)
            answer = RefusedWish(wish.ref, self.match.table.seq, told.refused, told.sentence)
        if answer is not None:
            await self.answer(answer)
        metrics.KEEPING.observe(time.perf_counter() - began)

    async def _fulfilled(self, wish: AnyWish) -> Struct | None:
        match, person = self.match, self.person
        table = match.table
        seq = table.seq
        match wish:
            case Decide():
                seq = await match.accept(lambda now: match.table.decide(person, wish.seat, wish.seq, wish.decision, now))
            case TakeBack():
                seq = await match.accept(
                    lambda now: match.table.take_back(person, wish.seat, wish.seq, wish.whole_turn, now))
            case Resign():
                seq = await match.accept(lambda now: match.table.resign(person, wish.seat, now))
            case ComeBack():
                seq = await match.accept(lambda now: match.table.come_back(person, wish.seat, now))
            case GoOn():
                table.go_on(person, wish.seat)
            case Why():
                return self._because(wish)
            case Since():
                self.seq = min(wish.seq, seq)
                self.wake()
                return None
        return Accepted(wish.ref, seq)

    def _because(self, wish: Why) -> Because:
        table = self.match.table
        reason = table.why_not(self.person, wish.seat, wish.decision)
        if reason is None:
            return Because(wish.ref, True)
        box = box_of(table.game, table.setting.players)
        return Because(wish.ref, False, reason.key, words_of(table.game.name).reason(words_in(self.language), box, reason))


@websocket("/api/tables/{id:str}/socket", media_type="application/json")
async def table_socket(
    socket: Socket, id: str, since: int | None = Parameter(query="since", default=None),
) -> None:
    """Play at a table or watch it. `since` is the last sequence number that the client knows."""
    rooms = rooms_of(socket)
    try:
        match, person = await match_of(rooms.hall, id, token_in(socket.headers.get("cookie", "")))
        match.check_watching(person)
        line = Line(socket, match, person, None if since is None else max(0, min(since, match.table.seq)))
        rooms.counter.add(line, match)
    except Refused as refused:
        metrics.REFUSALS.labels(refused.key).inc()
        await socket.accept()
        told = problem(refused, language(socket.scope))
        await socket.send_text(written(RefusedWish(0, 0, told.refused, told.sentence)))
        await socket.close(POLICY, refused.key)
        return
    try:
        await socket.accept()
        own = match.table.seats_of(person)
        await line.answer(Welcome(match.now(), own, person == match.table.host))
        match.enter(line)
        line.wake()
        await _listen(socket, line, rooms.hall.limits)
    finally:
        rooms.counter.remove(line)
        match.leave(line)


async def _listen(socket: Socket, line: Line, limits: Limits) -> None:
    """Until the client hangs up, or has to be hung up on."""
    bucket = Bucket(limits.messages_per_second * BURST, time.monotonic())
    offences = 0
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or b""
        try:
            found = wish(text)
        except (DecodeError, ValidationError, RecursionError) as trouble:
            offences += 1
            told = problem(Refused("not_a_message", problem=str(trouble)), line.language)
            await line.answer(RefusedWish(0, line.match.table.seq, told.refused, told.sentence))
        else:
            if bucket.take(limits.messages_per_second, limits.messages_per_second * BURST, time.monotonic()):
                await line.fulfil(found)
            else:
                offences += 1
                told = problem(Refused("too_fast", most=limits.messages_per_second), line.language)
                await line.answer(RefusedWish(found.ref, line.match.table.seq, told.refused, told.sentence))
        if offences >= MOST_OFFENCES:
            await line.hang_up(POLICY)
            return
