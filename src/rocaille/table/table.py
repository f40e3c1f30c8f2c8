"""A table: one match with people, bots and spectators, as the fold of its acts.

What somebody wants is asked for first: each question (`sit`, `decide`, `take_back` …) changes nothing, and answers with the act
that would happen, or refuses. `carry_out` then lets the act happen, and trusts. In between, whoever keeps the acts can keep it.
So what somebody decides is read and checked here, once.
"""

from __future__ import annotations

from typing import NoReturn

from rocaille.kernel.decision import Decision, Reason, Refused
from rocaille.kernel.fairness import is_hash, is_number
from rocaille.table.acts import BotSat, CameBack, Closed, Decided, Ended, Rematched, Resigned, Revealed, Sat, StoodUp, TookBack
from rocaille.table.fold import CLOSED, KEPT, NOT_OVER, OPEN, OVER, PLAYING, STARTING, Past
from rocaille.table.presence import Presence
from rocaille.table.seat import Seat
from rocaille.table.setting import check_strength, checked_name

__all__ = ["CLOSED", "KEPT", "NOT_OVER", "OPEN", "OVER", "PLAYING", "STARTING", "Past", "Seat", "Table"]


class Table(Presence):
    """One match, and what can be asked of it."""

    def bots_to_decide(self) -> list[tuple[int, str]]:
        """The seats that a bot decides for now, and which; one that stands in waits while there is nobody to play with."""
        deserted = self.deserted()
        seats = [(number, self.seats[number]) for number in self.to_decide()]
        return [
            (number, bot)
            for number, seat in seats
            if (bot := seat.decided_by()) and not (deserted and seat.stand_in and not seat.resigned)
        ]

    def bots_wait_until(self) -> float:
        """Until then a person may still take back a turn that is over; bots leave it that time."""
        if self.went_on == self.seq or self.setting.ending == "by_hand" or self.open_turn() is None:
            return 0.0
        return self.last_at + self.setting.grace

    def sit(self, person: str, name: str, seat: int | None, now: float, commitment: str = "") -> Sat:
        """Take a seat; without `seat` the next that is free. `commitment`: to a number for the dice."""
        self._must_be(OPEN)
        if person in self.turned_away:
            raise Refused("turned_away")
        if seat is None:
            free = [number for number, each in enumerate(self.seats) if each.free()]
            if not free:
                raise Refused("no_seat_free")
            seat = free[0]
        elif not self._seat(seat).free():
            raise Refused("seat_taken", seat=seat)
        name = checked_name(name)
        if any(each.name.casefold() == name.casefold() for each in self.seats):
            raise Refused("name_taken", found=name)
        if commitment and not is_hash(commitment):
            raise Refused("not_a_commitment", found=commitment[:80])
        return Sat(now, seat, person, name, commitment if self.own_dice else "")

    def stand_up(self, person: str, seat: int, now: float) -> StoodUp:
        """Leave a seat before the match begins; the host may ask anybody to."""
        self._must_be(OPEN)
        if person != self.host:
            self._must_hold(person, seat)
        if not self._seat(seat).person:
            raise Refused("nobody_sits_there", seat=seat)
        return StoodUp(now, seat, person != self.seats[seat].person)

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

    def reveal(self, person: str, number: str, now: float) -> Revealed | int:
        """The number that a person has committed to; if it was revealed before, the last act."""
        if not is_number(number):
            raise Refused("not_a_number", found=number[:80])
        seats = self.seats_committed(person, number)
        if not seats:
            raise Refused("not_committed")
        if all(self.seats[seat].number for seat in seats):
            return self.seq
        self._must_be(STARTING)
        return Revealed(now, person, number)

    def decide(self, person: str, seat: int, seq: int, decision: object, now: float) -> Decided | int:
        """A person's decision, in its JSON form, made for act number `seq`; if exactly this happened before, its number."""
        self._must_hold(person, seat)
        read = self.game.notation.from_json(decision)
        before = self._already(seat, seq, read)
        if before:
            return before
        self._must_be(PLAYING)
        self._must_decide_alone(seat)
        self._must_be_in_time(seat, seq)
        self._must_not_wait()
        self._must_be_legal(seat, read)
        return Decided(now, seat, read)

    def bot_decides(self, seat: int, seq: int, decision: Decision, now: float) -> Decided:
        self._must_be(PLAYING)
        bot = self._seat(seat).decided_by()
        if not bot:
            raise Refused("not_your_seat", seat=seat)
        self._must_be_in_time(seat, seq)
        self._must_not_wait()
        self._must_be_legal(seat, decision)
        return Decided(now, seat, decision, bot)

    def take_back(self, person: str, seat: int, seq: int, whole_turn: bool, now: float) -> TookBack:
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        self._must_decide_alone(seat)
        self._must_be_in_time(seat, seq)
        count = self.can_take_back(seat)
        if not count:
            raise Refused("nothing_to_undo")
        return TookBack(now, seat, count if whole_turn else 1)

    def go_on(self, person: str, seat: int, now: float) -> Ended | None:
        """A person will not take back any more: bots need not wait, and a turn that is ended by hand is over."""
        self._must_hold(person, seat)
        if self.open_turn() == seat:
            self.went_on = self.seq
        return Ended(now, seat) if self.waiting == seat else None

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
        self._must_not_wait()
        return self.game.why_not(self.state(), seat, self.game.notation.from_json(decision))

    def imagined(self, person: str, seat: int, decision: object) -> Decision:
        """A decision that a person could make now, and asks about before."""
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        self._must_not_wait()
        read = self.game.notation.from_json(decision)
        self._must_be_legal(seat, read)
        return read

    def ask_advice(self, person: str, seat: int) -> None:
        """Refuse advice where there is nothing to decide, or where there is to be none."""
        self._must_hold(person, seat)
        self._must_be(PLAYING)
        self._must_not_wait()
        self._must_decide_alone(seat)
        if not self.setting.hints:
            raise Refused("no_hints")
        if seat not in self.to_decide():
            raise Refused("nothing_to_decide")

    def meet_again(self, person: str, table: str, now: float, closed: str = "") -> Rematched:
        """The table at which the same people meet again; another one if the one before was `closed`."""
        self._must_be(OVER)
        if not self.seats_of(person):
            raise Refused("not_at_this_table")
        if self.rematch != closed:
            raise Refused("rematch_already", table=self.rematch)
        return Rematched(now, table)

    def _seat(self, seat: int) -> Seat:
        self.game.check_seat(len(self.seats), seat)
        return self.seats[seat]

    def _must_be(self, status: str) -> None:
        now = self.status
        if now != status:
            self._refuse_status(now, status)

    def _refuse_status(self, now: str, wanted: str) -> NoReturn:
        if now == OPEN or (now == STARTING and wanted != OPEN):
            raise Refused("match_not_begun")
        if now in (STARTING, PLAYING):
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

    def _must_not_wait(self) -> None:
        if self.waiting is not None:
            raise Refused("turn_not_ended", player=self.names[self.waiting])

    def _must_be_legal(self, seat: int, decision: Decision) -> None:
        if decision not in self.options(seat):
            raise self.game.refusal(self.state(), seat, decision)

    def _already(self, seat: int, seq: int, decision: Decision) -> int:
        """The act that this decision was, if it was the first thing that the seat did after act `seq`: it was sent twice."""
        for past in self.past:
            act = past.act
            if past.seq > seq and isinstance(act, Decided | TookBack) and act.seat == seat:
                return past.seq if isinstance(act, Decided) and act.decision == decision else 0
        return 0
