"""Overview of the Employee bonuses.

After the main action, and only then, the bonus of the card just played may be used; also if there was no main action, and if
the card was deputed. A bonus that would change nothing is not offered. What the single bonuses do stands in
the folder `bonuses`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.decisions import PASS, Pass
from rocaille.games.rokoko.state import State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import without


class BonusOf(Step):
    """Use the bonus of `card`, or leave it."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def waits(self, state: State) -> bool:
        return state.box.bonuses[self.card].usable(state, state.players[self.seat], self.card)

    def options(self, state: State, seat: int) -> list[Decision]:
        choices = state.box.bonuses[self.card].options(state, state.players[seat], self.card)
        choices.append(PASS)
        return choices

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        if isinstance(decision, Pass):
            log.note("no_bonus", seat, self.card)
        else:
            log.note("uses_bonus", seat, self.card)
            state.box.bonuses[self.card].carry_out(state, state.players[seat], self.card, decision, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        return state.box.bonuses[self.card].why_not(state, state.players[seat], self.card, decision)


class Departure(Step):
    """A card deputed by a bonus leaves the game once its own bonus is done."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        player = state.players[self.seat]
        player.leaving = without(player.leaving, self.card)
