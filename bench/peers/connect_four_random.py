"""PettingZoo's connect_four_v3 with random moves, as its users play it: one JSON line with the steps a second.

    .venv-peers/bin/python bench/peers/connect_four_random.py [SECONDS]

Observations, masks and sampling from them are included, as in our own environments beside it.
"""

import json
import os
import sys
import time
from importlib.metadata import version

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from pettingzoo.classic import connect_four_v3


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    env = connect_four_v3.env()
    steps = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
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
