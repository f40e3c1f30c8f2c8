"""A database that goes away for a while and comes back."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from rocaille.kernel.decision import Refused
from rocaille.server.config import Limits
from rocaille.server.database import address
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.refusing import status
from rocaille.server.schema import NEW_STATUS
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.server.writing_postgresql import LOCK
from rocaille.table.setting import Setting
from rocaille.table.wishes import Sit
from tests.server.serving import PATIENCE, Server

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> $2"


class Seen:
    """Somebody at a table who only counts how often there was something new."""

    def __init__(self, person):
        self.person = person
        self.woken = 0

    def wake(self):
        self.woken += 1


@asynccontextmanager
async def away(database, but=0):
    """Nobody (but one) is connected to the database any more, and nobody finds it."""
    admin = await asyncpg.connect(database.replace(name_of(database), "/postgres?"))
    found = Path(parse_qs(urlsplit(database).query)["host"][0]) / ".s.PGSQL.5432"
    hidden = found.with_name("hidden")
    found.rename(hidden)
    try:
        await admin.fetch(OTHERS, name_of(database).strip("/?"), but)
        yield
    finally:
        hidden.rename(found)
        await admin.close()


def name_of(database):
    return f"{urlsplit(database).path}?"


@asynccontextmanager
async def a_hall(database):
    storage = await Storage.open(address(database))
    hall = Hall(storage, BotProcesses(1), Limits())
    try:
        yield hall
    finally:
        await hall.stop()
        hall.thinkers.close()
        await storage.close()


async def until(condition):
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


async def two_people(hall, **setting):
    """A match of two; who is to decide, and the other."""
    made = await hall.make(Setting("alhambra", 2, **setting), [SeatPlan("Anna"), SeatPlan()], "here")
    match = made.match
    await hall.seat(match, "", Sit("Ben", None))
    people = [Seen(seat.person) for seat in match.table.seats]
    for person in people:
        match.enter(person)
    first = match.table.to_decide()[0]
    return match, people[first], people[1 - first]


def test_a_stand_in_that_came_due_meanwhile_comes_when_the_database_is_back(database):
    async def played():
        async with a_hall(database) as hall:
            match, slow, _ = await two_people(hall, patience=1.0)
            seat = match.table.seats_of(slow.person)[0]
            async with away(database):
                match.leave(slow)
                await asyncio.sleep(2.0)  # it comes due and cannot be kept
                assert not match.table.seats[seat].stand_in
            await until(lambda: match.table.seats[seat].stand_in)

    asyncio.run(played())


def test_what_is_asked_of_a_database_that_is_away_is_refused(database):
    async def played():
        async with a_hall(database) as hall:
            match, first, _ = await two_people(hall)
            seat, seq = match.table.seats_of(first.person)[0], match.table.seq
            choice = match.table.game.notation.to_json(match.table.game.options(match.table.state(), seat)[0])

            def decide(now):
                return match.table.decide(first.person, seat, seq, choice, now)

            async with away(database):
                for asked in (match.accept(decide), hall.find("0" * 16)):
                    with pytest.raises(Refused) as refused:
                        await asked
                    assert status(refused.value) == 503
                assert match.table.seq == seq
            assert await match.accept(decide) == seq + 1

    asyncio.run(played())


def test_a_bot_tries_again_once_a_second(database, caplog, monkeypatch):
    async def played():
        async with a_hall(database) as hall:
            made = await hall.make(Setting("alhambra", 2, grace=0.0), [SeatPlan(bot="easy"), SeatPlan(bot="easy")], "here")
            table = made.match.table
            await until(lambda: table.seq > 4)
            async with away(database):
                await asyncio.sleep(2.5)
                seq = made.match.table.seq
            await until(lambda: made.match.table.seq > seq or made.match.table.status == "over")

    monkeypatch.setattr(logging.getLogger("rocaille"), "propagate", True)
    with caplog.at_level(logging.WARNING, "rocaille"):
        asyncio.run(played())
    assert 1 <= len(caplog.records) <= 6, [record.getMessage() for record in caplog.records]


def test_a_database_that_takes_no_connections_is_away_as_well(database):
    """What asyncpg says then, as it does while PostgreSQL starts, comes past SQLAlchemy as it is."""

    async def tried():
        storage = await Storage.open(address(database))
        name = name_of(database).strip("/?")
        admin = await asyncpg.connect(database.replace(name_of(database), "/postgres?"))
        write = (NEW_STATUS, {"which": "0" * 16, "now": "over"})
        try:
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await admin.fetch(OTHERS, name, 0)
            for asked, reason in ((storage.keep([write]), "not_kept"), (storage.table("0" * 16), "database_away")):
                with pytest.raises(Refused) as refused:
                    async with asyncio.timeout(PATIENCE):
                        await asked
                assert refused.value.key == reason
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await storage.keep([write])
            assert await storage.table("0" * 16) is None
        finally:
            await admin.close()
            await storage.close()

    asyncio.run(tried())


def test_everybody_is_told_when_the_database_knows_better(database):
    async def played():
        async with a_hall(database) as hall:
            match, first, other = await two_people(hall)
            seat = match.table.seats_of(first.person)[0]
            keep, seq = hall.storage.keep, match.table.seq

            async def kept_but_not_heard(writes):
                await keep(writes)
                raise Refused("not_kept", problem="")

            hall.storage.keep = kept_but_not_heard
            woken = other.woken
            with pytest.raises(Refused):
                await match.accept(lambda now: match.table.resign(first.person, seat, now))
            hall.storage.keep = keep
            assert match.table.seq == seq + 1 and other.woken > woken

    asyncio.run(played())


def test_the_hold_on_a_database_is_taken_again(database, monkeypatch):
    async def tried():
        monkeypatch.setattr("rocaille.server.storage.LOOK", 0.05)
        monkeypatch.setattr("rocaille.server.writing_postgresql.HOLD_SECONDS", 1.0)
        storage = await Storage.open(address(database))
        async with away(database):
            await until(lambda: not storage.well())
        await until(storage.well)
        with pytest.raises(Refused) as refused:
            await Storage.open(address(database))
        assert refused.value.key == "database_in_use"
        storage.check_ours()
        await storage.close()

    asyncio.run(tried())


def test_a_hold_that_another_server_had_meanwhile_is_not_taken_again(database, monkeypatch):
    """Even if that one is gone: what it wrote is not in memory here."""

    async def tried():
        monkeypatch.setattr("rocaille.server.storage.LOOK", 3600.0)
        storage = await Storage.open(address(database))
        gone = []
        storage.when_gone = lambda: gone.append(True)
        async with away(database):
            pass
        other = await Storage.open(address(database))
        await other.close()
        with pytest.raises(Refused) as refused:
            await storage.keep([(NEW_STATUS, {"which": "0" * 16, "now": "over"})])
        assert refused.value.key == "database_taken_over" and gone == [True]
        with pytest.raises(Refused):
            storage.check_ours()
        await storage.close()

    asyncio.run(tried())


def test_a_server_whose_database_was_taken_over_writes_no_more_and_stops(database, tmp_path):
    server = Server(database, log=tmp_path / "log")

    async def tried():
        connection = await asyncpg.connect(database)
        waiting = asyncio.create_task(connection.execute("SELECT pg_advisory_lock($1)", LOCK))
        async with away(database, connection.get_server_pid()):  # so that the server cannot be the first
            await waiting
        assert await asyncio.to_thread(server.process.wait, PATIENCE) == 2
        await connection.close()

    asyncio.run(tried())
    assert (tmp_path / "log").read_text().splitlines()[-1].startswith("Another server took the database")
