"""What one seat has seen, and complete positions that it allows.

A view is built up from what is visible, never cut down from the state, so a new field stays hidden until somebody decides to
show it. It holds what a perfect memory knows; a table shows less of the opponents (see `SeenPlayer`).
"""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.derived import derived
from rocaille.games.rokoko.names import NOTHING, decoration_name, space_name
from rocaille.games.rokoko.state import VEIL, Player, State
from rocaille.kernel.dice import advance, shuffled, skipped
from rocaille.kernel.game import View
from rocaille.kernel.tuples import inserted, without_all, without_those


class SeenPlayer:
    """One player as seen by a seat.

    Everybody knows which cards a deck consists of, but not which of those in `unplayed` are in the hand, except `shown`.
    At the table opponents' `prestige` and `tiles` lie face down; they are here because everybody saw them come.
    """

    __slots__ = (
        "seat",
        "own",
        "livres",
        "thread",
        "lace",
        "prestige",
        "unplayed",
        "unknown",
        "hand_size",
        "shown",
        "discard",
        "in_play",
        "leaving",
        "tiles",
        "veiled_since",
        "hand",
        "veiled",
    )

    def __init__(self, player: Player, own: bool, secret: tuple[int, ...] = ()) -> None:
        self.seat: Final = player.seat
        self.own: Final = own
        self.livres: Final = player.livres
        self.thread: Final = player.thread
        self.lace: Final = player.lace
        self.prestige: Final = player.prestige
        self.unplayed: Final[tuple[int, ...]] = without_those(tuple(sorted(player.supply + player.hand)), secret)
        self.unknown: Final = len(player.supply) + len(player.hand) - len(self.unplayed)  # hand cards that came unseen
        self.hand_size: Final = len(player.hand)
        self.shown: Final = player.shown
        self.discard: Final = player.discard
        self.in_play: Final = player.in_play
        self.leaving: Final = player.leaving
        self.tiles: Final = player.tiles
        self.veiled_since: Final[tuple[int, ...]] = tuple([veiled // VEIL for veiled in player.veiled])
        self.hand: Final[tuple[int, ...]] = player.hand if own else ()
        self.veiled: Final[tuple[int, ...]] = player.veiled if own else ()

    def supply_size(self) -> int:
        return len(self.unplayed) + self.unknown - self.hand_size

    def key(self) -> tuple[Any, ...]:
        return (
            self.seat,
            self.own,
            self.livres,
            self.thread,
            self.lace,
            self.prestige,
            self.unplayed,
            self.hand_size,
            self.shown,
            self.discard,
            self.in_play,
            self.leaving,
            self.tiles,
            self.veiled_since,
            self.hand,
            self.veiled,
        )


class RokokoView(View):
    """The table as seen from `seat`.

    `unseen` are the tiles whose place this seat does not know, a tuple for each time the stack was shuffled: they are in the
    stack (of the last shuffle only) or were drawn face down by others. An expansion can hide employees: `secret` are those in
    others' hands, `hire_stack` what is known to be in the stack for hire; in the base game that is all of it.
    """

    __slots__ = (
        "box",
        "players",
        "round",
        "starter",
        "turn",
        "favour",
        "agenda",
        "hire_row",
        "hire_stack",
        "hire_stack_size",
        "warehouse",
        "unseen",
        "stack_size",
        "tile_discards",
        "shuffles",
        "workshop",
        "bag",
        "dress_discards",
        "dresses",
        "hosts",
        "decorations",
        "all_halls",
    )

    def __init__(self, state: State, seat: int | None, hire_stack: tuple[int, ...], secret: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.box: Final = state.box
        self.players: Final[list[SeenPlayer]] = [SeenPlayer(player, player.seat == seat, secret) for player in state.players]
        self.round: Final = state.round
        self.starter: Final = state.starter
        self.turn: Final = state.turn
        self.favour: Final = state.favour
        self.agenda: Final = state.agenda
        self.hire_row: Final = state.hire_row
        self.hire_stack: Final = hire_stack
        self.hire_stack_size: Final = len(state.hire_stack)
        self.warehouse: Final = state.warehouse
        self.unseen: Final[list[tuple[int, ...]]] = unseen_tiles(state, seat)
        self.stack_size: Final = len(state.tile_stack)
        self.tile_discards: Final = state.tile_discards
        self.shuffles: Final = state.shuffles
        self.workshop: Final = state.workshop
        self.bag: Final = state.bag
        self.dress_discards: Final = state.dress_discards
        self.dresses: Final = state.dresses
        self.hosts: Final = state.hosts
        self.decorations: Final = state.decorations
        self.all_halls: Final = state.all_halls

    def key(self) -> tuple[Any, ...]:
        return (
            self.seat,
            tuple([seen.key() for seen in self.players]),
            self.round,
            self.starter,
            self.turn,
            self.favour,
            tuple([step.key() for step in self.agenda]),
            self.hire_row,
            self.hire_stack,
            self.warehouse,
            tuple(self.unseen),
            self.stack_size,
            self.tile_discards,
            self.shuffles,
            self.workshop,
            self.bag,
            self.dress_discards,
            self.dresses,
            self.hosts,
            self.decorations,
            self.all_halls,
        )

    def further_income(self, seat: int) -> int:
        """Livre by an expansion, besides the base game's."""
        return 0

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    def dealt(self, dice: int) -> tuple[State, int]:
        """One deal of what is hidden, and the dice after it."""
        return dealt(self, dice)


def unseen_tiles(state: State, seat: int | None) -> list[tuple[int, ...]]:
    pools: list[tuple[int, ...]] = [() for _ in range(state.shuffles)] + [state.tile_stack]
    for player in state.players:
        if player.seat != seat:
            for veiled in player.veiled:
                pools[veiled // VEIL] = inserted(pools[veiled // VEIL], veiled % VEIL)
    return pools


def imagine(view: RokokoView, dice: int) -> State:
    """A state that `view` allows: hands and veiled tiles of the others are dealt anew, and the future is `dice`.

    What somebody is about to decide can say something about what they hold; deals that contradict it are thrown away.
    """
    while True:
        state, dice = view.dealt(dice)
        if not view.agenda or view.agenda[-1].fits(state):
            return state


def dealt(view: RokokoView, dice: int) -> tuple[State, int]:
    """A deal of everything that is hidden in the base game."""
    pools: list[tuple[int, ...]] = []
    for pool in view.unseen:
        pools.append(shuffled(pool, dice))
        dice = skipped(dice, len(pool))
    players: list[Player] = []
    for seen in view.players:
        if seen.own:
            hand, veiled = seen.hand, seen.veiled
        else:
            veiled = ()
            for shuffle in seen.veiled_since:
                veiled += (pools[shuffle][0] + VEIL * shuffle,)
                pools[shuffle] = pools[shuffle][1:]
            secret = shuffled(without_all(seen.unplayed, seen.shown), dice)
            dice = skipped(dice, len(secret))
            hand = tuple(sorted(seen.shown + secret[: seen.hand_size - seen.unknown - len(seen.shown)]))
        supply = without_all(seen.unplayed, hand)
        players.append(
            Player(
                seen.seat,
                seen.livres,
                seen.thread,
                seen.lace,
                seen.prestige,
                supply,
                hand,
                seen.shown,
                seen.discard,
                seen.in_play,
                seen.leaving,
                seen.tiles,
                veiled,
            )
        )
    dice = advance(dice)
    return State(
        view.box,
        players,
        view.round,
        view.starter,
        view.turn,
        view.favour,
        view.agenda,
        dice,
        view.hire_row,
        view.hire_stack,
        view.warehouse,
        tuple(sorted(pools[-1])),
        view.tile_discards,
        view.shuffles,
        view.workshop,
        view.bag,
        view.dress_discards,
        view.dresses,
        view.hosts,
        view.decorations,
        view.all_halls,
    ), dice


def to_json(view: RokokoView) -> dict[str, Any]:
    """The view for the wire and for people, with names instead of numbers."""
    box = view.box
    cards, tiles, dresses = box.card_names, box.tile_names, box.dress_names
    return {
        "seat": view.seat,
        "round": view.round,
        "starting_player": view.starter,
        "turn": view.turn if view.turn >= 0 else None,
        "favour": view.favour if view.favour >= 0 else None,
        "to_decide": str(view.agenda[-1].key()[0]) if view.agenda else None,
        "step": list(view.agenda[-1].key()) if view.agenda else None,
        "hire_row": [cards[card] for card in view.hire_row],
        "hire_stack": view.hire_stack_size,
        "warehouse": [tiles[view.warehouse[place]] if view.warehouse[place] != NOTHING else None for place in box.places],
        "tile_stack": view.stack_size,
        "tile_discards": sorted([tiles[tile] for tile in view.tile_discards]),
        "workshop": [dresses[dress] if dress != NOTHING else None for dress in view.workshop[: len(box.window_costs)]],
        "bag": len(view.bag),
        "dress_discards": sorted([dresses[dress] for dress in view.dress_discards]),
        "halls": [
            {"space": space_name(space), "dress": dresses[view.dresses[space]], "owner": view.hosts[space]}
            for space in box.spaces
            if view.hosts[space] >= 0
        ],
        "decorations": {
            decoration_name(space): view.decorations[space] for space in box.decorations if view.decorations[space] >= 0
        },
        "all_halls": [owner if owner >= 0 else None for owner in view.all_halls],
        "players": [_player_json(box, seen) for seen in view.players],
        "derived": derived(view),
    }


def _player_json(box: Box, seen: SeenPlayer) -> dict[str, Any]:
    cards, tiles = box.card_names, box.tile_names
    shown: dict[str, Any] = {
        "seat": seen.seat,
        "livres": seen.livres,
        "thread": seen.thread,
        "lace": seen.lace,
        "tile_count": len(seen.tiles) + len(seen.veiled_since),
        "hand_size": seen.hand_size,
        "supply_size": seen.supply_size(),
        "deck": [cards[card] for card in sorted(seen.unplayed + seen.discard + seen.in_play)],
        "discard": [cards[card] for card in seen.discard],
        "in_play": [cards[card] for card in seen.in_play + seen.leaving],
        "remembered": {
            "prestige": seen.prestige,
            "tiles": [tiles[tile] for tile in seen.tiles],
            "in_hand": [cards[card] for card in seen.shown],
        },
    }
    if seen.own:
        shown["hand"] = [cards[card] for card in seen.hand]
        shown["supply"] = [cards[card] for card in without_all(seen.unplayed, seen.hand)]
        shown["tiles"] = sorted([tiles[tile] for tile in seen.tiles] + [tiles[veiled % VEIL] for veiled in seen.veiled])
        shown["prestige"] = seen.prestige
    return shown
