"""Chance: a fast stream from one int in the state, and dice that nobody can foretell for real matches.

The int is a place in a stream of numbers: `advance` goes one further, `face` reads the die that lies there. Sixty bits,
multiplied in halves, so that compiled code never has to box a number; the same numbers come out interpreted. The stream has
no secret: whoever knows a place knows all that follow. Bots, searches, simulations and the laboratory throw such dice.

In a match between people each die gets a place of its own from `MatchDice`, by a cryptographic function of a key.
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


PLACES: Final = 8  # out of one hash


class DecisionDice:
    """The dice of one decision, or of the set-up: as many as are needed, and none says anything about another."""

    __slots__ = ("_key", "_number", "_block", "_places")

    def __init__(self, key: bytes, number: int) -> None:
        self._key: Final = key
        self._number: Final = number
        self._block = 0
        self._places: list[int] = []

    def next_place(self) -> int:
        """The place of the next die, which could be any."""
        if not self._places:
            told = f"{self._number}:{self._block}".encode()
            digest = blake2b(told, key=self._key, digest_size=64, person=b"rocaille dice").digest()
            self._places = [int.from_bytes(digest[at : at + 8], "big") >> 4 for at in range(0, 8 * PLACES, 8)]
            self._block += 1
        return self._places.pop()


class MatchDice:
    """The dice of a real match: for the set-up and for each decision dice of their own.

    The key comes from the seed, which nobody knows before the end, and from the numbers that the players added to it.
    """

    __slots__ = ("_key",)

    def __init__(self, seed: int, numbers: tuple[str, ...]) -> None:
        parts = [str(seed), *numbers]
        told = "".join([f"{len(part)}:{part}" for part in parts])
        self._key: Final = blake2b(told.encode(), digest_size=32, person=b"rocaille match").digest()

    def of_set_up(self) -> DecisionDice:
        return DecisionDice(self._key, 0)

    def of_decision(self, number: int) -> DecisionDice:
        """Of decision number `number`, counted from 0."""
        return DecisionDice(self._key, number + 1)


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
