"""Keeping acts: nobody is told of one before it is committed. Acts of many tables share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from asyncpg import DataError as WrongValue
from asyncpg import IntegrityConstraintViolationError as Violation
from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from rocaille.kernel.decision import Refused
from rocaille.server.database import TROUBLE, UNUSABLE, engine, file_of, prepare, private, shown, unusable
from rocaille.server.logs import log
from rocaille.server.reading import Reader
from rocaille.server.schema import SERVERS
from rocaille.server.timekeeping import Life, Lives, Timekeeper
from rocaille.server.writing import FINAL, Rights, Write, Writer
from rocaille.server.writing_postgresql import PostgresqlWriter
from rocaille.server.writing_sqlite import FilesDeleted, SqliteWriter

MOST_TOGETHER: Final = 300  # writes in a commit; an old SQLite takes 999 values in a statement
TIDY: Final = 2.0  # seconds
LONG_LOG: Final = 20_000  # writes
LOOK: Final = 1.0  # seconds between looks whether the database would take a write
NOTE: Final = 10.0  # seconds between notes in the database that this server is there
SURE: Final = 5.0  # seconds for which a look counts; nobody else gets the database so soon after one
# What a single write is to blame for, and not the database.
OWN_FAULT: Final = (sqlite3.IntegrityError, Violation, WrongValue)
Batch = list[tuple[list[Write], asyncio.Future[None]]]
Asked = list[tuple[tuple[str, str], asyncio.Future[Rights | None]]]


def clock() -> float:
    """Seconds that also go on while the machine sleeps, where the system has such a clock."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Storage(Reader):
    """A database and the one task that writes to it."""

    def __init__(self, url: URL, writer: Writer, engine: AsyncEngine, lives: Lives, timekeeper: Timekeeper) -> None:
        super().__init__(engine, writer.intact)
        self.lives: Final = lives
        self.time: Final = timekeeper
        self.gone: Refused | None = None  # why nothing may be written any more: the database is another server's now
        self._url: Final = url
        self._writer: Final = writer
        self._waiting: Batch = []
        self._asked: Asked = []
        self._wake = asyncio.Event()
        self._look_due = False
        self._well = True  # the last attempt to write, or to find out whether one could, was successful
        self._sure_since = clock()  # when the last successful one began
        self._noted = clock()
        self.when_gone: Callable[[], None] = lambda: None  # called when the database is another server's
        self.when_back: Callable[[], None] = lambda: None  # called when it was away and is there again
        self._untidy = 0  # so many writes are still in SQLite's log only
        self._busy = False  # there were some since the last look
        self._closing = False
        self._working: Final = asyncio.create_task(self._work())
        self._tasks = [asyncio.create_task(self._watch())]
        if engine.dialect.name == "sqlite":
            self._tasks.append(asyncio.create_task(self._tidy()))

    @classmethod
    async def open(cls, url: URL, timekeeper: Timekeeper | None = None) -> Storage:
        """A database with the newest schema, which no other server writes to from now on; refused if it cannot be used."""
        timekeeper = timekeeper or Timekeeper()
        sqlite = url.get_backend_name() == "sqlite"
        if sqlite:
            _make_file(url)
        writer: Writer = SqliteWriter(url) if sqlite else PostgresqlWriter(url)
        patient = engine(url, patient=True)
        try:
            await writer.hold()
            await prepare(patient, url)
            writer.number, lives = await _begin(patient, timekeeper)
            await writer.check()
        except (*UNUSABLE, Refused) as problem:
            await writer.close(timekeeper.now())
            raise (problem if isinstance(problem, Refused) else unusable(url, problem)) from None
        finally:
            await patient.dispose()
        return cls(url, writer, engine(url), lives, timekeeper)

    def well(self) -> bool:
        """Whether the database takes what is to be written, as far as can be known without asking."""
        return self._well and self.sure()

    def sure(self) -> bool:
        """Whether the database is certainly still this server's, so that what is told now is right."""
        return self.gone is None and clock() - self._sure_since < SURE

    def check_sure(self) -> None:
        """Refused if it is not sure."""
        self.check_ours()
        if not self.sure():
            raise Refused("database_away", problem="TimeoutError")

    def check_ours(self) -> None:
        """Refused if another server has the database now."""
        if self.gone is not None:
            raise Refused(self.gone.key, **self.gone.details)

    async def close(self) -> None:
        """End when all that was handed in is written."""
        self._closing = True
        self._wake.set()
        await self._working
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.engine.dispose()
        await self._writer.close(self.time.now())

    async def keep(self, writes: list[Write]) -> None:
        """Returns when these are committed, all of them; refused if they could not be, none of them."""
        self.check_ours()
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wake.set()
        await done

    async def rights(self, table: str, token: str) -> Rights:
        """What somebody with this token's hash may do at a table, asked of the database itself: whatever this server believed
        before, a later one may have changed. Refused if there is no such table."""
        self.check_ours()
        done: asyncio.Future[Rights | None] = asyncio.get_running_loop().create_future()
        self._asked.append(((table, token), done))
        self._wake.set()
        found = await done
        if found is None:
            raise Refused("no_such_table")
        return found

    async def _work(self) -> None:
        while not self._closing or self._waiting or self._asked:
            await self._wake.wait()
            await asyncio.sleep(0)  # what comes at the same time comes along
            self._wake.clear()
            if self._look_due:
                self._look_due = False
                await self._look()
            if self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._commit(batch)
            if self._asked:
                asked, self._asked = self._asked[:MOST_TOGETHER], self._asked[MOST_TOGETHER:]
                await self._tell(asked)
            if self._waiting or self._asked or self._closing:
                self._wake.set()

    async def _commit(self, batch: Batch) -> None:
        began = clock()
        try:
            await self._writer.commit([write for writes, _ in batch for write in writes])
        except (*TROUBLE, Refused) as problem:
            if isinstance(problem, OWN_FAULT):
                await self._one_by_one(batch, problem)
            else:
                self._fail(problem, batch)
        except Exception as problem:  # nobody else may have to wait for ever for a mistake in one write
            log.error("write", exc_info=problem)
            await self._one_by_one(batch, problem)
        else:
            self._succeed(began)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
            self._untidy += len(batch)
            self._busy = True

    async def _one_by_one(self, batch: Batch, problem: Exception) -> None:
        """One of them is to blame; the others must not suffer for it."""
        if len(batch) == 1:
            _refuse(batch, Refused("not_kept", problem=type(problem).__name__))
        else:
            for each in batch:
                await self._commit([each])

    async def _tell(self, asked: Asked) -> None:
        began = clock()
        try:
            found = await self._writer.rights([each for each, _ in asked])
        except (*TROUBLE, Refused) as problem:
            self._fail(problem, [], asked)
            return
        self._succeed(began)
        for (_, done), rights in zip(asked, found, strict=True):
            if not done.done():
                done.set_result(rights)

    async def _look(self) -> None:
        """Whether a commit would be possible. After one that was not, this writes, for reading may well be possible."""
        began = clock()
        note = not self._well or began - self._noted > NOTE
        try:
            await self._writer.check(self.time.now() if note else None)
        except FilesDeleted as problem:
            self._fail(problem)
            await self._restore()
        except (*TROUBLE, Refused) as problem:
            self._fail(problem)
        else:
            if note:
                self._noted = began
            self._succeed(began, note)

    async def _restore(self) -> None:
        assert isinstance(self._writer, SqliteWriter)
        try:
            await self.engine.dispose()
            await self._writer.restore()
        except (*TROUBLE, Refused) as problem:
            self._fail(problem)
        else:
            log.warning("database_restored", extra={"database": shown(self._url)})

    def _succeed(self, began: float, wrote: bool = True) -> None:
        self._sure_since = max(self._sure_since, began)
        if wrote and not self._well:
            self._well = True
            log.info("database_back")
            self.when_back()

    def _fail(self, problem: Exception, batch: Batch | None = None, asked: Asked | None = None) -> None:
        """The database is away, or another server's: who waits now is told, and need not wait for another attempt."""
        batch, self._waiting = [*(batch or []), *self._waiting], []
        asked, self._asked = [*(asked or []), *self._asked], []
        if isinstance(problem, Refused) and problem.key in FINAL:
            if self.gone is None:
                self.gone = problem
                log.error(problem.key)
                self.when_gone()
            _refuse(batch, problem)
            _refuse(asked, problem)
            return
        name = problem.key if isinstance(problem, Refused) else type(problem).__name__
        if self._well:
            self._well = False
            log.warning("database_away", extra={"problem": name})
        _refuse(batch, Refused("not_kept", problem=name))
        _refuse(asked, Refused("database_away", problem=name))

    async def _watch(self) -> None:
        """Look every second, also when nobody writes."""
        while self.gone is None:
            await asyncio.sleep(LOOK)
            self._look_due = True
            self._wake.set()

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


