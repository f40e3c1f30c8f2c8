"""Tables that nobody uses are asleep: a start does not look at them, they take no room, and they wake when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rocaille.kernel.fairness import commitment
from rocaille.server import housekeeping
from rocaille.server.config import Limits
from rocaille.server.database import address
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.housekeeping import IDLE, OPEN_DAYS, WHEN_FULL
from rocaille.server.matches import Match
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.server.timekeeping import Timekeeper
from rocaille.table.setting import Setting, TimeLimit
from rocaille.table.table import CLOSED, NOT_OVER
from tests.table.playing import refused

PEOPLE = [SeatPlan("Anna"), SeatPlan("Bea")]


class Clock(Timekeeper):
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.at = 2_000_000_000.0

    def now(self) -> float:
        return self.at

    def set(self, now: float) -> None:
        """PostgreSQL's clock has no part in this."""


class Somebody:
    """At a table, as long as they are among its receivers."""

    def __init__(self, person: str) -> None:
        self.person = person

    def wake(self) -> None:
        """Nothing has to be told."""


Does = Callable[[Hall, Clock], Awaitable[None]]


def servers(database: str, *lives: Does, limits: Limits = Limits(), killed: bool = False) -> None:
    """One server after the other does something; all but the last are killed, or stop."""

    async def live(does: Does) -> None:
        storage = await Storage.open(address(database), clock)
        thinkers = BotProcesses(1)
        hall = Hall(storage, thinkers, limits)
        try:
            await does(hall, clock)
        finally:
            if killed:
                hall.matches.clear()
            await hall.stop()
            thinkers.close()
            await storage.close()

    clock = Clock()
    for does in lives:
        asyncio.run(live(does))


async def made(hall: Hall, plans: list[SeatPlan] = PEOPLE, address: str = "192.0.2.1", **setting: Any) -> Match:
    return (await hall.make(Setting("alhambra", len(plans), **setting), plans, address)).match


async def decided(match: Match) -> int:
    """The first option of whoever is to decide."""

    def ask(now: float) -> Any:
        table = match.table
        seat = table.to_decide()[0]
        choice = table.game.notation.to_json(table.options(seat)[0])
        return table.decide(table.seats[seat].person, seat, table.seq, choice, now)

    return await match.accept(ask)


def swept(hall: Hall) -> Awaitable[None]:
    return hall.housekeeper.put_to_sleep(list(hall.matches.values()), IDLE)


async def woken(hall: Hall) -> list[str]:
    await asyncio.wait_for(hall.housekeeper.wake_up(), 60)
    return list(hall.matches)


def test_a_start_looks_only_at_tables_that_are_not_asleep(database):
    ids: list[str] = []

    async def first(hall: Hall, clock: Clock) -> None:
        for _ in range(3):
            ids.append((await made(hall)).table.id)
        clock.at += IDLE + 1
        (await hall.find(ids[2])).enter(Somebody("anna"))
        await swept(hall)
        assert list(hall.matches) == ids[2:]
        assert sorted(await hall.storage.asleep("playing", clock.at, 10)) == sorted(ids[:2])
        await decided(await hall.find(ids[1]))  # killed before it falls asleep once more

    async def second(hall: Hall, clock: Clock) -> None:
        assert sorted(await woken(hall)) == sorted(ids[1:])
        assert (await hall.find(ids[0])).table.seq == 2 and (await hall.find(ids[1])).table.seq == 3
        clock.at += IDLE + 1
        await swept(hall)
        assert not hall.matches

    async def third(hall: Hall, clock: Clock) -> None:
        assert await woken(hall) == []

    servers(database, first, second, third, killed=True)


def test_a_server_that_stops_leaves_only_those_to_be_woken_at_which_something_happens(database):
    days: dict[str, Any] = {"pace": "days", "time": TimeLimit(86_400.0)}
    number = "5f" * 16
    ids: list[str] = []

    async def first(hall: Hall, clock: Clock) -> None:
        await made(hall)
        await made(hall, time=TimeLimit(600.0))
        ids.append((await made(hall, **days)).table.id)
        ids.append((await made(hall, [SeatPlan("Anna", "", commitment(number)), SeatPlan("Bea")])).table.id)
        ids.append((await made(hall, [SeatPlan("Anna"), SeatPlan()], listed=True)).table.id)
        bots = await made(hall, [SeatPlan("", "easy"), SeatPlan("", "easy")])
        ids.append(bots.table.id)

    async def second(hall: Hall, clock: Clock) -> None:
        assert sorted(await woken(hall)) == sorted(ids)
        starting = hall.matches[ids[1]].table
        assert starting.status == "starting"
        clock.at += IDLE + 1
        await swept(hall)
        assert set(ids[:3]) <= set(hall.matches), "a clock that runs, numbers that are waited for, a table in the lobby"

    servers(database, first, second)


