"""Measure the ladder of bots in the arena and write docs/strength.md.

    .venv/bin/python -m tools.strength [--only TEXT] [--jobs J] [--page | --fingerprints | --tidy]

Each row is a tournament as `rocaille arena` plays it, kept in bench/results/strength: an interrupted run goes on where it was,
also on another machine, and so does a changed program that decides the same in a row (`fingerprints.py`). The numbers of games
are fixed here, so that nobody stops at a lucky moment; the page is written anew after every row, and a row that is not finished
says so. `--page` plays no games of the ladder and writes the page from what is there; `--fingerprints` only notes what this
program decides, for programs to come; `--tidy` deletes the games of programs that decided otherwise, once a row has others.
"""

import argparse
import json
import sys
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rocaille.arena.luck import LuckSeries
from rocaille.arena.results import Fixture, Result, from_json
from rocaille.arena.statistics import CONFIDENCE, Estimate
from rocaille.arena.store import Store, usual_place
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament, in_processes
from rocaille.catalogue import game as find_game
from rocaille.cli.progress import with_progress
from rocaille.kernel.decision import Refused
from rocaille.words import Words
from tools.fingerprints import Fingerprints

PAGE = Path("docs/strength.md")
KEPT = Path("bench/results/strength")  # in the repository, so that a long row can be played on several days and machines
FINGERPRINTS = KEPT / "fingerprints.json"
SEED = 1


class Rung(NamedTuple):
    """Two bots that are compared."""

    game: str
    option: str
    players: int
    bots: str  # as for `rocaille arena`
    games: int
    luck: bool = False  # whether the luck of each game is estimated, so that it can be taken out
    looks: int = 1  # how often its figures are looked at: more often, and the verdict asks for a wider interval

    def tournament(self) -> Tournament:
        game = find_game(self.game, options={self.option: True} if self.option else None)
        return Tournament(game, self.players, self.bots.split(","), SEED)

    def store(self) -> Store:
        tournament = self.tournament()
        return Store(KEPT / usual_place(tournament).name, tournament)

    def title(self) -> str:
        return f"{self.game} with the {self.option}" if self.option else self.game

    def name(self) -> str:
        return f"{self.title()} {self.bots}"

    def files(self) -> dict[Path, str]:
        """All that is kept of this row, and by which program it was played."""
        own = without_program(self.tournament().description())
        heads = {path: json.loads(path.open(encoding="utf-8").readline()) for path in sorted(KEPT.glob("*.jsonl"))}
        return {path: head["program"] for path, head in heads.items() if without_program(head) == own}

    def counting(self) -> dict[Path, str]:
        """Those of programs that decide in this row as the one that runs."""
        files = self.files()
        tournament = self.tournament()
        if not set(files.values()) - {tournament.program}:
            return files
        same = Fingerprints(FINGERPRINTS).same(self.name(), tournament)
        return {path: program for path, program in files.items() if program in same}

    def results(self) -> dict[Fixture, Result]:
        """The games that count, whichever of these programs played them."""
        found = [
            from_json(json.loads(line))
            for path in self.counting()
            for line in path.read_text("utf-8").splitlines(keepends=True)[1:]
            if line.endswith("\n")
        ]
        return {result.fixture: result for result in found}


def without_program(description: dict[str, object]) -> dict[str, object]:
    """What a tournament is, whichever program plays it."""
    return {field: value for field, value in description.items() if field not in ("program", "key", "rocaille_arena")}


