"""The terminal's face of each game: modules that offer the same, found by the name of the game.

In the folder of that name, `table` draws a view and a score sheet, `components` lists what is printed, `report` names what a
report counts, `play` is what the program for playing has to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rocaille.kernel.game import Game, Outcome, State, View
from rocaille.kernel.log import Event
from rocaille.words import Words

if TYPE_CHECKING:
    from rocaille.cli.play.choices import Choice
    from rocaille.cli.play.session import Session


class TableFace(Protocol):
    def table(self, view: View, words: Words, names: Sequence[str], width: int = ...) -> RenderableType:
        """The whole table as one seat, or a spectator, sees it."""

    def score_grid(self, outcome: Outcome, words: Words, box: Any, names: Sequence[str]) -> Table:
        """The score sheet: a line for each reason, a column for each player."""


class ComponentsFace(Protocol):
    def tables(self, game: Game, words: Words) -> list[Table]:
        """Everything that is printed, with its origin."""


class ReportFace(Protocol):
    def label(self, words: Words, game: Game, players: int, kind: str, item: str) -> str:
        """The name of a thing of this kind."""

    def printed(self, words: Words, game: Game, players: int, kind: str, item: str) -> str:
        """What is printed on it, in a few signs; may be nothing."""


class PlayFace(Protocol):
    def headline(self, session: Session, words: Words) -> str:
        """What the person has to decide."""

    def choices(self, session: Session, words: Words) -> list[Choice]:
        """The list to choose from, with what is not available and why."""

    def story(self, words: Words, box: Any, events: list[Event], names: list[str], bright: bool) -> list[Text]:
        """What happened, told: a line for each turn."""

    def progress(self, words: Words, state: State) -> str:
        """How far a game has come, in two or three words."""

    def help_page(self, session: Session, words: Words) -> list[RenderableType]:
        """The rules in short, of the game as it is played here."""

    def cards_page(self, session: Session) -> Callable[[Words], RenderableType]:
        """Every card, and where we have it from."""


def table_face(game: str) -> TableFace:
    return cast(TableFace, import_module(f"rocaille.faces.{game}.table"))


def components_face(game: str) -> ComponentsFace:
    return cast(ComponentsFace, import_module(f"rocaille.faces.{game}.components"))


def report_face(game: str) -> ReportFace:
    return cast(ReportFace, import_module(f"rocaille.faces.{game}.report"))


def play_face(game: str) -> PlayFace:
    return cast(PlayFace, import_module(f"rocaille.faces.{game}.play"))


if TYPE_CHECKING:  # mypy sees that every game's modules fit
    from rocaille.arena.counting import Counting
    from rocaille.faces.alhambra import components as alhambra_components
    from rocaille.faces.alhambra import play as alhambra_play
    from rocaille.faces.alhambra import report as alhambra_report
    from rocaille.faces.alhambra import table as alhambra_table
    from rocaille.faces.alhambra import tally as alhambra_tally
    from rocaille.faces.rokoko import components as rokoko_components
    from rocaille.faces.rokoko import play as rokoko_play
    from rocaille.faces.rokoko import report as rokoko_report
    from rocaille.faces.rokoko import table as rokoko_table
    from rocaille.faces.rokoko import tally as rokoko_tally

    TABLES: tuple[TableFace, ...] = (alhambra_table, rokoko_table)
    COMPONENTS: tuple[ComponentsFace, ...] = (alhambra_components, rokoko_components)
    REPORTS: tuple[ReportFace, ...] = (alhambra_report, rokoko_report)
    COUNTINGS: tuple[Counting, ...] = (alhambra_tally, rokoko_tally)
    PLAYS: tuple[PlayFace, ...] = (alhambra_play, rokoko_play)
