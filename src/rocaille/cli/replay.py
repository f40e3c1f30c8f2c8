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
from rocaille.kernel.game import View
from rocaille.kernel.history import History
from rocaille.kernel.record import Record, load
from rocaille.words import Words
from rocaille.words.sentences import box_of, words_of


def replay(
    file: str, seat: str | None, at: str | None, everything: bool, as_json: bool, options: list[str], words: Words
) -> int:
    """A record brings its options along; those that were asked for have to be among them."""
    record = load(Path(file), find_game)
    record.game.on({option: True for option in options})
    for option in options:
        if option not in record.options:
            raise Refused("played_without_option", file=file, option=option)
    point = len(record.decisions) if at is None else number("--at", at, 0, len(record.decisions))
    viewer = None if seat is None else number("--seat", seat, 0, record.players - 1)
    history = History.of(record.until(point))
    if as_json:
        print(json.dumps(_as_json(history, record, viewer, everything), ensure_ascii=False))
    else:
        _show(history, record, viewer, everything, words)
    return 0


def _views(history: History, everything: bool, viewer: int | None) -> list[View]:
    """What is shown: the seat's view, or with `everything` that of each seat."""
    game, state = history.game, history.state
    return [game.view(state, seat) for seat in (range(history.record.players) if everything else [viewer])]


def _as_json(history: History, record: Record, viewer: int | None, everything: bool) -> dict[str, Any]:
    game = history.game
    outcome = game.outcome(history.state)
    views = [view.to_json() for view in _views(history, everything, viewer)]
    last = history.moments[-1:]
    told: dict[str, Any] = {
        "game": game.name,
        "players": record.players,
        "at": len(history.moments),
        "of": len(record.decisions),
        "to_decide": list(game.to_decide(history.state)),
        "events": [event.to_json() for moment in last for event in moment.events if everything or event.seen_by(viewer)],
        "outcome": outcome.to_json() if outcome else None,
    }
    if record.options:
        told["options"] = record.options
    told["views" if everything else "view"] = views if everything else views[0]
    return told


def _show(history: History, record: Record, viewer: int | None, everything: bool, words: Words) -> None:
    game = history.game
    face = declaration(game.name).table()
    console = Console(width=max(Console().width, FULL_WIDTH))
    names = words_of(game.name).SEAT_NAMES[: record.players]
    seats = [
        f"{seat} {name}" + (f" ({who})" if who else "")
        for seat, (name, who) in enumerate(zip(names, record.seats, strict=True))
    ]
    at = words("replay.at", at=len(history.moments), of=len(record.decisions))
    console.print("   ".join(filter(None, [at, options_text(words, game), ", ".join(seats)])), highlight=False)
    for view in _views(history, everything, viewer):
        console.print(face.table(view, words, names, console.width))
    outcome = game.outcome(history.state)
    if outcome:
        console.print(face.score_grid(outcome, words, box_of(game, record.players), names))
        console.print(winners(game.name, outcome, words, names), highlight=False)
