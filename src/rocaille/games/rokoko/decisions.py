"""Everything a player can decide, as data. What it means is said in `rules`.

Each decision has one number for ever; the numbers of a class lie together, and the expansion's come behind all of these.
Behind those again are the numbers of places that only large boards have.
Decisions are made once, in the tables below; the rules hand out references.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.names import CARD_KINDS, MOST_WINDOWS, SEGMENT_SIZE, SEGMENTS, TILE_KINDS, WINDOWS
from rocaille.games.rokoko.places import FUNDABLE, MOST_FUNDABLE, MOST_SPACES, SPACES
from rocaille.kernel.decision import Decision

MOST_RETURNED: Final = 20

_TAKE: Final = 0
_PLAY: Final = 64
_HIRE: Final = 128
_DEPUTE_FROM: Final = 192
_GIVE: Final = 384
_RENT: Final = 432
_FUND: Final = 472
_ACQUIRE: Final = 502
_MAKE: Final = 514
_RETURN: Final = 520
_DISCARD: Final = 540
_GAIN: Final = 543
_KEEP: Final = 545
_SELL: Final = 546
_FAVOUR: Final = 547
_DEPUTE: Final = 548
_USE: Final = 549
_PASS: Final = 550
LIMIT: Final = 551
_MORE_SPACES: Final = 826  # behind the expansion's
_MORE_FUNDABLE: Final = 846
_MORE_WINDOWS: Final = 864
LIMIT_OF_LARGE_BOARDS: Final = 868


class TakeCard(Decision):
    """Take `card` from the supply into the hand."""

    __slots__ = ("card",)
    word: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(_TAKE + card)
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.card,)


class PlayCard(Decision):
    """Play `card` from the hand."""

    __slots__ = ("card",)
    word: ClassVar[str] = "play"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(_PLAY + card)
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.card,)


class HireEmployee(Decision):
    """Hire `card` from the hire row."""

    __slots__ = ("card",)
    word: ClassVar[str] = "hire"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(_HIRE + card)
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.card,)


class DeputeFrom(Decision):
    """Depute `card` from a pile of the deck, by a bonus."""

    __slots__ = ("pile", "card")
    word: ClassVar[str] = "depute-from"
    fields: ClassVar[tuple[str, ...]] = ("pile", "card")

    def __init__(self, pile: int, card: int) -> None:
        super().__init__(_DEPUTE_FROM + pile * CARD_KINDS + card)
        self.pile: Final = pile
        self.card: Final = card

    def values(self) -> tuple[int, ...]:
        return (self.pile, self.card)


class GiveTile(Decision):
    """Give up a resource tile of this kind: as silk for a dress, or for prestige."""

    __slots__ = ("tile",)
    word: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(_GIVE + tile)
        self.tile: Final = tile

    def values(self) -> tuple[int, ...]:
        return (self.tile,)


class RentOut(Decision):
    """Rent the dress out to the guest on `space`."""

    __slots__ = ("space",)
    word: ClassVar[str] = "rent"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(_RENT + space if space < SPACES else _MORE_SPACES + space - SPACES)
        self.space: Final = space

    def values(self) -> tuple[int, ...]:
        return (self.space,)


class FundDecoration(Decision):
    """Put a marker on a decoration space."""

    __slots__ = ("decoration",)
    word: ClassVar[str] = "fund"
    fields: ClassVar[tuple[str, ...]] = ("decoration",)

    def __init__(self, decoration: int) -> None:
        super().__init__(_FUND + decoration if decoration < FUNDABLE else _MORE_FUNDABLE + decoration - FUNDABLE)
        self.decoration: Final = decoration

    def values(self) -> tuple[int, ...]:
        return (self.decoration,)


class AcquireTile(Decision):
    """Take the resource tile from this place of the warehouse."""

    __slots__ = ("place",)
    word: ClassVar[str] = "acquire"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(_ACQUIRE + place)
        self.place: Final = place

    def values(self) -> tuple[int, ...]:
        return (self.place,)


class MakeDress(Decision):
    """Make the dress in this window of the workshop."""

    __slots__ = ("window",)
    word: ClassVar[str] = "make"
    fields: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, window: int) -> None:
        super().__init__(_MAKE + window if window < WINDOWS else _MORE_WINDOWS + window - WINDOWS)
        self.window: Final = window

    def values(self) -> tuple[int, ...]:
        return (self.window,)


class ReturnLivres(Decision):
    """Return Livre for prestige, so many times."""

    __slots__ = ("times",)
    word: ClassVar[str] = "return"
    fields: ClassVar[tuple[str, ...]] = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__(_RETURN + times - 1)
        self.times: Final = times

    def values(self) -> tuple[int, ...]:
        return (self.times,)


class DiscardTile(Decision):
    """Discard the tile just gained for thread, lace or both."""

    __slots__ = ("marker",)
    word: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("marker",)

    def __init__(self, marker: int) -> None:
        super().__init__(_DISCARD + marker)
        self.marker: Final = marker

    def values(self) -> tuple[int, ...]:
        return (self.marker,)


class GainMarker(Decision):
    """Take thread or lace, by a bonus."""

    __slots__ = ("marker",)
    word: ClassVar[str] = "gain"
    fields: ClassVar[tuple[str, ...]] = ("marker",)

    def __init__(self, marker: int) -> None:
        super().__init__(_GAIN + marker)
        self.marker: Final = marker

    def values(self) -> tuple[int, ...]:
        return (self.marker,)


class KeepTile(Decision):
    """Keep the tile just gained as silk."""

    __slots__ = ()
    word: ClassVar[str] = "keep"

    def __init__(self) -> None:
        super().__init__(_KEEP)


class SellDress(Decision):
    """Sell the dress just made."""

    __slots__ = ()
    word: ClassVar[str] = "sell"

    def __init__(self) -> None:
        super().__init__(_SELL)


class ClaimFavour(Decision):
    """Claim the Queen's favour."""

    __slots__ = ()
    word: ClassVar[str] = "favour"

    def __init__(self) -> None:
        super().__init__(_FAVOUR)


