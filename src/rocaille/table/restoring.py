"""A table from what was stored of it.

Acts are checked once more, as far as it takes: the database is a file that can be damaged, put together from two backups, or
changed by hand, and what does not follow from the acts before it would be played on as nonsense. That costs less than carrying
the acts out, and is paid once when a table is found again, not while people play.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import DecodeError

from rocaille.kernel.decision import Refused
from rocaille.table.acts import (
    AnyAct,
    BegunWithout,
    BotSat,
    CameBack,
    Closed,
    Decided,
    Ended,
    Rematched,
    Resigned,
    Resumed,
    Revealed,
    Sat,
    StoodIn,
    StoodUp,
    TookBack,
)
from rocaille.table.table import OPEN, OVER, PLAYING, STARTING, Table


def restored(table: Table, acts: Iterable[str]) -> Table:
    """A fresh table after these acts, as they were written; refused if they are none, or cannot have happened."""
    for number, text in enumerate(acts, 1):
        try:
            act = table.wire.acts.read(text)
        except (DecodeError, Refused):
            raise Refused("table_damaged", table=table.id, number=number) from None
        if not follows(table, act):
            raise Refused("table_damaged", table=table.id, number=number)
        table.carry_out(act)
    return table


def follows(table: Table, act: AnyAct) -> bool:
    """Whether an act can happen at a table as it is now."""
    number = getattr(act, "seat", 0)
    if not 0 <= number < len(table.seats):
        return False
    seat, status = table.seats[number], table.status
    match act:
        case Sat():
            return status == OPEN and seat.free() and bool(act.person) and (not act.commitment or table.own_dice)
        case StoodUp():
            return status == OPEN and bool(seat.person)
        case BotSat():
            return status == OPEN and not seat.person
        case Closed():
            return status == OPEN
        case Revealed():
            return status == STARTING and bool(act.number and table.seats_committed(act.person, act.number))
        case BegunWithout():
            return status == STARTING
        case Decided():
            return status == PLAYING and table.waiting is None and act.decision in table.options(number)
        case TookBack():
            return status == PLAYING and 1 <= act.count <= table.can_take_back(number)
        case Ended():
            return table.waiting == number
        case StoodIn() | Resigned():
            return status == PLAYING and not seat.resigned
        case CameBack():
            return status == PLAYING and bool(seat.stand_in)
        case Resumed():
            return table.clock is not None
        case Rematched():
            return status == OVER
