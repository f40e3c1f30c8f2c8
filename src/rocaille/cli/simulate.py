"""`rocaille simulate`: many games between bots."""

import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rocaille.arena.matches import Task, simulate_games
from rocaille.cli.options import options_text
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import make_usable, write
from rocaille.kernel.game import Game
from rocaille.words import Words


def simulate(
    game: Game,
    players: int,
    seeds: range,
    bots: list[str],
    options: dict[str, object],
    record: str | None,
    as_json: bool,
    jobs: int,
    words: Words,
) -> int:
    folder = Path(record) if record else None
    if folder:
        _check_folder(folder, game, players, seeds)
    task = Task(game.name, game.custom_components(), players, bots, options, folder is not None)
    rows: list[dict[str, Any]] = []
    began = time.perf_counter()
    with Progress(
        TextColumn(words("simulate.playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    ) as progress:
        bar = progress.add_task("", total=len(seeds))
        for seed, (row, text) in zip(seeds, simulate_games(task, seeds, jobs), strict=True):
            if folder:
                write(_file(folder, game, players, seed), text)
            if as_json:
                print(json.dumps(_with_options(row, game)))
            else:
                rows.append(row)
            progress.advance(bar)
    if not as_json:
        _summary(
            rows, bots, ", ".join(filter(None, [words("simulate.title", games=len(rows)), options_text(words, game)])), words
        )
        print(words("simulate.took", seconds=words.number(time.perf_counter() - began, ".1f")), file=sys.stderr)
    return 0


def _file(folder: Path, game: Game, players: int, seed: int) -> Path:
    return folder / f"{'-'.join([game.name, *game.chosen])}-{players}-{seed}.json"


def _check_folder(folder: Path, game: Game, players: int, seeds: range) -> None:
    """Nothing that is there is ever overwritten, and that is known before the first game."""
    make_usable(folder)
    there = {file.name for file in folder.iterdir()}
    for seed in seeds if there else ():
        if _file(folder, game, players, seed).name in there:
            raise Refused("file_exists", file=str(_file(folder, game, players, seed)))


def _with_options(row: dict[str, Any], game: Game) -> dict[str, Any]:
    """A game without options is told without a word about them."""
    return {**row, "options": {option: True for option in game.chosen}} if game.chosen else row


def _summary(rows: list[dict[str, Any]], bots: list[str], title: str, words: Words) -> None:
    table = Table(title=title)
    for column in ("seat", "bot", "wins", "mean", "least", "most"):
        table.add_column(words(f"simulate.{column}"), justify="right" if column != "bot" else "left")
    for seat, name in enumerate(bots):
        scores = [row["scores"][seat] for row in rows]
        wins = sum(1 / len(row["winners"]) for row in rows if seat in row["winners"])
        table.add_row(
            str(seat),
            name,
            f"{words.number(100 * wins / len(rows), '.1f')} %",
            words.number(sum(scores) / len(scores), ".1f"),
            str(min(scores)),
            str(max(scores)),
        )
    console = Console()
    console.print(table)
    decisions = sum(row["decisions"] for row in rows) / len(rows)
    console.print(words("simulate.decisions", mean=f"{decisions:.0f}"))
