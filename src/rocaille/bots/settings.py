"""What a game may set for the search: how far, and how quickly, its extended rollouts go.

A game keeps such settings in a table in its `strategy.py`; the search asks for it with `strategy.settings("search")`.
"""

from __future__ import annotations

from typing import Final

NEVER: Final = 1 << 30  # a stage that no game reaches
NAMES: Final = ("extensions", "play_to_end_from", "single_decisions")


class SearchSettings:
    """The settings of one game, with defaults for those that it does not name."""

    __slots__ = ("extensions", "play_to_end_from", "single_decisions")

    def __init__(self, table: dict[str, int]) -> None:
        for name in table:
            if name not in NAMES:
                raise ValueError(f"search has no setting “{name}”; it has {', '.join(NAMES)}")
        # How many times an extended rollout goes on after its first end.
        self.extensions: Final[int] = table.get("extensions", 1)
        # From this stage on, an extended rollout goes on to the end of the game.
        self.play_to_end_from: Final[int] = table.get("play_to_end_from", NEVER)
        # 1: while a rollout goes on, everybody chooses single decisions. That is quicker than choosing whole turns.
        self.single_decisions: Final[bool] = table.get("single_decisions", 0) != 0

    def horizon(self, stage: int) -> int:
        """The stage with which an extended rollout ends that has come to the end of this one."""
        return stage + 1 if stage < self.play_to_end_from else NEVER
