"""An opponent that searches, for so long or with so many rollouts, in one process or in several."""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import time
from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.budget import UNLIMITED, Budget, seconds_now
from rocaille.bots.evaluation import next_dice
from rocaille.bots.planner import Beam
from rocaille.bots.search import Search
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, View

FINAL_SECONDS: Final = 0.5  # a budget that is enough for a final
FINAL_ROLLOUTS: Final = 200  # rollouts that are
PLANNING_SHARE: Final = 0.4  # the most of its time that it spends on plans for the root
PLANNING_SHARE_WITH_FINAL: Final = 0.25
FIRST_RACE_SHARE: Final = 0.3  # of time, or of rollouts, before the final
STOP_AT: Final = 0.98  # of its time; the rest is for deciding
GRACE: Final = 0.03  # how much longer, of its time, it waits for other processes
QUICK_BEAM: Final = Beam(10, [8, 2, 1], 2)
THOROUGH_BEAM: Final = Beam(20, [14, 3, 2], 2)


class SearchBot(Bot):
    """Searches for so many seconds, or so many rollouts, a decision."""

    def __init__(self, dice: int, seconds: float = 1.0, rollouts: int = 0, processes: int = 1, cpu_time: bool = False) -> None:
        super().__init__(dice)
        self.seconds: Final = seconds
        self.rollouts: Final = rollouts  # 0: as many as there is time for
        self.processes: Final = processes
        self.cpu_time: Final = cpu_time  # seconds are those that the processor works for it, not those on the wall
        self.search: Search | None = None

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        began = seconds_now(self.cpu_time)
        choice = options[0]
        if len(options) > 1:
            collects = gc.isenabled()
            gc.disable()  # a tree has no cycles, and looking for them takes a tenth of the time
            try:
                search = self.search_from(game, view, options, began)
                self.run(search, view, began)
                choice = search.race.leader().edge.turn[0]
            finally:
                if collects:
                    gc.enable()
        if self.search is not None:
            self.search.race.keep_after(choice)
        return choice

    def search_from(self, game: Game, view: View, options: list[Decision], began: float) -> Search:
        """The last search, if its candidates go on from here, or a new one."""
        search = self.search
        if search is None or not search.race.continues_from(options):
            self.dice = next_dice(self.dice)
            share, beam = (PLANNING_SHARE_WITH_FINAL, THOROUGH_BEAM) if self.has_final() else (PLANNING_SHARE, QUICK_BEAM)
            search = Search(game, view, self.dice, self.budget(began + share * self.seconds), False, beam)
            self.search = search
        search.rollouts = 0
        return search

    def run(self, search: Search, view: View, began: float) -> None:
        """Search until time is up, or all rollouts are made, or it is clear what to decide."""
        if self.has_final() and not search.in_final:
            self.run_race(search, view, began, FIRST_RACE_SHARE)
            search.begin_final()
        self.run_race(search, view, began, 1.0)

    def run_race(self, search: Search, view: View, began: float, share: float) -> None:
        """Let the candidates race until this share of the time or of the rollouts is used."""
        rollouts = int(share * self.rollouts) - search.rollouts
        if search.race.is_decided() or (self.rollouts and rollouts <= 0):
            return
        budget = self.budget(began + share * STOP_AT * self.seconds)
        if self.processes == 1 or not hasattr(os, "fork"):
            search.run(view, budget, max(rollouts, 0))
        else:
            search_in_processes(search, view, budget, max(rollouts, 0), self.processes, GRACE * self.seconds)

    def has_final(self) -> bool:
        return self.rollouts >= FINAL_ROLLOUTS if self.rollouts else self.seconds >= FINAL_SECONDS

    def budget(self, until: float) -> Budget:
        return Budget() if self.rollouts else Budget(until, self.cpu_time)


def search_in_processes(search: Search, view: View, budget: Budget, rollouts: int, processes: int, grace: float) -> None:
    """Search in several processes, each with determinizations of its own, and merge their samples at the root.

    The others are copies of this process, made for one decision: they know what it knows, which is what its seat has seen.
    """
    share = -(-rollouts // processes)
    candidates = search.race.candidates
    workers = [SearchWorker(search, view, budget, share, number) for number in range(1, processes)]
    search.run(view, budget, share)
    for worker in workers:
        samples = worker.samples(UNLIMITED if rollouts or budget.cpu_time else budget.until + grace)
        search.rollouts += search.race.merge(candidates, samples) if samples else 0


class SearchWorker:
    """Another process that searches for the same decision."""

    def __init__(self, search: Search, view: View, budget: Budget, rollouts: int, number: int) -> None:
        left = budget.seconds_left()
        self.pipe, far_end = os.pipe()
        self.process = os.fork()
        if self.process:
            os.close(far_end)
            return
        try:  # from here on, in the other process
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            candidates, since = search.race.candidates, search.race.sample_count()
            search.policy.dice = [sown(search.policy.dice[0], f"process {number}")]
            search.run(view, Budget(seconds_now(budget.cpu_time) + left, budget.cpu_time), rollouts)
            os.write(far_end, marshal.dumps(search.race.samples_since(since, candidates)))
        finally:
            os._exit(0)

    def samples(self, until: float) -> list[list[float] | None]:
        """What it sampled for each candidate; [] if it does not answer in time."""
        wait = None if until == UNLIMITED else max(0.0, until - time.perf_counter())
        ready, _, _ = select.select([self.pipe], [], [], wait)
        answer = b""
        while ready and (part := os.read(self.pipe, 1 << 16)):
            answer += part
        os.close(self.pipe)
        if not ready:
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        # From a process that this one started.
        samples: list[list[float] | None] = marshal.loads(answer) if answer else []  # noqa: S302
        return samples
