"""How fast a search is, how well it keeps to its time, and whether it lets others have their turn."""

from __future__ import annotations

import threading
import time
from typing import Any

from rocaille.bots.budget import Budget
from rocaille.bots.search import Search
from rocaille.bots.searcher import SearchBot
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game
from rocaille.kernel.playing import play_out

SECONDS = 0.1  # seconds a decision, where punctuality is measured
WITHOUT_FINAL = 0.4  # seconds that are not enough for a final, whose rollouts are others


def middle_of_a_game(game: Game, players: int, options: dict[str, object]) -> Any:
    """The position after half of the decisions of a game that is played by chance."""
    state = game.new(players, 0, options)
    play_out(game, state, 0, play_out(game, state.copy(), 0) // 2)
    return state


def search_figures(game: Game, state: Any, seconds: float) -> dict[str, float]:
    """Rollouts a second, played to the end by chance and as the bot does it; then, in decisions from here on, by how much the
    slowest exceeded its time, and the longest that another thread had to wait."""
    slowest, pause = _punctuality(game, state, max(4, round(seconds / 3 / SECONDS)))
    return {
        "playouts_per_second": _rollouts(game, state, seconds / 3, at_random=True),
        "evaluated_rollouts_per_second": _rollouts(game, state, seconds / 3, at_random=False),
        "rollouts_of_two_processes_per_second": _rollouts_together(game, state, seconds / 3),
        "slowest_of_budget": slowest,
        "longest_pause_milliseconds": pause,
    }


def _rollouts(game: Game, state: Any, seconds: float, at_random: bool) -> int:
    view = game.view(state, game.to_decide(state)[0])
    rollouts, took = 0, 0.0
    while took < seconds:  # a search ends when it is clear what to decide
        search = Search(game, view, sown(rollouts, "walks"), Budget(), at_random)
        began = time.perf_counter()
        search.run(view, Budget(began + seconds - took), 0)
        took += time.perf_counter() - began
        rollouts += search.rollouts
    return round(rollouts / took)


def _rollouts_together(game: Game, state: Any, seconds: float) -> int:
    seat = game.to_decide(state)[0]
    rollouts, took = 0, 0.0
    while took < seconds:
        bot = SearchBot(sown(rollouts, "walks"), WITHOUT_FINAL, 0, 2)
        began = time.perf_counter()
        bot.decide(game, game.view(state, seat), game.options(state, seat))
        took += time.perf_counter() - began
        assert bot.search is not None
        rollouts += bot.search.rollouts
    return round(rollouts / took)


def _punctuality(game: Game, state: Any, decisions: int) -> tuple[float, float]:
    """A search decides while another thread wants to do something every millisecond."""
    state = state.copy()
    waits: list[float] = []
    over = threading.Event()

    def want() -> None:
        last = time.perf_counter()
        while not over.is_set():
            time.sleep(0.001)
            now = time.perf_counter()
            waits.append(now - last)
            last = now

    other = threading.Thread(target=want, daemon=True)
    other.start()
    slowest = 0.0
    for number in range(decisions):
        if not (seats := game.to_decide(state)):
            break
        bot = SearchBot(sown(number, "punctual"), SECONDS)
        began = time.perf_counter()
        bot.decide(game, game.view(state, seats[0]), game.options(state, seats[0]))
        slowest = max(slowest, time.perf_counter() - began)
        play_out(game, state, 0, 7)
    over.set()
    other.join()
    return round(slowest / SECONDS, 3), round(1000 * max(waits, default=0.0), 1)
