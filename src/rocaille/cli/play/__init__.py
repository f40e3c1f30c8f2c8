"""`rocaille play`: a person against bots, in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rocaille.cli.play import terminal
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words

if TYPE_CHECKING:
    from rocaille.cli.play.app import PlayApp

CRASHED, NOT_SAVED = 1, 2


def start(
    game: Game,
    players: int,
    seat: int,
    seed: int,
    bots: list[str],
    options: dict[str, object],
    words: Words,
    save: str | None = None,
    new: bool = False,
) -> int:
    """Play until the person leaves; `bots` are for the other seats.

    Without `new` saved games are offered first. A file given in `save` is gone on with if it is there.
    """
    from rocaille.cli.play import saves
    from rocaille.cli.play.app import PlayApp
    from rocaille.cli.play.session import Session

    terminal.check()
    path = Path(save) if save else None
    there = path is not None and saves.check_folder(path)
    if path is not None and there:
        if new:
            raise Refused("file_exists", file=str(path))
        only = saves.read(path)
        if only.record.game.name != game.name:
            raise Refused("save_of_another_game", file=str(path), found=only.record.game.name, right=game.name)
        for option in options:
            if option not in only.record.options:
                raise Refused("played_without_option", file=str(path), option=option)
        app = PlayApp(words, lambda: Session.resume(only.record, only.seat, only.path), [], [])
    else:
        saved, broken = ([], []) if new or path is not None else saves.unfinished(game.name)
        app = PlayApp(
            words,
            lambda: Session.new(game, players, seat, seed, bots, options, path or saves.new_file(game.name)),
            saved,
            broken,
        )
    app.run()
    return _told(app)


def _told(app: PlayApp) -> int:
    """Where the game is, if there is still somebody to tell, and the exit status."""
    status = CRASHED if app.return_code is None else app.return_code
    session = app.session
    if session is None or not session.has_begun():
        return status
    if session.trouble:
        status = status or NOT_SAVED
    if app.hung_up:
        return status
    if session.trouble:
        print(app.words("play.not_saved", problem=session.trouble), file=sys.stderr)
    else:
        print(app.words("play.saved", file=terminal.plain(str(session.path))))
    return status
