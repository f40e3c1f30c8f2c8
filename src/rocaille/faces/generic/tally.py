"""What a report counts in any game: which kinds of decisions are made, and by whom."""

from __future__ import annotations

from typing import Final

from rocaille.arena.counting import Side, Tally, TallyLayout, Topic
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State


class GenericCounting:
    """All numbers of players are one side; a report takes three players, or as many as come next to that."""

    def __init__(self, player_counts: tuple[int, ...]) -> None:
        usual = min(player_counts, key=lambda count: abs(count - 3))
        self.SIDES: Final = (Side("any", player_counts, usual),)

    def layout(self, game: Game, players: int) -> TallyLayout:
        return TallyLayout((Topic("decisions", "decision", tuple(game.notation.words), brief=True),), ())

    def tally(self, game: Game, players: int) -> Tally:
        return GenericTally(players)


class GenericTally(Tally):
    """Listens to a game."""

    def decides(self, game: Game, state: State, seat: int, decision: Decision) -> None:
        if not any(self.uses) and not self.offers:
            self.first = seat
        for word in {option.word for option in game.options(state, seat)}:
            self.offer("decisions", word)
        self.use("decisions", decision.word, seat)
