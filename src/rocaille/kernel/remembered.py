"""An answer kept for the next time the same is asked: everybody at a table is told the same of one position."""

from __future__ import annotations

from typing import Any


class LastAnswer:
    """What was found out last, and from what."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: tuple[Any, Any] | None = None  # question and answer together: nobody sees one without the other

    def to(self, question: Any) -> Any:
        """The answer, if this was the last question; otherwise None."""
        kept = self.kept
        return kept[1] if kept is not None and kept[0] == question else None

    def keep(self, question: Any, answer: Any) -> None:
        self.kept = (question, answer)
