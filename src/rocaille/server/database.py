"""The way to a database: an address, an engine, the newest schema."""

from __future__ import annotations

import os
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rocaille.folders import data_folder
from rocaille.kernel.decision import Refused

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# What a database that is away or unwell raises; SQLAlchemy lets through what asyncpg says to a new connection.
TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError, OSError)
UNUSABLE: Final = (*TROUBLE, TypeError, ValueError)  # at the start also: asyncpg does not know what the address asks for
# Seconds. Who asks is to be told within a few of them, also by a database that hangs without saying so.
CONNECT: Final = 3.0  # for a connection
ANSWER: Final = 3.0  # for a statement or a commit
BUSY: Final = 2.5  # until SQLite gives up waiting for another process that is writing
FORGOTTEN: Final = 10.0  # after which PostgreSQL gives up a server of which it hears nothing
# PostgreSQL's own limits for whatever a server does while somebody waits: nothing runs on for somebody who has given up.
SESSION: Final = {
    "application_name": "rocaille",
    "statement_timeout": str(int(ANSWER * 1000)),
    "lock_timeout": str(int(ANSWER * 1000)),
    "idle_in_transaction_session_timeout": str(int(FORGOTTEN * 1000)),
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": str(int(FORGOTTEN * 1000)),
}


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


def engine(url: URL, patient: bool = False) -> AsyncEngine:
    """Connections for whatever is not an act. A `patient` one takes the time that a migration or a backup takes."""
    if url.get_backend_name() != "sqlite":
        limits = {} if patient else {"command_timeout": ANSWER, "server_settings": SESSION}
        return create_async_engine(
            url, pool_size=4, pool_pre_ping=True, pool_timeout=ANSWER, connect_args={"timeout": CONNECT, **limits}
        )
    # As a URI: a file that is not there any more must not be made anew by somebody who wants to read.
    there = url.set(database=f"file:{quote(str(file_of(url)))}", query={"mode": "rw", "uri": "true"})
    made = create_async_engine(there, pool_size=3, pool_timeout=ANSWER)

    @event.listens_for(made.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        try:
            configure(connection, url)
        except Exception:
            connection.close()  # or its thread would outlive the event loop, and say so
            raise

    return made


def file_of(url: URL) -> Path:
    """The file of an SQLite database itself, whatever links lead there."""
    return Path(os.path.realpath(str(url.database)))


def configure(connection: Any, url: URL) -> None:
    """How SQLite is used here, whoever opened it. With `?sync=full` in the address a commit outlives also a power cut, at
    the disk's pace."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={int(BUSY * 1000)}")
    cursor.execute("PRAGMA page_size=1024")  # an act is short, and every page that it touches is written whole
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={'FULL' if url.query.get('sync') == 'full' else 'NORMAL'}")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # Storage sees to it, where nobody waits for the disk
    cursor.execute("PRAGMA cache_size=-500")  # kB; acts are written once and seldom read
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def prepare(made: AsyncEngine, url: URL) -> None:
    """Bring a database to the newest schema; refused if a newer version of this program has it."""
    async with made.begin() as connection:
        await connection.run_sync(check_known, url)
        await connection.run_sync(migrate)


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
