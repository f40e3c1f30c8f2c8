"""From the expansion's texts in the component table to verbs; texts of the base game's kinds are read by its own reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Final

from rocaille.games.rokoko.bonuses.payouts import OfAmount
from rocaille.games.rokoko.bonuses.reading import bonus_from as base_bonus_from
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import (
    CopyTopCard,
    LivresPerDecorations,
    LivresPerHall,
    LivresPerRings,
    MakeToSell,
    MoveAndUse,
    PrestigeInBestHall,
    PrestigePerJewels,
)
from rocaille.games.rokoko.jeweller.rules.new_masters_bonuses import (
    CrownPerApprentices,
    CrownPerDecorations,
    CrownPerJewelSet,
    CrownPerNecklaces,
    LivresInBestHall,
    LivresPerJewels,
    LivresPerMasterSpaces,
    LivresWithout,
    PrestigePerPair,
)
from rocaille.games.rokoko.state import Player, State

SPECIAL_PRESTIGE: Final = 3


class GainPrestige(OfAmount):
    """“Gain n prestige”: the bonus of the special Apprentices."""

    verb: ClassVar[str] = "gain_prestige"

    def prestige(self, state: State, player: Player) -> int:
        return self.amount


_N: Final = r"(\d{1,2})"
_EVERY: Final = r"([1-9]\d?)"
_PATTERNS: Final[list[tuple[str, Callable[[tuple[str, ...]], Bonus]]]] = [
    (r"move an employee of the deck to the discard pile and use its bonus", lambda m: MoveAndUse()),
    (r"copy the bonus of the top card of an opponent's discard pile", lambda m: CopyTopCard()),
    (rf"{_N} Livre a hall in which you are present", lambda m: LivresPerHall(int(m[0]))),
    (rf"{_N} Livre for every {_EVERY} decorations", lambda m: LivresPerDecorations(int(m[0]), int(m[1]))),
    (rf"make a dress \(no master dress\) that must be sold, and gain {_N} prestige", lambda m: MakeToSell(int(m[0]))),
    (
        rf"choose a hall: {_N} prestige for every {_EVERY} of your dresses there",
        lambda m: PrestigeInBestHall(int(m[0]), int(m[1])),
    ),
    (rf"{_N} Livre for every {_EVERY} rings", lambda m: LivresPerRings(int(m[0]), int(m[1]))),
    (rf"{_N} prestige for every {_EVERY} jewels", lambda m: PrestigePerJewels(int(m[0]), int(m[1]))),
    (rf"choose a hall: {_N} Livre a dress of yours there", lambda m: LivresInBestHall(int(m[0]))),
    (rf"{_N} prestige a pair of yellow and red dress", lambda m: PrestigePerPair(int(m[0]))),
    (rf"{_N} Livre for every {_EVERY} dresses on master guest spaces", lambda m: LivresPerMasterSpaces(int(m[0]), int(m[1]))),
    (rf"{_N} Livre for every {_EVERY} jewels", lambda m: LivresPerJewels(int(m[0]), int(m[1]))),
    (
        rf"{_N} Livre without a blue coat, {_N} Livre without a red dress, {_N} without either",
        lambda m: LivresWithout(int(m[0]), int(m[1]), int(m[2])),
    ),
    (rf"end: {_N} prestige a set of the four jewels", lambda m: CrownPerJewelSet(int(m[0]))),
    (rf"end: {_N} prestige for every {_EVERY} necklaces", lambda m: CrownPerNecklaces(int(m[0]), int(m[1]))),
    (rf"end: {_N} prestige a decoration", lambda m: CrownPerDecorations(int(m[0]), 1)),
    (rf"end: {_N} prestige for every {_EVERY} apprentices in the deck", lambda m: CrownPerApprentices(int(m[0]), int(m[1]))),
]


def bonus_from(text: str) -> Bonus | None:
    """The bonus that a text describes; None for a text that is none of the game's."""
    for pattern, verb in _PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            return verb(match.groups())
    return base_bonus_from(text)
