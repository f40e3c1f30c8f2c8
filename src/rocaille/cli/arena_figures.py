"""The arena's figures as text, the same on the terminal and on the page."""
from typing import Final

from rocaille.arena.statistics import Estimate
from rocaille.arena.summary import Pair, Standing
from rocaille.words import Words

COLUMNS: Final = ("bot", "wins", "even", "score", "margin", "rating", "time")
PAIR_COLUMNS: Final = ("bot", "against", "above", "margin")
NOTHING: Final = "–"


def row(standing: Standing) -> tuple[str, ...]:
    """A bot's line in the table, on the terminal and on the page."""
    return (standing.bot, percent(standing.wins), f"{100 * standing.even:.1f} %", points(standing.score),
            points(standing.margin), f"{standing.rating.mu:.1f} ± {standing.rating.sigma:.1f}",
            duration(standing.thinking.a_choice))


def pair_row(pair: Pair) -> tuple[str, ...]:
    return pair.bot, pair.against, percent(pair.above), points(pair.margin)


def percent(found: Estimate) -> str:
    between = NOTHING if found.low is None or found.high is None else f"{100 * found.low:.1f}–{100 * found.high:.1f}"
    return f"{100 * found.mean:.1f} % ({between})"


def points(found: Estimate) -> str:
    """From and to with signs of their own, so three dots between them."""
    between = NOTHING if found.low is None or found.high is None else f"{found.low:.1f} … {found.high:.1f}"
    return f"{found.mean:.1f} ({between})"


def duration(seconds: float) -> str:
    unit, size = ("s", 1.0) if seconds >= 0.9995 else ("ms", 1e-3) if seconds >= 0.9995e-3 else ("µs", 1e-6)
    value = seconds / size
    return f"{value:.0f} {unit}" if value >= 99.95 else f"{value:.3g} {unit}"


def source_name(game: str, reason: str, words: Words) -> str:
    """What a line of the score sheet is for."""
    key = f"arena.source.{game}.{reason}"
    return words(key) if key in words else reason


def five(distribution: dict[str, object]) -> list[str]:
    """Least, quartiles and most."""
    quartiles = distribution["quartiles"]
    assert isinstance(quartiles, list)
    return [f"{value:g}" for value in (distribution["least"], *quartiles, distribution["most"])]


def times_100(value: float | None) -> float | None:
    return None if value is None else 100 * value
