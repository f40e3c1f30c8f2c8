"""The rules in short, and all cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.session import Session
from rocaille.faces.alhambra import signs as alhambra
from rocaille.faces.alhambra import words as say
from rocaille.games.alhambra.names import CATEGORIES, CURRENCIES, PRICES, SCORINGS
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.packed import unpacked
from rocaille.words import Words


def help_page(session: Session, words: Words) -> list[RenderableType]:
    return [Text(words("alhambra.table.legend"), sign.MONEY), Text(), Text(words("alhambra.help.rules"))]


def cards_page(session: Session) -> Callable[[Words], RenderableType]:
    """Every building with its price, what is still in the stack, what the places bring, and where the names come from."""
    view = session.view()
    assert isinstance(view, AlhambraView)
    box = view.box
    printed: dict[str, Any] = box.source
    stack = unpacked(view.building_stack, PRICES)

    def tell(words: Words) -> RenderableType:
        grid = Table(box=lines.SIMPLE_HEAD, border_style=sign.BORDER, pad_edge=False)
        grid.add_column("")
        for head in ("color", "prices", "left"):
            grid.add_column(words(f"alhambra.table.cards_{head}"))
        for scoring in SCORINGS:
            grid.add_column(scoring)
        grid.add_column(words("alhambra.table.cards_name"))
        for category in range(CATEGORIES):
            left = [str(box.building_price[kind]) for kind in stack if box.building_category[kind] == category]
            _, _, name_from, prices, *_ = printed["buildings"]["categories"][category]
            grid.add_row(
                alhambra.category(words, box, category),
                say.color(words, box, category),
                " ".join(map(str, prices)),
                " ".join(left) or "–",
                *[alhambra.places(box, category, scoring) for scoring in range(len(SCORINGS))],
                Text(words(f"origin.{name_from}"), sign.QUIET),
            )
        money = printed["money"]
        copies = money["copies_for_two"] if len(view.players) == 2 else money["copies"]
        currencies = ", ".join(say.currency(words, box, currency) for currency in range(CURRENCIES))
        return Group(
            Text(words("alhambra.table.cards_title"), sign.TITLE),
            grid,
            Text(words("alhambra.table.cards_money", currencies=currencies, values=money["values"], copies=copies)),
            Text(),
            Text(words("alhambra.table.cards_note"), sign.QUIET),
        )

    return tell
