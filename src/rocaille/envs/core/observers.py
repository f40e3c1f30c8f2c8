# not compiled
"""The observer of a table. The module of a game's name offers `observer(game, players)`."""

from functools import cache
from importlib import import_module
from typing import cast

from rocaille.envs.core.fields import Observer
from rocaille.kernel.game import Game


@cache
def observer(game: Game, players: int) -> Observer:
    """What observations of a table consist of: one for each variant of a game and number of players."""
    return cast(Observer, import_module(f"rocaille.faces.{game.name}.observation").observer(game, players))
