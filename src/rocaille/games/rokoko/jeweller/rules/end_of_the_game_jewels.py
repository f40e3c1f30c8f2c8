"""End of the Game: jewels.

In the second step of the final scoring, with the crowns and the favour card: 1 prestige for each jewel one has.
"""

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.kernel.game import ScoreLine


def score_lines(state: JewellerState) -> list[ScoreLine]:
    return [ScoreLine(player.seat, "jewels", (), state.jewel_count(player.seat)) for player in state.players]
