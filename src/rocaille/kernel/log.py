"""Events: what happened, as keys and numbers. Whoever shows them writes the sentences, in the reader's language.

The numbers are quick to note. What leaves the engine has names instead of them: the game's `naming`.
"""

from typing import Final

EVERYONE: Final = -1
UNUSED: Final = -(1 << 40)


class Event:
    """One thing that happened: its key, whose doing it was, its numbers, and the seat that may see it."""

    __slots__ = ("key", "seat", "args", "to")

    def __init__(self, key: str, seat: int, args: tuple[int, ...], to: int) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.to: Final = to

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` may see it; None is a spectator."""
        return self.to == EVERYONE or self.to == seat


class Log:
    """Collects events. `barrier` is set when something was seen that cannot be unseen."""

    __slots__ = ("events", "barrier")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.barrier = False

    def note(self, key: str, seat: int, a: int = UNUSED, b: int = UNUSED, c: int = UNUSED) -> None:
        """Everybody sees this."""
        self.events.append(Event(key, seat, _used(a, b, c), EVERYONE))

    def whisper(self, key: str, seat: int, a: int = UNUSED, b: int = UNUSED, c: int = UNUSED) -> None:
        """Only `seat` sees this."""
        self.events.append(Event(key, seat, _used(a, b, c), seat))

    def reveal(self) -> None:
        """Something hidden was looked at without dice being thrown: undo must not go back behind it."""
        self.barrier = True


class Silence(Log):
    """The log of bots and searches: it keeps nothing."""

    __slots__ = ()

    def note(self, key: str, seat: int, a: int = UNUSED, b: int = UNUSED, c: int = UNUSED) -> None:
        pass

    def whisper(self, key: str, seat: int, a: int = UNUSED, b: int = UNUSED, c: int = UNUSED) -> None:
        pass

    def reveal(self) -> None:
        pass


SILENCE: Final = Silence()


def _used(a: int, b: int, c: int) -> tuple[int, ...]:
    return tuple([x for x in (a, b, c) if x != UNUSED])
