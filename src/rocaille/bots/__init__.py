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
_ALSO_CALLED = {"easy": "greedy", "medium": "planner", "hard": "search"}  # what a person chooses from
SHORTEST, LONGEST = 0.01, 600.0  # seconds a decision
MOST_PROCESSES = 64


def bot_names() -> tuple[str, ...]:
    """Names of bots; `search` may be followed by its budget, `search:0.2` in seconds or `search:500i` in walks."""
    return (*_BOTS, *_ALSO_CALLED)


def bot(name: str, dice: int, of_processor: bool = False) -> Bot:
    """The bot of that name; all its chance comes from `dice`.

    `of_processor`: a budget in seconds is the time that the processor works for it, whatever else the machine does.
    """
    kind, _, budget = name.partition(":")
    kind = _ALSO_CALLED.get(kind, kind)
    if kind not in _BOTS or (budget and kind != "search") or name.endswith(":"):
        raise Refused("unknown_bot", found=name, known=", ".join(bot_names()))
    if kind == "search":
        return _searching(name, budget, dice, of_processor)
    return _BOTS[kind](dice)


def seated_bot(name: str, seed: int, seat: int, of_processor: bool = False) -> Bot:
    """The bot of that name at a seat of a game with that seed: the same dice in the arena and in the laboratory."""
    return bot(name, sown(seed, f"bot {seat}"), of_processor)


def check(name: str) -> None:
    """Refuse a name that no bot has, or a budget that is none."""
    bot(name, 0)


def _searching(name: str, budget: str, dice: int, of_processor: bool) -> Bot:
    if not budget:
        return SearchBot(dice, of_processor=of_processor)
    time, times, processes = budget.partition("x")
    walks = _whole(time.removesuffix("i")) if time.endswith("i") else 0
    try:
        seconds = 0.0 if walks else float(time)
    except ValueError:
        seconds = 0.0
    if not walks and not SHORTEST <= seconds <= LONGEST:
        raise Refused("bot_budget", found=name, least=SHORTEST, most=int(LONGEST))
    together = _whole(processes) if times else 1
    if not 0 < together <= MOST_PROCESSES:
        raise Refused("bot_processes", found=name, most=MOST_PROCESSES)
    return SearchBot(dice, seconds, walks, together, of_processor)


def _whole(text: str) -> int:
    """A number of some digits; 0 if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


__all__ = ["Bot", "bot", "bot_names", "check", "seated_bot"]
