"""The WebSocket of a table: wishes come in, answers and updates go out."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, cast
from urllib.parse import parse_qs

from msgspec import DecodeError, Struct, ValidationError

from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.asgi import Receive, Scope, Send
from rocaille.server.buckets import Bucket
from rocaille.server.config import Limits
from rocaille.server.matches import Match
from rocaille.server.messages import (
    MESSAGES,
    WISHES,
    Accepted,
    AnyWish,
    Because,
    Bye,
    Hint,
    Hinted,
    Language,
    Preview,
    Previewed,
    RefusedWish,
    Since,
    Welcome,
    Why,
)
from rocaille.server.people import token_in
from rocaille.server.refusing import checked_language, language, problem, spoken, words_in
from rocaille.server.rooms import Rooms, match_of
from rocaille.server.traces import TRACES, address_of
from rocaille.table.previewing import preview
from rocaille.table.speaking import Speech
from rocaille.words.hints import hint
from rocaille.words.sentences import box_of, words_of

GOODBYE: Final = 1.0  # seconds
BURST: Final = 3
MOST_OFFENCES: Final = 50  # messages beyond the rate, or that are none, until the connection is cut
POLICY, RESTART = 1008, 1012  # closing codes
PATH: Final = re.compile(r"/api/tables/([0-9a-f]{16})/socket")
AtOnce = Callable[[str], bool]
Telling = Why | Preview | Hint | Language | Since
LOST: Final = (OSError, RuntimeError, TimeoutError)  # what sending raises when nobody is there any more


class Counter:
    """How many sockets there are, altogether and an address."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.connections: set[Connection] = set()
        self._by_address: dict[str, int] = {}

    def add(self, connection: Connection, match: Match) -> None:
        count = self._by_address.get(connection.address, 0)
        if count >= self.limits.sockets_per_address:
            raise Refused("too_many_sockets", most=self.limits.sockets_per_address)
        if len(self.connections) >= self.limits.sockets or len(match.receivers) >= self.limits.sockets_per_table:
            raise Refused("server_full")
        self._by_address[connection.address] = count + 1
        self.connections.add(connection)
        metrics.SOCKETS.set(len(self.connections))

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self._by_address[connection.address] -= 1
            if not self._by_address[connection.address]:
                del self._by_address[connection.address]
            metrics.SOCKETS.set(len(self.connections))

    async def say_goodbye(self) -> None:
        """Tell everybody to come back; nobody is waited for."""
        await asyncio.gather(*[connection.goodbye() for connection in list(self.connections)])


