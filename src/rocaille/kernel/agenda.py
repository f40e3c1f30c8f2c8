"""Flow as data: what is still to be decided waits on an agenda inside the state.

The last step is the next to be taken. A step that does not wait for anybody takes itself, so between two decisions the game
goes on by itself until somebody must decide or the agenda is empty, which is the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.game import Game, State
from rocaille.kernel.guests import mypyc_attr
from rocaille.kernel.log import SILENCE, Log

S = TypeVar("S", bound="State")

SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A point at which somebody must decide, or at which the game goes on by itself. Immutable.

    `fields` are the names of what its constructor takes after the seat, in that order; attributes of the same names hold it.
    """

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[Any, ...]:
        """Its kind and what its constructor takes, for `restored_agenda`."""
        return (type(self).__name__, self.seat, *[getattr(self, field) for field in self.fields])

    def word(self) -> str:
        """What it is called wherever it is named."""
        return word_of(type(self))

    def to_json(self, names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
        """The wire form: its word and its fields. `names` has the names of the values of a field; others are numbers."""
        told: dict[str, Any] = {"step": self.word(), "seat": self.seat if self.seat >= 0 else None}
        for field in self.fields:
            told[field] = named(getattr(self, field), names.get(field))
        return told

    def waits(self, state: S) -> bool:
        """Whether there is something to decide; otherwise the step takes itself."""
        return True

    def seats(self, state: S) -> tuple[int, ...]:
        """Who may decide."""
        return SEATS[self.seat]

    def options(self, state: S, seat: int) -> list[Decision]:
        raise NotImplementedError

    def carry_out(self, state: S, seat: int, decision: Decision, log: Log) -> None:
        """Do what a legal decision says. The step has already left the agenda."""
        raise NotImplementedError

    def happen(self, state: S, log: Log) -> None:
        """What a step that does not wait does. It has already left the agenda."""

    def fits(self, state: S) -> bool:
        """Whether this can be what is being decided, with what the players hold in `state`."""
        return self.waits(state)

    def why_not(self, state: S, seat: int, decision: Decision) -> Reason:
        """Why a decision that is not among the options is not."""
        return Reason("not_now")


def word_of(kind: type[Step[Any]]) -> str:
    """`PlayOneCard` is called `play_one_card`."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__]).lstrip("_")


def named(value: Any, names: Sequence[str] | None) -> Any:
    """The name of a number, None for one that names nothing; the names of a row of numbers. Without names, the value itself."""
    if isinstance(value, tuple):
        return [named(item, names) for item in value]
    if names is None:
        return value
    return names[value] if value >= 0 else None


def restored_agenda(keys: Iterable[tuple[Any, ...]], kinds: Iterable[type[Step[Any]]]) -> tuple[Step[Any], ...]:
    """The steps whose keys these are, of these kinds."""
    by_name: dict[str, Any] = {kind.__name__: kind for kind in kinds}
    return tuple([by_name[key[0]](*key[1:]) for key in keys])


def go_on(state: State, log: Log) -> None:
    """Let happen what happens by itself, until somebody must decide or the game is over."""
    while state.agenda:
        step = state.agenda[-1]
        if step.waits(state):
            return
        state.agenda = state.agenda[:-1]
        step.happen(state, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game):
    """The questions about a game whose flow is its agenda, answered by the step that is next."""

    def to_decide(self, state: State) -> tuple[int, ...]:
        return state.agenda[-1].seats(state) if state.agenda else ()

    def options(self, state: State, seat: int) -> list[Decision]:
        if not state.agenda:
            return []
        step = state.agenda[-1]
        if (step.seat == seat and seat >= 0) or seat in step.seats(state):
            return step.options(state, seat)
        return []

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log = SILENCE) -> None:
        step = state.agenda[-1]
        state.agenda = state.agenda[:-1]
        step.carry_out(state, seat, decision, log)
        go_on(state, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason | None:
        if not state.agenda:
            return Reason("game_over")
        step = state.agenda[-1]
        if seat not in step.seats(state):
            return Reason("not_your_turn")
        if decision in step.options(state, seat):
            return None
        return step.why_not(state, seat, decision)
