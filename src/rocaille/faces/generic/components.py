"""What there is in a game: the names that its decisions are written with, and what they are called."""

from __future__ import annotations

from rich.table import Table

from rocaille.faces.generic.words import generic_words
from rocaille.kernel.game import Game
from rocaille.words import Words


def tables(game: Game, words: Words) -> list[Table]:
    """One for each kind of thing, in the order of their names."""
    say = generic_words(game.name)
    found = []
    for field, names in game.notation.names.items():
        table = Table(title=say.part(words, field), title_justify="left")
        table.add_column(words(f"{game.name}.components.name"))
        table.add_column(words(f"{game.name}.components.title"))
        for name in names:
            table.add_row(name, say.title(words, name))
        found.append(table)
    return found
