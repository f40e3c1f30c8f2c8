"""1. Claim the Queen's favour.

Master or Journeyman. If the favour card is still there: take it, gain 5 Livre, and start the next round. The starting
player may take it too. Who took it in the last round keeps it, for 3 prestige.
"""

from typing import Final

from rocaille.games.rokoko.names import JOURNEYMAN, NOBODY
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Reason
from rocaille.kernel.log import Log

FAVOUR_LIVRES: Final = 5


def possible(state: State, rank: int) -> bool:
    return rank >= JOURNEYMAN and state.favour == NOBODY


def claim(state: State, player: Player, log: Log) -> None:
    state.favour = player.seat
    player.livres += FAVOUR_LIVRES
    log.note("claims_favour", player.seat, FAVOUR_LIVRES)


def why_not(state: State, rank: int) -> Reason:
    if rank < JOURNEYMAN:
        return Reason("needs_journeyman")
    return Reason("favour_taken", (state.favour,))
