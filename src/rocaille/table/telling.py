"""What a table tells each receiver: its own views, and the events that it may see; in words, if it asked for a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rocaille.kernel.game import Game
from rocaille.kernel.log import EVERYONE, Event
from rocaille.kernel.naming import seat_of
from rocaille.table.sights import EventView, Happened, SeatNow, Sight, Update
from rocaille.table.speaking import Speech, outcome_view
from rocaille.table.table import OVER, STARTING, Past, Table
from rocaille.words import Words


class Told:
    """What all receivers of one language are told about a position: it is said once."""

    __slots__ = ("_events", "_game", "forecast", "speech", "state")

    def __init__(self, table: Table, words: Words | None) -> None:
        self._game: Final = table.game
        self.state: Final = table.state() if table.history else None
        self.speech: Final = Speech(words, table.game, table.names) if words else None
        self.forecast: Final = self.speech.forecast(table.game.forecast(table.state())) if self.speech and table.history else []
        self._events: Final[dict[int, list[EventView]]] = {}

    def events(self, past: Past) -> list[EventView]:
        """Those of an act, whoever may see them."""
        found = self._events.get(past.seq)
        if found is None:
            found = self._events[past.seq] = [event_view(self._game, event, self.speech) for event in past.events]
        return found


def _told(table: Table, words: Words | None) -> Told:
    language = words.language if words else ""
    found: Told | None = table.told.get(language)
    if found is None or (table.history is not None and found.state is not table.history.state):
        found = table.told[language] = Told(table, words)
    return found


def update(table: Table, person: str, since: int | None, now: float, words: Words | None = None) -> Update:
    """For a person, all that their seats see; for anybody else what a spectator sees. Without `since`, only the present."""
    viewers: list[int | None] = [*table.seats_of(person)] or [None]
    since = table.seq if since is None else max(0, min(since, table.seq))
    status = table.status
    record = table.history.record if table.history and status == OVER else None
    outcome = table.outcome() if status == OVER else None
    told = _told(table, words)
    return Update(
        table.seq,
        since,
        status,
        table.to_decide(),
        seats_now(table, now),
        [_sight(table, seat, told) for seat in viewers] if table.history else [],
        [_happened(table, past, viewers, told) for past in table.past_since(since)],
        outcome_view(table.game, outcome, told.speech) if outcome else None,
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


def _sight(table: Table, seat: int | None, told: Told) -> Sight:
    state, decisions, deciding = table.state(), table.wire.decisions, table.to_decide()
    view = table.game.view(state, seat)
    speech = told.speech
    sight = Sight(seat, view.to_json(), forecast=told.forecast)
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


def _happened(table: Table, past: Past, viewers: list[int | None], told: Told) -> Happened:
    act: Any = past.act
    events = [
        view
        for event, view in zip(past.events, told.events(past), strict=True)
        if any(event.seen_by(viewer) for viewer in viewers)
    ]
    return Happened(
        past.seq,
        act.__struct_config__.tag,
        act.at,
        getattr(act, "seat", None),
        getattr(act, "count", 0),
        events,
        told.speech.act(act, past.seq == table.given_up_at) if told.speech else "",
    )


def event_views(game: Game, events: list[Event], viewers: Sequence[int | None], speech: Speech | None) -> list[EventView]:
    """The events that one of these viewers may see."""
    return [event_view(game, event, speech) for event in events if any(event.seen_by(viewer) for viewer in viewers)]


def event_view(game: Game, event: Event, speech: Speech | None) -> EventView:
    to = None if event.to == EVERYONE else event.to
    text = speech.event(event) if speech else ""
    return EventView(event.key, seat_of(event), game.naming.owner(event), game.naming.event(event), to, text)
