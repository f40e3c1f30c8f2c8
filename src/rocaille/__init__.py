"""Rocaille: a table, an opponent and a laboratory for Rokoko and Alhambra, the card game. Unofficial."""

from rocaille.catalogue import game, game_names

__all__ = ["game", "game_names"]
__version__ = "0.1.0"
