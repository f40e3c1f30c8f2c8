"""Rokoko as PettingZoo environments are imported: `from rocaille.envs import rokoko_v0; rokoko_v0.env(players=4)`."""

from functools import partial

from rocaille.envs import agents

env = partial(agents.env, "rokoko")
raw_env = partial(agents.raw_env, "rokoko")
