"""What lies on the table of Candlelight, and what a seat has seen of it."""

from typing import Any, Final

from rocaille.kernel.plain import PlainState, PlainView

FLOWERS: Final = ("rose", "lily", "iris", "tulip", "poppy")
HIGHEST: Final = 9
NAMES: Final = [f"{kind}{value + 1}" for kind in FLOWERS for value in range(HIGHEST)]
CARDS: Final = tuple(range(len(NAMES)))
NOTHING: Final = -1


class State(PlainState):
    hands: tuple[tuple[int, ...], ...]
    vases: tuple[tuple[int, ...], ...]
    sideboard: tuple[int, ...]
    stack: tuple[int, ...]
    shown: tuple[int, ...]  # cards in hands that everybody saw being taken
    faded: tuple[int, ...]
    candle: int


class View(PlainView):
    hands: tuple[tuple[int, ...], ...]  # of the others' only what was shown
    sizes: tuple[int, ...]
    stack: int
    vases: tuple[tuple[int, ...], ...]
    sideboard: tuple[int, ...]
    shown: tuple[int, ...]
    faded: tuple[int, ...]
    candle: int

    def to_json(self) -> dict[str, Any]:
        told = {"candle": self.candle, "stack": self.stack, "sideboard": named(self.sideboard), "faded": named(self.faded)}
        return super().to_json() | told | {"players": [self.side(seat) for seat in range(len(self.hands))]}

    def side(self, seat: int) -> dict[str, Any]:
        """What this seat knows of a player."""
        vases = {name: named(in_vase(self, seat, kind)) for kind, name in enumerate(FLOWERS)}
        hand = {"hand" if seat == self.seat else "seen": named(self.hands[seat])}
        return {"seat": seat, "cards": self.sizes[seat], **hand, "vases": vases}


def named(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def flower(card: int) -> int:
    return card // HIGHEST


def in_vase(table: State | View, seat: int, kind: int) -> tuple[int, ...]:
    """A player's cards of one flower."""
    return tuple(card for card in table.vases[seat] if flower(card) == kind)


def finest(state: State, kind: int) -> list[int]:
    """The seat with the highest card of a flower in its vase, if anybody has one."""
    highest = [max(in_vase(state, seat, kind), default=NOTHING) for seat in range(len(state.vases))]
    return [seat for seat, card in enumerate(highest) if card == max(highest) != NOTHING]
