"""Fair dice: everybody gets the hash of the seed before the first decision and the seed after the last."""

import secrets
from hashlib import sha256


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)


def seed_hash(seed: int) -> str:
    """What is shown of a seed before the end."""
    return sha256(f"rocaille:{seed}".encode()).hexdigest()
