"""The rules in short, and all employees."""

from __future__ import annotations

from collections.abc import Callable

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.session import Session
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.play.cards import card_text, places
from rocaille.games.rokoko.view import RokokoView
from rocaille.words import Words


def help_page(session: Session, words: Words) -> list[RenderableType]:
    options = [Text("\n" + words(f"rokoko.help.{option}")) for option in session.game.chosen]
    return [
        Text(words("rokoko.table.legend") + "   ♪ " + words("rokoko.kind.musicians"), sign.MONEY),
        Text(),
        Text(words("rokoko.help.rules")),
        *options,
    ]


def cards_page(session: Session) -> Callable[[Words], RenderableType]:
    """Every employee with its bonus and where we have it from; the own ones and those for hire are marked."""
    view = session.view()
    assert isinstance(view, RokokoView)
    box = view.box
    known = places(view, view.players[session.seat])

    def tell(words: Words) -> RenderableType:
        grid = Table(box=lines.SIMPLE_HEAD, border_style=sign.BORDER, show_header=False, pad_edge=False)
        for _ in range(4):
            grid.add_column()
        for card in range(len(box.ranks)):
            where = words(f"rokoko.table.{known[card]}") if card in known else ""
            style = "bold" if where else ""
            grid.add_row(
                Text(say.card(words, box, card), style),
                Text(card_text(words, box, card), style),
                Text(where, sign.GOLD),
                Text(say.origin(words, box, card), sign.QUIET),
            )
        return Group(
            Text(words("rokoko.table.cards_title"), sign.TITLE), grid, Text(words("rokoko.table.cards_note"), sign.QUIET)
        )

    return tell
