"""OpenSpiel's gin rummy (C++), driven from Python with random moves: one JSON line with the decisions a second.

    .venv-peers/bin/python -m bench.peers.gin_rummy_random [SECONDS]

Players' actions count, dealt cards do not, but the time to deal them does. No state is copied.
"""

import random

import pyspiel
from bench.peers.measuring import rate


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


if __name__ == "__main__":
    rummy, shuffles = pyspiel.load_game("gin_rummy"), random.Random(1)
    rate("open_spiel gin_rummy", "open_spiel", "gin rummy, 2 players", lambda _: play(rummy, shuffles))
