"""`rocaille arena`: bots compared, every one in every seat, on the same deals."""

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from rocaille.arena.ray_cluster import on_cluster
from rocaille.arena.results import Fixture, Result
from rocaille.arena.store import Store
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament, in_processes
from rocaille.cli.arena_figures import PAIR_COLUMNS, columns, legend, pair_row, row
from rocaille.cli.arena_page import arena_page
from rocaille.cli.progress import say, with_progress
from rocaille.cli.stopping import STOPPED, end_on_sigterm
from rocaille.kernel.files import write
from rocaille.words import Words

WIDE = 110  # columns
LESS = ("rating",)  # what is left out where there is less room


def arena(
    tournament: Tournament,
    games: int,
    jobs: int | None,
    ray: str | None,
    out: Path,
    page: Path | None,
    force: bool,
    as_json: bool,
    words: Words,
) -> int:
    deals = tournament.deals(games)
    wanted = list(tournament.fixtures(deals))
    with Store(out, tournament) as store, end_on_sigterm():
        if len(wanted) != games:
            say(words("arena.rounded", line_ups=len(tournament.line_ups), games=len(wanted), wanted=games))
        missing = [fixture for fixture in wanted if fixture not in store.results]
        if len(missing) < len(wanted):
            say(words("arena.already_there", games=len(wanted) - len(missing)))
        try:
            _play(tournament, missing, len(wanted), store, jobs, ray, words)
        except STOPPED:
            done = sum(fixture in store.results for fixture in wanted)
            say("\n" + words("arena.interrupted", done=done, games=len(wanted), file=str(store.path)))
            raise
        summary = Summary(tournament, [store.results[fixture] for fixture in wanted])
    if as_json:
        print(json.dumps({**summary.to_json(), "file": str(out)}, indent=1, ensure_ascii=False))
    else:
        _show(summary, words)
    if page:
        write(page, arena_page(summary, words), force)
        say(words("arena.page_written", file=str(page)))
    say(words("arena.kept", file=str(out)))
    return 0


def _play(
    tournament: Tournament, missing: list[Fixture], games: int, store: Store, jobs: int | None, ray: str | None, words: Words
) -> None:
    """Play what is missing, and keep each game as it ends."""
    if not missing:
        return
    played: Generator[Result, None, None]
    if ray is not None:
        played = on_cluster(tournament, missing, ray, jobs)
    else:
        played = in_processes(tournament, missing, min(jobs or 1, len(missing)))
    with closing(with_progress(played, games, games - len(missing), words)) as results:
        for result in results:
            store.add(result)


def _show(summary: Summary, words: Words) -> None:
    the = summary.tournament
    title = words(
        "arena.title", game=the.game.capitalize(), players=the.players, games=len(summary.results), deals=summary.deals
    )
    console = Console()
    shown = [column for column in columns(summary) if column not in LESS or console.width >= WIDE]
    _table(console, title, shown, 1, [row(standing, words) for standing in summary.standings], words)
    if summary.pairs:
        _table(console, words("arena.pairs"), PAIR_COLUMNS, 2, [pair_row(pair, words) for pair in summary.pairs], words)
        shown += PAIR_COLUMNS
    print(legend(shown, words))


def _table(
    console: Console, title: str, shown: Sequence[str], names: int, rows: Sequence[Mapping[str, str]], words: Words
) -> None:
    """The first columns are names, the others numbers. Where there is little room, an interval has a line of its own."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for at, column in enumerate(shown):
        table.add_column(words(f"arena.{column}"), justify="left" if at < names else "right", overflow="fold")
    for cells in rows:
        table.add_row(*[cells[column].replace(" (", "\n(") if console.width < WIDE else cells[column] for column in shown])
    console.print(title, style="italic", highlight=False)  # a table's own title would be as narrow as the table
    console.print(table)
