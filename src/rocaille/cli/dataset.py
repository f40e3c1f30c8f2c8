"""`rocaille dataset`: games between bots as Parquet files, for learning from them."""
from contextlib import closing
from pathlib import Path

from rocaille.arena.lineups import line_ups
from rocaille.arena.tournament import in_processes, program
from rocaille.cli.progress import say, watched
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game
from rocaille.words import Words


def dataset(game: Game, players: int, bots: list[str], games: int, seed: int, jobs: int, out: str, words: Words) -> int:
    try:
        from rocaille.envs.dataset import Dataset
    except ModuleNotFoundError as missing:
        raise Refused("no_lab", module=missing.name or "", extra="rocaille[lab]") from None
    made = Dataset(game, players, line_ups(bots, players), seed, Path(out), program(game.name))
    made.begin()
    missing_parts = list(made.parts(games))
    done = games - sum(part.end - part.first for part in missing_parts)
    if done:
        say(words("dataset.already_there", games=done))
    try:
        played = in_processes(made, missing_parts, min(jobs, max(1, len(missing_parts))))
        with closing(watched(played, games, done, words, lambda part: part)) as parts:
            for part in parts:
                done += part
    except KeyboardInterrupt:
        say("\n" + words("dataset.interrupted", done=done, games=games, folder=out))
        raise
    print(words("dataset.written", games=games, folder=out))
    return 0
