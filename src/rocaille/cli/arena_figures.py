"""The arena's figures as text, the same on the terminal and on the page."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rocaille.arena.results import SCORING
from rocaille.arena.statistics import Estimate
from rocaille.arena.summary import Pair, Standing, Summary
from rocaille.words import Words

COLUMNS: Final = ("bot", "wins", "even", "score", "margin", "rating", "time")
ALONE: Final = ("bot", "score", "time")  # of a bot that met only its likes
PAIR_COLUMNS: Final = ("bot", "against", "above", "ahead")
NOTHING: Final = "–"


def columns(summary: Summary) -> tuple[str, ...]:
    return COLUMNS if summary.pairs else ALONE


def legend(shown: Iterable[str], words: Words) -> str:
    """What the columns mean that are shown."""
    keys = [f"arena.legend.{column}" for column in ("intervals", *shown)]
    return " ".join(words(key) for key in keys if key in words)


def row(standing: Standing, words: Words) -> dict[str, str]:
    """A bot's cells by column, on the terminal and on the page."""
    rating = standing.rating
    return {
        "bot": standing.bot,
        "wins": percent(standing.wins, words),
        "even": share(standing.even, words),
        "score": points(standing.score, words),
        "margin": points(standing.margin, words),
        "rating": f"{words.number(rating.mu, '.1f')} ± {words.number(rating.sigma, '.1f')}",
        "time": duration(standing.thinking.a_choice, words),
    }


def pair_row(pair: Pair, words: Words) -> dict[str, str]:
    return {"bot": pair.bot, "against": pair.against, "above": percent(pair.above, words), "ahead": points(pair.margin, words)}


def share(part: float, words: Words) -> str:
    return f"{words.number(100 * part, '.1f')} %"


def percent(found: Estimate, words: Words) -> str:
    between = NOTHING
    if found.low is not None and found.high is not None:
        between = f"{words.number(100 * found.low, '.1f')}–{words.number(100 * found.high, '.1f')}"
    return f"{share(found.mean, words)} ({between})"


def points(found: Estimate, words: Words) -> str:
    """From and to with signs of their own, so three dots between them."""
    between = NOTHING
    if found.low is not None and found.high is not None:
        between = f"{words.number(found.low, '.1f')} … {words.number(found.high, '.1f')}"
    return f"{words.number(found.mean, '.1f')} ({between})"


def duration(seconds: float, words: Words) -> str:
    unit, size = ("s", 1.0) if seconds >= 0.9995 else ("ms", 1e-3) if seconds >= 0.9995e-3 else ("µs", 1e-6)
    value = seconds / size
    return f"{words.number(value, '.0f' if value >= 99.95 else '.3g')} {unit}"


def source_name(game: str, reason: str, words: Words) -> str:
    """What a line of the score sheet is for."""
    key = f"{game}.report.source.{reason}"
    return words(key) if key in words else reason


def source_order(rows: Iterable[tuple[str, Mapping[str, float]]]) -> list[str]:
    """What brought points to anybody, the most first; scorings as they follow each other."""
    means: dict[str, float] = {}
    for _, row in rows:
        for reason, points in row.items():
            means[reason] = means.get(reason, 0.0) + points
    return sorted(means, key=lambda reason: (reason if reason.startswith(SCORING) else "", -means[reason], reason))


def five(distribution: dict[str, Any], words: Words) -> list[str]:
    """Least, quartiles and most."""
    return [words.number(value, "g") for value in (distribution["least"], *distribution["quartiles"], distribution["most"])]


def times_100(value: float | None) -> float | None:
    return None if value is None else 100 * value
