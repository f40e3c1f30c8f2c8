"""`rocaille replay`: a recorded game, at any point, as any seat saw it."""
import json
from pathlib import Path
from typing import Any

from rich.console import Console

from rocaille.catalogue import game as find_game
from rocaille.cli.arguments import number
from rocaille.kernel.game import Game, View
from rocaille.kernel.history import History
from rocaille.kernel.record import Record, load
from rocaille.words import Words


def replay(file: str, seat: str | None, at: str | None, everything: bool, as_json: bool, words: Words) -> int:
    record = load(Path(file), find_game)
    point = len(record.decisions) if at is None else number("--at", at, 0, len(record.decisions))
    viewer = None if seat is None else number("--seat", seat, 0, record.players - 1)
    history = History.of(Record(record.game, record.players, record.seed, record.options, record.seats,
                                record.decisions[:point]))
    if as_json:
        print(json.dumps(_as_json(history, record, viewer, everything), ensure_ascii=False))
    else:
        _shown(history, record, viewer, everything, words)
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
        "game": game.name, "players": record.players, "at": len(history.moments), "of": len(record.decisions),
        "to_decide": list(game.to_decide(history.state)),
        "events": [event.to_json() for moment in last for event in moment.events
                   if everything or event.seen_by(viewer)],
        "outcome": outcome.to_json() if outcome else None,
    }
    told["views" if everything else "view"] = views if everything else views[0]
    return told


def _shown(history: History, record: Record, viewer: int | None, everything: bool, words: Words) -> None:
    from rocaille.cli.rokoko_table import score_grid, table
    console = Console()
    names = [name or str(seat) for seat, name in enumerate(record.seats)]
    console.print(words("replay.at", at=len(history.moments), of=len(record.decisions)))
    for view in _views(history, everything, viewer):
        console.print(table(view, words, names, console.width))
    outcome = history.game.outcome(history.state)
    if outcome:
        console.print(score_grid(outcome, words, _box(history.game, record.players), names))


def _box(game: Game, players: int) -> Any:
    from rocaille.games.rokoko.game import Rokoko
    assert isinstance(game, Rokoko)
    return game.boxes[players]
