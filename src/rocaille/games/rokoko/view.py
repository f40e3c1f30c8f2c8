"""What one seat has seen, and complete positions that it allows.

A view is built up from what is visible (`view_of`), never cut down from the state, so a new field stays hidden until somebody
decides to show it. It holds what a perfect memory knows; a table shows less of the opponents (see `SeenPlayer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.derived import derived
from rocaille.games.rokoko.names import NOTHING, place_name, window_name
from rocaille.games.rokoko.places import decoration_name, space_name
from rocaille.games.rokoko.rules.acquire_resources import KeepOrDiscard
from rocaille.games.rokoko.state import VEIL, Player, State
from rocaille.kernel.agenda import Step
from rocaille.kernel.dice import advance, shuffled, skipped
from rocaille.kernel.game import Keyed, View
from rocaille.kernel.tuples import inserted, without_all, without_those

if TYPE_CHECKING:
    from rocaille.games.rokoko import wire_derived as wire

# What a view has besides seat and box; in this order in its key.
SEEN: Final = (
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


class SeenPlayer(Keyed):
    """One player as seen by a seat.

    Everybody knows which cards a deck consists of, but not which of those in `unplayed` are in the hand, except `shown`.
    At the table opponents' `prestige` and `tiles` lie face down; they are here because everybody saw them come.
    """

    fields: ClassVar[tuple[str, ...]] = (
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
    __slots__ = fields

    def __init__(
        self,
        seat: int,
        own: bool,
        livres: int,
        thread: int,
        lace: int,
        prestige: int,
        unplayed: tuple[int, ...],
        unknown: int,
        hand_size: int,
        shown: tuple[int, ...],
        discard: tuple[int, ...],
        in_play: tuple[int, ...],
        leaving: tuple[int, ...],
        tiles: tuple[int, ...],
        veiled_since: tuple[int, ...],
        hand: tuple[int, ...],
        veiled: tuple[int, ...],
    ) -> None:
        self.seat: Final = seat
        self.own: Final = own
        self.livres: Final = livres
        self.thread: Final = thread
        self.lace: Final = lace
        self.prestige: Final = prestige
        self.unplayed: Final = unplayed
        self.unknown: Final = unknown  # hand cards that came unseen
        self.hand_size: Final = hand_size
        self.shown: Final = shown
        self.discard: Final = discard
        self.in_play: Final = in_play
        self.leaving: Final = leaving
        self.tiles: Final = tiles
        self.veiled_since: Final = veiled_since
        self.hand: Final = hand
        self.veiled: Final = veiled

    def supply_size(self) -> int:
        return len(self.unplayed) + self.unknown - self.hand_size


class RokokoView(View):
    """The table as seen from `seat`.

    `unseen` are the tiles whose place this seat does not know, a tuple for each time the stack was shuffled: they are in the
    stack (of the last shuffle only) or were drawn face down by others. An expansion can hide employees: `secret` are those in
    others' hands, `hire_stack` what is known to be in the stack for hire; in the base game that is all of it.
    """

    __slots__ = ("box", *SEEN)
    fields: ClassVar[tuple[str, ...]] = ("seat", *SEEN)

    def __init__(
        self,
        seat: int | None,
        box: Box,
        players: list[SeenPlayer],
        round: int,
        starter: int,
        turn: int,
        favour: int,
        agenda: tuple[Step[Any], ...],
        hire_row: tuple[int, ...],
        hire_stack: tuple[int, ...],
        hire_stack_size: int,
        warehouse: tuple[int, ...],
        unseen: tuple[tuple[int, ...], ...],
        stack_size: int,
        tile_discards: tuple[int, ...],
        shuffles: int,
        workshop: tuple[int, ...],
        bag: tuple[int, ...],
        dress_discards: tuple[int, ...],
        dresses: tuple[int, ...],
        hosts: tuple[int, ...],
        decorations: tuple[int, ...],
        all_halls: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.box: Final = box
        self.players: Final = players
        self.round: Final = round
        self.starter: Final = starter
        self.turn: Final = turn
        self.favour: Final = favour
        self.agenda: Final = agenda
        self.hire_row: Final = hire_row
        self.hire_stack: Final = hire_stack
        self.hire_stack_size: Final = hire_stack_size
        self.warehouse: Final = warehouse
        self.unseen: Final = unseen
        self.stack_size: Final = stack_size
        self.tile_discards: Final = tile_discards
        self.shuffles: Final = shuffles
        self.workshop: Final = workshop
        self.bag: Final = bag
        self.dress_discards: Final = dress_discards
        self.dresses: Final = dresses
        self.hosts: Final = hosts
        self.decorations: Final = decorations
        self.all_halls: Final = all_halls

    def further_income(self, seat: int) -> int:
        """Livre by an expansion, besides the base game's."""
        return 0

    def add_prices(self, prices: wire.Prices) -> None:
        """Add an expansion's."""

    def on_the_table(self) -> tuple[Any, ...]:
        """All that the public part of the JSON is worked out from."""
        return (
            self.hosts,
            self.dresses,
            self.decorations,
            self.all_halls,
            self.warehouse,
            self.hire_row,
            self.round,
            self.agenda[-1:],
        )

    def names(self) -> dict[str, list[str]]:
        """How the numbers of a step are named, by field: as in decisions."""
        box = self.box
        return {"card": box.card_names, "dress": box.dress_names, "tile": box.tile_names, "given": box.tile_names}

    def to_json(self) -> dict[str, Any]:
        return to_json(self)

    def dealt(self, dice: int) -> tuple[State, int]:
        """One deal of what is hidden, and the dice after it."""
        return dealt(self, dice)


