"""What is in the expansion's box, as tables of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rocaille.games.rokoko.expansion import Expansion
from rocaille.games.rokoko.jeweller.names import EXAMS
from rocaille.games.rokoko.names import CARD_KINDS, NOTHING
from rocaille.games.rokoko.state import State

if TYPE_CHECKING:
    from rocaille.games.rokoko.jeweller.rules.hiring_conditions import Condition


REMEMBERED: Final = 4096  # partings


class Parting:
    """How a stack for hire and the exam decks, both sorted, part the employees."""

    __slots__ = ("known", "stacked", "decks", "pools", "stacked_sizes", "deck_sizes")

    def __init__(self, hire_stack: tuple[int, ...], exam_decks: tuple[int, ...], exam_of: tuple[int, ...]) -> None:
        exams = range(len(EXAMS))
        stacked = [tuple([card for card in hire_stack if exam_of[card] == exam]) for exam in exams]
        decks = [tuple([card for card in exam_decks if exam_of[card] == exam]) for exam in exams]
        self.known: Final[tuple[int, ...]] = tuple([card for card in hire_stack if exam_of[card] == NOTHING])
        self.stacked: Final = stacked  # for hire, though they could as well have been in an exam deck
        self.decks: Final = decks
        self.pools: Final = [(tuple(sorted(stacked[exam] + decks[exam])),) for exam in exams]  # to those who never looked
        self.stacked_sizes: Final[tuple[int, ...]] = tuple([len(cards) for cards in stacked])
        self.deck_sizes: Final[tuple[int, ...]] = tuple([len(cards) for cards in decks])


class JewellerParts(Expansion):
    """The expansion's components. Nothing in it ever changes but what is remembered."""

    def __init__(
        self,
        jewels: tuple[int, ...],
        jewels_origin: str,
        window_costs: tuple[int, ...],
        dark_windows: int,
        windows_origin: str,
        decorations_origin: str,
        pools: tuple[tuple[int, ...], ...],
        specials: tuple[int, ...],
        conditions: dict[int, Condition],
    ) -> None:
        self.jewels: Final = jewels  # all tiles, by colour
        self.jewels_origin: Final = jewels_origin
        self.window_costs: Final = window_costs  # left to right
        self.dark_windows: Final = dark_windows
        self.windows_origin: Final = windows_origin
        self.decorations_origin: Final = decorations_origin
        self.pools: Final = pools  # the eleven Journeymen of level 2, the eleven Masters of level 5
        self.exam_of: Final[tuple[int, ...]] = tuple(
            [next((exam for exam, pool in enumerate(pools) if card in pool), NOTHING) for card in range(CARD_KINDS)]
        )
        self.partings: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Parting]] = {}
        self.specials: Final = specials
        self.conditions: Final = conditions  # by special Apprentice

    def parting(self, hire_stack: tuple[int, ...], exam_decks: tuple[int, ...]) -> Parting:
        """Stacks and decks seldom change, so what was found out is kept for the next time."""
        found = self.partings.get((hire_stack, exam_decks))
        if found is None:
            if len(self.partings) > REMEMBERED:
                self.partings.clear()
            found = self.partings[(hire_stack, exam_decks)] = Parting(hire_stack, exam_decks, self.exam_of)
        return found


def parts_of(state: State) -> JewellerParts:
    parts = state.box.expansion
    assert isinstance(parts, JewellerParts)
    return parts
