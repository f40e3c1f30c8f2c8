"""Overview of the new Journeymen's bonuses.

Two of the nine use other bonuses. One moves a card of the supply, the hand or the discard pile to the top of the discard
pile; its bonus may be used then. The other copies the bonus of the card on top of an opponent's discard pile, as if one had
played that card oneself. A card whose bonus is being used cannot be chosen, nor can the card just played.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.bonuses.actions import MakeAnother
from rocaille.games.rokoko.bonuses.deputing import any_choosable, choosable, remove_from_deck
from rocaille.games.rokoko.bonuses.payouts import ForEvery, OfAmount
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import MakeDress
from rocaille.games.rokoko.jeweller.decisions import COPY, MOVE, CopyBonus, MoveCard
from rocaille.games.rokoko.jeweller.names import JEWELS, for_a_woman
from rocaille.games.rokoko.jeweller.rules.hiring_conditions import halls_with
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import CARD_KINDS, DISCARD, HALLS, HAND, SUPPLY
from rocaille.games.rokoko.places import in_hall
from rocaille.games.rokoko.rules import make_a_dress
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.rent_out_or_sell import sell
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log


class MoveAndUse(Bonus):
    """“Move an employee of your deck to the discard pile and use its bonus.” A crown or a base Master has none to use."""

    verb: ClassVar[str] = "move_and_use"

    def usable(self, state: State, player: Player, card: int) -> bool:
        return any_choosable(state, player)

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [MOVE[pile * CARD_KINDS + other] for pile in (SUPPLY, HAND, DISCARD) for other in choosable(state, player, pile)]

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, MoveCard)
        remove_from_deck(state, player, decision.pile, decision.card)
        player.discard += (decision.card,)
        log.note("moves_card", player.seat, decision.card, decision.pile)
        state.agenda += (InUse(player.seat, decision.card), BonusOf(player.seat, decision.card))

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, MoveCard):
            return Reason("card_not_there", (decision.card, decision.pile))
        return super().why_not(state, player, card, decision)


class InUse(Step):
    """A card that was moved cannot be chosen again while its bonus is used: as long as this is on the agenda."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def waits(self, state: State) -> bool:
        return False


def in_use(state: State) -> tuple[int, ...]:
    """The moved cards whose bonus is being used."""
    return tuple([step.card for step in state.agenda if isinstance(step, InUse)])


class CopyTopCard(Bonus):
    """“Copy the bonus of the card on top of an opponent's discard pile.” One that copies gives nothing to copy."""

    verb: ClassVar[str] = "copy_top_card"

    def usable(self, state: State, player: Player, card: int) -> bool:
        return bool(self.options(state, player, card))

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [
            COPY[other.seat]
            for other in state.players
            if other.seat != player.seat and other.discard and can_copy(state, player, other.discard[-1])
        ]

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, CopyBonus)
        copied = state.players[decision.opponent].discard[-1]
        log.note("copies_bonus", player.seat, copied, decision.opponent)
        state.agenda += (BonusOf(player.seat, copied),)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if not isinstance(decision, CopyBonus):
            return super().why_not(state, player, card, decision)
        if decision.opponent == player.seat or decision.opponent >= len(state.players):
            return Reason("no_such_opponent")
        if not state.players[decision.opponent].discard:
            return Reason("no_card_to_copy")
        return Reason("no_bonus_to_copy", (state.players[decision.opponent].discard[-1],))


def can_copy(state: State, player: Player, card: int) -> bool:
    bonus = state.box.bonuses[card]
    return not isinstance(bonus, CopyTopCard) and bonus.usable(state, player, card)


class LivresPerHall(OfAmount):
    """“Gain n Livre for each hall in which you are present.”"""

    verb: ClassVar[str] = "livres_per_hall"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * halls_with(state, player.seat)


class LivresPerDecorations(ForEvery):
    """“Gain n Livre for every so many decorations.”"""

    verb: ClassVar[str] = "livres_per_decorations"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * (state.decorations.count(player.seat) // self.every)


class MakeToSell(MakeAnother):
    """“Make a dress without thimble that must be sold, and gain n prestige.”"""

    verb: ClassVar[str] = "make_to_sell"

    def __init__(self, prestige: int) -> None:
        self.prestige: Final = prestige

    def numbers(self) -> tuple[int, ...]:
        return (self.prestige,)

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, MakeDress)
        state.agenda += (SellAtOnce(player.seat, state.workshop[decision.window], self.prestige),)
        make_a_dress.produce(state, player, card, True, decision, log)


class SellAtOnce(Step):
    """The dress is sold, and brings prestige besides."""

    fields: ClassVar[tuple[str, ...]] = ("dress", "prestige")
    __slots__ = fields

    def __init__(self, seat: int, dress: int, prestige: int) -> None:
        super().__init__(seat)
        self.dress: Final = dress
        self.prestige: Final = prestige

    def waits(self, state: State) -> bool:
        return False

    def happen(self, state: State, log: Log) -> None:
        player = state.players[self.seat]
        sell(state, player, self.dress, log)
        player.prestige += self.prestige
        log.note("gains_prestige", self.seat, self.prestige)


def most_in_a_hall(state: State, seat: int) -> int:
    """The player's dresses in the hall where they have most: the one they would choose."""
    return max([in_hall(state.hosts, hall).count(seat) for hall in range(HALLS)])


class PrestigeInBestHall(ForEvery):
    """“Choose a hall: n prestige for every so many of your dresses there.”"""

    verb: ClassVar[str] = "prestige_in_best_hall"

    def prestige(self, state: State, player: Player) -> int:
        return self.amount * (most_in_a_hall(state, player.seat) // self.every)


def jewels_of_kind(state: State, seat: int, necklaces: bool) -> int:
    """The player's necklaces, or rings."""
    assert isinstance(state, JewellerState)
    return sum([state.jewels_of(seat, color) for color in range(len(JEWELS)) if for_a_woman(color) == necklaces])


class LivresPerRings(ForEvery):
    """“Gain n Livre for every so many rings.”"""

    verb: ClassVar[str] = "livres_per_rings"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * (jewels_of_kind(state, player.seat, False) // self.every)


class PrestigePerJewels(ForEvery):
    """“Gain n prestige for every so many jewels.”"""

    verb: ClassVar[str] = "prestige_per_jewels"

    def prestige(self, state: State, player: Player) -> int:
        assert isinstance(state, JewellerState)
        return self.amount * (state.jewel_count(player.seat) // self.every)
