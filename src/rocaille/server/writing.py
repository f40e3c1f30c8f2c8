"""Commits: a batch of writes becomes part of the database, all of it or nothing, and only if this server still has it.

Every server that begins gets a number. Each write asks in the same transaction whether the server of that number has not been
ended by a later one: so a server that was frozen or cut off, and that another one has replaced meanwhile, cannot write any
more, whatever it believes itself. What decides who may come in is read in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy.sql import Executable

from rocaille.kernel.decision import Refused
from rocaille.server.schema import NEW_ACT

Write = tuple[Executable, dict[str, Any]]
HOLD_SECONDS: Final = 5.0  # a server that was just killed may still have the database
HOLD_AGAIN: Final = 0.05
FINAL: Final = ("database_taken_over", "database_replaced")  # why a server must not go on


class Rights(NamedTuple):
    """What the database says of somebody at the door of a table."""

    invitation: str  # its hash, as it is good now
    person: str  # whose token was shown; "" if it is nobody's
    expires: float


class Writer(Protocol):
    """The one connection that writes. It raises what `database.TROUBLE` names, or Refused."""

    number: int  # of this server

    async def hold(self) -> None:
        """Keep other servers away; refused if one has the database."""

    async def commit(self, writes: Sequence[Write]) -> None:
        """Refused if another server has the database."""

    async def rights(self, asked: Sequence[tuple[str, str]]) -> list[Rights | None]:
        """For tables and hashes of tokens; None where there is no such table. Refused if another server has the database."""

    async def check(self, seen: float | None = None) -> None:
        """Whether a commit would be possible; with a time, note that the server was there then."""

    def intact(self) -> None:
        """Raise if what is read by another connection is not what this one wrote."""

    async def close(self, seen: float) -> None:
        """Let the next server have the database; this one was there until then."""


def rows(writes: Sequence[Write], statement: Executable, server: int) -> list[dict[str, Any]]:
    """What is to be written with one of the statements; acts carry the number of the server."""
    found = [row for which, row in writes if which is statement]
    return [{**row, "server": server} for row in found] if statement is NEW_ACT else found


def taken_over(database: str) -> Refused:
    return Refused("database_taken_over", database=database)