def _make_file(url: URL) -> None:
    path = file_of(url)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refused("folder_unusable", folder=str(path.parent), problem=problem.strerror or "") from None
    try:
        private(path)
    except OSError as problem:
        raise unusable(url, problem) from None


async def _begin(made: AsyncEngine, timekeeper: Timekeeper) -> tuple[int, Lives]:
    """The number of a new server, and when there were others; they may not write any more."""
    async with made.begin() as connection:
        if made.dialect.name == "postgresql":
            timekeeper.set(
                float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())
            )
        now = timekeeper.now()
        columns = SERVERS.c.number, SERVERS.c.begun_at, SERVERS.c.seen_at
        lives = [Life(*row) for row in await connection.execute(select(*columns).order_by(SERVERS.c.number))]
        new = Life(lives[-1].number + 1 if lives else 1, now, now)
        await connection.execute(update(SERVERS).where(~SERVERS.c.ended).values(ended=True))
        await connection.execute(insert(SERVERS).values(number=new.number, begun_at=now, seen_at=now))
    return new.number, Lives([*lives, new])


def _refuse(waiting: Sequence[tuple[object, asyncio.Future[Any]]], refused: Refused) -> None:
    for _, done in waiting:
        if not done.done():
            done.set_exception(Refused(refused.key, **refused.details))
