"""What a table tells each receiver: its own views, and the events that it may see; in words, if it asked for a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rocaille.kernel.game import Game
from rocaille.kernel.log import EVERYONE, Event
from rocaille.table.sights import EventView, Forecast, Happened, SeatNow, Sight, Update
from rocaille.table.speaking import Speech, outcome_view
from rocaille.table.table import OVER, STARTING, Past, Table
from rocaille.words import Words


def update(table: Table, person: str, since: int | None, now: float, words: Words | None = None) -> Update:
    """For a person, all that their seats see; for anybody else what a spectator sees. Without `since`, only the present."""
    viewers: list[int | None] = [*table.seats_of(person)] or [None]
    since = table.seq if since is None else max(0, min(since, table.seq))
    status = table.status
    record = table.history.record if table.history and status == OVER else None
    outcome = table.outcome() if status == OVER else None
    speech = Speech(words, table.game, table.names) if words else None
    forecast = speech.forecast(table.game.forecast(table.state())) if speech and table.history else []
    return Update(
        table.seq,
        since,
        status,
        table.to_decide(),
        seats_now(table, now),
        [_sight(table, seat, speech, forecast) for seat in viewers] if table.history else [],
        [_happened(table, past, viewers, speech) for past in table.past_since(since)],
        outcome_view(table.game, outcome, speech) if outcome else None,
        table.winners(),
        str(table.seed) if record else "",
        table.waiting,
        table.rematch,
        table.awaited(),
        table.seed_hash if since < table.full_at or status in (STARTING, OVER) else "",
        record.commitments or () if record else (),
        record.numbers or () if record else (),
    )


def seats_now(table: Table, now: float) -> list[SeatNow]:
    """The seats as everybody sees them."""
    return [
        SeatNow(
            number,
            table.names[number],
            seat.bot,
            seat.stand_in,
            seat.resigned,
            bool(seat.bot) or (bool(seat.person) and seat.person not in table.away),
            round(table.clock.remaining(number, now), 1) if table.clock else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def _sight(table: Table, seat: int | None, speech: Speech | None, forecast: list[Forecast]) -> Sight:
    state, decisions, deciding = table.state(), table.wire.decisions, table.to_decide()
    view = table.game.view(state, seat)
    sight = Sight(seat, view.to_json(), forecast=forecast)
    options = []
    if seat is not None:
        sight.asked = table.asked[seat]
        decides = not table.seats[seat].decided_by()
        sight.take_back = table.can_take_back(seat) if decides else 0
        if seat in deciding and decides:
            options = table.options(seat)
            sight.options = [decisions[option.number] for option in options]
    if speech:
        sight.labels = [speech.label(view, option) for option in options]
        sight.question = (
            speech.question(view, deciding, table.game.in_secret(state))
            if table.waiting is None
            else speech.ending(table.waiting, table.waiting == seat)
        )
    return sight


def _happened(table: Table, past: Past, viewers: list[int | None], speech: Speech | None) -> Happened:
    act: Any = past.act
    return Happened(
        past.seq,
        act.__struct_config__.tag,
        act.at,
        getattr(act, "seat", None),
        getattr(act, "count", 0),
        event_views(table.game, past.events, viewers, speech),
        speech.act(act, past.seq == table.given_up_at) if speech else "",
    )


def event_views(game: Game, events: list[Event], viewers: Sequence[int | None], speech: Speech | None) -> list[EventView]:
    """The events that one of these viewers may see."""
    return [
        EventView(
            event.key,
            event.seat,
            game.naming.event(event),
            None if event.to == EVERYONE else event.to,
            speech.event(event) if speech else "",
        )
        for event in events
        if any(event.seen_by(viewer) for viewer in viewers)
    ]
