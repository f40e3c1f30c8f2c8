"""What leaves a table: for each receiver its own views and the events that it may see, ready for the wire."""
from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import encode

from rocaille.kernel.game import Game


class SeatNow(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    name: str = ""
    bot: str = ""  # of a seat that a bot has
    stand_in: str = ""  # the bot that decides for this person now
    resigned: bool = False
    present: bool = False
    seconds_left: float | None = None


class Told(Struct, omit_defaults=True):
    """An event of the game; `to` if only that seat sees it."""

    event: str
    seat: int
    args: tuple[int, ...] = ()
    to: int | None = None


class Happened(Struct, omit_defaults=True):
    """One act at the table, with what its receiver may see of it."""

    seq: int
    act: str
    at: float
    seat: int | None = None
    count: int = 0  # of decisions that were taken back
    events: list[Told] = []


class Sight(Struct, omit_defaults=True):
    """The match as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    view: dict[str, Any]
    options: list[Raw] = []  # its legal decisions, as they are sent back
    asked: int = 0  # a decision that was made for this sequence number or a later one is in time
    take_back: int = 0  # so many of its decisions can be taken back


class Update(Struct, omit_defaults=True, tag_field="type", tag="update"):
    """All that a receiver needs to show the table as it is now, and what happened since a sequence number."""

    seq: int
    since: int
    status: str
    to_decide: tuple[int, ...]
    seats: list[SeatNow]
    sights: list[Sight]
    happened: list[Happened]
    outcome: dict[str, Any] | None = None
    winners: tuple[int, ...] = ()
    seed: str = ""  # after the end
    rematch: str = ""  # the table at which the same people meet again


class Wire:
    """A game's decisions, written once."""

    def __init__(self, game: Game) -> None:
        self.decisions: Final = {number: Raw(encode(game.notation.to_json(decision)))
                                 for number, decision in game.decisions.items()}


_published: dict[tuple[str, tuple[str, ...]], Wire] = {}


def wire_of(game: Game) -> Wire:
    """Shared by all tables with the published components."""
    if game.custom:
        return Wire(game)
    key = game.name, game.chosen
    if key not in _published:
        _published[key] = Wire(game)
    return _published[key]
