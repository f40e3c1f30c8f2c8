"""Rent the Dress out, or sell it.

Rented out, the dress goes on a free guest space with a marker on it, and the space's reward is taken at once: Livre, thread,
lace, or a tile of one's choice from the warehouse; a space may have several. Master guest spaces are for dresses made via a
Master. Sold, it brings its price and is discarded. Without a suitable space it must be sold.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.decisions import ACQUIRE, RENT, SELL, AcquireTile, RentOut
from rocaille.games.rokoko.names import MASTER, NOBODY, NOTHING, REWARD_LACE, REWARD_THREAD, REWARD_TILE
from rocaille.games.rokoko.rules.acquire_resources import take_tile
from rocaille.games.rokoko.rules.all_halls_bonus import mark_if_in_all_halls
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


class RentOrSell(Step):
    """Decide where the dress just made goes. `card` is the employee via whom it was made."""

    fields: ClassVar[tuple[str, ...]] = ("dress", "card")
    __slots__ = fields

    def __init__(self, seat: int, dress: int, card: int) -> None:
        super().__init__(seat)
        self.dress: Final = dress
        self.card: Final = card

    def options(self, state: State, seat: int) -> list[Decision]:
        box = state.box
        hosts = state.hosts
        master = box.ranks[self.card] == MASTER
        choices: list[Decision] = []
        for space in box.spaces:
            if hosts[space] == NOBODY and (master or not box.space_master[space]):
                choices.append(RENT[space])
        choices.append(SELL)
        return choices

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        player = state.players[seat]
        if isinstance(decision, RentOut):
            rent_out(state, player, self.dress, decision.space, log)
        else:
            sell(state, player, self.dress, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if not isinstance(decision, RentOut):
            return Reason("rent_or_sell_now")
        if decision.space not in state.box.spaces:
            return Reason("no_such_space")
        if state.hosts[decision.space] != NOBODY:
            return Reason("space_taken", (state.hosts[decision.space],))
        return Reason("space_needs_master")


def rent_out(state: State, player: Player, dress: int, space: int, log: Log) -> None:
    state.dresses = replaced(state.dresses, space, dress)
    state.hosts = replaced(state.hosts, space, player.seat)
    log.note("rents_out", player.seat, dress, space)
    for reward in state.box.space_rewards[space]:
        give_reward(state, player, reward, log)
    mark_if_in_all_halls(state, player, log)


def sell(state: State, player: Player, dress: int, log: Log) -> None:
    player.livres += state.box.dress_sale[dress]
    state.dress_discards += (dress,)
    log.note("sells", player.seat, dress, state.box.dress_sale[dress])


def give_reward(state: State, player: Player, reward: int, log: Log) -> None:
    if reward == REWARD_THREAD:
        player.thread += 1
    elif reward == REWARD_LACE:
        player.lace += 1
    elif reward == REWARD_TILE:
        state.agenda += (FreeTile(player.seat),)
        return
    else:
        player.livres += reward
    log.note("reward", player.seat, reward)


class FreeTile(Step):
    """Take a tile from any segment, free of charge, if there is one."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        for tile in state.warehouse:
            if tile != NOTHING:
                return True
        return False

    def options(self, state: State, seat: int) -> list[Decision]:
        return [ACQUIRE[place] for place in state.box.places if state.warehouse[place] != NOTHING]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, AcquireTile)
        log.note("takes_free_tile", seat, state.warehouse[decision.place])
        take_tile(state, state.players[seat], decision.place, NOTHING)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, AcquireTile):
            return Reason("no_tile_there")
        return Reason("free_tile_first")
