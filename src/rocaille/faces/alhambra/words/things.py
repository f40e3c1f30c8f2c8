"""Everything printed that a table of Alhambra is played with: names, numbers and where they come from."""

from __future__ import annotations

from typing import Any

from rocaille.faces.alhambra.words import names as say
from rocaille.games.alhambra.box import Box, money_name
from rocaille.games.alhambra.game import Alhambra
from rocaille.games.alhambra.names import DIRKS_BUILDINGS, DISPLAY, MOST_TOGETHER, PILES, PRICES, SCORINGS, START_MONEY, VALUES
from rocaille.kernel.game import Game
from rocaille.kernel.packed import size, unpacked
from rocaille.words import Words
from rocaille.words.origins import origins
from rocaille.words.sentences import capital


def things(words: Words, game: Game, players: int) -> dict[str, Any]:
    """For so many players: with two there is less money, and Dirk."""
    assert isinstance(game, Alhambra)
    box = game.boxes[players]
    buildings, money = game.table["buildings"], game.table["money"]
    in_play = unpacked(box.all_buildings, PRICES)
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": list(game.chosen),
        "categories": [
            _category(words, box, category, row[2], buildings["from"]) for category, row in enumerate(buildings["categories"])
        ],
        "buildings": {
            box.building_names[building]: {
                "title": say.building(words, box, building),
                "category": box.category_names[box.building_category[building]],
                "price": box.building_price[building],
                "count": in_play.count(building),
                "from": buildings["from"],
            }
            for building in sorted(set(in_play))
        },
        "building_count": len(in_play),
        "currencies": [
            {"name": name, "title": capital(say.currency(words, box, currency)), "name_from": money["names_from"]}
            for currency, name in enumerate(box.currency_names)
        ],
        "money": {
            money_name(box, card): {
                "title": capital(say.money(words, box, card)),
                "currency": box.currency_names[card // VALUES],
                "value": card % VALUES + 1,
                "count": unpacked(box.money, VALUES).count(card),
                "from": money.get("values_from", money["from"]),
            }
            for card in sorted(set(unpacked(box.money, VALUES)))
        },
        "money_count": size(box.money),
        "piles": PILES,
        "display": DISPLAY,
        "start_money": START_MONEY,
        "most_together": MOST_TOGETHER,
        "scorings": list(SCORINGS),
        "sources": {scoring: words("alhambra.table.scoring", scoring=scoring) for scoring in SCORINGS},
        "dirk": {"title": words("alhambra.dirk"), "buildings": DIRKS_BUILDINGS} if players == 2 else None,
        "origins": origins(words),
    }


def _category(words: Words, box: Box, category: int, name_from: str, origin: str) -> dict[str, Any]:
    in_play = [
        box.building_price[building]
        for building in unpacked(box.all_buildings, PRICES)
        if box.building_category[building] == category
    ]
    first = category * 9
    points = {
        name: [each for each in box.points[first + scoring * 3 : first + scoring * 3 + 3] if each]
        for scoring, name in enumerate(SCORINGS)
    }
    return {
        "name": box.category_names[category],
        "color": box.category_colors[category],
        "title": say.category(words, box, category),
        "color_title": say.color(words, box, category),
        "prices": in_play,
        "points": points,
        "from": origin,
        "name_from": name_from,
    }
