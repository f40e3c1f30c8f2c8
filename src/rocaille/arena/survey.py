"""The games that a report counts: on each side of the board a tournament, every game of it followed by a tally."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rocaille.arena.counting import Counted, count_record
from rocaille.arena.matches import play_match
from rocaille.arena.tournament import Tournament, game_of


class Sitting(NamedTuple):
    """All line-ups of a tournament on one deal: they resemble each other, so they are counted as one."""

    table: int  # the number of the tournament
    deal: int


class Survey:
    """One tournament for each side of the board."""

    def __init__(self, tables: Sequence[Tournament]) -> None:
        self.tables: Final = tuple(tables)

    def deals(self, games: int) -> list[int]:
        """How many deals at each table so many games in all are: whole ones, rounded up."""
        return [table.deals(-(-games // len(self.tables))) for table in self.tables]

    def games(self, deals: Sequence[int]) -> int:
        return sum(count * len(table.line_ups) for count, table in zip(deals, self.tables, strict=True))

    def sittings(self, deals: Sequence[int]) -> Iterator[Sitting]:
        """All of them, the tables in turn, so that the time left is guessed from all."""
        rows = [
            [Sitting(number, table.seed + deal) for deal in range(count)]
            for number, (table, count) in enumerate(zip(self.tables, deals, strict=True))
        ]
        for turn in zip_longest(*rows):
            yield from [sitting for sitting in turn if sitting is not None]

    def play(self, sitting: Sitting) -> tuple[Sitting, list[Counted]]:
        """The games of one deal, here and now."""
        table = self.tables[sitting.table]
        game = game_of(table)
        return sitting, [
            count_record(play_match(game, table.players, sitting.deal, list(bots), table.options)[0]) for bots in table.line_ups
        ]
