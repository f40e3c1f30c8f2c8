"""A match from its beginning: at any point, as a seat saw it then."""
from __future__ import annotations

from typing import Any

from msgspec import Struct

from rocaille.kernel.decision import Refused
from rocaille.kernel.history import History
from rocaille.kernel.record import Record
from rocaille.table.table import Table


class Replay(Struct):
    """A point of a match: `at` of `of` decisions."""

    at: int
    of: int
    to_decide: list[int]
    views: list[dict[str, Any]]
    events: list[dict[str, Any]]  # of the decision that led here
    outcome: dict[str, Any] | None


def replay(table: Table, at: int | None, seat: int | None, everything: bool) -> Replay:
    """The point after `at` decisions, or the last, as `seat` or a spectator saw it, or everybody."""
    record = _record(table)
    count = len(record.decisions)
    if at is not None and at > count:
        raise Refused("no_such_point", found=at, most=count)
    table.game.check_seat(record.players, seat)
    point = count if at is None else at
    history = History.of(Record(record.game, record.players, record.seed, record.options, record.seats,
                                record.decisions[:point]))
    viewers: list[int | None] = [*range(record.players)] if everything else [seat]
    game, outcome = history.game, history.game.outcome(history.state)
    events = history.moments[-1].events if history.moments else history.opening
    return Replay(
        point, count, list(game.to_decide(history.state)), [game.view(history.state, viewer).to_json() for viewer in viewers],
        [event.to_json() for event in events if any(event.seen_by(viewer) for viewer in viewers)],
        outcome.to_json() if outcome else None)


def text_of(table: Table) -> bytes:
    """The record as a file."""
    return _record(table).text().encode()


def _record(table: Table) -> Record:
    if table.history is None:
        raise Refused("match_not_begun")
    return table.history.record
