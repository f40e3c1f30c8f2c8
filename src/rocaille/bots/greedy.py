"""An opponent that takes what is best at once: it evaluates the position after each option, and looks no further."""

from __future__ import annotations

from rocaille.bots.bot import Bot
from rocaille.bots.evaluation import best_option, next_dice
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, View


class GreedyBot(Bot):
    """Looks one decision ahead."""

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        if len(options) == 1:
            return options[0]
        self.dice = next_dice(self.dice)
        return best_option(game, game.strategy(), game.imagine(view, self.dice), view.seat, options)
