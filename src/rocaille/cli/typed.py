"""What can be typed after a command, with the keys of the texts that explain it."""

from typing import Annotated, Any

import typer

from rocaille.catalogue import declarations, game_names
from rocaille.words import Words

FIRST = "FIRST"  # the game of a command that names none: the first there is


def argument(metavar: str, help: str) -> Any:
    return typer.Argument(metavar=metavar, help=help)


def value(name: str, metavar: str, help: str = "") -> Any:
    """`help` is the key of its text, where the option means something else than in other commands."""
    return typer.Option(f"--{name}", metavar=metavar, help=help or name)


def flag(name: str, help: str = "") -> Any:
    return typer.Option(f"--{name}", help=help or name)


Texts = list[str] | None
Game = Annotated[str, argument("GAME", "game")]
File = Annotated[str, argument("FILE", "file")]
Players = Annotated[str, value("players", "N")]
Games = Annotated[str, value("games", "K")]
Seed = Annotated[str, value("seed", "S")]
FirstSeed = Annotated[str, value("seed", "S", "arena_seed")]
Bots = Annotated[str | None, value("bots", "NAME,…")]
Jobs = Annotated[str, value("jobs", "J")]
Chosen = Annotated[Texts, value("option", "NAME")]
Components = Annotated[str | None, value("components", "FILE")]
Database = Annotated[str | None, value("database", "ADDRESS")]
Html = Annotated[str | None, value("html", "FILE")]
Force = Annotated[bool, flag("force")]
Json = Annotated[bool, flag("json")]


def explain(command: Any, words: Words) -> None:
    """Give what can be typed after a command its text, of which it has the key, and name the game that is the first."""
    options = "; ".join(f"{known.title}: {', '.join(known.options)}" for known in declarations().values() if known.options)
    for parameter in command.params:
        if parameter.name != "help":
            parameter.help = words(f"help.options.{parameter.help}", options=options)
        if parameter.default == FIRST:
            parameter.default = game_names()[0]
