"""How long a bot may think."""
from __future__ import annotations

import time
from typing import Final

FOREVER: Final = 1e300
BREATH: Final = 0.005  # seconds after which other threads of this process get a turn


class Clock:
    """Says when time is up; whoever asks it often lets other threads have their turn now and then."""

    def __init__(self, until: float = FOREVER) -> None:
        self.until: Final = until  # in the time of `time.perf_counter`
        self.breath = 0.0

    def up(self) -> bool:
        now = time.perf_counter()
        if now > self.breath:
            time.sleep(0)
            self.breath = now + BREATH
        return now > self.until
