"""Keeping acts: nobody is told of one before it is committed. Acts of many tables share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rocaille.kernel.decision import Refused
from rocaille.server.database import TROUBLE, Held, opened, shown
from rocaille.server.schema import ACTS, TABLES, TOKENS
from rocaille.server.writing import Write, writer

MOST_TOGETHER: Final = 300  # writes in a commit; an old SQLite takes 999 values in a statement
TIDY: Final = 2.0  # seconds
LONG_LOG: Final = 20_000  # writes
FRESH: Final = 10.0  # seconds for which a failure to write counts


class StoredTable(NamedTuple):
    """A table as it was stored."""

    id: str
    version: int
    setting: str
    seed: int
    own_dice: bool  # of every decision
    host: str
    invitation: str
    status: str
    acts: list[str]  # as they were written
    tokens: dict[str, tuple[str, float]]  # person and expiry, by hash


class Storage:
    """A database and the one task that writes to it."""

    def __init__(self, engine: AsyncEngine, held: Held) -> None:
        self.engine: Final = engine
        self._writer: Final = writer(engine, held.url)
        self._held: Final = held
        self._waiting: list[tuple[list[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._untidy = 0  # so many writes are still in SQLite's log only
        self._busy = False  # there were some since the last look
        self._failed_at = -FRESH  # when something could not be written
        self._tasks = [asyncio.create_task(self._write())]
        if engine.dialect.name == "sqlite":
            self._tasks.append(asyncio.create_task(self._tidy()))

    @classmethod
    async def open(cls, url: URL) -> Storage:
        return cls(*await opened(url))

    def watch_hold(self, lost: Callable[[], None]) -> None:
        """See to it that nobody else writes to the database; `lost` is called if somebody does."""
        self._tasks.append(asyncio.create_task(self._held.watch(self.engine, lost)))

    def check_hold(self) -> None:
        """Refused if another server has the database now."""
        if self._held.lost:
            raise Refused("database_taken_over", database=shown(self._held.url))

    async def close(self) -> None:
        """End when all that was handed in is written."""
        while self._waiting:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._writer.close()
        await self._held.release()
        await self.engine.dispose()

    async def keep(self, writes: list[Write]) -> None:
        """Returns when these are committed, all of them; refused if they could not be, none of them."""
        self.check_hold()
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(0)  # what comes at the same time comes along
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting:
                self._wake.clear()
            try:
                await self._writer.commit([write for writes, _ in batch for write in writes])
            except TROUBLE:
                await self._one_by_one(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
            self._untidy += len(batch)
            self._busy = True

    async def _one_by_one(self, batch: list[tuple[list[Write], asyncio.Future[None]]]) -> None:
        """One of them is to blame; the others must not suffer for it."""
        for writes, done in batch:
            try:
                await self._writer.commit(writes)
            except TROUBLE as problem:
                if not isinstance(problem, IntegrityError | sqlite3.IntegrityError):
                    self._failed_at = time.monotonic()
                if not done.done():
                    done.set_exception(Refused("not_kept", problem=type(problem).__name__))
            else:
                if not done.done():
                    done.set_result(None)

    async def _tidy(self) -> None:
        """Bring SQLite's write-ahead log into its file in a quiet moment, or when it is long.

        The first commit after that waits for the disk, so it must not happen every few seconds while people play.
        """
        while True:
            self._busy = False
            await asyncio.sleep(TIDY)
            long = self._untidy > LONG_LOG
            if self._untidy and (long or not self._busy):
                self._untidy = 0
                with suppress(*TROUBLE):
                    async with self.engine.connect() as connection:
                        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                        if long:  # what was written meanwhile as well, or the log would never begin anew
                            await connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; refused if the database is away, before or meanwhile."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except TROUBLE as problem:
            raise Refused("database_away", problem=type(problem).__name__) from None

    async def table(self, id: str) -> StoredTable | None:
        """A table with all that belongs to it; refused if the database is away."""
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            of_table = select(ACTS.c.seq, ACTS.c.act).where(ACTS.c.table_id == id)
            acts = (await connection.execute(of_table.order_by(ACTS.c.seq))).all()
            tokens = await connection.execute(select(TOKENS).where(TOKENS.c.table_id == id))
            for right, (seq, _) in enumerate(acts, 1):
                if seq != right:
                    raise Refused("table_damaged", table=id, number=right)
            if not row.seed.isdecimal():
                raise Refused("table_damaged", table=id, number=0)
            return StoredTable(
                id,
                row.version,
                row.setting,
                int(row.seed),
                row.own_dice,
                row.host,
                row.invitation,
                row.status,
                [act for _, act in acts],
                {token.hash: (token.person, token.expires) for token in tokens},
            )

    async def tables(self, statuses: Iterable[str]) -> list[str]:
        """The tables in one of these states, the newest first."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(TABLES.c.id).where(TABLES.c.status.in_(list(statuses))).order_by(TABLES.c.made_at.desc())
            )
            return [id for (id,) in found]

    async def answers(self) -> bool:
        """Whether the database can be reached, and has lately taken what was to be written."""
        if time.monotonic() - self._failed_at < FRESH:
            return False
        try:
            async with self._reading() as connection:
                await connection.execute(select(1))
        except Refused:
            return False
        return True
