"""PettingZoo: a table as an environment in which agents decide one after the other.

Where several seats decide at once in secret, the first of them is asked first; the others' observations do not show what it
chose, so it makes no difference.
"""

from __future__ import annotations

from typing import Any

from rocaille.envs import VERSION, Options
from rocaille.envs.configuration import Configuration, Reward
from rocaille.envs.core.tables import LabTable, rewards
from rocaille.envs.extra import missing
from rocaille.envs.refusing import in_a_sentence, whole
from rocaille.envs.rendering import RENDER_MODES, check_render_mode, render

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as problem:
    raise missing(problem) from None

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, int]):
    """One table; agent `player_k` has seat k. Rewards come at the end."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(self, configuration: Configuration, render_mode: str | None = None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.configuration = configuration
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{configuration.game.name}_{VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(configuration.players)]
        self.agents: list[str] = []
        self.table: LabTable | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()
        self._action_space = configuration.action_space
        self._observation_space = spaces.Dict(
            {"observation": configuration.observation_space, "action_mask": configuration.mask_space}
        )

    def __getstate__(self) -> dict[str, Any]:
        """The same position for a table of its own, in a copy or in another process."""
        return {**vars(self), "table": self.table and self.configuration.save(self.table)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.table = state["table"] and self.configuration.resume(state["table"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = self.configuration.table(int(self._random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        assert self.table is not None, "reset comes first"
        seat = self._seats[agent]
        mask = np.frombuffer(self.table.mask(seat), np.int8).copy()
        if self.terminations.get(agent, True):  # after an illegal action the table itself could go on
            mask.fill(0)
        return {"observation": self.configuration.normalize(self.table.observe(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None and action is not None
        self._cumulative_rewards[agent] = 0.0
        if not self.table.decide(whole("The action", action)):
            raise ValueError(f"{agent} cannot choose {action} now: the action mask says what can be chosen.")
        if self.table.seat >= 0:
            self.agent_selection = self.possible_agents[self.table.seat]
            self._show()
            return
        for seat, reward in enumerate(rewards(self.table.outcome(), self.configuration.reward)):
            self.rewards[self.possible_agents[seat]] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        self._show()

    def _show(self) -> None:
        """A person who watches is shown every step."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it whose turn it is."""
        if self.table is None:
            return None
        return render(self.configuration.game, self.table.state, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


@in_a_sentence()
def raw_env(
    game: str, players: int = 4, options: Options = (), reward: Reward = "win", render_mode: str | None = None
) -> RawEnv:
    """The environment itself: an illegal action is an error."""
    return RawEnv(Configuration(game, players, options, reward), render_mode)


def env(
    game: str, players: int = 4, options: Options = (), reward: Reward = "win", render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards: an illegal action ends the game, and its agent gets -1."""
    guarded: Any = raw_env(game, players, options, reward, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)
