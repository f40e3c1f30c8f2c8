"""Rocaille: a table, an opponent and a laboratory for board games."""

from rocaille.catalogue import game, game_names

__all__ = ["game", "game_names"]
__version__ = "0.1.0"
