"""`rocaille replay`: a recorded game, at any point, as any seat saw it."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console

from rocaille.catalogue import declaration
from rocaille.catalogue import game as find_game
from rocaille.cli.arguments import number
from rocaille.cli.drawing import FULL_WIDTH
from rocaille.cli.options import options_text
from rocaille.cli.sheet import winners
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import State, View
from rocaille.kernel.log import Event
from rocaille.kernel.record import Positions, Record, load
from rocaille.words import Words
from rocaille.words.sentences import box_of, words_of


def replay(
    file: str, seat: str | None, at: str | None, everything: bool, as_json: bool, options: list[str], words: Words
) -> int:
    """A record brings its options along; those that were asked for have to be among them."""
    kept = Positions()
    record = load(Path(file), find_game, kept.keep)
    record.game.on({option: True for option in options})
    for option in options:
        if option not in record.options:
            raise Refused("played_without_option", file=file, option=option)
    point = len(record.decisions) if at is None else number("--at", at, 0, len(record.decisions))
    viewer = None if seat is None else number("--seat", seat, 0, record.players - 1)
    state = kept.states[point]
    views = [record.game.view(state, each) for each in (range(record.players) if everything else [viewer])]
    if as_json:
        events = kept.events[point] if point else []
        seen = [event for event in events if everything or event.seen_by(viewer)]
        print(json.dumps(_as_json(record, point, state, views, seen, everything), ensure_ascii=False))
    else:
        _show(record, point, state, views, words)
    return 0


def _as_json(
    record: Record, point: int, state: State, views: list[View], events: list[Event], everything: bool
) -> dict[str, Any]:
    game = record.game
    outcome, shown = game.outcome(state), [view.to_json() for view in views]
    told: dict[str, Any] = {
        "game": game.name,
        "players": record.players,
        "at": point,
        "of": len(record.decisions),
        "to_decide": list(game.to_decide(state)),
        "events": [game.naming.event_json(event) for event in events],
        "outcome": game.naming.outcome_json(outcome) if outcome else None,
    }
    if record.options:
        told["options"] = record.options
    told["views" if everything else "view"] = shown if everything else shown[0]
    return told


def _show(record: Record, point: int, state: State, views: list[View], words: Words) -> None:
    game = record.game
    face = declaration(game.name).table()
    console = Console(width=max(Console().width, FULL_WIDTH))
    names = words_of(game.name).SEAT_NAMES[: record.players]
    seats = [
        f"{seat} {name}" + (f" ({who})" if who else "")
        for seat, (name, who) in enumerate(zip(names, record.seats, strict=True))
    ]
    at = words("replay.at", at=point, of=len(record.decisions))
    console.print("   ".join(filter(None, [at, options_text(words, game), ", ".join(seats)])), highlight=False)
    for view in views:
        console.print(face.table(view, words, names, console.width))
    outcome = game.outcome(state)
    if outcome:
        console.print(face.score_grid(outcome, words, box_of(game, record.players), names))
        console.print(winners(game.name, outcome, words, names), highlight=False)
