"""What a table has come to: the fold of its acts. Nothing is asked here and nothing refused."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from rocaille.kernel.decision import Decision
from rocaille.kernel.fairness import commitment, seed_hash
from rocaille.kernel.game import Game, Outcome, State
from rocaille.kernel.history import History
from rocaille.kernel.log import Event
from rocaille.table.acts import (
    AnyAct,
    BegunWithout,
    BotSat,
    CameBack,
    Closed,
    Decided,
    Ended,
    Rematched,
    Resigned,
    Resumed,
    Revealed,
    Sat,
    StoodIn,
    StoodUp,
    TookBack,
)
from rocaille.table.clock import Clock
from rocaille.table.seat import Seat
from rocaille.table.setting import Setting
from rocaille.table.sights import STATUSES, wire_of
from rocaille.words.sentences import words_of

KEPT: Final = 16  # acts that are remembered with their events; older ones can be had by playing the acts again
OPEN, STARTING, PLAYING, OVER, CLOSED = STATUSES
NOT_OVER: Final = (OPEN, STARTING, PLAYING)
NOTHING: Final[list[Event]] = []
RESIGNED_BOT: Final = "easy"  # plays on for someone who resigned where nobody else would


class Past:
    """An act that is still remembered."""

    __slots__ = ("act", "events", "seq")

    def __init__(self, seq: int, act: AnyAct, events: list[Event]) -> None:
        self.seq: Final = seq
        self.act: Final = act
        self.events: Final = events


class Fold:
    """One match. `host` is the person who set it up; `kept` is how many acts are remembered, None for all.

    `own_dice`: every decision has dice of its own, and players add numbers; else the dice are a stream, as they were once.
    """

    def __init__(
        self, id: str, setting: Setting, game: Game, seed: int, host: str, kept: int | None = KEPT, own_dice: bool = True
    ) -> None:
        self.id: Final = id
        self.setting: Final = setting
        self.game: Final = game
        self.host: Final = host
        self.seed: Final = seed
        self.own_dice: Final = own_dice
        self.seq = 0  # so many acts have happened
        self.full_at = 0  # the act that took the last seat: from then on nobody leaves
        self.seed_hash = ""  # of the seed and the players' commitments, shown from then on
        self.starting_since = 0.0  # pages have been revealing their numbers
        self.seats = [Seat() for _ in range(setting.players)]
        self.names: list[str] = [""] * setting.players  # people have their own, bots get names that nobody else has
        self.history: History | None = None
        self.clock: Clock | None = None
        self.past: deque[Past] = deque(maxlen=kept)
        self.asked = [0] * setting.players  # the act that asked each seat what it is asked now
        self.away: dict[str, float] = {}  # people who are not here, and since when
        self.turned_away: set[str] = set()  # people who were here until the host freed their seats
        self.went_on = 0  # a person told the bots to go on after this act
        self.last_at = 0.0
        self.rematch = ""
        self.closed = False
        self.waiting: int | None = None  # the seat whose turn is over and which has not said so, where turns are ended by hand
        self._ended = [0] * setting.players  # so many decisions were made when a seat last ended its turn by hand
        self._deciding: tuple[int, ...] = ()
        self._options: dict[int, list[Decision]] = {}  # of the seats that were asked for in this position
        self.told: dict[str, Any] = {}  # what was said about the position, by language: kept here by who tells it to several
        self.given_up_at = 0  # the act with which so many had resigned that the match ended
        self.wire = wire_of(game)

    @property
    def status(self) -> str:
        if self.closed:
            return CLOSED
        if self.history is None:
            return STARTING if self.full_at else OPEN
        return PLAYING if self._deciding else OVER

    def commitments(self) -> tuple[str, ...] | None:
        """To the numbers that the players add to the seed; "" for a seat that adds none. None where nobody can."""
        return tuple([seat.commitment for seat in self.seats]) if self.own_dice else None

    def awaited(self) -> tuple[int, ...]:
        """The seats whose numbers are still to be revealed before the match begins."""
        if self.status != STARTING:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.commitment and not seat.number])

    def state(self) -> State:
        """The position, once the match has begun."""
        assert self.history is not None
        return self.history.state

    def to_decide(self) -> tuple[int, ...]:
        """The seats that may decide now; () when the match is over or has not begun, and while a turn is still to be ended."""
        return self._deciding if self.waiting is None else ()

    def options(self, seat: int) -> list[Decision]:
        """Every legal decision of a seat. They are worked out once a position: to be shown, to be checked, for bots."""
        found = self._options.get(seat)
        if found is None:
            found = self._options[seat] = self.game.options(self.state(), seat)
        return found

    def _given_up(self) -> bool:
        """Whether so many resigned that there is nobody left to play, or to play against."""
        left = [seat for seat in self.seats if not seat.resigned]
        return len(left) < len(self.seats) and (len(left) < 2 or not any(seat.person for seat in left))

    def seats_of(self, person: str) -> list[int]:
        """Several, if people share a screen; none for a spectator."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def seats_committed(self, person: str, number: str) -> list[int]:
        """The seats of a person that are committed to this number."""
        promised = commitment(number)
        return [seat for seat in self.seats_of(person) if self.seats[seat].commitment == promised]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def carry_out(self, act: AnyAct) -> None:
        """Let an act happen that was answered by a question, or checked when it was restored: whoever calls this is trusted."""
        events: list[Event] = []
        match act:
            case Sat(seat=number):
                seat = self.seats[number]
                seat.person, seat.name, seat.commitment = act.person, act.name, act.commitment
            case StoodUp(seat=number):
                person, self.seats[number] = self.seats[number].person, Seat()
                if act.by_host and person not in self.people():
                    self.turned_away.add(person)
            case BotSat(seat=number):
                self.seats[number].bot = act.bot
            case Revealed():
                for number in self.seats_committed(act.person, act.number):
                    self.seats[number].number = act.number
            case Decided():
                events = self._decide(act)
            case TookBack():
                self._take_back(act)
            case Ended(seat=number):
                assert self.history is not None
                self._ended[number] = len(self.history.moments)
            case Resigned(seat=number):
                seat = self.seats[number]
                seat.resigned, seat.stand_in = True, self.setting.stand_in or RESIGNED_BOT
            case StoodIn(seat=number):
                self.seats[number].stand_in = act.bot
            case CameBack(seat=number):
                self.seats[number].stand_in = ""
                if self.clock and self.clock.limit.each_turn:
                    self.clock.running.pop(number, None)
            case Resumed():
                if self.clock:
                    self.clock.resume(act.gone)
            case Rematched():
                self.rematch = act.table
            case Closed():
                self.closed = True
        self._options.clear()
        self.told.clear()
        self.seq += 1
        self.last_at = act.at
        if self.history is None:
            self.names = self._names()
            if not self.closed and not self.full_at and not any(seat.free() for seat in self.seats):
                self.full_at, self.starting_since = self.seq, act.at
                self.seed_hash = seed_hash(self.seed, self.commitments())
            if self.status == STARTING and (isinstance(act, BegunWithout) or not self.awaited()):
                events = self._begin(act.at)
        if self.history is not None:
            if not self.given_up_at and self._given_up():
                self.given_up_at = self.seq
            self._deciding = () if self.given_up_at else self.game.to_decide(self.history.state)
            self.waiting = self.open_turn() if self.setting.ending == "by_hand" else None
        if self.clock:
            self.clock.turn_to(self._deciding if self.waiting is None else (self.waiting,), act.at, isinstance(act, TookBack))
        self.past.append(Past(self.seq, act, events))

    def _begin(self, now: float) -> list[Event]:
        names = [seat.name or seat.bot for seat in self.seats]
        numbers = tuple([seat.number for seat in self.seats]) if self.own_dice else None
        players, options = len(self.seats), self.setting.options
        self.history = History(self.game, players, self.seed, options, names, numbers, self.commitments())
        self.asked = [self.seq] * len(self.seats)
        if self.setting.time:
            self.clock = Clock(self.setting.time, len(self.seats))
        return self.history.opening

    def _decide(self, act: Decided) -> list[Event]:
        history = self.history
        assert history is not None
        others = self._still_asked(act.seat)
        events = history.carry_out(act.seat, act.decision)
        history.moments[-1].events = NOTHING  # the past has them, as long as they are remembered
        self._ask_anew(others)
        return events

    def _take_back(self, act: TookBack) -> None:
        history = self.history
        assert history is not None
        others = self._still_asked(act.seat)
        history.forget(history.undoable_turn(act.seat)[: act.count])
        for moment in history.moments:
            moment.events = NOTHING
        self._ended = [min(count, len(history.moments)) for count in self._ended]
        self._ask_anew(others)

    def _still_asked(self, seat: int) -> set[int]:
        """The seats that decide in secret at the same time as `seat`: what it does is no news to them."""
        if not self.game.in_secret(self.state()):
            return set()
        return set(self.game.to_decide(self.state())) - {seat}

    def _ask_anew(self, others: set[int]) -> None:
        same = others & set(self.game.to_decide(self.state())) if self.game.in_secret(self.state()) else set()
        for seat in range(len(self.seats)):
            if seat not in same:
                self.asked[seat] = self.seq + 1

    def can_take_back(self, seat: int) -> int:
        """How many decisions of its turn, or of its hand, a seat may take back now."""
        if self.history is None or not self._deciding:
            return 0
        return len([number for number in self.history.undoable_turn(seat) if number >= self._ended[seat]])

    def open_turn(self) -> int | None:
        """The seat whose person has finished a turn and could still take it back."""
        history = self.history
        if history is None or not history.moments or not self._deciding:
            return None
        seat = history.moments[-1].seat
        if (
            seat in self._deciding
            or self.seats[seat].decided_by()
            or self.game.in_secret(history.state)
            or not self.can_take_back(seat)
        ):
            return None
        return seat

    def _names(self) -> list[str]:
        taken = {seat.name.casefold() for seat in self.seats}
        free = [name for name in words_of(self.game.name).SEAT_NAMES if name.casefold() not in taken]
        return [seat.name or (free.pop(0) if seat.bot or seat.person else "") for seat in self.seats]

    def remembers(self, since: int) -> bool:
        """Whether all that happened since then is still here."""
        return since >= self.seq or bool(self.past and self.past[0].seq <= since + 1)

    def past_since(self, since: int) -> list[Past]:
        """What is remembered of what happened after act number `since`."""
        count = min(self.seq - since, len(self.past))
        return [self.past[at] for at in range(-count, 0)]

    def outcome(self) -> Outcome | None:
        """The score sheet; None before the end, and where everybody else resigned."""
        return self.game.outcome(self.history.state) if self.history else None

    def winners(self) -> tuple[int, ...]:
        """Whoever won by the rules among those who did not resign; () before the end."""
        if self.status != OVER:
            return ()
        left = [seat for seat in range(len(self.seats)) if not self.seats[seat].resigned]
        outcome = self.outcome()
        if outcome is None:
            return tuple(left)
        best = max([(outcome.totals[seat], outcome.tie_break[seat]) for seat in left])
        return tuple(seat for seat in left if (outcome.totals[seat], outcome.tie_break[seat]) == best)
