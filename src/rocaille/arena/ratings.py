"""Ratings after Plackett and Luce, as openskill computes them: how strong a bot seems, and how sure that is."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from rocaille.arena.results import Result

MOST_POINTS: Final = 200  # of a curve


class Rating(NamedTuple):
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What a bot is worth almost surely: three spreads below its rating."""
        return self.mu - 3 * self.sigma


class Ratings:
    """Where the ratings ended, and how they got there: (games, mu) for each bot."""

    def __init__(self, final: dict[str, Rating], curves: dict[str, list[tuple[int, float]]]) -> None:
        self.final: Final = final
        self.curves: Final = curves


def ratings(names: Sequence[str], results: Sequence[Result]) -> Ratings:
    """Ratings from these games in this order, which the caller keeps fixed.

    A bot that holds several seats of a game is rated by the mean of what they would have changed. Bots do not learn between
    games, so nothing is added to their spread from game to game.
    """
    model = PlackettLuce(tau=0.0)
    current = {name: Rating(model.mu, model.sigma) for name in names}
    curves = {name: [(0, model.mu)] for name in names}
    every = -(-len(results) // MOST_POINTS)
    for number, result in enumerate(results, 1):
        teams = [[model.rating(mu=current[name].mu, sigma=current[name].sigma)] for name in result.bots]
        rated = model.rate(teams, ranks=list(map(float, result.places)))
        for name in set(result.bots):
            own = [team[0] for team, bot in zip(rated, result.bots, strict=True) if bot == name]
            current[name] = Rating(_mean(player.mu for player in own), _mean(player.sigma for player in own))
        if number % every == 0 or number == len(results):
            for name in names:
                curves[name].append((number, current[name].mu))
    return Ratings(current, curves)


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
