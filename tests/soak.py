"""The conformance battery's long form: thousands of random games of each game, over all player counts, on all cores.

python -m tests.soak [GAMES OF EACH] [JOBS]
"""

import multiprocessing
import sys
import time
import traceback

from rocaille.testing import watch
from tests.conformance.cases import CASES, CONFIGURATIONS

GAMES = 20_000


def soaked(task: tuple[int, int]) -> str:
    configuration, seed = task
    case, players = CONFIGURATIONS[configuration]
    try:
        watch(case, players, seed)
    except Exception:
        return f"{case}, {players} players, seed {seed}:\n{traceback.format_exc()}"
    return ""


def main(games: int = GAMES, jobs: int = 0) -> int:
    tasks = []
    for case in CASES:
        own = [number for number, (other, _) in enumerate(CONFIGURATIONS) if other is case]
        tasks += [(own[n % len(own)], 1_000_000 + n) for n in range(games)]
    games = len(tasks)
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(jobs or None) as pool:
        for number, problem in enumerate(pool.imap_unordered(soaked, tasks, chunksize=8), 1):
            if problem:
                print(problem, file=sys.stderr)
                return 1
            if number % 200 == 0 or number == games:
                took = time.monotonic() - began
                left = took / number * (games - number)
                end = "\r" if sys.stdout.isatty() and number < games else "\n"
                if end == "\r" or number % 2000 == 0 or number == games:
                    print(f"{number:,} of {games:,} games, {took:.0f} s, about {left:.0f} s left ", end=end, flush=True)
    print(f"{games:,} games over {len(CONFIGURATIONS)} configurations: every promise kept.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
