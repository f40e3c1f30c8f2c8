"""Buying buildings.

A building costs at least its price, in the currency of its space, and there is no change. A payment is legal if no card in it
could be left out. It is chosen card by card, the largest first; where only one card can follow, it is paid by itself. Paid
exactly, a building brings another action. The spaces are filled at the end of the turn, and a space keeps its currency.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.alhambra.decisions import BUY, BUY_FOR_DIRK, PAY, PayCard
from rocaille.games.alhambra.names import NOBODY, NOTHING, PRICES, SPACES, VALUES
from rocaille.games.alhambra.state import Player, State, Step
from rocaille.kernel.chance import throw
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.packed import nth, size, with_one, without_one
from rocaille.kernel.tuples import replaced


def wealth(player: Player, currency: int) -> int:
    """All the money of one currency in the hand."""
    total = 0
    value = 1
    cards = player.money[currency]
    while cards:
        total += (cards & 15) * value
        cards >>= 4
        value += 1
    return total


def possible(state: State, player: Player) -> bool:
    for space in range(SPACES):
        building = state.courtyard[space]
        if building != NOTHING and wealth(player, space) >= state.box.building_price[building]:
            return True
    return False


def add_options(state: State, player: Player, choices: list[Decision]) -> None:
    for space in range(SPACES):
        building = state.courtyard[space]
        if building != NOTHING and wealth(player, space) >= state.box.building_price[building]:
            choices.append(BUY[space])
            if state.dirk:
                choices.append(BUY_FOR_DIRK[space])


def why_not(state: State, player: Player, space: int, for_dirk: bool) -> Reason:
    building = state.courtyard[space]
    if for_dirk and not state.dirk:
        return Reason("no_dirk")
    if building == NOTHING:
        return Reason("no_building_there")
    return Reason("too_dear", (state.box.building_price[building], wealth(player, space), space))


def buy(state: State, player: Player, space: int, for_dirk: bool, log: Log) -> None:
    """Pay what can be paid without a choice; ask for the rest."""
    log.note("buys_for_dirk" if for_dirk else "buys", player.seat, state.courtyard[space], space)
    pay_on(state, player, PayForBuilding(player.seat, space, for_dirk, 0, VALUES), log)


def pay_on(state: State, player: Player, step: PayForBuilding, log: Log) -> None:
    """Go on with a payment: the next card, where only one is possible, and the building when it is paid."""
    price = state.box.building_price[state.courtyard[step.space]]
    while step.paid < price:
        values = step.values(state)
        if len(values) > 1:
            state.agenda += (step,)
            return
        step = pay_card(state, player, step, values[0], log)
    hand_over(state, player, step, log)


def pay_card(state: State, player: Player, step: PayForBuilding, value: int, log: Log) -> PayForBuilding:
    card = step.space * VALUES + value - 1
    player.money = without_one(player.money, card, VALUES)
    state.money_discards = with_one(state.money_discards, card, VALUES)
    log.note("pays", player.seat, card)
    return PayForBuilding(step.seat, step.space, step.for_dirk, step.paid + value, value)


def hand_over(state: State, player: Player, step: PayForBuilding, log: Log) -> None:
    """The building changes hands. The next action of the turn waits on the agenda: only an exact payment leaves it there."""
    building = state.courtyard[step.space]
    category = state.box.building_category[building]
    state.courtyard = replaced(state.courtyard, step.space, NOTHING)
    if step.for_dirk:
        state.dirk = replaced(state.dirk, category, state.dirk[category] + 1)
    else:
        player.buildings = replaced(player.buildings, category, player.buildings[category] + 1)
    if step.paid == state.box.building_price[building]:
        log.note("paid_exactly", player.seat)
    else:
        state.agenda = state.agenda[:-1]


class PayForBuilding(Step):
    """Choose the next largest card of the payment."""

    fields: ClassVar[tuple[str, ...]] = ("space", "for_dirk", "paid", "last")
    __slots__ = fields

    def __init__(self, seat: int, space: int, for_dirk: int, paid: int, last: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.for_dirk: Final = for_dirk != 0  # an int in the key
        self.paid: Final = paid
        self.last: Final = last  # no later card is larger

    def values(self, state: State) -> list[int]:
        """The cards that can come next, smallest first."""
        price = state.box.building_price[state.courtyard[self.space]]
        return next_values(state.players[self.seat].money[self.space], price - self.paid, self.last)

    def options(self, state: State, seat: int) -> list[Decision]:
        return [PAY[value - 1] for value in self.values(state)]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, PayCard)
        player = state.players[seat]
        pay_on(state, player, pay_card(state, player, self, decision.value, log), log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, PayCard):
            return Reason("card_not_in_payment", (decision.value, self.last))
        return Reason("pay_first")


def next_values(cards: int, left: int, last: int) -> list[int]:
    """The cards that can come next in a payment, smallest first: with all that are not larger, what is left is reached.

    Cards come in falling order and stop as soon as the price is reached, so the last one is the smallest and none could
    be left out; and every such payment is reached in just one way.
    """
    found: list[int] = []
    reach = 0
    for value in range(1, last + 1):
        if cards & 15:
            reach += (cards & 15) * value
            if reach >= left:
                found.append(value)
        cards >>= 4
    return found


class Payment:
    """A way to pay: its cards in the order in which they are paid, and those of them that are a decision."""

    __slots__ = ("cards", "chosen")

    def __init__(self, cards: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.chosen: Final = chosen  # the others are the only ones that can follow


def payments(cards: int, left: int, last: int = VALUES) -> list[Payment]:
    """Every payment of what is left with these cards of one currency, none of them larger than the last."""
    found: list[Payment] = []
    _extend(cards, left, last, (), (), found)
    return found


def _extend(cards: int, left: int, last: int, paid: tuple[int, ...], chosen: tuple[int, ...], found: list[Payment]) -> None:
    if left <= 0:
        found.append(Payment(paid, chosen))
        return
    values = next_values(cards, left, last)
    for value in values:
        further = (*chosen, value) if len(values) > 1 else chosen
        _extend(cards - (1 << 4 * (value - 1)), left - value, value, (*paid, value), further, found)


def refill_courtyard(state: State, log: Log) -> bool:
    """Fill the spaces from left to right, as long as there are buildings; whether that was enough for all."""
    for space in range(SPACES):
        if state.courtyard[space] == NOTHING:
            left = size(state.building_stack)
            if left == 0:
                return False
            building = drawn_building(state, left)
            state.courtyard = replaced(state.courtyard, space, building)
            log.note("building_offered", NOBODY, building, space)
    return True


def drawn_building(state: State, left: int) -> int:
    """One of so many buildings left in the stack."""
    building = nth(state.building_stack, throw(state, left), PRICES)
    state.building_stack = without_one(state.building_stack, building, PRICES)
    return building
