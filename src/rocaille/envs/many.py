"""Many tables at once in one process: arrays in, arrays out.

Nothing is wrapped: a step is one call of the compiled engine for all tables. A game that ends begins anew within the same step.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rocaille.envs import Options
from rocaille.envs.configuration import LOST, Configuration, Reward, against, around
from rocaille.envs.core.tables import LabTable, at_random, decide_all, masks, observe_all, rewards
from rocaille.envs.extra import missing
from rocaille.envs.refusing import in_a_sentence, whole
from rocaille.kernel.dice import skipped, sown

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

Array = NDArray[Any]


class Tables(VectorEnv[Array, Array, Array]):
    """`num_envs` tables. Without `bots` all seats decide from outside: `infos["seat"]` says who is to decide at each table,
    its observation is the one given, and rewards have a column for each seat. With `bots` there is one learner a table, as in
    `SingleEnv`, and one reward.

    `infos["action_mask"]` is what can be chosen. At a table whose game has just ended, `infos["final_obs"]` is the last
    observation of whoever decided last, and `infos["final_info"]` says how it ended; all else belongs to the next game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    @in_a_sentence()
    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 4,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        options: Options = (),
        reward: Reward = "win",
    ) -> None:
        self.configuration = Configuration(game, players, options, reward)
        if whole("num_envs", num_envs) < 1:
            raise ValueError(f"num_envs is {num_envs}; there has to be at least 1 table.")
        self.num_envs = num_envs
        self.single_observation_space = self.configuration.observation_space
        self.single_action_space = self.configuration.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.bots = None if bots is None else against(bots, self.configuration.players - 1)
        self.seat = self.configuration.learner(seat)
        self._scale = np.tile(self.configuration.scale, num_envs)
        self._tables: list[LabTable] = []
        self._sits = [0] * num_envs  # the learner's seat at each table, with bots
        self._np_random, self._np_random_seed = seeding.np_random()
        self._dice = sown(self._np_random_seed or 0, "random actions")

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("One seed is for all tables; a list of them is not taken.")
        if options:
            raise ValueError(f"There are no options for a reset, and {', '.join(options)} was given: all tables begin anew.")
        if seed is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
            self._dice = sown(self._np_random_seed, "random actions")
        self._tables = [self._begin_table(number) for number in range(self.num_envs)]
        return self._observations(), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        self._check_reset()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"The actions are {chosen.dtype} of shape {chosen.shape}; "
                f"a whole number for each of the {self.num_envs} tables is needed."
            )
        with without_collecting():
            return self._step(chosen)

    def _check_reset(self) -> None:
        if not self._tables:
            raise gymnasium.error.ResetNeeded("Call reset before anything else.")

    def _step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        players, tables = self.configuration.players, self._tables
        given = np.zeros((self.num_envs, players) if self.bots is None else self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        seats = [table.seat for table in tables]
        ended, illegal = decide_all(tables, actions.tolist())
        final: dict[str, Any] = {}
        if ended or illegal:
            over[ended] = over[illegal] = True
            final = self._final(over, seats, illegal)
        for number in ended:
            ends = rewards(tables[number].outcome(), self.configuration.reward)
            given[number] = ends if self.bots is None else ends[seats[number]]
        for number in illegal:
            given[(number, seats[number]) if self.bots is None else number] = LOST
        for number in sorted(ended + illegal):
            tables[number] = self._begin_table(number)
        return self._observations(), given, over, np.zeros(self.num_envs, np.bool_), {**self._infos(), **final}

    def _final(self, over: Array, seats: list[int], illegal: list[int]) -> dict[str, Any]:
        """How games ended, at the tables where one did, in the way of Gymnasium's own vector environments."""
        observations = np.full(self.num_envs, None, object)
        points = np.zeros((self.num_envs, self.configuration.players), np.int64)
        wrong = np.zeros(self.num_envs, np.bool_)
        wrong[illegal] = True
        for number in np.flatnonzero(over).tolist():
            table = self._tables[number]
            observations[number] = self.configuration.normalize(table.observe(seats[number]))
            if not wrong[number]:
                points[number] = table.outcome().totals
        info = {
            "seat": np.where(over, seats, 0),
            "illegal": wrong,
            "points": points,
            "action_mask": np.zeros((self.num_envs, self.configuration.actions), np.int8),
        }
        return {
            "final_obs": observations,
            "_final_obs": over.copy(),
            "_final_info": over.copy(),
            "final_info": {**info, **{f"_{name}": over.copy() for name in info}},
        }

    def random_actions(self) -> Array:
        """A legal action for each table, every one as likely."""
        self._check_reset()
        actions = at_random(self._tables, self._dice)
        self._dice = skipped(self._dice, self.num_envs)
        return np.array(actions)

    def _begin_table(self, number: int) -> LabTable:
        """A new game for that table; with a bot in every other seat it may be the learner's turn, and never is over at once."""
        seed = int(self.np_random.integers(1 << 62))
        if self.bots is not None:
            self._sits[number] = int(self.np_random.integers(self.configuration.players)) if self.seat is None else self.seat
        return self.configuration.table(seed, self._names(number))

    def _names(self, number: int) -> list[str | None] | None:
        return None if self.bots is None else around(self._sits[number], self.configuration.players, self.bots)

    def __getstate__(self) -> dict[str, Any]:
        """The same positions for tables of their own, with bots of their own, in a copy or in another process."""
        return {
            **vars(self),
            "_tables": [self.configuration.save(table, self._names(number)) for number, table in enumerate(self._tables)],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._tables = [self.configuration.resume(kept) for kept in state["_tables"]]

    def _observations(self) -> Array:
        row = np.frombuffer(observe_all(self._tables), np.uint8).astype(np.float32)
        row *= self._scale
        return row.reshape(self.num_envs, -1)

    def _infos(self) -> dict[str, Any]:
        mask = np.frombuffer(masks(self._tables, self.configuration.actions), np.int8)
        return {"action_mask": mask.reshape(self.num_envs, -1), "seat": np.array([table.seat for table in self._tables])}


@contextmanager
def without_collecting() -> Iterator[None]:
    """No garbage collection meanwhile: positions have no cycles, and looking for some at all tables costs more than a step."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def single_seats(game: str, num_envs: int, bots: str | Sequence[str] = "random", **settings: Any) -> Tables:
    """One learner a table, for `gymnasium.make_vec`."""
    return Tables(game, num_envs, bots=bots, **settings)
