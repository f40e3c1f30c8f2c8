"""Rokoko as PettingZoo environments are imported: `from rocaille.envs import rokoko_v0; rokoko_v0.env(players=4)`."""
from functools import partial

from rocaille.envs import aec

env = partial(aec.env, "rokoko")
raw_env = partial(aec.raw_env, "rokoko")
