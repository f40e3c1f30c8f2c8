"""Backups: all rows of a database, as they stood at one moment, in an SQLite file. The server may run meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, insert, select
from sqlalchemy.engine import URL

from rocaille.kernel.decision import Refused
from rocaille.server.database import UNUSABLE, check_known, engine, migrate, private, unusable
from rocaille.server.schema import METADATA, TABLES

AT_ONCE: Final = 1_000  # rows


async def copied(source: URL, path: Path) -> int:
    """Write the file, whole or not at all; how many tables are in it."""
    if path.exists():
        raise Refused("file_exists", file=str(path))
    draft = path.with_name(path.name + ".part")
    try:
        if source.get_backend_name() == "sqlite":
            Path(str(source.database)).open("rb").close()  # SQLite would make one
    except OSError as problem:
        raise unusable(source, problem) from None
    try:
        draft.unlink(missing_ok=True)
        private(draft)
    except OSError as problem:
        raise Refused("file_unwritable", file=str(path), problem=problem.strerror or "") from None
    try:
        tables = await _copy(source, draft)
        draft.replace(path)
    except UNUSABLE as problem:
        raise unusable(source, problem) from None
    finally:
        draft.unlink(missing_ok=True)
    return tables


async def _copy(source: URL, draft: Path) -> int:
    origin = engine(source, patient=True)
    copy = create_engine(URL.create("sqlite", database=str(draft)))
    count = 0
    try:
        async with origin.connect() as reading:
            if source.get_backend_name() == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                await reading.exec_driver_sql("BEGIN")  # all that is read is of one moment
            await reading.run_sync(check_known, source)
            with copy.begin() as writing:
                migrate(writing)
                for table in METADATA.sorted_tables:
                    found = await reading.stream(select(table))
                    async for rows in found.mappings().partitions(AT_ONCE):
                        writing.execute(insert(table), [dict(row) for row in rows])
                        count += len(rows) if table is TABLES else 0
    finally:
        copy.dispose()
        await origin.dispose()
    return count
