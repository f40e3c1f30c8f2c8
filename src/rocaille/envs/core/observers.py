# not compiled
"""The observer of a table, as its game declares it."""

from functools import cache

from rocaille.catalogue import declaration
from rocaille.envs.core.fields import Observer
from rocaille.kernel.game import Game


@cache
def observer(game: Game, players: int) -> Observer:
    """What observations of a table consist of: one for each variant of a game and number of players."""
    return declaration(game.name).observer(game, players)
