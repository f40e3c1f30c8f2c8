"""Signs and colours that all tables share. Colour only repeats what a letter or an emblem says already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

EMBLEMS: Final = ("♥", "♣", "♠", "♦", "☼", "☾")
PLAYER_STYLES: Final = ("bold #f2a7c3", "bold #7fd6d0", "bold #f0b070", "bold #c3a6f5", "bold #d8dee9", "bold #b9d873")
GOLD: Final = "#d7b46a"
BORDER: Final = "#8a7443"
TITLE: Final = "bold #e6cf94"
QUIET: Final = "#8b93ad"
MONEY: Final = "#f0d890"
POINTS: Final = "#f4f0e0"


def emblem(seat: int) -> Text:
    return Text().append(EMBLEMS[seat], PLAYER_STYLES[seat])


def player(names: Sequence[str], seat: int) -> Text:
    """Emblem and name."""
    return Text().append(f"{EMBLEMS[seat]} {names[seat]}", PLAYER_STYLES[seat])
