"""A position with its past, as OpenSpiel needs it: chance as a move of its own, and what every seat has seen so far."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rocaille.catalogue import game as find_game
from rocaille.kernel.codec import digest
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, State
from rocaille.kernel.log import Log

EVERYBODY: Final = -1


class Seen(NamedTuple):
    """Something that happened, who saw it, and what happened before."""

    to: int
    text: str
    own: int  # the number of the decision, if it is one of that seat's own
    before: Seen | None


class Position:
    """Never changed: `decided` and `drawn` give the next one, so a copy is the same object."""

    def __init__(
        self, game: Game, players: int, state: State | None = None, pending: Decision | None = None, past: Seen | None = None
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.state: Final = state  # None before the deal
        self.pending: Final = pending  # a decision that waits for chance
        self.past: Final = past
        self.over: Final = state is not None and not game.to_decide(state)
        self.chance: Final = not self.over and (state is None or pending is not None)
        self.seat: Final = -1 if state is None or self.over else game.to_decide(state)[0]

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        past: list[tuple[int, str, int]] = [entry[:3] for entry in entries(self.past)]
        return (
            _restore,
            (
                self.game.name,
                self.game.custom_components(),
                self.game.chosen,
                self.players,
                None if self.state is None else self.state.key(),
                None if self.pending is None else self.pending.number,
                past,
            ),
        )

    def options(self) -> list[Decision]:
        return [] if self.state is None or self.chance else self.game.options(self.state, self.seat)

    def after_decision(self, number: int) -> Position:
        """After a decision. If it needs dice, it waits: nothing of what they will show is known yet."""
        assert self.state is not None
        decision = self.game.decisions[number]
        log = Log()
        after = self.game.after(self.state, self.seat, decision, log)
        if after.dice != self.state.dice:
            return Position(self.game, self.players, self.state, decision, self.past)
        return Position(self.game, self.players, after, None, self._remember(decision, log))

    def after_chance(self, seed: int) -> Position:
        """After chance: the deal, or the dice that a decision waits for."""
        log = Log()
        if self.state is None:
            dealt = self.game.new(self.players, seed, None, log)
            return Position(self.game, self.players, dealt, None, self._remember(None, log))
        assert self.pending is not None
        before = self.state.copy()
        before.dice = sown(seed, "chance")
        after = self.game.after(before, self.seat, self.pending, log)
        return Position(self.game, self.players, after, None, self._remember(self.pending, log))

    def resample(self, seat: int, seed: int) -> Position:
        """Another position that this seat cannot tell from this one. What only others saw is left out of its past."""
        assert self.state is not None and not self.chance
        state = self.game.imagine(self.game.view(self.state, seat), sown(seed, "imagined"))
        past: Seen | None = None
        for entry in entries(self.past):
            if entry.to in (EVERYBODY, seat):
                past = Seen(entry.to, entry.text, entry.own, past)
        return Position(self.game, self.players, state, None, past)

    def seen_by(self, seat: int | None) -> list[Seen]:
        """What this seat, or a spectator, saw and did, in order."""
        return [entry for entry in entries(self.past) if entry.to in (EVERYBODY, seat)]

    def knowledge(self, seat: int | None) -> str:
        """What this seat, or a spectator, has seen on the table, as one word."""
        return "before the deal" if self.state is None else digest(self.game.view(self.state, seat).key())

    def identity(self) -> str:
        """All of it as one word, for comparing."""
        return "" if self.state is None else digest([self.state.key(), self.pending and self.pending.number])

    def _remember(self, decision: Decision | None, log: Log) -> Seen | None:
        past = self.past
        if decision is not None:
            past = Seen(self.seat, f"decides {self.game.notation.written(decision)}", decision.number, past)
        for event in log.events:
            past = Seen(event.to, " ".join([event.key, str(event.seat), *[str(number) for number in event.args]]), -1, past)
        return past


def entries(past: Seen | None) -> list[Seen]:
    """A past from its beginning on."""
    found: list[Seen] = []
    while past is not None:
        found.append(past)
        past = past.before
    return found[::-1]


def _restore(
    name: str,
    components: dict[str, Any] | None,
    chosen: tuple[str, ...],
    players: int,
    key: Any,
    pending: int | None,
    told: list[tuple[int, str, int]],
) -> Position:
    game = find_game(name, components, {option: True for option in chosen})
    past: Seen | None = None
    for to, text, own in told:
        past = Seen(to, text, own, past)
    return Position(
        game,
        players,
        None if key is None else game.restored(key, players),
        None if pending is None else game.decisions[pending],
        past,
    )
