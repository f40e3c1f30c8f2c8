"""What a game knows about playing it well. Bots know only the kernel; this is what they may ask a game for.

A strategy evaluates positions. A bot never has the real one: it asks about positions that it imagined from its view.
"""

from __future__ import annotations

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State
from rocaille.kernel.guests import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Evaluation of positions, and what any bot that looks ahead has to know about the course of a game."""

    def features(self, state: State, seat: int) -> list[float]:
        """What the evaluation is made of, in a fixed order; `feature_names` has their names."""
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
        """A number that grows when a part of the game ends; no plan goes beyond that. A round, for example."""
        return 0

    def is_quiescent(self, state: State) -> bool:
        """Whether a position can be evaluated as it stands; otherwise the seat has to finish first what it has begun."""
        return True

    def planning_depth(self) -> int:
        """How many of its own turns a seat should plan, within a stage."""
        return 1

    def null_move(self, state: State, seat: int, options: list[Decision]) -> Decision:
        """The decision that does least, for skipping a turn."""
        return options[-1]

    def settings(self, bot: str) -> dict[str, int]:
        """What this game sets for one kind of bot, such as "search"; the bot has defaults for all that is missing."""
        return {}
