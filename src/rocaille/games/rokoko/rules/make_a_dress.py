"""3. Make a Dress.

Master or Journeyman. Pay the cost of the window, give the thread and lace shown and tiles that cover the silk; what a tile
has too much is lost. A dress with a golden thimble needs a Master. A payment is legal when it covers the need and no tile
in it could be left out. A bonus that saves bales never makes a thimble dress; the saving is always used in full.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.decisions import GIVE, MAKE, GiveTile, MakeDress
from rocaille.games.rokoko.names import JOURNEYMAN, MASTER, NOTHING, TOP_BITS
from rocaille.games.rokoko.rules.acquire_resources import held_tiles, lose_tile, show_tile
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.state import VEIL, Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import contains, distinct, inserted, replaced, without_all


def add_options(state: State, player: Player, card: int, by_bonus: bool, choices: list[Decision]) -> None:
    """The dresses that `card` can make now, by its action or by its bonus."""
    box = state.box
    rank = box.ranks[card]
    if rank < JOURNEYMAN and not by_bonus:
        return
    thimble = rank == MASTER and not by_bonus
    silk = -1
    window = 0
    for dress in state.workshop:
        if (
            dress != NOTHING
            and player.livres >= box.window_costs[window]
            and player.thread >= box.dress_thread[dress]
            and player.lace >= box.dress_lace[dress]
            and (thimble or not box.dress_master[dress])
        ):
            if silk < 0:
                silk = silk_of(box, player)
            if covers_any(silk, needs(box, dress, card, by_bonus)):
                choices.append(MAKE[window])
        window += 1


def needs(box: Box, dress: int, card: int, by_bonus: bool) -> tuple[int, ...]:
    """The silk that has to be given: any one of these amounts."""
    if by_bonus:
        return box.bonuses[card].silk_needs(box.dress_silk[dress])
    return (box.dress_silk[dress],)


def silk_of(box: Box, player: Player) -> int:
    """All bales on the tiles the player holds."""
    table = box.tile_silk
    silk = 0
    for tile in player.tiles:
        silk += table[tile]
    for veiled in player.veiled:
        silk += table[veiled % VEIL]
    return silk


def covers(silk: int, need: int) -> bool:
    """Whether there is enough of every colour: a colour that falls short borrows its top bit."""
    return ((silk | TOP_BITS) - need) & TOP_BITS == TOP_BITS


def covers_any(silk: int, amounts: tuple[int, ...]) -> bool:
    for need in amounts:
        if covers(silk, need):
            return True
    return False


def make(state: State, player: Player, card: int, by_bonus: bool, decision: MakeDress, log: Log) -> None:
    """Make a dress that may be rented out or sold."""
    dress = state.workshop[decision.window]
    state.agenda += (state.box.expansion.instead_of(RentOrSell(player.seat, dress, card)),)
    produce(state, player, card, by_bonus, decision, log)


def produce(state: State, player: Player, card: int, by_bonus: bool, decision: MakeDress, log: Log) -> None:
    """Pay for a dress; where it goes is already on the agenda."""
    box = state.box
    dress = state.workshop[decision.window]
    cost = box.window_costs[decision.window]
    player.livres -= cost
    player.thread -= box.dress_thread[dress]
    player.lace -= box.dress_lace[dress]
    state.workshop = replaced(state.workshop, decision.window, NOTHING)
    log.note("makes", player.seat, dress, cost)
    pay(state, player, PayForDress(player.seat, dress, card, by_bonus, ()), log)


def pay(state: State, player: Player, step: PayForDress, log: Log) -> None:
    """Give up the tiles if only one payment is left, otherwise ask for another tile."""
    left = step.payments(state)
    if len(left) > 1:
        state.agenda += (step,)
        return
    for tile in left[0]:
        lose_tile(state, player, tile)
        log.note("gives_tile", player.seat, tile)
    state.box.expansion.dress_made(state, player, step.card, step.dress, log)


def payments(box: Box, held: tuple[int, ...], amounts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every payment of tiles out of `held` (sorted) that covers one of `amounts` and from which none could be left out."""
    found: list[tuple[int, ...]] = []
    _extend(box.tile_silk, held, 0, (), 0, amounts, found)
    return found


def _extend(
    table: tuple[int, ...],
    held: tuple[int, ...],
    start: int,
    paid: tuple[int, ...],
    silk: int,
    amounts: tuple[int, ...],
    found: list[tuple[int, ...]],
) -> None:
    if covers_any(silk, amounts):
        for tile in paid:
            if covers_any(silk - table[tile], amounts):
                return
        found.append(paid)
        return
    last = NOTHING
    for at in range(start, len(held)):
        tile = held[at]
        if tile != last and _helps(silk, table[tile], amounts):
            _extend(table, held, at + 1, (*paid, tile), silk + table[tile], amounts, found)
        last = tile


def _helps(silk: int, more: int, amounts: tuple[int, ...]) -> bool:
    """Whether `more` has a bale of a colour of which `silk` is short; a tile that has none could be left out later too."""
    for need in amounts:
        for shift in (0, 8, 16, 24):
            if (more >> shift) & 127 and (silk >> shift) & 127 < (need >> shift) & 127:
                return True
    return False


def why_not(state: State, player: Player, card: int, by_bonus: bool, decision: MakeDress) -> Reason:
    box = state.box
    dress = state.workshop[decision.window]
    if box.ranks[card] < JOURNEYMAN and not by_bonus:
        return Reason("needs_journeyman")
    if dress == NOTHING:
        return Reason("no_dress_there")
    if box.dress_master[dress] and by_bonus:
        return Reason("no_thimble_by_bonus")
    if box.dress_master[dress] and box.ranks[card] != MASTER:
        return Reason("thimble_needs_master")
    if player.livres < box.window_costs[decision.window]:
        return Reason("too_dear", (box.window_costs[decision.window], player.livres))
    if player.thread < box.dress_thread[dress]:
        return Reason("no_thread")
    if player.lace < box.dress_lace[dress]:
        return Reason("no_lace")
    return Reason("silk_missing")


class PayForDress(Step):
    """Choose a tile that is given for the dress, until the rest of the payment is clear."""

    fields: ClassVar[tuple[str, ...]] = ("dress", "card", "by_bonus", "given")
    __slots__ = fields

    def __init__(self, seat: int, dress: int, card: int, by_bonus: bool, given: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.dress: Final = dress
        self.card: Final = card  # the employee who makes it
        self.by_bonus: Final = by_bonus
        self.given: Final = given  # chosen so far, shown but still with the player

    def payments(self, state: State) -> list[tuple[int, ...]]:
        """The payments that contain what is chosen so far."""
        box = state.box
        held = held_tiles(state.players[self.seat])
        every = payments(box, held, needs(box, self.dress, self.card, self.by_bonus))
        if not self.given:
            return every
        return [payment for payment in every if contains(payment, self.given)]

    def options(self, state: State, seat: int) -> list[Decision]:
        tiles: list[int] = []
        for payment in self.payments(state):
            tiles += without_all(payment, self.given)
        return [GIVE[tile] for tile in distinct(tuple(sorted(tiles)))]

    def fits(self, state: State) -> bool:
        return len(self.payments(state)) > 1

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, GiveTile)
        given = inserted(self.given, decision.tile)
        show_tile(state.players[seat], decision.tile, given.count(decision.tile))
        pay(state, state.players[seat], PayForDress(seat, self.dress, self.card, self.by_bonus, given), log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, GiveTile):
            return Reason("tile_not_in_payment", (decision.tile,))
        return Reason("pay_first")
