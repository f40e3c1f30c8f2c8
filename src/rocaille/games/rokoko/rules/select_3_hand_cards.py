"""Phase 2: Select 3 hand cards.

All players at once and in secret choose three cards from their supply. With fewer than three there, all of them are taken,
the discard pile becomes the supply, and the rest is chosen from it. With exactly three there is nothing to choose, and the
discard pile is turned only in the next round. What has to be taken, everybody knows of.
"""

from typing import Final

from rocaille.games.rokoko.decisions import TAKE, TakeCard
from rocaille.games.rokoko.names import HAND_SIZE, NOBODY
from rocaille.games.rokoko.state import State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import distinct, inserted, without


def take_what_must_be_taken(state: State, log: Log) -> None:
    for player in state.players:
        if len(player.supply) > HAND_SIZE:
            continue
        player.hand = player.shown = player.supply
        player.supply = ()
        if player.hand:
            log.note("takes_all_left", player.seat, len(player.hand))
        if len(player.hand) < HAND_SIZE:
            player.supply = tuple(sorted(player.discard))
            player.discard = ()
            log.note("turns_discards", player.seat, len(player.supply))


class SelectHandCards(Step):
    """Take one more card; whoever still lacks one may decide, in any order."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        for player in state.players:
            if len(player.hand) < HAND_SIZE:
                return True
        return False

    def seats(self, state: State) -> tuple[int, ...]:
        return tuple([player.seat for player in state.players if len(player.hand) < HAND_SIZE])

    def options(self, state: State, seat: int) -> list[Decision]:
        return [TAKE[card] for card in distinct(state.players[seat].supply)]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, TakeCard)
        player = state.players[seat]
        player.supply = without(player.supply, decision.card)
        player.hand = inserted(player.hand, decision.card)
        log.whisper("takes_card", seat, decision.card)
        if len(player.hand) == HAND_SIZE:
            log.note("hand_chosen", seat)
        state.agenda += (self,)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, TakeCard):
            return Reason("card_not_in_supply", (decision.card,))
        return Reason("choose_hand_first")


SELECT_HAND_CARDS: Final = SelectHandCards(NOBODY)
