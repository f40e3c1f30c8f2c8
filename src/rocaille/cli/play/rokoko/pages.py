"""The rules in short, and all employees."""
from __future__ import annotations

from collections.abc import Callable

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.session import Session
from rocaille.games.rokoko.view import RokokoView
from rocaille.words import Words
from rocaille.words import rokoko as say


def help_page(words: Words) -> list[RenderableType]:
    return [Text(words("rokoko.table.legend") + "   ♪ " + words("rokoko.kind.musicians"), sign.MONEY), Text(),
            Text(words("rokoko.help.rules"))]


def cards_page(session: Session) -> Callable[[Words], RenderableType]:
    """Every employee with its bonus and where we have it from; the own ones and those for hire are marked."""
    view = session.view()
    assert isinstance(view, RokokoView)
    box, hire_row = view.box, view.hire_row
    own = view.players[session.seat]

    def tell(words: Words) -> RenderableType:
        grid = Table(box=lines.SIMPLE_HEAD, border_style=sign.BORDER, show_header=False, pad_edge=False)
        for _ in range(4):
            grid.add_column()
        for card in range(len(box.ranks)):
            mine = card in own.unplayed + own.discard + own.in_play + own.leaving
            where = words("rokoko.table.cards_own") if mine else ""
            where = words("rokoko.table.cards_hire") if card in hire_row else where
            style = "bold" if where else ""
            grid.add_row(Text(say.card(words, box, card), style), Text(say.bonus(words, box, card), style),
                         Text(where, sign.GOLD), Text(say.origin(words, box, card), sign.QUIET))
        return Group(Text(words("rokoko.table.cards_title"), sign.TITLE), grid,
                     Text(words("rokoko.table.cards_note"), sign.QUIET))
    return tell
