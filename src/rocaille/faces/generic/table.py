"""The table of any game in the terminal: everything that a view tells, part by part, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.drawing import FULL_WIDTH, Drawing
from rocaille.cli.sheet import add_points, score_sheet
from rocaille.faces.generic.reading import counters, deciding, others, parts_of
from rocaille.faces.generic.words import GenericWords, generic_words
from rocaille.kernel.game import Outcome, View
from rocaille.words import Words

EMPTY: Final = "–"
IN_A_ROW: Final = 2  # players' sides beside each other


class GenericTable:
    """What the terminal shows of one game."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def table(self, view: View, words: Words, names: Sequence[str], width: int = FULL_WIDTH) -> RenderableType:
        return Group(*_Drawing(self.game, view, words, names, width).rows())

    def score_grid(self, outcome: Outcome, words: Words, box: Any, names: Sequence[str]) -> Table:
        """A line for each reason, and the sum."""
        grid = score_sheet(words(f"{self.game}.table.sheet"), names)
        rows: dict[str, list[int]] = {}
        for line in outcome.sheet:
            label = generic_words(self.game).line(words, box, line)
            rows.setdefault(label, [0] * len(names))[line.seat] += line.points
        add_points(grid, list(rows.items()))
        grid.add_section()
        grid.add_row(words(f"{self.game}.table.total"), *map(str, outcome.totals), style="bold")
        return grid


class _Drawing(Drawing):
    """One view being drawn."""

    def __init__(self, game: str, view: View, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(words, names, width)
        self.game = game
        self.called: GenericWords = generic_words(game)
        self.seat = view.seat
        self.told = view.to_json()

    def rows(self) -> Iterable[RenderableType]:
        to_decide = deciding(self.told)
        stage = self.called.progress(self.words, self.told)
        yield self.header(stage, [("turn", to_decide)] if to_decide is not None else [])
        yield self.panel(self.words(f"{self.game}.game"), self.side(self.told))
        sides = [self.player(seat, side) for seat, side in enumerate(self.told.get("players", []))]
        for at in range(0, len(sides), IN_A_ROW):
            both = sides[at : at + IN_A_ROW]
            height = max(lines for _, lines in both) + 2
            yield self.row(height, [(panel, FULL_WIDTH // len(both)) for panel, _ in both])

    def player(self, seat: int, side: dict[str, Any]) -> tuple[Any, int]:
        """A player's side in a frame, and how many lines it has."""
        mark = "▸ " if seat == deciding(self.told) else ""
        title = Text(mark, sign.GOLD).append_text(sign.player(self.names, seat))
        text = self.side(side)
        return self.panel(title, text, bright=seat == self.seat), len(text.plain.splitlines())

    def side(self, told: dict[str, Any]) -> Text:
        """Counters in one line, then a line for each other part; parts of parts follow, further in."""
        parts = parts_of(told)
        lines = [line] if (line := self.counted(counters(parts))) else []
        for key, part in others(parts):
            lines += self.lines(self.called.part(self.words, key), part, 1)
        return Text("\n").join(lines)

    def lines(self, title: str, part: Any, depth: int) -> list[Text]:
        head = Text(" " * depth).append(title + "  ", sign.QUIET)
        if isinstance(part, list):
            names = [Text(EMPTY, sign.QUIET) if name is None else Text(self.title(name), sign.MONEY) for name in part]
            return [head.append_text(Text(" · ", sign.QUIET).join(names) if names else Text(EMPTY, sign.QUIET))]
        found = [head.append_text(self.counted(numbers))] if (numbers := counters(part)) else [head]
        for key, inner in others(part):
            found += self.lines(self.title(key), inner, depth + 2)
        return found

    def counted(self, numbers: dict[str, Any]) -> Text:
        line = Text()
        for key, number in numbers.items():
            shown = self.words("general.yes" if number else "general.no") if isinstance(number, bool) else str(number)
            line.append(f" {self.called.part(self.words, key)} ", sign.QUIET).append(shown, "bold").append("  ")
        return line

    def title(self, name: str) -> str:
        return self.called.title(self.words, name)
