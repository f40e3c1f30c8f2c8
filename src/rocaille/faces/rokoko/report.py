"""The things that a report on Rokoko counts, in words, and what is printed on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.signs import DISCARD_SIGNS
from rocaille.faces.rokoko.tally import ACTIONS, SPECIAL
from rocaille.faces.rokoko.words.names import dress_need, is_special, rewards, silk_letters
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS
from rocaille.games.rokoko.names import DECORATIONS, FIREWORKS, RANKS
from rocaille.games.rokoko.places import decoration_at, kind_of, place_in_row, space_at
from rocaille.kernel.game import Game
from rocaille.words import Words


def label(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    return _LABELS[kind](words, _box(game, players), item)


def printed(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    """What is printed on it, in signs: ● Livre, ★ prestige, § thread, # lace, ∩ golden thimble."""
    return _PRINTED[kind](words, _box(game, players), item) if kind in _PRINTED else ""


def _box(game: Game, players: int) -> Box:
    assert isinstance(game, Rokoko)
    return game.boxes[players]


def _action(words: Words, box: Box, item: str) -> str:
    return words(f"rokoko.action.{item}") if item in ACTIONS else words(f"rokoko.report.action.{item}")


def _level(words: Words, box: Box, item: str) -> str:
    if item in ("0", SPECIAL):
        return words("rokoko.report.level_0" if item == "0" else "rokoko.report.level_special")
    return words("rokoko.report.level", level=item)


def _card(words: Words, box: Box, item: str) -> str:
    return say.card(words, box, box.card_names.index(item))


def _dress(words: Words, box: Box, item: str) -> str:
    return f"{item} {say.dress(words, box, box.dress_names.index(item))}"


def _decoration_number(item: str) -> int:
    kind, _, number = item.partition(".")
    return decoration_at(DECORATIONS.index(kind), int(number) - 1)


def _space_number(item: str) -> int:
    hall, _, place = item.partition(".")
    return space_at(int(hall) - 1, int(place) - 1)


def _card_printed(words: Words, box: Box, item: str) -> str:
    card = box.card_names.index(item)
    condition = f"{say.short_condition(words, box, card)}: " if is_special(box, card) else ""
    return condition + say.short_bonus(words, box, card)


def _decoration_printed(words: Words, box: Box, item: str) -> str:
    number = _decoration_number(item)
    prestige = f" → {box.decoration_prestige[number]}★" if box.decoration_prestige[number] else ""
    terrace = f" ×{box.terrace[place_in_row(number)]}" if kind_of(number) == FIREWORKS else ""
    return f"{box.decoration_cost[number]}●{prestige}{terrace}"


def _space_printed(words: Words, box: Box, item: str) -> str:
    return rewards(words, box.space_rewards[_space_number(item)])


def _dress_printed(words: Words, box: Box, item: str) -> str:
    dress = box.dress_names.index(item)
    return f"{dress_need(box, dress)} → {box.dress_sale[dress]}●, {box.dress_prestige[dress]}★"


def _tile(words: Words, box: Box, item: str) -> str:
    tile = box.tile_names.index(item)
    return f"{silk_letters(box.tile_silk[tile])} {DISCARD_SIGNS[box.tile_discard[tile]]}"


def _tile_printed(words: Words, box: Box, item: str) -> str:
    tile = box.tile_names.index(item)
    return f"{say.tile(words, box, tile)}, " + words("rokoko.report.copies", count=box.all_tiles.count(tile))


_LABELS: Final[dict[str, Callable[[Words, Box, str], str]]] = {
    "action": _action,
    "level": _level,
    "type": lambda words, box, item: say.rank(words, RANKS.index(item)),
    "card": _card,
    "decoration_kind": lambda words, box, item: words(f"rokoko.kind.{item}"),
    "decoration": lambda words, box, item: say.decoration(words, _decoration_number(item)),
    "color": lambda words, box, item: words(f"rokoko.dress.{item}"),
    "dress": _dress,
    "fate": lambda words, box, item: words(f"rokoko.report.fate.{item}"),
    "hall": lambda words, box, item: say.hall(words, int(item) - 1),
    "space": lambda words, box, item: say.space(words, box, _space_number(item)),
    "tile": _tile,
    "tile_fate": lambda words, box, item: words(f"rokoko.report.tile_fate.{item}"),
    "exam": lambda words, box, item: say.exam(words, EXAMS.index(item)),
    "jewel": lambda words, box, item: say.jewel(words, JEWELS.index(item)),
}
_PRINTED: Final[dict[str, Callable[[Words, Box, str], str]]] = {
    "card": _card_printed,
    "decoration": _decoration_printed,
    "space": _space_printed,
    "dress": _dress_printed,
    "tile": _tile_printed,
}
