"""What leaves a table: for each receiver its own views and the events that it may see, ready for the wire."""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args

from msgspec import Meta, Raw, Struct
from msgspec.json import encode

from rocaille.kernel.game import Game
from rocaille.table.acts import ActNotation, AnyAct

# What each game gives a form of its own: the contract (`server/contract.py`) looks it up there.
GameView = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "View"})]
GameThings = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Things"})]
GameDecision = Annotated[dict[str, str], Meta(extra_json_schema={"x-game": "Decision"})]
WrittenDecision = Annotated[Raw, Meta(extra_json_schema={"x-game": "Decision"})]

STATUSES: Final = ("open", "starting", "playing", "over", "closed")
Status = Annotated[str, Meta(extra_json_schema={"enum": list(STATUSES)})]
ActName = Annotated[str, Meta(extra_json_schema={"enum": [act.__struct_config__.tag for act in get_args(AnyAct)]})]

Named = int | str | list[str]  # a number, or what it stands for: a card, a space, a building


class SeatNow(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    name: str = ""
    bot: str = ""  # of a seat that a bot has
    stand_in: str = ""  # the bot that decides for this person now
    resigned: bool = False
    present: bool = False
    seconds_left: float | None = None


class EventView(Struct, omit_defaults=True):
    """An event of the game: whose doing it was, and `to` if only that seat sees it."""

    event: str
    seat: int | None  # None: nobody's, or that of somebody without a seat
    owner: str = ""  # who without a seat did it, such as an imaginary player
    args: dict[str, Named] = {}
    to: int | None = None
    text: str = ""  # only where a language was asked for, like all texts of an update


class Happened(Struct, omit_defaults=True):
    """One act at the table, with what its receiver may see of it."""

    seq: int
    act: ActName
    at: float
    seat: int | None = None
    count: int = 0  # of decisions that were taken back
    events: list[EventView] = []
    text: str = ""


class Scored(Struct, omit_defaults=True):
    """A line of the score sheet; `source` is a coarse group of reasons. That and the text: if a language was asked for."""

    seat: int
    reason: str
    args: dict[str, Named]
    points: int
    text: str = ""
    source: str = ""


class OutcomeView(Struct):
    """How a match ended: points by seat, the seats that won by the rules, and every point with its reason."""

    scores: list[int]
    winners: list[int]
    sheet: list[Scored]


class Forecast(Struct):
    """What everybody can see that a seat would score, were the match over now."""

    seat: int
    total: int
    lines: list[Scored]


class Sight(Struct, omit_defaults=True):
    """The match as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    view: GameView
    options: list[WrittenDecision] = []  # its legal decisions, as they are sent back
    asked: int = 0  # a decision that was made for this sequence number or a later one is in time
    take_back: int = 0  # so many of its decisions can be taken back
    question: str = ""  # what is to be decided now, by this seat or another
    labels: list[str] = []  # of the options, in their order
    forecast: list[Forecast] = []


class Update(Struct, omit_defaults=True, tag_field="type", tag="update"):
    """All that a receiver needs to show the table as it is now, and what happened since a sequence number."""

    seq: int
    since: int
    status: Status
    to_decide: tuple[int, ...]
    seats: list[SeatNow]
    sights: list[Sight]
    happened: list[Happened]
    outcome: OutcomeView | None = None
    winners: tuple[int, ...] = ()
    seed: str = ""  # after the end
    waiting_for_end: int | None = None  # the seat that has to end its turn before anybody decides
    rematch: str = ""  # the table at which the same people meet again
    awaited: tuple[int, ...] = ()  # the seats whose numbers for the dice are still to be revealed
    seed_hash: str = ""  # of the seed and the players' commitments: to whoever did not know it yet, and after the end
    commitments: tuple[str, ...] = ()  # to numbers for the dice, by seat; after the end, like the numbers
    numbers: tuple[str, ...] = ()


class Wire:
    """What all tables of a game need to write: its decisions, written once, and how its acts are written."""

    def __init__(self, game: Game) -> None:
        self.decisions: Final = {
            number: Raw(encode(game.notation.to_json(decision))) for number, decision in game.decisions.items()
        }
        self.acts: Final = ActNotation(game.notation)


_published: dict[tuple[str, tuple[str, ...]], Wire] = {}


def wire_of(game: Game) -> Wire:
    """Shared by all tables with the published components."""
    if game.custom:
        return Wire(game)
    key = game.name, game.chosen
    if key not in _published:
        _published[key] = Wire(game)
    return _published[key]
