"""What the drawings of all tables share: a header, and rows of panels."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as lines
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.words import Words

FULL_WIDTH = 120


class Drawing:
    """One view of a game being drawn."""

    game = ""

    def __init__(self, words: Words, names: Sequence[str], width: int) -> None:
        self.words = words
        self.names = list(names)
        self.width = max(width, FULL_WIDTH)

    def say(self, key: str, **args: object) -> str:
        return self.words(f"{self.game}.table.{key}", **args)

    def row(self, height: int, panels: list[tuple[Panel, int]]) -> Table:
        """Panels beside each other, in shares of the width."""
        grid = Table.grid(padding=0)
        left = self.width
        for at, (panel, share) in enumerate(panels):
            wide = left if at == len(panels) - 1 else self.width * share // FULL_WIDTH
            left -= wide
            panel.height = height
            grid.add_column(width=wide, no_wrap=True)
        grid.add_row(*[panel for panel, _ in panels])
        return grid

    def panel(
        self, title: str | Text, body: RenderableType, subtitle: str | Text = "", bright: bool = False, border: str = ""
    ) -> Panel:
        return Panel(
            body,
            title=Text(title, sign.TITLE) if isinstance(title, str) else title,
            title_align="left",
            subtitle=(Text(subtitle, sign.QUIET) if isinstance(subtitle, str) else subtitle) or None,
            subtitle_align="right",
            box=lines.ROUNDED,
            padding=0,
            border_style=border or (sign.GOLD if bright else sign.BORDER),
        )

    def header(self, stage: str, marks: list[tuple[str, int]]) -> Table:
        """The stage of the game, who has which part in it, and on the right the legend."""
        left = Text(" ").append(stage, sign.TITLE)
        for key, seat in marks:
            before, _, after = self.say(key, player="\0").partition("\0")
            left.append("   " + before, sign.QUIET).append_text(sign.player(self.names, seat)).append(after)
        grid = Table.grid(expand=False)
        legend = self.say("legend")
        grid.add_column(width=self.width - len(legend) - 1, no_wrap=True)
        grid.add_column(width=len(legend) + 1, no_wrap=True)
        grid.add_row(left, Text(legend, sign.QUIET))
        return grid
