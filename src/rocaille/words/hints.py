"""Why a bot would decide so, as a sentence."""
from __future__ import annotations

from collections.abc import Sequence

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View
from rocaille.words import Words
from rocaille.words.sentences import words_of


def hint(words: Words, game: Game, view: View, decision: Decision, changes: Sequence[tuple[str, float]],
         names: Sequence[str] | None = None) -> str:
    """The decision, and which features of the game's strategy it changes by how much, the weightiest first."""
    said = [f"{words(f'{game.name}.feature.{feature}')} {_signed(change)}" for feature, change in changes]
    say = words_of(game.name)
    label = say.option(words, game, view, decision, names or say.SEAT_NAMES)
    return words("general.hint", decision=label, reasons=", ".join(said) or words("general.hint_nothing"))


def _signed(change: float) -> str:
    """+3, −1, +0.5: whole where it is whole, with a real minus."""
    text = f"{change:+.1f}".removesuffix(".0")
    return text.replace("-", "−")
