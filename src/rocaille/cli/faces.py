"""What the terminal has to know of each game: its table, its components, its report, and how it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

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
