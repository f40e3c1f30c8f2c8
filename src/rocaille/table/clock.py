"""The clocks of a match. Time is given from outside, so that a test can make an hour pass."""

from __future__ import annotations

from typing import Final

from rocaille.table.setting import TimeLimit


class Clock:
    """How long each seat may still think. Whoever is to decide has a running clock, several at once if need be."""

    def __init__(self, limit: TimeLimit, seats: int) -> None:
        self.limit: Final = limit
        self.left = [limit.seconds] * seats
        self._stopped = [limit.seconds] * seats  # what was left when it last stopped
        self.running: dict[int, float] = {}  # since when

    def turn_to(self, seats: tuple[int, ...], now: float, back: bool = False) -> None:
        """From now on these seats think, and no others. `back`: something was taken back, by which nobody gains time."""
        for seat in [seat for seat in self.running if seat not in seats]:
            self._stopped[seat] = self.remaining(seat, now)
            self.left[seat] = self._stopped[seat] + (0.0 if back else self.limit.increment)
            del self.running[seat]
        for seat in seats:
            if seat not in self.running:
                self.running[seat] = now
                if back:
                    self.left[seat] = self._stopped[seat]
                elif self.limit.each_turn:
                    self.left[seat] = self.limit.seconds

    def resume(self, gone: float) -> None:
        """Go on after so many seconds that do not count."""
        self.running = {seat: since + gone for seat, since in self.running.items()}

    def remaining(self, seat: int, now: float) -> float:
        since = self.running.get(seat)
        return self.left[seat] if since is None else max(0.0, self.left[seat] - (now - since))

    def runs_out(self, seat: int) -> float | None:
        """When the time of a seat will be up; None if it is not running."""
        since = self.running.get(seat)
        return None if since is None else since + self.left[seat]
