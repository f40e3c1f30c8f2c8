"""Tables made and found again, without a network in between."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest

from rocaille.kernel.decision import Refused
from rocaille.server.config import Limits
from rocaille.server.database import address
from rocaille.server.hall import COUNTED, Hall, Made, SeatPlan
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.table.acts import Resumed
from rocaille.table.setting import Setting, TimeLimit
from rocaille.table.wishes import Sit
from rocaille.words import LANGUAGES, Words
from tests.table.playing import refused


def in_a_hall(database: str, what: Callable[[Hall], Awaitable[None]], limits: Limits = Limits(tables_per_address=3)) -> None:
    async def run() -> None:
        storage = await Storage.open(address(database))
        thinkers = BotProcesses(1)
        hall = Hall(storage, thinkers, limits)
        try:
            await what(hall)
        finally:
            await hall.stop()
            thinkers.close()
            await storage.close()

    asyncio.run(run())


def made(hall: Hall) -> Awaitable[Made]:
    return hall.make(Setting("alhambra", 2), [SeatPlan("Anna"), SeatPlan()], "192.0.2.1")


def test_many_tables_at_once_are_no_more_than_one_after_the_other(sqlite):
    async def asks(hall: Hall) -> None:
        answers = await asyncio.gather(*[made(hall) for _ in range(20)], return_exceptions=True)
        assert [isinstance(answer, Made) for answer in answers].count(True) == 3
        assert {answer.key for answer in answers if isinstance(answer, Refused)} == {"too_many_tables"}

    in_a_hall(sqlite, asks)


def test_a_table_counts_until_it_is_over_also_when_it_was_forgotten(sqlite):
    async def asks(hall: Hall) -> None:
        for _ in range(5):  # what could not be made does not count
            with refused("unknown_game"):
                await hall.make(Setting("chess", 1), [SeatPlan("Anna")], "192.0.2.1")
        first, *_ = [await made(hall) for _ in range(3)]
        hall.matches.clear()
        with refused("too_many_tables"):
            await made(hall)
        again = await hall.find(first.match.table.id)
        await again.accept(lambda now: again.table.close(again.table.host, now))
        await made(hall)
        hall.matches.clear()
        long_ago = time.time() - COUNTED - 1
        hall.makers = {who: dict.fromkeys(own, long_ago) for who, own in hall.makers.items()}
        await made(hall)

    in_a_hall(sqlite, asks)


def test_the_clock_after_a_restart_is_what_the_acts_say(sqlite):
    async def asks(hall: Hall) -> None:
        setting = Setting("alhambra", 2, time=TimeLimit(100.0))
        id = (await hall.make(setting, [SeatPlan("Anna"), SeatPlan("Bea")], "192.0.2.1")).match.table.id
        for _ in range(2):
            hall.matches.clear()
            await asyncio.sleep(0.05)
            table = (await hall.find(id)).table
            act = table.past[-1].act
            assert isinstance(act, Resumed) and act.gone >= 0.05
            again = await hall.played_again(id)
            assert again.clock.running == table.clock.running and again.seq == table.seq
            assert [table.clock.remaining(seat, act.at) for seat in (0, 1)] == pytest.approx([100.0, 100.0])

    in_a_hall(sqlite, asks)


def test_tables_that_are_being_made_take_room_too(sqlite):
    async def asks(hall: Hall) -> None:
        makes = [hall.make(Setting("alhambra", 2), [SeatPlan("Anna"), SeatPlan()], f"192.0.2.{number}") for number in range(9)]
        answers = await asyncio.gather(*makes, return_exceptions=True)
        assert [isinstance(answer, Made) for answer in answers].count(True) == 5
        assert {answer.key for answer in answers if isinstance(answer, Refused)} == {"server_full"}

    in_a_hall(sqlite, asks, Limits(tables=5))


def test_matches_wake_up_once_a_database_is_back_that_went_away_during_the_start(sqlite, monkeypatch):
    ids: list[str] = []

    async def makes(hall: Hall) -> None:
        ids.extend([(await made(hall)).match.table.id for _ in range(2)])
        hall.matches.clear()  # killed, or they would be asleep

    async def wakes(hall: Hall) -> None:
        storage = hall.storage
        awake, table, away = storage.awake, storage.table, iter([True, False, True, True, False, False, False])

        def now_and_then(ask):
            async def asked(*given):
                if next(away):
                    raise Refused("database_away", problem="OSError")
                return await ask(*given)

            return asked

        monkeypatch.setattr("rocaille.server.housekeeping.AGAIN", 0.01)
        monkeypatch.setattr(storage, "awake", now_and_then(awake))
        monkeypatch.setattr(storage, "table", now_and_then(table))
        await asyncio.wait_for(hall.housekeeper.wake_up(), 10)
        assert sorted(hall.matches) == sorted(ids)

    in_a_hall(sqlite, makes)
    in_a_hall(sqlite, wakes)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE acts SET act = '{' WHERE seq = 2",
        'UPDATE acts SET act = \'{"act": "decided", "at": 1, "seat": 0, "decision": "fly"}\' WHERE seq = 2',
        "DELETE FROM acts WHERE seq = 1",
        "UPDATE tables SET setting = '{\"game\": 7}'",
        "UPDATE tables SET seed = 'seven'",
    ],
)
def test_a_damaged_table_is_refused_with_a_sentence_and_the_others_go_on(sqlite, damage):
    async def asks(hall: Hall) -> None:
        whole, broken = [(await made(hall)).match for _ in range(2)]
        await hall.seat(broken, "", Sit("Bea", None))
        hall.matches.clear()
        path = address(sqlite).database
        with closing(sqlite3.connect(path)) as connection, connection:
            where = "" if "WHERE" in damage else " WHERE TRUE"
            column = "id" if "tables" in damage else "table_id"
            connection.execute(f"{damage}{where} AND {column} = ?", (broken.table.id,))
        with refused("table_damaged") as problem:
            await hall.find(broken.table.id)
        for language in LANGUAGES:
            sentence = Words(language).refusal(problem.value)
            assert sentence.endswith(".") and broken.table.id in sentence
        await asyncio.wait_for(hall.housekeeper.wake_up(), 10)
        assert list(hall.matches) == [whole.table.id]

    in_a_hall(sqlite, asks)
