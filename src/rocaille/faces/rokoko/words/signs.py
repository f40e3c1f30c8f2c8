"""The signs of the terminal in words: for a page, and for whoever listens to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rocaille.words import Words

SILKS: Final = {"Y": "yellow", "G": "green", "R": "red", "B": "blue"}
SIGNS: Final = {"●": "livre", "★": "prestige", "§": "thread", "#": "lace", "∩": "thimble"}
MOST_TABLES: Final = 512  # whose players' names are remembered
_SIDE_BY_SIDE: Final = re.compile(r"(?<=[YGRB§#∩]) (?=[§#∩])")  # what a dress needs: YYY § #
# Bales of this or that colour, or so many of one: Y/G, 1 Y/G, 2 R; dresses of a colour: ●/R; bales one by one: YYG.
_SILK: Final = (
    r"(?:\b(?P<count>\d) )?\b(?P<either>[YGRB](?:/[YGRB])+)\b|\b(?P<many>\d) (?P<of>[YGRB])\b"
    r"|(?<=/)(?P<color>[YGRB])\b|\b(?P<bales>[YGRB]+)\b"
)


def spelled(words: Words, text: str, names: Sequence[str] = ()) -> str:
    """`3★ for YYG with #` as “3 prestige for 2 yellow + 1 green with lace”. In names of people a sign stays what it is."""
    return _signs(tuple(names)).sub(
        lambda found: found["kept"] or _silk(words, found) or _word(words, found["number"], found["sign"]),
        _SIDE_BY_SIDE.sub(" + ", text),
    )


@lru_cache(MOST_TABLES)
def _signs(names: tuple[str, ...]) -> re.Pattern[str]:
    """All that is not to be left as it is, and the names."""
    kept = "|".join(re.escape(name) for name in names if name) or "(?!)"
    return re.compile(rf"(?P<kept>{kept})|(?P<number>\d?)(?P<sign>[{''.join(SIGNS)}])|{_SILK}")


def _silk(words: Words, found: re.Match[str]) -> str:
    """Bales as they are counted; the letter of a dress, behind a stroke, is just the colour."""
    if found["color"]:
        return words(f"rokoko.color.{SILKS[found['color']]}")
    if found["either"]:
        count = int(found["count"] or 1)
        names = [
            words(f"rokoko.bales.{SILKS[letter]}", count=count).removeprefix(f"{count} ")
            for letter in found["either"].split("/")
        ]
        return (f"{count} " if found["count"] else "") + "/".join(names)
    letters = found["of"] * int(found["many"]) if found["of"] else found["bales"] or ""
    counts = [(SILKS[letter], letters.count(letter)) for letter in SILKS]
    return " + ".join(words(f"rokoko.bales.{color}", count=count) for color, count in counts if count)


def _word(words: Words, number: str, sign: str) -> str:
    return (f"{number} " if number else "") + words(f"rokoko.sign.{SIGNS[sign]}")
