"""Everything a player can decide, as data. What it means is said in `rules`.

Each decision has one number for ever. A payment is chosen card by card, so its numbers are only the nine values.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.alhambra.names import CURRENCIES, MONEY_KINDS, MOST_TOGETHER, SPACES, VALUES
from rocaille.kernel.decision import Decision


def _ways_to_take() -> list[tuple[int, ...]]:
    """The cards that can be taken together, as sorted faces: any one, or two to four with a small sum."""
    ways: list[tuple[int, ...]] = [(card,) for card in range(MONEY_KINDS)]
    rows: list[tuple[int, ...]] = [()]
    small = [card for card in range(MONEY_KINDS) if value_of(card) < MOST_TOGETHER]
    for _ in range(4):
        rows = [
            (*row, card)
            for row in rows
            for card in small
            if (not row or card >= row[-1])
            and sum([value_of(c) for c in row]) + value_of(card) <= MOST_TOGETHER
            and row.count(card) < 3
        ]
        ways += [row for row in rows if len(row) > 1]
    return ways


def value_of(card: int) -> int:
    return card % VALUES + 1


WAYS: Final[list[tuple[int, ...]]] = _ways_to_take()
_TAKE: Final = 0
_BUY: Final = 400
_BUY_FOR_DIRK: Final = 404
_PAY: Final = 408
LIMIT: Final = 417


class TakeMoney(Decision):
    """Take these face-up money cards."""

    __slots__ = ("way",)
    word: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, way: int) -> None:
        super().__init__(_TAKE + way)
        self.way: Final = way

    def values(self) -> tuple[int, ...]:
        return (self.way,)

    def cards(self) -> tuple[int, ...]:
        return WAYS[self.way]


class BuyBuilding(Decision):
    """Buy the building on this space of the courtyard."""

    __slots__ = ("space",)
    word: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(_BUY + space)
        self.space: Final = space

    def values(self) -> tuple[int, ...]:
        return (self.space,)


class BuyForDirk(Decision):
    """Buy the building on this space and give it to Dirk."""

    __slots__ = ("space",)
    word: ClassVar[str] = "buy-for-dirk"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(_BUY_FOR_DIRK + space)
        self.space: Final = space

    def values(self) -> tuple[int, ...]:
        return (self.space,)


class PayCard(Decision):
    """Pay with a card of this value, the next largest of the payment."""

    __slots__ = ("value",)
    word: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(_PAY + value - 1)
        self.value: Final = value

    def values(self) -> tuple[int, ...]:
        return (self.value,)


TAKE: Final[list[Decision]] = [TakeMoney(way) for way in range(len(WAYS))]
TAKE_TOGETHER: Final[dict[tuple[int, ...], Decision]] = {way: TAKE[number] for number, way in enumerate(WAYS)}
BUY: Final[list[Decision]] = [BuyBuilding(space) for space in range(SPACES)]
BUY_FOR_DIRK: Final[list[Decision]] = [BuyForDirk(space) for space in range(SPACES)]
PAY: Final[list[Decision]] = [PayCard(value) for value in range(1, VALUES + 1)]

ALL: Final[list[Decision]] = TAKE + BUY + BUY_FOR_DIRK + PAY

assert len(WAYS) <= _BUY and CURRENCIES == SPACES
