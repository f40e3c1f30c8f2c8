"""How long things are kept: what whoever runs the server does not want to keep for ever is deleted, a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import DecodeError
from msgspec.json import decode, encode

from rocaille.kernel.decision import Refused
from rocaille.server.config import Keeping
from rocaille.server.logs import log
from rocaille.server.schema import DROP_ACTS, DROP_TABLE, DROP_TOKEN, DROP_TOKENS, NAMELESS, NEW_TEXT
from rocaille.server.writing import Write
from rocaille.table.table import CLOSED, NOT_OVER, OVER

if TYPE_CHECKING:
    from rocaille.server.hall import Hall

EVERY: Final = 3_600.0  # seconds
DAY: Final = 86_400.0
AT_ONCE: Final = 20  # tables in one commit: an act may have to wait for it
MOST: Final = 2_000  # tables an hour, and ten times as many tokens


class Retention:
    """Looks every hour for what is not to be kept any more. Only tables that are asleep are touched."""

    def __init__(self, hall: Hall, keeping: Keeping) -> None:
        self._hall: Final = hall
        self._keeping: Final = keeping

    async def work(self) -> None:
        """For ever."""
        if self._hall.clock_doubted():
            log.warning("clock_doubted")
        while True:
            await asyncio.sleep(EVERY)
            if not self._hall.clock_doubted():
                with suppress(Refused):
                    await self.once()

    async def once(self) -> dict[str, int]:
        """Delete what is due; how much of each kind that was."""
        keeping = self._keeping
        found = {
            "finished": await self._delete((OVER, CLOSED), keeping.finished),
            "abandoned": await self._delete(NOT_OVER, keeping.abandoned),
            "names": await self._forget_names(keeping.names),
            "tokens": await self._delete_tokens(keeping.tokens),
        }
        if any(found.values()):
            log.info("deleted", extra=found)
        return found

    def _before(self, days: int) -> float:
        return self._hall.now() - days * DAY

    async def _delete(self, statuses: Iterable[str], days: int | None) -> int:
        if days is None:
            return 0
        count = 0
        for status in statuses:
            for ids in _portions(await self._hall.storage.asleep(status, self._before(days), MOST)):
                count += await self._hall.change_stored(ids, self._deletion)
        return count

    async def _deletion(self, ids: list[str]) -> list[Write]:
        return [(statement, {"which": id}) for statement in (DROP_ACTS, DROP_TOKENS, DROP_TABLE) for id in ids]

    async def _forget_names(self, days: int | None) -> int:
        if days is None:
            return 0
        count = 0
        for ids in _portions(await self._hall.storage.asleep(OVER, self._before(days), MOST, named=True)):
            count += await self._hall.change_stored(ids, self._anonymity)
        return count

    async def _anonymity(self, ids: list[str]) -> list[Write]:
        writes: list[Write] = []
        for id in ids:
            for seq, text in await self._hall.storage.seatings(id):
                if (nameless := without_name(text)) != text:
                    writes.append((NEW_TEXT, {"which": id, "number": seq, "now": nameless}))
            writes.append((NAMELESS, {"which": id}))
        return writes

    async def _delete_tokens(self, days: int | None) -> int:
        if days is None:
            return 0
        expired = await self._hall.storage.expired(self._before(days), MOST * 10)
        for hashes in _portions(expired, AT_ONCE * 10):
            await self._hall.storage.keep([(DROP_TOKEN, {"which": each}) for each in hashes])
            await asyncio.sleep(0)
        return len(expired)


def without_name(text: str) -> str:
    """An act as it was written, without the name of whoever sat down."""
    try:
        act = decode(text)
    except DecodeError:  # the table is damaged, and says so to whoever asks for it
        return text
    if not isinstance(act, dict) or act.get("act") != "sat":
        return text
    return encode({**act, "name": ""}).decode()


def _portions(ids: list[str], size: int = AT_ONCE) -> Iterable[list[str]]:
    for begin in range(0, len(ids), size):
        yield ids[begin : begin + size]
