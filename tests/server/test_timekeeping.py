"""The time at the tables, which nobody's clock but a server's own can change; and what counts across several servers."""

from __future__ import annotations

import asyncio

import pytest

from rocaille.server.config import Limits
from rocaille.server.database import address
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.server.timekeeping import Life, Lives, Timekeeper
from rocaille.table.acts import Resumed
from rocaille.table.setting import Setting, TimeLimit


class Clock:
    """A machine's clock, and seconds that go on evenly."""

    def __init__(self, wall: float) -> None:
        self.wall = wall
        self.steady = 0.0

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.steady)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_time_goes_on_evenly_whatever_the_clock_says():
    clock = Clock(1_000.0)
    keeper = clock.keeper()
    clock.wait(5.0)
    clock.wall -= 600.0
    assert keeper.now() == 1_005.0
    keeper.set(7_000.0)
    clock.wait(1.0)
    assert keeper.now() == 7_001.0


def test_seconds_without_a_server():
    lives = Lives([Life(3, 900.0, 950.0), Life(1, 100.0, 200.0), Life(2, 230.0, 300.0)])
    assert lives.without(3, 910.0) == 0.0
    assert lives.without(2, 250.0) == 600.0
    assert lives.without(1, 150.0) == 630.0
    assert lives.without(1, 205.0) == 625.0, "it was still there when something happened"
    assert lives.without(7, 0.0) is None


def test_a_clock_that_was_set_back_between_two_servers():
    lives = Lives([Life(1, 1_000.0, 1_060.0), Life(2, 500.0, 500.0)])
    without = lives.without(1, 1_050.0)
    assert without == -560.0
    assert (520.0 - 1_050.0) - without == 30.0, "ten seconds by the first server, and twenty by the second"


def left(hall: Hall, id: str) -> list[float]:
    clock = hall.matches[id].table.clock
    assert clock is not None
    return [clock.remaining(seat, hall.now()) for seat in (0, 1)]


@pytest.mark.parametrize("back", [-7_200.0, 600.0])
@pytest.mark.parametrize("pace", ["live", "days"])
def test_from_one_server_to_the_next(database, pace, back):
    """On PostgreSQL all servers go by its clock, which nobody sets here."""
    clock = Clock(2_000_000_000.0)
    thinkers = BotProcesses(1)
    both = []

    async def first() -> str:
        storage = await Storage.open(address(database), clock.keeper())
        hall = Hall(storage, thinkers, Limits())
        setting = Setting("alhambra", 2, pace=pace, time=TimeLimit(3_600.0))
        id = (await hall.make(setting, [SeatPlan("Anna"), SeatPlan("Bea")], "192.0.2.1")).match.table.id
        clock.wait(100.0)
        both.append(left(hall, id))
        await hall.stop()
        await storage.close()
        return id

    async def later(id: str) -> None:
        storage = await Storage.open(address(database), clock.keeper())
        hall = Hall(storage, thinkers, Limits())
        table = (await hall.find(id)).table
        act = table.past[-1].act
        assert isinstance(act, Resumed) and table.clock is not None
        both.append(left(hall, id))
        clock.wait(50.0)
        both.append(left(hall, id))
        kept = await storage.table(id)
        assert kept is not None and kept.server == 2
        await hall.stop()
        await storage.close()

    try:
        id = asyncio.run(first())
        clock.wait(back)
        asyncio.run(later(id))
    finally:
        thinkers.close()
    began, afterwards, then = [min(each) for each in both]
    assert began == pytest.approx(3_500.0, abs=5.0)
    assert afterwards == pytest.approx(3_600.0 if pace == "live" else 3_500.0, abs=5.0)
    assert then == pytest.approx(afterwards - 50.0, abs=5.0)
