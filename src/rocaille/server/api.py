"""The HTTP interface: lobby, tables, invitations. Playing itself goes over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath
from msgspec import Meta, Struct

from rocaille.kernel.decision import Refused
from rocaille.server import metrics
from rocaille.server.config import LOOPBACK
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.matches import Match
from rocaille.server.messages import TableNow
from rocaille.server.people import LONGEST, cookie, new_id, token_in
from rocaille.server.refusing import Problem, checked_language
from rocaille.server.rooms import match_of, rooms_of
from rocaille.table.setting import BotName, Name, Setting
from rocaille.table.table import NOT_OVER, OPEN
from rocaille.table.wishes import Close, Hexadecimal, SeatBot, SeatNumber, Sit, StandUp
from rocaille.words import texts

MOST_LISTED = 200
Ask = Request[Any, Any, Any]
Secret = Annotated[str, Meta(max_length=100)]

ANSWERS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request is not right.",
        403: "That is not yours to do.",
        404: "There is no such table for you.",
        409: "Not now.",
        413: "Too much at once.",
        429: "Too fast, or too many.",
        500: "The server has made a mistake.",
        503: "The server cannot, for now.",
    }.items()
}


class Health(Struct):
    """Whether the server is well: `ok`, or what is not; and how many tables are in use."""

    status: str
    tables: int


class Lobby(Struct):
    """The tables at which anybody may sit down or watch."""

    tables: list[TableNow]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. A seat with a name is yours, several if you share a screen; one with a bot is the bot's."""

    setting: Setting
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]


class TableMade(Struct):
    """`invitation` lets others sit down; it is told once. `link` is where to send them."""

    table: TableNow
    invitation: str
    link: str


class Joining(Struct, forbid_unknown_fields=True):
    """Sit down, or only watch. At a table in the lobby no invitation is needed. `commitment`: to a number for the dice."""

    name: Name = ""
    seat: SeatNumber | None = None
    invitation: Secret = ""
    watch: bool = False
    commitment: Hexadecimal = ""


class MeetingAgain(Struct, forbid_unknown_fields=True):
    """A commitment to a number for the dice of the next match."""

    commitment: Hexadecimal = ""


class BotSeat(Struct, forbid_unknown_fields=True):
    """The bot that is to have a seat."""

    bot: BotName


class Invitation(Struct):
    """What lets others sit down, and a link with it; told once."""

    invitation: str
    link: str


def hall_of(request: Ask) -> Hall:
    return rooms_of(request).hall


async def entered(request: Ask, id: str) -> tuple[Match, str]:
    return await match_of(hall_of(request), id, token_in(request.headers.get("cookie", "")), invited_by(request))


def invited_by(request: Ask) -> str:
    """An invitation, or the secret of a shared match, that is shown and not used up."""
    return str(request.headers.get("x-invitation", ""))[:LONGEST]


def with_token(request: Ask, match: Match, token: str, content: Any, status: int) -> Response[Any]:
    headers = {"set-cookie": cookie(match.table.id, token, request.url.scheme == "https")} if token else {}
    return Response(content, headers=headers, status_code=status)


def address(request: Ask) -> str:
    return request.client.host if request.client else ""


def link_to(match: Match, invitation: str) -> str:
    """The secret stands behind the #, which browsers send to nobody."""
    return f"/join/{match.table.id}#{invitation}"


@get(
    ["/api/health", "/ready"],
    responses={**ANSWERS, 503: ResponseSpec(Health, description="It cannot, for now.", generate_examples=False)},
    summary="Whether the server can keep what is asked of it just now",
)
async def health(request: Ask) -> Response[Health]:
    hall = hall_of(request)
    well = hall.storage.well()
    return Response(Health("ok" if well else "database", len(hall.matches)), status_code=200 if well else 503)


@get("/live", responses=ANSWERS, summary="That the server is at work, whether or not its database is")
async def live() -> Health:
    return Health("ok", 0)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def prometheus(request: Ask) -> bytes:
    if address(request) not in (LOOPBACK, "::1"):
        raise Refused("loopback_only")
    metrics.TABLES.set(len(hall_of(request).matches))
    return metrics.page()


