"""The root of a search: a race between candidates for this turn, by successive elimination.

Each candidate that is left is tried once in every determinization, so that luck is the same for all of them. What counts is how
far one is ahead of another in the same determinizations; who is surely behind is eliminated.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rocaille.bots.tree import PRIOR_WEIGHT, Edge
from rocaille.kernel.decision import Decision

PRIOR_SQUARES: Final = 8.0  # added to the sum of squares: few differences may look more alike than they are


class EliminationRule:
    """When a candidate is eliminated: after how many samples at the earliest, and how many standard errors behind."""

    def __init__(self, min_samples: int, standard_errors: float) -> None:
        self.min_samples: Final = min_samples
        self.standard_errors: Final = standard_errors


FIRST_RULE: Final = EliminationRule(3, 2.0)
FINAL_RULE: Final = EliminationRule(4, 2.0)
MAX_FINALISTS: Final = 4
FINALIST_MARGIN: Final = 3.0  # points that a finalist may be behind the best


class Candidate:
    """An edge in the race, and the seat's utility at the end of the rollout in each determinization."""

    __slots__ = ("edge", "samples")

    def __init__(self, edge: Edge) -> None:
        self.edge: Final = edge
        self.samples: list[float] = []

    def value(self, count: int) -> float:
        """The mean of so many samples and of the prior."""
        total = PRIOR_WEIGHT * self.edge.prior
        for at in range(count):
            total += self.samples[at]
        return total / (PRIOR_WEIGHT + count)

    def is_behind(self, best: Candidate, count: int, standard_errors: float) -> bool:
        """Whether so many samples make it sure that this is not the best."""
        total = 0.0
        squares = 0.0
        for at in range(count):
            ahead = best.samples[at] - self.samples[at]
            total += ahead
            squares += ahead * ahead
        variance = (squares - total * total / count + PRIOR_SQUARES) / (count + 1)
        return best.value(count) - self.value(count) > standard_errors * sqrt(variance / count)


class Race:
    """The candidates that may still prove the best."""

    def __init__(self, edges: list[Edge], rule: EliminationRule = FIRST_RULE) -> None:
        self.candidates = [Candidate(edge) for edge in edges]
        self.starters: Final = self.candidates
        self.rule: Final = rule

    def sample_count(self) -> int:
        """How many determinizations all of them have been through."""
        return min([len(candidate.samples) for candidate in self.candidates])

    def leader(self) -> Candidate:
        count = self.sample_count()
        best = self.candidates[0]
        highest = -1e300
        for candidate in self.candidates:
            value = candidate.value(count)
            if value > highest:
                best, highest = candidate, value
        return best

    def eliminate(self) -> None:
        """Drop the candidates that have fallen behind."""
        count = self.sample_count()
        if count < self.rule.min_samples:
            return
        best, errors = self.leader(), self.rule.standard_errors
        self.candidates = [
            candidate for candidate in self.candidates if candidate is best or not candidate.is_behind(best, count, errors)
        ]

    def finalists(self) -> list[Edge]:
        """The edges for another race, with their values as priors, also of those eliminated that are nearly as good."""
        best = self.leader()
        behind: list[tuple[float, int]] = []
        for at in range(len(self.starters)):
            candidate = self.starters[at]
            count = min(len(candidate.samples), len(best.samples))
            behind.append((best.value(count) - candidate.value(count), at))
        highest = best.value(self.sample_count())
        kept: list[Edge] = []
        for gap, at in sorted(behind)[:MAX_FINALISTS]:
            if gap < FINALIST_MARGIN:
                edge = self.starters[at].edge
                kept.append(Edge(edge.turn, edge.later, highest - gap, len(edge.totals)))
        return kept

    def is_decided(self) -> bool:
        """Whether all that are left begin with the same decision."""
        first = self.candidates[0].edge.turn[0]
        return all([candidate.edge.turn[0] is first for candidate in self.candidates])

    def continues_from(self, options: list[Decision]) -> bool:
        """Whether every candidate that is left begins with one of these options."""
        return bool(self.candidates) and all([candidate.edge.turn[0] in options for candidate in self.candidates])

    def keep_after(self, choice: Decision) -> None:
        """Keep the candidates that begin with what was decided, without that decision."""
        kept: list[Candidate] = []
        for candidate in self.candidates:
            if len(candidate.edge.turn) > 1 and candidate.edge.turn[0] is choice:
                candidate.edge.turn = candidate.edge.turn[1:]
                kept.append(candidate)
        self.candidates = kept

    def samples_since(self, since: int, order: list[Candidate]) -> list[list[float] | None]:
        """The samples of these candidates from `since` on; None for those that are eliminated."""
        count = self.sample_count()
        return [candidate.samples[since:count] if candidate in self.candidates else None for candidate in order]

    def merge(self, order: list[Candidate], samples: list[list[float] | None]) -> int:
        """Add what another search sampled, and drop what it eliminated; how many rollouts that were."""
        count = self.sample_count()
        rollouts = 0
        kept: list[Candidate] = []
        for candidate, more in zip(order, samples, strict=True):
            if more is not None and candidate in self.candidates:
                candidate.samples = candidate.samples[:count] + more
                rollouts += len(more)
                kept.append(candidate)
        if kept:
            self.candidates = kept
        return rollouts
