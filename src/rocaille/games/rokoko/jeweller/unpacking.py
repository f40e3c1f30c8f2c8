# not compiled
"""From the expansion's part of a checked component table to the box that the rules use."""

from typing import Any

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.components.cards import Cards
from rocaille.games.rokoko.components.unpacking import Addition, box_from
from rocaille.games.rokoko.jeweller.expansion import Jeweller
from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.games.rokoko.jeweller.reading import SPECIAL_PRESTIGE, GainPrestige, bonus_from
from rocaille.games.rokoko.jeweller.rules.hiring_conditions import Condition, condition_from
from rocaille.games.rokoko.names import APPRENTICE, JEWELLER, JOURNEYMAN, MASTER


def box_with_jeweller(table: dict[str, Any], players: int) -> Box:
    printed = table["jeweller"]
    cards = Cards(table["employees"])
    conditions: dict[int, Condition] = {}
    for text in printed["employees"]["special_apprentices"]:
        condition = condition_from(text)
        assert condition is not None
        conditions[len(cards.ranks)] = condition
        cards.add(0, APPRENTICE, GainPrestige(SPECIAL_PRESTIGE), text, "rulebook", "S")
    for level, rank, texts in ((2, JOURNEYMAN, "journeymen"), (5, MASTER, "masters")):
        for text in printed["employees"][texts]:
            bonus = bonus_from(text)
            assert bonus is not None
            cards.add(level, rank, bonus, text, "rulebook")
    pools = tuple(
        tuple(card for card in range(len(cards.ranks)) if (cards.levels[card], cards.ranks[card]) == joining)
        for joining in ((2, JOURNEYMAN), (5, MASTER))
    )
    cards.for_hire = tuple(card for card in cards.for_hire if card not in pools[0] + pools[1])
    expansion = Jeweller(
        jewels=tuple(color for color, jewel in enumerate(JEWELS) for _ in range(printed["jewels"][jewel])),
        jewels_origin=printed["jewels"]["from"],
        window_costs=tuple(printed["windows"]["costs"]),
        dark_windows=printed["windows"]["dark"],
        windows_origin=printed["windows"]["from"],
        decorations_origin=printed["decorations"]["from"],
        pools=pools,
        specials=tuple(conditions),
        conditions=conditions,
    )
    return box_from(table, players, cards, Addition(expansion, {JEWELLER: printed["decorations"]}))
