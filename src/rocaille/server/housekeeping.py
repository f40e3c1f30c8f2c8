"""Which tables are in use: woken up after a start, asleep while nobody uses them, closed if nobody ever played there.

Only tables in use are in memory, and only they count. One falls asleep when nobody has used it for a while and nothing happens
at it by itself; the database says since when, so that a start need not look at it. The first act after that takes the mark
away, in the same commit.
"""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.logs import log
from rocaille.server.matches import AWAY, Match
from rocaille.server.schema import ALL_ASLEEP
from rocaille.server.writing import Write
from rocaille.table.acts import Closed
from rocaille.table.table import CLOSED, NOT_OVER, OPEN, OVER

if TYPE_CHECKING:
    from rocaille.server.hall import Hall

IDLE: Final = 600.0  # seconds after which an unused table falls asleep
WHEN_FULL: Final = 60.0  # the same where others want room
WHEN_WOKEN: Final = 30.0  # the same after it was loaded, if nobody wanted it
OPEN_DAYS: Final = 7.0  # after which a table is closed at which nobody ever played
SWEEP: Final = 30.0
QUIET: Final = 2.0
AGAIN: Final = 1.0  # seconds until a database that is away is asked again
TOGETHER: Final = 300  # tables that fall asleep in one commit
MOST_AT_ONCE: Final = 20  # tables that are closed at a sweep, of those that are asleep
MANY_CLOSED: Final = 5_000


class Housekeeper:
    """What is done in a hall while nobody asks for it."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._full_until = 0.0  # there was no room to be made, so it is not tried again until then

    async def wake_up(self) -> None:
        """After a start: go on with every match that is not over nor asleep, one after the other; wait for a database that is
        away."""
        hall = self._hall
        left = deque(await self._awake())
        while left and not hall.stopping:
            id = left.popleft()
            try:
                if id not in hall.matches:
                    await hall.loaded(id)
            except Refused as refused:
                if refused.key in AWAY:
                    left.append(id)
                    await asyncio.sleep(AGAIN)
                else:
                    log.warning("table_unusable", extra={"table": id, "reason": refused.key})
            await asyncio.sleep(0)
        metrics.READY.set(1)

    async def _awake(self) -> list[str]:
        ended: list[Write] = [(ALL_ASLEEP, {"which": status, "now": self._hall.now()}) for status in (OVER, CLOSED)]
        while True:
            try:
                await self._hall.storage.keep(ended)
                return await self._hall.storage.awake(NOT_OVER)
            except Refused:
                await asyncio.sleep(AGAIN)

    async def sweep(self) -> None:
        """Put tables to sleep that nobody uses, and close those at which nobody ever played."""
        hall = self._hall
        while True:
            await asyncio.sleep(SWEEP)
            hall.forget_makers(*hall.makers)
            await self._close_unused()
            await self.put_to_sleep([match for match in hall.matches.values() if match.idle(IDLE)], IDLE)
            self._collect()

    async def _close_unused(self) -> None:
        hall = self._hall
        if hall.clock_doubted():
            return
        long_ago = hall.now() - OPEN_DAYS * 86_400
        with suppress(Refused):
            for id in await hall.storage.asleep(OPEN, long_ago, MOST_AT_ONCE):
                with suppress(Refused):
                    await hall.loaded(id)
        for match in list(hall.matches.values()):
            if match.table.status == OPEN and not match.receivers and match.table.last_at < long_ago:
                with suppress(Refused):
                    await match.accept(lambda now: Closed(now))

    async def make_room(self) -> None:
        """Where there is none, put tables to sleep that nobody has used lately."""
        hall = self._hall
        if not hall.full() or hall.now() < self._full_until:
            return
        idle = [match for match in hall.matches.values() if match.idle(WHEN_FULL)]
        await self.put_to_sleep(idle[: TOGETHER + len(hall.matches) - hall.limits.tables], WHEN_FULL)
        if hall.full():
            self._full_until = hall.now() + AGAIN

    async def put_to_sleep(self, matches: list[Match], seconds: float) -> None:
        """Forget tables that nobody has used for so long, unless somebody comes meanwhile."""
        hall = self._hall
        for begin in range(0, len(matches), TOGETHER):
            some = [match for match in matches[begin : begin + TOGETHER] if match.idle(seconds)]
            if writes := [write for match in some for write in match.falling_asleep()]:
                try:
                    await hall.storage.keep(writes)
                except Refused:
                    return
            for match in some:
                if match.idle(seconds) and hall.matches.get(match.table.id) is match:
                    match.forget()
                    del hall.matches[match.table.id]

    def _collect(self) -> None:
        """Closed sockets leave cycles behind; look for them in a quiet moment, or when there are very many."""
        hall = self._hall
        latest = max([match.used for match in hall.matches.values()], default=0.0)
        if hall.closed > MANY_CLOSED or (hall.closed and hall.now() - latest > QUIET):
            hall.closed = 0
            gc.collect()
