"""What a player can decide besides, as data; the numbers come behind those of the base game."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko import decisions as base
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWEL_WINDOWS, MOST_JEWEL_WINDOWS, TASKS
from rocaille.games.rokoko.names import CARD_KINDS, PILES
from rocaille.kernel.decision import Decision

SEATS: Final = 5

_JEWEL: Final = base.LIMIT
_SPECIAL: Final = _JEWEL + JEWEL_WINDOWS
_EXAM: Final = _SPECIAL + 1
_COVER: Final = _EXAM + 2
_CHOOSE: Final = _COVER + 7
_MOVE: Final = _CHOOSE + CARD_KINDS
_COPY: Final = _MOVE + 3 * CARD_KINDS
LIMIT: Final = _COPY + SEATS
_MORE_JEWELS: Final = base.LIMIT_OF_LARGE_BOARDS
LIMIT_OF_LARGE_BOARDS: Final = _MORE_JEWELS + MOST_JEWEL_WINDOWS - JEWEL_WINDOWS


class TakeJewel(Decision):
    """Take the jewel in this window, for the dress that is about to be rented out."""

    __slots__ = ("jewel",)
    word: ClassVar[str] = "jewel"
    fields: ClassVar[tuple[str, ...]] = ("jewel",)

    def __init__(self, jewel: int) -> None:
        super().__init__(_JEWEL + jewel if jewel < JEWEL_WINDOWS else _MORE_JEWELS + jewel - JEWEL_WINDOWS)
        self.jewel: Final = jewel

    def values(self) -> tuple[int, ...]:
        return (self.jewel,)


class HireSpecial(Decision):
    """Hire one's own special Apprentice."""

    __slots__ = ()
    word: ClassVar[str] = "hire-special"

    def __init__(self) -> None:
        super().__init__(_SPECIAL)


class TakeExam(Decision):
    """Take an exam with the employee just played."""

    __slots__ = ("exam",)
    word: ClassVar[str] = "exam"
    fields: ClassVar[tuple[str, ...]] = ("exam",)

    def __init__(self, exam: int) -> None:
        super().__init__(_EXAM + exam)
        self.exam: Final = exam

    def values(self) -> tuple[int, ...]:
        return (self.exam,)


class CoverTask(Decision):
    """Choose the task that is covered, where two fit."""

    __slots__ = ("task",)
    word: ClassVar[str] = "cover"
    fields: ClassVar[tuple[str, ...]] = ("task",)

    def __init__(self, task: int) -> None:
        super().__init__(_COVER + task)
        self.task: Final = task

    def values(self) -> tuple[int, ...]:
        return (self.task,)


class ChooseFromDeck(Decision):
    """Take `card` out of the exam deck."""

    __slots__ = ("card",)
    word: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(_CHOOSE + card)
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.card,)


class MoveCard(Decision):
    """Move `card` from a pile of the deck to the top of the discard pile, by a bonus."""

    __slots__ = ("pile", "card")
    word: ClassVar[str] = "move"
    fields: ClassVar[tuple[str, ...]] = ("pile", "card")

    def __init__(self, pile: int, card: int) -> None:
        super().__init__(_MOVE + pile * CARD_KINDS + card)
        self.pile: Final = pile
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.pile, self.card)


class CopyBonus(Decision):
    """Copy the bonus of the card on top of this opponent's discard pile."""

    __slots__ = ("opponent",)
    word: ClassVar[str] = "copy"
    fields: ClassVar[tuple[str, ...]] = ("opponent",)

    def __init__(self, opponent: int) -> None:
        super().__init__(_COPY + opponent)
        self.opponent: Final = opponent

    def values(self) -> tuple[int, ...]:
        return (self.opponent,)


JEWEL: Final[list[Decision]] = [TakeJewel(window) for window in range(MOST_JEWEL_WINDOWS)]
HIRE_SPECIAL: Final[Decision] = HireSpecial()
EXAM: Final[list[Decision]] = [TakeExam(exam) for exam in range(len(EXAMS))]
COVER: Final[list[Decision]] = [CoverTask(task) for task in range(len(TASKS))]
CHOOSE: Final[list[Decision]] = [ChooseFromDeck(card) for card in range(CARD_KINDS)]
MOVE: Final[list[Decision]] = [MoveCard(pile, card) for pile in range(len(PILES)) for card in range(CARD_KINDS)]
COPY: Final[list[Decision]] = [CopyBonus(seat) for seat in range(SEATS)]

ALL: Final[list[Decision]] = [*JEWEL, HIRE_SPECIAL, *EXAM, *COVER, *CHOOSE, *MOVE, *COPY]
