"""Gymnasium: one learner against bots, with masks as MaskablePPO asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rocaille.envs import Options
from rocaille.envs.configuration import LOST, Configuration, Reward, against, around
from rocaille.envs.core.tables import LabTable, rewards
from rocaille.envs.extra import missing
from rocaille.envs.refusing import in_a_sentence, whole
from rocaille.envs.rendering import RENDER_MODES, check_render_mode, render

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

Observation = NDArray[np.float32]


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """The learner has `seat`, or another one in every game if that is None; `bots` sit clockwise from it.

    The bots decide within `step`, so every observation is of a position in which the learner is to decide. An illegal action
    ends the game, as a loss.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    @in_a_sentence()
    def __init__(
        self,
        game: str,
        players: int = 4,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Options = (),
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.configuration = Configuration(game, players, options, reward)
        self.observation_space = self.configuration.observation_space
        self.action_space = self.configuration.action_space
        self.render_mode = render_mode
        self.bots = against(bots, self.configuration.players - 1)
        self.seat = self.configuration.learner(seat)
        self._sits = seat or 0
        self._table: LabTable | None = None
        self._over = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._sits = int(self.np_random.integers(self.configuration.players)) if self.seat is None else self.seat
        self._table = self.configuration.table(int(self.np_random.integers(1 << 62)), self._names())
        self._over = False
        self._show()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if self._over:
            raise gymnasium.error.ResetNeeded("The game is over: call reset before the next step.")
        legal = table.decide(whole("The action", action))
        over = self._over = not legal or table.seat < 0
        reward = 0.0
        if over:
            reward = rewards(table.outcome(), self.configuration.reward)[self._sits] if legal else LOST
        self._show()
        return self._observation(), reward, over, False, {**self._info(), "illegal": not legal}

    def __getstate__(self) -> dict[str, Any]:
        """The same position for a table of its own, with bots of its own, in a copy or in another process."""
        return {**vars(self), "_table": self._table and self.configuration.save(self._table, self._names())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._table = state["_table"] and self.configuration.resume(state["_table"])

    def _names(self) -> list[str | None]:
        return around(self._sits, self.configuration.players, self.bots)

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be chosen now, as `sb3_contrib` asks for it."""
        mask = np.frombuffer(self.table.mask(self._sits), np.bool_).copy()
        if self._over:  # after an illegal action the table itself could go on
            mask.fill(False)
        return mask

    @property
    def table(self) -> LabTable:
        if self._table is None:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")
        return self._table

    def render(self) -> Any:
        return render(self.configuration.game, self.table.state, self._sits, self.render_mode)

    def _show(self) -> None:
        """A person who watches is shown every step."""
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Observation:
        return self.configuration.normalize(self.table.observe(self._sits))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self._sits}
