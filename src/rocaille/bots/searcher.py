"""An opponent that searches, for so long or with so many walks, in one process or in several."""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import time
from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.clock import FOREVER, Clock, time_now
from rocaille.bots.judging import thrown
from rocaille.bots.planner import Breadth
from rocaille.bots.search import Search
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, View

LONG: Final = 0.5  # seconds that are enough for a final
MANY: Final = 200  # walks that are
PLANNING: Final = 0.4  # the most of its time that is spent on plans for the root
PLANNING_LONG: Final = 0.25  # the same with a final
BEFORE_FINAL: Final = 0.3  # of time, or of walks
IN_TIME: Final = 0.98  # when walking ends
GRACE: Final = 0.03  # how much longer, of its time, it waits for what other processes found
QUICK: Final = Breadth(10, [8, 2, 1], 2)
THOROUGH: Final = Breadth(20, [14, 3, 2], 2)


class SearchBot(Bot):
    """Searches for so many seconds, or so many walks, a decision."""

    def __init__(self, dice: int, seconds: float = 1.0, walks: int = 0, processes: int = 1, of_processor: bool = False) -> None:
        super().__init__(dice)
        self.seconds: Final = seconds
        self.walks: Final = walks  # 0: as many as there is time for
        self.processes: Final = processes
        self.of_processor: Final = of_processor  # seconds are those that the processor works for it, not those on the wall
        self.search: Search | None = None

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        began = time_now(self.of_processor)
        choice = options[0]
        if len(options) > 1:
            collecting = gc.isenabled()
            gc.disable()  # a tree has no cycles, and looking for them takes a tenth of the time
            try:
                search = self.at(game, view, options, began)
                self.look(search, view, began)
                choice = search.race.favourite().way.turn[0]
            finally:
                if collecting:
                    gc.enable()
        if self.search is not None:
            self.search.race.step_on(choice)
        return choice

    def at(self, game: Game, view: View, options: list[Decision], began: float) -> Search:
        """The search to go on with: the last one, if its ways lead on from here, or a new one."""
        search = self.search
        if search is None or not search.race.fits(options):
            self.dice = thrown(self.dice)
            planning, breadth = (PLANNING_LONG, THOROUGH) if self.has_final() else (PLANNING, QUICK)
            search = Search(game, view, self.dice, self.clock(began + planning * self.seconds), False, breadth)
            self.search = search
        search.walks = 0
        return search

    def look(self, search: Search, view: View, began: float) -> None:
        """Walk until time is up, or so many walks were made, or it is clear what to decide."""
        if self.has_final() and not search.final:
            self.race(search, view, began, BEFORE_FINAL)
            search.begin_final()
        self.race(search, view, began, 1.0)

    def race(self, search: Search, view: View, began: float, part: float) -> None:
        """Let the ways race each other until this part of time or walks is used."""
        walks = int(part * self.walks) - search.walks
        if search.race.decided() or (self.walks and walks <= 0):
            return
        clock = self.clock(began + part * IN_TIME * self.seconds)
        if self.processes == 1 or not hasattr(os, "fork"):
            search.look(view, clock, max(walks, 0))
        else:
            together(search, view, clock, max(walks, 0), self.processes, GRACE * self.seconds)

    def has_final(self) -> bool:
        return self.walks >= MANY if self.walks else self.seconds >= LONG

    def clock(self, until: float) -> Clock:
        return Clock() if self.walks else Clock(until, self.of_processor)


def together(search: Search, view: View, clock: Clock, walks: int, processes: int, grace: float) -> None:
    """Search in several processes, each in worlds of its own, and put together what they find about the ways at the root.

    The others are copies of this process, made for one decision: they know what it knows, which is what its seat has seen.
    """
    share = -(-walks // processes)
    runners = search.race.runners
    others = [Other(search, view, clock, share, number) for number in range(1, processes)]
    search.look(view, clock, share)
    for other in others:
        found = other.findings(FOREVER if walks or clock.of_processor else clock.until + grace)
        search.walks += search.race.add(runners, found) if found else 0


class Other:
    """Another process that searches for the same decision."""

    def __init__(self, search: Search, view: View, clock: Clock, walks: int, number: int) -> None:
        left = clock.left()
        self.pipe, far_end = os.pipe()
        self.process = os.fork()
        if self.process:
            os.close(far_end)
            return
        try:  # from here on, in the other process
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            runners, worlds = search.race.runners, search.race.worlds()
            search.walker.dice = [sown(search.walker.dice[0], f"process {number}")]
            search.look(view, Clock(time_now(clock.of_processor) + left, clock.of_processor), walks)
            os.write(far_end, marshal.dumps(search.race.findings(worlds, runners)))
        finally:
            os._exit(0)

    def findings(self, patience: float) -> list[list[float] | None]:
        """What it found; nothing if it does not answer in time."""
        wait = None if patience == FOREVER else max(0.0, patience - time.perf_counter())
        ready, _, _ = select.select([self.pipe], [], [], wait)
        told = b""
        while ready and (part := os.read(self.pipe, 1 << 16)):
            told += part
        os.close(self.pipe)
        if not ready:
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        found: list[list[float] | None] = marshal.loads(told) if told else []
        return found
