"""How long a bot may think."""

from __future__ import annotations

import time
from typing import Final

UNLIMITED: Final = 1e300
YIELD_AFTER: Final = 0.005  # seconds after which other threads of this process get a turn


def seconds_now(cpu_time: bool) -> float:
    """Seconds since some moment: on the wall, or those that the processor has worked for this thread."""
    return time.thread_time() if cpu_time else time.perf_counter()


class Budget:
    """Says when to stop thinking. Each time a bot asks, other threads may get a turn."""

    def __init__(self, until: float = UNLIMITED, cpu_time: bool = False, max_checks: int = 0) -> None:
        self.until: Final = until  # in the time of `seconds_now`
        self.cpu_time: Final = cpu_time
        self.max_checks: Final = max_checks  # spent after so many checks too, the same on every machine; 0: no such limit
        self.checks = 0
        self.yield_at = 0.0

    def is_spent(self) -> bool:
        now = seconds_now(self.cpu_time)
        if now > self.yield_at:
            time.sleep(0)
            self.yield_at = now + YIELD_AFTER
        self.checks += 1
        return now > self.until or 0 < self.max_checks < self.checks

    def seconds_left(self) -> float:
        return self.until - seconds_now(self.cpu_time)
