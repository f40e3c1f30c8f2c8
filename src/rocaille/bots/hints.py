"""Why a bot would decide so: what of the strategy's features changes, and what that is worth."""

from __future__ import annotations

from typing import Final

from rocaille.bots.judging import settle
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.kernel.log import SILENCE

LEAST: Final = 0.25  # points; smaller changes are not worth a word
MOST_REASONS: Final = 3


class HintReason:
    """One feature that changes: its name, by how much, and what that is worth in final points."""

    __slots__ = ("change", "feature", "worth")

    def __init__(self, feature: str, change: float, worth: float) -> None:
        self.feature: Final = feature
        self.change: Final = change
        self.worth: Final = worth


def reasons(game: Game, view: View, decision: Decision, dice: int, then: tuple[Decision, ...] = ()) -> list[HintReason]:
    """What a decision and what is planned to follow change for the seat, the weightiest first, as far as it can know."""
    assert view.seat is not None
    strategy = game.strategy()
    state = game.imagine(view, dice)
    before = strategy.features(state, view.seat)
    weights = strategy.weights(state)
    names = strategy.feature_names()
    game.carry_out(state, view.seat, decision, SILENCE)
    for later in then:
        if later not in game.options(state, view.seat):
            break
        game.carry_out(state, view.seat, later, SILENCE)
    settle(game, strategy, state, view.seat)
    after = strategy.features(state, view.seat)
    found = [HintReason(names[at], after[at] - before[at], (after[at] - before[at]) * weights[at]) for at in range(len(names))]
    weighty = [reason for reason in found if abs(reason.worth) >= LEAST]
    return sorted(weighty, key=lambda reason: -abs(reason.worth))[:MOST_REASONS]
