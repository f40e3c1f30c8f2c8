"""The way to a database: an address, an engine, the newest schema, and one server at a time."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rocaille.folders import data_folder
from rocaille.kernel.decision import Refused

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# What a database that is away or unwell raises; SQLAlchemy lets through what asyncpg says to a new connection.
TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError, OSError)
UNUSABLE: Final = (*TROUBLE, TypeError, ValueError)  # at the start also: asyncpg does not know what the address asks for
LOCK: Final = 0x526F6361  # the number of our advisory lock in PostgreSQL
LOCK_SECONDS: Final = 5.0  # a server that was just killed may still hold it
LOOK: Final = 1.0  # seconds between looks whether we still hold it


def address(given: str | None) -> URL:
    """The database that is meant: sqlite:///FILE, postgresql://…, or without one a file in the user's own folder."""
    try:
        url = make_url(given) if given is not None else URL.create("sqlite", database=str(data_folder() / "tables.sqlite"))
    except (ArgumentError, ValueError):
        raise Refused("database_address", found=_without_password(given or "")) from None
    if url.drivername not in DRIVERS or not url.database or url.database == ":memory:":
        raise Refused("database_address", found=shown(url))
    return url.set(drivername=DRIVERS[url.drivername])


def _without_password(given: str) -> str:
    """Of an address that cannot be read, nobody knows where its password ends."""
    return f"{given.partition('://')[0]}://…" if "@" in given else given


def shown(url: URL) -> str:
    """A database as people write it, without its password."""
    name = url.drivername.partition("+")[0]
    return url.set(drivername=name).render_as_string(hide_password=True)


def unusable(url: URL, problem: Exception) -> Refused:
    """Why a database cannot be used, in a sentence."""
    said = str(getattr(problem, "orig", None) or getattr(problem, "strerror", None) or problem)
    return Refused("database_unusable", database=shown(url), problem=" ".join(said.split())[:200].rstrip("."))


def engine(url: URL) -> AsyncEngine:
    """With SQLite, a commit outlives the process; with `?sync=full` in the address also a power cut, at the disk's pace."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=4, pool_pre_ping=True)
    made = create_async_engine(url.set(query={}), pool_size=3)

    @event.listens_for(made.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        try:
            configure(connection, url)
        except Exception:
            connection.close()  # or its thread would outlive the event loop, and say so
            raise

    return made


def configure(connection: Any, url: URL) -> None:
    """How SQLite is used here, whoever opened it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA page_size=1024")  # an act is short, and every page that it touches is written whole
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={'FULL' if url.query.get('sync') == 'full' else 'NORMAL'}")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # Storage sees to it, where nobody waits for the disk
    cursor.execute("PRAGMA cache_size=-500")  # kB; acts are written once and seldom read
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def opened(url: URL) -> tuple[AsyncEngine, Held]:
    """An engine on a database with the newest schema, and the hold on it that keeps a second server away."""
    if url.get_backend_name() == "sqlite":
        try:
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refused(
                "folder_unusable", folder=str(Path(str(url.database)).parent), problem=problem.strerror or ""
            ) from None
        try:
            private(Path(str(url.database)))
        except OSError as problem:
            raise unusable(url, problem) from None
    made = engine(url)
    held = Held(url)
    try:
        await held.take(made)
        async with made.begin() as connection:
            await connection.run_sync(check_known, url)
            await connection.run_sync(migrate)
    except (*UNUSABLE, Refused) as problem:
        await held.release()
        await made.dispose()
        raise (problem if isinstance(problem, Refused) else unusable(url, problem)) from None
    return made, held


def private(path: Path) -> None:
    """A file that only its owner may read, if it is not there yet: seeds of matches that are being played will be in it.

    SQLite gives the files that it keeps beside it the same rights.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _alembic() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(Path(str(import_module("rocaille.server.migrations").__file__)).parent))
    return config, ScriptDirectory.from_config(config)


def check_known(connection: Connection, url: URL) -> None:
    """Refuse a database that a later version has changed in ways that we do not know."""
    for revision in MigrationContext.configure(connection).get_current_heads():
        try:
            _alembic()[1].get_revision(revision)
        except CommandError:
            raise Refused("database_newer", database=shown(url), found=revision) from None


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the schema to the newest version."""
    config, scripts = _alembic()
    config.attributes["connection"] = connection

    def steps(revision: Any, _: object) -> Any:
        return scripts._upgrade_revs(to, revision)

    with EnvironmentContext(config, scripts, fn=steps, destination_rev=to):
        scripts.run_env()


class Held:
    """One server's hold on a database: a locked file beside it, or an advisory lock."""

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self.lost = False  # to another server: nothing may be written any more
        self._file: int | None = None
        self._connection: AsyncConnection | None = None

    async def take(self, made: AsyncEngine) -> None:
        until = asyncio.get_running_loop().time() + LOCK_SECONDS
        while not await self._try(made):
            if asyncio.get_running_loop().time() > until:
                await self.release()
                raise Refused("database_in_use", database=shown(self.url))
            await asyncio.sleep(0.05)

    async def _try(self, made: AsyncEngine) -> bool:
        if self.url.get_backend_name() == "sqlite":
            if self._file is None:
                self._file = os.open(f"{self.url.database}.lock", os.O_CREAT | os.O_WRONLY, 0o600)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
            return True
        if self._connection is None:
            self._connection = await made.connect()
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
        found = await self._connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK})
        return bool(found.scalar())

    async def watch(self, made: AsyncEngine, lost: Callable[[], None]) -> None:
        """An advisory lock ends with its connection: take it again, or find that another server has it, which is final."""
        while self.url.get_backend_name() != "sqlite" and not self.lost:
            await asyncio.sleep(LOOK)
            if await self._lasts():
                continue
            await self.release()
            try:
                await self.take(made)
            except TROUBLE:
                await self.release()  # still away, for everybody
            except Refused:
                self.lost = True
                lost()

    async def _lasts(self) -> bool:
        """Whether the connection that has the lock is still there."""
        try:
            return self._connection is not None and bool(await self._connection.execute(text("SELECT 1")))
        except TROUBLE:
            return False

    async def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._connection is not None:
            with suppress(*TROUBLE):
                await self._connection.close()
            self._connection = None
