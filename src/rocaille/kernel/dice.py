"""Chance, from one int in the state.

The int is a place in a stream of numbers: `advance` goes one further, `face` reads the die that lies there. Sixty bits,
multiplied in halves, so that compiled code never has to box a number; the same numbers come out interpreted.
"""

from hashlib import blake2b
from typing import Final

BITS: Final = 60
_MASK: Final = (1 << 60) - 1
_HALF: Final = (1 << 30) - 1
_STRIDE: Final = 0x9E3779B97F4A7C1 | 1
_FIRST: Final = 0xF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111B
FIRST_FACE: Final = 0  # a place at which a die shows its first face, however many sides it has
LAST_FACE: Final = 0xDACA793772D59FE  # one at which it shows its last, up to 42 sides


def sown(seed: int, salt: str) -> int:
    """The first place in the stream of `seed`; `salt` keeps the dice of different purposes apart."""
    return int.from_bytes(blake2b(f"{salt}:{seed}".encode(), digest_size=8).digest(), "big") >> 4


def advance(dice: int) -> int:
    """The next place in the stream."""
    return (dice + _STRIDE) & _MASK


def face(dice: int, sides: int) -> int:
    """What a die of `sides` shows at this place: 0 to sides - 1."""
    z = dice ^ (dice >> 30)
    z = _product(z, _FIRST)
    z ^= z >> 27
    z = _product(z, _SECOND)
    z ^= z >> 31
    return z % sides


def _product(a: int, b: int) -> int:
    """a * b, its lower sixty bits."""
    low = a & _HALF
    cross = ((a >> 30) * (b & _HALF) + low * (b >> 30)) & _HALF
    return ((cross << 30) + low * (b & _HALF)) & _MASK


def shuffled(row: tuple[int, ...], dice: int) -> tuple[int, ...]:
    """`row` in an order that the stream from `dice` on decides; whoever calls goes on at `dice + len(row)` places."""
    items = list(row)
    for last in range(len(items) - 1, 0, -1):
        dice = advance(dice)
        at = face(dice, last + 1)
        items[last], items[at] = items[at], items[last]
    return tuple(items)


def skipped(dice: int, places: int) -> int:
    """The place that lies `places` further on, or so many back if there are fewer than none."""
    return (dice + _STRIDE * places) & _MASK
