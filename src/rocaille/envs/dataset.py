"""Games between bots as Parquet files: what was seen, what could be chosen, what was chosen, and how it ended.

A part is two files, written whole or not at all; a part that is there is never written again. So an interrupted dataset goes on
where it was, and a longer one begins with the games that are there. Which games a part has may depend on how fast they were
played; what is written about each of them does not.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from rocaille.bots import seated_bot
from rocaille.catalogue import game as find_game
from rocaille.envs.configuration import Configuration
from rocaille.envs.core.tables import NOBODY, LabTable, rewards, win_shares
from rocaille.envs.extra import missing
from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import make_usable, write
from rocaille.kernel.game import Game

try:
    import polars as pl
except ModuleNotFoundError as problem:
    raise missing(problem) from None

FORMAT: Final = 1
PART: Final = 20  # games
PATIENCE: Final = 10.0  # seconds that a game waits for others of its part
ABOUT: Final = "dataset.json"
PART_NAME: Final = re.compile(r"games-(\d+)-(\d+)\.parquet")
HALF_NAME: Final = re.compile(r"positions-(\d+-\d+)\.parquet")
DRAFT: Final = ".part"
DRAFT_NAME: Final = re.compile(r"(games|positions)-\d+-\d+\.parquet\.part")


class Dataset:
    """Who plays what, and where it is written; only what can be sent to another process. `line_ups` take turns."""

    def __init__(
        self, game: Game, players: int, line_ups: Sequence[Sequence[str]], seed: int, folder: Path, program: str
    ) -> None:
        self.game: Final = game.name
        self.components: Final = game.custom_components()
        self.options: Final = {option: True for option in game.chosen}
        self.players: Final = players
        self.line_ups: Final = [list(names) for names in line_ups]
        self.seed: Final = seed
        self.folder: Final = folder
        self.about: Final[dict[str, Any]] = {
            "rocaille_dataset": FORMAT,
            "game": game.name,
            "version": game.version,
            "options": self.options,
            "components": self.components,
            "players": players,
            "line_ups": self.line_ups,
            "seed": seed,
            "program": program,
        }  # games of a changed program are other games
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
        fields = [
            {"name": field.name, "start": field.start, "size": field.size, "most": field.most, "meaning": field.meaning}
            for field in self.configuration().observer.fields
        ]
        write(file, json.dumps({**self.about, "key": self.key, "fields": fields}, indent=1) + "\n")

    def _drop_halves(self) -> None:
        """What is left of a part that was interrupted while it was written; the next part may begin or end elsewhere."""
        for file in self.folder.iterdir():
            match = HALF_NAME.fullmatch(file.name)
            if DRAFT_NAME.fullmatch(file.name) or (match and not (self.folder / f"games-{match[1]}.parquet").exists()):
                file.unlink(missing_ok=True)

    def configuration(self) -> Configuration:
        return Configuration(find_game(self.game, self.components, self.options), self.players)

    def there(self) -> set[int]:
        """The numbers of the games that are written."""
        done = [match.groups() for file in self.folder.iterdir() if (match := PART_NAME.fullmatch(file.name))]
        return {number for first, last in done for number in range(int(first), int(last) + 1)}

    def play(self, number: int) -> Played:
        """One game, which is not written yet."""
        rows = Rows()
        rows.add_game(self._setting(), number, self.seed + number, self.line_ups[number % len(self.line_ups)])
        return Played(number, rows)

    def write(self, games: Sequence[Played]) -> None:
        """A part: games with successive numbers."""
        rows = Rows()
        for game in games:
            rows.add(game.rows)
        numbers = f"{games[0].number:07}-{games[-1].number:07}"
        _write(self.folder / f"positions-{numbers}.parquet", rows.positions(self._setting()))
        _write(self.folder / f"games-{numbers}.parquet", pl.DataFrame(rows.games))

    def _setting(self) -> Configuration:
        """Its configuration, made once in every process."""
        if self.key not in _settings:
            _settings[self.key] = self.configuration()
        return _settings[self.key]


_settings: dict[str, Configuration] = {}  # of this process, by dataset


class Played(NamedTuple):
    """A game, and what is to be written about it."""

    number: int
    rows: Rows


class DatasetParts:
    """Games on their way to the files. A part is written as soon as all of its games are there, or when one of them has waited
    long enough, or at the end: slow games are not lost with those that are not over yet."""

    def __init__(self, dataset: Dataset, wanted: Collection[int]) -> None:
        self._dataset: Final = dataset
        self._missing: Final = Counter(number // PART for number in wanted)
        self._waiting: Final[dict[int, list[Played]]] = {}
        self._since: Final[dict[int, float]] = {}

    def __enter__(self) -> DatasetParts:
        return self

    def __exit__(self, *problem: object) -> None:
        for part in sorted(self._waiting):
            self._write(part)

    def add(self, game: Played) -> None:
        part, now = game.number // PART, time.monotonic()
        self._waiting.setdefault(part, []).append(game)
        self._since.setdefault(part, now)
        self._missing[part] -= 1
        for due in [part for part, since in self._since.items() if not self._missing[part] or now - since > PATIENCE]:
            self._write(due)

    def _write(self, part: int) -> None:
        run: list[Played] = []
        for game in sorted(self._waiting[part], key=lambda game: game.number):
            if run and game.number > run[-1].number + 1:
                self._dataset.write(run)
                run = []
            run.append(game)
        self._dataset.write(run)
        del self._waiting[part], self._since[part]


class Rows:
    """Games as they are written: a row for each decision, and one for each game."""

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []
        self.columns: dict[str, list[Any]] = {
            name: [] for name in ("game", "move", "seat", "bot", "decision", "text", "points", "win_share", "reward")
        }
        self.observations: list[bytes] = []
        self.masks: list[bytes] = []

    def add(self, others: Rows) -> None:
        """After these, others."""
        self.games += others.games
        for name, column in others.columns.items():
            self.columns[name] += column
        self.observations += others.observations
        self.masks += others.masks

    def add_game(self, setting: Configuration, number: int, seed: int, names: Sequence[str]) -> None:
        """Play it as the arena does: the same seed and bots give the same game."""
        table = setting.table(seed)
        seated = [seated_bot(name, seed, seat) for seat, name in enumerate(names)]
        began = len(self.observations)
        while table.seat != NOBODY:
            seat = table.seat
            self.observations.append(table.observe(seat))
            self.masks.append(table.mask(seat))
            view = None if seated[seat].blind else setting.game.view(table.state, seat)
            chosen = seated[seat].decide(setting.game, view, list(table.choices))
            for column, value in (
                ("game", number),
                ("move", len(self.observations) - 1 - began),
                ("seat", seat),
                ("bot", names[seat]),
                ("decision", chosen.number),
                ("text", setting.game.notation.written(chosen)),
            ):
                self.columns[column].append(value)
            table.decide(chosen.number)
        self._end(table, number, seed, names, began)

    def _end(self, table: LabTable, number: int, seed: int, names: Sequence[str], began: int) -> None:
        outcome = table.outcome()
        shares, ends = win_shares(outcome), rewards(outcome, "win")
        for seat in self.columns["seat"][began:]:
            self.columns["points"].append(outcome.totals[seat])
            self.columns["win_share"].append(shares[seat])
            self.columns["reward"].append(ends[seat])
        self.games.append(
            {
                "game": number,
                "seed": str(seed),
                "bots": list(names),
                "points": list(outcome.totals),
                "winners": list(outcome.winners),
                "decisions": len(self.observations) - began,
            }
        )

    def positions(self, setting: Configuration) -> pl.DataFrame:
        small = {
            "game": pl.UInt32,
            "move": pl.UInt16,
            "seat": pl.UInt8,
            "bot": pl.String,
            "decision": pl.UInt16,
            "text": pl.String,
            "points": pl.Int16,
            "win_share": pl.Float32,
            "reward": pl.Float32,
        }
        return pl.DataFrame(
            [pl.Series(name, self.columns[name], kind) for name, kind in small.items()]
            + [_rows("observation", self.observations, setting.observer.size), _rows("mask", self.masks, setting.actions)]
        )


def _rows(name: str, rows: list[bytes], size: int) -> pl.Series:
    return pl.Series(name, np.frombuffer(b"".join(rows), np.uint8).reshape(-1, size), pl.Array(pl.UInt8, size))


def _write(file: Path, frame: pl.DataFrame) -> None:
    """Whole or not at all."""
    draft = file.with_name(file.name + DRAFT)
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
