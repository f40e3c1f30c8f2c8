"""What every opponent is."""

from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View


class Bot:
    """Decides for one seat of one game."""

    blind = False  # a blind bot is not given a view, which saves making one

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        """One of `options`; `view` is what the seat has seen."""
        raise NotImplementedError
