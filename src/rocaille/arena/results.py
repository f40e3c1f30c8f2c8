"""What is kept of one game of a tournament: enough for every table and picture, so that nothing is played again for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rocaille.arena.matches import ThinkingTimes
from rocaille.kernel.game import Outcome, ScoreLine

SCORING: Final = "scoring_"  # begins the reasons that say when points came; what they were for, their lines' labels say
NO_CATEGORIES: Final[Mapping[str, tuple[int, ...]]] = {}
OPTIONAL: Final = {"categories", "luck"}  # fields that many results do not have


class Fixture(NamedTuple):
    """A game to be played: the seed of its deal, and the number of the line-up."""

    deal: int
    line_up: int


class Result(NamedTuple):
    """One game. Everything in tuples is by seat."""

    deal: int
    line_up: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the best; who is equal, tie-break included, has the same place
    winners: tuple[int, ...]
    length: int  # in decisions
    decisions: tuple[int, ...]
    choices: tuple[int, ...]  # decisions with more than one option
    seconds: tuple[float, ...]
    choosing: tuple[float, ...]  # seconds for choices
    longest: tuple[float, ...]  # seconds for a single choice
    sources: dict[str, tuple[int, ...]]  # points by the score sheet's reasons
    categories: Mapping[str, tuple[int, ...]] = NO_CATEGORIES  # those of scorings by what they were for; older files have none
    luck: tuple[float, ...] = ()  # points that chance gave beyond the average, where that was asked for (`luck.py`)

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.line_up)

    def to_json(self) -> dict[str, Any]:
        return {field: value for field, value in self._asdict().items() if value or field not in OPTIONAL}


def result(fixture: Fixture, bots: tuple[str, ...], outcome: Outcome, length: int, times: ThinkingTimes) -> Result:
    standing = list(zip(outcome.totals, outcome.tie_break, strict=True))
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(
        fixture.deal,
        fixture.line_up,
        bots,
        tuple(outcome.totals),
        places,
        tuple(outcome.winners),
        length,
        tuple(times.decisions),
        tuple(times.choices),
        _brief(times.seconds),
        _brief(times.choosing),
        _brief(times.longest),
        by_reason(outcome),
        by_category(outcome),
    )


def by_reason(outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """The points of each seat by the score sheet's reasons."""
    return _sums([(line.reason, line) for line in outcome.sheet], len(outcome.totals))


def by_category(outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """The points of each seat from scorings, by what they were for: “A.blue” is blue."""
    return _sums(
        [(line.label.partition(".")[2], line) for line in outcome.sheet if line.reason.startswith(SCORING)], len(outcome.totals)
    )


def _sums(lines: Sequence[tuple[str, ScoreLine]], players: int) -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for key, line in lines:
        found.setdefault(key, [0] * players)[line.seat] += line.points
    return {key: tuple(points) for key, points in found.items()}


def from_json(data: Any) -> Result:
    """The result that was written as JSON; ValueError if it is none."""
    if not isinstance(data, dict) or set(data) | OPTIONAL != set(Result._fields):
        raise ValueError
    players = len(data["bots"]) if isinstance(data["bots"], list) else 0
    if not all(isinstance(data[name], int) for name in ("deal", "line_up", "length")):
        raise ValueError
    numbers = {
        name: _by_seat(data[name], players)
        for name in ("totals", "places", "decisions", "choices", "seconds", "choosing", "longest", "luck")
        if name in data
    }
    splits = {name: data.get(name, {}) for name in ("sources", "categories")}
    if not all(isinstance(split, dict) for split in splits.values()):
        raise ValueError
    if not isinstance(data["winners"], list) or not data["winners"]:
        raise ValueError
    if not all(isinstance(name, str) for name in data["bots"]) or not all(seat in range(players) for seat in data["winners"]):
        raise ValueError
    points = {name: {str(key): _by_seat(of, players) for key, of in split.items()} for name, split in splits.items()}
    return Result(**{**data, **numbers, **points, "bots": tuple(data["bots"]), "winners": tuple(data["winners"])})


def _by_seat(values: Any, players: int) -> tuple[Any, ...]:
    if not isinstance(values, list) or len(values) != players or not all(isinstance(value, int | float) for value in values):
        raise ValueError
    return tuple(values)


def _brief(seconds: list[float]) -> tuple[float, ...]:
    return tuple(round(value, 7) for value in seconds)
