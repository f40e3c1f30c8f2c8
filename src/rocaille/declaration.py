"""What a game declares about itself, once: everything that the rest of the program asks of one game, and not of all.

A declaration is light. It is made when the program starts, so it imports nothing before it is asked: each method imports what
it needs itself. Whatever a game does not declare comes from `rocaille.faces.generic`, in plain words and plain lists.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rocaille.kernel.decision import Refused

if TYPE_CHECKING:
    from rocaille.arena.counting import Counting
    from rocaille.cli.faces import ComponentsFace, PlayFace, ReportFace, TableFace
    from rocaille.envs.core.fields import Observer
    from rocaille.envs.pictures.canvas import Canvas
    from rocaille.kernel.findings import Finding
    from rocaille.kernel.game import Game, View
    from rocaille.words import Words
    from rocaille.words.sentences import GameWords

GENERIC: Final = "generic"  # the page's board for a game that has no part of its own there


class WireTypes(NamedTuple):
    """The types of what leaves a table of a game, as `TypedDict`s: the view of a seat, and everything printed."""

    view: type
    things: type


class Rulebook(NamedTuple):
    """One book of rules: the game's own, or that of an option."""

    option: str  # "" is the game itself
    package: str  # where its modules are
    contents: Mapping[str, str]  # its headings in their order, each with the name of its module


class Declaration:
    """One game. `name` is what people type, `title` what they read; the other facts are the game's own as well."""

    name: str
    title: str
    player_counts: tuple[int, ...]
    options: tuple[str, ...] = ()
    page: str = GENERIC  # the part of the page that draws it
    takes_components: bool = False  # whether a table can be played with a component file of one's own
    engine: str = ""  # the package of its rules; "" is the one that the declaration stands in
    languages: tuple[str, ...] = ("en", "de", "it")  # of its words; the first stands in for those that are missing

    @property
    def package(self) -> str:
        """The package that the declaration stands in: folders with words and rules are beside it."""
        module = sys.modules[type(self).__module__]
        return module.__spec__.parent if module.__spec__ and module.__spec__.parent else module.__name__

    def engine_folder(self) -> Path:
        """Where the rules are: what is in it decides how a game goes."""
        found = find_spec(self.engine or self.package)
        assert found is not None and found.origin is not None
        return Path(found.origin).parent

    def game(self, table: dict[str, Any] | None) -> Game:
        """The game with this component table; None is the published one."""
        raise NotImplementedError

    def findings(self, table: dict[str, Any], options: Iterable[str] = ()) -> list[Finding]:
        """All that is wrong with a component table; the parts of these options are looked at too."""
        raise Refused("components_fixed", game=self.title)

    def check_components(self, table: dict[str, Any]) -> None:
        """Refuse a component table of which anything was found."""
        from rocaille.kernel.findings import refuse_first

        refuse_first(self.findings(table))

    def box(self, game: Game, players: int) -> Any:
        """The components that the words of the game look things up in."""
        return game

    def wire_types(self) -> WireTypes | None:
        """The types of a view and of everything printed, for the descriptions of the server; None: they are any objects."""
        return None

    def words(self) -> GameWords:
        """Events, reasons, options and things as sentences."""
        from rocaille.faces.generic.words import generic_words

        return generic_words(self.name)

    def rulebooks(self) -> tuple[Rulebook, ...]:
        """The rules' headings, of the game first and then of its options."""
        return ()

    def rules_tables(self, option: str, words: Words) -> dict[str, list[str]]:
        """The rows of the tables in the text of the rules, as Markdown, by the table's name."""
        return {}

    def table(self) -> TableFace:
        """The table and the score sheet in the terminal."""
        from rocaille.faces.generic.table import GenericTable

        return GenericTable(self.name)

    def components(self) -> ComponentsFace:
        """What is printed, as tables in the terminal."""
        from rocaille.faces.generic import components

        return components

    def report(self) -> ReportFace:
        """Names of what a report counts."""
        from rocaille.faces.generic import report

        return report

    def play(self) -> PlayFace:
        """What playing in the terminal has to know."""
        from rocaille.faces.generic.play import GenericPlay

        return GenericPlay(self.name)

    def counting(self) -> Counting:
        """What a report counts, and how it is heard."""
        from rocaille.faces.generic.tally import GenericCounting

        return GenericCounting(self.player_counts)

    def observer(self, game: Game, players: int) -> Observer:
        """What an observation holds, for learning."""
        from rocaille.faces.generic.observation import GenericObserver

        return GenericObserver(game, players)

    def paint(self, view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
        """Paint a view; where the picture ends."""
        from rocaille.faces.generic.picture import paint

        return paint(view, canvas, to_decide)
