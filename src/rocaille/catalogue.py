"""The games there are, by name."""
from functools import cache
from pathlib import Path
from typing import Any

from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game

_GAMES = ("rokoko",)


def game_names() -> tuple[str, ...]:
    return _GAMES


def game(name: str, components: dict[str, Any] | Path | str | None = None) -> Game:
    """The game of that name, with the published components or with others: a file, or a table from a record."""
    if name not in _GAMES:
        raise Refused("unknown_game", found=name, known=", ".join(_GAMES))
    if components is None:
        return _published(name)
    from rocaille.games.rokoko.components import checks, from_file
    from rocaille.games.rokoko.game import Rokoko
    if isinstance(components, dict):
        checks.check(components)
        return Rokoko(components)
    return Rokoko(from_file(Path(components)))


@cache
def _published(name: str) -> Game:
    from rocaille.games.rokoko.game import Rokoko
    return Rokoko()
