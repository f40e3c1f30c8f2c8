"""What the measurements of other programs share: how long, and the line of JSON that they end with."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version


def seconds() -> float:
    return float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def rate(peer: str, package: str, game: str, play: Callable[[int], int]) -> None:
    """Play games one after another, `play` with the number of each; one to warm up does not count. It answers the decisions."""
    play(1)
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds():
        games += 1
        decisions += play(games)
    print(
        json.dumps(
            {
                "peer": peer,
                "version": version(package),
                "game": game,
                "games": games,
                "decisions": decisions,
                "seconds": round(spent, 3),
                "decisions_per_second": round(decisions / spent),
            }
        )
    )
