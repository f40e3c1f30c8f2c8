"""What a request finds when it comes in: the hall, the sockets, and the table that it names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from litestar.connection import ASGIConnection

from rocaille.kernel.decision import Refused
from rocaille.server.hall import Hall
from rocaille.server.matches import Match
from rocaille.server.people import hashed
from rocaille.server.replays import Reels

if TYPE_CHECKING:
    from rocaille.server.sockets import Counter

ID: Final = re.compile(r"[0-9a-f]{16}")


class Rooms(NamedTuple):
    hall: Hall
    counter: Counter
    reels: Reels


def rooms_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    rooms = cast(Rooms, connection.app.state.rooms)
    if rooms.hall.stopping:
        raise Refused("server_stops")
    return rooms


async def match_of(hall: Hall, id: str, token: str, invitation: str = "") -> tuple[Match, str]:
    """The table and who asks; refused alike if there is none, or if it is none of their business."""
    if not ID.fullmatch(id):
        raise Refused("no_such_table")
    match = await hall.find(id)
    rights = await hall.storage.rights(id, hashed(token) if token else "")
    person = rights.person if rights.expires > hall.now() else ""
    if person in match.table.turned_away:
        person = ""
    if not match.may_enter(person, invitation, rights.invitation):
        raise Refused("no_such_table")
    return match, person
