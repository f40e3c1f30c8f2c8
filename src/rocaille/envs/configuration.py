"""What every face of the laboratory stands on: a game with its options, a number of players, what there is to see and do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from rocaille.bots import Bot, bot, seated_bot
from rocaille.bots.planner import PlannerBot
from rocaille.catalogue import game as find_game
from rocaille.envs import Options, switched_on
from rocaille.envs.core.observers import observer
from rocaille.envs.core.tables import LabTable
from rocaille.envs.extra import missing
from rocaille.envs.refusing import whole
from rocaille.kernel.decision import Refused
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


class Seated(NamedTuple):
    """A bot in the middle of a game; its plan is the numbers of decisions."""

    name: str
    dice: int
    plan: tuple[int, ...]


class SavedTable(NamedTuple):
    """A table as it can be sent to another process."""

    state: tuple[Any, ...]
    bots: tuple[Seated | None, ...]


class Configuration:
    """A game as it is studied: `options` are names that are on, or a mapping of names to on and off."""

    def __init__(
        self,
        game: str | Game,
        players: int = 4,
        options: Options = (),
        reward: Reward = "win",
        components: dict[str, Any] | str | None = None,
    ) -> None:
        if not isinstance(game, str | Game):
            raise ValueError(f"The game is {game!r}; it has to be the name of one, or a game.")
        if reward not in REWARDS:
            raise ValueError(f"The reward is {reward!r}; there are {' and '.join(REWARDS)}.")
        self.game: Final = game if isinstance(game, Game) else find_game(game, components, switched_on(options))
        self.players: Final = whole("players", players)
        self.game.check_table(self.players, None)
        self.reward: Final = reward
        self.observer: Final = observer(self.game, self.players)
        self.actions: Final = self.game.decision_limit
        self.scale: Final[NDArray[np.float32]] = (1 / np.array(self.observer.most())).astype(np.float32)
        self.observation_space: Final = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.mask_space: Final = spaces.Box(0, 1, (self.actions,), np.int8)
        self.action_space: Final = spaces.Discrete(self.actions)

    def table(self, seed: int, bots: Sequence[str | None] | None = None) -> LabTable:
        """A game of that seed; seats with the name of a bot are played by it, as in the arena."""
        seated: list[Bot | None] = [
            None if name is None else seated_bot(name, seed, seat) for seat, name in enumerate(bots or [None] * self.players)
        ]
        return LabTable(self.game, self.players, self.observer, seed, seated)

    def learner(self, seat: int | None) -> int | None:
        """The seat of a learner, if there is such a seat; None is another one in every game."""
        if seat is not None and whole("seat", seat) not in range(self.players):
            raise ValueError(f"seat is {seat}; it can be 0 to {self.players - 1}, or None for another one in every game.")
        return seat

    def __reduce__(self) -> tuple[Any, ...]:
        return Configuration, (self.game.name, self.players, self.game.chosen, self.reward, self.game.custom_components())

    def __deepcopy__(self, memo: dict[int, Any]) -> Configuration:
        return self  # it never changes

    def save(self, table: LabTable, names: Sequence[str | None] | None = None) -> SavedTable:
        """All of a table that has to be known to go on elsewhere; bots are kept by these names."""
        seated: list[Seated | None] = [None] * self.players
        for seat, name in enumerate(names or []):
            player = table.bots[seat]
            if name is not None and player is not None:
                plan = player.plan if isinstance(player, PlannerBot) else ()
                seated[seat] = Seated(name, player.dice, tuple(decision.number for decision in plan))
        return SavedTable(table.state.key(), tuple(seated))

    def resume(self, kept: SavedTable) -> LabTable:
        """The same position at a table of its own; bots go on with the same dice, and a search thinks anew."""
        table = self.table(0)
        table.state = self.game.restored(kept.state, self.players)
        for seat, before in enumerate(kept.bots):
            if before is not None:
                table.bots[seat] = player = bot(before.name, before.dice)
                if isinstance(player, PlannerBot):
                    player.plan = tuple(self.game.decisions[number] for number in before.plan)
        table.go_on()
        return table

    def normalize(self, raw: bytes) -> NDArray[np.float32]:
        """An observation as the environments hand it out: every value by the largest that there is."""
        return np.frombuffer(raw, np.uint8) * self.scale


def around(seat: int, players: int, bots: Sequence[str]) -> list[str | None]:
    """The names of bots by seat, clockwise from the learner, who has none."""
    names: list[str | None] = [None] * players
    for place, name in enumerate(bots, 1):
        names[(seat + place) % players] = name
    return names


def against(bots: str | Sequence[str], opponents: int) -> list[str]:
    """The names of bots for so many opponents: one for all, or one for each, clockwise from the learner."""
    if not isinstance(bots, str) and not (isinstance(bots, Sequence) and all(isinstance(name, str) for name in bots)):
        raise ValueError(f"bots is {bots!r}; it has to be the name of a bot, or one for each of the {opponents} other seats.")
    names = [name.strip() for name in bots.split(",")] if isinstance(bots, str) else list(bots)
    if len(names) == 1:
        names *= opponents
    if len(names) != opponents:
        raise Refused("bots_count", found=len(names), right=opponents)
    for name in names:
        bot(name, 0)
    return names
