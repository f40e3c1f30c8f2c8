"""Saved games: one record a game in a folder of the player's own.

A game is written after every decision, so that nothing is lost however the program ends. A file is only ever replaced
by later decisions of the same game.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from rocaille.bots import bot_names
from rocaille.catalogue import declaration
from rocaille.catalogue import game as find_game
from rocaille.cli.options import options_text
from rocaille.folders import data_folder
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import State
from rocaille.kernel.record import Positions, Record, load
from rocaille.words import Words

PERSON = "person"


def folder() -> Path:
    """Where saved games are kept."""
    return data_folder() / "saves"


def new_file(game: str) -> Path:
    """A name that no saved game has."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    path = folder() / f"{stem}.json"
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def check_folder(path: Path) -> bool:
    """Whether the file is there; refused if it could not be written. Nothing is left behind."""
    made: list[Path] = []
    try:
        there = path.exists()
        made = [folder for folder in path.parents if not folder.exists()]
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(prefix=path.name, suffix=".part", dir=path.parent):
            return there
    except OSError as problem:
        raise Refused("file_unwritable", file=str(path), problem=problem.strerror or "") from None
    finally:
        for folder in made:
            with suppress(OSError):
                folder.rmdir()


class Saved:
    """A saved game that can go on."""

    def __init__(self, path: Path, record: Record, state: State) -> None:
        self.path = path
        self.record = record
        self.seat = record.seats.index(PERSON)
        self.time = path.stat().st_mtime
        self.date = datetime.fromtimestamp(self.time).strftime("%Y-%m-%d %H:%M")
        self.state = state
        self.over = not record.game.to_decide(self.state)

    def progress(self, words: Words) -> str:
        """How far it has come, and with which options."""
        game = self.record.game
        return ", ".join(filter(None, [declaration(game.name).play().progress(words, self.state), options_text(words, game)]))


def read(path: Path) -> Saved:
    """One saved game; refused if one person could not go on with it against bots that there are."""
    kept = Positions()
    record = load(path, find_game, kept.keep)
    others = [name for name in record.seats if name != PERSON]
    if len(others) != record.players - 1 or not set(others) <= set(bot_names()):
        raise Refused("record_field", file=str(path), field="seats", found=json.dumps(record.seats))
    try:
        return Saved(path, record, kept.states[-1])
    except OSError as problem:
        raise Refused("record_unreadable", file=str(path), problem=problem.strerror or "") from None


def unfinished(game: str) -> tuple[list[Saved], list[Refused]]:
    """The saved games that can go on, the latest first, and why others cannot."""
    found: list[Saved] = []
    broken: list[Refused] = []
    for path in sorted(folder().glob(f"{game}-*.json")):
        try:
            saved = read(path)
        except Refused as refused:
            broken.append(refused)
            continue
        if not saved.over and saved.record.game.name == game:
            found.append(saved)
    return sorted(found, key=lambda saved: saved.time, reverse=True), broken
