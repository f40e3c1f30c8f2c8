"""How a server is run, and how much it lets anybody use."""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import asdict, fields

from rocaille.kernel.decision import Refused

NAME: Final = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.?")
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Days = Annotated[int, Meta(ge=1, le=36_500)]
FOREVER: Final = "forever"
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 (only with --network, which says what that means)


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one address, and all together, may use."""

    tables: Count = 20_000  # in use, altogether
    tables_per_address: Count = 20
    sockets: Count = 15_000
    sockets_per_address: Count = 100
    sockets_per_table: Count = 200
    requests_per_second: Count = 20  # an address, over a while; five times as many at once
    messages_per_second: Count = 20  # a socket, over a while; three times as many at once
    work_percent: Count = 25  # of a processor, an address over a while, for what is worked out for it: previews, replays
    body_bytes: Count = 256 * 1024
    message_bytes: Count = 4 * 1024


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days what is kept: counted from when somebody last used it. None is for ever."""

    finished: Days | None = None  # matches that are over, and tables that were closed
    abandoned: Days | None = None  # matches that are not over
    names: Days | None = None  # of the people in matches that are over
    tokens: Days | None = 30  # counted from when they are good for nothing any more


class Config(Struct, frozen=True):
    """A server, as it was asked for."""

    host: str = LOOPBACK
    port: int = 8765
    database: str | None = None
    names: tuple[str, ...] = ()  # by which browsers may call it, besides numbers and localhost
    processes: int | None = None  # for bots
    limits: Limits = Limits()
    keeping: Keeping = Keeping()
    log_addresses: bool = False


def names_from(texts: list[str]) -> tuple[str, ...]:
    """Names by which browsers may call the server, as they write them."""
    for text in texts:
        if not NAME.fullmatch(text):
            raise Refused("host_name", found=text)
    return tuple(text.lower().rstrip(".") for text in texts)


def limits_from(texts: list[str]) -> Limits:
    """Limits other than the usual, as in sockets_per_address=500."""
    known = [field.name for field in fields(Limits)]
    given: dict[str, object] = asdict(Limits())
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known or not value.isascii() or not value.isdecimal() or len(value) > 9:
            raise Refused("limit", found=text, known=", ".join(known))
        given[name] = int(value)
    try:
        return convert(given, Limits)
    except ValidationError:
        raise Refused("limit", found=" ".join(texts), known=", ".join(known)) from None


def keeping_from(texts: list[str]) -> Keeping:
    """How long things are kept, other than usual, as in finished=365 or tokens=forever."""
    known = [field.name for field in fields(Keeping)]
    given: dict[str, object] = asdict(Keeping())
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known or not (value == FOREVER or (value.isascii() and value.isdecimal() and len(value) < 6)):
            raise Refused("keep", found=text, known=", ".join(known))
        given[name] = None if value == FOREVER else int(value)
    try:
        return convert(given, Keeping)
    except ValidationError:
        raise Refused("keep", found=" ".join(texts), known=", ".join(known)) from None
