"""The position: what lies on the table, and what is still to be decided.

Every field is an int, a tuple of ints or a tuple of steps, so copying a state copies references only and two states never
share anything that changes. Stacks and bags are kept without an order: what comes next is decided by the dice when it is
drawn, so nobody can have seen it before.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rocaille.games.rokoko.box import Box
from rocaille.kernel.agenda import Step as KernelStep
from rocaille.kernel.game import Keyed
from rocaille.kernel.game import State as KernelState

VEIL: Final = 64  # a tile drawn face down is its kind + VEIL * the number of times the stack had been shuffled anew

# What is in a position besides its box, agenda and dice; in this order in its key.
COURSE: Final = ("players", "round", "starter", "turn", "favour")
TABLE: Final = (
    "hire_row",
    "hire_stack",
    "warehouse",
    "tile_stack",
    "tile_discards",
    "shuffles",
    "workshop",
    "bag",
    "dress_discards",
    "dresses",
    "hosts",
    "decorations",
    "all_halls",
)


class Player(Keyed):
    """One player's side of the table.

    The deck is supply, hand, discard pile and the cards being played: `in_play` goes to the discard pile afterwards,
    `leaving` out of the game. `shown` are the hand cards that everybody knows of. Resource tiles are in `tiles` if
    everybody saw them, in `veiled` if they were drawn face down.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "livres",
        "thread",
        "lace",
        "prestige",
        "supply",
        "hand",
        "shown",
        "discard",
        "in_play",
        "leaving",
        "tiles",
        "veiled",
    )
    __slots__ = fields

    def __init__(
        self,
        seat: int,
        livres: int,
        thread: int,
        lace: int,
        prestige: int,
        supply: tuple[int, ...],
        hand: tuple[int, ...],
        shown: tuple[int, ...],
        discard: tuple[int, ...],
        in_play: tuple[int, ...],
        leaving: tuple[int, ...],
        tiles: tuple[int, ...],
        veiled: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.livres = livres
        self.thread = thread
        self.lace = lace
        self.prestige = prestige
        self.supply = supply
        self.hand = hand
        self.shown = shown
        self.discard = discard  # the last is on top
        self.in_play = in_play
        self.leaving = leaving
        self.tiles = tiles
        self.veiled = veiled

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.livres,
            self.thread,
            self.lace,
            self.prestige,
            self.supply,
            self.hand,
            self.shown,
            self.discard,
            self.in_play,
            self.leaving,
            self.tiles,
            self.veiled,
        )

    def deck_size(self) -> int:
        """What “cards in your deck” means: also the card just played, and one on its way out while its bonus is used."""
        return self.staying() + len(self.leaving)

    def staying(self) -> int:
        """The cards that count for the limit on deputing."""
        return len(self.supply) + len(self.hand) + len(self.discard) + len(self.in_play)


class State(KernelState):
    """The whole table."""

    __slots__ = ("box", *COURSE, *TABLE)
    fields: ClassVar[tuple[str, ...]] = (*COURSE, "agenda", "dice", *TABLE)

    def __init__(
        self,
        box: Box,
        players: list[Player],
        round: int,
        starter: int,
        turn: int,
        favour: int,
        agenda: tuple[KernelStep[Any], ...],
        dice: int,
        hire_row: tuple[int, ...],
        hire_stack: tuple[int, ...],
        warehouse: tuple[int, ...],
        tile_stack: tuple[int, ...],
        tile_discards: tuple[int, ...],
        shuffles: int,
        workshop: tuple[int, ...],
        bag: tuple[int, ...],
        dress_discards: tuple[int, ...],
        dresses: tuple[int, ...],
        hosts: tuple[int, ...],
        decorations: tuple[int, ...],
        all_halls: tuple[int, ...],
    ) -> None:
        super().__init__(dice, agenda)
        self.box: Final = box
        self.players = players
        self.round = round
        self.starter = starter
        self.turn = turn  # who acted last
        self.favour = favour  # who has the Queen's favour card
        self.hire_row = hire_row
        self.hire_stack = hire_stack  # sorted, so the lowest level comes first
        self.warehouse = warehouse  # kind of tile on each place
        self.tile_stack = tile_stack  # sorted
        self.tile_discards = tile_discards
        self.shuffles = shuffles  # how often the tile stack was made anew
        self.workshop = workshop  # dress in each window, left to right
        self.bag = bag
        self.dress_discards = dress_discards
        self.dresses = dresses  # dress on each guest space
        self.hosts = hosts  # its owner
        self.decorations = decorations  # owner of each decoration space
        self.all_halls = all_halls  # owner of each space of the track, dearest first

    def copy(self) -> State:
        return State(
            self.box,
            [player.copy() for player in self.players],
            self.round,
            self.starter,
            self.turn,
            self.favour,
            self.agenda,
            self.dice,
            self.hire_row,
            self.hire_stack,
            self.warehouse,
            self.tile_stack,
            self.tile_discards,
            self.shuffles,
            self.workshop,
            self.bag,
            self.dress_discards,
            self.dresses,
            self.hosts,
            self.decorations,
            self.all_halls,
        )


class Step(KernelStep[State]):
    """A step of this game."""

    __slots__ = ()
