"""The position: what lies on the table, and what is still to be decided.

Stacks are packed multisets without an order: the dice decide what comes when it is drawn. So nothing but the dice is hidden,
for all else was seen by everybody: start money is dealt face up, money is taken face up and paid openly.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rocaille.games.alhambra.box import Box
from rocaille.kernel.agenda import Step as KernelStep
from rocaille.kernel.game import Keyed
from rocaille.kernel.game import State as KernelState

# What is in a position besides its box, agenda and dice; in this order in its key.
COURSE: Final = ("players", "turn")
TABLE: Final = ("courtyard", "building_stack", "display", "piles", "money_stack", "money_discards", "scored", "sheet", "dirk")


class Player(Keyed):
    """One player's side of the table."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "money", "buildings")
    __slots__ = fields

    def __init__(self, seat: int, money: tuple[int, ...], buildings: tuple[int, ...]) -> None:
        self.seat = seat
        self.money = money  # packed, an int for each currency
        self.buildings = buildings  # how many of each category

    def copy(self) -> Player:
        return Player(self.seat, self.money, self.buildings)


class State(KernelState):
    """The whole table."""

    __slots__ = ("box", *COURSE, *TABLE)
    fields: ClassVar[tuple[str, ...]] = (*COURSE, "agenda", "dice", *TABLE)

    def __init__(
        self,
        box: Box,
        players: list[Player],
        turn: int,
        agenda: tuple[KernelStep[Any], ...],
        dice: int,
        courtyard: tuple[int, ...],
        building_stack: tuple[int, ...],
        display: tuple[int, ...],
        piles: tuple[int, ...],
        money_stack: tuple[int, ...],
        money_discards: tuple[int, ...],
        scored: int,
        sheet: tuple[int, ...],
        dirk: tuple[int, ...],
    ) -> None:
        super().__init__(dice, agenda)
        self.box: Final = box
        self.players = players
        self.turn = turn
        self.courtyard = courtyard  # kind of building on each space
        self.building_stack = building_stack  # packed, an int for each category
        self.display = display  # money face up, on its places
        self.piles = piles  # cards left in each of the five piles, scoring cards included
        self.money_stack = money_stack  # packed: the money in all piles together
        self.money_discards = money_discards  # packed
        self.scored = scored  # how many scoring cards have shown
        self.sheet = sheet  # seat, scoring, category and points of every line, one after the other
        self.dirk = dirk  # his buildings of each category; () without him

    def copy(self) -> State:
        return State(
            self.box,
            [player.copy() for player in self.players],
            self.turn,
            self.agenda,
            self.dice,
            self.courtyard,
            self.building_stack,
            self.display,
            self.piles,
            self.money_stack,
            self.money_discards,
            self.scored,
            self.sheet,
            self.dirk,
        )


class Step(KernelStep[State]):
    """A step of this game."""

    __slots__ = ()
