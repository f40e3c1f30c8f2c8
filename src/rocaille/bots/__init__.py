# not compiled
"""Opponents. They know only the kernel: a bot gets what its seat has seen, never the state."""

from rocaille.bots.bot import Bot
from rocaille.bots.greedy import GreedyBot
from rocaille.bots.planner import PlannerBot
from rocaille.bots.random import RandomBot
from rocaille.bots.searcher import SearchBot
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, "search": SearchBot}
_SYNONYMS = {"easy": "greedy", "medium": "planner", "hard": "search"}  # what a person chooses from
MIN_SECONDS, MAX_SECONDS = 0.01, 600.0  # seconds a decision
MAX_PROCESSES = 64


def bot_names() -> tuple[str, ...]:
    """Names of bots; `search` may be followed by its budget, `search:0.2` in seconds or `search:500i` in rollouts."""
    return (*_BOTS, *_SYNONYMS)


def bot(name: str, dice: int, cpu_time: bool = False) -> Bot:
    """The bot of that name; all its chance comes from `dice`.

    `cpu_time`: a budget in seconds is the time that the processor works for it, whatever else the machine does.
    """
    kind, _, budget = name.partition(":")
    kind = _SYNONYMS.get(kind, kind)
    if kind not in _BOTS or (budget and kind != "search") or name.endswith(":"):
        raise Refused("unknown_bot", found=name, known=", ".join(bot_names()))
    if kind == "search":
        return _search_bot(name, budget, dice, cpu_time)
    return _BOTS[kind](dice)


def seated_bot(name: str, seed: int, seat: int, cpu_time: bool = False) -> Bot:
    """The bot of that name at a seat of a game with that seed: the same dice in the arena and in the laboratory."""
    return bot(name, sown(seed, f"bot {seat}"), cpu_time)


def check(name: str) -> None:
    """Refuse a name that no bot has, or a budget that is none."""
    bot(name, 0)


def _search_bot(name: str, budget: str, dice: int, cpu_time: bool) -> Bot:
    if not budget:
        return SearchBot(dice, cpu_time=cpu_time)
    time, times, processes = budget.partition("x")
    rollouts = _whole_number(time.removesuffix("i")) if time.endswith("i") else 0
    try:
        seconds = 0.0 if rollouts else float(time)
    except ValueError:
        seconds = 0.0
    if not rollouts and not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise Refused("bot_budget", found=name, least=MIN_SECONDS, most=int(MAX_SECONDS))
    count = _whole_number(processes) if times else 1
    if not 0 < count <= MAX_PROCESSES:
        raise Refused("bot_processes", found=name, most=MAX_PROCESSES)
    return SearchBot(dice, seconds, rollouts, count, cpu_time)


def _whole_number(text: str) -> int:
    """A number of some digits; 0 if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


__all__ = ["Bot", "bot", "bot_names", "check", "seated_bot"]
