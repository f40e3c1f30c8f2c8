"""What a tournament says: how each bot stands, how each does against each other, where the points come from."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rocaille.arena.ratings import Rating, ratings
from rocaille.arena.results import Result
from rocaille.arena.statistics import CONFIDENCE, Estimate, estimate, quantile, share
from rocaille.arena.tournament import Tournament


class Thinking(NamedTuple):
    """How long a bot thinks, in seconds."""

    decisions: int
    choices: int  # decisions with more than one option
    a_decision: float
    a_choice: float
    longest: float

    def to_json(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "choices": self.choices,
            "seconds_a_decision": round(self.a_decision, 9),
            "seconds_a_choice": round(self.a_choice, 9),
            "longest": round(self.longest, 9),
        }


class Standing(NamedTuple):
    """One bot over the whole tournament. Points are for one seat that it held in one game."""

    bot: str
    held: int  # seats, over all games
    even: float  # its share of the seats: how often it would win if all were equally strong
    wins: Estimate  # how often one of its seats won; of a shared win, its part
    score: Estimate
    margin: Estimate  # to the best seat of another bot
    rating: Rating
    thinking: Thinking
    scores: list[int]  # of every seat it held, sorted
    sources: dict[str, float]  # mean points by reason
    categories: dict[str, float]  # those from scorings by what they were for, if all games tell

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seats": self.held,
            "even": round(self.even, 6),
            "wins": self.wins.to_json(),
            "score": self.score.to_json(),
            "margin": self.margin.to_json(),
            "rating": {
                "mu": round(self.rating.mu, 6),
                "sigma": round(self.rating.sigma, 6),
                "ordinal": round(self.rating.ordinal, 6),
            },
            "time": self.thinking.to_json(),
            "scores": distribution(self.scores),
            "sources": _rounded(self.sources),
            "categories": _rounded(self.categories),
        }


class Pair(NamedTuple):
    """One bot against another, over all pairs of their seats in the same game."""

    bot: str
    against: str
    above: Estimate  # how often it finished above; equal counts half
    margin: Estimate

    def to_json(self) -> dict[str, Any]:
        return {"bot": self.bot, "against": self.against, "above": self.above.to_json(), "margin": self.margin.to_json()}


class Summary:
    """Everything that the reports show."""

    def __init__(self, tournament: Tournament, results: Iterable[Result]) -> None:
        self.tournament: Final = tournament
        self.results: Final = sorted(results, key=lambda result: result.fixture)
        self.deals: Final = len({result.deal for result in self.results})
        rated = ratings(tournament.names, self.results)
        self.curves: Final = rated.curves
        self.standings: Final = sorted(
            (self._standing(name, rated.final[name]) for name in tournament.names),
            key=lambda standing: -standing.wins.mean / standing.even,
        )
        order = [standing.bot for standing in self.standings]
        self.pairs: Final = [self._pair(one, other) for one in order for other in order if one != other]
        self.lengths: Final = sorted(result.length for result in self.results)
        self.seats: Final = [self._seat(seat) for seat in range(tournament.players)]

    def to_json(self) -> dict[str, Any]:
        the = self.tournament
        return {
            "game": the.game,
            "version": the.version,
            "options": the.options,
            "components": "custom" if the.components is not None else "published",
            "players": the.players,
            "bots": list(the.bots),
            "seed": the.seed,
            "program": the.program,
            "line_ups": [list(line_up) for line_up in the.line_ups],
            "deals": self.deals,
            "games": len(self.results),
            "standings": [standing.to_json() for standing in self.standings],
            "pairs": [pair.to_json() for pair in self.pairs],
            "seats": [{"seat": seat, "wins": wins.to_json()} for seat, wins in enumerate(self.seats)],
            "length": distribution(self.lengths),
        }

    def _by_deal(self, numbers: Callable[[Result], Iterable[float]]) -> list[float]:
        """The mean of each deal over the numbers that its games give."""
        deals: dict[int, list[float]] = defaultdict(list)
        for result in self.results:
            deals[result.deal] += numbers(result)
        return [math.fsum(found) / len(found) for found in deals.values() if found]

    def _seat(self, seat: int) -> Estimate:
        """How often this seat won, whoever sat there."""
        return share(self._by_deal(lambda result: [_won(result, seat)]))

    def _standing(self, name: str, rating: Rating) -> Standing:
        scores: list[int] = []
        sources: dict[str, float] = {}
        categories: dict[str, float] = {}
        known = all(result.categories for result in self.results)
        decisions = choices = 0
        seconds = choosing = longest = 0.0
        for result in self.results:
            for seat in _seats(result, name):
                scores.append(result.totals[seat])
                decisions += result.decisions[seat]
                choices += result.choices[seat]
                seconds += result.seconds[seat]
                choosing += result.choosing[seat]
                longest = max(longest, result.longest[seat])
                for means, split in ((sources, result.sources), (categories, result.categories if known else {})):
                    for key, points in split.items():
                        means[key] = means.get(key, 0) + points[seat]
        return Standing(
            name,
            len(scores),
            len(scores) / (len(self.results) * self.tournament.players),
            share(self._by_deal(lambda result: [sum(_won(result, seat) for seat in _seats(result, name))])),
            estimate(self._by_deal(lambda result: [result.totals[seat] for seat in _seats(result, name)])),
            estimate(self._by_deal(lambda result: [_margin(result, seat) for seat in _seats(result, name)])),
            rating,
            Thinking(decisions, choices, seconds / max(1, decisions), choosing / max(1, choices), longest),
            sorted(scores),
            *[{key: points / len(scores) for key, points in sorted(means.items())} for means in (sources, categories)],
        )

    def _pair(self, one: str, other: str) -> Pair:
        above = self._by_deal(lambda result: [_above(result, a, b) for a, b in _seat_pairs(result, one, other)])
        return Pair(one, other, share(above), self.ahead(one, other))

    def ahead(self, one: str, other: str, luck: float = 0.0, confidence: float = CONFIDENCE) -> Estimate:
        """How many points a seat of one bot has more than a seat of the other, with that part of luck taken out."""

        def lead(result: Result, a: int, b: int) -> float:
            points = result.totals[a] - result.totals[b]
            return points - luck * (result.luck[a] - result.luck[b]) if luck else points

        return estimate(
            self._by_deal(lambda result: [lead(result, a, b) for a, b in _seat_pairs(result, one, other)]), confidence
        )


def _seat_pairs(result: Result, one: str, other: str) -> list[tuple[int, int]]:
    """The pairs of seats that two bots held in a game."""
    return [(a, b) for a in _seats(result, one) for b in _seats(result, other)]


def _seats(result: Result, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(result.bots) if bot == name]


def _won(result: Result, seat: int) -> float:
    """Its share of the win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _above(result: Result, seat: int, other: int) -> float:
    own, its = result.places[seat], result.places[other]
    return 1.0 if own < its else 0.5 if own == its else 0.0


def _margin(result: Result, seat: int) -> int:
    """How far it lies above the best seat of another bot, or below; among its likes, of any other seat."""
    rivals = [total for total, bot in zip(result.totals, result.bots, strict=True) if bot != result.bots[seat]]
    return result.totals[seat] - max(rivals or [*result.totals[:seat], *result.totals[seat + 1 :]])


def _rounded(means: Mapping[str, float]) -> dict[str, float]:
    return {key: round(points, 6) for key, points in means.items()}


def distribution(ordered: Sequence[int]) -> dict[str, Any]:
    """How sorted values lie."""
    mean = sum(ordered) / len(ordered)
    spread = math.sqrt(sum((value - mean) ** 2 for value in ordered) / max(1, len(ordered) - 1))
    return {
        "mean": round(mean, 6),
        "deviation": round(spread, 6),
        "least": ordered[0],
        "quartiles": [round(quantile(ordered, part), 6) for part in (0.25, 0.5, 0.75)],
        "most": ordered[-1],
    }
