"""The signs of the Rokoko table in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rocaille.cli.signs import GOLD, MONEY, POINTS, QUIET
from rocaille.faces.rokoko.words.names import LETTERS, bales, card_id, rank
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import for_a_woman
from rocaille.games.rokoko.names import BOTH, EITHER, LACE, REWARD_LACE, REWARD_THREAD, REWARD_TILE, THREAD
from rocaille.words import Words

SILK_STYLES: Final = ("bold #f2d14b", "bold #7ccf7c", "bold #f07878", "bold #7fb0ff")
DISCARD_SIGNS: Final = {THREAD: "§", LACE: "#", BOTH: "§+#", EITHER: "§/#"}


def livres(amount: int) -> Text:
    return Text().append(f"{amount}●", MONEY)


def prestige(amount: int) -> Text:
    return Text().append(f"{amount}★", POINTS)


def silk(amount: int) -> Text:
    """A coloured letter for each bale."""
    text = Text()
    for letter, count, style in zip(LETTERS, bales(amount), SILK_STYLES, strict=True):
        text.append(letter * count, style)
    return text


def tile(box: Box, tile: int) -> Text:
    """Its silk, and what it is discarded for."""
    return silk(box.tile_silk[tile]).append(" ").append(DISCARD_SIGNS[box.tile_discard[tile]], QUIET)


def need(box: Box, dress: int) -> Text:
    """What a dress takes."""
    text = silk(box.dress_silk[dress])
    text.append("§" * box.dress_thread[dress] + "#" * box.dress_lace[dress])
    return text.append("∩" * box.dress_master[dress], GOLD)


def color(box: Box, dress: int) -> Text:
    """The letter of its main colour."""
    return Text(LETTERS[box.dress_color[dress]], SILK_STYLES[box.dress_color[dress]])


def rewards(words: Words, rewards: tuple[int, ...]) -> Text:
    """All that a guest space gives."""
    return Text().join([_reward(words, reward) for reward in rewards]) if rewards else Text("·", QUIET)


def _reward(words: Words, reward: int) -> Text:
    if reward == REWARD_TILE:
        return Text(words("rokoko.table.tile"))
    if reward in (REWARD_THREAD, REWARD_LACE):
        return Text("§" if reward == REWARD_THREAD else "#")
    return livres(reward)


def cards(words: Words, box: Box, cards: tuple[int, ...]) -> str:
    """Many cards in little room: the first letter of the type, level and letter."""
    return " ".join(rank(words, box.ranks[card])[0] + card_id(box, card) for card in sorted(cards))


def jewel(color: int) -> Text:
    """The letter of its colour, and whether it is a necklace or a ring."""
    return Text().append(LETTERS[color] + ("∪" if for_a_woman(color) else "○"), SILK_STYLES[color])
