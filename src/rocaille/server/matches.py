"""A table with a database behind it and people in front of it: everything is kept first, then it happens, then it is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.logs import log
from rocaille.server.messages import MESSAGES, TableNow
from rocaille.server.people import hashed, share_of
from rocaille.server.refusing import spoken_in
from rocaille.server.schema import NEW_ACT, NEW_SLEEP, NEW_STATUS
from rocaille.server.writing import FINAL, Write
from rocaille.table.acts import AnyAct
from rocaille.table.table import OPEN, OVER, Table
from rocaille.table.telling import seats_now, update
from rocaille.table.wishes import TableWish, act_for

if TYPE_CHECKING:
    from rocaille.server.hall import Hall

LOOK: Final = 0.1  # seconds between looks whether a person lets the bots go on
PAUSE: Final = 1.0  # seconds after something could not be kept, until it is tried again
AWAY: Final = ("database_away", "not_kept")
A_DAY: Final = 86_400.0
UNKEPT: Final = (*AWAY, *FINAL)

Asked = Callable[[float], AnyAct | int | None]  # an act, one that happened before, or nothing


class Receiver(Protocol):
    """Somebody at the other end of a line."""

    person: str

    def wake(self) -> None: ...


def row_of(table: Table, seq: int, act: AnyAct) -> Write:
    """An act as the database keeps it."""
    return NEW_ACT, {"table_id": table.id, "seq": seq, "act": table.wire.acts.written(act)}


class Match:
    """A table that is being used."""

    def __init__(self, hall: Hall, table: Table, status: str, asleep_since: float | None = None) -> None:
        self.hall: Final = hall
        self.table = table
        self.receivers: set[Receiver] = set()
        self.used = hall.now()
        self.status = status  # as the database has it
        self.maker = table.host  # whose share of the bots' time it uses: an address, as long as we know it
        self.asleep_since = asleep_since  # as the database may have it
        self.meeting_again: Final = asyncio.Lock()
        self._one_at_a_time: Final = asyncio.Lock()
        self._thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0.0  # nothing is due by itself until then
        self._doubtful = False  # whether the last act was kept, which the database knows
        self._told: dict[tuple[str, int | None, str], str] | None = None  # while everybody is told the same thing at once

    def share(self) -> str:
        """The secret with which anybody may look at the match; refused before its end."""
        if self.table.status != OVER:
            raise Refused("share_at_the_end")
        return share_of(self.table.id, self.table.seed)

    def shared_with(self, secret: str) -> bool:
        return bool(secret) and self.table.status == OVER and compare_digest(secret.encode(), self.share().encode())

    def may_enter(self, person: str, invitation: str, right: str) -> bool:
        """Who may know of the table, and sit down at it: anybody if it is in the lobby, else who is there or was invited.
        `right` is the hash of the right invitation."""
        invited = bool(invitation) and compare_digest(hashed(invitation), right)
        return bool(person) or self.table.setting.listed or invited or self.shared_with(invitation)

    def check_watching(self, person: str, invitation: str = "") -> None:
        """Refuse a spectator where there are to be none: whoever has no seat, and is not the host."""
        if not self.table.setting.watched and not self._belongs(person) and not self.shared_with(invitation):
            raise Refused("not_watched")

    def may_stay(self, person: str) -> bool:
        """Whether somebody who was let in may still look on."""
        return person not in self.table.turned_away and (self.table.setting.watched or self._belongs(person))

    def _belongs(self, person: str) -> bool:
        return bool(person) and (person == self.table.host or person in self.table.people())

    async def fulfil(self, person: str, wish: TableWish, *also: Write) -> int:
        """Do what a person wants, and tell everybody; the sequence number of the act."""
        return await self.accept(lambda now: act_for(self.table, person, wish, now), *also)

    async def accept(self, ask: Asked, *also: Write) -> int:
        """Keep what is asked for, let it happen and tell everybody; its sequence number."""
        return await asyncio.shield(asyncio.ensure_future(self._accept(ask, also)))

    async def _accept(self, ask: Asked, also: tuple[Write, ...]) -> int:
        async with self._one_at_a_time:
            if self._doubtful:
                await self._start_over()
            table = self.table
            act = ask(self.hall.now())
            if act is None or isinstance(act, int):
                self.hall.storage.check_sure()
                return act or table.seq
            try:
                await self.hall.storage.keep([*also, *self.awakening(), row_of(table, table.seq + 1, act)])
            except Refused:
                await self._doubt()
                raise
            self.asleep_since = None
            table.carry_out(act)
            metrics.ACTS.labels(type(act).__name__).inc()
            seq = table.seq
        self.changed()
        return seq

    async def _doubt(self) -> None:
        """Nobody knows whether it was kept: believe the database, before anything else happens here."""
        self._doubtful = True
        self._not_before = self.hall.now() + PAUSE
        if self.hall.storage.well():  # else it is found out when it is back
            log.warning("not_kept", extra={"table": self.table.id})
            with suppress(Refused):
                await self._start_over()

    async def _start_over(self) -> None:
        """The table as the database has it; refused if that is away."""
        fresh = await self.hall.played_again(self.table.id)
        fresh.resume(self.hall.now())
        fresh.away = self.table.away
        self.table = fresh
        self._doubtful = False
        self.changed()

    async def catch_up(self) -> None:
        """After the database was away: what was in doubt is found out, and everybody is told how things stand."""
        if self._doubtful:
            await self.accept(lambda now: None)
        else:
            self.changed()

    def changed(self) -> None:
        """Tell everybody, let bots think, and remember what is due."""
        self.used = self.hall.now()
        if self.hall.storage.sure():  # else everybody is told when it is again
            self._told = {}
            for receiver in self.receivers:
                receiver.wake()
            self._told = None
            self.table.told.clear()
        if self.table.status != self.status:
            self.status = self.table.status
            self.hall.run(self._keep_status())
        self.think()
        self._watch_time()

    async def _keep_status(self) -> None:
        with suppress(Refused):
            await self.hall.storage.keep([(NEW_STATUS, {"which": self.table.id, "now": self.status})])
        log.info("status", extra={"table": self.table.id, "status": self.status})

    def enter(self, receiver: Receiver) -> None:
        """Somebody is here; a bot that stood in for them hands back."""
        self.receivers.add(receiver)
        person = receiver.person
        if person in self.table.away:
            self.table.arrive(person)
            self.changed()
        for seat in self.table.seats_of(person):
            if self.table.seats[seat].stand_in and not self.table.seats[seat].resigned:
                self.hall.run(self._hand_back(person, seat))

    def leave(self, receiver: Receiver) -> None:
        self.receivers.discard(receiver)
        self.away(receiver.person)

    def away(self, person: str) -> None:
        """Somebody is not here, unless they are here twice."""
        if person in self.table.people() and not any(receiver.person == person for receiver in self.receivers):
            self.table.depart(person, self.hall.now())
            self.changed()

    async def _hand_back(self, person: str, seat: int) -> None:
        with suppress(Refused):
            await self.accept(lambda now: self.table.come_back(person, seat, now))

    def think(self) -> None:
        """Let the bots decide whose turn it is."""
        for seat, name in self.table.bots_to_decide():
            if seat not in self._thinking:
                self._thinking.add(seat)
                self.hall.run(self._think(seat, name))

    async def _think(self, seat: int, name: str) -> None:
        try:
            while self.table.bots_wait_until() > self.hall.now():
                await asyncio.sleep(LOOK)
            if (seat, name) not in self.table.bots_to_decide():
                return
            seq, began = self.table.seq, time.perf_counter()
            decision = await self.hall.thinkers.decision(self.table, seat, name, bool(self.receivers), self.maker)
            metrics.THINKING.observe(time.perf_counter() - began)
            await self.accept(lambda now: self.table.bot_decides(seat, seq, decision, now))
        except Refused as refused:
            if refused.key in UNKEPT:
                await asyncio.sleep(PAUSE)
        finally:
            self._thinking.discard(seat)
            if not self.hall.stopping:
                self.think()

    def _watch_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.next_due()
        if due is not None and not self.hall.stopping:
            self._timer = asyncio.get_running_loop().call_later(
                max(0.0, due - self.hall.now(), self._not_before - self.hall.now()) + 0.01, lambda: self.hall.run(self._due())
            )

    async def _due(self) -> None:
        try:
            await self.accept(lambda now: self.table.due(now))
        except Refused:
            self._not_before = self.hall.now() + PAUSE
        finally:
            self._watch_time()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has used it for so long, and nothing happens at it by itself: it could be forgotten, and read again
        when somebody asks for it. A table at which anybody may sit down is in use."""
        return (
            self.hall.now() - self.used >= seconds
            and not self.receivers
            and not self._thinking
            and self._timer is None
            and not self._doubtful
            and not self._one_at_a_time.locked()
            and not (self.table.setting.listed and self.table.status == OPEN)
            and not self.table.bots_to_decide()
        )

    def falling_asleep(self) -> list[Write]:
        """What says in the database that it is asleep. Whatever is kept from now on has to say that it is not."""
        left = self.table.left_at()
        since = self.used if left is None else left
        if self.asleep_since is not None and since - self.asleep_since < A_DAY:
            return []
        self.asleep_since = since
        id = self.table.id
        return [(NEW_STATUS, {"which": id, "now": self.status}), (NEW_SLEEP, {"which": id, "now": since})]

    def awakening(self) -> list[Write]:
        """What is kept with the first act after that."""
        return [] if self.asleep_since is None else [(NEW_SLEEP, {"which": self.table.id, "now": None})]

    def forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def told(self, person: str, since: int | None, spoken: str) -> str | None:
        """The update for somebody, spoken in a language or not; None if what happened since then is not remembered here."""
        if since is not None and not self.table.remembers(since):
            return None
        key = person if self.table.seats_of(person) else "", since, spoken  # all spectators see the same
        text = self._told.get(key) if self._told else None
        if text is None:
            text = MESSAGES.encode(update(self.table, key[0], since, self.hall.now(), spoken_in(spoken))).decode()
            if self._told is not None:
                self._told[key] = text
        return text

    def told_later(self, person: str, since: int, spoken: str, address: str) -> Awaitable[tuple[int, str]]:
        """The same with everything that happened, from the database; and the sequence number it leads to."""
        return self.hall.told_from_the_start(self, person, since, spoken, address)

    def now(self) -> TableNow:
        """The table as its door shows it."""
        table = self.table
        setting = table.setting
        return TableNow(
            table.id,
            table.status,
            replace(setting, components=None),
            setting.components is not None,
            seats_now(table, self.hall.now()),
            table.seed_hash,
            table.seq,
            list(table.to_decide()),
        )
