"""Everything printed that a table of Rokoko is played with: names, texts, numbers and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rocaille.faces.rokoko.words import names as say
from rocaille.faces.rokoko.words.events import SOURCES
from rocaille.faces.rokoko.words.signs import spelled
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS, TASKS_OF, for_a_woman
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import FEE, PRESTIGE
from rocaille.games.rokoko.names import (
    BOTH,
    COLORS,
    DECORATIONS,
    EITHER,
    FIREWORKS,
    HALLS,
    HAND_SIZE,
    JEWELLER,
    KINGS_HALL,
    LACE,
    RANKS,
    REWARD_LACE,
    REWARD_THREAD,
    REWARD_TILE,
    ROUNDS,
    SEGMENT_SIZE,
    SMALLEST_DECK,
    THREAD,
    place_name,
    window_name,
)
from rocaille.games.rokoko.places import decoration_name, kind_of, place_in_hall, place_in_row, space_name
from rocaille.games.rokoko.rules.acquire_resources import price
from rocaille.games.rokoko.rules.claim_the_queens_favour import FAVOUR_LIVRES
from rocaille.games.rokoko.rules.collect_income import BASE_INCOME
from rocaille.games.rokoko.rules.depute_your_employee import PAY
from rocaille.games.rokoko.rules.end_of_the_game import FAVOUR_POINTS, LIVRES_PER_POINT, STATUE_POINTS
from rocaille.games.rokoko.rules.hire_a_new_employee import PRICES
from rocaille.kernel.game import Game
from rocaille.words import Words
from rocaille.words.origins import origins
from rocaille.words.sentences import capital

_DISCARDS: Final = {THREAD: "T", LACE: "L", BOTH: "T+L", EITHER: "T/L"}
_REWARDS: Final = {REWARD_THREAD: "thread", REWARD_LACE: "lace", REWARD_TILE: "tile"}


def things(words: Words, game: Game, players: int) -> dict[str, Any]:
    """For this variant and the side of the board for so many players."""
    assert isinstance(game, Rokoko)
    box = game.boxes[players]
    side = next(side for side in game.table["board"].values() if players in side["players"])
    told = {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": list(game.chosen),
        "ranks": {name: {"title": say.rank(words, rank), "depute": PAY[rank]} for rank, name in enumerate(RANKS)},
        "colors": {
            letter: {
                "name": COLORS[at],
                "title": words(f"rokoko.color.{COLORS[at]}"),
                "garment": "dress" if for_a_woman(at) else "coat",
            }
            for at, letter in enumerate(say.LETTERS)
        },
        "cards": {name: _card(words, box, card) for card, name in enumerate(box.card_names)},
        "tiles": {name: _tile(words, box, tile, game.table["resources"]["from"]) for tile, name in enumerate(box.tile_names)},
        "dresses": {
            name: _dress(words, box, dress, game.table["dresses"]["from"]) for dress, name in enumerate(box.dress_names)
        },
        "halls": [_hall(words, box, hall, side["halls"][hall]["from"]) for hall in range(HALLS)],
        "decorations": {
            decoration_name(at): _decoration(words, box, at, _made_of(game, side, kind_of(at))) for at in box.decorations
        },
        "kinds": {
            name: {
                "title": words(f"rokoko.kind.{name}"),
                "text": words(f"rokoko.kind_help.{name}"),
                "one_each": bool(box.one_each >> kind & 1),
            }
            for kind, name in enumerate(DECORATIONS)
            if any(kind_of(at) == kind for at in box.decorations)
        },
        "windows": _windows(box.window_costs, box.dark_windows),
        "windows_from": side["workshop"]["from"],
        "segments": {"places": _segments(box), "from": side["warehouse"]["from"]},
        "tile_prices": {str(count): price(count) for count in range(1, box.segment_size + 1)},
        "hire_prices": {str(count): cost for count, cost in enumerate(PRICES) if count},
        "all_halls": {
            "prestige": {str(at): points for at, points in enumerate(box.all_halls, 1)},
            "from": side["all_halls"]["from"],
        },
        "fireworks": {
            "first": box.fireworks_first,
            "second": box.fireworks_second if box.players > 2 else None,
            "from": side["fireworks_majority"]["from"],
        },
        "rounds": ROUNDS,
        "hand_size": HAND_SIZE,
        "smallest_deck": SMALLEST_DECK,
        "income": BASE_INCOME,
        "favour": {"livres": FAVOUR_LIVRES, "prestige": FAVOUR_POINTS},
        "livres_per_point": LIVRES_PER_POINT,
        "statue_points": STATUE_POINTS,
        "sources": {
            source: words(f"rokoko.source.{source}")
            for source in SOURCES
            if source != "jewels" or isinstance(box.expansion, JewellerParts)
        },
        "origins": origins(words),
    }
    if isinstance(box.expansion, JewellerParts):
        told |= _jeweller(words, box, box.expansion)
    return told


def _card(words: Words, box: Box, card: int) -> dict[str, Any]:
    bonus = box.bonuses[card]
    told: dict[str, Any] = {
        "title": capital(say.card(words, box, card)),
        "rank": RANKS[box.ranks[card]],
        "level": box.levels[card],
        "bonus": say.bonus(words, box, card),
        "short": spelled(words, say.short_bonus(words, box, card)),
        "kind": bonus.verb,
        "numbers": list(bonus.numbers()),
        "crown": bonus.is_crown(),
        "base": box.base.count(card),
        "from": box.card_origins[card],
    }
    if isinstance(box.expansion, JewellerParts):
        told["exam"] = next((name for exam, name in enumerate(EXAMS) if card in box.expansion.pools[exam]), None)
        if say.is_special(box, card):
            condition = box.expansion.conditions[card]
            told["condition"] = {
                "kind": condition.key,
                "numbers": list(condition.least),
                "text": say.condition(words, box, card),
                "short": spelled(words, say.short_condition(words, box, card)),
            }
    return told


def _bales(silk: int) -> dict[str, int]:
    return dict(zip(say.LETTERS, say.bales(silk), strict=True))


def _tile(words: Words, box: Box, tile: int, origin: str) -> dict[str, Any]:
    return {
        "title": say.tile(words, box, tile),
        "silk": _bales(box.tile_silk[tile]),
        "discard": _DISCARDS[box.tile_discard[tile]],
        "discard_text": say.marker(words, box.tile_discard[tile]),
        "count": box.all_tiles.count(tile),
        "from": origin,
    }


def _dress(words: Words, box: Box, dress: int, origin: str) -> dict[str, Any]:
    color = box.dress_color[dress]
    return {
        "title": capital(say.dress(words, box, dress)),
        "color": say.LETTERS[color],
        "garment": "dress" if for_a_woman(color) else "coat",
        "need": _bales(box.dress_silk[dress]),
        "thread": box.dress_thread[dress],
        "lace": box.dress_lace[dress],
        "master": bool(box.dress_master[dress]),
        "sale": box.dress_sale[dress],
        "prestige": box.dress_prestige[dress],
        "from": origin,
    }


def _hall(words: Words, box: Box, hall: int, origin: str) -> dict[str, Any]:
    return {
        "hall": hall + 1,
        "title": say.hall(words, hall),
        "king": hall == KINGS_HALL,
        "spaces": [_space(words, box, space) for space in box.hall_spaces[hall]],
        "first": box.hall_first[hall],
        "second": box.hall_second[hall] if box.players > 2 else None,
        "from": origin,
    }


def _space(words: Words, box: Box, space: int) -> dict[str, Any]:
    return {
        "space": space_name(space),
        "number": place_in_hall(space) + 1,
        "master": bool(box.space_master[space]),
        "rewards": [
            {"kind": _REWARDS.get(reward, "livres"), "count": max(reward, 1), "text": say.reward(words, reward)}
            for reward in box.space_rewards[space]
        ],
        "title": capital(say.space(words, box, space)),
    }


def _made_of(game: Rokoko, side: dict[str, Any], kind: int) -> str:
    origin: str = (game.table["jeweller"] if kind == JEWELLER else side)["decorations"]["from"]
    return origin


def _decoration(words: Words, box: Box, at: int, origin: str) -> dict[str, Any]:
    kind, number = kind_of(at), place_in_row(at)
    return {
        "title": capital(say.decoration(words, at)),
        "kind": DECORATIONS[kind],
        "number": number + 1,
        "cost": box.decoration_cost[at],
        "prestige": box.decoration_prestige[at],
        "factor": box.terrace[number] if kind == FIREWORKS else None,
        "text": words(f"rokoko.kind_help.{DECORATIONS[kind]}"),
        "from": origin,
    }


def _segments(box: Box) -> dict[str, list[str]]:
    """The places of each segment."""
    found: dict[str, list[str]] = {}
    for place in box.places:
        found.setdefault(str(place // SEGMENT_SIZE + 1), []).append(place_name(place))
    return found


def _windows(costs: Sequence[int], dark: int) -> dict[str, dict[str, Any]]:
    """Left to right; what is in a dark one leaves with the next round."""
    return {window_name(at): {"cost": cost, "dark": at >= len(costs) - dark} for at, cost in enumerate(costs)}


def _jeweller(words: Words, box: Box, parts: JewellerParts) -> dict[str, Any]:
    return {
        "jewels": {
            name: {
                "title": capital(say.jewel(words, color)),
                "short": say.short_jewel(words, color),
                "color": say.LETTERS[color],
                "kind": "necklace" if for_a_woman(color) else "ring",
                "count": parts.jewels.count(color),
                "from": parts.jewels_origin,
            }
            for color, name in enumerate(JEWELS)
        },
        "jewel_windows": _windows(parts.window_costs, parts.dark_windows),
        "jewel_windows_from": parts.windows_origin,
        "exams": {
            name: {
                "title": capital(say.exam(words, exam)),
                "with": RANKS[exam],
                "becomes": RANKS[exam + 1],
                "cost": FEE,
                "prestige": PRESTIGE,
                "tasks": [TASKS[task] for task in TASKS_OF[exam]],
                "from": "rulebook",
            }
            for exam, name in enumerate(EXAMS)
        },
        "tasks": {
            name: {
                "text": capital(say.task(words, task)),
                "short": spelled(words, say.short_task(words, task)),
                "number": task,
                "exam": next(EXAMS[exam] for exam in range(len(EXAMS)) if task in TASKS_OF[exam]),
            }
            for task, name in enumerate(TASKS)
        },
        "specials": [box.card_names[card] for card in parts.specials],
        "jewel_income": 1,
        "jewel_points": 1,
    }
