"""What is kept of one game of a tournament: enough for every table and picture, so that nothing is played again for them."""
from __future__ import annotations

from typing import Any, NamedTuple

from rocaille.arena.matches import Clock
from rocaille.kernel.game import Outcome


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
    luck: tuple[float, ...] = ()  # points that chance gave beyond the average, where that was asked for (`luck.py`)

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.line_up)

    def to_json(self) -> dict[str, Any]:
        fields = self._asdict()
        if not self.luck:
            del fields["luck"]
        return fields


def result(fixture: Fixture, bots: tuple[str, ...], outcome: Outcome, length: int, clock: Clock) -> Result:
    standing = list(zip(outcome.totals, outcome.tie_break, strict=True))
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(
        fixture.deal, fixture.line_up, bots, tuple(outcome.totals), places, tuple(outcome.winners), length,
        tuple(clock.decisions), tuple(clock.choices), _brief(clock.seconds), _brief(clock.choosing), _brief(clock.longest),
        by_reason(outcome))


def by_reason(outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """The points of each seat by the score sheet's reasons."""
    sources: dict[str, list[int]] = {}
    for line in outcome.sheet:
        sources.setdefault(line.reason, [0] * len(outcome.totals))[line.seat] += line.points
    return {reason: tuple(points) for reason, points in sources.items()}


def from_json(data: Any) -> Result:
    """The result that was written as JSON; ValueError if it is none."""
    if not isinstance(data, dict) or {"luck", *data} != set(Result._fields):
        raise ValueError
    players = len(data["bots"]) if isinstance(data["bots"], list) else 0
    if not all(isinstance(data[name], int) for name in ("deal", "line_up", "length")):
        raise ValueError
    numbers = {name: _by_seat(data[name], players) for name in (
        "totals", "places", "decisions", "choices", "seconds", "choosing", "longest", "luck") if name in data}
    if not isinstance(data["sources"], dict) or not isinstance(data["winners"], list) or not data["winners"]:
        raise ValueError
    if not all(isinstance(name, str) for name in data["bots"]) or not all(seat in range(players) for seat in data["winners"]):
        raise ValueError
    sources = {str(reason): _by_seat(points, players) for reason, points in data["sources"].items()}
    return Result(**{**data, **numbers, "bots": tuple(data["bots"]), "winners": tuple(data["winners"]), "sources": sources})


def _by_seat(values: Any, players: int) -> tuple[Any, ...]:
    if not isinstance(values, list) or len(values) != players or not all(isinstance(value, int | float) for value in values):
        raise ValueError
    return tuple(values)


def _brief(seconds: list[float]) -> tuple[float, ...]:
    return tuple(round(value, 7) for value in seconds)
