"""A match from its beginning: at any point, as a seat saw it then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from rocaille.bots import bot_names
from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import Positions, Record, from_text
from rocaille.server.prices import Kept
from rocaille.table.sights import EventView, Forecast, GameThings, GameView, OutcomeView
from rocaille.table.speaking import Speech, outcome_view
from rocaille.table.table import Table
from rocaille.table.telling import event_views
from rocaille.words import Words
from rocaille.words.sentences import words_of

MOST_POINTS: Final = 64  # of all of them, each of some 100 kB
T = TypeVar("T")
MOST_REELS: Final = 32  # matches that are kept ready, each of some 600 kB at most


class ReplayedDecision(Struct):
    """The decision after which the match is at `at`, and what it led to."""

    at: int
    seat: int
    events: list[EventView]


class Replay(Struct, omit_defaults=True):
    """A point of a match: `at` of `of` decisions. What needs words is there if a language was asked for."""

    at: int
    of: int
    to_decide: list[int]
    views: list[GameView]
    events: list[EventView]  # of the decision that led here
    outcome: OutcomeView | None
    game: str
    players: int
    options: dict[str, bool]
    names: list[str]
    by: list[int]  # the seat of each decision of the whole match
    question: str = ""
    forecast: list[Forecast] = []
    things: GameThings | None = None  # everything printed, if it was asked for
    happened: list[ReplayedDecision] = []  # since the point that was asked for


class Reel:
    """A match that is being looked at. It was played once; now every point of it is there."""

    def __init__(self, record: Record, names: list[str], kept: Positions) -> None:
        self.record: Final = record
        self.names: Final = names
        self.by: Final = [seat for seat, _ in record.decisions]
        self.states: Final = kept.states
        self.events: Final = kept.events


class Point(NamedTuple):
    """What is asked for: after `at` decisions, or the last, as `seat` or a spectator saw it, or everybody."""

    at: int | None
    seat: int | None
    everything: bool
    words: Words | None
    things: bool
    since: int | None


class WorkedOut(Protocol):
    """Has something done beside the event loop, for somebody who pays for it."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class Reels:
    """The matches that were looked at last: whoever moves a slider asks for many points of one."""

    def __init__(self) -> None:
        self._reels: Final[OrderedDict[str, Reel]] = OrderedDict()
        self._points: Final[Kept[tuple[Reel, Point], Replay]] = Kept(MOST_POINTS)

    async def of_table(self, table: Table, worked_out: WorkedOut) -> Reel:
        """A table's match as it stands."""
        record = record_of(table)
        frozen = record.until(len(record.decisions))
        reel = self._reels.get(table.id)
        if reel is not None and reel.record.decisions == frozen.decisions:
            return self._keep(table.id, reel)
        names = list(table.names)
        return self._keep(table.id, await worked_out(lambda: Reel(frozen, names, Positions.of(frozen))))

    async def of_file(self, text: bytes, name: str, worked_out: WorkedOut) -> Reel:
        """A record file; refused, with a sentence, if it is none or has been changed."""
        key = sha256(text).hexdigest()
        reel = self._reels.get(key)
        if reel is None:
            reel = await worked_out(lambda: self._reels.get(key) or reel_from(text, name))
        return self._keep(key, reel)

    async def point(self, worked_out: WorkedOut, reel: Reel, asked: Point) -> Replay:
        """A point of a match, as somebody asked for it."""
        found = self._points.get((reel, asked))
        if found is None:
            found = await worked_out(lambda: replay(reel, *asked))
            self._points.put((reel, asked), found)
        return found

    def _keep(self, key: str, reel: Reel) -> Reel:
        self._reels[key] = reel
        self._reels.move_to_end(key)
        if len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return reel


def reel_from(text: bytes, file: str) -> Reel:
    kept = Positions()
    try:
        record = from_text(text.decode(), file, find_game, kept.keep)
    except UnicodeDecodeError:
        raise Refused("record_not_json", file=file, line=1) from None
    free = [name for name in words_of(record.game.name).SEAT_NAMES if name not in record.seats]
    bots = bot_names()
    names = [name if name and name.partition(":")[0] not in bots else free.pop(0) for name in record.seats]
    return Reel(record, names, kept)


def replay(
    reel: Reel, at: int | None, seat: int | None, everything: bool, words: Words | None, things: bool, since: int | None
) -> Replay:
    """The point after `at` decisions, or the last, as `seat` or a spectator saw it, or everybody."""
    record = reel.record
    game, count = record.game, len(record.decisions)
    if at is not None and at > count:
        raise Refused("no_such_point", found=at, most=count)
    game.check_seat(record.players, seat)
    point = count if at is None else at
    state, events = reel.states[point], reel.events[point]
    viewers: list[int | None] = [*range(record.players)] if everything else [seat]
    views = [game.view(state, viewer) for viewer in viewers]
    deciding, outcome = game.to_decide(state), game.outcome(state)
    speech = Speech(words, game, reel.names) if words else None
    found = Replay(
        point,
        count,
        list(deciding),
        [view.to_json() for view in views],
        event_views(game, events, viewers, speech),
        outcome_view(game, outcome, speech) if outcome else None,
        game.name,
        record.players,
        {option: bool(on) for option, on in record.options.items()},
        reel.names,
        reel.by,
    )
    if since is not None:
        found.happened = [
            ReplayedDecision(after, reel.by[after - 1], event_views(game, reel.events[after], viewers, speech))
            for after in range(since + 1, point + 1)
        ]
    if speech:
        found.question = speech.question(views[0], deciding, game.in_secret(state)) if not everything else ""
        found.forecast = speech.forecast(game.forecast(state))
    if things and words:
        found.things = words_of(game.name).things(words, game, record.players)
    return found


def text_of(table: Table) -> bytes:
    """The record as a file."""
    return record_of(table).text().encode()


def record_of(table: Table) -> Record:
    if table.history is None:
        raise Refused("match_not_begun")
    return table.history.record
