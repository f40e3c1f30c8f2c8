"""What a decision would lead to, as far as its seat can know.

The position itself is never played on: positions are imagined from what the seat has seen, the decision is carried out in each
of them, and what all of them agree on is certain. Where they differ, everything stays as it is now.
"""
from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance
from rocaille.kernel.game import Game, View
from rocaille.kernel.log import Event, Log
from rocaille.table.sights import Forecast, Told
from rocaille.table.speaking import Speech

FEW: Final = 3  # worlds, where no chance is at work
MANY: Final = 24  # where it is


class Preview(Struct):
    """After a decision: the view and the forecast as far as they are certain, and the events that surely happen."""

    certain: bool
    view: dict[str, Any]
    forecast: list[Forecast]
    events: list[Told]


def preview(game: Game, view: View, decision: Decision, dice: int, speech: Speech | None = None) -> Preview:
    """What a legal decision of the seat of this view leads to; the same for the same dice."""
    seat = view.seat
    assert seat is not None
    views: list[dict[str, Any]] = []
    forecasts: list[list[Forecast]] = []
    events: list[list[Event]] = []
    now: list[Forecast] = []
    chance = False
    while len(views) < (MANY if chance else FEW):
        dice = advance(dice)
        state = game.imagine(view, dice)
        if speech and not now:
            now = speech.forecast(state)
        log, before = Log(), state.dice
        game.carry_out(state, seat, decision, log)
        after = game.view(state, seat).to_json()
        chance = chance or log.barrier or state.dice != before or (bool(views) and after != views[0])
        views.append(after)
        forecasts.append(speech.forecast(state) if speech else [])
        events.append([event for event in log.events if event.seen_by(seat)])
    first = [event for event in events[0] if all(_has(each, event) for each in events)]
    return Preview(
        not chance, agreed(view.to_json(), views),
        [mine if all(each[at] == mine for each in forecasts) else now[at] for at, mine in enumerate(forecasts[0])],
        [Told(event.key, event.seat, event.args, None if event.to < 0 else event.to, speech.event(event) if speech else "")
         for event in first])


def _has(events: list[Event], event: Event) -> bool:
    return any((each.key, each.seat, each.args) == (event.key, event.seat, event.args) for each in events)


def agreed(now: Any, later: list[Any]) -> Any:
    """What all these have in common, part by part; where they differ, what there is now."""
    first = later[0]
    if all(each == first for each in later):
        return first
    if isinstance(now, dict) and all(isinstance(each, dict) for each in later):
        found = {}
        for key in now | first:
            values = [each[key] for each in later if key in each]
            if key in now:
                found[key] = agreed(now[key], values) if len(values) == len(later) else now[key]
            elif len(values) == len(later) and all(value == values[0] for value in values):
                found[key] = values[0]
        return found
    if isinstance(now, list) and all(isinstance(each, list) and len(each) == len(now) for each in later):
        return [agreed(mine, [each[at] for each in later]) for at, mine in enumerate(now)]
    return now