def test_only_tables_in_use_count(sqlite):
    async def does(hall: Hall, clock: Clock) -> None:
        for number in range(3):
            await made(hall, address=f"192.0.2.{number}")
        with refused("server_full"):
            await made(hall)
        clock.at += WHEN_FULL + 1
        used, *_ = hall.matches.values()
        used.enter(Somebody(used.table.host))
        new = await made(hall)
        assert list(hall.matches.values()) == [used, new]

    servers(sqlite, does, limits=Limits(tables=3))


def test_what_was_only_woken_takes_no_room(sqlite):
    async def first(hall: Hall, clock: Clock) -> None:
        for _ in range(3):
            await made(hall)

    async def second(hall: Hall, clock: Clock) -> None:
        assert len(await woken(hall)) == 3
        await made(hall)
        assert len(hall.matches) == 1

    servers(sqlite, first, second, limits=Limits(tables=3), killed=True)


def test_a_table_is_not_forgotten_while_somebody_decides(sqlite, monkeypatch):
    """The act comes while the database is told that the table is asleep."""

    async def does(hall: Hall, clock: Clock) -> None:
        match = await made(hall)
        clock.at += IDLE + 1
        keep = hall.storage.keep
        acts: list[asyncio.Task[int]] = []

        async def slowly(writes: Any) -> None:
            if not acts:
                acts.append(asyncio.create_task(decided(match)))
                await asyncio.sleep(0)
            await keep(writes)

        monkeypatch.setattr(hall.storage, "keep", slowly)
        await swept(hall)
        await acts[0]
        assert hall.matches == {match.table.id: match} and match.table.seq == 3
        assert await hall.storage.awake(NOT_OVER) == [match.table.id]

    servers(sqlite, does)


def test_a_table_at_which_nobody_ever_played_is_closed_also_if_it_is_asleep(sqlite, monkeypatch):
    async def does(hall: Hall, clock: Clock) -> None:
        id = (await made(hall, [SeatPlan("Anna"), SeatPlan()])).table.id
        clock.at += IDLE + 1
        await swept(hall)
        assert not hall.matches
        clock.at += OPEN_DAYS * 86_400
        monkeypatch.setattr(housekeeping, "SWEEP", 0.01)
        sweep = asyncio.create_task(hall.housekeeper.sweep())
        async with asyncio.timeout(60):
            while not hall.matches:
                await asyncio.sleep(0.01)
            while hall.matches[id].table.status != CLOSED:
                await asyncio.sleep(0.01)
        sweep.cancel()

    servers(sqlite, does)


@pytest.mark.parametrize("pace", ["live", "days"])
def test_sleep_gives_nobody_time(database, pace):
    """A live match waits from when the last one left; where there are days between moves, the clock runs on."""
    ids: list[str] = []

    def left(match: Match) -> float:
        clock = match.table.clock
        assert clock is not None
        return min(clock.remaining(seat, match.hall.now()) for seat in (0, 1))

    async def does(hall: Hall, clock: Clock) -> None:
        match = await made(hall, pace=pace, stand_in="", time=TimeLimit(10_000.0))
        ids.append(match.table.id)
        people = [Somebody(person) for person in match.table.people()]
        for somebody in people:
            match.enter(somebody)
        clock.at += 400.0
        for somebody in people:
            match.leave(somebody)
        clock.at += IDLE + 1
        await swept(hall)
        assert not hall.matches
        clock.at += 1_000.0
        match = await hall.find(ids[0])
        assert left(match) == pytest.approx(9_600.0 if pace == "live" else 7_999.0, abs=0.1)
        clock.at += IDLE + 1
        await swept(hall)
        assert not hall.matches

    async def later(hall: Hall, clock: Clock) -> None:
        match = await hall.find(ids[0])
        assert left(match) == pytest.approx(9_600.0 if pace == "live" else 7_398.0, abs=0.1)

    servers(database, does, later)
