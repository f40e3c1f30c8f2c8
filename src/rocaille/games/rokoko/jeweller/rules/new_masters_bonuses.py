"""Overview of the new Masters' bonuses.

Five pay Livre or prestige at once; four have a crown and count in the final scoring. Where a hall is to be chosen, the best
one is taken for the player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.bonuses.crowns import Crown, CrownForEvery
from rocaille.games.rokoko.bonuses.payouts import ForEvery, OfAmount, Payout, dresses_of_color, on_master_spaces
from rocaille.games.rokoko.jeweller.names import JEWELS
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import jewels_of_kind, most_in_a_hall
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import APPRENTICE, BLUE, RED, YELLOW
from rocaille.games.rokoko.state import Player, State


class LivresInBestHall(OfAmount):
    """“Choose a hall: n Livre for each of your dresses there.”"""

    verb: ClassVar[str] = "livres_in_best_hall"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * most_in_a_hall(state, player.seat)


class PrestigePerPair(OfAmount):
    """“Gain n prestige for each pair of a yellow and a red dress.”"""

    verb: ClassVar[str] = "prestige_per_pair"

    def prestige(self, state: State, player: Player) -> int:
        yellow = dresses_of_color(state, player.seat, YELLOW)
        return self.amount * min(yellow, dresses_of_color(state, player.seat, RED))


class LivresPerMasterSpaces(ForEvery):
    """“Gain n Livre for every so many of your dresses on master guest spaces.”"""

    verb: ClassVar[str] = "livres_per_master_spaces"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * (on_master_spaces(state, player.seat) // self.every)


class LivresPerJewels(ForEvery):
    """“Gain n Livre for every so many jewels.”"""

    verb: ClassVar[str] = "livres_per_jewels"

    def livres(self, state: State, player: Player) -> int:
        assert isinstance(state, JewellerState)
        return self.amount * (state.jewel_count(player.seat) // self.every)


class LivresWithout(Payout):
    """“Gain so much without a blue coat, so much without a red dress, so much without either.”"""

    verb: ClassVar[str] = "livres_without"

    def __init__(self, blue: int, red: int, either: int) -> None:
        self.blue: Final = blue
        self.red: Final = red
        self.either: Final = either

    def numbers(self) -> tuple[int, ...]:
        return (self.blue, self.red, self.either)

    def livres(self, state: State, player: Player) -> int:
        has_blue = dresses_of_color(state, player.seat, BLUE) > 0
        has_red = dresses_of_color(state, player.seat, RED) > 0
        if has_blue and has_red:
            return 0
        if not has_blue and not has_red:
            return self.either
        return self.red if has_blue else self.blue


class CrownPerJewelSet(Crown):
    """“n prestige for each set of the four jewels.”"""

    verb: ClassVar[str] = "crown_per_jewel_set"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def numbers(self) -> tuple[int, ...]:
        return (self.amount,)

    def final_points(self, state: State, player: Player) -> int:
        assert isinstance(state, JewellerState)
        return self.amount * min([state.jewels_of(player.seat, color) for color in range(len(JEWELS))])


class CrownPerNecklaces(CrownForEvery):
    """“n prestige for every so many necklaces.”"""

    verb: ClassVar[str] = "crown_per_necklaces"

    def counted(self, state: State, player: Player) -> int:
        return jewels_of_kind(state, player.seat, True)


class CrownPerDecorations(CrownForEvery):
    """“n prestige for each decoration.”"""

    verb: ClassVar[str] = "crown_per_decorations"

    def counted(self, state: State, player: Player) -> int:
        return state.decorations.count(player.seat)


class CrownPerApprentices(CrownForEvery):
    """“n prestige for every so many Apprentices in your deck.”"""

    verb: ClassVar[str] = "crown_per_apprentices"

    def counted(self, state: State, player: Player) -> int:
        deck = player.supply + player.hand + player.discard
        return sum([1 for card in deck if state.box.ranks[card] == APPRENTICE])
