"""The options that a game is played with, in words."""

from rocaille.kernel.game import Game
from rocaille.words import Words


def options_text(words: Words, game: Game) -> str:
    """“with the jeweller”, or nothing."""
    return ", ".join(words(f"{game.name}.options.{option}") for option in game.chosen)
