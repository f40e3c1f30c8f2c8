"""The command `rocaille`: finds the language, hands over to the commands, and turns refusals into one sentence.

Bad input ends with status 2 and a sentence on standard error; nothing has been changed then.
"""

import errno
import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, Any, TextIO, cast

import typer
from typer.exceptions import TyperException

from rocaille import __version__
from rocaille.catalogue import GameLeftOut
from rocaille.cli import commands
from rocaille.cli.typed import explain
from rocaille.kernel.decision import Refused
from rocaille.words import LANGUAGES, Words, language_from_environment

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another, not a traceback
    with warnings.catch_warnings(record=True) as left_out:
        warnings.simplefilter("always", GameLeftOut)
        words = Words(language_from_environment())
    status: object = 0
    try:
        words = Words(_language(arguments))
        for warning in left_out:
            if isinstance(warning.message, GameLeftOut):
                _said(words.refusal(warning.message.refused))
        status = _app(words)(args=arguments, prog_name="rocaille", standalone_mode=False)
        sys.stdout.flush()
        sys.stderr.flush()
    except Refused as refused:
        sys.exit(_said(words.refusal(refused)))
    except TyperException as problem:
        sys.exit(_said(words.refusal(_usage(problem))))
    except OSError as problem:
        _give_up(sys.stdout)
        if problem.errno == errno.EIO:  # the terminal is gone, and nobody is left to be told
            _give_up(sys.stderr)
        else:
            sys.exit(_said(words.refusal(Refused("system", problem=problem.strerror or str(problem)))))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    sys.exit(status if isinstance(status, int) else 0)


def _give_up(stream: TextIO) -> None:
    """Send what is left unsaid nowhere: Python would try to say it once more at the end, and fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _said(sentence: str) -> int:
    line = " ".join(sentence.split())
    print("".join(sign if sign.isprintable() else "�" for sign in line), file=sys.stderr)
    return BAD_INPUT


def _language(arguments: list[str]) -> str:
    """Take --language out of the arguments, wherever it stands, so that every message is in it. The last one counts."""
    found = language_from_environment()
    at = 0
    while at < len(arguments) and arguments[at] != "--":
        word, equals, value = arguments[at].partition("=")
        if word != "--language":
            at += 1
            continue
        if not equals:
            value = arguments[at + 1] if at + 1 < len(arguments) else ""
        del arguments[at : at + (1 if equals else 2)]
        if value not in LANGUAGES:
            raise Refused("unknown_language", found=value, known=", ".join(LANGUAGES))
        found = value
    return found


def _usage(problem: TyperException) -> Refused:
    """What the command line library found wrong, as one of our refusals."""
    kind = type(problem).__name__
    if kind == "NoSuchOption":
        return Refused("unknown_cli_option", option=getattr(problem, "option_name", ""))
    if kind == "MissingParameter":
        name = getattr(getattr(problem, "param", None), "name", None) or ""
        return Refused("missing_argument", argument=name.upper())
    if kind == "BadOptionUsage":
        return Refused("option_without_value", option=getattr(problem, "option_name", ""))
    text = problem.format_message()
    if text.startswith("No such command"):
        return Refused("unknown_command", found=text.partition("'")[2].partition("'")[0], known=", ".join(commands.COMMANDS))
    if text.startswith("Got unexpected extra argument"):
        return Refused("extra_argument", found=text.rpartition("(")[2].removesuffix(")"))
    return Refused("usage", problem=text)


def _app(words: Words) -> Callable[..., object]:
    app = typer.Typer(
        help=words("help.rocaille", games=commands.titles(words)),
        invoke_without_command=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def general(
        context: typer.Context,
        language: Annotated[str, typer.Option("--language", metavar="en|de|it", help=words("help.language"))] = "",
        version: Annotated[bool, typer.Option("--version", help=words("help.version"))] = False,
    ) -> None:
        context.obj = words
        if version:
            print(__version__)
            raise typer.Exit()
        if context.invoked_subcommand is None:
            print(context.get_help())

    for name, command in commands.COMMANDS.items():
        app.command(name, help=words(f"help.{name}"))(command)
    group: Any = typer.main.get_command(app)
    for command in group.commands.values():
        explain(command, words)
    return cast(Callable[..., object], group)
