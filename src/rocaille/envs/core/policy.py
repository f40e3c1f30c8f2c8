"""An opponent that a learned policy decides for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rocaille.bots.bot import Bot
from rocaille.envs.core.fields import Memory, Observer
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View

Policy = Callable[[bytes, bytes], int]  # an observation and a mask to the number of a decision


class PolicyBot(Bot):
    """Sits at one table. Its policy is asked only where there is a choice."""

    def __init__(self, observer: Observer, policy: Policy) -> None:
        super().__init__(0)
        self.observer: Final = observer
        self.policy: Final = policy
        self.memory: Final = Memory()

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        if len(options) == 1:
            return options[0]
        assert view is not None
        mask = bytearray(game.decision_limit)
        for option in options:
            mask[option.number] = 1
        number = self.policy(self.observer.observe(view, self.memory), bytes(mask))
        for option in options:
            if option.number == number:
                return option
        raise ValueError(f"The policy chose {number}, which is not legal.")
