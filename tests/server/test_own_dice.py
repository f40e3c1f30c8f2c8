"""A database of before every decision had dice of its own: its matches go on as they were."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy.engine import make_url

from rocaille.kernel.codec import digest
from rocaille.kernel.fairness import seed_hash
from rocaille.kernel.record import STREAM, Positions
from rocaille.server.hall import Hall, SeatPlan
from rocaille.table.setting import Setting
from rocaille.table.wishes import Decide
from tests.server.test_hall import in_a_hall

DUMP = Path(__file__).parent / "tables_of_streams.sql"


class Kept(NamedTuple):
    """What the server of then had made of a table."""

    id: str
    seq: int
    status: str
    position: str
    seed_hash: str


KEPT = [
    Kept("4c4b986b63dda41a", 51, "playing", "7627e1abf7b1b7de8dc26ff766461390", "4238a24315aa3382"),
    Kept("a0cdaf1518662799", 45, "playing", "ff202780c126bdabe69c6848b5822f86", "20ffea09eca20d57"),
    Kept("b360363614d7ad8c", 36, "over", "de82eab30a33542bd0347f570f9fe45a", "23505966a9358bd2"),
]
OPEN = "b84facf12682d0d3"


@pytest.fixture
def old(sqlite):
    with closing(sqlite3.connect(str(make_url(sqlite).database))) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    return sqlite


@pytest.mark.parametrize("kept", KEPT, ids=["jeweller", "alhambra", "over"])
def test_a_match_of_then_is_the_same_today(old, kept):
    async def looks(hall: Hall) -> None:
        match = await hall.find(kept.id)
        table = match.table
        assert (table.seq, table.status, digest(table.state().key())) == (kept.seq, kept.status, kept.position)
        assert match.now().seed_hash == seed_hash(table.seed) and match.now().seed_hash.startswith(kept.seed_hash)
        record = table.history.record
        assert record.to_json()["rocaille"] == STREAM and record.numbers is None
        assert digest(Positions.of(record).states[-1].key()) == kept.position

    in_a_hall(old, looks)


@pytest.mark.parametrize("kept", KEPT[:2], ids=["jeweller", "alhambra"])
def test_it_goes_on_with_the_same_dice_and_is_found_again(old, kept):
    ends = []

    async def plays(hall: Hall) -> None:
        match = await hall.find(kept.id)
        table = match.table
        twin = table.state().copy()
        for _ in range(40):
            seat = table.to_decide()[0]
            decision, seq = table.options(seat)[0], table.seq
            wish = Decide(1, seat, seq, table.game.notation.to_json(decision))
            await match.fulfil(table.seats[seat].person, wish)
            table.game.carry_out(twin, seat, decision)
        assert table.state().key() == twin.key(), "other dice than those of its stream"
        ends.append(digest(twin.key()))

    async def finds(hall: Hall) -> None:
        ends.append(digest((await hall.find(kept.id)).table.state().key()))

    in_a_hall(old, plays)
    in_a_hall(old, finds)
    assert ends[0] == ends[1]


def test_a_table_of_then_that_was_still_open_begins_with_its_stream(old):
    async def joins(hall: Hall) -> None:
        match = await hall.find(OPEN)
        await match.accept(lambda now: match.table.sit("b", "Ben", None, now, "5" * 64))
        assert match.table.status == "playing" and match.table.history.record.numbers is None
        assert match.table.state().key() == match.table.game.new(2, match.table.seed).key()

    in_a_hall(old, joins)


def test_a_new_table_beside_them_has_own_dice(old):
    async def makes(hall: Hall) -> None:
        made = await hall.make(Setting("alhambra", 2), [SeatPlan("Anna"), SeatPlan("Ben")], "192.0.2.1")
        again = await hall.played_again(made.match.table.id)
        assert again.own_dice and again.history.record.numbers == ("", "")
        assert again.state().key() == made.match.table.state().key()

    in_a_hall(old, makes)
    with closing(sqlite3.connect(str(make_url(old).database))) as connection:
        counts = dict(connection.execute("SELECT own_dice, count(*) FROM tables GROUP BY own_dice").fetchall())
    assert counts == {0: 4, 1: 1}
