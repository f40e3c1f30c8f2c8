"""2. Acquire Resources.

Any employee. Take one tile from a segment of the warehouse: 2 Livre while 3 or 4 tiles lie in it, 1 with 2, the last one
free. Then keep it face down as silk, or discard it for its thread and lace. The same choice follows every other way of
gaining a tile.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.decisions import ACQUIRE, DISCARD_FOR, KEEP, AcquireTile, DiscardTile
from rocaille.games.rokoko.names import EITHER, LACE, NOBODY, NOTHING, SEGMENT_SIZE, SEGMENTS, THREAD
from rocaille.games.rokoko.state import VEIL, Player, State, Step
from rocaille.kernel.chance import throw
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import inserted, replaced, without

_FACE_DOWN: Final = -1


def price(tiles_in_segment: int) -> int:
    return 2 if tiles_in_segment > 2 else max(tiles_in_segment - 1, 0)


def price_at(warehouse: tuple[int, ...], place: int) -> int:
    """What the tile on `place` costs now."""
    first = place - place % SEGMENT_SIZE
    return price(SEGMENT_SIZE - warehouse[first : first + SEGMENT_SIZE].count(NOTHING))


def add_options(state: State, player: Player, choices: list[Decision]) -> None:
    warehouse = state.warehouse
    livres = player.livres
    for segment in range(SEGMENTS):
        first = segment * SEGMENT_SIZE
        if livres < 2 and livres < price_at(warehouse, first):
            continue
        for place in range(first, first + SEGMENT_SIZE):
            if warehouse[place] != NOTHING:
                choices.append(ACQUIRE[place])


def possible(state: State, player: Player) -> bool:
    for segment in range(SEGMENTS):
        first = segment * SEGMENT_SIZE
        tiles = SEGMENT_SIZE - state.warehouse[first : first + SEGMENT_SIZE].count(NOTHING)
        if tiles > 0 and player.livres >= price(tiles):
            return True
    return False


def why_not(state: State, player: Player, decision: AcquireTile) -> Reason:
    if state.warehouse[decision.place] == NOTHING:
        return Reason("no_tile_there")
    return Reason("too_dear", (price_at(state.warehouse, decision.place), player.livres))


def acquire(state: State, player: Player, card: int, decision: AcquireTile, log: Log) -> None:
    """Buy a tile with `card`, by its action or by its bonus."""
    cost = price_at(state.warehouse, decision.place)
    player.livres -= cost
    log.note("acquires", player.seat, state.warehouse[decision.place], cost)
    take_tile(state, player, decision.place, card)


def take_tile(state: State, player: Player, place: int, card: int) -> None:
    """Take a tile that everybody sees; whether it is kept, is the next decision. `card` acquired it, or nobody did."""
    tile = state.warehouse[place]
    state.warehouse = replaced(state.warehouse, place, NOTHING)
    player.tiles = inserted(player.tiles, tile)
    state.agenda += (KeepOrDiscard(player.seat, tile, card),)


def draw_tile(state: State, player: Player, log: Log) -> None:
    """Draw a tile face down: the player alone sees it."""
    tile = drawn_tile(state, log)
    if tile == NOTHING:
        return
    player.veiled += (tile + VEIL * state.shuffles,)
    log.note("draws_tile", player.seat)
    log.whisper("drawn_tile", player.seat, tile)
    state.agenda += (KeepOrDiscard(player.seat, _FACE_DOWN, NOTHING),)


def can_draw(state: State) -> bool:
    return bool(state.tile_stack) or bool(state.tile_discards)


def drawn_tile(state: State, log: Log) -> int:
    """A tile from the stack, which is made anew from the discards when it has run out; or nothing."""
    if not state.tile_stack:
        if not state.tile_discards:
            return NOTHING
        state.tile_stack = tuple(sorted(state.tile_discards))
        state.tile_discards = ()
        state.shuffles += 1
        log.note("tiles_shuffled", NOBODY, len(state.tile_stack))
    at = throw(state, len(state.tile_stack))
    tile = state.tile_stack[at]
    state.tile_stack = state.tile_stack[:at] + state.tile_stack[at + 1 :]
    return tile


def lose_tile(state: State, player: Player, tile: int) -> None:
    """Discard a tile the player holds; where there is a choice, the one that everybody knows of."""
    show_tile(player, tile, 1)
    player.tiles = without(player.tiles, tile)
    state.tile_discards += (tile,)


def show_tile(player: Player, tile: int, named: int) -> None:
    """So many tiles of this kind have been named, so everybody knows of them: if need be, one drawn face down is shown."""
    if player.tiles.count(tile) >= named:
        return
    for veiled in player.veiled:
        if veiled % VEIL == tile:
            player.veiled = without(player.veiled, veiled)
            player.tiles = inserted(player.tiles, tile)
            return


def held_tiles(player: Player) -> tuple[int, ...]:
    """The kinds of all tiles the player holds, sorted."""
    if not player.veiled:
        return player.tiles
    return tuple(sorted(player.tiles + tuple([veiled % VEIL for veiled in player.veiled])))


class KeepOrDiscard(Step):
    """Keep the tile just gained as silk, or discard it. A tile drawn face down is not named here: others see the agenda."""

    fields: ClassVar[tuple[str, ...]] = ("tile", "card")
    __slots__ = fields

    def __init__(self, seat: int, tile: int, card: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.card: Final = card  # the employee who acquired it; nobody, if it came in another way

    def gained(self, state: State) -> int:
        """The tile in question."""
        return self.tile if self.tile != _FACE_DOWN else state.players[self.seat].veiled[-1] % VEIL

    def options(self, state: State, seat: int) -> list[Decision]:
        gives = state.box.tile_discard[self.gained(state)]
        if gives == EITHER:
            return [KEEP, DISCARD_FOR[THREAD], DISCARD_FOR[LACE]]
        return [KEEP, DISCARD_FOR[gives]]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        player = state.players[seat]
        tile = self.gained(state)
        if not isinstance(decision, DiscardTile):
            log.note("keeps_tile", seat)
            if self.card != NOTHING:
                state.box.expansion.tile_settled(state, player, self.card, tile, True, log)
            return
        if self.tile == _FACE_DOWN:
            player.veiled = player.veiled[:-1]
            state.tile_discards += (tile,)
        else:
            lose_tile(state, player, tile)
        if decision.marker != LACE:
            player.thread += 1
        if decision.marker != THREAD:
            player.lace += 1
        log.note("discards_tile", seat, tile, decision.marker)
        if self.card != NOTHING:
            state.box.expansion.tile_settled(state, player, self.card, tile, False, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, DiscardTile):
            return Reason("tile_gives_otherwise", (self.gained(state),))
        return Reason("tile_first")