def seen_player(player: Player, own: bool, secret: tuple[int, ...]) -> SeenPlayer:
    """One player as seen by themselves, if it is their `own` view, or by others, to whom these cards are a secret."""
    unplayed = without_those(tuple(sorted(player.supply + player.hand)), secret)
    return SeenPlayer(
        player.seat,
        own,
        player.livres,
        player.thread,
        player.lace,
        player.prestige,
        unplayed,
        len(player.supply) + len(player.hand) - len(unplayed),
        len(player.hand),
        player.shown,
        player.discard,
        player.in_play,
        player.leaving,
        player.tiles,
        tuple([veiled // VEIL for veiled in player.veiled]),
        player.hand if own else (),
        player.veiled if own else (),
    )


def view_of(state: State, seat: int | None, hire_stack: tuple[int, ...], secret: tuple[int, ...] = ()) -> RokokoView:
    """What `seat` has seen of the base game, with what it knows to be for hire, and what others' hands hide from it."""
    return RokokoView(
        seat,
        state.box,
        [seen_player(player, player.seat == seat, secret) for player in state.players],
        state.round,
        state.starter,
        state.turn,
        state.favour,
        state.agenda,
        state.hire_row,
        hire_stack,
        len(state.hire_stack),
        state.warehouse,
        unseen_tiles(state, seat),
        len(state.tile_stack),
        state.tile_discards,
        state.shuffles,
        state.workshop,
        state.bag,
        state.dress_discards,
        state.dresses,
        state.hosts,
        state.decorations,
        state.all_halls,
    )


def unseen_tiles(state: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    pools: list[tuple[int, ...]] = [() for _ in range(state.shuffles)] + [state.tile_stack]
    for player in state.players:
        if player.seat != seat:
            for veiled in player.veiled:
                pools[veiled // VEIL] = inserted(pools[veiled // VEIL], veiled % VEIL)
    return tuple(pools)


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
        "step": _step_json(view) if view.agenda else None,
        "hire_row": [cards[card] for card in view.hire_row],
        "hire_stack": view.hire_stack_size,
        "warehouse": {
            place_name(place): tiles[view.warehouse[place]] if view.warehouse[place] != NOTHING else None
            for place in box.places
        },
        "tile_stack": view.stack_size,
        "tile_discards": sorted([tiles[tile] for tile in view.tile_discards]),
        "workshop": {
            window_name(window): dresses[dress] if (dress := view.workshop[window]) != NOTHING else None
            for window in range(len(box.window_costs))
        },
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
        "all_halls": {str(at): owner if owner >= 0 else None for at, owner in enumerate(view.all_halls, 1)},
        "players": [_player_json(box, seen) for seen in view.players],
        "derived": derived(view),
    }


def _step_json(view: RokokoView) -> dict[str, Any]:
    """What is decided now. Whoever has drawn a tile face down is told which, and nobody else."""
    step = view.agenda[-1]
    told = step.to_json(view.names())
    if isinstance(step, KeepOrDiscard) and told["tile"] is None and view.players[step.seat].own:
        told["tile"] = view.box.tile_names[view.players[step.seat].veiled[-1] % VEIL]
    return told


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
