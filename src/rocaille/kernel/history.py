# not compiled
"""A game being played: its record, what everybody saw happen, and the way back.

Undo takes back a seat's own last decision, up to the last barrier: chance was seen, something hidden was revealed, or another
player decided. What others decide in secret at the same time is no barrier: the order does not matter,
so theirs stay. What others saw of a decision stays seen when it is taken back, and remains their barrier.
"""

from __future__ import annotations

from collections.abc import Mapping

from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Event, Log
from rocaille.kernel.record import Record


class Moment:
    """One decision, as it was made."""

    __slots__ = ("seat", "decision", "events", "barrier", "secret")

    def __init__(self, seat: int, decision: Decision, events: list[Event], barrier: bool, secret: bool) -> None:
        self.seat = seat
        self.decision = decision
        self.events = events
        self.barrier = barrier
        self.secret = secret  # made at the same time as others, who saw nothing of it


class History:
    """Decisions in, position and events out."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        seats: list[str] | None = None,
        numbers: tuple[str, ...] | None = None,
        commitments: tuple[str, ...] | None = None,
    ) -> None:
        self.record = Record(game, players, seed, options, seats, None, numbers, commitments)
        self.game = self.record.game
        log = Log()
        self.state: State = self.record.opening(log)
        self.opening: list[Event] = log.events
        self.moments: list[Moment] = []
        self.sealed = [0] * players  # so many decisions each seat cannot get behind, whatever is taken back

    @classmethod
    def of(cls, record: Record) -> History:
        """Go on with a record; its decisions were checked when they were made, or when it was read."""
        game, players, seed, seats = record.game, record.players, record.seed, record.seats
        history = cls(game, players, seed, record.options, seats, record.numbers, record.commitments)
        for seat, decision in record.decisions:
            history.carry_out(seat, decision)
        return history

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Make a decision that nobody has checked yet; what happened then."""
        self.game.check_legal(self.state, seat, decision)
        return self.carry_out(seat, decision)

    def carry_out(self, seat: int, decision: Decision) -> list[Event]:
        """Make a legal decision; what happened then."""
        log = Log()
        dice = self.state.dice
        secret = self.game.in_secret(self.state)
        self.state.source = self.record.source_of(len(self.moments))
        self.game.carry_out(self.state, seat, decision, log)
        self.state.source = None
        moment = Moment(seat, decision, log.events, log.barrier or self.state.dice != dice, secret)
        if not secret:
            self.sealed = [seal if other == seat else len(self.moments) for other, seal in enumerate(self.sealed)]
        self.moments.append(moment)
        self.record.decisions.append((seat, decision))
        return moment.events

    def undoable(self, seat: int) -> int | None:
        """The number of the decision (from 0) that `seat` may take back now; None if there is none."""
        for number in range(len(self.moments) - 1, self.sealed[seat] - 1, -1):
            moment = self.moments[number]
            if moment.barrier:
                return None
            if moment.seat == seat:
                return number
            if not moment.secret:
                return None
        return None

    def undoable_turn(self, seat: int) -> list[int]:
        """The numbers of the decisions of its turn, or of its hand, that `seat` may take back now, the last first."""
        first = self.undoable(seat)
        if first is None:
            return []
        numbers: list[int] = []
        kind = self.moments[first].secret
        for number in range(first, self.sealed[seat] - 1, -1):
            moment = self.moments[number]
            if moment.barrier or moment.secret != kind or (moment.seat != seat and not moment.secret):
                break
            if moment.seat == seat:
                numbers.append(number)
        return numbers

    def undo(self, seat: int) -> Decision:
        """Take back the last decision of `seat`."""
        number = self.undoable(seat)
        if number is None:
            raise Refused("nothing_to_undo")
        taken = self.moments[number].decision
        self.forget([number])
        return taken

    def undo_turn(self, seat: int) -> int:
        """Take back what `seat` has decided in this turn, or of its hand, up to the barrier; how many decisions."""
        numbers = self.undoable_turn(seat)
        if numbers:
            self.forget(numbers)
        return len(numbers)

    def forget(self, numbers: list[int]) -> None:
        """Play everything again but these decisions, which may be taken back."""
        again = History.of(self.record.until(0))
        for number, moment in enumerate(self.moments):
            if number not in numbers:
                again.carry_out(moment.seat, moment.decision)
        self.state, self.moments, self.record = again.state, again.moments, again.record
        self.sealed = [seal - sum([1 for number in numbers if number < seal]) for seal in self.sealed]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What `seat` saw happen from decision number `since` on; with 0 the opening too."""
        seen = [event for event in self.opening if event.seen_by(seat)] if since == 0 else []
        for moment in self.moments[since:]:
            seen += [event for event in moment.events if event.seen_by(seat)]
        return seen
