"""The HTTP interface: everything printed, records, and replays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, Parameter
from msgspec import Struct

from rocaille.catalogue import component_findings, component_table
from rocaille.catalogue import game as find_game
from rocaille.kernel.components import unchecked
from rocaille.kernel.decision import Refused
from rocaille.kernel.findings import Finding, Page
from rocaille.server.api import ANSWERS, Ask, address, entered, invited_by
from rocaille.server.refusing import checked_language, spoken_in, words_in
from rocaille.server.replays import Point as Asked
from rocaille.server.replays import Replay, WorkedOut, text_of
from rocaille.server.rooms import rooms_of
from rocaille.table.setting import ComponentTable
from rocaille.table.sights import GameThings
from rocaille.table.table import OVER
from rocaille.words import LANGUAGES, Words
from rocaille.words.sentences import words_of

Language = Annotated[str | None, Parameter(max_length=10, description="en, de or it")]
Point = Annotated[int | None, Parameter(ge=0, le=100_000, description="after so many decisions; without it, the last")]
Options = Annotated[str, Parameter(max_length=100, description="names with commas between them")]
Since = Annotated[int | None, Parameter(ge=0, le=100_000, description="tell also what every decision after this point led to")]
Seat = Annotated[int | None, Parameter(ge=0, le=7, description="as this seat saw it; without it, as a spectator did")]


FileName = Annotated[str, Parameter(max_length=200, description="its name, for what is said about it")]


class FindingTold(Struct):
    """One thing that is wrong with a component table, with everything about it said in the language that was asked for.

    `kind` is `rulebook`, which the table breaks on that page (no page if its pages are not known), `limit`, which is more than
    this program can hold, or `form`, which is not how a component table is written. `where` is its place in the file, counted
    from 1.
    """

    kind: Literal["rulebook", "limit", "form"]
    page: int | None
    option: str
    where: str
    found: str
    right: str
    sentence: str

    @classmethod
    def of(cls, finding: Finding, words: Words) -> FindingTold:
        page, option = finding.page or Page(0)
        right, sentence = words.right(finding), words.finding(finding)
        return cls(finding.kind, page or None, option, finding.where, finding.found, right, sentence)


class Findings(Struct):
    """All that is wrong with a component file; nothing, if the list is empty."""

    findings: list[FindingTold]


class RecordLine(Struct):
    """A line of the score sheet, as a record has it: its reason and numbers are one word."""

    seat: int
    reason: str
    points: int


class RecordOutcome(Struct):
    """How a match ended, as a record has it."""

    scores: list[int]
    winners: list[int]
    sheet: list[RecordLine]


class RecordFile(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A played match as its record file has it; `rocaille verify` checks it, and `POST /api/replay` shows it."""

    rocaille: Literal[1, 2]  # the format; since 2 every decision has dice of its own
    game: str
    version: int  # of the game's rules
    players: int
    options: dict[str, bool]
    seats: list[str]  # who sat there
    seed: int  # of 128 bits: more than a number of JavaScript can hold
    components: ComponentTable | None  # None: the published ones
    decisions: list[str]  # each with its seat: `0 take 0M`
    outcome: RecordOutcome | None
    check: str  # a hash of all the rest and of the last position
    numbers: list[str] = []  # by seat, for the dice; this and the next two since format 2
    commitments: list[str] = []
    seed_hash: str = ""


class Shared(Struct):
    """A link that anybody may open; its secret is sent as the header `x-invitation`."""

    link: str


