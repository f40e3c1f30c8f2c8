"""`rocaille perft`: how many sequences of decisions there are from a fresh game; a number that changes when a rule does."""

import time

from rocaille.kernel.game import Game
from rocaille.kernel.playing import perft as count
from rocaille.words import Words


def perft(game: Game, players: int, seed: int, depth: int, options: dict[str, object], words: Words) -> int:
    state = game.new(players, seed, options)
    for reached in range(1, depth + 1):
        began = time.perf_counter()
        sequences = count(game, state, reached)
        print(f"{reached:3} {sequences:>15,}  {time.perf_counter() - began:8.2f} s", flush=True)
    return 0
