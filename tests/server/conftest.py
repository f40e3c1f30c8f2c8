"""A database of each kind, empty, and a server on it."""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from tools import postgres

from tests.server.serving import PATIENCE, Person, Server

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """PostgreSQL for this process, if it is here."""
    try:
        with postgres.started() as address:
            asyncio.run(_answering(address))
            yield address
    except FileNotFoundError as problem:
        pytest.skip(str(problem))


async def _answering(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            await (await asyncpg.connect(address)).close()
            return
        except (OSError, asyncpg.PostgresError):
            assert time.monotonic() < until
            await asyncio.sleep(0.05)


async def _create(address: str, name: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    address: str = request.getfixturevalue("postgresql")
    name = f"test_{os.getpid()}_{next(_numbers)}"
    asyncio.run(_create(address, name))
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    running = Server(database, log=tmp_path / "log")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many small questions."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.sqlite", log=folder / "log")
    yield running
    running.stop()


@pytest.fixture
def person(shared: Server) -> Person:
    return Person(shared)