@get("/api/words/{language:str}", responses=ANSWERS, summary="Every text of a language, by its key")
async def words(language: FromPath[str]) -> dict[str, str]:
    return texts(checked_language(language))


@get("/api/tables", responses=ANSWERS, summary="The lobby: tables at which anybody may sit down or watch")
async def lobby(request: Ask) -> Lobby:
    hall = hall_of(request)
    hall.storage.check_sure()
    found = [match for match in hall.matches.values() if match.table.setting.listed and match.table.status in NOT_OVER]
    found.sort(key=lambda match: (match.table.status != OPEN, -match.table.last_at))
    return Lobby([match.now() for match in found[:MOST_LISTED]])


@post("/api/tables", responses=ANSWERS, summary="Make a table")
async def make(request: Ask, data: Annotated[NewTable, Body()]) -> Response[TableMade]:
    made = await hall_of(request).make(data.setting, data.seats, address(request))
    content = TableMade(made.match.now(), made.invitation, link_to(made.match, made.invitation))
    return with_token(request, made.match, made.token, content, 201)


@get("/api/tables/{id:str}", responses=ANSWERS, summary="A table as its door shows it")
async def table(request: Ask, id: FromPath[str]) -> TableNow:
    match, _ = await entered(request, id)
    return match.now()


@delete("/api/tables/{id:str}", responses=ANSWERS, status_code=200, summary="Close a table before the match begins")
async def close(request: Ask, id: FromPath[str]) -> TableNow:
    match, person = await entered(request, id)
    await match.fulfil(person, Close())
    return match.now()


@post("/api/tables/{id:str}/join", responses=ANSWERS, status_code=200, summary="Sit down, or watch")
async def join(request: Ask, id: FromPath[str], data: Annotated[Joining, Body()]) -> Response[TableNow]:
    hall = hall_of(request)
    match, person = await match_of(hall, id, token_in(request.headers.get("cookie", "")), data.invitation)
    if data.watch:
        match.check_watching("")
        token = "" if person else await hall.admit(match, new_id())
    else:
        token = await hall.seat(match, person, Sit(data.name, data.seat, data.commitment))
    return with_token(request, match, token, match.now(), 200)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/leave",
    responses=ANSWERS,
    status_code=200,
    summary="Stand up before the match begins; the host may free any seat",
)
async def stand_up(request: Ask, id: FromPath[str], seat: FromPath[int]) -> TableNow:
    match, person = await entered(request, id)
    await match.fulfil(person, StandUp(seat))
    return match.now()


@post("/api/tables/{id:str}/seats/{seat:int}/bot", responses=ANSWERS, status_code=200, summary="The host gives a seat to a bot")
async def seat_bot(request: Ask, id: FromPath[str], seat: FromPath[int], data: Annotated[BotSeat, Body()]) -> TableNow:
    match, person = await entered(request, id)
    await match.fulfil(person, SeatBot(seat, data.bot))
    return match.now()


@post(
    "/api/tables/{id:str}/invitation",
    responses=ANSWERS,
    status_code=200,
    summary="The host makes a new invitation; the old one is void",
)
async def invitation(request: Ask, id: FromPath[str]) -> Invitation:
    match, person = await entered(request, id)
    if person != match.table.host:
        raise Refused("host_only")
    made = await hall_of(request).invite_anew(match)
    return Invitation(made, link_to(match, made))


@post(
    "/api/tables/{id:str}/rematch", responses=ANSWERS, status_code=200, summary="Meet the same people again, at another table"
)
async def rematch(request: Ask, id: FromPath[str], data: Annotated[MeetingAgain | None, Body()] = None) -> Response[TableNow]:
    match, person = await entered(request, id)
    new, token = await hall_of(request).rematch(match, person, address(request), data.commitment if data else "")
    return with_token(request, new, token, new.now(), 200)


ROUTES = [health, live, prometheus, words, lobby, make, table, close, join, stand_up, seat_bot, invitation, rematch]
