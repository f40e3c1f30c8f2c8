"""How long a bot may think."""

from __future__ import annotations

import time
from typing import Final

FOREVER: Final = 1e300
BREATH: Final = 0.005  # seconds after which other threads of this process get a turn


def time_now(of_processor: bool) -> float:
    """Seconds, from some moment on: on the wall, or those that the processor has worked for this thread."""
    return time.thread_time() if of_processor else time.perf_counter()


class Clock:
    """Says when time is up; whoever asks it often lets other threads have their turn now and then."""

    def __init__(self, until: float = FOREVER, of_processor: bool = False, patience: int = 0) -> None:
        self.until: Final = until  # in the time of `now`
        self.of_processor: Final = of_processor
        self.patience: Final = patience  # time is also up when it was asked so often, the same on every machine; 0: never
        self.asked = 0
        self.breath = 0.0

    def up(self) -> bool:
        now = time_now(self.of_processor)
        if now > self.breath:
            time.sleep(0)
            self.breath = now + BREATH
        self.asked += 1
        return now > self.until or 0 < self.patience < self.asked

    def left(self) -> float:
        """Seconds until then."""
        return self.until - time_now(self.of_processor)