def with_file(what: str) -> type[Operation]:
    """The description of a request whose body is read by our own reader, which says what is wrong with a file."""

    @dataclass
    class WithFile(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody(
                {"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}, what, required=True
            )

    return WithFile


async def text_sent(request: Ask, name: str) -> str:
    """What a file of that name says, as it was sent."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise Refused("components_unreadable", file=name, problem=str(problem)) from None


def chosen(options: str) -> tuple[str, ...]:
    return tuple(sorted({option for option in options.split(",") if option}))


def asked(language: str | None) -> str:
    """The language of texts; English where none is asked for."""
    return LANGUAGES[0] if language is None else checked_language(language)


@lru_cache(maxsize=64)
def printed(game: str, players: int, options: tuple[str, ...], language: str) -> dict[str, Any]:
    """Everything printed, with the published components."""
    found = find_game(game, None, {option: True for option in options})
    found.check_table(players, None)
    return words_of(game).things(words_in(language), found, players)


@get("/api/games/{game:str}/things", responses=ANSWERS, summary="Everything printed: names, texts, numbers and their origin")
async def things(
    game: FromPath[str], players: Annotated[int, Parameter(ge=1, le=8)], language: Language = None, options: Options = ""
) -> GameThings:
    return printed(game, players, chosen(options), asked(language))


@post(
    "/api/games/{game:str}/components",
    responses=ANSWERS,
    status_code=200,
    operation_class=with_file("A component file."),
    summary="A component file, TOML or JSON, read and checked: what a table's setting takes as `components`",
)
async def components_read(
    request: Ask, game: FromPath[str], language: Language = None, options: Options = "", file: FileName = ""
) -> ComponentTable:
    name = file or words_in(asked(language))("record.this_file")
    text = await text_sent(request, name)

    def read() -> dict[str, Any]:
        table = component_table(game, text, name)
        find_game(game, table, {option: True for option in chosen(options)})
        return table

    return await working_for(request)(read)


@post(
    "/api/games/{game:str}/findings",
    responses=ANSWERS,
    status_code=200,
    operation_class=with_file("A component file, finished or not."),
    summary="All that is wrong with a component file, TOML or JSON: for whoever writes one",
)
async def components_judged(
    request: Ask, game: FromPath[str], language: Language = None, options: Options = "", file: FileName = ""
) -> Findings:
    words = words_in(asked(language))
    name = file or words("record.this_file")
    text = await text_sent(request, name)

    def judge() -> Findings:
        found = component_findings(game, unchecked(text, name), chosen(options))
        return Findings([FindingTold.of(finding, words) for finding in found])

    return await working_for(request)(judge)


def working_for(request: Ask) -> WorkedOut:
    """Whoever asks pays for it."""
    return partial(rooms_of(request).hall.prices.worked_out, address(request))


@get("/api/tables/{id:str}/things", responses=ANSWERS, summary="Everything printed that this table is played with")
async def things_of_table(request: Ask, id: FromPath[str], language: Language = None) -> GameThings:
    match, _ = await entered(request, id)
    game, players = match.table.game, match.table.setting.players
    words = words_in(asked(language))
    return await working_for(request)(lambda: words_of(game.name).things(words, game, players))


@get(
    "/api/tables/{id:str}/replay",
    responses=ANSWERS,
    summary="The match at any point: as your own seat saw it, and after the end as any seat did, or all of them",
)
async def replayed(
    request: Ask,
    id: FromPath[str],
    at: Point = None,
    seat: Seat = None,
    everything: FromQuery[bool] = False,
    language: Language = None,
    things: FromQuery[bool] = False,
    since: Since = None,
) -> Replay:
    match, person = await entered(request, id)
    match.check_watching(person, invited_by(request))
    if match.table.status != OVER and (everything or (seat is not None and seat not in match.table.seats_of(person))):
        raise Refused("own_replay_only")
    words = spoken_in(checked_language(language) if language else "")
    reels, worked_out = rooms_of(request).reels, working_for(request)
    reel = await reels.of_table(match.table, worked_out)
    return await reels.point(worked_out, reel, Asked(at, seat, everything, words, things, since))


@post(
    "/api/replay",
    responses=ANSWERS,
    status_code=200,
    operation_class=with_file("A record file."),
    summary="A match from a record file, at any point, as any seat saw it, or all of them",
)
async def replayed_file(
    request: Ask,
    at: Point = None,
    seat: Seat = None,
    everything: FromQuery[bool] = False,
    language: Language = None,
    things: FromQuery[bool] = False,
    since: Since = None,
) -> Replay:
    words = spoken_in(checked_language(language) if language else "")
    name = words_in(asked(language))("record.this_file")
    reels, worked_out = rooms_of(request).reels, working_for(request)
    reel = await reels.of_file(await request.body(), name, worked_out)
    return await reels.point(worked_out, reel, Asked(at, seat, everything, words, things, since))


@post(
    "/api/tables/{id:str}/share",
    responses=ANSWERS,
    status_code=200,
    summary="A link to the replay of a match that is over, for anybody",
)
async def share(request: Ask, id: FromPath[str]) -> Shared:
    match, person = await entered(request, id)
    match.check_watching(person, invited_by(request))
    return Shared(f"/replay/{id}#{match.share()}")


@get(
    "/api/tables/{id:str}/record",
    media_type="application/json",
    responses={200: ResponseSpec(RecordFile, description="The file.", generate_examples=False), **ANSWERS},
    summary="The record of a match that is over, with its seed; `rocaille verify` checks it",
)
async def record(request: Ask, id: FromPath[str]) -> bytes:
    match, person = await entered(request, id)
    match.check_watching(person, invited_by(request))
    if match.table.status != OVER:
        raise Refused("record_at_the_end")
    return await working_for(request)(lambda: text_of(match.table))


@get("/api/tables/{id:str}/components", responses=ANSWERS, summary="The component table that is played with")
async def components(request: Ask, id: FromPath[str]) -> ComponentTable:
    match, _ = await entered(request, id)
    return match.table.game.table


ROUTES = [things, components_read, components_judged, things_of_table, replayed, replayed_file, share, record, components]
