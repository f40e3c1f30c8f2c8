"""Why a bot would decide so, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.words import Words
from rocaille.words.sentences import words_of

MOST_TOLD: Final = 3  # decisions that are to follow
ANY: Final = 1  # dice: a plan is told as far as it holds in any determinization


def hint(
    words: Words,
    game: Game,
    view: View,
    decision: Decision,
    changes: Sequence[tuple[str, float]],
    names: Sequence[str] | None = None,
    then: Sequence[Decision] = (),
) -> str:
    """The decision, what is to follow, and which features of the game's strategy change by how much, the weightiest first."""
    called = names or words_of(game.name).SEAT_NAMES
    said = [_reason(words, game.name, feature, change) for feature, change in changes if _tells(feature)]
    reasons = ", ".join(said) or words("general.hint_nothing")
    labels = _labels(words, game, view, (decision, *then), called)
    plan = [words_of(game.name).spelled(words, label, called).removesuffix(".") for label in labels]
    if len(plan) > 1:
        follows = "; ".join(plan[1 : 1 + MOST_TOLD]) + ("; …" if len(plan) > 1 + MOST_TOLD else ".")
        return words("general.hint_plan", decision=f"{plan[0]}.", then=follows, reasons=reasons)
    return words("general.hint", decision=plan[0], reasons=reasons)


def _labels(words: Words, game: Game, view: View, plan: Sequence[Decision], names: Sequence[str]) -> list[str]:
    """What is planned, each decision in the words of its own moment; steps without a choice go without saying."""
    say = words_of(game.name)
    labels = [say.option(words, game, view, plan[0], names)]
    if len(plan) == 1 or view.seat is None:
        return labels
    state = game.imagine(view, ANY)
    game.carry_out(state, view.seat, plan[0])
    for decision in plan[1:]:
        options = game.options(state, view.seat)
        if decision not in options:
            break
        if len(options) > 1:
            labels.append(say.option(words, game, game.view(state, view.seat), decision, names))
        game.carry_out(state, view.seat, decision)
    return labels


def _tells(feature: str) -> bool:
    """Whether it means something to a person: what is only about whose turn it is does not."""
    return feature not in ("constant", "waiting") and not feature.endswith("_in_hand")


def _reason(words: Words, game: str, feature: str, change: float) -> str:
    """Yellow silk +2 where something is counted; what is only judged gets better or worse, for its number says nothing.

    A count that is not whole stands for more of a thing than the strategy values in full; then it is just more or less.
    """
    rises = change > 0
    if (judged := f"{game}.{'more' if rises else 'less'}.{feature}") in words:
        return words(judged, points=max(1, round(abs(change))))
    name = words(f"{game}.feature.{feature}")
    if change != round(change):
        return words("general.hint_more" if rises else "general.hint_less", feature=name)
    return f"{name} {change:+.0f}".replace("-", "−")
