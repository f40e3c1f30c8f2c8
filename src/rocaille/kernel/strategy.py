"""What a game knows about playing it well. Bots know only the kernel; this is what they may ask a game for.

A strategy judges positions. A bot never has the real one: it asks about positions that it imagined from its view.
"""

from __future__ import annotations

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State


class Strategy:
    """Judgement of positions."""

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

    def stage(self, state: State) -> int:
        """A number that grows when a part of the game ends beyond which planning is idle: in Rokoko, the round."""
        return 0

    def further(self, state: State) -> int:
        """The stage with which a walk ends that looks further than to the end of one: mostly the next."""
        return self.stage(state) + 1

    def legs(self) -> int:
        """How many times such a walk goes on, each time as far again; how things stand at the end of each leg counts alike."""
        return 1

    def hasty(self) -> bool:
        """Whether such a walk may go on one decision at a time, which is quicker than looking for whole turns."""
        return False

    def quiet(self, state: State) -> bool:
        """Whether a position can be judged as it stands; otherwise what was begun has to be brought to its end first."""
        return True

    def turns_ahead(self) -> int:
        """How many of one's own turns are worth planning, within a stage."""
        return 1

    def idle(self, state: State, seat: int, options: list[Decision]) -> Decision:
        """The decision that does least, for skipping over others' turns."""
        return options[-1]
