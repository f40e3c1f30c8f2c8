"""What a decision would lead to, as far as its seat can know.

The position itself is never played on: positions are imagined from what the seat has seen, the decision is carried out in each
of them, and what all of them agree on is certain. Where they differ, everything stays as it is now.

Chance is not left to chance: besides determinizations with random dice there are some in which one die shows its first face, or
its last. What only one of many faces brings is seen so; and as stacks are kept in order, a draw is certain if both bring the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import FIRST_FACE, LAST_FACE, advance, skipped
from rocaille.kernel.game import Game, ScoreLine, View
from rocaille.kernel.log import Event, Log
from rocaille.table.sights import EventView, Forecast, GameView
from rocaille.table.speaking import Speech
from rocaille.table.telling import event_views

WHOLE: Final = ("step", "ways", "begun")  # never a part of one step, or of one way to pay, with a part of another
FEW: Final = 3  # determinizations, where no chance is at work
MANY: Final = 12  # where it is
DICE: Final = 12  # the first so many dice show their first face, and their last, in determinizations of their own
EXTREMES: Final = [skipped(face, -place) for place in range(1, DICE + 1) for face in (FIRST_FACE, LAST_FACE)]


class Consequences(Struct):
    """What follows a decision: the view and the forecast as far as they are certain, and the events that surely happen."""

    certain: bool
    view: GameView
    forecast: list[Forecast]
    events: list[EventView]


def preview(
    game: Game, view: View, decision: Decision, dice: int, speech: Speech | None = None, then: Sequence[Decision] = ()
) -> Consequences:
    """What a legal decision of the seat of this view leads to; the same for the same dice.

    `then` follows it, as long as that is possible.
    """
    seat = view.seat
    assert seat is not None
    views: list[dict[str, Any]] = []
    forecasts: list[list[ScoreLine]] = []
    events: list[list[Event]] = []
    now: list[ScoreLine] = []
    chance = False
    while len(views) < (MANY + len(EXTREMES) if chance else FEW):
        dice = advance(dice)
        state = game.imagine(view, dice)
        if len(views) >= MANY:
            state.dice = EXTREMES[len(views) - MANY]
        if not views:
            now = game.forecast(state)
        log, before = Log(), state.dice
        game.carry_out(state, seat, decision, log)
        for next_one in then:
            if next_one not in game.options(state, seat):
                break
            game.carry_out(state, seat, next_one, log)
        after = game.view(state, seat).to_json()
        chance = chance or log.barrier or state.dice != before or (bool(views) and after != views[0])
        views.append(after)
        forecasts.append(game.forecast(state))
        events.append([event for event in log.events if event.seen_by(seat)])
    first = [event for event in events[0] if all(_has(each, event) for each in events)]
    return Consequences(
        not chance,
        agreed(view.to_json(), views),
        speech.forecast(certain_lines(now, forecasts)) if speech else [],
        event_views(game, first, [seat], speech),
    )


def certain_lines(now: list[ScoreLine], later: list[list[ScoreLine]]) -> list[ScoreLine]:
    """For each seat its lines later, if they are the same in all determinizations; else those that it has now."""
    found: list[ScoreLine] = []
    for seat in {line.seat for lines in (now, *later) for line in lines}:
        mine = [[line for line in lines if line.seat == seat] for lines in later]
        same = len({tuple([(line.label, line.points) for line in lines]) for lines in mine}) == 1
        found += mine[0] if same else [line for line in now if line.seat == seat]
    return found


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
            everywhere = len(values) == len(later)
            if everywhere and all(value == values[0] for value in values):
                found[key] = values[0]
            elif key in now:
                found[key] = agreed(now[key], values) if everywhere and key not in WHOLE else now[key]
        return found
    if isinstance(now, list) and all(isinstance(each, list) and len(each) == len(now) for each in later):
        return [agreed(mine, [each[at] for each in later]) for at, mine in enumerate(now)]
    return now
