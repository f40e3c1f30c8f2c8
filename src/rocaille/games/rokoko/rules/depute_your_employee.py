"""5. Depute your Employee.

Any employee. The card just played brings 10 Livre if it is a Master, 7 a Journeyman, 4 an Apprentice; its bonus may still be
used, then it leaves the game. Deputing in any way must leave four cards in the deck, and a card already on its way out is
not one of them.
"""

from typing import Final

from rocaille.games.rokoko.names import SMALLEST_DECK
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import without

PAY: Final[tuple[int, ...]] = (4, 7, 10)  # by type of employee


def possible(player: Player) -> bool:
    """Whether one card fewer would still be enough, also for a bonus that deputes."""
    return player.staying() > SMALLEST_DECK


def depute(state: State, player: Player, card: int, log: Log) -> None:
    pay = PAY[state.box.ranks[card]]
    player.livres += pay
    player.in_play = without(player.in_play, card)
    player.leaving += (card,)
    log.note("deputes", player.seat, card, pay)


def why_not() -> Reason:
    return Reason("deck_too_small", (SMALLEST_DECK,))
