"""Matches with all that ever happened, for those who were away longer than a table remembers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from rocaille.server.messages import MESSAGES
from rocaille.server.prices import Kept
from rocaille.server.refusing import spoken_in
from rocaille.table.acts import AnyAct
from rocaille.table.table import Table
from rocaille.table.telling import update

MOST_TEXTS: Final = 8  # of a match, each of some 100 kB


class Story:
    """One match, played again once; then it follows the table."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._texts: Final[Kept[tuple[str, int, str, frozenset[str]], str]] = Kept(MOST_TEXTS)
        self._one_at_a_time: Final = asyncio.Lock()

    async def follow(self, table: Table, play_again: Callable[[], Awaitable[Table]]) -> None:
        """Be able to tell all of this table."""
        async with self._one_at_a_time:
            if self._table is None or not table.remembers(self._table.seq):
                self._table = await play_again()
                self._texts.clear()

    def told(
        self, acts: list[tuple[int, AnyAct]], away: dict[str, float], person: str, since: int, spoken: str, now: float
    ) -> tuple[int, str]:
        """What a person is told after these acts, and the sequence number up to which; called by one thread only."""
        table = self._table
        assert table is not None
        for seq, act in acts:
            if seq == table.seq + 1:
                table.carry_out(act)
                self._texts.clear()
        key = person if table.seats_of(person) else "", since, spoken, frozenset(away)
        text = self._texts.get(key) if table.clock is None else None
        if text is None:
            table.away = away
            text = MESSAGES.encode(update(table, key[0], since, now, spoken_in(spoken))).decode()
            self._texts.put(key, text)
        return table.seq, text
