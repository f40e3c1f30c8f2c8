"""The guest in the laboratory, in a process of its own: names are registered when the environments are imported."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import warnings
warnings.simplefilter("ignore")
import gymnasium, numpy as np, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
import rocaille.envs as envs
import rocaille.envs.spiel

api_test(envs.candlelight_v0.env(players=3), num_cycles=60)
seed_test(lambda: envs.candlelight_v0.env(players=2), num_cycles=40)
check_env(gymnasium.make("rocaille/Candlelight-v0", players=2, bots="greedy").unwrapped, skip_render_check=True)
spiel = pyspiel.load_game("python_rocaille_candlelight", {"players": 2, "seed": 3})
pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)

fields = {field.name: field for field in envs.observation_fields("candlelight", 2)}
env = envs.aec("candlelight", 2, render_mode="rgb_array")
env.reset(seed=1)
names = env.unwrapped.configuration.game.notation.names["card"]
seen = env.observe("player_0")["observation"]
hand = {names[at] for at in np.flatnonzero(seen[fields["player0.hand"].slice]) if at < len(names)}
table = env.unwrapped.table
assert len(hand) == 4 and hand == set(table.game.view(table.state, 0).to_json()["players"][0]["hand"])
assert not seen[fields["player1.seen"].slice].any() and seen[fields["candle"].start] * 255 == 32
blank = env.render()
for _ in range(12):
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
assert (env.render().shape != blank.shape) or (env.render() != blank).any()
print("all is well")
"""


def test_every_environment_knows_it():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.endswith("all is well\n"), done.stderr
