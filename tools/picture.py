"""Draw the picture of the terminal for the README: a game at a moment when there is something to choose."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from rocaille.catalogue import game as find_game
from rocaille.cli.play.app import PlayApp
from rocaille.cli.play.session import Session
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.dice import advance, face, sown
from rocaille.words import Words


def a_game(folder: str) -> Session:
    """The first seed that leads to a good picture."""
    for seed in range(1000):
        session = Session.new(find_game("rokoko"), 4, 1, seed, ["random"] * 3, {}, Path(folder) / "picture.json")
        if played_to(session, seed):
            return session
    raise SystemExit("no such game")


def seen(session: Session) -> RokokoView:
    view = session.view()
    assert isinstance(view, RokokoView)
    return view


def played_to(session: Session, seed: int) -> bool:
    """Play to the fifth round, with the person about to take a main action, among them a dress; whether that comes."""
    dice = sown(seed, "picture")
    while (view := seen(session)).round < 6:
        options = session.options()
        if (
            view.round == 5
            and isinstance(view.agenda[-1], MainAction)
            and len(view.players[1].hand) == 2
            and {"make", "hire", "fund"} <= {option.word for option in options}
        ):
            return True
        seat = session.bot_to_decide()
        if seat is not None:
            session.take_answer(seat, session.question(seat)())
        else:
            dice = advance(dice)
            session.decide(options[face(dice, len(options))])
    return False


async def drawn(folder: str) -> str:
    app = PlayApp(Words("en"), lambda: a_game(folder), [], [], 0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        svg = app.export_screenshot(title="Rocaille · Rokoko")
        app.exit(0)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font is fetched from anywhere
    return svg.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        Path(sys.argv[1]).write_text(asyncio.run(drawn(temporary)), encoding="utf-8")
