"""Observations: what a seat has seen as one row of small numbers, field after field.

A row is bytes, a value each: 0 to `most` of its field. It is put together from pieces. From one decision to the next almost
everything on a table stays as it is, so a memory keeps the pieces of the last observation, and only what changed is made anew.
"""

from __future__ import annotations

from typing import Final

from rocaille.kernel.game import View
from rocaille.kernel.guests import mypyc_attr

BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]
REMEMBERED: Final = 1 << 16  # pieces; then they are made anew


class Field:
    """A named part of every observation."""

    __slots__ = ("name", "start", "size", "most", "meaning")

    def __init__(self, name: str, start: int, size: int, most: int, meaning: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size
        self.most: Final = most  # no value is larger; whatever would be is cut off there
        self.meaning: Final = meaning

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.start}, {self.size}, {self.most})"


class Memory:
    """What a seat observed last: the view, and the pieces that were made of it."""

    __slots__ = ("view", "pieces")

    def __init__(self) -> None:
        self.view: View | None = None
        self.pieces: list[bytes] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """What observations of one table consist of, and how they are made."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size = 0

    def add(self, name: str, size: int, most: int, meaning: str) -> None:
        self.fields.append(Field(name, self.size, size, most, meaning))
        self.size += size

    def most(self) -> list[int]:
        """The largest value of each column."""
        row: list[int] = []
        for field in self.fields:
            row += [field.most] * field.size
        return row

    def observe(self, view: View, memory: Memory) -> bytes:
        """The observation of the seat whose view this is, or of a spectator; `memory` is that viewer's alone."""
        raise NotImplementedError


class Planes:
    """Counts by kind: a byte for each kind there is, made once for each collection of things."""

    __slots__ = ("kinds", "most", "nothing", "made")

    def __init__(self, kinds: int, most: int) -> None:
        self.kinds: Final = kinds
        self.most: Final = most
        self.nothing: Final = bytes(kinds)
        self.made: Final[dict[tuple[int, ...], bytes]] = {}

    def of(self, things: tuple[int, ...]) -> bytes:
        if not things:
            return self.nothing
        plane = self.made.get(things)
        if plane is None:
            counts = [0] * self.kinds
            for thing in things:
                if thing >= 0 and counts[thing] < self.most:
                    counts[thing] += 1
            plane = bytes(counts)
            if len(self.made) > REMEMBERED:
                self.made.clear()
            self.made[things] = plane
        return plane


def first_place(view: View) -> int:
    """The seat that an observation begins with: the viewer's own; a spectator's begins with seat 0, whoever looks."""
    return 0 if view.seat is None else view.seat


def number(value: int, most: int) -> bytes:
    """A value that is cut off at `most`."""
    return BYTES[value] if value < most else BYTES[most]


def one_of(count: int) -> list[bytes]:
    """By place: a row of so many values in which this one is 1. The last row is all 0, so that -1 finds it."""
    rows = [bytes([1 if at == place else 0 for at in range(count)]) for place in range(count)]
    return [*rows, bytes(count)]
