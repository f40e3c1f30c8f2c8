"""`rocaille play`: a person against bots, in the terminal."""
from __future__ import annotations

import shutil
import sys
from pathlib import Path

from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words

LEAST_COLUMNS, LEAST_LINES = 100, 30


def start(game: Game, players: int, seat: int, seed: int, bots: list[str], options: dict[str, object], words: Words,
          save: str | None = None, new: bool = False) -> int:
    """Play until the person leaves; `bots` are for the other seats.

    Without `new` saved games are offered first. A file given in `save` is gone on with if it is there.
    """
    from rocaille.cli.play import saves
    from rocaille.cli.play.app import PlayApp
    from rocaille.cli.play.session import Session
    _check_terminal()
    path = Path(save) if save else None
    if path is not None and path.exists():
        if new:
            raise Refused("file_exists", file=str(path))
        only = saves.read(path)
        app = PlayApp(words, lambda: Session.resumed(only.record, only.seat, only.path), [], [])
    else:
        saved, broken = ([], []) if new or path is not None else saves.unfinished(game.name)
        app = PlayApp(words, lambda: Session.new(game, players, seat, seed, bots, options,
                                                 path or saves.new_file(game.name)), saved, broken)
    status = app.run()
    session = app.session
    if session and session.begun():
        if session.trouble:
            print(app.words("play.not_saved", problem=session.trouble), file=sys.stderr)
        else:
            print(app.words("play.saved", file=session.path))
    return status or 0


def _check_terminal() -> None:
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.__stderr__)):
        raise Refused("no_terminal")
    size = shutil.get_terminal_size()
    if size.columns < LEAST_COLUMNS or size.lines < LEAST_LINES:
        raise Refused("terminal_too_small", columns=size.columns, lines=size.lines)
