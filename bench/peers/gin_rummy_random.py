"""OpenSpiel's gin rummy (C++), driven from Python with random moves: one JSON line with the decisions a second.

    .venv-peers/bin/python bench/peers/gin_rummy_random.py [SECONDS]

Players' actions count, dealt cards do not, but the time to deal them does. No state is copied.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel


def play(game: pyspiel.Game, dice: random.Random) -> int:
    """One game to its end; the number of players' actions."""
    state = game.new_initial_state()
    uniform = dice.random
    actions = 0
    while not state.is_terminal():
        # Every chance node of gin rummy deals one of the remaining cards, all equally likely.
        legal = state.legal_actions()
        if not state.is_chance_node():
            actions += 1
        state.apply_action(legal[int(uniform() * len(legal))])
    return actions


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    game = pyspiel.load_game("gin_rummy")
    dice = random.Random(1)
    play(game, dice)
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += 1
        decisions += play(game, dice)
    print(
        json.dumps(
            {
                "peer": "open_spiel gin_rummy",
                "version": version("open_spiel"),
                "game": "gin rummy, 2 players",
                "games": games,
                "decisions": decisions,
                "seconds": round(spent, 3),
                "decisions_per_second": round(decisions / spent),
            }
        )
    )


if __name__ == "__main__":
    main()