class Connection:
    """One client. A slow one gets fewer updates, each up to date, and keeps nobody else waiting."""

    __slots__ = ("_at_once", "_busy", "_late", "_to_client", "address", "language", "match", "person", "seq", "spoken")

    def __init__(self, scope: Scope, send: Send, match: Match, person: str, seq: int | None) -> None:
        self._to_client: Final = send
        self._at_once: Final = cast(AtOnce | None, scope.get("say"))  # sends without waiting, if there is room
        self._busy = False
        self._late = False
        self.match: Final = match
        self.person = person
        self.seq = seq  # up to which the client knows what happened; None: it knows nothing, and only asks for the present
        self.language = language(scope)
        self.spoken = spoken(scope)  # the language of updates; "": without texts
        self.address: Final = scope["client"][0] if scope["client"] else ""

    def wake(self) -> None:
        """There is something new."""
        if not self.match.may_stay(self.person):
            self.match.hall.run(self.hang_up(POLICY))
        elif self._busy:
            self._late = True
        elif not self._told_at_once():
            self._busy = True
            self.match.hall.run(self._bring_up_to_date())

    def _told_at_once(self) -> bool:
        """Most updates are short and find room: no task has to be begun for them."""
        if self._at_once is None:
            return False
        try:
            seq, text = self.match.table.seq, self.match.told(self.person, self.seq, self.spoken)
        except Exception:  # whoever decided must not suffer for it; the task that follows will say what is wrong
            return False
        if text is None or not self._at_once(text):
            return False
        self.seq = seq
        return True

    async def _bring_up_to_date(self) -> None:
        try:
            while True:
                self._late = False
                since, spoken = self.seq, self.spoken
                seq, text = self.match.table.seq, self.match.told(self.person, since, spoken)
                if text is None:
                    seq, text = await self.match.told_later(self.person, since or 0, spoken, self.address)
                if (self.seq, self.spoken) == (since, spoken):  # else the client asked for something else meanwhile
                    self.seq = seq
                await self._send(text)
                if not self._late:
                    break
        except (*LOST, Refused):
            await self.hang_up(POLICY)
        finally:
            self._busy = False

    async def _send(self, text: str) -> None:
        """Returns when the client has room for more; one that never has does not answer pings either, and is cut off."""
        await self._to_client({"type": "websocket.send", "text": text})

    async def answer(self, message: Struct) -> None:
        await self._send(MESSAGES.encode(message).decode())

    async def hang_up(self, code: int) -> None:
        with suppress(*LOST):
            async with asyncio.timeout(GOODBYE):
                await self._to_client({"type": "websocket.close", "code": code})

    async def goodbye(self) -> None:
        with suppress(*LOST):
            async with asyncio.timeout(GOODBYE):
                await self.answer(Bye("restart"))
        await self.hang_up(RESTART)

    async def fulfil(self, wish: AnyWish) -> None:
        began = time.perf_counter()
        try:
            answer = await self._fulfilled(wish)
        except Refused as refused:
            await self.refuse(wish.ref, refused)
        else:
            if answer is not None:
                await self.answer(answer)
        metrics.KEEPING.observe(time.perf_counter() - began)

    async def refuse(self, ref: int, refused: Refused) -> None:
        TRACES.refused(refused.key, self.address)
        told = problem(refused, self.language, self.match.table.game)
        await self.answer(RefusedWish(ref, self.match.table.seq, told.refused, told.sentence))

    async def _fulfilled(self, wish: AnyWish) -> Struct | None:
        if isinstance(wish, Telling):
            told = await self.match.hall.prices.done(self.address, lambda: self._told(wish))
            return await told if isinstance(told, Awaitable) else told
        return Accepted(wish.ref, await self.match.fulfil(self.person, wish))

    def _told(self, wish: Telling) -> Struct | Awaitable[Struct] | None:
        """What is answered without asking the database; soon, if it has to be worked out."""
        self.match.hall.storage.check_sure()
        match wish:
            case Why():
                return self._because(wish)
            case Preview():
                return self._previewed(wish)
            case Hint():
                self._begin_hint(wish)
            case Language():
                self.language = self.spoken = checked_language(wish.language)
                self.seq = 0
                self.wake()
                return Accepted(wish.ref, self.match.table.seq)
            case Since():
                self.seq = min(wish.seq, self.match.table.seq)
                self.wake()
        return None

    def _because(self, wish: Why) -> Because:
        table = self.match.table
        reason = table.why_not(self.person, wish.seat, wish.decision)
        if reason is None:
            return Because(wish.ref, True)
        box = box_of(table.game, table.setting.players)
        sentence = words_of(table.game.name).reason(words_in(self.language), box, reason)
        return Because(wish.ref, False, reason.key, table.game.naming.reason(reason), sentence)

    async def _previewed(self, wish: Preview) -> Previewed:
        table = self.match.table
        decision = table.imagined(self.person, wish.seat, wish.decision)
        then = [table.game.notation.from_json(each) for each in wish.then]
        view = table.game.view(table.state(), wish.seat)
        speech = Speech(words_in(self.language), table.game, table.names)
        hall, numbers = self.match.hall, tuple([each.number for each in (decision, *then)])
        key = table.id, table.seq, wish.seat, numbers, self.language
        found = hall.previews.get(key)
        if found is None:
            found = await hall.prices.worked_out(
                self.address, lambda: preview(table.game, view, decision, secrets.randbits(60), speech, then)
            )
            hall.previews.put(key, found)
        return Previewed(wish.ref, found.certain, found.view, found.forecast, found.events)

    def _begin_hint(self, wish: Hint) -> None:
        """A bot thinks for a while; meanwhile this person may do other things, but not ask another."""
        self.match.table.ask_advice(self.person, wish.seat)
        self.match.hall.run(self._hint(wish))

    async def _hint(self, wish: Hint) -> None:
        table = self.match.table
        asked, view = table.asked[wish.seat], table.game.view(table.state(), wish.seat)
        try:
            advice = await self.match.hall.thinkers.hint(
                table, wish.seat, self.person, self.address, lambda: self in self.match.receivers
            )
            self.match.hall.storage.check_sure()
            if table.asked[wish.seat] != asked:
                raise Refused("not_for_now", found=asked, right=table.seq)
            decisions = table.game.decisions
            decision, then = decisions[advice.number], [decisions[number] for number in advice.then]
            sentence = hint(words_in(self.language), table.game, view, decision, advice.reasons, table.names, then)
            await self.answer(Hinted(wish.ref, table.game.notation.to_json(decision), sentence))
        except Refused as refused:
            with suppress(*LOST):
                await self.refuse(wish.ref, refused)
        except LOST:
            pass  # whoever asked is gone


