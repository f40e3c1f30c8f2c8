"""The signs of the Alhambra table in the terminal: money as small coloured cards, categories in the colour of theirs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rocaille.faces.alhambra import words as say
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import DIRK, VALUES
from rocaille.words import Words

LEADS: Final = "▲"
DIRKS_EMBLEM: Final = "◇"
_COLORS: Final = {
    "blue": "#7fb0ff",
    "green": "#7ccf7c",
    "orange": "#f0a050",
    "yellow": "#f2d14b",
    "red": "#f07878",
    "brown": "#c69c6d",
    "white": "#f4f4f4",
    "purple": "#c3a6f5",
}
_OTHER: Final = "#d8dee9"  # colours that a component file brings
_INK: Final = "#12162a"


def currency_color(box: Box, currency: int) -> str:
    return _COLORS.get(box.currency_names[currency], _OTHER)


def category_style(box: Box, category: int) -> str:
    return f"bold {_COLORS.get(box.category_colors[category], _OTHER)}"


def category(words: Words, box: Box, category: int) -> Text:
    return Text(say.category(words, box, category), category_style(box, category))


def currency(words: Words, box: Box, currency: int) -> Text:
    return Text(say.currency(words, box, currency), f"bold {currency_color(box, currency)}")


def money(words: Words, box: Box, card: int) -> Text:
    """A money card with its currency."""
    return Text(f" {say.money(words, box, card)} ", f"bold {_INK} on {currency_color(box, card // VALUES)}")


def values(box: Box, currency: int, values: list[int], room: int) -> Text:
    """The values of several cards of one currency, as cards if there is room for that."""
    if len(values) * 4 > room:
        return Text(" ".join(map(str, values)), f"bold {currency_color(box, currency)}")
    text = Text()
    for value in values:
        text.append(f" {value} ", f"bold {_INK} on {currency_color(box, currency)}").append(" ")
    return text


def places(box: Box, category: int, scoring: int) -> str:
    """What the places of a category bring in a scoring: 16/8/1."""
    first = category * 9 + scoring * 3
    return "/".join(map(str, box.points[first : first + scoring + 1]))


def dirk(words: Words) -> str:
    return f"{DIRKS_EMBLEM} {words('alhambra.dirk')}"


def points_on(sheet: tuple[int, ...], seat: int = DIRK) -> int:
    """All points of a seat, or of Dirk."""
    return sum(sheet[at + 3] for at in range(0, len(sheet), 4) if sheet[at] == seat)
