"""A report on a game: what its players do, what they never do, and what winners do more often than others.

Figures are kept as sums of whole numbers, so a report does not depend on the order in which games end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rocaille.arena.counting import Counted, Grid, TallyLayout, Topic, counting, side_for
from rocaille.arena.statistics import Estimate, Ratio, quantile
from rocaille.arena.summary import distribution
from rocaille.arena.survey import Sitting, Survey
from rocaille.arena.tournament import game_of

WIN: Final = 60  # parts of a win: shared by up to six, they stay whole
SELDOM: Final = 0.1  # of the games in which something was on offer
MIDDLE: Final = (0.1, 0.9)  # where the middle of the winners' scores begins and ends


class Use:
    """How often something was on offer and used, and whether those who used it won."""

    def __init__(self) -> None:
        self.offered = 0  # times
        self.chances = 0  # games in which it was on offer
        self.times = 0
        self.games = 0  # in which it was used
        self.seats = 0  # that used it, over all games
        self.wins: Final = Ratio()  # of these seats

    @property
    def share(self) -> float | None:
        """Of the games in which it was on offer, those in which it was used."""
        return self.games / self.chances if self.chances else None

    @property
    def taken(self) -> float | None:
        """Of all offers, those that were taken."""
        return self.times / self.offered if self.offered else None


class Item(NamedTuple):
    """A thing of a topic with its figures, ready to be shown."""

    topic: Topic
    name: str
    origin: str | None
    use: Use
    a_seat: float  # times a seat and game
    wins: Estimate | None  # of the seats that used it; None where nobody did, or everybody always

    def to_json(self) -> dict[str, Any]:
        use = self.use
        found: dict[str, Any] = {"item": self.name}
        if self.origin:
            found["origin"] = self.origin
        if self.topic.on_offer:
            found |= {"offered": use.offered, "taken": _rounded(use.taken)}
        return {
            **found,
            "chances": use.chances,
            "games": use.games,
            "share": _rounded(use.share),
            "times": use.times,
            "times_a_seat": round(self.a_seat, 6),
            "seats": use.seats,
            "wins": self.wins.to_json() if self.wins else None,
        }


class Section:
    """The figures of one side of the board."""

    def __init__(self, side: str, players: int, layout: TallyLayout) -> None:
        self.side: Final = side
        self.players: Final = players
        self.layout: Final = layout
        self.deals = 0
        self.games = 0
        self.even: Final = 1 / players  # what a seat would win if nothing made a difference
        self.scores: Final[Counter[int]] = Counter()
        self.winners: Final[Counter[int]] = Counter()  # their scores
        self.lengths: Final[Counter[int]] = Counter()
        self._order: Final = [Ratio() for _ in range(players)]
        self._order_scores: Final = [Ratio() for _ in range(players)]
        self._score: Final = Ratio()
        self._winning: Final = Ratio()
        self._sources: Final[Counter[str]] = Counter()
        self._winners_sources: Final[Counter[str]] = Counter()
        self._uses: Final = {(topic.name, item): Use() for topic in layout.topics for item in topic.items}
        self._cells: Final[Counter[tuple[str, str, str]]] = Counter()

    def add(self, deal: Sequence[Counted]) -> None:
        """The games of one deal."""
        self.deals += 1
        self.games += len(deal)
        for game in deal:
            self.scores.update(game.totals)
            self.winners.update([game.totals[seat] for seat in game.winners])
            self.lengths[game.length] += 1
            self._cells.update(game.cells)
            for reason, points in game.sources.items():
                self._sources[reason] += sum(points)
                self._winners_sources[reason] += sum(points[seat] for seat in game.winners)
        self._score.add(sum(sum(game.totals) for game in deal), self.players * len(deal))
        self._winning.add(
            sum(game.totals[seat] for game in deal for seat in game.winners), sum(len(game.winners) for game in deal)
        )
        for place in range(self.players):
            seats = [(game, (game.first + place) % self.players) for game in deal]
            self._order[place].add(sum(_won(game, seat) for game, seat in seats), WIN * len(deal))
            self._order_scores[place].add(sum(game.totals[seat] for game, seat in seats), len(deal))
        for topic in self.layout.topics:
            for item in topic.items:
                _add(self._uses[topic.name, item], topic, item, deal)

    def items(self, topic: Topic) -> list[Item]:
        held = self.games * self.players
        found = []
        for name in topic.items:
            use = self._uses[topic.name, name]
            wins = use.wins.share() if use.seats < held else None
            found.append(Item(topic, name, topic.origins.get(name), use, use.times / held, wins))
        return found

    def every_item(self) -> list[Item]:
        return [item for topic in self.layout.topics for item in self.items(topic)]

    def never(self) -> list[Item]:
        """What was on offer and nobody ever used."""
        return [item for item in self.every_item() if item.use.chances and not item.use.times]

    def seldom(self) -> list[Item]:
        """What was used in few of the games in which it was on offer."""
        return [item for item in self.every_item() if item.use.times and (item.use.share or 0) < SELDOM]

    def absent(self) -> list[Item]:
        """What was not on offer in any game."""
        return [item for item in self.every_item() if not item.use.chances]

    def standing_out(self) -> list[Item]:
        """What goes with winning, or with losing: the whole interval lies above even, or below. The farthest first."""
        found = [
            (item.wins.mean, item)
            for item in self.every_item()
            if item.wins
            and item.wins.low is not None
            and item.wins.high is not None
            and not item.wins.low <= self.even <= item.wins.high
        ]
        return [item for _, item in sorted(found, key=lambda pair: -abs(pair[0] - self.even))]

    def order(self) -> list[Estimate]:
        """How often the seat that began won, the next one, and so on."""
        return [_there(ratio.share()) for ratio in self._order]

    def order_scores(self) -> list[Estimate]:
        return [_there(ratio.estimate()) for ratio in self._order_scores]

    def score(self) -> Estimate:
        """Points of a seat."""
        return _there(self._score.estimate())

    def winning(self) -> Estimate:
        """Points of a winner."""
        return _there(self._winning.estimate())

    def middle(self) -> tuple[float, float]:
        """Between these lie eight of ten winners."""
        ordered = sorted(self.winners.elements())
        return quantile(ordered, MIDDLE[0]), quantile(ordered, MIDDLE[1])

    def sources(self) -> dict[str, tuple[float, float]]:
        """Mean points of a seat, and of a winner, by reason; what brings most comes first."""
        winners = self.winners.total()
        return {
            reason: (points / self.scores.total(), self._winners_sources[reason] / winners)
            for reason, points in sorted(self._sources.items(), key=lambda pair: (-pair[1], pair[0]))
        }

    def cell(self, grid: Grid, row: str, column: str) -> float:
        """How often a game."""
        return self._cells[grid.name, row, column] / self.games

    def to_json(self) -> dict[str, Any]:
        return {
            "side": self.side,
            "players": self.players,
            "deals": self.deals,
            "games": self.games,
            "even": _rounded(self.even),
            "score": self.score().to_json(),
            "scores": distribution(sorted(self.scores.elements())),
            "winning": self.winning().to_json(),
            "winners": {**distribution(sorted(self.winners.elements())), "middle": [_rounded(end) for end in self.middle()]},
            "order": [
                {"place": place, "wins": wins.to_json(), "score": score.to_json()}
                for place, (wins, score) in enumerate(zip(self.order(), self.order_scores(), strict=True))
            ],
            "length": distribution(sorted(self.lengths.elements())),
            "sources": {
                reason: {"seat": _rounded(mean), "winner": _rounded(winner)}
                for reason, (mean, winner) in self.sources().items()
            },
            "topics": {topic.name: [item.to_json() for item in self.items(topic)] for topic in self.layout.topics},
            "grids": {
                grid.name: {
                    row: {column: _rounded(self.cell(grid, row, column)) for column in grid.columns} for row in grid.rows
                }
                for grid in self.layout.grids
            },
            "never": _names(self.never()),
            "seldom": _names(self.seldom()),
            "absent": _names(self.absent()),
            "standing_out": _names(self.standing_out()),
        }


class Report:
    """All sides of the board."""

    def __init__(self, survey: Survey) -> None:
        self.survey: Final = survey
        self.sections: Final = [
            Section(
                side_for(table.game, table.players).name,
                table.players,
                counting(table.game).layout(game_of(table), table.players),
            )
            for table in survey.tables
        ]

    def add(self, sitting: Sitting, deal: Sequence[Counted]) -> None:
        self.sections[sitting.table].add(deal)

    @property
    def games(self) -> int:
        return sum(section.games for section in self.sections)

    def to_json(self) -> dict[str, Any]:
        the = self.survey.tables[0]
        return {
            "game": the.game,
            "version": the.version,
            "options": the.options,
            "components": "custom" if the.components is not None else "published",
            "bots": list(the.bots),
            "seed": the.seed,
            "program": the.program,
            "games": self.games,
            "sides": [section.to_json() for section in self.sections],
        }


def _add(use: Use, topic: Topic, item: str, deal: Sequence[Counted]) -> None:
    seats = wins = 0
    for game in deal:
        offers = game.offers.get((topic.name, item), 0)
        use.offered += offers
        use.chances += bool(offers) or not topic.on_offer
        by_seat = game.uses.get((topic.name, item))
        if by_seat:
            users = [seat for seat, times in enumerate(by_seat) if times]
            use.times += sum(by_seat)
            use.games += 1
            seats += len(users)
            wins += sum(_won(game, seat) for seat in users)
    use.seats += seats
    use.wins.add(wins, WIN * seats)


def _won(game: Counted, seat: int) -> int:
    """Its part of the win."""
    return WIN // len(game.winners) if seat in game.winners else 0


def _there(found: Estimate | None) -> Estimate:
    assert found is not None, "there is no report without games"
    return found


def _names(items: Sequence[Item]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for item in items:
        found.setdefault(item.topic.name, []).append(item.name)
    return found


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