# The cheapest first. Numbers of games from the spread between deals that earlier runs showed (6 to 8 points in Rokoko); three
# hundred games without a loss are enough to claim 95 %; the others are what some hours allow.
LADDER = (
    Rung("rokoko", "", 4, "greedy,random,random,random", 300),
    Rung("rokoko", "jeweller", 4, "greedy,random,random,random", 300),
    Rung("alhambra", "", 3, "greedy,random,random", 300),
    Rung("rokoko", "", 4, "planner,greedy", 12),
    Rung("rokoko", "", 4, "search:0.2,planner", 36),
    Rung("alhambra", "", 3, "planner,greedy", 600),
    Rung("rokoko", "jeweller", 4, "planner,greedy", 12),
    Rung("alhambra", "", 3, "search:0.2,planner", 120),
    Rung("rokoko", "jeweller", 4, "search:0.2,planner", 36),
    Rung("rokoko", "", 4, "search:1,search:0.2", 60),
    Rung("rokoko", "jeweller", 4, "search:1,search:0.2", 300, looks=3),
    Rung("alhambra", "", 3, "search:1,search:0.2", 420, luck=True, looks=2),
)
TAKEN_OUT = 0.5  # of luck: its estimate has an error of its own, so less than all narrows intervals most
COLUMNS = (
    "game",
    "players",
    "bot",
    "against",
    "games",
    "points ahead",
    "the same without luck",
    "finishes above, %",
    "wins, %",
    "even, %",
    "score",
    "a choice",
    "verdict",
)
HEAD = """# How strong the bots are

Written by `make strength` (`tools/strength.py`), not by hand. How line-ups, deals and intervals are made stands on
[the page on the arena](arena.md); the bots themselves on [theirs](bots.md).

- **Points ahead**: how many points a seat of the bot has more than a seat of the other in the same game, on the average, with
  its 95 % interval over deals.
- **The same without luck**: less half of how much luckier a seat of the bot was (`src/rocaille/arena/luck.py`). Luck is 0 on
  the average whoever plays, so this has the same mean; but it spreads less, and fewer games say as much. It was decided on for
  the last row before its first game was played: there the verdict is by this interval. Four fifths were taken out then; after
  120 games it was plain that half narrows the interval and four fifths do not.
- **Finishes above**: how often, over all pairs of their seats; half for equal places.
- **Wins**: games that one of the bot's seats won; **even** is that share if all were equally strong.
- **A choice**: processor time for a decision with more than one option. Budgets in seconds are processor time as well, so what
  else the machine does makes no difference; a search ends earlier when it is clear what to decide.
- **Verdict**: *stronger* if the whole interval of the points lies above 0, *weaker* if it lies below, otherwise *open*. Where
  games are missing, the verdict waits for them.

Numbers of games stand in the tool and were chosen before a row's figures were seen, with few exceptions: greedy against
random was first 100 games, all won, and was made longer because so few cannot show 95 %; search:0.2 against planner in Alhambra
was 48 games with an earlier program, which left it open (+8.3, -0.4 to 17.0), and is now 120; and planner against greedy in
Alhambra was meant to be 600, was shown with 180 (+1.9, 0.1 to 3.6), and is 600 again. For search:1 against search:0.2 they
were chosen after 13 games of Rokoko on other deals had shown +4.0 with a standard error of 2.2.

Two of these rows were left open at first and were played on. With the jeweller 60 games showed +2.9 (-0.0 to 5.7), 120 games
+2.0 (-0.0 to 4.0), and it was made 300. In Alhambra 120 games showed +1.9 (-0.4 to 4.3; without four fifths of luck +1.5, -0.9
to 4.0), and it was made 420. Looking often must not make a bot stronger: at the second look the verdict asks that the interval
of 97.5 % lies above 0, at the third that of 98.3 %. The new numbers were written here before the games were played.

A change of the program begins a row anew, unless both programs decide the same in a game between its bots, with numbers of
rollouts instead of seconds (`tools/fingerprints.py`). The games themselves are kept in `bench/results/strength`.

"""


def play(rung: Rung, jobs: int) -> None:
    """Play the games that are missing; each is kept as it ends."""
    tournament = rung.tournament()
    wanted = list(tournament.fixtures(tournament.deals(rung.games)))
    there = rung.results()
    missing = [fixture for fixture in wanted if fixture not in there]
    if not missing:
        return
    with rung.store() as store:
        print(f"{rung.title()}: {rung.bots} …", file=sys.stderr)
        series = LuckSeries(tournament) if rung.luck else tournament
        games = in_processes(series, missing, min(jobs, len(missing)))
        with closing(with_progress(games, len(wanted), len(wanted) - len(missing), Words("en"))) as results:
            for result in results:
                store.add(result)
    Fingerprints(FINGERPRINTS).of(rung.name(), tournament)


