"""Bonuses that turn Livre or resource tiles into prestige, as much as the player likes."""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.box import Bonus
from rocaille.games.rokoko.decisions import GIVE, MOST_RETURNED, PASS, RETURN, GiveTile, ReturnLivres
from rocaille.games.rokoko.names import BLUE, GREEN, RED, YELLOW
from rocaille.games.rokoko.rules.acquire_resources import held_tiles, lose_tile, show_tile
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import distinct, inserted, without_all


class ReturnForPrestige(Bonus):
    """“Gain 1 prestige for every n Livre you return.” Twenty times at once; after that one may go on."""

    verb: ClassVar[str] = "return_livres"

    def __init__(self, every: int) -> None:
        self.every: Final = every

    def numbers(self) -> tuple[int, ...]:
        return (self.every,)

    def usable(self, state: State, player: Player, card: int) -> bool:
        return player.livres >= self.every

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return RETURN[: player.livres // self.every]

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, ReturnLivres)
        player.livres -= decision.times * self.every
        player.prestige += decision.times
        log.note("returns_livres", player.seat, decision.times * self.every, decision.times)
        if decision.times == MOST_RETURNED:
            state.agenda += (ReturnMore(player.seat, card),)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, ReturnLivres):
            return Reason("too_dear", (decision.times * self.every, player.livres))
        return super().why_not(state, player, card, decision)


class ReturnMore(Step):
    """Go on returning Livre after the most that can be returned at once."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = fields

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def waits(self, state: State) -> bool:
        return state.box.bonuses[self.card].usable(state, state.players[self.seat], self.card)

    def options(self, state: State, seat: int) -> list[Decision]:
        return [*state.box.bonuses[self.card].options(state, state.players[seat], self.card), PASS]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        if isinstance(decision, ReturnLivres):
            state.box.bonuses[self.card].carry_out(state, state.players[seat], self.card, decision, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        return state.box.bonuses[self.card].why_not(state, state.players[seat], self.card, decision)


class DiscardForPrestige(Bonus):
    """“Discard resource tiles: 1 prestige for each red or blue bale, and for every 2 green or yellow ones together.”"""

    verb: ClassVar[str] = "discard_tiles"

    def usable(self, state: State, player: Player, card: int) -> bool:
        return bool(player.tiles or player.veiled)

    def options(self, state: State, player: Player, card: int) -> list[Decision]:
        return [GIVE[tile] for tile in distinct(held_tiles(player))]

    def carry_out(self, state: State, player: Player, card: int, decision: Decision, log: Log) -> None:
        assert isinstance(decision, GiveTile)
        name_tile(state, player, (), decision.tile)

    def why_not(self, state: State, player: Player, card: int, decision: Decision) -> Reason:
        if isinstance(decision, GiveTile):
            return Reason("tile_not_held", (decision.tile,))
        return super().why_not(state, player, card, decision)


def prestige_for_silk(silk: int) -> int:
    common = ((silk >> 8 * YELLOW) & 127) + ((silk >> 8 * GREEN) & 127)
    return ((silk >> 8 * RED) & 127) + ((silk >> 8 * BLUE) & 127) + common // 2


def name_tile(state: State, player: Player, given: tuple[int, ...], tile: int) -> None:
    """Name one more tile to be discarded."""
    given = inserted(given, tile)
    show_tile(player, tile, given.count(tile))
    state.agenda += (DiscardMore(player.seat, given),)


class DiscardMore(Step):
    """Discard another tile, or stop; they are counted together when the last has been named."""

    fields: ClassVar[tuple[str, ...]] = ("given",)
    __slots__ = fields

    def __init__(self, seat: int, given: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.given: Final = given  # named so far, shown but still with the player

    def waits(self, state: State) -> bool:
        player = state.players[self.seat]
        return len(player.tiles) + len(player.veiled) > len(self.given)

    def happen(self, state: State, log: Log) -> None:
        self.discard(state, log)

    def options(self, state: State, seat: int) -> list[Decision]:
        left = without_all(held_tiles(state.players[seat]), self.given)
        return [*[GIVE[tile] for tile in distinct(left)], PASS]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        if isinstance(decision, GiveTile):
            name_tile(state, state.players[seat], self.given, decision.tile)
        else:
            self.discard(state, log)

    def discard(self, state: State, log: Log) -> None:
        player = state.players[self.seat]
        silk = 0
        for tile in self.given:
            silk += state.box.tile_silk[tile]
            lose_tile(state, player, tile)
            log.note("gives_tile", self.seat, tile)
        player.prestige += prestige_for_silk(silk)
        log.note("gains_prestige", self.seat, prestige_for_silk(silk))

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, GiveTile):
            return Reason("tile_not_held", (decision.tile,))
        return Reason("more_tiles_or_pass")
