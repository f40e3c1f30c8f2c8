"""What a player can decide, as data; and why something cannot be done."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rocaille.kernel.guests import mypyc_attr


class Refused(Exception):
    """Something that cannot be done, as a key and its arguments; the words for it are in `rocaille.words`."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key: Final = key
        self.details: Final[dict[str, Any]] = args

    def __str__(self) -> str:
        return " ".join([self.key, *[f"{name}={value}" for name, value in self.details.items()]])


class Reason:
    """Why a decision is not available, as a key and its numbers."""

    __slots__ = ("key", "args")

    def __init__(self, key: str, args: tuple[int, ...] = ()) -> None:
        self.key: Final = key
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Reason{(self.key, *self.args)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """Something a player can decide. Its number is its identity; `word` and `fields` are what it is written with."""

    __slots__ = ("number",)
    word: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def values(self) -> tuple[int, ...]:
        """The numbers that belong to `fields`."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.number == other.number and self.word == other.word

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()}"
