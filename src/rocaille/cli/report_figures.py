"""The figures of a report on a game as text, the same on the terminal and on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rocaille.arena.counting import Grid, Topic
from rocaille.arena.report import Item, Report, Section
from rocaille.arena.tournament import game_of
from rocaille.catalogue import declaration
from rocaille.cli.arena_figures import NOTHING, percent, points, share
from rocaille.cli.options import options_text
from rocaille.words import Words


class SectionWords:
    """One side of the board in words."""

    def __init__(self, report: Report, number: int, words: Words) -> None:
        self.section: Final = report.sections[number]
        self.words: Final = words
        self.game: Final = game_of(report.survey.tables[number])
        self._face: Final = declaration(self.game.name).report()

    def side(self) -> str:
        return self.words(f"{self.game.name}.report.side.{self.section.side}", players=self.section.players)

    def topic(self, topic: Topic) -> str:
        return self.words(f"{self.game.name}.report.topic.{topic.name}")

    def grid(self, grid: Grid) -> str:
        return self.words(f"{self.game.name}.report.grid.{grid.name}")

    def label(self, kind: str, item: str) -> str:
        return self._face.label(self.words, self.game, self.section.players, kind, item)

    def name(self, item: Item) -> str:
        return self.label(item.topic.kind, item.name)

    def printed(self, item: Item) -> str:
        """What is printed on it."""
        return self._face.printed(self.words, self.game, self.section.players, item.topic.kind, item.name)

    def origin(self, item: Item) -> str:
        """Where that value comes from."""
        return self.words(f"origin.{item.origin}") if item.origin else ""

    def by_topic(self, items: Sequence[Item], with_share: bool, with_values: bool = False) -> list[tuple[str, str]]:
        """Names of things by topic; in parentheses what is printed on them, and the share of games in which they were used."""
        found: dict[str, list[str]] = {}
        for item in items:
            values = [self.printed(item), self.origin(item)] if with_values and self.printed(item) else []
            inside = ", ".join(filter(None, [*values, whole_percent(item.use.share, self.words) if with_share else ""]))
            found.setdefault(self.topic(item.topic), []).append(self.name(item) + (f" ({inside})" if inside else ""))
        return [(topic, "; ".join(names)) for topic, names in found.items()]


def title(report: Report, words: Words) -> str:
    table = report.survey.tables[0]
    name = " ".join(filter(None, [words(f"{table.game}.game"), options_text(words, game_of(table))]))
    return words("report.title", game=name, games=report.games)


def overview(sections: Sequence[Section], words: Words) -> list[tuple[str, ...]]:
    """A line for each figure, a column for each side."""
    rows = {
        "players": [str(section.players) for section in sections],
        "games": [str(section.games) for section in sections],
        "winning": [points(section.winning(), words) for section in sections],
        "middle": ["{:.0f}–{:.0f}".format(*section.middle()) for section in sections],
        "score": [points(section.score(), words) for section in sections],
        "starting": [percent(section.order()[0], words) for section in sections],
        "even": [share(section.even, words) for section in sections],
        "length": [f"{sum(section.lengths.elements()) / section.games:.0f}" for section in sections],
    }
    return [(words(f"report.{key}"), *cells) for key, cells in rows.items()]


def item_columns(topic: Topic) -> tuple[str, ...]:
    return (*(("taken", "offered") if topic.on_offer else ()), "in_games", "a_seat", "wins", "seats")


def item_row(item: Item, words: Words) -> tuple[str, ...]:
    """The numbers of a thing, in the order of the columns."""
    offers = (whole_percent(item.use.taken, words), str(item.use.offered)) if item.topic.on_offer else ()
    wins = percent(item.wins, words) if item.wins else NOTHING
    return (*offers, whole_percent(item.use.share, words), words.number(item.a_seat, ".2f"), wins, str(item.use.seats))


def whole_percent(part: float | None, words: Words) -> str:
    """Something that happened once in a thousand times is not nothing."""
    if part is None:
        return NOTHING
    return f"{words.number(100 * part, '.0f' if part == 0 or part >= 0.095 else '.1f')} %"
