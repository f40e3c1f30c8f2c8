"""Phase 3: Take actions.

Clockwise from the starting player, whoever has hand cards plays exactly one, may take one main action with it, then may
use its bonus. Then the card goes on top of the discard pile, or out of the game if it was deputed. Masters take any action,
Journeymen all but hiring, Apprentices only acquire, depute and fund.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.decisions import (
    DEPUTE,
    FAVOUR,
    PASS,
    PLAY,
    AcquireTile,
    ClaimFavour,
    DeputeEmployee,
    FundDecoration,
    HireEmployee,
    MakeDress,
    PlayCard,
)
from rocaille.games.rokoko.names import NOBODY
from rocaille.games.rokoko.rules import (
    acquire_resources,
    claim_the_queens_favour,
    depute_your_employee,
    fund_a_decoration,
    hire_a_new_employee,
    make_a_dress,
)
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import distinct, without


class TakeActions(Step):
    """Give the turn to the next player with hand cards, as long as there is one."""

    __slots__ = ()

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        seat = next_with_cards(state)
        if seat == NOBODY:
            state.turn = NOBODY
            return
        state.turn = seat
        state.agenda += (self, PlayOneCard(seat))


TAKE_ACTIONS: Final = TakeActions(NOBODY)


def next_with_cards(state: State) -> int:
    """Who acts after the player in turn; the starting player is the first of a round."""
    seats = len(state.players)
    first = state.starter if state.turn == NOBODY else state.turn + 1
    for k in range(seats):
        seat = (first + k) % seats
        if state.players[seat].hand:
            return seat
    return NOBODY


class PlayOneCard(Step):
    """Play one of the hand cards, which is compulsory."""

    __slots__ = ()

    def options(self, state: State, seat: int) -> list[Decision]:
        return [PLAY[card] for card in distinct(state.players[seat].hand)]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, PlayCard)
        card = decision.card
        player = state.players[seat]
        take_from_hand(state, player, card)
        player.in_play += (card,)
        state.agenda += (EndOfTurn(seat, card), BonusOf(seat, card), state.box.expansion.instead_of(MainAction(seat, card)))
        log.note("plays", seat, card)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, PlayCard):
            return Reason("card_not_in_hand", (decision.card,))
        return Reason("play_a_card_first")


def take_from_hand(state: State, player: Player, card: int) -> None:
    """A card leaves the hand, for everybody to see."""
    player.hand = without(player.hand, card)
    if card in player.shown:
        player.shown = without(player.shown, card)
    else:
        state.box.expansion.hand_card_seen(state, card)


class MainAction(Step):
    """Take one main action with the card just played, or none."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, state: State, seat: int) -> list[Decision]:
        player = state.players[seat]
        rank = state.box.ranks[self.card]
        choices: list[Decision] = []
        if claim_the_queens_favour.possible(state, rank):
            choices.append(FAVOUR)
        acquire_resources.add_options(state, player, choices)
        make_a_dress.add_options(state, player, self.card, False, choices)
        hire_a_new_employee.add_options(state, player, rank, choices)
        if depute_your_employee.possible(player):
            choices.append(DEPUTE)
        fund_a_decoration.add_options(state, player, 0, choices)
        choices.append(PASS)
        return choices

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        player = state.players[seat]
        if isinstance(decision, AcquireTile):
            acquire_resources.acquire(state, player, self.card, decision, log)
        elif isinstance(decision, FundDecoration):
            fund_a_decoration.fund(state, player, self.card, decision, 0, log)
        elif isinstance(decision, MakeDress):
            make_a_dress.make(state, player, self.card, False, decision, log)
        elif isinstance(decision, HireEmployee):
            hire_a_new_employee.hire(state, player, decision, log)
        elif isinstance(decision, DeputeEmployee):
            depute_your_employee.depute(state, player, self.card, log)
        elif isinstance(decision, ClaimFavour):
            claim_the_queens_favour.claim(state, player, log)
        else:
            log.note("no_action", seat)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        player = state.players[seat]
        rank = state.box.ranks[self.card]
        if isinstance(decision, AcquireTile):
            return acquire_resources.why_not(state, player, decision)
        if isinstance(decision, FundDecoration):
            return fund_a_decoration.why_not(state, player, decision, 0)
        if isinstance(decision, MakeDress):
            return make_a_dress.why_not(state, player, self.card, False, decision)
        if isinstance(decision, HireEmployee):
            return hire_a_new_employee.why_not(state, player, rank, decision)
        if isinstance(decision, DeputeEmployee):
            return depute_your_employee.why_not()
        if isinstance(decision, ClaimFavour):
            return claim_the_queens_favour.why_not(state, rank)
        return Reason("main_action_now")


class EndOfTurn(Step):
    """The card just played goes on top of the discard pile, or out of the game."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        player = state.players[self.seat]
        if self.card in player.leaving:
            player.leaving = without(player.leaving, self.card)
        else:
            player.in_play = without(player.in_play, self.card)
            player.discard += (self.card,)
