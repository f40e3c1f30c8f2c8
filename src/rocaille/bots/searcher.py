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
from rocaille.bots.clock import FOREVER, Clock
from rocaille.bots.judging import thrown
from rocaille.bots.search import Search
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, View

PLANNING: Final = 0.4  # the most of its time that is spent on plans for the root
IN_TIME: Final = 0.98  # when walking ends
GRACE: Final = 0.03  # how much longer, of its time, it waits for what other processes found


class SearchBot(Bot):
    """Searches for so many seconds, or so many walks, a decision."""

    def __init__(self, dice: int, seconds: float = 1.0, walks: int = 0, processes: int = 1) -> None:
        super().__init__(dice)
        self.seconds: Final = seconds
        self.walks: Final = walks  # 0: as many as there is time for
        self.processes: Final = processes
        self.search: Search | None = None

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        began = time.perf_counter()
        choice = options[0]
        if len(options) > 1:
            collecting = gc.isenabled()
            gc.disable()  # a tree has no cycles, and looking for them takes a tenth of the time
            try:
                search = self.at(game, view, options, began)
                self.look(search, view, began)
                choice = search.favourite().turn[0]
            finally:
                if collecting:
                    gc.enable()
        if self.search is not None:
            self.search.step_on(choice)
        return choice

    def at(self, game: Game, view: View, options: list[Decision], began: float) -> Search:
        """The search to go on with: the last one, if its ways lead on from here, or a new one."""
        search = self.search
        if search is None or not search.fits(options):
            self.dice = thrown(self.dice)
            search = Search(game, view, self.dice, Clock(FOREVER if self.walks else began + PLANNING * self.seconds))
            self.search = search
        search.walks = 0
        return search

    def look(self, search: Search, view: View, began: float) -> None:
        """Walk until time is up, or so many walks were made; not at all where every way begins with the same decision."""
        if search.agreed():
            return
        until = FOREVER if self.walks else began + IN_TIME * self.seconds
        if self.processes == 1 or not hasattr(os, "fork"):
            search.look(view, Clock(until), self.walks)
        else:
            together(search, view, until, self.walks, self.processes, FOREVER if self.walks else until + GRACE * self.seconds)


def together(search: Search, view: View, until: float, walks: int, processes: int, patience: float) -> None:
    """Search in several processes, each in worlds of its own, and put together what they find about the ways at the root.

    The others are copies of this process, made for one decision: they know what it knows, which is what its seat has seen.
    """
    share = -(-walks // processes)
    others = [Other(search, view, until, share, number) for number in range(1, processes)]
    search.look(view, Clock(until), share)
    for other in others:
        search.add(other.findings(patience))


class Other:
    """Another process that searches for the same decision."""

    def __init__(self, search: Search, view: View, until: float, walks: int, number: int) -> None:
        self.pipe, far_end = os.pipe()
        self.process = os.fork()
        if self.process:
            os.close(far_end)
            return
        try:  # from here on, in the other process
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            before = search.findings()
            search.worlds = [sown(search.worlds[0], f"process {number}")]
            search.look(view, Clock(until), walks)
            found = search.findings()
            os.write(far_end, marshal.dumps([after - earlier for after, earlier in zip(found, before, strict=True)]))
        finally:
            os._exit(0)

    def findings(self, patience: float) -> list[float]:
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
        found: list[float] = marshal.loads(told) if told else []
        return found
