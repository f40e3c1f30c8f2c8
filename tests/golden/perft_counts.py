"""How many sequences of decisions there are from set positions: any change in legality changes a count."""

import random
from collections.abc import Iterator
from pathlib import Path

from rocaille.kernel.playing import perft
from tests.conformance.cases import CONFIGURATIONS

FILE = Path(__file__).parent / "perft.txt"
POSITIONS = ((0, 7), (30, 6), (75, 6), (120, 6), (150, 6))  # decisions made before, depth


def counted() -> Iterator[str]:
    """A line a position: game, players, decisions before, depth, sequences."""
    for case, players in CONFIGURATIONS:
        game, dice = case.game, random.Random(players)
        for before, depth in POSITIONS:
            state = game.new(players, players, case.options)
            for _ in range(before):
                to_decide = game.to_decide(state)
                if to_decide:
                    seat = dice.choice(to_decide)
                    game.carry_out(state, seat, case.pick(game.options(state, seat), dice))
            yield f"{case} {players} {before} {depth} {perft(game, state, depth)}"
