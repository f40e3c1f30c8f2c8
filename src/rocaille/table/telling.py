"""What a table tells each receiver: its own views, and the events that it may see."""
from __future__ import annotations

from typing import Any

from rocaille.kernel.log import EVERYONE
from rocaille.table.sights import Happened, SeatNow, Sight, Told, Update
from rocaille.table.table import OVER, Past, Table


def update(table: Table, person: str, since: int | None, now: float) -> Update:
    """For a person, all that their seats see; for anybody else what a spectator sees. Without `since`, only the present."""
    viewers: list[int | None] = [*table.seats_of(person)] or [None]
    since = table.seq if since is None else max(0, min(since, table.seq))
    status = table.status
    outcome = table.outcome() if status == OVER else None
    return Update(
        table.seq, since, status, table.to_decide(), seats_now(table, now),
        [_sight(table, seat) for seat in viewers] if table.history else [],
        [_happened(past, viewers) for past in table.past_since(since)],
        outcome.to_json() if outcome else None, table.winners(), str(table.seed) if status == OVER else "", table.rematch)


def seats_now(table: Table, now: float) -> list[SeatNow]:
    """The seats as everybody sees them."""
    return [SeatNow(number, seat.name, seat.bot, seat.stand_in, seat.resigned,
                    bool(seat.bot) or (bool(seat.person) and seat.person not in table.away),
                    round(table.clock.remaining(number, now), 1) if table.clock else None)
            for number, seat in enumerate(table.seats)]


def _sight(table: Table, seat: int | None) -> Sight:
    state, decisions = table.state(), table.wire.decisions
    sight = Sight(seat, table.game.view(state, seat).to_json())
    if seat is not None:
        sight.asked = table.asked[seat]
        sight.take_back = table.can_take_back(seat)
        if seat in table.to_decide():
            sight.options = [decisions[option.number] for option in table.game.options(state, seat)]
    return sight


def _happened(past: Past, viewers: list[int | None]) -> Happened:
    act: Any = past.act
    return Happened(
        past.seq, act.__struct_config__.tag, act.at, getattr(act, "seat", None), getattr(act, "count", 0),
        [Told(event.key, event.seat, event.args, None if event.to == EVERYONE else event.to)
         for event in past.events if any(event.seen_by(viewer) for viewer in viewers)])
