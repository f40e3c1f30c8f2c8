"""Who is at a table and who is away, and what happens by itself because of that, or because time is up."""

from __future__ import annotations

from typing import Final

from rocaille.table.acts import AnyAct, BegunWithout, Ended, Resumed, StoodIn
from rocaille.table.fold import PLAYING, STARTING, Fold

NUMBERS_WAIT: Final = 10.0  # seconds that pages have to reveal their numbers


class Presence(Fold):
    """A match, and the people who are there."""

    def arrive(self, person: str) -> None:
        self.away.pop(person, None)

    def depart(self, person: str, now: float) -> None:
        if person in self.people():
            self.away[person] = now

    def deserted(self) -> bool:
        """Whether all people have left a live match: then it waits for the first who comes back."""
        return self.setting.pace == "live" and self.people() <= self.away.keys()

    def resume(self, now: float, without: float | None = None, left: float | None = None) -> Resumed | None:
        """After a start, or when the first comes back: whoever else is away, is so from now on. The act if a clock is to be put
        right.

        A live match has waited since the last one left, which was at `left` if that is known. Where there are days between
        moves, `without` are the seconds without a server since the last act; if nobody knows, none of those since then counts.
        The time of another server may be ahead of `now`: then that is less than nothing, and what was left is left again.
        """
        gone = now - max([self.last_at, left or self.last_at, *self.away.values()])
        if self.setting.pace != "live" and without is not None:
            gone = without
        self.away = {person: now for person in self.people()}
        self.last_at = min(self.last_at, now)
        self.starting_since = now
        return Resumed(now, gone) if gone and self.clock and self.clock.running else None

    def left_at(self) -> float | None:
        """When the last one left a live match; None if somebody is there, or nobody ever was."""
        return max(self.away.values(), default=None) if self.deserted() else None

    def resume_deserted(self, now: float) -> Resumed | None:
        """When somebody comes: go on from when the last one left, if everybody had."""
        return self.resume(now) if self.status == PLAYING and self.deserted() else None

    def due(self, now: float) -> AnyAct | None:
        """What has to happen by itself for someone whose time is up or who is away for long.

        A bot stands in, a turn ends, a match begins without their number.
        """
        if self.status == STARTING:
            return BegunWithout(now) if self.starting_since + NUMBERS_WAIT <= now else None
        if self.waiting is not None:
            at = self._ends_at(self.waiting)
            return Ended(now, self.waiting) if at is not None and at <= now else None
        for seat in self.to_decide():
            at = self._stands_in_at(seat)
            if at is not None and at <= now:
                return StoodIn(now, seat, self.setting.stand_in)
        return None

    def next_due(self) -> float | None:
        """When to ask again what is due."""
        if self.status == STARTING:
            return self.starting_since + NUMBERS_WAIT
        if self.waiting is not None:
            return self._ends_at(self.waiting)
        times = [at for seat in self.to_decide() if (at := self._stands_in_at(seat)) is not None]
        return min(times) if times else None

    def _ends_at(self, number: int) -> float | None:
        """When the turn of a seat ends that has not said so; also where there are days between moves, or nobody stands in."""
        times = []
        if self.clock and (out := self.clock.runs_out(number)) is not None:
            times.append(out)
        if self.seats[number].person in self.away:
            times.append(self.away[self.seats[number].person] + self.setting.patience)
        return min(times) if times else None

    def _stands_in_at(self, number: int) -> float | None:
        seat = self.seats[number]
        if seat.decided_by() or not self.setting.stand_in or self.deserted():
            return None
        times = []
        if self.clock and (out := self.clock.runs_out(number)) is not None:
            times.append(out)
        if self.setting.pace == "live" and seat.person in self.away:
            times.append(self.away[seat.person] + self.setting.patience)
        return min(times) if times else None
