"""What people want of a table. Everything that changes a table because a person wants it is asked for here, and only here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rocaille.table.acts import AnyAct
from rocaille.table.setting import BotName, Name
from rocaille.table.sights import GameDecision
from rocaille.table.table import Table

Ref = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Hexadecimal = Annotated[str, Meta(max_length=64)]


class Wish(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client wants. The answer carries the same `ref`."""

    ref: Ref


class Decide(Wish, tag="decide"):
    """A decision of a seat, in its JSON form, made for a sequence number."""

    seat: SeatNumber
    seq: Seq
    decision: GameDecision


class TakeBack(Wish, tag="take_back"):
    """The seat's last decision, or its whole turn."""

    seat: SeatNumber
    seq: Seq
    whole_turn: bool = False


class GoOn(Wish, tag="go_on"):
    """The seat will not take back any more: bots need not wait."""

    seat: SeatNumber


class Resign(Wish, tag="resign"):
    """Give up: a bot plays on for the sake of the others."""

    seat: SeatNumber


class ComeBack(Wish, tag="come_back"):
    """Decide again, instead of the bot that stood in."""

    seat: SeatNumber


class Reveal(Wish, tag="reveal"):
    """Show the number that the client has committed to, once the hash of the seed is shown."""

    number: Hexadecimal


class Sit(Struct):
    """Sit down, at the next free seat if none is named."""

    name: Name
    seat: SeatNumber | None
    commitment: Hexadecimal = ""


class StandUp(Struct):
    """Free a seat before the match begins."""

    seat: int


class SeatBot(Struct):
    """Let a bot have a seat."""

    seat: int
    bot: BotName


class Close(Struct):
    """Close the table before the match begins."""


MatchWish = Decide | TakeBack | GoOn | Resign | ComeBack | Reveal
TableWish = MatchWish | Sit | StandUp | SeatBot | Close


def act_for(table: Table, person: str, wish: TableWish, now: float) -> AnyAct | int | None:
    """The act that fulfils a person's wish; the number of an earlier one that did; None if nothing has to happen."""
    match wish:
        case Decide():
            return table.decide(person, wish.seat, wish.seq, wish.decision, now)
        case TakeBack():
            return table.take_back(person, wish.seat, wish.seq, wish.whole_turn, now)
        case GoOn():
            return table.go_on(person, wish.seat, now)
        case Resign():
            return table.resign(person, wish.seat, now)
        case ComeBack():
            return table.come_back(person, wish.seat, now)
        case Reveal():
            return table.reveal(person, wish.number, now)
        case Sit():
            return table.sit(person, wish.name, wish.seat, now, wish.commitment)
        case StandUp():
            return table.stand_up(person, wish.seat, now)
        case SeatBot():
            return table.seat_bot(person, wish.seat, wish.bot, now)
        case Close():
            return table.close(person, now)
