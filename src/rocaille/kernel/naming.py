"""What a game tells by numbers (events, reasons, score lines), by name: declared once by each game, beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rocaille.kernel.decision import Reason
from rocaille.kernel.log import Event

if TYPE_CHECKING:
    from rocaille.kernel.game import Outcome, ScoreLine

REST: Final = "*"  # a last name that begins so has all the numbers that are left, as a list


class Arguments:
    """The names of the numbers that belong to each key, in their order. What is not here has no numbers."""

    __slots__ = ("events", "reasons", "lines")

    def __init__(
        self, events: dict[str, tuple[str, ...]], reasons: dict[str, tuple[str, ...]], lines: dict[str, tuple[str, ...]]
    ) -> None:
        self.events: Final = events
        self.reasons: Final = reasons
        self.lines: Final = lines

    def event(self, event: Event) -> dict[str, Any]:
        return _by_name("event", event.key, self.events.get(event.key, ()), event.args)

    def reason(self, reason: Reason) -> dict[str, Any]:
        return _by_name("reason", reason.key, self.reasons.get(reason.key, ()), reason.args)

    def line(self, line: ScoreLine) -> dict[str, Any]:
        return _by_name("score line", line.reason, self.lines.get(line.reason, ()), line.args)

    def and_those_of(self, other: Arguments) -> Arguments:
        """These and an expansion's."""
        return Arguments(self.events | other.events, self.reasons | other.reasons, self.lines | other.lines)


class Naming:
    """What the numbers of one game stand for, by the name of their argument: `{"card": {0: "0M"}}`; others stay numbers.

    Like decisions, what happens leaves the engine with names: `{"event": "buys", "seat": 1, "args": {"building": …}}`.
    """

    __slots__ = ("arguments", "names", "imaginary")

    def __init__(self, arguments: Arguments, names: dict[str, dict[int, str]], imaginary: dict[int, str] | None = None) -> None:
        self.arguments: Final = arguments
        self.names: Final = names
        self.imaginary: Final = imaginary or {}  # names of those who have no seat, by the number that they have instead

    def event(self, event: Event) -> dict[str, Any]:
        return self._named(self.arguments.event(event))

    def reason(self, reason: Reason) -> dict[str, Any]:
        return self._named(self.arguments.reason(reason))

    def line(self, line: ScoreLine) -> dict[str, Any]:
        return self._named(self.arguments.line(line))

    def event_json(self, event: Event) -> dict[str, Any]:
        owner = self.owner(event)
        whose = {"seat": seat_of(event)} | ({"owner": owner} if owner else {})
        return {"event": event.key, **whose, "args": self.event(event)}

    def owner(self, event: Event) -> str:
        """Who without a seat did it, such as an imaginary player; empty if nobody."""
        return self.imaginary.get(event.seat, "")

    def outcome_json(self, outcome: Outcome) -> dict[str, Any]:
        """How a game ended; a record has the same with reason and numbers as one word."""
        sheet = [
            {"seat": line.seat, "reason": line.reason, "args": self.line(line), "points": line.points} for line in outcome.sheet
        ]
        return {"scores": list(outcome.totals), "winners": list(outcome.winners), "sheet": sheet}

    def _named(self, told: dict[str, Any]) -> dict[str, Any]:
        for argument in told:
            if argument in self.names:
                names, number = self.names[argument], told[argument]
                told[argument] = [names[each] for each in number] if isinstance(number, list) else names.get(number, number)
        return told


def seat_of(event: Event) -> int | None:
    """Whose doing it was; None: nobody's who has a seat."""
    return event.seat if event.seat >= 0 else None


def numbered(names: list[str]) -> dict[int, str]:
    """Names by number, where they are counted from 0."""
    return dict(enumerate(names))


def _by_name(kind: str, key: str, names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if names and names[-1].startswith(REST):
        told[names[-1][1:]] = list(numbers[len(names) - 1 :])
        names, numbers = names[:-1], numbers[: len(names) - 1]
    if len(names) != len(numbers):
        declared = ", ".join(names) or "none"
        raise ValueError(f"The {kind} “{key}” has {len(numbers)} arguments; the game's naming declares {declared}.")
    return dict(zip(names, numbers)) | told
