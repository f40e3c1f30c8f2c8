# not compiled
"""A game being played: its record, what everybody saw happen, and the way back.

Undo takes back a seat's own last decision, up to the last barrier: chance was seen, something hidden was revealed, or another
player decided. What others decide at the same time as the seat (Rokoko's hand cards) is no barrier: their order does not
matter, so theirs stay.
"""
from __future__ import annotations

from collections.abc import Mapping

from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Event, Log
from rocaille.kernel.record import Record


class Moment:
    """One decision, as it was made."""

    __slots__ = ("seat", "decision", "events", "barrier", "at_once")

    def __init__(self, seat: int, decision: Decision, events: list[Event], barrier: bool, at_once: tuple[int, ...]) -> None:
        self.seat = seat
        self.decision = decision
        self.events = events
        self.barrier = barrier
        self.at_once = at_once  # the seats that might have decided just then


class History:
    """Decisions in, position and events out."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, object] | None = None,
                 seats: list[str] | None = None) -> None:
        self.game = game
        self.record = Record(game, players, seed, options, seats)
        log = Log()
        self.state: State = game.new(players, seed, options, log)
        self.opening: list[Event] = log.events
        self.moments: list[Moment] = []

    @classmethod
    def of(cls, record: Record) -> History:
        """Go on with a record."""
        history = cls(record.game, record.players, record.seed, record.options, record.seats)
        for seat, decision in record.decisions:
            history.decide(seat, decision)
        return history

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Make a decision, checked; what happened then."""
        log = Log()
        dice = self.state.dice
        at_once = self.game.to_decide(self.state)
        self.game.decide(self.state, seat, decision, log)
        moment = Moment(seat, decision, log.events, log.barrier or self.state.dice != dice, at_once)
        self.moments.append(moment)
        self.record.decisions.append((seat, decision))
        return moment.events

    def undoable(self, seat: int) -> int | None:
        """The number of the decision (from 0) that `seat` may take back now; None if there is none."""
        for number in range(len(self.moments) - 1, -1, -1):
            moment = self.moments[number]
            if moment.barrier:
                return None
            if moment.seat == seat:
                return number
            if seat not in moment.at_once:
                return None
        return None

    def undo(self, seat: int) -> Decision:
        """Take back the last decision of `seat`."""
        number = self.undoable(seat)
        if number is None:
            raise Refused("nothing_to_undo")
        taken = self.moments[number].decision
        decisions = [(moment.seat, moment.decision) for moment in self.moments]
        again = History(self.game, self.record.players, self.record.seed, self.record.options, self.record.seats)
        for other, decision in decisions[:number] + decisions[number + 1 :]:
            again.decide(other, decision)
        self.state, self.moments, self.record = again.state, again.moments, again.record
        return taken

    def undo_turn(self, seat: int) -> int:
        """Take back all of `seat`'s decisions up to the barrier; how many."""
        count = 0
        while self.undoable(seat) is not None:
            self.undo(seat)
            count += 1
        return count

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What `seat` saw happen from decision number `since` on; with 0 the opening too."""
        seen = [event for event in self.opening if event.seen_by(seat)] if since == 0 else []
        for moment in self.moments[since:]:
            seen += [event for event in moment.events if event.seen_by(seat)]
        return seen
