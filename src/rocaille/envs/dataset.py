"""Games between bots as Parquet files: what was seen, what could be chosen, what was chosen, and how it ended.

A part is two files, written whole or not at all; a part that is there is never written again. So an interrupted dataset goes on
where it was, and a longer one begins with the games that are there.
"""
from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rocaille.bots import bot
from rocaille.catalogue import game as find_game
from rocaille.envs.configuration import Configuration
from rocaille.envs.core.tables import NOBODY, Table, earned, win_shares
from rocaille.envs.extra import missing
from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.files import make_usable, write
from rocaille.kernel.game import Game

import numpy as np

try:
    import polars as pl
except ModuleNotFoundError as problem:
    raise missing(problem) from None

FORMAT: Final = 1
PART: Final = 20  # games
ABOUT: Final = "dataset.json"
PART_NAME: Final = re.compile(r"games-(\d+)-(\d+)\.parquet")
HALF_NAME: Final = re.compile(r"positions-(\d+-\d+)\.parquet")


class Part(NamedTuple):
    """Games, by number: `first` and those that follow it, `end` not included."""

    first: int
    end: int

    def file(self, kind: str) -> str:
        return f"{kind}-{self.first:07}-{self.end - 1:07}.parquet"


class Dataset:
    """Who plays what, and where it is written; only what can be sent to another process. `line_ups` take turns."""

    def __init__(self, game: Game, players: int, line_ups: Sequence[Sequence[str]], seed: int, folder: Path,
                 program: str) -> None:
        self.game: Final = game.name
        self.components: Final = game.custom_components()
        self.options: Final = {option: True for option in game.chosen}
        self.players: Final = players
        self.line_ups: Final = [list(names) for names in line_ups]
        self.seed: Final = seed
        self.folder: Final = folder
        self.about: Final[dict[str, Any]] = {
            "rocaille_dataset": FORMAT, "game": game.name, "version": game.version, "options": self.options,
            "components": self.components, "players": players, "line_ups": self.line_ups, "seed": seed,
            "program": program}  # games of a changed program are other games
        self.key: Final = digest(self.about)

    def begin(self) -> None:
        """Make the folder ready; one that holds anything but this dataset stays as it is."""
        file = self.folder / ABOUT
        if self.folder.exists() and not self.folder.is_dir():
            raise Refused("not_this_dataset", folder=str(self.folder))
        make_usable(self.folder)
        if any(self.folder.iterdir()):
            if not file.is_file() or _key(file) != self.key:
                raise Refused("not_this_dataset", folder=str(self.folder))
            self._drop_halves()
            return
        fields = [{"name": field.name, "start": field.start, "size": field.size, "most": field.most, "meaning": field.meaning}
                  for field in self.configuration().observer.fields]
        write(file, json.dumps({**self.about, "key": self.key, "fields": fields}, indent=1) + "\n")

    def _drop_halves(self) -> None:
        """Positions of a part that was interrupted before its games were written; the next part may begin or end elsewhere."""
        for file in self.folder.iterdir():
            match = HALF_NAME.fullmatch(file.name)
            if match and not (self.folder / f"games-{match[1]}.parquet").exists():
                file.unlink(missing_ok=True)

    def configuration(self) -> Configuration:
        return Configuration(find_game(self.game, self.components, self.options), self.players)

    def parts(self, games: int) -> Iterator[Part]:
        """What is missing of so many games."""
        done = [match.groups() for file in self.folder.iterdir() if (match := PART_NAME.fullmatch(file.name))]
        there = {number for first, last in done for number in range(int(first), int(last) + 1)}
        first = 0
        while first < games:
            end = min(first - first % PART + PART, games)
            while first < end and first in there:
                first += 1
            if first < end:
                yield Part(first, end)
            first = end

    def play(self, part: Part) -> int:
        """Play a part and write it; how many games it was."""
        setting = self.configuration()
        rows = Rows()
        for number in range(part.first, part.end):
            rows.add_game(setting, number, self.seed + number, self.line_ups[number % len(self.line_ups)])
        _write(self.folder / part.file("positions"), rows.positions(setting))
        _write(self.folder / part.file("games"), pl.DataFrame(rows.games))
        return part.end - part.first


class Rows:
    """Games as they are written: a row for each decision, and one for each game."""

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []
        self.columns: dict[str, list[Any]] = {name: [] for name in (
            "game", "move", "seat", "bot", "decision", "text", "points", "win_share", "reward")}
        self.observations: list[bytes] = []
        self.masks: list[bytes] = []

    def add_game(self, setting: Configuration, number: int, seed: int, names: Sequence[str]) -> None:
        """Play it as the arena does: the same seed and bots give the same game."""
        table = setting.table(seed)
        seated = [bot(name, sown(seed, f"bot {seat}")) for seat, name in enumerate(names)]
        began = len(self.observations)
        while table.seat != NOBODY:
            seat = table.seat
            self.observations.append(table.observed(seat))
            self.masks.append(table.mask(seat))
            view = None if seated[seat].blind else setting.game.view(table.state, seat)
            chosen = seated[seat].decide(setting.game, view, list(table.choices))
            for column, value in (("game", number), ("move", len(self.observations) - 1 - began), ("seat", seat),
                                  ("bot", names[seat]), ("decision", chosen.number),
                                  ("text", setting.game.notation.written(chosen))):
                self.columns[column].append(value)
            table.decide(chosen.number)
        self._end(table, number, seed, names, began)

    def _end(self, table: Table, number: int, seed: int, names: Sequence[str], began: int) -> None:
        outcome = table.outcome()
        shares, ends = win_shares(outcome), earned(outcome, "win")
        for seat in self.columns["seat"][began:]:
            self.columns["points"].append(outcome.totals[seat])
            self.columns["win_share"].append(shares[seat])
            self.columns["reward"].append(ends[seat])
        self.games.append({"game": number, "seed": str(seed), "bots": list(names), "points": list(outcome.totals),
                           "winners": list(outcome.winners), "decisions": len(self.observations) - began})

    def positions(self, setting: Configuration) -> pl.DataFrame:
        small = {"game": pl.UInt32, "move": pl.UInt16, "seat": pl.UInt8, "bot": pl.String, "decision": pl.UInt16,
                 "text": pl.String, "points": pl.Int16, "win_share": pl.Float32, "reward": pl.Float32}
        return pl.DataFrame(
            [pl.Series(name, self.columns[name], kind) for name, kind in small.items()]
            + [_rows("observation", self.observations, setting.observer.size), _rows("mask", self.masks, setting.actions)])


def _rows(name: str, rows: list[bytes], size: int) -> pl.Series:
    return pl.Series(name, np.frombuffer(b"".join(rows), np.uint8).reshape(-1, size), pl.Array(pl.UInt8, size))


def _write(file: Path, frame: pl.DataFrame) -> None:
    """Whole or not at all."""
    draft = file.with_name(f"{file.name}.part")
    try:
        frame.write_parquet(draft, compression="zstd")
        draft.replace(file)
    except OSError as trouble:
        draft.unlink(missing_ok=True)
        raise Refused("file_unwritable", file=str(file), problem=trouble.strerror or "") from None


def _key(file: Path) -> Any:
    try:
        about = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return about.get("key") if isinstance(about, dict) else None
