"""Steps a second of the laboratory's environments: one decision with its observation and mask, chosen at random."""

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from rocaille.kernel.game import Game
from rocaille.words import Words

TABLES = 16
PEER = "connect_four"
AGENTS, MANY = "PettingZoo", "vector"


def lab_there() -> bool:
    """Whether the laboratory's libraries are installed."""
    try:
        import rocaille.envs.agents
        import rocaille.envs.many  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def measure_lab(game: Game, players: int, seconds: float) -> dict[str, dict[str, Any]]:
    """The published game in both environments; each gets half of the time."""
    name = " ".join([game.name, *game.chosen])
    return {
        f"{name} {AGENTS}": {"steps_per_second": agents_rate(game, players, seconds / 2)},
        f"{name} {MANY}": {"steps_per_second": many_rate(game, players, seconds / 2), "tables": TABLES},
    }


def agents_rate(game: Game, players: int, seconds: float) -> int:
    """As PettingZoo's users play."""
    from rocaille.envs.agents import env

    table = env(game.name, players, game.chosen)
    steps = games = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        table.reset(seed=games)
        games += 1
        for agent in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
            else:
                table.step(table.action_space(agent).sample(observation["action_mask"]))
                steps += 1
    return round(steps / took)


def many_rate(game: Game, players: int, seconds: float) -> int:
    from rocaille.envs.many import Tables

    tables = Tables(game.name, TABLES, players, options=game.chosen)
    tables.reset(seed=0)
    steps = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        tables.step(tables.random_actions())
        steps += TABLES
    return round(steps / took)


def best_of(tries: list[dict[str, Any]]) -> dict[str, Any]:
    return max(tries, key=lambda run: float(run["steps_per_second"]))


def show_lab(best: dict[str, dict[str, Any]], words: Words) -> None:
    """Every environment beside connect_four_v3, if that was measured too."""
    peer = best.get(PEER)
    table = Table(title=words("bench.environments"))
    for column in ("who", "steps", "times"):
        table.add_column(words(f"bench.{column}"), justify="left" if column == "who" else "right")
    for who, run in best.items():
        rate = run["steps_per_second"]
        label = f"{run['peer']} {run['version']}" if run is peer else who
        table.add_row(label, f"{rate:,}", f"{rate / peer['steps_per_second']:.1f}" if peer else "–")
    Console().print(table)


def lab_ratios(best: dict[str, dict[str, Any]]) -> dict[str, float]:
    """How much faster many tables are than PettingZoo's environment of the same game."""
    return {
        who: round(run["steps_per_second"] / best[who.replace(MANY, AGENTS)]["steps_per_second"], 2)
        for who, run in best.items()
        if who.endswith(MANY)
    }
