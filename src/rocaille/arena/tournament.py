"""A tournament: every line-up plays every deal.

The same tournament always has the same games, unless a bot has a budget in seconds.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import rocaille
from rocaille.arena.lineups import line_ups
from rocaille.arena.matches import ThinkingTimes, play_match
from rocaille.arena.results import Fixture, Result, result
from rocaille.catalogue import declaration
from rocaille.catalogue import game as find_game
from rocaille.kernel import dice as dice_module
from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.kernel.record import Record

FORMAT: Final = 1
_MADE: Final = (".so", ".pyd", ".pyc")  # from the sources, which count
A_MOMENT: Final = 0.25  # seconds; with Polars the system goes on waiting after Ctrl-C, and Python hears of it between two waits
PATIENCE: Final = 5.0  # seconds that processes which were killed are waited for
F = TypeVar("F")
F_contra = TypeVar("F_contra", contravariant=True)
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Series(Protocol[F_contra, R_co]):
    """Games that can be played one by one, in any process."""

    def play(self, fixture: F_contra, /) -> R_co:
        """One of them, or one small group, here and now."""


class Tournament:
    """Who plays what, from which seed on; all that determines the games, and only what can be sent to another process."""

    def __init__(self, game: Game, players: int, bots: Sequence[str], seed: int) -> None:
        self.game: Final = game.name
        self.version: Final = game.version
        self.options: Final[dict[str, object]] = {option: True for option in game.chosen}
        self.components: Final = game.custom_components()
        self.players: Final = players
        self.bots: Final = tuple(bots)
        self.seed: Final = seed
        self.line_ups: Final = line_ups(bots, players)
        self.program: Final = program(game.name)
        self.key: Final = digest([FORMAT, self.description()])  # equal for tournaments with the same games

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    def deals(self, games: int) -> int:
        """How many deals so many games are: whole ones, rounded up."""
        return -(-games // len(self.line_ups))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games, deal by deal."""
        for deal in range(self.seed, self.seed + deals):
            for number in range(len(self.line_ups)):
                yield Fixture(deal, number)

    def description(self) -> dict[str, Any]:
        """Everything that determines the games."""
        return {
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "components": self.components,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "program": self.program,
        }

    def play(self, fixture: Fixture) -> Result:
        """One of its games, here and now."""
        return self.play_recorded(fixture)[1]

    def play_recorded(self, fixture: Fixture) -> tuple[Record, Result]:
        """The same with the record of the game."""
        game = game_of(self)
        bots, times = self.line_ups[fixture.line_up], ThinkingTimes(self.players)
        record, end = play_match(game, self.players, fixture.deal, list(bots), self.options, times)
        outcome = game.outcome(end)
        assert outcome is not None
        return record, result(fixture, bots, outcome, len(record.decisions), times)


_games: dict[str, Game] = {}  # of this process, by tournament


def game_of(tournament: Tournament) -> Game:
    """Its game, made once in every process."""
    if tournament.key not in _games:
        game = find_game(tournament.game, tournament.components, tournament.options)
        _games[tournament.key] = game.of_version(tournament.version)
    return _games[tournament.key]


@cache
def program(game: str) -> str:
    """A hash of the sources that decide how a game goes, and whether they are compiled, which decides how fast.

    Games of a changed program are other games, whatever its version number says.
    """
    root = Path(rocaille.__file__).parent
    engine = declaration(game).engine_folder()
    hashed = blake2b(digest_size=8)
    for folder in (root / "kernel", root / "bots", engine):
        base = root if folder.is_relative_to(root) else engine.parent
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in _MADE:
                hashed.update(file.relative_to(base).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    compiled = not str(dice_module.__file__).endswith(".py")
    return f"{rocaille.__version__} {hashed.hexdigest()} {'compiled' if compiled else 'interpreted'}"


def in_processes(series: Series[F, R], fixtures: Iterable[F], jobs: int) -> Generator[R, None, None]:
    """The results in the order in which the games end. Whoever stops asking for them ends the processes."""
    if jobs == 1:
        yield from map(series.play, fixtures)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin_worker, (series,))
    finished = False
    try:
        yield from _as_they_end(pool, fixtures, 2 * jobs)
        finished = True
    except BrokenProcessPool:
        raise Refused("process_died") from None
    finally:
        if not finished:
            for process in set(multiprocessing.active_children()) - others:
                process.kill()  # not terminate, which a library may have taught it to ignore
        _shut(pool, None if finished else PATIENCE)


def _shut(pool: ProcessPoolExecutor, patience: float | None) -> None:
    """Wait until the pool is no more, but not for ever: Python's own end would meet it half closed, and complain."""
    closing = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
    closing.start()
    closing.join(patience)


def _as_they_end(pool: ProcessPoolExecutor, fixtures: Iterable[F], at_a_time: int) -> Iterator[Any]:
    to_come = iter(fixtures)
    running: set[Future[Any]] = set()
    while True:
        running |= {pool.submit(_play, fixture) for fixture in islice(to_come, at_a_time - len(running))}
        if not running:
            return
        ended, running = wait(running, A_MOMENT, FIRST_COMPLETED)
        for game in ended:
            yield game.result()


_series: Series[Any, Any]  # of this process


def _begin_worker(series: Series[Any, Any]) -> None:
    global _series
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means the whole; it ends the workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _series = series


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for games for ever."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def _play(fixture: Any) -> Any:
    return _series.play(fixture)
