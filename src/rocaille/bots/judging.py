"""What bots that judge positions have in common: one step ahead, brought to a point at which it can be judged."""

from __future__ import annotations

from typing import Final

from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

RIVALS: Final = 0.8  # what rivals' points count against one's own: half for the strongest, half for the others' mean


def standing(strategy: Strategy, state: State, seat: int) -> float:
    """How well a seat stands: the points it can expect, less what its rivals can."""
    return against(strategy.points(state), seat)


def standings(points: list[float]) -> list[float]:
    """How well each seat stands."""
    return [against(points, seat) for seat in range(len(points))]


def against(points: list[float], seat: int) -> float:
    rival = -1000.0
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            if points[other] > rival:
                rival = points[other]
    return points[seat] - 0.5 * RIVALS * (rival + total / (len(points) - 1))


def best_of(game: Game, strategy: Strategy, state: State, seat: int, options: list[Decision]) -> Decision:
    """The option after which the seat stands best, each brought to its end."""
    best = options[0]
    most = -1e9
    for option in options:
        after = state.copy()
        game.carry_out(after, seat, option, SILENCE)
        settle(game, strategy, after, seat)
        stands = standing(strategy, after, seat)
        if stands > most:
            best, most = option, stands
    return best


def settle(game: Game, strategy: Strategy, state: State, seat: int) -> None:
    """Bring what the seat has begun to an end, each time with the best next step."""
    while not strategy.quiet(state):
        seats = game.to_decide(state)
        if len(seats) != 1 or seats[0] != seat:
            return
        options = game.options(state, seat)
        choice = options[0] if len(options) == 1 else best_of(game, strategy, state, seat, options)
        game.carry_out(state, seat, choice, SILENCE)


def thrown(dice: int) -> int:
    """A further place in a bot's own stream of dice, far enough from those that it imagines with."""
    return advance(advance(dice))
