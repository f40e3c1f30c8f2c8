"""Commits: a batch of writes becomes part of the database, all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from rocaille.server.database import TROUBLE as TROUBLE
from rocaille.server.database import configure
from rocaille.server.schema import NEW_ACT, WRITES

Write = tuple[Executable, dict[str, Any]]
_SPOKEN: Final = sqlite.dialect(paramstyle="named")


class Writer(Protocol):
    """The one that writes."""

    async def commit(self, writes: Sequence[Write]) -> None: ...

    async def close(self) -> None: ...


def writer(engine: AsyncEngine, url: URL) -> Writer:
    return SqliteWriter(url) if engine.dialect.name == "sqlite" else EngineWriter(engine)


def _rows(writes: Sequence[Write], statement: Executable) -> list[dict[str, Any]]:
    return [row for which, row in writes if which is statement]


class EngineWriter:
    """By SQLAlchemy, with one connection: to borrow one for each commit costs more."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, writes: Sequence[Write]) -> None:
        if self._connection is None or self._connection.invalidated:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            for statement in WRITES:
                if rows := _rows(writes, statement):
                    await self._connection.execute(statement, rows)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


class SqliteWriter:
    """In a thread of its own, to which each commit goes once and as a whole.

    Acts, which are nearly all there is to write, go in one statement that commits itself. So the thread needs the interpreter
    once and not for every row, and nobody waits for their turns.
    """

    def __init__(self, url: URL) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "writer")
        self._url: Final = url
        self._connection: sqlite3.Connection | None = None
        self._texts: Final = {statement: str(statement.compile(dialect=_SPOKEN)) for statement in WRITES}

    async def commit(self, writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, writes: Sequence[Write]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(str(self._url.database), isolation_level=None)
            configure(self._connection, self._url)
        acts = _rows(writes, NEW_ACT)
        if len(acts) == len(writes):
            values = [value for act in acts for value in (act["table_id"], act["seq"], act["act"])]
            places = ", ".join(["(?, ?, ?)"] * len(acts))
            self._connection.execute(f"INSERT INTO acts (table_id, seq, act) VALUES {places}", values)
            return
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in WRITES:
                if rows := _rows(writes, statement):
                    self._connection.executemany(self._texts[statement], rows)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
