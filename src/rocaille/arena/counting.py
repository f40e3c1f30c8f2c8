"""What is counted in played games, for the report on a game.

A tally listens to one game: which things were on offer, which seat used them, and what for. What there is to count, each game
declares; everything here and in the report itself knows no game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from rocaille.arena.results import by_reason
from rocaille.catalogue import declaration
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Event, Log
from rocaille.kernel.record import Record

NO_ORIGINS: Final[Mapping[str, str]] = {}


class Side(NamedTuple):
    """A way to set the game up that deserves figures of its own: a side of the board, or special rules."""

    name: str
    players: tuple[int, ...]  # the numbers of players that it is for
    usual: int  # and the one that a report takes


class Topic(NamedTuple):
    """Things of one kind that a seat may use: all there are, so that what nobody uses is seen."""

    name: str
    kind: str  # of thing, for its words
    items: tuple[str, ...]
    on_offer: bool = True  # whether offers are counted; otherwise every thing can be had in every game
    brief: bool = False  # whether it belongs into a short table
    origins: Mapping[str, str] = NO_ORIGINS  # where printed values come from, by item


class Grid(NamedTuple):
    """What things were used for: how often each row met each column."""

    name: str
    row_kind: str
    rows: tuple[str, ...]
    column_kind: str
    columns: tuple[str, ...]
    shares: bool = False  # whether the parts of a row say more than its size


class TallyLayout(NamedTuple):
    """Everything that is counted at one table."""

    topics: tuple[Topic, ...]
    grids: tuple[Grid, ...]


class Tally:
    """The counts of one game."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.first = 0  # the seat that began
        self.offers: Final[Counter[tuple[str, str]]] = Counter()  # by topic and item
        self.uses: Final[dict[tuple[str, str], list[int]]] = {}  # the same, for each seat
        self.cells: Final[Counter[tuple[str, str, str]]] = Counter()  # by grid, row and column

    def opens(self, event: Event) -> None:
        """Something happened before the first decision."""
        self.happens(event)

    def decides(self, game: Game, state: State, seat: int, decision: Decision) -> None:
        """A seat is about to do this."""

    def happens(self, event: Event) -> None:
        """Something happened."""

    def offer(self, topic: str, item: str, times: int = 1) -> None:
        self.offers[topic, item] += times

    def use(self, topic: str, item: str, seat: int) -> None:
        self.uses.setdefault((topic, item), [0] * self.players)[seat] += 1

    def enter(self, grid: str, row: str, column: str, amount: int = 1) -> None:
        self.cells[grid, row, column] += amount


class Counted(NamedTuple):
    """What is kept of one game."""

    first: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    length: int  # in decisions
    sources: dict[str, tuple[int, ...]]  # points by the score sheet's reasons
    offers: dict[tuple[str, str], int]
    uses: dict[tuple[str, str], tuple[int, ...]]
    cells: dict[tuple[str, str, str], int]


class Counting(Protocol):
    """What a game declares to be counted."""

    @property
    def SIDES(self) -> tuple[Side, ...]: ...

    def layout(self, game: Game, players: int) -> TallyLayout:
        """What there is to count, with the options and components of this game."""

    def tally(self, game: Game, players: int) -> Tally:
        """A fresh one for one game."""


def counting(game: str) -> Counting:
    return declaration(game).counting()


def side_for(game: str, players: int) -> Side:
    """The side that so many play on."""
    return next(side for side in counting(game).SIDES if players in side.players)


def count_record(record: Record) -> Counted:
    """A finished game, played once more from its record, with a tally that listens."""
    game = record.game
    tally = counting(game.name).tally(game, record.players)
    log = Log()
    state = record.opening(log)
    for event in log.events:
        tally.opens(event)
    for number, (seat, decision) in enumerate(record.decisions):
        tally.decides(game, state, seat, decision)
        log = Log()
        record.carry_out(state, number, seat, decision, log)
        for event in log.events:
            tally.happens(event)
    outcome = game.outcome(state)
    assert outcome is not None
    return Counted(
        tally.first,
        tuple(outcome.totals),
        tuple(outcome.winners),
        len(record.decisions),
        by_reason(outcome),
        dict(tally.offers),
        {key: tuple(seats) for key, seats in tally.uses.items()},
        dict(tally.cells),
    )
