"""Writing to SQLite: one connection in a thread of its own, a locked file that keeps other servers away, and a watch on the
database's files, which somebody may move, replace or delete while the server runs."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import quote

from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL

from rocaille.kernel.decision import Refused
from rocaille.server.database import ANSWER, BUSY, configure, file_of, private, shown
from rocaille.server.schema import NEW_ACT, WRITES
from rocaille.server.writing import HOLD_AGAIN, HOLD_SECONDS, Rights, Write, rows, taken_over

_SPOKEN: Final = sqlite.dialect(paramstyle="named")
_IS_HERE: Final = "SELECT 1 FROM servers WHERE number = ? AND NOT ended"
_SEEN: Final = "UPDATE servers SET seen_at = ? WHERE number = ? AND NOT ended"
_RIGHTS: Final = """
SELECT tables.invitation, COALESCE(tokens.person, ''), COALESCE(tokens.expires, 0)
FROM tables LEFT JOIN tokens ON tokens.table_id = tables.id AND tokens.hash = ? WHERE tables.id = ?
"""
Identity = tuple[int, int]  # of a file, whatever it is called
T = TypeVar("T")


class FilesDeleted(OSError):
    """The database's files are deleted; this process still has them open, and can restore them."""


class SqliteWriter:
    """The thread gets each commit once and as a whole.

    Acts, which are nearly all there is to write, go in one statement that commits itself. So the thread needs the interpreter
    once and not for every row, and nobody waits for their turns.
    """

    def __init__(self, url: URL) -> None:
        self.number = 0
        self._thread: Final = ThreadPoolExecutor(1, "writer")
        self._url: Final = url
        self._path: Final = file_of(url)
        self._beside: Final = [Path(f"{self._path}{end}") for end in ("-wal", "-shm")]
        self._texts: Final = {statement: str(statement.compile(dialect=_SPOKEN)) for statement in WRITES}
        self._connection: sqlite3.Connection | None = None
        self._file: int | None = None  # the database's; never closed while SQLite has it open, or its locks would go
        self._lock: int | None = None
        self._known: dict[Path, Identity] = {}

    async def hold(self) -> None:
        if self._path.is_file() and self._path.stat().st_nlink > 1:
            raise Refused("database_linked", database=shown(self._url))  # under its other name nobody would see our lock
        until = asyncio.get_running_loop().time() + HOLD_SECONDS
        while not self._locked():
            if asyncio.get_running_loop().time() > until:
                self._unlock()
                raise Refused("database_in_use", database=shown(self._url))
            await asyncio.sleep(HOLD_AGAIN)

    def _locked(self) -> bool:
        """The file beside the database itself: two links to one database have the same."""
        if self._lock is None:
            self._lock = os.open(f"{self._path}.lock", os.O_CREAT | os.O_WRONLY, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def commit(self, writes: Sequence[Write]) -> None:
        await self._run(self._commit, writes)

    async def rights(self, asked: Sequence[tuple[str, str]]) -> list[Rights | None]:
        return await self._run(self._rights, asked)

    async def check(self, seen: float | None = None) -> None:
        await self._run(self._check, seen)

    async def restore(self) -> None:
        """Put the files back from what is still open here. Nobody else of this process may have them open."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._restore)

    async def close(self, seen: float) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close, seen)
        self._thread.shutdown()
        self._unlock()

    async def _run(self, what: Callable[..., T], *given: Any) -> T:
        """In the thread; what has not begun when the time is up never begins."""
        async with asyncio.timeout(ANSWER + BUSY):
            return await asyncio.get_running_loop().run_in_executor(self._thread, what, *given)

    def intact(self) -> None:
        """Whether the files are still those that this process has open: what is written to others is lost."""
        for path, known in self._known.items():
            try:
                found = os.stat(path)
            except FileNotFoundError as problem:
                if path != self._path or os.fstat(self._file or 0).st_nlink == 0:
                    raise FilesDeleted(problem.errno, problem.strerror, str(path)) from None
                raise  # it was moved, and may be moved back
            if (found.st_dev, found.st_ino) != known:
                raise Refused("database_replaced", database=shown(self._url))

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            made = sqlite3.connect(f"file:{quote(str(self._path))}?mode=rw", isolation_level=None, uri=True)
            try:
                self._file = os.open(self._path, os.O_RDONLY)
                configure(made, self._url)
                made.execute("PRAGMA secure_delete=ON")  # what is deleted can be read nowhere any more
                made.execute(_IS_HERE, (self.number,)).fetchall()  # now the log is there as well
                self._known = {path: _identity(path) for path in (self._path, *self._beside)}
            except BaseException:
                made.close()
                self._let_go()
                raise
            self._connection = made
        self.intact()
        return self._connection

    def _commit(self, writes: Sequence[Write]) -> None:
        connection = self._open()
        acts = rows(writes, NEW_ACT, self.number)
        if len(acts) == len(writes):
            values = [value for act in acts for value in (act["table_id"], act["seq"], act["act"])]
            places = ", ".join(["(?, ?, ?)"] * len(acts))  # nothing else is put into the statement
            kept = connection.execute(
                f"INSERT INTO acts (table_id, seq, act, server) SELECT *, ? FROM (VALUES {places}) WHERE EXISTS ({_IS_HERE})",  # noqa: S608
                (self.number, *values, self.number),
            )
            if kept.rowcount != len(acts):
                raise taken_over(shown(self._url))
        else:
            with _Transaction(connection, "BEGIN IMMEDIATE"):
                self._must_be_here(connection)
                for statement in WRITES:
                    if found := rows(writes, statement, self.number):
                        connection.executemany(self._texts[statement], found)
        self.intact()

    def _rights(self, asked: Sequence[tuple[str, str]]) -> list[Rights | None]:
        connection = self._open()
        with _Transaction(connection, "BEGIN"):
            self._must_be_here(connection)
            found = [connection.execute(_RIGHTS, (token, table)).fetchone() for table, token in asked]
        return [Rights(*row) if row else None for row in found]

    def _check(self, seen: float | None) -> None:
        connection = self._open()
        if self._lock is not None and _gone(self._lock, Path(f"{self._path}.lock")):
            self._unlock()
            if not self._locked():
                raise taken_over(shown(self._url))
        if seen is None:
            self._must_be_here(connection)
        elif connection.execute(_SEEN, (seen, self.number)).rowcount != 1:
            raise taken_over(shown(self._url))

    def _must_be_here(self, connection: sqlite3.Connection) -> None:
        if connection.execute(_IS_HERE, (self.number,)).fetchone() is None:
            raise taken_over(shown(self._url))

    def _restore(self) -> None:
        connection, draft = self._connection, Path(f"{self._path}.restored")
        if connection is None or self._file is None:
            return
        deleted = os.fstat(self._file).st_nlink == 0
        if deleted:
            draft.unlink(missing_ok=True)
            private(draft)
            copy = sqlite3.connect(draft)
            connection.backup(copy)
            copy.close()
        else:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._let_go()
        for path in self._beside:
            path.unlink(missing_ok=True)
        if deleted:
            try:
                os.link(draft, self._path)
            except FileExistsError:
                raise Refused("database_replaced", database=shown(self._url)) from None
            draft.unlink()
        self._open()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._file is not None:
            os.close(self._file)
            self._file = None
        self._known = {}

    def _close(self, seen: float) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error, OSError, Refused):
                self.intact()
                self._connection.execute(f"{_SEEN[: -len(' AND NOT ended')]}", (seen, self.number))
                self._connection.execute("UPDATE servers SET ended = TRUE WHERE number = ?", (self.number,))
        self._let_go()


class _Transaction:
    """Committed at its end, or rolled back."""

    def __init__(self, connection: sqlite3.Connection, begin: str) -> None:
        self._connection: Final = connection
        self._begin: Final = begin

    def __enter__(self) -> None:
        self._connection.execute(self._begin)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _identity(path: Path) -> Identity:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _gone(file: int, path: Path) -> bool:
    """Whether an open file is not to be found under its name any more."""
    held = os.fstat(file)
    try:
        return _identity(path) != (held.st_dev, held.st_ino)
    except FileNotFoundError:
        return True
