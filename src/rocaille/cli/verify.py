"""`rocaille verify`: a record, and whether its dice were fair."""

from collections.abc import Iterator
from pathlib import Path

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.fairness import is_hash, is_number, seed_hash
from rocaille.kernel.record import Record, load
from rocaille.words import Words


def verify(file: str, shown: str | None, number: str | None, words: Words) -> int:
    """Reading a record plays it through, with the dice of its seed and its numbers, and compares it with what it promised.

    What only a player can know is whether this was promised: the hash that was shown before the match, and their own number.
    """
    shown, number = shown and shown.lower(), number and number.lower()
    if shown is not None and not is_hash(shown):
        raise Refused("not_a_hash", found=shown)
    if number is not None and not is_number(number):
        raise Refused("not_a_number", found=number)
    record = load(Path(file), find_game)
    right = seed_hash(record.seed, record.commitments)
    if shown is not None and shown != right:
        raise Refused("hash_differs", file=file, right=right, found=shown)
    if number is not None and number not in (record.numbers or ()):
        raise Refused("number_differs", file=file, found=number)
    print(words("verify.sound", file=file, decisions=len(record.decisions)))
    if record.numbers is None:
        print(words("verify.fair" if shown else "verify.hash", seed=record.seed, hash=right))
        return 0
    print(words("verify.shown" if shown else "verify.to_be_shown", seed=record.seed, hash=right))
    for line in _numbers(record, number, words):
        print(line)
    print(words("verify.dice" if any(record.numbers) else "verify.dice_of_seed"))
    return 0


def _numbers(record: Record, own: str | None, words: Words) -> Iterator[str]:
    """What each seat added to the dice."""
    for seat, number in enumerate(record.numbers or ()):
        player = record.seats[seat] or str(seat)
        if number:
            yield words("verify.own_number" if number == own else "verify.number", player=player, number=number)
        elif record.commitments and record.commitments[seat]:
            yield words("verify.never_revealed", player=player)
        else:
            yield words("verify.no_number", player=player)
