"""What every face of the laboratory stands on: a game with its options, a number of players, and what there is to see and do.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from rocaille.bots import Bot, bot
from rocaille.catalogue import game as find_game
from rocaille.envs import Options, switched_on
from rocaille.envs.core.observers import observer
from rocaille.envs.core.tables import Table
from rocaille.envs.extra import missing
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

Reward = Literal["win", "margin"]
REWARDS: Final = ("win", "margin")
LOST: Final = -1.0  # what an illegal decision brings


class Configuration:
    """A game as it is studied: `options` are names that are on, or a mapping of names to on and off."""

    def __init__(self, game: str | Game, players: int = 4, options: Options = (), reward: Reward = "win",
                 components: dict[str, Any] | str | None = None) -> None:
        if reward not in REWARDS:
            raise ValueError(f"The reward is {reward!r}; there are {' and '.join(REWARDS)}.")
        self.game: Final = game if isinstance(game, Game) else find_game(game, components, switched_on(options))
        self.game.check_table(players, None)
        self.players: Final = players
        self.reward: Final = reward
        self.observer: Final = observer(self.game, players)
        self.actions: Final = self.game.decision_limit
        self.scale: Final[NDArray[np.float32]] = (1 / np.array(self.observer.most())).astype(np.float32)
        self.observation_space: Final = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.mask_space: Final = spaces.Box(0, 1, (self.actions,), np.int8)
        self.action_space: Final = spaces.Discrete(self.actions)

    def table(self, seed: int, bots: Sequence[str | None] | None = None) -> Table:
        """A game of that seed; seats with the name of a bot are played by it, as in the arena."""
        seated: list[Bot | None] = [None if name is None else bot(name, sown(seed, f"bot {seat}"))
                                    for seat, name in enumerate(bots or [None] * self.players)]
        return Table(self.game, self.players, self.observer, seed, seated)

    def scaled(self, raw: bytes) -> NDArray[np.float32]:
        """An observation as the environments hand it out: every value by the largest that there is."""
        return np.frombuffer(raw, np.uint8) * self.scale


def against(bots: str | Sequence[str], opponents: int) -> list[str]:
    """The names of bots for so many opponents: one for all, or one for each, clockwise from the learner."""
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    if len(names) == 1:
        names *= opponents
    if len(names) != opponents:
        raise Refused("bots_count", found=len(names), right=opponents)
    for name in names:
        bot(name, 0)
    return names
