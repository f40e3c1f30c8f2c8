"""Taking money.

Any one of the face-up cards, or several that together make at most 5, of any currencies. Equal cards are one option. An empty
stack is made anew from the discards; where there are none either, the display stays short. A scoring card that is drawn takes
no place; it is scored when the display is full.
"""

from rocaille.games.alhambra.decisions import TAKE, TAKE_TOGETHER, TakeMoney
from rocaille.games.alhambra.names import (
    DISPLAY,
    MOST_TOGETHER,
    NO_MONEY,
    NOBODY,
    NOTHING,
    PILE_OF_A,
    PILE_OF_B,
    PILES,
    VALUES,
    A,
    B,
)
from rocaille.games.alhambra.state import Player, State
from rocaille.kernel.chance import throw
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.packed import nth, size, with_one, without_one
from rocaille.kernel.tuples import replaced


def possible(state: State) -> bool:
    for card in state.display:
        if card != NOTHING:
            return True
    return False


def add_options(display: tuple[int, ...], choices: list[Decision]) -> None:
    """Single cards first, then those that can be taken together."""
    small: list[int] = []
    for place in range(DISPLAY):
        card = display[place]
        if card != NOTHING:
            if not seen_before(display, place):
                choices.append(TAKE[card])
            if card % VALUES + 1 < MOST_TOGETHER:
                small.append(card)
    if len(small) > 1:
        small.sort()
        add_several(small, 0, (), 0, choices)


def seen_before(display: tuple[int, ...], place: int) -> bool:
    """Whether an equal card lies farther left."""
    for earlier in range(place):
        if display[earlier] == display[place]:
            return True
    return False


def add_several(small: list[int], start: int, way: tuple[int, ...], total: int, choices: list[Decision]) -> None:
    """The ways to go on taking from these sorted cards, each once."""
    last = NOTHING
    for at in range(start, len(small)):
        card = small[at]
        wider = total + card % VALUES + 1
        if card != last and wider <= MOST_TOGETHER:
            cards = (*way, card)
            if way:
                choices.append(TAKE_TOGETHER[cards])
            if wider < MOST_TOGETHER:
                add_several(small, at + 1, cards, wider, choices)
        last = card


def take(state: State, player: Player, decision: TakeMoney, log: Log) -> None:
    for card in decision.cards():
        place = 0
        while state.display[place] != card:
            place += 1
        state.display = replaced(state.display, place, NOTHING)
        player.money = with_one(player.money, card, VALUES)
        log.note("takes_money", player.seat, card)


def why_not(decision: TakeMoney) -> Reason:
    return Reason("not_on_display", decision.cards())


def refill_display(state: State, log: Log) -> list[int]:
    """Fill the display; the scoring cards that showed, in their order."""
    shown: list[int] = []
    for place in range(DISPLAY):
        while state.display[place] == NOTHING:
            if not make_anew(state, log):
                return shown
            if scoring_card_is_next(state):
                shown.append(A if state.scored == 0 else B)
                state.scored += 1
            else:
                state.display = replaced(state.display, place, drawn_money(state, money_left(state) + 1))
    return shown


def make_anew(state: State, log: Log) -> bool:
    """Whether there is a card to draw, if need be after shuffling the discards."""
    for cards in state.piles:
        if cards > 0:
            return True
    cards = size(state.money_discards)
    if cards == 0:
        return False
    state.money_stack = state.money_discards
    state.money_discards = NO_MONEY
    state.piles = (0,) * (PILES - 1) + (cards,)
    log.note("money_shuffled", NOBODY, cards)
    return True


def scoring_card_is_next(state: State) -> bool:
    """Take a card off the first pile: it is the scoring card of its pile as likely as any other card there."""
    pile = 0
    while state.piles[pile] == 0:
        pile += 1
    cards = state.piles[pile]
    state.piles = replaced(state.piles, pile, cards - 1)
    if pile == pile_of(state.scored):
        return throw(state, cards) == 0
    return False


def pile_of(scoring: int) -> int:
    """The pile that a scoring card was put into; none, for the scoring at the end."""
    if scoring == A:
        return PILE_OF_A
    return PILE_OF_B if scoring == B else NOTHING


def soonest_and_latest(piles: tuple[int, ...], pile: int) -> tuple[int, int]:
    """After how many cards the scoring card of a pile can show: it may be the first in what is left of it, or the last."""
    before = 0
    for at in range(pile):
        before += piles[at]
    return (before + 1, before + piles[pile])


def money_left(state: State) -> int:
    """The money cards that the piles still hold, without the scoring cards among them."""
    cards = state.scored - 2
    for pile in state.piles:
        cards += pile
    return cards


def drawn_money(state: State, cards: int) -> int:
    """One of so many money cards in the stack: where in it one lay, nobody knows, so it may be any."""
    card = nth(state.money_stack, throw(state, cards), VALUES)
    state.money_stack = without_one(state.money_stack, card, VALUES)
    return card
