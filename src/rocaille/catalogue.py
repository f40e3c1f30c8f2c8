"""The games there are, by name."""
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from rocaille.kernel.components import from_file
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game

_GAMES = {"rokoko": "Rokoko", "alhambra": "Alhambra"}


def game_names() -> tuple[str, ...]:
    return tuple(_GAMES)


def game(name: str, components: dict[str, Any] | Path | str | None = None,
         options: Mapping[str, object] | None = None) -> Game:
    """The game of that name with these options, and the published components or others: a file, or a table from a record."""
    if name not in _GAMES:
        raise Refused("unknown_game", found=name, known=", ".join(_GAMES))
    return _with(name, components).variant(options)


def _with(name: str, components: dict[str, Any] | Path | str | None) -> Game:
    if components is None:
        return _published(name)
    check = import_module(f"rocaille.games.{name}.components.checks").check
    if isinstance(components, dict):
        check(components)
        return _made(name, components)
    return _made(name, from_file(Path(components), check))


@cache
def _published(name: str) -> Game:
    return _made(name, None)


def _made(name: str, table: dict[str, Any] | None) -> Game:
    made: Game = getattr(import_module(f"rocaille.games.{name}.game"), _GAMES[name])(table)
    return made
