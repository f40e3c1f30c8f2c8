"""The root of a search: ways to spend this turn race each other through the same worlds, and who falls behind drops out.

In every world each way that is left is tried once, so that luck is the same for all of them, and what counts is by how much one
is ahead of another in the same world.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from rocaille.bots.tree import FAITH, Way
from rocaille.kernel.decision import Decision

DOUBT: Final = 8.0  # added to the sum of squares: differences in few worlds may look more alike than they are


class Care:
    """When a way drops out: after how many worlds at the earliest, and by how many standard errors it must be behind."""

    def __init__(self, fewest: int, sure: float) -> None:
        self.fewest: Final = fewest
        self.sure: Final = sure


FIRST: Final = Care(3, 2.0)
FINAL: Final = Care(4, 2.0)
FINALISTS: Final = 4
NEARLY: Final = 3.0  # points that a finalist may be behind the best


class Runner:
    """A way in the race, and how the seat stood at the end in each world."""

    __slots__ = ("found", "way")

    def __init__(self, way: Way) -> None:
        self.way: Final = way
        self.found: list[float] = []

    def promise(self, worlds: int) -> float:
        """What the way promises, from its plan and from so many worlds."""
        total = FAITH * self.way.expected
        for world in range(worlds):
            total += self.found[world]
        return total / (FAITH + worlds)

    def behind(self, best: Runner, worlds: int, sure: float) -> bool:
        """Whether it is surely not the best: so many standard errors behind."""
        total = 0.0
        squares = 0.0
        for world in range(worlds):
            ahead = best.found[world] - self.found[world]
            total += ahead
            squares += ahead * ahead
        spread = (squares - total * total / worlds + DOUBT) / (worlds + 1)
        return best.promise(worlds) - self.promise(worlds) > sure * sqrt(spread / worlds)


class Race:
    """The ways that may still prove the best."""

    def __init__(self, ways: list[Way], care: Care = FIRST) -> None:
        self.runners = [Runner(way) for way in ways]
        self.started: Final = self.runners
        self.care: Final = care

    def worlds(self) -> int:
        """How many worlds all of them have been through."""
        return min([len(runner.found) for runner in self.runners])

    def favourite(self) -> Runner:
        worlds = self.worlds()
        best = self.runners[0]
        most = -1e300
        for runner in self.runners:
            promise = runner.promise(worlds)
            if promise > most:
                best, most = runner, promise
        return best

    def drop(self) -> None:
        """Let those go that have fallen behind."""
        worlds = self.worlds()
        if worlds < self.care.fewest:
            return
        best, sure = self.favourite(), self.care.sure
        self.runners = [runner for runner in self.runners if runner is best or not runner.behind(best, worlds, sure)]

    def finalists(self) -> list[Way]:
        """The ways for another race, with what they promise as expectation: who dropped out comes, too, if nearly as good."""
        best = self.favourite()
        ahead: list[tuple[float, int]] = []
        for at in range(len(self.started)):
            runner = self.started[at]
            worlds = min(len(runner.found), len(best.found))
            ahead.append((best.promise(worlds) - runner.promise(worlds), at))
        most = best.promise(self.worlds())
        kept: list[Way] = []
        for behind, at in sorted(ahead)[:FINALISTS]:
            if behind < NEARLY:
                way = self.started[at].way
                kept.append(Way(way.turn, way.later, most - behind, len(way.totals)))
        return kept

    def decided(self) -> bool:
        """Whether all that are left begin with the same decision."""
        first = self.runners[0].way.turn[0]
        return all([runner.way.turn[0] is first for runner in self.runners])

    def fits(self, options: list[Decision]) -> bool:
        """Whether the ways that are left go on from here."""
        return bool(self.runners) and all([runner.way.turn[0] in options for runner in self.runners])

    def step_on(self, choice: Decision) -> None:
        """Keep the ways that begin with what was decided; they go on from there."""
        kept: list[Runner] = []
        for runner in self.runners:
            if len(runner.way.turn) > 1 and runner.way.turn[0] is choice:
                runner.way.turn = runner.way.turn[1:]
                kept.append(runner)
        self.runners = kept

    def findings(self, since: int, names: list[Runner]) -> list[list[float] | None]:
        """What was found about these ways in the worlds from `since` on; None for those that have dropped out."""
        worlds = self.worlds()
        return [runner.found[since:worlds] if runner in self.runners else None for runner in names]

    def add(self, names: list[Runner], findings: list[list[float] | None]) -> int:
        """Take over what another search found in worlds of its own, and whom it let go; how many walks that were."""
        worlds = self.worlds()
        walks = 0
        kept: list[Runner] = []
        for runner, found in zip(names, findings, strict=True):
            if found is not None and runner in self.runners:
                runner.found = runner.found[:worlds] + found
                walks += len(found)
                kept.append(runner)
        if kept:
            self.runners = kept
        return walks
