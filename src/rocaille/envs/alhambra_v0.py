"""Alhambra as PettingZoo environments are imported: `from rocaille.envs import alhambra_v0; alhambra_v0.env(players=4)`."""

from functools import partial

from rocaille.envs import agents

env = partial(agents.env, "alhambra")
raw_env = partial(agents.raw_env, "alhambra")
