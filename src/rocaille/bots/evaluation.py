"""What bots that evaluate positions have in common: one decision ahead, played on until the position is quiescent."""

from __future__ import annotations

from typing import Final

from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

RIVAL_WEIGHT: Final = 0.8  # of rivals' points against one's own: half for the strongest rival, half for the mean of all


def utility(strategy: Strategy, state: State, seat: int) -> float:
    """What a seat wants as much as possible of: the points that it can expect, less those that its rivals can."""
    return utility_of(strategy.points(state), seat)


def utilities(points: list[float]) -> list[float]:
    """The utility of each seat, from the points of all."""
    return [utility_of(points, seat) for seat in range(len(points))]


def utility_of(points: list[float], seat: int) -> float:
    rival = -1000.0
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            if points[other] > rival:
                rival = points[other]
    return points[seat] - 0.5 * RIVAL_WEIGHT * (rival + total / (len(points) - 1))


def best_option(game: Game, strategy: Strategy, state: State, seat: int, options: list[Decision]) -> Decision:
    """The option with the highest utility once the position is quiescent again."""
    best = options[0]
    highest = -1e9
    for option in options:
        after = state.copy()
        game.carry_out(after, seat, option, SILENCE)
        play_to_quiescence(game, strategy, after, seat)
        value = utility(strategy, after, seat)
        if value > highest:
            best, highest = option, value
    return best


def play_to_quiescence(game: Game, strategy: Strategy, state: State, seat: int) -> None:
    """Finish what the seat has begun, each time with its best option."""
    while not strategy.is_quiescent(state):
        seats = game.to_decide(state)
        if len(seats) != 1 or seats[0] != seat:
            return
        options = game.options(state, seat)
        choice = options[0] if len(options) == 1 else best_option(game, strategy, state, seat, options)
        game.carry_out(state, seat, choice, SILENCE)


def next_dice(dice: int) -> int:
    """A further place in a bot's own stream of dice, far enough from those that it imagines with."""
    return advance(advance(dice))
