# not compiled
"""A game with little to write: positions and views are named parts, and what goes through all parts is written once, here.

The parts of a class are its annotations: ints, or tuples of them, of any depth. Copies, keys and the way back from a key are
made of the parts. A copy takes twice as long as one that is written out, as in our own games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self, TypeVar

from rocaille.kernel.agenda import AgendaGame, Step, go_on, restored_agenda
from rocaille.kernel.codec import frozen
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import DecisionDice, advance, sown
from rocaille.kernel.game import Outcome, ScoreLine, State, View
from rocaille.kernel.log import SILENCE, Log
from rocaille.kernel.naming import Arguments, Naming, numbered

T = TypeVar("T")


class PlainDecision(Decision):
    """A decision with one value, such as a card; `value` is -1 where there is none. Made by `choices`."""

    def __init__(self, number: int, value: int = -1) -> None:
        super().__init__(number)
        self.value: Final = value

    def values(self) -> tuple[int, ...]:
        return (self.value,) if self.fields else ()


def choices(word: str, first: int, field: str = "", count: int = 1) -> list[PlainDecision]:
    """The decisions of a word, one for each value of a field; numbered from `first` on."""
    kind: type[PlainDecision] = type(word.title(), (PlainDecision,), {"word": word, "fields": (field,) if field else ()})
    return [kind(first + value, value if field else -1) for value in range(count)]


class PlainState(State):
    """A position; a subclass names its parts: `hands: tuple[tuple[int, ...], ...]`."""

    parts: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.parts = tuple(cls.__annotations__)

    def __init__(self, dice: int, agenda: tuple[Step[Any], ...] = (), **parts: Any) -> None:
        super().__init__(dice, agenda)
        filled(self, parts)

    def copy(self) -> Self:
        return type(self)(self.dice, self.agenda, **{name: getattr(self, name) for name in self.parts})

    def key(self) -> tuple[Any, ...]:
        return (self.dice, keys_of(self.agenda), *[getattr(self, name) for name in self.parts])


class PlainView(View):
    """What a seat has seen; a subclass names its parts, and tells them with names in `to_json`."""

    parts: ClassVar[tuple[str, ...]] = ()
    names: ClassVar[Mapping[str, Sequence[str]]] = {}  # of the numbers of steps, by field

    def __init_subclass__(cls) -> None:
        cls.parts = tuple(cls.__annotations__)

    def __init__(self, seat: int | None, agenda: tuple[Step[Any], ...] = (), **parts: Any) -> None:
        super().__init__(seat)
        self.agenda = agenda
        filled(self, parts)

    def key(self) -> tuple[Any, ...]:
        return (self.seat, keys_of(self.agenda), *[getattr(self, name) for name in self.parts])

    def to_json(self) -> dict[str, Any]:
        """Whose view it is, and what is to be decided."""
        return {"seat": self.seat, "step": self.agenda[-1].to_json(self.names) if self.agenda else None}


class PlainGame(AgendaGame):
    """A game of plain parts. A subclass names the kinds of its positions, views and steps, and adds the rules."""

    state_kind: ClassVar[type[PlainState]]
    view_kind: ClassVar[type[PlainView]]
    step_kinds: ClassVar[tuple[type[Step[Any]], ...]]
    numbers: ClassVar[dict[str, tuple[str, ...]]] = {}  # what the numbers of events, reasons and score lines are, by key

    def __init__(
        self, name: str, version: int, player_counts: tuple[int, ...], decisions: list[Decision], names: dict[str, list[str]]
    ) -> None:
        limit = max(decision.number for decision in decisions) + 1
        super().__init__(name, version, player_counts, {}, None, limit)
        self.speak(decisions, names)
        arguments = Arguments(self.numbers, self.numbers, self.numbers)
        self.naming = Naming(arguments, {field: numbered(words) for field, words in names.items()})

    def set_up(self, players: int, dice: int) -> PlainState:
        """The table before anything was dealt."""
        raise NotImplementedError

    def begin(self, state: Any, log: Log) -> None:
        """Deal, and put the first steps on the agenda."""
        raise NotImplementedError

    def score(self, state: Any) -> list[ScoreLine]:
        """The lines that everybody can see that would be on the sheet, were the match over now."""
        raise NotImplementedError

    def tie_break(self, state: Any) -> tuple[int, ...]:
        """By seat, the more the better where totals are equal."""
        raise NotImplementedError

    def new(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        log: Log = SILENCE,
        source: DecisionDice | None = None,
    ) -> PlainState:
        self.check_table(players, options)
        state = self.set_up(players, sown(seed, self.name))
        state.source = source
        self.begin(state, log)
        go_on(state, log)
        state.source = None
        return state

    def view(self, state: State, seat: int | None) -> PlainView:
        self.check_seat(len(self.tie_break(state)), seat)
        return self.view_kind(seat, state.agenda, **self.seen(state, seat))

    def seen(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The parts of a view, built up from what that seat can see; None is a spectator."""
        raise NotImplementedError

    def imagine(self, view: View, dice: int) -> PlainState:
        assert isinstance(view, PlainView)
        state = self.imagined(view, dice)
        state.agenda = view.agenda
        state.dice = advance(state.dice)
        return state

    def imagined(self, view: Any, dice: int) -> PlainState:
        """A position that this view allows; what it does not tell is dealt with these dice."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        ties = self.tie_break(state)
        return None if state.agenda else Outcome(self.score(state), len(ties), ties)

    def forecast(self, state: State) -> list[ScoreLine]:
        return self.score(state)

    def restored(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> PlainState:
        self.check_table(players, options)
        dice, agenda, *parts = frozen(key)
        kind = self.state_kind
        return kind(dice, restored_agenda(agenda, self.step_kinds), **dict(zip(kind.parts, parts, strict=True)))

    def restored_view(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> PlainView:
        self.check_table(players, options)
        seat, agenda, *parts = frozen(key)
        kind = self.view_kind
        return kind(seat, restored_agenda(agenda, self.step_kinds), **dict(zip(kind.parts, parts, strict=True)))


def filled(made: PlainState | PlainView, parts: dict[str, Any]) -> None:
    """Give an object its parts: all of them, and nothing else."""
    if set(parts) != set(made.parts):
        raise TypeError(f"{type(made).__name__} has the parts {', '.join(made.parts)}; given were {', '.join(parts)}")
    for name, part in parts.items():
        setattr(made, name, part)


def replaced(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """`row` with something else in one place."""
    return (*row[:place], item, *row[place + 1 :])


def keys_of(agenda: tuple[Step[Any], ...]) -> tuple[Any, ...]:
    return tuple([step.key() for step in agenda])
