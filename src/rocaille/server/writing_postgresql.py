"""Writing to PostgreSQL: one connection, which has a lock that keeps other servers away as long as it lasts.

It is asyncpg's own, without SQLAlchemy around it: acts take one statement and one way there and back, and a connection that
does not answer in time is torn down at once, where a pool would first try to say goodbye.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.engine import URL

from rocaille.kernel.decision import Refused
from rocaille.server.database import ANSWER, CONNECT, FORGOTTEN, SESSION, TROUBLE, shown
from rocaille.server.schema import NEW_ACT, WRITES
from rocaille.server.writing import HOLD_AGAIN, HOLD_SECONDS, Rights, Write, rows, taken_over

LOCK: Final = 0x526F6361  # the number of our advisory lock
_IS_HERE: Final = "SELECT 1 FROM servers WHERE number = $1 AND NOT ended"
# The row stays locked until the commit: a later server, which ends this one, waits for it and then sees what was written.
_STAYS_HERE: Final = f"{_IS_HERE} FOR SHARE"
_SEEN: Final = "UPDATE servers SET seen_at = $2 WHERE number = $1 AND NOT ended"
_ENDED: Final = "UPDATE servers SET seen_at = $2, ended = TRUE WHERE number = $1 AND NOT ended"
_ACTS: Final = f"""
WITH here AS ({_STAYS_HERE})
INSERT INTO acts (table_id, seq, act, server)
SELECT new.*, $1 FROM here, unnest($2::varchar[], $3::int[], $4::text[]) AS new
"""  # noqa: S608 (put together from nothing but the constants above)
_RIGHTS: Final = """
SELECT tables.invitation, COALESCE(tokens.person, '') AS person, COALESCE(tokens.expires, 0) AS expires
FROM servers, unnest($2::varchar[], $3::varchar[]) WITH ORDINALITY AS asked (id, hash, number)
LEFT JOIN tables ON tables.id = asked.id LEFT JOIN tokens ON tokens.table_id = asked.id AND tokens.hash = asked.hash
WHERE servers.number = $1 AND NOT servers.ended ORDER BY asked.number
"""
_END_FORMER: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
_WHO_AM_I: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
# A server that says nothing for so long is frozen or cut off; PostgreSQL 13 does not know this setting.
_FORGET: Final = """
SELECT set_config(name, $1, FALSE) FROM pg_settings WHERE name = 'idle_session_timeout'
"""
T = TypeVar("T")


class PostgresqlWriter:
    """Connects when it has to, and takes the lock with each connection."""

    def __init__(self, url: URL) -> None:
        self.number = 0
        self._url: Final = url
        spoken: Any = dialect
        spoken = spoken()
        self._arguments: Final[dict[str, Any]] = spoken.create_connect_args(url)[1]
        compiled = {statement: statement.compile(dialect=spoken) for statement in WRITES}
        self._texts: Final = {statement: (str(text), text.positiontup or []) for statement, text in compiled.items()}
        self._connection: Any = None
        self._session: tuple[int, object] | None = None  # the connection's, or that of the one before it
        self._denied_since: float | None = None

    async def hold(self) -> None:
        until = time.monotonic() + HOLD_SECONDS
        while True:
            try:
                await self._connected()
                return
            except Refused:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(HOLD_AGAIN)

    async def commit(self, writes: Sequence[Write]) -> None:
        connection = await self._connected()
        acts = rows(writes, NEW_ACT, self.number)
        if len(acts) == len(writes):
            columns = [[act[name] for act in acts] for name in ("table_id", "seq", "act")]
            done = await self._answer(connection.execute(_ACTS, self.number, *columns))
            if done != f"INSERT 0 {len(acts)}":
                raise taken_over(shown(self._url))
        else:
            await self._answer(self._together(connection, writes))

    async def _together(self, connection: Any, writes: Sequence[Write]) -> None:
        async with connection.transaction():
            if not await connection.fetch(_STAYS_HERE, self.number):
                raise taken_over(shown(self._url))
            for statement in WRITES:
                if found := rows(writes, statement, self.number):
                    text, names = self._texts[statement]
                    await connection.executemany(text, [[row[name] for name in names] for row in found])

    async def rights(self, asked: Sequence[tuple[str, str]]) -> list[Rights | None]:
        connection = await self._connected()
        columns = [[each[at] for each in asked] for at in (0, 1)]
        found = await self._answer(connection.fetch(_RIGHTS, self.number, *columns))
        if len(found) != len(asked):
            raise taken_over(shown(self._url))
        return [Rights(*row) if row["invitation"] is not None else None for row in found]

    async def check(self, seen: float | None = None) -> None:
        connection = await self._connected()
        if seen is None:
            here = bool(await self._answer(connection.fetch(_IS_HERE, self.number)))
        else:
            here = await self._answer(connection.execute(_SEEN, self.number, seen)) == "UPDATE 1"
        if not here:
            raise taken_over(shown(self._url))

    def intact(self) -> None:
        """There are no files that somebody could take away."""

    async def close(self, seen: float) -> None:
        if self._connection is None:
            return
        with suppress(*TROUBLE):
            await self._answer(self._connection.execute(_ENDED, self.number, seen))
            await self._answer(self._connection.close())
        self._drop()

    async def _connected(self) -> Any:
        """The connection, which has the lock; refused if another server has that."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        self._connection = await asyncpg.connect(**self._arguments, timeout=CONNECT, server_settings=SESSION)
        try:
            await self._answer(self._take(self._connection))
        except BaseException:
            self._drop()
            raise
        return self._connection

    async def _take(self, connection: Any) -> None:
        if self._session is not None:  # PostgreSQL may believe in it for a while, and let it write what was on its way
            await connection.fetch(_END_FORMER, *self._session)
        if not await self._lock(connection):
            now = time.monotonic()
            self._denied_since = self._denied_since or now
            if self.number and now - self._denied_since > HOLD_SECONDS:
                raise taken_over(shown(self._url))
            raise Refused("database_in_use", database=shown(self._url))
        self._denied_since = None
        self._session = tuple((await connection.fetch(_WHO_AM_I))[0])
        await connection.fetch(_FORGET, f"{FORGOTTEN:.0f}s")
        if self.number and not await connection.fetch(_IS_HERE, self.number):
            raise taken_over(shown(self._url))

    async def _lock(self, connection: Any) -> bool:
        """A connection that was just ended may have it for a moment."""
        for _ in range(10):
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                return True
            await asyncio.sleep(HOLD_AGAIN)
        return False

    async def _answer(self, asked: Awaitable[T]) -> T:
        """What the database says, if it does so in time; else the connection is torn down, for it may never say anything."""
        task = asyncio.ensure_future(asked)
        try:
            done, _ = await asyncio.wait({task}, timeout=ANSWER)
            if not done:
                raise TimeoutError(f"no answer within {ANSWER:.0f} seconds")
            return task.result()
        except (TimeoutError, asyncio.CancelledError):
            self._drop()
            with suppress(BaseException):
                await task  # ends now, for it has lost its connection
            raise

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
