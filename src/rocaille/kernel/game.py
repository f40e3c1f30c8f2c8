"""The one promise: the questions that everything else asks of a game.

A game is an object without memory; what happens is in the state. `carry_out` trusts its caller, `decide` does not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rocaille.kernel.decision import Decision, Reason, Refused
from rocaille.kernel.dice import DecisionDice
from rocaille.kernel.guests import mypyc_attr
from rocaille.kernel.log import SILENCE, Log
from rocaille.kernel.naming import Arguments, Naming
from rocaille.kernel.notation import Notation

if TYPE_CHECKING:
    from rocaille.kernel.agenda import Step
    from rocaille.kernel.strategy import Strategy

AGENDA: Final = "agenda"


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed:
    """Something with a key: nested tuples of ints and strings, equal for equal things and only for them.

    `fields` are the names of what is in it, in their order; a list and the agenda are there as the keys of what they hold.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def key(self) -> tuple[Any, ...]:
        found: list[Any] = []
        for field in self.fields:
            value = getattr(self, field)
            found.append(tuple([each.key() for each in value]) if field == AGENDA or isinstance(value, list) else value)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Keyed):
    """A position. `dice` is all the chance that is still to come, `agenda` what is still to be decided, the next step last.

    `source` is only there while a decision of a real match is carried out: then the dice come from it, and `dice` is the last
    of them. It belongs to nobody's copy.
    """

    __slots__ = ("dice", "agenda", "source")

    def __init__(self, dice: int, agenda: tuple[Step[Any], ...]) -> None:
        self.dice = dice
        self.source: DecisionDice | None = None
        self.agenda = agenda

    def copy(self) -> State:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Keyed):
    """What one seat (or None, a spectator) has seen. Its key is equal for positions that the seat cannot tell apart."""

    __slots__ = ("seat",)

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat

    def to_json(self) -> dict[str, Any]:
        """What it knows, with names, for the wire and for people. `step` is what is decided now; None after the end."""
        raise NotImplementedError


class ScoreLine:
    """One line of the score sheet: why a seat has points. A total is the sum of its lines and nothing else."""

    __slots__ = ("seat", "reason", "args", "points", "label")

    def __init__(self, seat: int, reason: str, args: tuple[int, ...], points: int, label: str = "") -> None:
        self.seat: Final = seat
        self.reason: Final = reason
        self.args: Final = args
        self.points: Final = points
        self.label: Final = label or ".".join([reason, *[str(n) for n in args]])  # reason and numbers as one word


class Outcome:
    """How a game ended."""

    __slots__ = ("sheet", "totals", "tie_break", "winners")

    def __init__(self, sheet: list[ScoreLine], players: int, tie_break: tuple[int, ...]) -> None:
        self.sheet: Final = sheet
        totals = [0] * players
        for line in sheet:
            totals[line.seat] += line.points
        self.totals: Final[tuple[int, ...]] = tuple(totals)
        self.tie_break: Final = tie_break  # the more the better, where totals are equal
        best = max([(total, tie) for total, tie in zip(totals, tie_break)])
        self.winners: Final[tuple[int, ...]] = tuple(
            [seat for seat in range(players) if (totals[seat], tie_break[seat]) == best]
        )

    def to_json(self) -> dict[str, Any]:
        """As it stands in records; `game.naming` tells it with names."""
        sheet = [{"seat": line.seat, "reason": line.label, "points": line.points} for line in self.sheet]
        return {"scores": list(self.totals), "winners": list(self.winners), "sheet": sheet}


