"""How to play Candlelight well: what counts now, what the hand promises, and how much room is left in the vases."""

from typing import Any

from candlelight.table import FLOWERS, HIGHEST, State, flower, in_vase
from rocaille.kernel.strategy import Strategy


class CandlelightStrategy(Strategy):
    def __init__(self, game: Any) -> None:
        self.game = game

    def feature_names(self) -> tuple[str, ...]:
        return ("vase", "finest", "promise", "room")

    def features(self, state: Any, seat: int) -> list[float]:
        promise = room = 0.0
        for kind in range(len(FLOWERS)):
            cards, highest = in_vase(state, seat, kind), (kind + 1) * HIGHEST - 1
            top = max(cards, default=kind * HIGHEST - 1)
            fitting = sum(flower(card) == kind and card > top for card in state.hands[seat])
            promise += fitting * (2 * len(cards) + fitting + 1) / 2
            room += (len(cards) + 0.5) * (highest - top) / HIGHEST
        lines = [line for line in self.game.score(state) if line.seat == seat]
        now = [sum(line.points for line in lines if line.reason == reason) for reason in ("vase", "finest")]
        return [*map(float, now), promise, room]

    def weights(self, state: Any) -> list[float]:
        """The longer the candle, the more is still open: a turn burns about 1.6 of it."""
        turns = state.candle / 1.6 / len(state.hands) if state.agenda else 0.0
        return [1.0, max(0.4, 1.0 - turns / 12), min(0.7, turns / 6), min(1.5, turns / 4)]

    def points(self, state: Any) -> list[float]:
        assert isinstance(state, State)
        weights, seats = self.weights(state), range(len(state.hands))
        return [sum(w * each for w, each in zip(weights, self.features(state, seat), strict=True)) for seat in seats]
