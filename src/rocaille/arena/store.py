"""Results on disk: a file a tournament, a line a game, appended as the games end.

The first line says which tournament it is. A file is only ever added to by its own tournament, so that an interrupted one goes
on where it was, and a longer one begins with the games that are there.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

from rocaille.arena.results import Fixture, Result, from_json
from rocaille.arena.tournament import FORMAT, Tournament
from rocaille.folders import data_folder
from rocaille.kernel.codec import canonical
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import strange, write

try:
    import fcntl
except ImportError:  # there are systems without it; there, nobody is kept from playing a tournament twice at once
    fcntl = None  # type: ignore[assignment]

LARGEST: Final = 1 << 40


def usual_place(tournament: Tournament) -> Path:
    """The file that this tournament has in the player's own folder."""
    return data_folder() / "arena" / f"{tournament.game}-{tournament.players}-{tournament.key[:16]}.jsonl"


class Store:
    """The file of one tournament, open and ours alone."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path: Final = path
        self.results: Final[dict[Fixture, Result]] = {}
        try:
            self._new: Final = not path.exists()
            if self._new:
                write(path, _first_line(tournament))
            elif strange(path, LARGEST) or path.is_dir():
                raise Refused("not_this_tournament", file=str(path))
            self._file: Final = path.open("r+b")
        except OSError as problem:
            raise Refused("file_unwritable", file=str(path), problem=problem.strerror or "") from None
        try:
            _lock(self._file, path)
            self._was_empty: Final = path.stat().st_size == 0
            if self._was_empty:
                self._begin(tournament)
            self._read(tournament)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        """A file that no game came to is not left behind; one that was there empty is empty again."""
        if not self.results:
            with suppress(OSError):
                if self._new:
                    self.path.unlink()
                elif self._was_empty:
                    self._file.truncate(0)
        self._file.close()

    def add(self, result: Result) -> None:
        """Keep a game; once this returns it is in the file, however the program ends."""
        try:
            self._file.write(canonical(result.to_json()).encode() + b"\n")
            self._file.flush()
        except OSError as problem:
            raise Refused("file_unwritable", file=str(self.path), problem=problem.strerror or "") from None
        self.results[result.fixture] = result

    def _begin(self, tournament: Tournament) -> None:
        """An empty file, as from mktemp, is as good as none."""
        try:
            self._file.write(_first_line(tournament).encode())
            self._file.flush()
            self._file.seek(0)
        except OSError as problem:
            raise Refused("file_unwritable", file=str(self.path), problem=problem.strerror or "") from None

    def _read(self, tournament: Tournament) -> None:
        """Take in what is there. A last line without its end was being written when somebody pulled the plug: it goes."""
        first = self._file.readline(1 << 26)
        if not first.endswith(b"\n") or _key(first) != tournament.key:
            raise Refused("not_this_tournament", file=str(self.path))
        whole = self._file.tell()
        for number, line in enumerate(self._file, 2):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            try:
                found = from_json(json.loads(line))
                if found.line_up not in range(len(tournament.line_ups)) or found.bots != tournament.line_ups[found.line_up]:
                    raise ValueError
            except (ValueError, RecursionError):
                raise Refused("results_damaged", file=str(self.path), line=number) from None
            self.results[found.fixture] = found
        self._file.seek(whole)
        self._file.truncate()


def _first_line(tournament: Tournament) -> str:
    return canonical({"rocaille_arena": FORMAT, "key": tournament.key, **tournament.description()}) + "\n"


def _key(line: bytes) -> Any:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data.get("key") if isinstance(data, dict) and data.get("rocaille_arena") == FORMAT else None


def _lock(file: BinaryIO, path: Path) -> None:
    """Held until the file is closed or the program ends."""
    if fcntl:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("tournament_running", file=str(path)) from None
