"""Databases, as the server's own tests have them."""

from tests.server.conftest import database, postgresql, sqlite

__all__ = ["database", "postgresql", "sqlite"]
