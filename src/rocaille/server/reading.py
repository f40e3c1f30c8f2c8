"""Reading what is kept. Whatever depends on who the reader is goes by `Storage.rights`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rocaille.kernel.decision import Refused
from rocaille.server.database import ANSWER, TROUBLE
from rocaille.server.schema import ACTS, TABLES, TOKENS


class StoredTable(NamedTuple):
    """A table as it was stored."""

    id: str
    version: int
    setting: str
    seed: int
    own_dice: bool  # of every decision
    host: str
    status: str
    acts: list[str]  # as they were written
    server: int | None = None  # by whose time the last act happened
    asleep_since: float | None = None


class Reader:
    """Connections that only read. `intact` raises if what they would read is not what was written."""

    def __init__(self, engine: AsyncEngine, intact: Callable[[], None]) -> None:
        self.engine: Final = engine
        self._intact: Final = intact

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; refused if the database is away, before or meanwhile."""
        try:
            self._intact()
            async with asyncio.timeout(ANSWER), self.engine.connect() as connection:
                yield connection
        except TROUBLE as problem:
            raise Refused("database_away", problem=type(problem).__name__) from None

    async def table(self, id: str) -> StoredTable | None:
        """A table with its acts; refused if the database is away."""
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            of_table = select(ACTS.c.seq, ACTS.c.act, ACTS.c.server).where(ACTS.c.table_id == id)
            acts = (await connection.execute(of_table.order_by(ACTS.c.seq))).all()
            for right, (seq, _, _) in enumerate(acts, 1):
                if seq != right:
                    raise Refused("table_damaged", table=id, number=right)
            if not row.seed.isdecimal():
                raise Refused("table_damaged", table=id, number=0)
            texts, server = [act for _, act, _ in acts], acts[-1][2] if acts else None
            return StoredTable(
                id, row.version, row.setting, int(row.seed), row.own_dice, row.host, row.status, texts, server, row.asleep_since
            )

    async def awake(self, statuses: Iterable[str]) -> list[str]:
        """The tables in one of these states that are not asleep, the newest first."""
        not_asleep = TABLES.c.status.in_(list(statuses)), TABLES.c.asleep_since.is_(None)
        async with self._reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(*not_asleep).order_by(TABLES.c.made_at.desc()))
            return [id for (id,) in found]

    async def asleep(self, status: str, before: float, most: int, named: bool = False) -> list[str]:
        """Tables in this state that have been asleep since before that time, at most so many; or only those with names."""
        long = [TABLES.c.status == status, TABLES.c.asleep_since < before]
        if named:
            long.append(~TABLES.c.nameless)
        async with self._reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(*long).order_by(TABLES.c.asleep_since).limit(most))
            return [id for (id,) in found]

    async def seatings(self, table: str) -> list[tuple[int, str]]:
        """The acts of people who sat down there, with their numbers, as they were written."""
        of_table = ACTS.c.table_id == table, ACTS.c.act.startswith('{"act":"sat"')
        async with self._reading() as connection:
            return [(seq, act) for seq, act in await connection.execute(select(ACTS.c.seq, ACTS.c.act).where(*of_table))]

    async def expired(self, before: float, most: int) -> list[str]:
        """The hashes of tokens that were good until before that time."""
        async with self._reading() as connection:
            found = await connection.execute(select(TOKENS.c.hash).where(TOKENS.c.expires < before).limit(most))
            return [hash for (hash,) in found]

    async def tokens_of(self, table: str) -> int:
        """How many tokens there are for a table."""
        async with self._reading() as connection:
            found = await connection.execute(select(func.count()).where(TOKENS.c.table_id == table))
            return int(found.scalar_one())
