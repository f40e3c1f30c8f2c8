"""The signs of the terminal in words: for a page, and for whoever listens to it."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rocaille.words import Words

SILKS: Final = {"Y": "yellow", "G": "green", "R": "red", "B": "blue"}
SIGNS: Final = {"●": "livre", "★": "prestige", "§": "thread", "#": "lace", "∩": "thimble"}
_SIDE_BY_SIDE: Final = re.compile(r"(?<=[YGRB§#∩]) (?=[§#∩])")  # what a dress needs: YYY § #
_SILK: Final = r"(?<=/)(?P<color>[YGRB])\b|\b(?P<other>[YGRB])(?=/)|\b(?P<bales>[YGRB]+)\b"


def spelled(words: Words, text: str, names: Sequence[str] = ()) -> str:
    """`3★ for YYG with #` as “3 prestige for 2 yellow + 1 green with lace”. In names of people a sign stays what it is."""
    kept = "|".join(re.escape(name) for name in names if name) or "(?!)"
    signs = re.compile(rf"(?P<kept>{kept})|(?P<number>\d?)(?P<sign>[{''.join(SIGNS)}])|{_SILK}")
    return signs.sub(lambda found: found["kept"] or _silk(words, found) or _word(words, found["number"], found["sign"]),
                     _SIDE_BY_SIDE.sub(" + ", text))


def _silk(words: Words, found: re.Match[str]) -> str:
    """Bales as they are counted; a single letter beside a stroke is just the colour."""
    if color := found["color"] or found["other"]:
        return words(f"rokoko.color.{SILKS[color]}")
    counts = [(SILKS[letter], found["bales"].count(letter)) for letter in SILKS] if found["bales"] else []
    return " + ".join(words(f"rokoko.bales.{color}", count=count) for color, count in counts if count)


def _word(words: Words, number: str, sign: str) -> str:
    return (f"{number} " if number else "") + words(f"rokoko.sign.{SIGNS[sign]}")
