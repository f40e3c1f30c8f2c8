"""The names of what a report on any game counts."""

from __future__ import annotations

from rocaille.faces.generic.words import generic_words
from rocaille.kernel.game import Game
from rocaille.words import Words


def label(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    say = generic_words(game.name)
    return say.action(words, item) if kind == "decision" else say.title(words, item)


def printed(words: Words, game: Game, players: int, kind: str, item: str) -> str:
    return ""
