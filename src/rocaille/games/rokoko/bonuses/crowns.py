"""Bonuses with a crown: they take effect only in the final scoring, and cannot be used before."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.bonuses.payouts import by_deck_size, dresses_of_color, on_master_spaces
from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.names import BLUE, GREEN, RED, YELLOW
from rocaille.games.rokoko.state import Player, State


class Crown(Bonus):
    """Base of the crowns."""

    def is_crown(self) -> bool:
        return True


class CrownByDeckSize(Crown):
    """“Prestige by the number of cards in your deck.”"""

    verb: ClassVar[str] = "crown_by_deck_size"

    def __init__(self, table: tuple[int, ...]) -> None:
        self.table: Final = table

    def numbers(self) -> tuple[int, ...]:
        return self.table

    def final_points(self, state: State, player: Player) -> int:
        return by_deck_size(self.table, player.deck_size())


class CrownPerThreadAndLace(Crown):
    """“n prestige for each pair of thread and lace.”"""

    verb: ClassVar[str] = "crown_per_thread_and_lace"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def numbers(self) -> tuple[int, ...]:
        return (self.amount,)

    def final_points(self, state: State, player: Player) -> int:
        return self.amount * min(player.thread, player.lace)


class CrownForEvery(Crown):
    """“n prestige for every so many …”"""

    def __init__(self, amount: int, every: int) -> None:
        self.amount: Final = amount
        self.every: Final = every

    def numbers(self) -> tuple[int, ...]:
        return (self.amount, self.every)

    def counted(self, state: State, player: Player) -> int:
        return 0

    def final_points(self, state: State, player: Player) -> int:
        return self.amount * (self.counted(state, player) // self.every)


class CrownPerMasterSpaces(CrownForEvery):
    """“n prestige for every so many dresses on master guest spaces.”"""

    verb: ClassVar[str] = "crown_per_master_spaces"

    def counted(self, state: State, player: Player) -> int:
        return on_master_spaces(state, player.seat)


class CrownPerCouple(Crown):
    """“n prestige for each pair of a woman's dress and a man's coat.”"""

    verb: ClassVar[str] = "crown_per_couple"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def numbers(self) -> tuple[int, ...]:
        return (self.amount,)

    def final_points(self, state: State, player: Player) -> int:
        seat = player.seat
        women = dresses_of_color(state, seat, YELLOW) + dresses_of_color(state, seat, RED)
        men = dresses_of_color(state, seat, GREEN) + dresses_of_color(state, seat, BLUE)
        return self.amount * min(women, men)
