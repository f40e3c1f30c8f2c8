"""Backups: all rows of a database, as they stood at one moment, in an SQLite file. The server may run meanwhile."""
from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from rocaille.kernel.decision import Refused
from rocaille.server.database import engine, migrate
from rocaille.server.schema import METADATA, TABLES

AT_ONCE: Final = 1_000  # rows


async def copied(source: URL, path: Path) -> int:
    """Write the file, whole or not at all; how many tables are in it."""
    if path.exists():
        raise Refused("file_exists", file=str(path))
    if source.get_backend_name() == "sqlite" and not Path(str(source.database)).is_file():
        raise Refused("database_unusable", database=str(source.database), problem="–")
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        tables = await _copy(source, draft)
        draft.replace(path)
    except (SQLAlchemyError, OSError) as problem:
        raise Refused("database_unusable", database=source.render_as_string(hide_password=True),
                      problem=" ".join(str(getattr(problem, "orig", None) or problem).split())[:200]) from None
    finally:
        draft.unlink(missing_ok=True)
    return tables


async def _copy(source: URL, draft: Path) -> int:
    origin = engine(source)
    copy = create_engine(URL.create("sqlite", database=str(draft)))
    count = 0
    try:
        async with origin.connect() as reading:
            if source.get_backend_name() == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            else:
                await reading.exec_driver_sql("BEGIN")  # all that is read is of one moment
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
