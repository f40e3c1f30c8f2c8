"""The time at the tables, and when there was a server.

The machine's clock may be set at any moment, by an hour or by a year. Nobody may lose or gain time at a table by that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final, NamedTuple

LONG_GONE: Final = 60 * 86_400.0  # seconds without a server: rather is the clock wrong


class Timekeeper:
    """Seconds since 1970 that go on evenly while the process lives: what happens to the machine's clock is not believed."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall: Final = wall
        self._steady: Final = steady
        self._offset = wall() - steady()

    def now(self) -> float:
        return self._steady() + self._offset

    def set(self, now: float) -> None:
        """Go by another clock, which several machines share."""
        self._offset = now - self._steady()


class Life(NamedTuple):
    """A server, from when to when it was there, by its own time."""

    number: int
    begun: float
    seen: float


class Lives:
    """The servers that a database had, one after the other."""

    def __init__(self, lives: Iterable[Life]) -> None:
        self._lives: Final = {life.number: life for life in sorted(lives)}

    def doubted(self, now: float) -> bool:
        """Whether the machine's clock may be wrong: lately it went on, or back, by more than `LONG_GONE` between two servers.

        It is believed again once so much time has passed since, by the servers' own clocks.
        """
        lives = list(self._lives.values())
        return any(
            abs(life.begun - before.seen) > LONG_GONE and now - life.begun < LONG_GONE for before, life in pairwise(lives)
        )

    def without(self, number: int, since: float) -> float | None:
        """Seconds without a server since a moment in the life of server `number`; None if nothing is known of that one.

        Each server's time is only compared with itself, and one's end with the next one's beginning: the sum is negative if
        the clock was set back in between, and what it leaves to be counted never is.
        """
        if number not in self._lives:
            return None
        seconds, end = 0.0, max(since, self._lives[number].seen)
        for life in self._lives.values():
            if life.number > number:
                seconds += life.begun - end
                end = life.seen
        return seconds
