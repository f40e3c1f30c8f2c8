"""Bots think in processes of their own, so that nobody waits for them but those who play with them.

What reaches the process is the view of the bot's seat, written down as its key, and nothing else of the position. So it holds
nothing that the bot may not know.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from rocaille.bots import bot
from rocaille.bots.searcher import SearchBot
from rocaille.kernel.decision import Decision, Refused
from rocaille.server.logs import log
from rocaille.server.thinker import Answer, Question
from rocaille.table.table import Table

LONGEST: Final = 60.0  # seconds for an answer
LARGEST: Final = 1 << 16
MOST_REMEMBERED: Final = 1_000  # tables and bots
ADVISER: Final = "planner"  # the bot that gives hints
HINT, SOMEBODY, NOBODY = 0, 1, 2  # ranks: a person waits; somebody is at the table; it is played for nobody
_ENCODER = Encoder()
_DECODER = Decoder(Answer)


def asked(table: Table, seat: int, name: str, hint: bool = False) -> bytes:
    """The question to a bot, ready to be sent."""
    game, state, setting = table.game, table.state(), table.setting
    return _ENCODER.encode(
        Question(
            table.id,
            seat,
            name,
            game.name,
            game.version,
            setting.players,
            setting.options,
            game.custom_components(),
            game.view(state, seat).key(),
            [option.number for option in table.options(seat)],
            secrets.randbits(60),
            hint,
        )
    )


def may_take(name: str) -> float:
    """How many seconds a bot may think about a decision, as far as its name says so."""
    try:
        known = bot(name, 0)
    except Refused:
        return 0.0
    return known.seconds if isinstance(known, SearchBot) else 0.0


class Turns:
    """Who is next where one thing is done at a time: hints, for which a person waits; then tables at which somebody is; then
    those at which nobody is. Among these, whoever would be done first if all tables were served at the same time, each at the
    same pace. So nobody waits for the long thoughts of all others.

    Points in time are of that imagined service. How long something will take is what the same bot took last time, or may take.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._now = 0.0
        self._done: dict[str, float] = {}  # when a table's last question was answered
        self._took: dict[str, float] = {}  # seconds, by bot
        self._waiting: list[tuple[int, float, int, asyncio.Future[None]]] = []
        self._count: Final = itertools.count()
        self._busy = False

    @asynccontextmanager
    async def turn(self, table: str, bot: str, rank: int) -> AsyncIterator[None]:
        """Wait for it, and have it. Lower ranks come first."""
        starts = max(self._now, self._done.get(table, 0.0))
        if bot not in self._took:
            self._took[bot] = may_take(bot)
        self._done[table] = starts + self._took[bot]
        if self._busy:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (rank, self._done[table], next(self._count), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._next()
                raise
        self._busy = True
        self._now = max(self._now, starts)
        began = self._clock()
        try:
            yield
        finally:
            self._took[bot] = self._clock() - began
            self._done[table] = starts + self._took[bot]
            self._forget()
            self._next()

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            called = heapq.heappop(self._waiting)[-1]
            if not called.done():
                called.set_result(None)
                self._busy = True

    def _forget(self) -> None:
        """What is over, and bots that nobody may ask any more."""
        if len(self._done) > MOST_REMEMBERED:
            self._done = {table: done for table, done in self._done.items() if done > self._now}
        if len(self._took) > MOST_REMEMBERED:
            self._took.clear()


class BotProcess:
    """One process, one question at a time; started with the first, and again if it ended."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turns: Final = Turns()

    async def answer(self, question: bytes, table: str, bot: str, rank: int) -> Answer | None:
        """None if the process was lost over it."""
        async with self._turns.turn(table, bot, rank):
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-P", "-m", "rocaille.server.thinker", stdin=PIPE, stdout=PIPE, limit=LARGEST
                )
            process = self._process
            assert process.stdin is not None and process.stdout is not None
            try:
                async with asyncio.timeout(LONGEST):
                    process.stdin.write(question + b"\n")
                    await process.stdin.drain()
                    return _DECODER.decode(await process.stdout.readline())
            except (OSError, ValueError, DecodeError, TimeoutError):
                log.warning("thinker_lost")
                self.close()
            except asyncio.CancelledError:
                self.close()  # or its answer would be taken for that to the next question
                raise
            return None

    def close(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process = None


class BotProcesses:
    """A few processes. A table always asks the same one, so that its bots can go on with their plans."""

    def __init__(self, processes: int | None = None) -> None:
        self._thinkers: Final = [BotProcess() for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]

    async def decision(self, table: Table, seat: int, name: str, somebody: bool) -> Decision:
        """What the bot decides; where there is no choice, nobody is asked. `somebody` is at the table, or watches."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        answer = await self._answer(table, seat, name, SOMEBODY if somebody else NOBODY)
        return table.game.decisions[answer.number] if answer else options[secrets.randbelow(len(options))]  # a match must go on

    async def hint(self, table: Table, seat: int) -> Answer:
        """What a bot would decide for a person, and what of its position that would change."""
        answer = await self._answer(table, seat, ADVISER, HINT)
        if answer is None:
            raise Refused("no_answer")
        return answer

    async def _answer(self, table: Table, seat: int, name: str, rank: int) -> Answer | None:
        thinker, question = self._thinkers[hash(table.id) % len(self._thinkers)], asked(table, seat, name, rank == HINT)
        return await thinker.answer(question, table.id, name, rank) or await thinker.answer(question, table.id, name, rank)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()
