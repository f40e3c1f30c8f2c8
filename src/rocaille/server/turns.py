"""Who is next where one thing is done at a time, and how much of it everybody gets.

Time is shared between kinds of questions by their weights; in a kind equally between people, and of a person's between their
tables. Whoever asked for nothing lately is next, and whoever would be done first comes before whoever would take longer. So
nobody waits for the long thoughts of all others, and nobody can ask so much that others get less than their share.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Final, NamedTuple

from rocaille.bots import bot
from rocaille.bots.searcher import SearchBot
from rocaille.kernel.decision import Refused

MOST_REMEMBERED: Final = 1_000  # of a kind
MOVE, HINT, ALONE = "move", "hint", "alone"  # a bot's at a table of people; advice; a bot's among bots, or where nobody is
WEIGHTS: Final = {MOVE: 64.0, HINT: 16.0, ALONE: 1.0}
AHEAD: Final = 1 / 64  # so far the weightier kind may be ahead of its share: a second of moves


class Turn(NamedTuple):
    """What somebody wants to be done: for whom, and by which bot."""

    kind: str
    person: str
    table: str
    bot: str


def may_take(name: str) -> float:
    """How many seconds a bot may think about a decision, as far as its name says so."""
    try:
        known = bot(name, 0)
    except Refused:
        return 0.0
    return known.seconds if isinstance(known, SearchBot) else 0.0


class Share:
    """A part of the time, and those between whom it is shared.

    Points in time are those of an imagined service, in which all parts are served at once, each at the pace of its weight:
    there the next question of this part begins at `starts`, and its own parts have come as far as `now`.
    """

    __slots__ = ("asked", "now", "parts", "starts", "waiting", "weight")

    def __init__(self, weight: float = 1.0) -> None:
        self.weight: Final = weight
        self.starts = 0.0
        self.now = 0.0
        self.parts: dict[str, Share] = {}
        self.waiting: dict[str, Share] = {}  # the parts that have something to be done
        self.asked: deque[Asked] = deque()  # where it is shared no further

    def part(self, name: str, weight: float = 1.0) -> Share:
        """One of those between whom it is shared."""
        found = self.parts.get(name)
        if found is None:
            if len(self.parts) > MOST_REMEMBERED:
                self.parts = {each: part for each, part in self.parts.items() if part.starts > self.now or each in self.waiting}
            found = self.parts[name] = Share(weight)
        return found

    def wait(self, name: str, part: Share) -> None:
        """A part has something to be done; in the time in which it had nothing it has missed nothing."""
        if name not in self.waiting:
            self.waiting[name] = part
            part.starts = max(part.starts, self.now)

    def next(self) -> Asked:
        """What is done next of all that waits here."""
        return self.asked[0] if self.asked else min(self.waiting.values(), key=Share.ends).next()

    def ends(self) -> float:
        """When it would be done with its next question."""
        return self.starts + self.next().takes / self.weight


class Asked:
    """Somebody who waits for a turn."""

    __slots__ = ("called", "shares", "taken", "took", "turn")

    def __init__(self, turn: Turn, took: dict[str, float], whole: Share) -> None:
        self.turn: Final = turn
        self.took: Final = took
        self.taken = 0.0  # seconds of the shares, since it began
        self.called: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        kind = whole.part(turn.kind, WEIGHTS[turn.kind])
        person = kind.part(turn.person)
        self.shares: Final = (whole, kind, person, person.part(turn.table))

    @property
    def takes(self) -> float:
        """Seconds, as far as we know: as long as with the same bot the last time, or as it may take."""
        return self.took.get(self.turn.bot, 0.0)

    def wait(self) -> None:
        self.shares[-1].asked.append(self)
        for (share, part), name in zip(pairwise(self.shares), self.turn, strict=False):
            share.wait(name, part)

    def leave(self) -> None:
        """Wait no more."""
        if self not in self.shares[-1].asked:
            return
        self.shares[-1].asked.remove(self)
        for (share, part), name in reversed(list(zip(pairwise(self.shares), self.turn, strict=False))):
            if not part.asked and not part.waiting:
                del share.waiting[name]

    def begin(self) -> None:
        self.leave()
        self.taken = self.takes
        for share, part in pairwise(self.shares):
            share.now = max(share.now, part.starts)
            part.starts += self.taken / part.weight

    def end(self, took: float) -> None:
        for share, part in pairwise(self.shares):
            part.starts += (took - self.taken) / part.weight
            if not share.waiting:
                share.now = max(share.now, part.starts)  # nobody was kept waiting, so nobody owes anything


class Turns:
    """One thing is done at a time, and everybody gets their share of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._whole: Final = Share()
        self._took: Final[dict[str, float]] = {}  # seconds, by bot: the last time
        self._busy = False

    @asynccontextmanager
    async def turn(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for it, and have it."""
        if turn.bot not in self._took:
            if len(self._took) > MOST_REMEMBERED:
                self._took.clear()
            self._took[turn.bot] = may_take(turn.bot)
        asked = Asked(turn, self._took, self._whole)
        asked.wait()
        self._call()
        try:
            await asked.called
        except asyncio.CancelledError:
            if asked.called.cancelled():
                asked.leave()
            else:
                asked.end(0.0)
                self._busy = False
                self._call()
            raise
        began = self._clock()
        try:
            yield
        finally:
            took = self._took[turn.bot] = self._clock() - began
            asked.end(took)
            self._busy = False
            self._call()

    def _call(self) -> None:
        """Let the next one begin: of the weightiest kind that is not too far ahead."""
        while self._whole.waiting and not self._busy:
            kinds = self._whole.waiting.values()
            least = min(kind.starts for kind in kinds)
            asked = max([kind for kind in kinds if kind.starts <= least + AHEAD], key=lambda kind: kind.weight).next()
            if asked.called.done():  # gave up, and was not back here yet to say so
                asked.leave()
                continue
            self._busy = True
            asked.begin()
            asked.called.set_result(None)
