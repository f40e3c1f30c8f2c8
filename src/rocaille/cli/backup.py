"""`rocaille backup`: all tables of a server in one file, from which another can go on."""

import asyncio
from pathlib import Path

from rocaille.server.backup import copied
from rocaille.server.database import address
from rocaille.words import Words


def backup(file: str, database: str | None, words: Words) -> int:
    path = Path(file)
    tables = asyncio.run(copied(address(database), path))
    print(words("backup.done", tables=tables, file=file, address=f"sqlite:///{path.absolute()}"))
    return 0
