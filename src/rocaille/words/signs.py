"""The signs of the terminal in words: for a page, and for whoever listens to it."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rocaille.words import Words

SIGNS: Final = {"●": "livre", "★": "prestige", "§": "thread", "#": "lace", "∩": "thimble"}
_SIDE_BY_SIDE: Final = re.compile(r"(?<=[YGRB§#∩]) (?=[§#∩])")  # what a dress needs: YYY § #


def spelled(words: Words, text: str, names: Sequence[str] = ()) -> str:
    """`3★ for § with #` as “3 prestige for thread with lace”. In names of people a sign stays what it is."""
    kept = "|".join(re.escape(name) for name in names if name) or "(?!)"
    signs = re.compile(rf"(?P<kept>{kept})|(?P<number>\d?)(?P<sign>[{''.join(SIGNS)}])")
    return signs.sub(lambda found: found["kept"] or _word(words, found["number"], found["sign"]),
                     _SIDE_BY_SIDE.sub(" + ", text))


def _word(words: Words, number: str, sign: str) -> str:
    return (f"{number} " if number else "") + words(f"rokoko.sign.{SIGNS[sign]}")
