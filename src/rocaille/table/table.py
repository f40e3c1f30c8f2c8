"""A table: one match with people, bots and spectators, as the fold of its acts.

What somebody wants is asked for first: each question (`sit`, `decide`, `take_back` …) changes nothing, and answers with the act
that would happen, or refuses. `carry_out` then lets the act happen. In between, whoever keeps the acts can keep this one.
"""
from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NoReturn

from rocaille.kernel.decision import Decision, Reason, Refused
from rocaille.kernel.game import Game, Outcome, State
from rocaille.kernel.history import History
from rocaille.kernel.log import Event
from rocaille.table.acts import (AnyAct, BotSat, CameBack, Closed, Decided, Rematched, Resigned, Sat, StoodIn, StoodUp,
                                 TookBack)
from rocaille.table.clock import Clock
from rocaille.table.setting import Setting, check_strength, checked_name
from rocaille.table.sights import wire_of

KEPT: Final = 16  # acts that are remembered with their events; older ones can be had by playing the acts again
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
NOTHING: Final[list[Event]] = []
RESIGNED_BOT: Final = "easy"  # plays on for someone who resigned where nobody else would


class Seat:
    """Who sits there: a person, a bot, or nobody yet."""

    __slots__ = ("bot", "name", "person", "resigned", "stand_in")

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.bot = ""
        self.stand_in = ""
        self.resigned = False

    def free(self) -> bool:
        return not self.person and not self.bot

    def decided_by(self) -> str:
        """The bot that decides for this seat; "" if its person does."""
        return self.bot or self.stand_in


class Past:
    """An act that is still remembered."""

    __slots__ = ("act", "events", "seq")

    def __init__(self, seq: int, act: AnyAct, events: list[Event]) -> None:
        self.seq: Final = seq
        self.act: Final = act
        self.events: Final = events


