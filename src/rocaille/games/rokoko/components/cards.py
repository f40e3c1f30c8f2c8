# not compiled
"""The kinds of employee, with the names that they have in notation."""

from typing import Any

from rocaille.games.rokoko.bonuses.reading import bonus_from
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.names import RANKS


class Cards:
    """The different base cards first, then those for hire by level, then those that an expansion adds."""

    def __init__(self, employees: dict[str, Any]) -> None:
        self.ranks: list[int] = []
        self.levels: list[int] = []
        self.bonuses: list[Bonus] = []
        self.texts: list[str] = []
        self.origins: list[str] = []
        self.stems: list[str] = []
        base: list[int] = []
        for row in employees["base"]:
            base += [len(self.ranks)] * row.get("count", 1)
            self._add_row(0, row["type"], row["bonus"], row["from"])
        self.base = tuple(base)
        first = len(self.ranks)
        for level, rank, bonus, origin in sorted(employees["hire"]["cards"], key=lambda row: row[0]):
            self._add_row(level, rank, bonus, origin)
        self.for_hire = tuple(range(first, len(self.ranks)))

    def _add_row(self, level: int, rank: str, text: str, origin: str) -> None:
        bonus = bonus_from(text)
        assert bonus is not None
        self.add(level, RANKS.index(rank), bonus, text, origin)

    def add(self, level: int, rank: int, bonus: Bonus, text: str, origin: str, stem: str = "") -> None:
        """One more kind; its name is `stem`, or level and type, with a letter where several share that."""
        self.ranks.append(rank)
        self.levels.append(level)
        self.bonuses.append(bonus)
        self.texts.append(text)
        self.origins.append(origin)
        self.stems.append(stem or f"{level}{RANKS[rank][0].upper()}")

    @property
    def names(self) -> list[str]:
        return [
            stem if self.stems.count(stem) == 1 else stem + "abcdefghijklmnopqrstuvwxyz"[self.stems[:at].count(stem)]
            for at, stem in enumerate(self.stems)
        ]
