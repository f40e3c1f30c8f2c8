"""Measure the ladder of bots in the arena and write docs/strength.md.

    .venv/bin/python tools/strength.py [--share F] [--only TEXT] [--jobs J]

Each row is one run of `rocaille arena`; results are kept, so an interrupted run goes on, and a later one with more games
continues. `--share 0.1` plays a tenth of the games.
"""
import argparse
import json
import subprocess
import sys
from datetime import date
from pathlib import Path

PAGE = Path("docs/strength.md")
FIXTURES = (  # game, option, players, bots, games
    ("rokoko", "", 4, "greedy,random,random,random", 200),
    ("rokoko", "", 4, "planner,greedy", 60),
    ("rokoko", "", 4, "search:0.2,planner", 48),
    ("rokoko", "", 4, "search:1,search:0.2", 24),
    ("rokoko", "jeweller", 4, "greedy,random,random,random", 200),
    ("rokoko", "jeweller", 4, "planner,greedy", 48),
    ("rokoko", "jeweller", 4, "search:0.2,planner", 48),
    ("rokoko", "jeweller", 4, "search:1,search:0.2", 24),
    ("alhambra", "", 3, "greedy,random,random", 600),
    ("alhambra", "", 3, "planner,greedy", 1200),
    ("alhambra", "", 3, "search:0.2,planner", 120),
    ("alhambra", "", 3, "search:1,search:0.2", 60),
)
HEAD = """# How strong the bots are

Written by `make strength` ({tool}), not by hand. What the numbers mean, and how the intervals are made, stands on
[the page on the arena](arena.md); the bots themselves on [theirs](bots.md). “Even” is the share of wins
if all were equally strong.
A row says *stronger* when the whole interval of the wins lies above even, *weaker* when it lies below, and *open* otherwise.

"""


def measured(game: str, option: str, players: int, bots: str, games: int, jobs: int) -> dict:
    command = [sys.executable, "-m", "rocaille", "arena", game, "--bots", bots, "--players", str(players), "--games",
               str(games), "--json", "--jobs", str(jobs)]
    run = subprocess.run([*command, *(["--option", option] if option else [])], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(run.stdout)


def row(game: str, option: str, result: dict) -> str:
    first = result["standings"]
    names = result["bots"]
    bot = next(standing for standing in first if standing["bot"] == names[0])
    others = [standing for standing in first if standing["bot"] != names[0]]
    wins, even = bot["wins"], bot["even"]
    verdict = "open"
    if wins["low"] is not None:
        verdict = "stronger" if wins["low"] > even else "weaker" if wins["high"] < even else "open"
    cells = [f"{game} with the {option}" if option else game, str(result["players"]), " · ".join(result["line_ups"][0]),
             str(result["games"]), _interval(wins, 100, " %"), f"{100 * even:.0f} %", _interval(bot["margin"], 1, ""),
             f"{bot['score']['mean']:.1f} : {others[0]['score']['mean']:.1f}",
             f"{1000 * bot['time']['seconds_a_choice']:.1f} ms", verdict]
    return "| " + " | ".join(cells) + " |"


def _interval(value: dict, times: float, unit: str) -> str:
    if value["low"] is None:
        return f"{times * value['mean']:.1f}{unit}"
    return f"{times * value['mean']:.1f}{unit} ({times * value['low']:.1f} to {times * value['high']:.1f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    columns = ("game", "players", "first line-up", "games", "wins of the first", "even", "margin", "score", "a choice",
               "the first is")
    lines = ["| " + " | ".join(columns) + " |", "|" + "---|" * len(columns)]
    program = ""
    for game, option, players, bots, games in FIXTURES:
        if wish.only not in f"{game} {option} {bots}":
            continue
        print(f"{game} {option} {bots} …", file=sys.stderr)
        result = measured(game, option, players, bots, max(4, round(games * wish.share)), wish.jobs)
        lines.append(row(game, option, result))
        program = result["program"]
        print(lines[-1], file=sys.stderr)
    if wish.only:
        print("\n".join(lines))
        return 0
    PAGE.write_text(HEAD.format(tool="`tools/strength.py`") + "\n".join(lines)
                    + f"\n\n{date.today():%Y-%m-%d}, program {program}.\n", encoding="utf-8")
    print(f"{PAGE} written", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
