"""Multisets as short rows of ints: four bits for each kind, `width` kinds an int.

A stack without an order, a discard pile or a hand of many small cards costs a few ints this way, where a tuple of its cards
would be copied whole with every card that comes or goes. At most 15 of a kind; compiled, up to 15 kinds an int stay unboxed.
"""

from typing import Final

from rocaille.kernel.tuples import replaced

_BITS: Final = 4
_ONE: Final = 15


def packed(kinds: tuple[int, ...], rows: int, width: int) -> tuple[int, ...]:
    """The row that holds these kinds."""
    row = [0] * rows
    for kind in kinds:
        row[kind // width] += 1 << (kind % width * _BITS)
    return tuple(row)


def unpacked(row: tuple[int, ...], width: int) -> tuple[int, ...]:
    """The kinds that a row holds, sorted."""
    kinds: list[int] = []
    first = 0
    for part in row:
        kind = first
        while part:
            kinds += [kind] * (part & _ONE)
            part >>= _BITS
            kind += 1
        first += width
    return tuple(kinds)


def count(part: int) -> int:
    """How many items an int holds."""
    items = 0
    while part:
        items += part & _ONE
        part >>= _BITS
    return items


def size(row: tuple[int, ...]) -> int:
    """How many items a row holds."""
    items = 0
    for part in row:
        items += count(part)
    return items


def nth(row: tuple[int, ...], number: int, width: int) -> int:
    """The kind of item `number`, counted from 0 in the order of kinds."""
    first = 0
    for part in row:
        kind = first
        while part:
            number -= part & _ONE
            if number < 0:
                return kind
            part >>= _BITS
            kind += 1
        first += width
    raise IndexError(number)


def with_one(row: tuple[int, ...], kind: int, width: int) -> tuple[int, ...]:
    """The row with one more of `kind`."""
    at = kind // width
    return replaced(row, at, row[at] + (1 << (kind % width * _BITS)))


def without_one(row: tuple[int, ...], kind: int, width: int) -> tuple[int, ...]:
    """The row with one fewer of `kind`, of which it has some."""
    at = kind // width
    return replaced(row, at, row[at] - (1 << (kind % width * _BITS)))
