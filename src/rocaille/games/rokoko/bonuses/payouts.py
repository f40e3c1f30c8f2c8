"""Bonuses that pay Livre or prestige for what the player has. Rounding is always down."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import USE
from rocaille.games.rokoko.names import NOTHING
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Decision
from rocaille.kernel.log import Log


def dresses_of_color(state: State, seat: int, color: int) -> int:
    """The player's dresses of this main colour on the board."""
    colors = state.box.dress_color
    return sum([1 for dress, host in zip(state.dresses, state.hosts) if host == seat and colors[dress] == color])


def on_master_spaces(state: State, seat: int) -> int:
    """The player's dresses on master guest spaces."""
    return sum([1 for space in state.box.spaces if state.hosts[space] == seat and state.box.space_master[space]])


def by_deck_size(table: tuple[int, ...], cards: int) -> int:
    """The last entry that the deck reaches, in a table of sizes and what they bring."""
    amount = 0
    for at in range(0, len(table), 2):
        if cards >= table[at]:
            amount = table[at + 1]
    return amount


class Payout(Bonus):
    """Gain Livre and prestige; not offered when it would be nothing."""

    def livres(self, state: State, player: Player) -> int:
        return 0

    def prestige(self, state: State, player: Player) -> int:
        return 0

    def usable(self, state: State, player: Player, card: int) -> bool:
        return self.livres(state, player) > 0 or self.prestige(state, player) > 0

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [USE] if self.usable(state, player, card) else []

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        livres = self.livres(state, player)
        prestige = self.prestige(state, player)
        player.livres += livres
        player.prestige += prestige
        if livres:
            log.note("gains_livres", player.seat, livres)
        if prestige:
            log.note("gains_prestige", player.seat, prestige)


class OfAmount(Payout):
    """So much, or so much for each."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def numbers(self) -> tuple[int, ...]:
        return (self.amount,)


class ForEvery(Payout):
    """So much for every so many."""

    def __init__(self, amount: int, every: int) -> None:
        self.amount: Final = amount
        self.every: Final = every

    def numbers(self) -> tuple[int, ...]:
        return (self.amount, self.every)


class GainLivres(OfAmount):
    """“Gain n Livre.”"""

    verb: ClassVar[str] = "gain_livres"

    def livres(self, state: State, player: Player) -> int:
        return self.amount


class LivresPerDecoration(OfAmount):
    """“Gain n Livre for each of your decorations.”"""

    verb: ClassVar[str] = "livres_per_decoration"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * state.decorations.count(player.seat)


class LivresPerDress(OfAmount):
    """“Gain n Livre for each of your dresses on the board.”"""

    verb: ClassVar[str] = "livres_per_dress"

    def livres(self, state: State, player: Player) -> int:
        return self.amount * state.hosts.count(player.seat)


class PrestigePerDecorations(ForEvery):
    """“Gain n prestige for every so many decorations.”"""

    verb: ClassVar[str] = "prestige_per_decorations"

    def prestige(self, state: State, player: Player) -> int:
        return self.amount * (state.decorations.count(player.seat) // self.every)


class PrestigePerDresses(ForEvery):
    """“Gain n prestige for every so many dresses on the board.”"""

    verb: ClassVar[str] = "prestige_per_dresses"

    def prestige(self, state: State, player: Player) -> int:
        return self.amount * (state.hosts.count(player.seat) // self.every)


class PerColor(Payout):
    """“Gain so much for each dress of one colour, so much for each of another”, in Livre or prestige."""

    verb: ClassVar[str] = "per_color"

    def __init__(self, livres: tuple[int, ...], prestige: tuple[int, ...]) -> None:
        self.livre_rates: Final = livres  # by colour
        self.prestige_rates: Final = prestige

    def numbers(self) -> tuple[int, ...]:
        return self.livre_rates + self.prestige_rates

    def livres(self, state: State, player: Player) -> int:
        return _at_rates(state, player.seat, self.livre_rates)

    def prestige(self, state: State, player: Player) -> int:
        return _at_rates(state, player.seat, self.prestige_rates)


def _at_rates(state: State, seat: int, rates: tuple[int, ...]) -> int:
    colors = state.box.dress_color
    amount = 0
    space = 0
    for dress in state.dresses:
        if dress != NOTHING and state.hosts[space] == seat:
            amount += rates[colors[dress]]
        space += 1
    return amount


class LivresByDeckSize(Payout):
    """“Gain Livre by the number of cards in your deck.”"""

    verb: ClassVar[str] = "livres_by_deck_size"

    def __init__(self, table: tuple[int, ...]) -> None:
        self.table: Final = table

    def numbers(self) -> tuple[int, ...]:
        return self.table

    def livres(self, state: State, player: Player) -> int:
        return by_deck_size(self.table, player.deck_size())