class DeputeEmployee(Decision):
    """Depute the employee just played."""

    __slots__ = ()
    word: ClassVar[str] = "depute"

    def __init__(self) -> None:
        super().__init__(_DEPUTE)


class UseBonus(Decision):
    """Use a bonus that leaves nothing to choose."""

    __slots__ = ()
    word: ClassVar[str] = "use"

    def __init__(self) -> None:
        super().__init__(_USE)


class Pass(Decision):
    """Give up the main action or the bonus, or do no more of it."""

    __slots__ = ()
    word: ClassVar[str] = "pass"

    def __init__(self) -> None:
        super().__init__(_PASS)


TAKE: Final[list[Decision]] = [TakeCard(card) for card in range(CARD_KINDS)]
PLAY: Final[list[Decision]] = [PlayCard(card) for card in range(CARD_KINDS)]
HIRE: Final[list[Decision]] = [HireEmployee(card) for card in range(CARD_KINDS)]
DEPUTE_FROM: Final[list[Decision]] = [DeputeFrom(pile, card) for pile in range(3) for card in range(CARD_KINDS)]
GIVE: Final[list[Decision]] = [GiveTile(tile) for tile in range(TILE_KINDS)]
RENT: Final[list[Decision]] = [RentOut(space) for space in range(MOST_SPACES)]
FUND: Final[list[Decision]] = [FundDecoration(space) for space in range(MOST_FUNDABLE)]
ACQUIRE: Final[list[Decision]] = [AcquireTile(place) for place in range(SEGMENTS * SEGMENT_SIZE)]
MAKE: Final[list[Decision]] = [MakeDress(window) for window in range(MOST_WINDOWS)]
RETURN: Final[list[Decision]] = [ReturnLivres(times) for times in range(1, MOST_RETURNED + 1)]
DISCARD_FOR: Final[list[Decision]] = [DiscardTile(marker) for marker in range(3)]
GAIN: Final[list[Decision]] = [GainMarker(marker) for marker in range(2)]
KEEP: Final[Decision] = KeepTile()
SELL: Final[Decision] = SellDress()
FAVOUR: Final[Decision] = ClaimFavour()
DEPUTE: Final[Decision] = DeputeEmployee()
USE: Final[Decision] = UseBonus()
PASS: Final[Decision] = Pass()

ALL: Final[list[Decision]] = (
    TAKE
    + PLAY
    + HIRE
    + DEPUTE_FROM
    + GIVE
    + RENT
    + FUND
    + ACQUIRE
    + MAKE
    + RETURN
    + DISCARD_FOR
    + GAIN
    + [KEEP, SELL, FAVOUR, DEPUTE, USE, PASS]
)
