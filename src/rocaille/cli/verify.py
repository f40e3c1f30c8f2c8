"""`rocaille verify`: a record, and whether its dice were fair."""

import re
from pathlib import Path

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.fairness import seed_hash
from rocaille.kernel.record import load
from rocaille.words import Words


def verify(file: str, shown: str | None, words: Words) -> int:
    """Reading a record plays it through; the hash tells whether the seed was chosen before the match."""
    shown = shown.lower() if shown is not None else None
    if shown is not None and not re.fullmatch("[0-9a-f]{64}", shown):
        raise Refused("not_a_hash", found=shown)
    record = load(Path(file), find_game)
    right = seed_hash(record.seed)
    if shown is not None and shown != right:
        raise Refused("hash_differs", file=file, right=right, found=shown)
    print(words("verify.sound", file=file, decisions=len(record.decisions)))
    print(words("verify.fair" if shown else "verify.hash", seed=record.seed, hash=right))
    return 0
