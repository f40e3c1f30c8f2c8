"""States as text: canonical JSON of their keys, and short hashes of it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any


def canonical(value: Any) -> str:
    """JSON with nothing left to taste."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def digest(value: Any) -> str:
    """Equal for equal values, on every machine."""
    return blake2b(canonical(value).encode(), digest_size=16).hexdigest()


def frozen(value: Any) -> Any:
    """Lists turned into tuples, all the way down: what JSON did to a key, undone."""
    if isinstance(value, list | tuple):
        return tuple([frozen(item) for item in value])
    return value
