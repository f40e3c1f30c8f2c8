# not compiled
"""Fair dice: nobody chooses them. What is fixed before a match, and how everybody can check it afterwards.

The dice of a match come from a seed, which whoever runs the table draws, and from a number of each player. First each player
commits to a number by its hash. Then the hash of the seed and of all these commitments is shown. Only then the players reveal
their numbers. So the seed was chosen by somebody who did not know the numbers, and each number by somebody who knew neither the
seed nor the other numbers. After the match the seed and the numbers are shown, and must be those that the hashes were made of.
"""

import re
import secrets
from hashlib import sha256
from typing import Final

_NUMBER: Final = re.compile("[0-9a-f]{32}")
_HASH: Final = re.compile("[0-9a-f]{64}")


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)


def seed_hash(seed: int, commitments: tuple[str, ...] | None = None) -> str:
    """What is shown of a seed before the match, together with the players' commitments; None: dice from the seed alone."""
    promised = f"rocaille:{seed}" if commitments is None else f"rocaille:{seed}:{','.join(commitments)}"
    return sha256(promised.encode()).hexdigest()


def commitment(number: str) -> str:
    """The hash by which a player commits to a number; "" for none."""
    return sha256(f"rocaille number:{number}".encode()).hexdigest() if number else ""


def is_number(number: object) -> bool:
    """Whether a player can add this to the seed: 128 bits in hexadecimal."""
    return isinstance(number, str) and bool(_NUMBER.fullmatch(number))


def is_hash(text: object) -> bool:
    """Whether this can be a hash of a seed, or a commitment."""
    return isinstance(text, str) and bool(_HASH.fullmatch(text))