def row(rung: Rung) -> list[str]:
    """What is known of a rung, from deals that were played by all line-ups."""
    tournament = rung.tournament()
    name, rival = tournament.names
    start = [rung.title(), str(rung.players), f"`{name}`", f"`{rival}`"]
    fixtures = list(tournament.fixtures(tournament.deals(rung.games)))
    results = rung.results()
    there = [results[fixture] for fixture in fixtures if fixture in results]
    of_deal = [result.deal for result in there]
    whole = [result for result in there if of_deal.count(result.deal) == len(tournament.line_ups)]
    if not whole:
        return [*start, f"0 of {len(fixtures)}", *["–"] * 7, "not measured yet"]
    summary = Summary(tournament, whole)
    pair = next(pair for pair in summary.pairs if pair.bot == name)
    bot, other = (next(standing for standing in summary.standings if standing.bot == each) for each in (name, rival))
    finished = len(whole) == len(fixtures)
    fair = summary.ahead(name, rival, TAKEN_OUT) if rung.luck else None
    judged = summary.ahead(name, rival, TAKEN_OUT if rung.luck else 0.0, 1 - (1 - CONFIDENCE) / rung.looks)
    return [
        *start,
        str(len(whole)) if finished else f"{len(whole)} of {len(fixtures)}",
        interval(pair.margin, 1),
        interval(fair, 1) if fair else "–",
        interval(pair.above, 100),
        interval(bot.wins, 100),
        f"{100 * bot.even:.0f}",
        f"{bot.score.mean:.1f} : {other.score.mean:.1f}",
        f"{milliseconds(bot.thinking.a_choice)}, {milliseconds(other.thinking.a_choice)}",
        verdict(judged) if finished else "not finished",
    ]


def interval(value: Estimate, times: float) -> str:
    if value.low is None or value.high is None:
        return f"{times * value.mean:.1f}"
    return f"{times * value.mean:.1f} ({times * value.low:.1f} to {times * value.high:.1f})"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms" if seconds < 0.01 else f"{1000 * seconds:.0f} ms"


def verdict(ahead: Estimate) -> str:
    if ahead.low is None or ahead.high is None:
        return "open"
    return "**stronger**" if ahead.low > 0 else "weaker" if ahead.high < 0 else "open"


def write_page() -> None:
    lines = [COLUMNS, ["---"] * len(COLUMNS), *(row(rung) for rung in LADDER)]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    programs = sorted({program for rung in LADDER for program in rung.counting().values()})
    foot = f"{date.today():%Y-%m-%d}, deals from seed {SEED} on, program {' and '.join(programs)}."
    PAGE.write_text(f"{HEAD}{table}\n\n{foot}\n", "utf-8")
    print(f"{PAGE} written", file=sys.stderr)


def tidy(rung: Rung) -> None:
    """Delete what no longer counts, where there are games that do."""
    counting = rung.counting()
    for path in rung.files():
        if counting and path not in counting:
            path.unlink()
            print(f"{path} deleted", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="rows with this text in them")
    parser.add_argument("--jobs", type=int, default=2)
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--page", action="store_true", help="write the page from the games that are there")
    instead.add_argument("--fingerprints", action="store_true", help="note what this program decides in each row")
    instead.add_argument("--tidy", action="store_true", help="delete the games of programs that decided otherwise")
    wish = parser.parse_args()
    wanted = [rung for rung in LADDER if wish.only in rung.name()]
    if not wanted or wish.jobs < 1:
        parser.error("--jobs wants at least 1" if wanted else f"no row has “{wish.only}” in it")
    try:
        if wish.page:
            write_page()
            return 0
        for rung in wanted:
            if wish.fingerprints:
                print(f"{rung.name()}: {Fingerprints(FINGERPRINTS).of(rung.name(), rung.tournament())}", file=sys.stderr)
            elif wish.tidy:
                tidy(rung)
            else:
                play(rung, wish.jobs)
                write_page()
    except Refused as refused:  # such as a tournament that another program is playing
        print(Words("en").refusal(refused), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nInterrupted; what was played is kept, and the same command goes on.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
