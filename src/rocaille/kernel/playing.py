"""Playing without thinking: random games for benchmarks and searches, and counts of positions."""

from typing import Final

from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import SILENCE

NO_END: Final = 1 << 60


def play_out(game: Game, state: State, dice: int, most: int = NO_END) -> int:
    """Decide at random, in place, until the game is over, or so many times; the number of decisions."""
    count = 0
    while count < most:
        seats = game.to_decide(state)
        if not seats:
            break
        seat = seats[0]
        choices = game.options(state, seat)
        dice = advance(dice)
        game.carry_out(state, seat, choices[face(dice, len(choices))], SILENCE)
        count += 1
    return count


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of `depth` decisions there are; of seats that decide at once the first goes first."""
    seats = game.to_decide(state)
    if depth == 0 or not seats:
        return 1
    choices = game.options(state, seats[0])
    if depth == 1:
        return len(choices)
    return sum([perft(game, game.after(state, seats[0], choice), depth - 1) for choice in choices])
