"""3. Make a Dress: jewels.

Whoever rents the dress out and owns a space of the jeweller may first take one jewel for it, a necklace with a woman's dress,
a ring with a man's coat, at the price of its window. If jewel and dress have the same colour, a resource tile is drawn face
down, and kept or discarded before the dress goes to its guest. A dress that is sold brings no jewel.
"""

from __future__ import annotations

from rocaille.games.rokoko.decisions import SELL, RentOut
from rocaille.games.rokoko.jeweller.decisions import JEWEL, TakeJewel
from rocaille.games.rokoko.jeweller.names import for_a_woman
from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import BALE, JEWELLER, NOTHING
from rocaille.games.rokoko.places import of_kind
from rocaille.games.rokoko.rules.acquire_resources import draw_tile
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.state import State
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


class RentSellOrJewel(RentOrSell):
    """Rent the dress out, sell it, or take a jewel and then rent it out."""

    __slots__ = ()

    def options(self, state: State, seat: int) -> list[Decision]:
        assert isinstance(state, JewellerState)
        choices = super().options(state, seat)
        if len(choices) > 1:  # otherwise it must be sold
            for window in range(len(state.windows)):
                if self.obstacle(state, window) is None:
                    choices.append(JEWEL[window])
        return choices

    def obstacle(self, state: JewellerState, window: int) -> Reason | None:
        """Why the jewel in this window cannot be had, apart from there being no guest."""
        jewel = state.windows[window]
        livres = state.players[self.seat].livres
        if self.seat not in of_kind(state.decorations, JEWELLER):
            return Reason("needs_jewellers_space")
        if jewel == NOTHING:
            return Reason("no_jewel_there")
        if for_a_woman(jewel) != for_a_woman(state.box.dress_color[self.dress]):
            return Reason("jewel_does_not_fit")
        if livres < parts_of(state).window_costs[window]:
            return Reason("too_dear", (parts_of(state).window_costs[window], livres))
        return None

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        if isinstance(decision, TakeJewel):
            assert isinstance(state, JewellerState)
            self.take(state, decision.jewel, log)
        else:
            super().carry_out(state, seat, decision, log)

    def take(self, state: JewellerState, window: int, log: Log) -> None:
        player = state.players[self.seat]
        jewel = state.windows[window]
        cost = parts_of(state).window_costs[window]
        player.livres -= cost
        state.windows = replaced(state.windows, window, NOTHING)
        state.jewels = replaced(state.jewels, self.seat, state.jewels[self.seat] + BALE[jewel])
        log.note("takes_jewel", self.seat, jewel, cost)
        state.agenda += (RentWithJewel(self.seat, self.dress, self.card),)
        if jewel == state.box.dress_color[self.dress]:
            draw_tile(state, player, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, TakeJewel):
            assert isinstance(state, JewellerState)
            return self.obstacle(state, decision.jewel) or Reason("must_be_sold")
        return super().why_not(state, seat, decision)


class RentWithJewel(RentOrSell):
    """Rent the dress out, now that it has its jewel."""

    __slots__ = ()

    def options(self, state: State, seat: int) -> list[Decision]:
        return [choice for choice in super().options(state, seat) if choice is not SELL]

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, TakeJewel):
            return Reason("one_jewel_a_dress")
        if isinstance(decision, RentOut):
            return super().why_not(state, seat, decision)
        return Reason("rent_with_jewel")
