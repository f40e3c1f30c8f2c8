"""The games there are, by name."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from rocaille.kernel.components import from_file, from_text
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game

_GAMES = {"rokoko": "Rokoko", "alhambra": "Alhambra"}


def game_names() -> tuple[str, ...]:
    return tuple(_GAMES)


def game(name: str, components: dict[str, Any] | Path | str | None = None, options: Mapping[str, object] | None = None) -> Game:
    """The game of that name with these options, and the published components or others: a file, or a table from a record."""
    if name not in _GAMES:
        raise Refused("unknown_game", found=name, known=", ".join(_GAMES))
    return _with(name, components).variant(options)


def _with(name: str, components: dict[str, Any] | Path | str | None) -> Game:
    if components is None:
        return _published(name)
    check = _check(name)
    if isinstance(components, dict):
        check(components)
        return _made(name, components)
    return _made(name, from_file(Path(components), check))


def component_table(name: str, text: str, file: str) -> dict[str, Any]:
    """What a component file of that name says, checked; refused with a sentence that names the file."""
    if name not in _GAMES:
        raise Refused("unknown_game", found=name, known=", ".join(_GAMES))
    return from_text(text, file, _check(name))


def _check(name: str) -> Callable[[dict[str, Any]], None]:
    check: Callable[[dict[str, Any]], None] = import_module(f"rocaille.games.{name}.components.checks").check
    return check


@cache
def _published(name: str) -> Game:
    return _made(name, None)


def _made(name: str, table: dict[str, Any] | None) -> Game:
    made: Game = getattr(import_module(f"rocaille.games.{name}.game"), _GAMES[name])(table)
    return made
