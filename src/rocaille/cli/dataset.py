"""`rocaille dataset`: games between bots as Parquet files, for learning from them."""

from contextlib import closing
from pathlib import Path

from rocaille.arena.lineups import line_ups
from rocaille.arena.tournament import in_processes, program
from rocaille.cli.progress import say, with_progress
from rocaille.cli.stopping import STOPPED, end_on_sigterm
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words


def dataset(game: Game, players: int, bots: list[str], games: int, seed: int, jobs: int, out: str, words: Words) -> int:
    try:
        from rocaille.envs.dataset import Dataset, DatasetParts
    except ModuleNotFoundError as lacking:
        raise Refused("no_lab", module=lacking.name or "", extra="rocaille[lab]") from None
    made = Dataset(game, players, line_ups(bots, players), seed, Path(out), program(game.name))
    made.begin()
    there = made.there()
    missing = [number for number in range(games) if number not in there]
    if there:
        say(words("dataset.already_there", games=len(there)))
    try:
        played = in_processes(made, missing, min(jobs, max(1, len(missing))))
        with (
            end_on_sigterm(),
            DatasetParts(made, missing) as parts,
            closing(with_progress(played, games, games - len(missing), words)) as results,
        ):
            for result in results:
                parts.add(result)
    except STOPPED:
        say("\n" + words("dataset.interrupted", done=len(made.there().intersection(range(games))), games=games, folder=out))
        raise
    print(words("dataset.written", games=len(made.there()), folder=out))
    return 0
