"""What was refused, over the wire: a key for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import parse_qs

from msgspec import Struct
from msgspec.json import encode

from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.server.asgi import Scope, Send
from rocaille.server.traces import TRACES, address_of
from rocaille.server.writing import FINAL
from rocaille.words import LANGUAGES, Words

FORBIDDEN, MISSING, CONFLICT, TOO_LARGE, TOO_MANY, UNAVAILABLE = 403, 404, 409, 413, 429, 503
STATUS: Final = {
    **dict.fromkeys(
        (
            "not_your_seat",
            "host_only",
            "not_at_this_table",
            "cross_site",
            "host",
            "loopback_only",
            "not_watched",
            "turned_away",
            "record_at_the_end",
            "share_at_the_end",
            "own_replay_only",
        ),
        FORBIDDEN,
    ),
    **dict.fromkeys(("no_such_table", "no_such_page", "no_page"), MISSING),
    **dict.fromkeys(
        (
            "match_begun",
            "match_not_begun",
            "match_over",
            "table_closed",
            "seat_taken",
            "name_taken",
            "no_seat_free",
            "rematch_already",
            "nobody_sits_there",
            "record_version",
        ),
        CONFLICT,
    ),
    **dict.fromkeys(("too_fast", "too_many_tables", "too_many_sockets"), TOO_MANY),
    **dict.fromkeys(("server_full", "not_kept", "database_away", *FINAL, "server_stops"), UNAVAILABLE),
    "table_damaged": UNAVAILABLE,
}


class Problem(Struct):
    """Why something did not happen."""

    refused: str
    sentence: str


@cache
def words_in(language: str) -> Words:
    return Words(language)


def spoken_in(language: str) -> Words | None:
    """The words for an update; None if no language was asked for."""
    return words_in(language) if language else None


def checked_language(language: str) -> str:
    """One that we have; refused if it is not."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", found=language, known=", ".join(LANGUAGES))
    return language


def spoken(scope: Mapping[str, Any]) -> str:
    """The language that the query asks for; "" if it asks for none that we have."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [])
    return next((tag for tag in asked if tag in LANGUAGES), "")


def language(scope: Mapping[str, Any]) -> str:
    """The reader's: `?language=`, or the first of the browser's that we have."""
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("language", [])
    for name, value in scope["headers"]:
        if name == b"accept-language":
            wanted += [tag.strip()[:2].lower() for tag in value.decode("latin-1").split(",")]
    return next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])


def problem(refused: Refused, language: str, game: Game | None = None) -> Problem:
    return Problem(refused.key, words_in(language).refusal(refused, game))


def status(refused: Refused) -> int:
    return STATUS.get(refused.key, 400)


async def answer(
    send: Send, scope: Scope, refused: Refused, code: int | None = None, more: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Refuse a request, or a socket before it is one, where there is no Litestar."""
    TRACES.refused(refused.key, address_of(scope))
    body = encode(problem(refused, language(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    if refused.key == "too_fast":
        headers.append((b"retry-after", b"1"))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": code or status(refused), "headers": headers})
    body = b"" if scope.get("method") == "HEAD" else body
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
