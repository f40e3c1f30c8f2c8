"""`rocaille arena`: bots compared, every one in every seat, on the same deals."""
import json
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from rocaille.arena.ray_cluster import on_cluster
from rocaille.arena.results import Fixture, Result
from rocaille.arena.store import Store, usual_place
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament, in_processes
from rocaille.cli.arena_figures import COLUMNS, PAIR_COLUMNS, pair_row, row
from rocaille.cli.arena_page import page
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import make_usable, write
from rocaille.words import Words

OFTEN = 60.0  # seconds between two words about progress where there is no terminal
WIDE = 110  # columns
A_LONG_TIME = 6 * 3600.0  # slow bots need minutes a game, and the time left must still be guessed from them


def arena(tournament: Tournament, games: int, jobs: int | None, ray: str | None, out: str | None, html: str | None, force: bool,
          as_json: bool, words: Words) -> int:
    report = _free(html, force)
    deals = tournament.deals(games)
    wanted = list(tournament.fixtures(deals))
    with Store(Path(out) if out else usual_place(tournament), tournament) as store:
        if len(wanted) != games:
            _say(words("arena.rounded", line_ups=len(tournament.line_ups), games=len(wanted), wanted=games))
        missing = [fixture for fixture in wanted if fixture not in store.results]
        if len(missing) < len(wanted):
            _say(words("arena.already_there", games=len(wanted) - len(missing)))
        try:
            _play(tournament, missing, len(wanted), store, jobs, ray, words)
        except KeyboardInterrupt:
            done = sum(fixture in store.results for fixture in wanted)
            _say("\n" + words("arena.interrupted", done=done, games=len(wanted), file=str(store.path)))
            raise
        summary = Summary(tournament, [store.results[fixture] for fixture in wanted])
        kept = store.path
    if as_json:
        print(json.dumps({**summary.to_json(), "file": str(kept)}, indent=1, ensure_ascii=False))
    else:
        _show(summary, words)
    if report:
        write(report, page(summary, words), force)
        _say(words("arena.page_written", file=str(report)))
    _say(words("arena.kept", file=str(kept)))
    return 0


def _free(html: str | None, force: bool) -> Path | None:
    """Where the page goes. What is there stays unless it may be replaced, and that is known before the first game."""
    if html is None:
        return None
    file = Path(html)
    try:
        if file.is_dir() or (file.exists() and not force):
            raise Refused("file_exists", file=html)
    except OSError as problem:
        raise Refused("file_unwritable", file=html, problem=problem.strerror or "") from None
    make_usable(file.parent)
    return file


def _play(tournament: Tournament, missing: list[Fixture], games: int, store: Store, jobs: int | None, ray: str | None,
          words: Words) -> None:
    """Play what is missing, and keep each game as it ends."""
    if not missing:
        return
    played: Generator[Result, None, None]
    if ray is not None:
        played = on_cluster(tournament, missing, ray, jobs)
    else:
        played = in_processes(tournament, missing, min(jobs or 1, len(missing)))
    done = before = games - len(missing)
    began = told = time.monotonic()
    columns = (TextColumn(words("arena.playing")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
               TimeRemainingColumn())
    seen = sys.stderr.isatty()
    with closing(played), Progress(*columns, console=Console(stderr=True), disable=not seen, transient=True,
                                   speed_estimate_period=A_LONG_TIME) as progress:
        bar = progress.add_task("", total=games, completed=done)
        for result in played:
            store.add(result)
            done += 1
            progress.advance(bar)
            now = time.monotonic()
            if not seen and now - told > OFTEN:
                told = now
                left = (now - began) / (done - before) * (games - done)
                _say(words("arena.progress", done=done, games=games, minutes=f"{left / 60:.1f}"))


def _show(summary: Summary, words: Words) -> None:
    the = summary.tournament
    title = words("arena.title", game=the.game.capitalize(), players=the.players, games=len(summary.results),
                  deals=summary.deals)
    _table(title, COLUMNS, 1, [row(standing) for standing in summary.standings], words)
    if summary.pairs:
        _table(words("arena.pairs"), PAIR_COLUMNS, 2, [pair_row(pair) for pair in summary.pairs], words)
    print(words("arena.note"))


def _table(title: str, columns: Sequence[str], names: int, rows: Sequence[Sequence[str]], words: Words) -> None:
    """The first columns are names, the others numbers. Where there is little room, an interval has a line of its own, and what
    equally strong bots would have is left out."""
    console = Console()
    narrow = console.width < WIDE
    shown = [at for at, column in enumerate(columns) if not (narrow and column == "even")]
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0))
    for at in shown:
        table.add_column(words(f"arena.{columns[at]}"), justify="left" if at < names else "right", overflow="fold")
    for cells in rows:
        table.add_row(*[cells[at].replace(" (", "\n(") if narrow else cells[at] for at in shown])
    console.print(table)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
