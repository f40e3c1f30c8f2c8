"""Bonuses that depute an employee of one's choice from the whole deck.

Any card of the supply, hand or discard pile, not the one just played; four cards must stay.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import DEPUTE_FROM, DeputeFrom
from rocaille.games.rokoko.names import CARD_KINDS, DISCARD, HAND, SUPPLY
from rocaille.games.rokoko.rules import depute_your_employee
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf, Departure
from rocaille.games.rokoko.rules.take_actions import take_from_hand
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import distinct, without, without_all


def choosable(state: State, player: Player, pile: int) -> tuple[int, ...]:
    """The cards of a pile that a bonus can choose."""
    if pile == SUPPLY:
        return distinct(player.supply)
    if pile == HAND:
        return distinct(player.hand)
    return distinct(without_all(player.discard, state.box.expansion.in_use(state)))


def any_choosable(state: State, player: Player) -> bool:
    return bool(player.supply or player.hand or choosable(state, player, DISCARD))


def remove_from_deck(state: State, player: Player, pile: int, card: int) -> None:
    if pile == SUPPLY:
        player.supply = without(player.supply, card)
    elif pile == DISCARD:
        player.discard = without(player.discard, card)
    else:
        take_from_hand(state, player, card)


class Deputing(Bonus):
    """What both bonuses share: whom one may choose."""

    def usable(self, state: State, player: Player, card: int) -> bool:
        return depute_your_employee.possible(player) and any_choosable(state, player)

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        if not depute_your_employee.possible(player):
            return []
        return [
            DEPUTE_FROM[pile * CARD_KINDS + other]
            for pile in (SUPPLY, HAND, DISCARD)
            for other in choosable(state, player, pile)
        ]

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, DeputeFrom):
            return Reason("card_not_there", (decision.card, decision.pile))
        return super().why_not(state, player, card, decision)


class DeputeAndUse(Deputing):
    """“Depute an employee and use its bonus.” No Livre for it; a crown or a base Master has no bonus to use."""

    verb: ClassVar[str] = "depute_and_use"

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, DeputeFrom)
        remove_from_deck(state, player, decision.pile, decision.card)
        player.leaving += (decision.card,)
        state.agenda += (Departure(player.seat, decision.card), BonusOf(player.seat, decision.card))
        log.note("deputes_from", player.seat, decision.card, decision.pile, 0)


class DeputeForLivres(Deputing):
    """“Depute an employee for Livre by its type.” Its bonus is not used."""

    verb: ClassVar[str] = "depute_for_livres"

    def __init__(self, pay: tuple[int, ...]) -> None:
        self.pay: Final = pay  # by type, Apprentice first

    def numbers(self) -> tuple[int, ...]:
        return self.pay

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, DeputeFrom)
        remove_from_deck(state, player, decision.pile, decision.card)
        livres = self.pay[state.box.ranks[decision.card]]
        player.livres += livres
        log.note("deputes_from", player.seat, decision.card, decision.pile, livres)
