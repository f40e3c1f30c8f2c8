"""Where printed values come from, in words: what is not known is marked wherever it is shown."""

from __future__ import annotations

from typing import Final

from rocaille.words import Words

ORIGINS: Final = ("rulebook", "public", "inferred", "reconstructed", "chosen", "printed")


def origins(words: Words) -> dict[str, dict[str, str]]:
    """Each origin with its name and what it means."""
    return {origin: {"title": words(f"origin.{origin}"), "text": words(f"origin_text.{origin}")} for origin in ORIGINS}
