"""A line of a list to choose from."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from rocaille.kernel.decision import Decision

KEYS = "123456789abdefhijkmnoprtvwxyz"  # without the letters that are commands
_BEFORE_REASON = 20
REST = "0"  # pass, or sell: what is always possible


@dataclass
class Choice:
    """A decision, a group of them, or something that cannot be done."""

    key: str
    label: str
    decision: Decision | None = None
    children: list[Choice] = field(default_factory=list)
    reason: str = ""
    short: Text | None = None  # for lists of several columns
    detail: str = ""  # what else there is to say about it
    command: str = ""  # something that is no decision: the app knows what

    def longest(self) -> int:
        """How long what is told about it can get, with what a message says before the reason."""
        return max(len(self.detail or self.label), len(self.reason) + _BEFORE_REASON)

    @property
    def possible(self) -> bool:
        return not self.reason