class Table:
    """One match. `host` is the person who set it up; `kept` is how many acts are remembered, None for all."""

    def __init__(self, id: str, setting: Setting, game: Game, seed: int, host: str, kept: int | None = KEPT) -> None:
        self.id: Final = id
        self.setting: Final = setting
        self.game: Final = game
        self.host: Final = host
        self.seed: Final = seed
        self.seq = 0  # so many acts have happened
        self.seats = [Seat() for _ in range(setting.players)]
        self.history: History | None = None
        self.clock: Clock | None = None
        self.past: deque[Past] = deque(maxlen=kept)
        self.asked = [0] * setting.players  # the act that asked each seat what it is asked now
        self.away: dict[str, float] = {}  # people who are not here, and since when
        self.went_on = 0  # a person told the bots to go on after this act
        self.last_at = 0.0
        self.rematch = ""
        self.closed = False
        self._deciding: tuple[int, ...] = ()
        self.wire = wire_of(game)

    @property
    def status(self) -> str:
        if self.closed:
            return CLOSED
        if self.history is None:
            return OPEN
        return PLAYING if self._deciding else OVER

    def state(self) -> State:
        """The position, once the match has begun."""
        assert self.history is not None
        return self.history.state

    def to_decide(self) -> tuple[int, ...]:
        """The seats that may decide now; () when the match is over or has not begun."""
        return self._deciding

    def _given_up(self) -> bool:
        """Whether so many resigned that there is nobody left to play, or to play against."""
        left = [seat for seat in self.seats if not seat.resigned]
        return len(left) < len(self.seats) and (len(left) < 2 or not any(seat.person for seat in left))

    def seats_of(self, person: str) -> list[int]:
        """Several, if people share a screen; none for a spectator."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def bots_to_decide(self) -> list[tuple[int, str]]:
        """The seats that a bot decides for now, and which."""
        return [(seat, bot) for seat in self.to_decide() if (bot := self.seats[seat].decided_by())]

    def bots_wait_until(self) -> float:
        """Until then a person may still take back a turn that is over; bots leave it that time."""
        history = self.history
        if history is None or not history.moments or self.went_on == self.seq:
            return 0.0
        last = history.moments[-1]
        seat = self.seats[last.seat]
        if (seat.decided_by() or self.game.in_secret(history.state) or last.seat in self.to_decide()
                or history.undoable(last.seat) is None):
            return 0.0
        return self.last_at + self.setting.grace

    def sit(self, person: str, name: str, seat: int | None, now: float) -> Sat:
        """Take a seat; without `seat` the next that is free."""
        self._must_be(OPEN)
        if seat is None:
            free = [number for number, each in enumerate(self.seats) if each.free()]
            if not free:
                raise Refused("no_seat_free")
            seat = free[0]
        elif not self._seat(seat).free():
            raise Refused("seat_taken", seat=seat)
        return Sat(now, seat, person, checked_name(name))

    def stand_up(self, person: str, seat: int, now: float) -> StoodUp:
        """Leave a seat before the match begins; the host may ask anybody to."""
        self._must_be(OPEN)
        if person != self.host:
            self._must_hold(person, seat)
        if not self._seat(seat).person:
            raise Refused("nobody_sits_there", seat=seat)
        return StoodUp(now, seat)

    def seat_bot(self, person: str, seat: int, bot: str, now: float) -> BotSat:
        self._must_be(OPEN)
        self._must_host(person)
        if self._seat(seat).person:
            raise Refused("seat_taken", seat=seat)
        check_strength(bot)
        return BotSat(now, seat, bot)

    def close(self, person: str, now: float) -> Closed:
        self._must_be(OPEN)
        self._must_host(person)
        return Closed(now)

    def decide(self, person: str, seat: int, seq: int, decision: object, now: float) -> Decided | int:
        """A person's decision, in its JSON form, made for act number `seq`; if exactly this happened before, its number."""
        self._must_hold(person, seat)
        read = self.game.notation.from_json(decision)
        text = self.game.notation.written(read)
        before = self._already(seat, seq, text)
        if before:
            return before
        self._must_be(PLAYING)
        self._must_decide_alone(seat)
        self._must_be_in_time(seat, seq)
        self.game.check_legal(self.state(), seat, read)
        return Decided(now, seat, text)

    def bot_decides(self, seat: int, seq: int, decision: Decision, now: float) -> Decided:
        self._must_be(PLAYING)
        bot = self._seat(seat).decided_by()
        if not bot:
            raise Refused("not_your_seat", seat=seat)
        self._must_be_in_time(seat, seq)
        self.game.check_legal(self.state(), seat, decision)
        return Decided(now, seat, self.game.notation.written(decision), bot)

    def take_back(self, person: str, seat: int, seq: int, whole_turn: bool, now: float) -> TookBack:
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        self._must_decide_alone(seat)
        self._must_be_in_time(seat, seq)
        count = self.can_take_back(seat)
        if not count:
            raise Refused("nothing_to_undo")
        return TookBack(now, seat, count if whole_turn else 1)

    def go_on(self, person: str, seat: int) -> None:
        """A person will not take back any more; bots need not wait. Nothing that would have to be kept."""
        self._must_hold(person, seat)
        self.went_on = self.seq

    def resign(self, person: str, seat: int, now: float) -> Resigned:
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        if self.seats[seat].resigned:
            raise Refused("resigned_already")
        return Resigned(now, seat)

    def come_back(self, person: str, seat: int, now: float) -> CameBack:
        """Decide again instead of the bot that stood in."""
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        at = self.seats[seat]
        if at.resigned:
            raise Refused("resigned_already")
        if not at.stand_in:
            raise Refused("nobody_stands_in", seat=seat)
        if self.clock and not self.clock.limit.each_turn and self.clock.remaining(seat, now) <= 0:
            raise Refused("time_is_up")
        return CameBack(now, seat)

    def why_not(self, person: str, seat: int, decision: object) -> Reason | None:
        """Why a person cannot decide this now."""
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        return self.game.why_not(self.state(), seat, self.game.notation.from_json(decision))

    def meet_again(self, person: str, table: str, now: float) -> Rematched:
        """The table at which the same people meet again."""
        self._must_be(OVER)
        if not self.seats_of(person):
            raise Refused("not_at_this_table")
        if self.rematch:
            raise Refused("rematch_already", table=self.rematch)
        return Rematched(now, table)

    def arrive(self, person: str) -> None:
        self.away.pop(person, None)

    def depart(self, person: str, now: float) -> None:
        if person in self.people():
            self.away[person] = now

    def resume(self, now: float) -> None:
        """Nobody is here yet, and nobody's time has run meanwhile."""
        self.away = {person: now for person in self.people()}
        self.last_at = min(self.last_at, now)
        if self.clock:
            self.clock.resume(now)

    def due(self, now: float) -> AnyAct | None:
        """What has to happen by itself: a bot stands in for someone whose time is up, or who is away for long."""
        for seat in self.to_decide():
            at = self._stands_in_at(seat)
            if at is not None and at <= now:
                return StoodIn(now, seat, self.setting.stand_in)
        return None

    def next_due(self) -> float | None:
        """When to ask again what is due."""
        times = [at for seat in self.to_decide() if (at := self._stands_in_at(seat)) is not None]
        return min(times) if times else None

    def _stands_in_at(self, number: int) -> float | None:
        seat = self.seats[number]
        if seat.decided_by() or not self.setting.stand_in:
            return None
        times = []
        if self.clock and (out := self.clock.runs_out(number)) is not None:
            times.append(out)
        if self.setting.pace == "live" and seat.person in self.away:
            times.append(self.away[seat.person] + self.setting.patience)
        return min(times) if times else None

    def carry_out(self, act: AnyAct) -> None:
        """Let an act happen that was answered by a question, or kept before."""
        events: list[Event] = []
        match act:
            case Sat(seat=number):
                seat = self.seats[number]
                seat.person, seat.name = act.person, act.name
            case StoodUp(seat=number):
                self.seats[number] = Seat()
            case BotSat(seat=number):
                self.seats[number].bot = act.bot
            case Decided():
                events = self._decided(act)
            case TookBack():
                self._took_back(act)
            case Resigned(seat=number):
                seat = self.seats[number]
                seat.resigned, seat.stand_in = True, self.setting.stand_in or RESIGNED_BOT
            case StoodIn(seat=number):
                self.seats[number].stand_in = act.bot
            case CameBack(seat=number):
                self.seats[number].stand_in = ""
                if self.clock and self.clock.limit.each_turn:
                    self.clock.running.pop(number, None)
            case Rematched():
                self.rematch = act.table
            case Closed():
                self.closed = True
        self.seq += 1
        self.last_at = act.at
        if self.history is None and not self.closed and not any(seat.free() for seat in self.seats):
            events = self._begin(act.at)
        if self.history is not None:
            self._deciding = () if self._given_up() else self.game.to_decide(self.history.state)
        if self.clock:
            self.clock.turn_to(self._deciding, act.at)
        self.past.append(Past(self.seq, act, events))

    def _begin(self, now: float) -> list[Event]:
        names = [seat.name or seat.bot for seat in self.seats]
        self.history = History(self.game, len(self.seats), self.seed, self.setting.options, names)
        self.asked = [self.seq] * len(self.seats)
        if self.setting.time:
            self.clock = Clock(self.setting.time, len(self.seats))
        return self.history.opening

    def _decided(self, act: Decided) -> list[Event]:
        history = self.history
        assert history is not None
        others = self._still_asked(act.seat)
        events = history.decide(act.seat, self.game.notation.read(act.decision))
        history.moments[-1].events = NOTHING  # the past has them, as long as they are remembered
        self._ask_anew(others)
        return events

    def _took_back(self, act: TookBack) -> None:
        history = self.history
        assert history is not None
        others = self._still_asked(act.seat)
        history.forget(history.undoable_turn(act.seat)[: act.count])
        for moment in history.moments:
            moment.events = NOTHING
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
        return len(self.history.undoable_turn(seat)) if self.history and self.to_decide() else 0

    def _seat(self, seat: int) -> Seat:
        self.game.check_seat(len(self.seats), seat)
        return self.seats[seat]

    def _must_be(self, status: str) -> None:
        now = self.status
        if now != status:
            self._refuse_status(now)

    def _refuse_status(self, now: str) -> NoReturn:
        if now == OPEN:
            raise Refused("match_not_begun")
        if now == PLAYING:
            raise Refused("match_begun")
        if now == OVER:
            raise Refused("match_over")
        raise Refused("table_closed")

    def _must_hold(self, person: str, seat: int) -> None:
        if not person or self._seat(seat).person != person:
            raise Refused("not_your_seat", seat=seat)

    def _must_host(self, person: str) -> None:
        if not person or person != self.host:
            raise Refused("host_only")

    def _must_decide_alone(self, seat: int) -> None:
        if self.seats[seat].resigned:
            raise Refused("resigned_already")
        if self.seats[seat].stand_in:
            raise Refused("bot_stands_in", bot=self.seats[seat].stand_in)

    def _must_be_in_time(self, seat: int, seq: int) -> None:
        if not self.asked[seat] <= seq <= self.seq:
            raise Refused("not_for_now", found=seq, right=self.seq)

    def _already(self, seat: int, seq: int, text: str) -> int:
        """The act that this decision was, if it was the first thing that the seat did after act `seq`: it was sent twice."""
        for past in self.past:
            act = past.act
            if past.seq > seq and isinstance(act, Decided | TookBack) and act.seat == seat:
                return past.seq if isinstance(act, Decided) and act.decision == text else 0
        return 0

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


def restored(table: Table, acts: Iterable[AnyAct]) -> Table:
    """A fresh table after these acts."""
    for act in acts:
        table.carry_out(act)
    return table
