"""Who may do what: secret tokens, of which only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "rocaille"
LIFETIME: Final = 180 * 86_400  # seconds that a token is good for
LONGEST: Final = 100


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for a table or a person; no secret, but none that could be guessed either."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def share_of(table: str, seed: int) -> str:
    """The secret that opens the replay of a match that is over. Only its seed tells it, which nobody has before the end."""
    return sha256(f"rocaille:share:{table}:{seed}".encode()).hexdigest()[:32]


def path_of(table: str) -> str:
    """Where a table's cookie is sent, and nowhere else."""
    return f"/api/tables/{table}"


def token_in(cookies: str) -> str:
    """The token in a Cookie header; "" if there is none."""
    for each in cookies.split(";"):  # others' cookies may have any form
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value if len(value) <= LONGEST else ""
    return ""


def cookie(table: str, token: str, secure: bool) -> str:
    """The header that gives a browser its token: no script sees it, no other site can use it."""
    return f"{COOKIE}={token}; Path={path_of(table)}; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict" + (
        "; Secure" if secure else ""
    )
