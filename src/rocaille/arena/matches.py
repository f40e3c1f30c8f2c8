"""One game between bots, and a row of them in several processes. The same arguments always give the same games."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Mapping
from typing import Any

from rocaille.bots import seated_bot
from rocaille.catalogue import game as find_game
from rocaille.kernel.game import Game, State
from rocaille.kernel.record import Record

try:
    import resource
except ImportError:  # where it is missing, bots have no other processes either
    resource = None  # type: ignore[assignment]


class ThinkingTimes:
    """How long each seat thought: over all its decisions, and over those that left it a choice.

    Seconds are those that the processor worked for it: what else the machine does makes nobody slower, and with a budget in
    seconds nobody weaker. A bot that thinks in several processes is charged for all of them.
    """

    def __init__(self, players: int) -> None:
        self.decisions = [0] * players
        self.choices = [0] * players
        self.seconds = [0.0] * players
        self.choosing = [0.0] * players
        self.longest = [0.0] * players

    def add(self, seat: int, options: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        if options > 1:
            self.choices[seat] += 1
            self.choosing[seat] += seconds
            self.longest[seat] = max(self.longest[seat], seconds)


def play_match(
    game: Game,
    players: int,
    seed: int,
    bots: list[str],
    options: Mapping[str, object] | None = None,
    times: ThinkingTimes | None = None,
) -> tuple[Record, State]:
    """A whole game between bots, one for each seat; its record and how it ended.

    With `times`, bots have their budgets in processor time, and making a bot's view counts as its time.
    """
    record = Record(game, players, seed, options, bots)
    game = record.game
    state = game.new(players, seed, record.options)
    seated = [seated_bot(name, seed, seat, cpu_time=times is not None) for seat, name in enumerate(bots)]
    work = [_work_of_all if getattr(bot, "processes", 1) > 1 else time.thread_time for bot in seated]
    while True:
        to_decide = game.to_decide(state)
        if not to_decide:
            return record, state
        seat = to_decide[0]
        choices = game.options(state, seat)
        count, worked = len(choices), work[seat]
        began = worked()
        view = None if seated[seat].blind else game.view(state, seat)
        decision = seated[seat].decide(game, view, choices)
        if times:
            times.add(seat, count, worked() - began)
        game.carry_out(state, seat, decision)
        record.decisions.append((seat, decision))


def _work_of_all() -> float:
    """Seconds that the processor has worked for this thread, and for other processes that it began and that have ended."""
    if resource is None:
        return time.thread_time()
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.thread_time() + ended.ru_utime + ended.ru_stime


def row(record: Record, end: State) -> dict[str, Any]:
    """What a simulation tells about one game."""
    outcome = record.game.outcome(end)
    assert outcome is not None
    return {
        "game": record.game.name,
        "players": record.players,
        "seed": record.seed,
        "decisions": len(record.decisions),
        **record.game.naming.outcome_json(outcome),
    }


class Task:
    """A game to be played in another process: only what can be sent there."""

    def __init__(
        self,
        name: str,
        components: dict[str, Any] | None,
        players: int,
        bots: list[str],
        options: dict[str, object],
        with_record: bool,
    ) -> None:
        self.name = name
        self.components = components
        self.players = players
        self.bots = bots
        self.options = options
        self.with_record = with_record


def simulate_games(task: Task, seeds: range, jobs: int) -> Iterator[tuple[dict[str, Any], str]]:
    """The row of each game in the order of the seeds, with its record as text if that is wanted."""
    if jobs == 1 or len(seeds) < 2:
        _begin(task)
        yield from map(_one, seeds)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(seeds)), _begin_worker, (task,)) as pool:
        yield from pool.imap(_one, seeds, chunksize=max(1, min(64, len(seeds) // (4 * jobs))))


_task: Task  # of this process
_game: Game


def _begin(task: Task) -> None:
    global _task, _game
    _task = task
    _game = find_game(task.name, task.components, task.options)


def _begin_worker(task: Task) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means the whole; it ends the workers
    _begin(task)


def _one(seed: int) -> tuple[dict[str, Any], str]:
    record, end = play_match(_game, _task.players, seed, _task.bots, _task.options)
    return row(record, end), record.text() if _task.with_record else ""
