"""The position with the jeweller: the base game's, and what the expansion adds to it."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.games.rokoko.state import Player, State

MARK: Final = 64  # a card taken out of an exam deck unseen is its kind + MARK * the number of cards taken before it

# What the expansion adds to a position; in this order in its key.
OWN: Final = (
    "windows",
    "jewel_stack",
    "jewels",
    "specials",
    "hired_specials",
    "sides",
    "tasks",
    "passed",
    "exam_decks",
    "taken",
    "unseen_cards",
    "looks",
)


class JewellerState(State):
    """The whole table. What belongs to players is kept in a row by seat."""

    __slots__ = OWN
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *OWN)

    def __init__(
        self,
        base: State,
        players: list[Player],
        windows: tuple[int, ...],
        jewel_stack: tuple[int, ...],
        jewels: tuple[int, ...],
        specials: tuple[int, ...],
        hired_specials: tuple[int, ...],
        sides: tuple[int, ...],
        tasks: tuple[int, ...],
        passed: tuple[int, ...],
        exam_decks: tuple[int, ...],
        taken: int,
        unseen_cards: tuple[int, ...],
        looks: tuple[int, ...],
    ) -> None:
        super().__init__(
            base.box,
            players,
            base.round,
            base.starter,
            base.turn,
            base.favour,
            base.agenda,
            base.dice,
            base.hire_row,
            base.hire_stack,
            base.warehouse,
            base.tile_stack,
            base.tile_discards,
            base.shuffles,
            base.workshop,
            base.bag,
            base.dress_discards,
            base.dresses,
            base.hosts,
            base.decorations,
            base.all_halls,
        )
        self.windows = windows  # colour of the jewel in each, left to right
        self.jewel_stack = jewel_stack
        self.jewels = jewels  # eight bits a colour
        self.specials = specials  # the special Apprentice that is not yet hired
        self.hired_specials = hired_specials  # those that everybody has seen
        self.sides = sides  # the exam that lies open
        self.tasks = tasks  # its covered tasks, a bit each
        self.passed = passed  # Master's exams
        self.exam_decks = exam_decks  # both, sorted
        self.taken = taken  # so many cards were taken out of them
        self.unseen_cards = unseen_cards  # those taken, still in hand, that nobody else has seen; MARK tells when
        self.looks = looks  # who looked through an exam deck: see `look`

    def copy(self) -> State:
        return JewellerState(
            self,
            [player.copy() for player in self.players],
            self.windows,
            self.jewel_stack,
            self.jewels,
            self.specials,
            self.hired_specials,
            self.sides,
            self.tasks,
            self.passed,
            self.exam_decks,
            self.taken,
            self.unseen_cards,
            self.looks,
        )

    def jewels_of(self, seat: int, color: int) -> int:
        return (self.jewels[seat] >> 8 * color) & 127

    def jewel_count(self, seat: int) -> int:
        return jewels_in(self.jewels[seat])


def jewels_in(jewels: int) -> int:
    """All jewels of one player, of whatever colour."""
    return sum([(jewels >> 8 * color) & 127 for color in range(len(JEWELS))])


def look(taken: int, seat: int, exam: int) -> int:
    """That `seat` looked through the deck of `exam` when so many cards had been taken, as one int."""
    return taken * 16 + seat * 2 + exam


def looks_of(looks: tuple[int, ...], seat: int | None, exam: int) -> list[int]:
    """How many cards had been taken, each time that `seat` looked through this deck."""
    return [] if seat is None else [look // 16 for look in looks if look % 16 == seat * 2 + exam]
