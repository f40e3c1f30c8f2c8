"""What the words of all games have in common: sentences from keys and numbers, and the way to a game's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from rocaille.catalogue import declaration
from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.game import Game, ScoreLine, State, View
from rocaille.kernel.log import Event
from rocaille.kernel.naming import Arguments
from rocaille.words import Words

B = TypeVar("B")
OPPONENT: Final = "opponent"  # the name of a number that is another seat; in a text it is that player's name


class GameWords(Protocol):
    """What a game declares of its words."""

    @property
    def SEAT_NAMES(self) -> tuple[str, ...]: ...

    def event(self, words: Words, box: Any, event: Event, names: Sequence[str]) -> str: ...

    def reason(self, words: Words, box: Any, reason: Reason) -> str: ...

    def line(self, words: Words, box: Any, line: ScoreLine) -> str: ...

    def step(
        self, words: Words, box: Any, step: Step[Any], position: State | View | None = None, seat: int | None = None
    ) -> str: ...

    def option(
        self, words: Words, game: Game, position: State | View, decision: Decision, names: Sequence[str] = ...
    ) -> str: ...

    def spelled(self, words: Words, text: str, names: Sequence[str] = ...) -> str: ...

    def source(self, line: ScoreLine) -> str: ...

    def things(self, words: Words, game: Game, players: int) -> dict[str, Any]: ...


def words_of(game: str) -> GameWords:
    """The words of the game of that name."""
    return declaration(game).words()


def box_of(game: Game, players: int) -> Any:
    """The components that the words of a game look things up in."""
    return declaration(game.name).box(game, players)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Sentences(Generic[B]):
    """Events, reasons and lines of one game as sentences without a full stop.

    `arguments` says which numbers a key has; `said` turns them, by name, into the placeholders of the texts.
    """

    def __init__(
        self,
        game: str,
        arguments: Arguments,
        said: Callable[[Words, B, dict[str, Any]], dict[str, object]],
        imaginary: Mapping[int, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.arguments: Final = arguments
        self.said: Final = said
        self.imaginary: Final = imaginary or {}  # keys for the names of those who have no seat

    def event(self, words: Words, box: B, event: Event, names: Sequence[str]) -> str:
        """What happened, in the third person; a seat is called by its name."""
        numbers = self.arguments.event(event)
        args = self.said(words, box, numbers)
        if OPPONENT in numbers:
            args[OPPONENT] = names[numbers[OPPONENT]]
        if event.seat >= 0:
            args["player"] = names[event.seat]
        elif event.seat in self.imaginary:
            args["player"] = words(self.imaginary[event.seat])
        return words(f"{self.game}.event.{event.key}", **args)

    def reason(self, words: Words, box: B, reason: Reason) -> str:
        """Why not: half a sentence, in the second person."""
        return words(f"{self.game}.reason.{reason.key}", **self.said(words, box, self.arguments.reason(reason)))

    def line(self, words: Words, box: B, line: ScoreLine) -> str:
        """What a line of the score sheet is for."""
        return words(f"{self.game}.score.{line.reason}", **self.said(words, box, self.arguments.line(line)))
