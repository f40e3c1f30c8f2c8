"""Why a bot would decide so: which of the strategy's features change, and what that is worth."""

from __future__ import annotations

from typing import Final

from rocaille.bots.evaluation import play_to_quiescence
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.kernel.log import SILENCE

MIN_WORTH: Final = 0.25  # points; smaller changes are not worth a word
MAX_REASONS: Final = 3


class HintReason:
    """One feature that changes: its name, by how much, and what that is worth in final points."""

    __slots__ = ("change", "feature", "worth")

    def __init__(self, feature: str, change: float, worth: float) -> None:
        self.feature: Final = feature
        self.change: Final = change
        self.worth: Final = worth


def reasons(game: Game, view: View, decision: Decision, dice: int, then: tuple[Decision, ...] = ()) -> list[HintReason]:
    """What a decision changes for the seat, as far as it can know, the change that is worth most first.

    `then` is what the seat plans to decide afterwards; it is carried out too, as far as it is possible.
    """
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
    play_to_quiescence(game, strategy, state, view.seat)
    after = strategy.features(state, view.seat)
    changes = [
        HintReason(names[at], after[at] - before[at], (after[at] - before[at]) * weights[at]) for at in range(len(names))
    ]
    kept = [reason for reason in changes if abs(reason.worth) >= MIN_WORTH]
    return sorted(kept, key=lambda reason: -abs(reason.worth))[:MAX_REASONS]
