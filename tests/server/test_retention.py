"""What whoever runs a server does not want to keep for ever is deleted, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from rocaille.server.config import Keeping, keeping_from
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.housekeeping import IDLE
from rocaille.server.people import LIFETIME
from rocaille.server.replays import text_of
from rocaille.server.retention import DAY, Retention
from rocaille.server.schema import ACTS, TABLES, TOKENS
from rocaille.server.timekeeping import LONG_GONE, Life, Lives
from rocaille.table.telling import update
from rocaille.words import Words
from tests.server.test_asleep import Clock, made, servers, swept
from tests.table.playing import refused

NOBODY = Keeping(tokens=None)


async def over(hall: Hall) -> str:
    """A match that is over."""
    match = await made(hall)
    await match.accept(lambda now: match.table.resign(match.table.host, 0, now))
    assert match.table.status == "over"
    return match.table.id


async def rows(hall: Hall) -> list[int]:
    """How many tables, acts and tokens there are."""
    async with hall.storage.engine.connect() as connection:
        return [len((await connection.execute(select(table))).all()) for table in (TABLES, ACTS, TOKENS)]


async def everything(hall: Hall, clock: Clock) -> dict[str, str]:
    """A match of each kind, asleep."""
    ids = {"over": await over(hall), "playing": (await made(hall)).table.id}
    ids["open"] = (await made(hall, [SeatPlan("Anna"), SeatPlan()])).table.id
    clock.at += IDLE + 1
    await swept(hall)
    assert not hall.matches
    return ids


@pytest.mark.parametrize("kind", ["finished", "abandoned"])
def test_matches_are_deleted_when_their_time_is_up(database, kind):
    async def does(hall: Hall, clock: Clock) -> None:
        ids = await everything(hall, clock)
        retention = Retention(hall, Keeping(**{kind: 10}, tokens=None))
        clock.at += 9 * DAY
        assert not any((await retention.once()).values())
        clock.at += 2 * DAY
        gone = ["over"] if kind == "finished" else ["playing", "open"]
        if kind == "abandoned":  # somebody has looked at one of them
            await hall.find(ids["open"])
            gone.remove("open")
        assert await retention.once() == {"finished": 0, "abandoned": 0, "names": 0, "tokens": 0, kind: len(gone)}
        for name, id in ids.items():
            if name in gone:
                with refused("no_such_table"):
                    await hall.find(id)
            else:
                assert (await hall.find(id)).table.status == name
        tables, acts, tokens = await rows(hall)
        assert (tables, tokens) == (3 - len(gone), 3 - len(gone))
        assert acts == sum(match.table.seq for match in hall.matches.values())

    servers(database, does)


def test_by_default_nothing_of_anybody_is_deleted(sqlite):
    async def does(hall: Hall, clock: Clock) -> None:
        await everything(hall, clock)
        before = await rows(hall)
        clock.at += LIFETIME + 29 * DAY
        assert not any((await Retention(hall, Keeping()).once()).values())
        assert await rows(hall) == before
        clock.at += 2 * DAY
        assert (await Retention(hall, NOBODY).once())["tokens"] == 0
        assert (await Retention(hall, Keeping()).once())["tokens"] == before[2]
        assert await rows(hall) == [*before[:2], 0]

    servers(sqlite, does)


def test_names_are_forgotten_and_the_match_stays(database):
    async def does(hall: Hall, clock: Clock) -> None:
        ids = await everything(hall, clock)
        retention = Retention(hall, Keeping(names=10, tokens=None))
        clock.at += 11 * DAY
        assert (await retention.once())["names"] == 1
        assert (await retention.once())["names"] == 0, "only once"
        table = await hall.played_again(ids["over"], remember_all=True)
        assert table.status == "over" and all(table.names) and not {"Anna", "Bea"} & set(table.names)
        told = str(update(table, "", 0, 0.0, Words("en")))
        for text in (told, text_of(table).decode()):
            assert "Anna" not in text and "Bea" not in text
        assert (await hall.find(ids["playing"])).table.names == ["Anna", "Bea"]
        old = await hall.find(ids["over"])
        again, _ = await hall.rematch(old, old.table.host, "192.0.2.1")
        assert again.table.names == old.table.names

    servers(database, does)


def test_whoever_comes_meanwhile_finds_all_or_nothing(sqlite, monkeypatch):
    async def does(hall: Hall, clock: Clock) -> None:
        ids = await everything(hall, clock)
        clock.at += 11 * DAY
        keep = hall.storage.keep
        coming: list[asyncio.Task[Any]] = []

        async def slowly(writes: Any) -> None:
            coming.append(asyncio.create_task(hall.find(ids["over"])))
            await asyncio.sleep(0.1)
            await keep(writes)

        monkeypatch.setattr(hall.storage, "keep", slowly)
        await Retention(hall, Keeping(finished=10, tokens=None)).once()
        with refused("no_such_table"):
            await coming[0]

    servers(sqlite, does)


def test_people_can_meet_again_when_the_table_of_their_rematch_is_gone(sqlite):
    async def does(hall: Hall, clock: Clock) -> None:
        old = await hall.find(await over(hall))
        first, _ = await hall.rematch(old, old.table.host, "192.0.2.1")
        clock.at += IDLE + 1
        await hall.housekeeper.put_to_sleep([first], IDLE)
        clock.at += 11 * DAY
        await Retention(hall, Keeping(abandoned=10, tokens=None)).once()
        second, _ = await hall.rematch(old, old.table.host, "192.0.2.1")
        assert second.table.id != first.table.id and old.table.rematch == second.table.id

    servers(sqlite, does)


def test_a_clock_is_doubted_until_it_has_been_right_for_long():
    there, jumped = Life(1, 0.0, 10.0), Life(2, LONG_GONE + 100.0, LONG_GONE + 200.0)
    again, back = Life(3, LONG_GONE + 210.0, LONG_GONE + 220.0), Life(4, 300.0, 400.0)
    assert not Lives([there]).doubted(1e12) and not Lives([there, Life(2, 20.0, 30.0)]).doubted(40.0)
    assert Lives([there, jumped]).doubted(jumped.seen)
    assert Lives([there, jumped, again]).doubted(again.seen), "another start makes a wrong clock no better"
    assert Lives([there, jumped, again, back]).doubted(back.seen)
    assert not Lives([there, jumped, again, back]).doubted(back.begun + LONG_GONE + 1 + jumped.begun)


@pytest.mark.parametrize("doubted", [True, False])
def test_a_clock_that_may_be_wrong_deletes_and_closes_nothing(sqlite, monkeypatch, doubted):

    async def does(hall: Hall, clock: Clock) -> None:
        asked: list[str] = []

        async def once(self) -> None:
            asked.append("deleted")

        async def asleep(*given) -> list[str]:
            asked.append("closed")
            return []

        monkeypatch.setattr(Retention, "once", once)
        monkeypatch.setattr(hall.storage, "asleep", asleep)
        monkeypatch.setattr("rocaille.server.retention.EVERY", 0.01)
        work = asyncio.create_task(Retention(hall, Keeping()).work())
        await asyncio.sleep(0.1)
        work.cancel()
        await hall.housekeeper._close_unused()
        assert set(asked) == (set() if doubted else {"deleted", "closed"})

    monkeypatch.setattr(Lives, "doubted", lambda self, now: doubted)
    servers(sqlite, does)


def test_what_is_asked_for():
    assert keeping_from([]) == Keeping(None, None, None, 30)
    assert keeping_from(["finished=365", "names=7", "tokens=forever"]) == Keeping(365, None, 7, None)
