"""Progress of long work on standard error: a bar with the time left, or a line a minute where there is no terminal."""

import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from rocaille.words import Words

T = TypeVar("T")
OFTEN = 60.0  # seconds between two words about progress where there is no terminal
A_LONG_TIME = 6 * 3600.0  # slow bots need minutes a game, and the time left must still be guessed from them


def with_progress(
    results: Generator[T, None, None], games: int, done: int, words: Words, size: Callable[[T], int] = lambda result: 1
) -> Generator[T, None, None]:
    """The same results, while it is shown how far they are; `size` says how many games one of them is."""
    before = done
    began = told = time.monotonic()
    columns = (
        TextColumn(words("arena.playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    seen = sys.stderr.isatty()
    with (
        closing(results),
        Progress(
            *columns, console=Console(stderr=True), disable=not seen, transient=True, speed_estimate_period=A_LONG_TIME
        ) as progress,
    ):
        bar = progress.add_task("", total=games, completed=done)
        for result in results:
            yield result
            done += size(result)
            progress.update(bar, completed=done)
            now = time.monotonic()
            if not seen and now - told > OFTEN and done < games:
                told = now
                left = (now - began) / (done - before) * (games - done)
                say(words("arena.progress", done=done, games=games, minutes=words.number(left / 60, ".1f")))


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
