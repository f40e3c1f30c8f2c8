"""How lucky each seat was: what chance gave it beyond what chance gives on the average.

Wherever chance came in after a decision, the position that came is compared with others that might have come: each is played on
greedily for a turn of everybody, and the game's strategy evaluates where that leads. Whoever decides and however well, the
positions that came are no better on the average than those that might have come, so luck is 0 in the mean of many games. Points
without it have the same mean as points, and spread less.
"""

from __future__ import annotations

from typing import Final

from rocaille.arena.results import Fixture, Result
from rocaille.arena.tournament import Tournament
from rocaille.bots.evaluation import best_option, next_dice
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import SILENCE
from rocaille.kernel.record import Record

SAMPLES: Final = 40  # of what might have come, wherever chance came in


def luck(record: Record, samples: int = SAMPLES) -> list[float]:
    """The points that chance gave each seat beyond the average, as far as the evaluation can tell; set-up is not counted."""
    game, dice = record.game, sown(record.seed, "luck")
    state = record.opening()
    gained = [0.0] * record.players
    for number, (seat, decision) in enumerate(record.decisions):
        before = state.copy()
        record.carry_out(state, number, seat, decision)
        if state.dice == before.dice:
            continue
        for _ in range(samples):
            dice = next_dice(dice)
            other = before.copy()
            other.dice = dice
            game.carry_out(other, seat, decision, SILENCE)
            dice = next_dice(dice)
            came, might = [expected_points(game, position, dice, record.players) for position in (state, other)]
            for at in range(record.players):
                gained[at] += (came[at] - might[at]) / samples
    return gained


def expected_points(game: Game, state: State, dice: int, turns: int) -> list[float]:
    """The points that each seat can expect after so many turns, with these dice, in which everybody plays greedily."""
    strategy, state = game.strategy(), state.copy()
    state.dice = dice
    last = -1
    while seats := game.to_decide(state):
        mover = seats[0]
        if mover != last:
            if not turns:
                break
            turns, last = turns - 1, mover
        options = game.options(state, mover)
        best = options[0] if len(options) == 1 else best_option(game, strategy, state, mover, options)
        game.carry_out(state, mover, best, SILENCE)
    return strategy.points(state)


class LuckSeries:
    """The games of a tournament, with the luck of each."""

    def __init__(self, tournament: Tournament, samples: int = SAMPLES) -> None:
        self.tournament: Final = tournament
        self.samples: Final = samples

    def play(self, fixture: Fixture) -> Result:
        record, result = self.tournament.play_recorded(fixture)
        return result._replace(luck=tuple(round(points, 3) for points in luck(record, self.samples)))
