"""Alhambra as PettingZoo environments are imported: `from rocaille.envs import alhambra_v0; alhambra_v0.env(players=4)`."""
from functools import partial

from rocaille.envs import aec

env = partial(aec.env, "alhambra")
raw_env = partial(aec.raw_env, "alhambra")
