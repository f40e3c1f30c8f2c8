"""An opponent that chooses at random: every option is as likely as any other."""

from rocaille.bots.bot import Bot
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import Game, View


class RandomBot(Bot):
    blind = True

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        self.dice = advance(self.dice)
        return options[face(self.dice, len(options))]
