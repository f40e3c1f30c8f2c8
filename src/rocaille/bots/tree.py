"""The tree of a search: ways to spend a turn, and what walks found behind them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rocaille.bots.planner import Turn

FAITH: Final = 5.0  # how many walks the judgement of a plan counts for
CURIOSITY: Final = 3.0  # points by which a single walk may be off: how long a way that did badly is tried again


class Way:
    """A way to spend a turn: what was expected of it for the seat whose turn it is, and what walks found for each seat.

    `later` are the turns with which that seat planned to go on.
    """

    __slots__ = ("after", "expected", "later", "totals", "turn", "visits")

    def __init__(self, turn: Turn, later: tuple[Turn, ...], expected: float, seats: int) -> None:
        self.turn = turn
        self.later: Final = later
        self.expected: Final = expected
        self.visits = 0
        self.totals: Final[list[float]] = [0.0] * seats
        self.after: Final = Node()

    def record(self, found: list[float]) -> None:
        self.visits += 1
        for seat in range(len(found)):
            self.totals[seat] += found[seat]


class Node:
    """A point in the tree, at which somebody's turn begins. `surplus` is what walks found beyond what was expected, in sum."""

    __slots__ = ("surplus", "visits", "ways")

    def __init__(self) -> None:
        self.ways: dict[Turn, Way] = {}
        self.visits = 0
        self.surplus = 0.0

    def estimate(self, way: Way, mover: int) -> float:
        """What a way promises: expectation, mended by what all ways of this node turned out to be, and findings."""
        mended = way.expected + (self.surplus / self.visits if self.visits else 0.0)
        return (FAITH * mended + way.totals[mover]) / (FAITH + way.visits)

    def choice(self, ways: list[Way], mover: int) -> Way:
        """The way to try next."""
        best = ways[0]
        most = -1e300
        for way in ways:
            score = self.estimate(way, mover) + CURIOSITY * sqrt(1.0 / (FAITH + way.visits))
            if score > most:
                best, most = way, score
        return best

    def record(self, way: Way, mover: int, found: list[float]) -> None:
        self.visits += 1
        self.surplus += found[mover] - way.expected
        way.record(found)