def written(table: dict[str, Any]) -> str:
    """A component table as one text: unlike a comparison, it tells `true` from 1."""
    return json.dumps(table, sort_keys=True, default=str)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, with one set of components.

    A game with options has a variant for each choice of them, with the numbers and the notation of its decisions. Questions
    about a state may be put to any variant.
    """

    def __init__(
        self,
        name: str,
        version: int,
        player_counts: tuple[int, ...],
        standard: dict[str, Any],
        table: dict[str, Any] | None,
        limit: int,
        known_options: tuple[str, ...] = (),
        chosen: tuple[str, ...] = (),
        versions: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.versions: Final = versions or (version,)  # all that can still be played
        self.player_counts: Final = player_counts
        self.given: Final = table  # None: the published one of this version
        self.table: Final = standard if table is None else table  # of components
        self.custom: Final = table is not None and written(table) != written(standard)
        self.known_options: Final = known_options
        self.chosen: Final = chosen  # the options of this variant
        self.decision_limit: Final = limit  # all numbers of decisions are below this
        self.notation = Notation([], {})  # decisions as text, JSON and feature vectors
        self.decisions: dict[int, Decision] = {}  # every decision there is, by number
        self.naming = Naming(Arguments({}, {}, {}), {})  # of what it tells: events, reasons, score lines

    def speak(self, decisions: list[Decision], names: dict[str, list[str]]) -> None:
        """Take on these decisions, written with these names."""
        self.notation = Notation(decisions, names)
        self.decisions = {decision.number: decision for decision in self.notation.decisions}

    def new(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        log: Log = SILENCE,
        source: DecisionDice | None = None,
    ) -> State:
        """The position before the first decision; without `options`, with those of this variant.

        The dice are those of `source` if there is one, as in real matches; otherwise the stream of `seed`.
        """
        raise NotImplementedError

    def variant(self, options: Mapping[str, object] | None) -> Game:
        """This game with these options; itself if they are its own, or if nothing is said about them."""
        self.on(options)
        return self

    def of_version(self, version: int) -> Game:
        """This game by that version of its rules, as a record asks for; itself if it is its own."""
        self.check_version(version)
        return self

    def check_version(self, version: int) -> None:
        """Refuse a version of the rules that this program does not know."""
        if version not in self.versions:
            raise Refused("record_version", found=version, known=", ".join([str(known) for known in self.versions]))

    def on(self, options: Mapping[str, object] | None) -> tuple[str, ...]:
        """The options that are on, in the game's order; refuse one that it does not have, or that is neither on nor off."""
        if options is None:
            return self.chosen
        for option, value in options.items():
            if option not in self.known_options:
                raise Refused("unknown_option", option=option, known=", ".join(self.known_options) or "none")
            if not isinstance(value, bool):
                raise Refused("option_not_on_or_off", option=option, found=str(value))
        return tuple([option for option in self.known_options if options.get(option)])

    def check_table(self, players: int, options: Mapping[str, object] | None) -> None:
        """Refuse a number of players or an option that the game does not have."""
        counts = self.player_counts
        if players not in counts:
            raise Refused("player_count", found=players, least=min(counts), most=max(counts))
        self.on(options)

    def check_seat(self, players: int, seat: int | None) -> None:
        """Refuse a seat that is not at the table; None is a spectator."""
        if seat is not None and not 0 <= seat < players:
            raise Refused("seat_range", found=seat, most=players - 1)

    def to_decide(self, state: State) -> tuple[int, ...]:
        """The seats that may decide now; () when the game is over."""
        raise NotImplementedError

    def options(self, state: State, seat: int) -> list[Decision]:
        """Every legal decision of `seat`, in a fixed order; [] when it has nothing to decide."""
        raise NotImplementedError

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log = SILENCE) -> None:
        """Do what a legal decision says, in place."""
        raise NotImplementedError

    def strategy(self) -> Strategy:
        """What the game knows about playing it well, for bots."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """Everything that `seat` has seen; None is a spectator."""
        raise NotImplementedError

    def imagine(self, view: View, dice: int) -> State:
        """A complete state that `view` allows, the same for the same dice."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """The score sheet; None before the end."""
        raise NotImplementedError

    def forecast(self, state: State) -> list[ScoreLine]:
        """The lines that everybody can see that would be on the score sheet, were the match over now."""
        raise NotImplementedError

    def in_secret(self, state: State) -> bool:
        """Whether what is decided now is decided by several seats at once, unseen by each other and in any order."""
        return False

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason | None:
        """Why `seat` may not decide this now; None if it may."""
        raise NotImplementedError

    def restored(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> State:
        """The state whose `key()` this is, also after a journey through JSON."""
        raise NotImplementedError

    def restored_view(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> View:
        """The view whose `key()` this is, also after a journey through JSON: as good as the one that it was made of."""
        raise NotImplementedError

    def custom_components(self) -> dict[str, Any] | None:
        """The component table, if it is not the published one of this version."""
        return self.table if self.custom else None

    def after(self, state: State, seat: int, decision: Decision, log: Log = SILENCE) -> State:
        """The state that follows; `state` itself is left alone."""
        following = state.copy()
        self.carry_out(following, seat, decision, log)
        return following

    def decide(self, state: State, seat: int, decision: Decision, log: Log = SILENCE) -> None:
        """Carry out a decision that nobody has checked yet; refuse it if it is not legal."""
        self.check_legal(state, seat, decision)
        self.carry_out(state, seat, decision, log)

    def check_legal(self, state: State, seat: int, decision: Decision) -> None:
        """Refuse a decision that the seat cannot make now, and say why."""
        if decision not in self.options(state, seat):
            raise self.refusal(state, seat, decision)

    def refusal(self, state: State, seat: int, decision: Decision) -> Refused:
        """What refuses a decision that is not among the options."""
        reason = self.why_not(state, seat, decision) or Reason("not_now")
        return Refused("illegal_decision", decision=decision, seat=seat, reason=reason)
