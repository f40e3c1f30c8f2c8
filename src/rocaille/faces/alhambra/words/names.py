"""Names of the things in the box. A component file may bring words that no language here knows: they stand for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import VALUES
from rocaille.words import Words

SEAT_NAMES: Final = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Flora")


def category(words: Words, box: Box, category: int) -> str:
    """Museum, theatre, …"""
    return _known(words, "category", box.category_names[category])


def color(words: Words, box: Box, category: int) -> str:
    """The colour of a category's cards."""
    return _known(words, "color", box.category_colors[category])


def currency(words: Words, box: Box, currency: int) -> str:
    return _known(words, "currency", box.currency_names[currency])


def building(words: Words, box: Box, building: int) -> str:
    """Category and price."""
    return words(
        "alhambra.building", category=category(words, box, box.building_category[building]), price=box.building_price[building]
    )


def amount(words: Words, box: Box, amount: int, space: int) -> str:
    """So much of the currency of a space."""
    return words("alhambra.amount", amount=amount, currency=currency(words, box, space))


def money(words: Words, box: Box, card: int) -> str:
    """A money card: currency and value."""
    return words("alhambra.money", currency=currency(words, box, card // VALUES), value=card % VALUES + 1)


def money_list(words: Words, box: Box, cards: Sequence[int]) -> str:
    """Several money cards; those of one currency that follow each other name it once: blue 5 + 3, green 1."""
    parts: list[str] = []
    for at, card in enumerate(cards):
        if at and cards[at - 1] // VALUES == card // VALUES:
            parts[-1] += f" + {card % VALUES + 1}"
        else:
            parts.append(money(words, box, card))
    return ", ".join(parts)


def _known(words: Words, family: str, name: str) -> str:
    key = f"alhambra.{family}.{name}"
    return words(key) if key in words else name


def spelled(words: Words, text: str, names: Sequence[str] = ()) -> str:
    """For a page: this game's texts have no signs of the terminal in them."""
    return text
