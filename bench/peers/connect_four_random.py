"""PettingZoo's connect_four_v3 with random moves, as its users play it: one JSON line with the steps a second.

    .venv-peers/bin/python -m bench.peers.connect_four_random [SECONDS]

Observations, masks and sampling from them are included, as in our own environments beside it.
"""

import json
import os
import time
from importlib.metadata import version

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from bench.peers.measuring import seconds
from pettingzoo.classic import connect_four_v3


def main() -> None:
    long = seconds()
    env = connect_four_v3.env()
    steps = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < long:
        env.reset(seed=games)
        games += 1
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
    print(
        json.dumps(
            {
                "peer": "PettingZoo connect_four_v3",
                "version": version("pettingzoo"),
                "games": games,
                "steps_per_second": round(steps / spent),
            }
        )
    )


if __name__ == "__main__":
    main()
