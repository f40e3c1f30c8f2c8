"""What goes over a socket besides `Update`: typed, one JSON object a message, known by its `type`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from rocaille.table.setting import Setting
from rocaille.table.sights import EventView, Forecast, GameDecision, GameView, Named, SeatNow, Status, Update
from rocaille.table.wishes import MatchWish, SeatNumber, Seq, Wish

MOST_TO_FOLLOW = 8


class Why(Wish, tag="why"):
    """Why the seat cannot decide this now."""

    seat: SeatNumber
    decision: GameDecision


class Preview(Wish, tag="preview"):
    """What a decision of the seat would lead to, with others that follow it as long as they are possible (a payment)."""

    seat: SeatNumber
    decision: GameDecision
    then: Annotated[list[GameDecision], Meta(max_length=MOST_TO_FOLLOW)] = []


class Hint(Wish, tag="hint"):
    """What a bot would decide for the seat now, and why."""

    seat: SeatNumber


class Language(Wish, tag="language"):
    """Speak this language from now on, and tell everything since the beginning in it."""

    language: Annotated[str, Meta(max_length=10)]


class Since(Wish, tag="since"):
    """Tell again what happened since a sequence number."""

    seq: Seq


Question = Why | Preview | Hint | Language | Since  # what changes nothing at the table
AnyWish = MatchWish | Question


class TableNow(Struct):
    """A table as the lobby and its door show it."""

    id: str
    status: Status
    setting: Setting
    custom_components: bool
    seats: list[SeatNow]
    seed_hash: str
    seq: int
    to_decide: list[int]


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message: where the client is, and who it is there."""

    table: TableNow
    seats: list[int]  # that this client decides for; none: a spectator
    host: bool


class Accepted(Struct, tag_field="type", tag="accepted"):
    """It is kept, and it is act number `seq`, or an earlier one."""

    ref: int
    seq: int


class RefusedWish(Struct, tag_field="type", tag="refused"):
    """It did not happen: why, as a key and as a sentence in the client's language."""

    ref: int
    seq: int
    reason: str
    sentence: str


class Because(Struct, tag_field="type", tag="because"):
    """The answer to `why`; `possible` if nothing speaks against it."""

    ref: int
    possible: bool
    reason: str = ""
    args: dict[str, Named] = {}
    sentence: str = ""


class Previewed(Struct, tag_field="type", tag="previewed"):
    """The answer to `preview`: view, forecast and events as far as they are certain; the rest of the view is the present."""

    ref: int
    certain: bool
    view: GameView
    forecast: list[Forecast]
    events: list[EventView]


class Hinted(Struct, tag_field="type", tag="hinted"):
    """The answer to `hint`."""

    ref: int
    decision: GameDecision
    sentence: str


class Bye(Struct, tag_field="type", tag="bye"):
    """The server stops; come back in a moment, with the last sequence number."""

    reason: str


AnyAnswer = Accepted | RefusedWish | Because | Previewed | Hinted
AnyMessage = Welcome | Update | AnyAnswer | Bye
# What each wish is answered with, if it is not refused; what is not here is accepted.
ANSWERED: dict[type[Struct], type[Struct]] = {Why: Because, Preview: Previewed, Hint: Hinted, Since: Update}
WISHES: Decoder[Any] = Decoder(AnyWish)
MESSAGES = Encoder()
