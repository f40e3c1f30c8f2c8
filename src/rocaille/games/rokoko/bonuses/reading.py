"""From the texts of the component table to the verbs. A new card with a known kind of text is just a row."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rocaille.games.rokoko.bonuses.actions import AcquireMore, DrawTile, FundCheaper, GainThreadOrLace, MakeDressSaving
from rocaille.games.rokoko.bonuses.crowns import CrownByDeckSize, CrownPerCouple, CrownPerMasterSpaces, CrownPerThreadAndLace
from rocaille.games.rokoko.bonuses.deputing import DeputeAndUse, DeputeForLivres
from rocaille.games.rokoko.bonuses.payouts import (
    GainLivres,
    LivresByDeckSize,
    LivresPerDecoration,
    LivresPerDress,
    PerColor,
    PrestigePerDecorations,
    PrestigePerDresses,
)
from rocaille.games.rokoko.bonuses.returns import DiscardForPrestige, ReturnForPrestige
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.names import COLORS

_N: Final = r"(\d{1,2})"
_EVERY: Final = r"([1-9]\d?)"
_COLOR: Final = r"(?:yellow|green|red|blue)"
_PER_COLOR: Final = rf"\d{{1,2}} (?:Livre|prestige) a {_COLOR} dress"
_SIZE: Final = r"\d{1,2}(?:-\d{1,2}|\+)? \d{1,2}"
_SIZES: Final = rf"({_SIZE}(?:, {_SIZE})*)"


def _sizes(text: str) -> tuple[int, ...]:
    """“5-6 2, 7-8 6, 11+ 14” as (5, 2, 7, 6, 11, 14); smaller decks first."""
    rows = sorted([(int(size), int(amount)) for size, amount in re.findall(r"(\d+)(?:-\d+|\+)? (\d+)", text)])
    return tuple([n for row in rows for n in row])


def _per_color(text: str) -> Bonus:
    rates = {"Livre": [0] * 4, "prestige": [0] * 4}
    for amount, currency, color in re.findall(r"(\d+) (Livre|prestige) a (\w+) dress", text):
        rates[currency][COLORS.index(color)] += int(amount)
    return PerColor(tuple(rates["Livre"]), tuple(rates["prestige"]))


def _colors(text: str) -> tuple[int, ...]:
    return tuple(sorted({COLORS.index(color) for color in text.split(" or ")}))


_PATTERNS: Final[list[tuple[str, Callable[[tuple[str, ...]], Bonus]]]] = [
    (r"none", lambda m: Bonus()),
    (rf"{_N} Livre", lambda m: GainLivres(int(m[0]))),
    (rf"thread or lace for {_N} Livre", lambda m: GainThreadOrLace(int(m[0]))),
    (r"thread or lace free", lambda m: GainThreadOrLace(0)),
    (r"acquire resources", lambda m: AcquireMore()),
    (rf"face-down resource tile for {_N} Livre", lambda m: DrawTile(int(m[0]))),
    (r"face-down resource tile free", lambda m: DrawTile(0)),
    (r"depute from the deck and use its bonus", lambda m: DeputeAndUse()),
    (rf"depute from the deck for {_N} / {_N} / {_N} Livre", lambda m: DeputeForLivres((int(m[2]), int(m[1]), int(m[0])))),
    (rf"({_PER_COLOR}(?:, {_PER_COLOR})*)", lambda m: _per_color(m[0])),
    (
        rf"make a dress, (?:up to )?{_N} ({_COLOR}(?: or {_COLOR})?) bales? fewer",
        lambda m: MakeDressSaving(int(m[0]), _colors(m[1])),
    ),
    (rf"{_N} prestige for every {_EVERY} decorations", lambda m: PrestigePerDecorations(int(m[0]), int(m[1]))),
    (rf"{_N} prestige for every {_EVERY} dresses", lambda m: PrestigePerDresses(int(m[0]), int(m[1]))),
    (rf"{_N} Livre a decoration", lambda m: LivresPerDecoration(int(m[0]))),
    (rf"{_N} Livre a dress", lambda m: LivresPerDress(int(m[0]))),
    (rf"fund a decoration, {_N} Livre less", lambda m: FundCheaper(int(m[0]))),
    (rf"by deck size: {_SIZES} Livre", lambda m: LivresByDeckSize(_sizes(m[0]))),
    (rf"1 prestige for every {_EVERY} Livre returned", lambda m: ReturnForPrestige(int(m[0]))),
    (r"discard resource tiles for prestige", lambda m: DiscardForPrestige()),
    (rf"end: by deck size {_SIZES} prestige", lambda m: CrownByDeckSize(_sizes(m[0]))),
    (rf"end: {_N} prestige a pair of thread and lace returned", lambda m: CrownPerThreadAndLace(int(m[0]))),
    (rf"end: {_N} prestige for every {_EVERY} dresses on master spaces", lambda m: CrownPerMasterSpaces(int(m[0]), int(m[1]))),
    (rf"end: {_N} prestige a pair of women's dress and men's coat", lambda m: CrownPerCouple(int(m[0]))),
]


def bonus_from(text: str) -> Bonus | None:
    """The bonus that a text describes; None for a text that is none of the game's."""
    for pattern, verb in _PATTERNS:
        match = re.fullmatch(pattern, text)
        if match:
            return verb(match.groups())
    return None