async def sit_at_socket(rooms: Rooms, scope: Scope, receive: Receive, send: Send) -> None:
    """Play at a table or watch it, until the client hangs up. In the query, `since` is the last act that it knows of.

    This is plain ASGI: Litestar's own way would keep five kilobytes more for each socket.
    """
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    try:
        connection = await _admitted(rooms, scope, send)
    except Refused as refused:
        TRACES.refused(refused.key, address_of(scope))
        told = problem(refused, language(scope))
        await send({"type": "websocket.send", "text": MESSAGES.encode(RefusedWish(0, 0, told.refused, told.sentence)).decode()})
        await send({"type": "websocket.close", "code": POLICY, "reason": refused.key})
        return
    match, person = connection.match, connection.person
    TRACES.tell("socket_opened", connection.address, match.table.id)
    try:
        await connection.answer(Welcome(match.now(), match.table.seats_of(person), bool(person) and person == match.table.host))
        if match.table.seats_of(person):
            with suppress(Refused):
                await match.accept(lambda now: match.table.resume_deserted(now))
        match.enter(connection)
        connection.wake()
        await _listen(receive, connection, rooms.hall.limits)
    except LOST:
        pass
    finally:
        rooms.counter.remove(connection)
        rooms.hall.closed += 1
        match.leave(connection)
        TRACES.tell("socket_closed", connection.address, match.table.id)


async def _admitted(rooms: Rooms, scope: Scope, send: Send) -> Connection:
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refused("no_such_page")
    if rooms.hall.stopping:
        raise Refused("server_stops")
    cookies = "; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")
    match, person = await match_of(rooms.hall, found[1], token_in(cookies))
    match.check_watching(person)
    connection = Connection(scope, send, match, person, _since(scope, match.table.seq))
    rooms.counter.add(connection, match)
    scope.clear()  # not needed any more, and a socket may live for days
    return connection


def _since(scope: Scope, latest: int) -> int | None:
    given = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[-1]
    return min(int(given), latest) if given.isascii() and given.isdecimal() and len(given) < 10 else None


async def _listen(receive: Receive, connection: Connection, limits: Limits) -> None:
    """Until the client hangs up, or has to be hung up on."""
    bucket = Bucket(limits.messages_per_second * BURST, time.monotonic())
    offences = 0
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            found: AnyWish = WISHES.decode(message.get("text") or message.get("bytes") or b"")
        except (DecodeError, ValidationError, RecursionError) as trouble:
            offences += 1
            await connection.refuse(0, Refused("not_a_message", problem=str(trouble)))
        else:
            if bucket.take(limits.messages_per_second, limits.messages_per_second * BURST, time.monotonic()):
                await connection.fulfil(found)
            else:
                offences += 1
                await connection.refuse(found.ref, Refused("too_fast", most=limits.messages_per_second))
        if offences >= MOST_OFFENCES:
            await connection.hang_up(POLICY)
            return
