"""The tree of a search: nodes at which somebody's turn begins, and edges for what they may do with it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from rocaille.bots.planner import Turn

PRIOR_WEIGHT: Final = 5.0  # how many rollouts the prior of an edge counts for
EXPLORATION: Final = 3.0  # points by which one rollout may be off: how long an edge that did badly is tried again


class Edge:
    """What a seat may do with its turn: its prior, and what rollouts through it brought each seat.

    The prior is the utility that a plan expects. `later` are the turns with which that seat planned to go on.
    """

    __slots__ = ("child", "later", "prior", "totals", "turn", "visits")

    def __init__(self, turn: Turn, later: tuple[Turn, ...], prior: float, seats: int) -> None:
        self.turn = turn
        self.later: Final = later
        self.prior: Final = prior
        self.visits = 0
        self.totals: Final[list[float]] = [0.0] * seats
        self.child: Final = Node()

    def update(self, utilities: list[float]) -> None:
        self.visits += 1
        for seat in range(len(utilities)):
            self.totals[seat] += utilities[seat]


class Node:
    """A point in the tree, where somebody's turn begins. `residual` is the sum of what rollouts brought beyond the priors."""

    __slots__ = ("edges", "residual", "visits")

    def __init__(self) -> None:
        self.edges: dict[Turn, Edge] = {}
        self.visits = 0
        self.residual = 0.0

    def value(self, edge: Edge, mover: int) -> float:
        """The mean of rollouts and prior; the prior is corrected by how far those of this node were off on the average."""
        corrected = edge.prior + (self.residual / self.visits if self.visits else 0.0)
        return (PRIOR_WEIGHT * corrected + edge.totals[mover]) / (PRIOR_WEIGHT + edge.visits)

    def select(self, edges: list[Edge], mover: int) -> Edge:
        """The edge to try next: the highest value, with a bonus for those that were tried little."""
        best = edges[0]
        highest = -1e300
        for edge in edges:
            score = self.value(edge, mover) + EXPLORATION * sqrt(1.0 / (PRIOR_WEIGHT + edge.visits))
            if score > highest:
                best, highest = edge, score
        return best

    def update(self, edge: Edge, mover: int, utilities: list[float]) -> None:
        self.visits += 1
        self.residual += utilities[mover] - edge.prior
        edge.update(utilities)
