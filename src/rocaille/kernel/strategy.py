"""What a game knows about playing it well. Bots know only the kernel; this is what they may ask a game for.

A strategy judges positions. A bot never has the real one: it asks about positions that it imagined from its view.
"""
from __future__ import annotations

from math import exp

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State


class Strategy:
    """Judgement of positions, and quick decisions for playing many of them out."""

    def features(self, state: State, seat: int) -> list[float]:
        """What the judgement is made of, in a fixed order; `feature_names` has their names."""
        raise NotImplementedError

    def feature_names(self) -> tuple[str, ...]:
        raise NotImplementedError

    def weights(self, state: State) -> list[float]:
        """What a unit of each feature is worth now, in final points."""
        raise NotImplementedError

    def points(self, state: State) -> list[float]:
        """The final points that each seat can expect."""
        raise NotImplementedError

    def spread(self, state: State) -> float:
        """How far from those points the end can still be, in points: large early, small late."""
        raise NotImplementedError

    def stage(self, state: State) -> int:
        """A number that grows when a part of the game ends beyond which planning is idle: in Rokoko, the round."""
        return 0

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged as it stands; otherwise what was begun has to be brought to its end first."""
        return True

    def turns_ahead(self) -> int:
        """How many of one's own turns are worth planning, within a stage."""
        return 1

    def idle(self, state: State, seat: int, options: list[Decision]) -> Decision:
        """The decision that does least, for skipping over others' turns."""
        return options[-1]

    def quick(self, state: State, seat: int, options: list[Decision], dice: int) -> Decision:
        """A sensible decision without looking ahead, different for different dice."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win, judged by the points that each can expect."""
        return chances(self.points(state), self.spread(state))


def chances(points: list[float], spread: float) -> list[float]:
    """The chance of each to come out on top, if the points may still change by about `spread`."""
    best = max(points)
    shares = [exp((mine - best) / spread) for mine in points]
    total = sum(shares)
    return [share / total for share in shares]
