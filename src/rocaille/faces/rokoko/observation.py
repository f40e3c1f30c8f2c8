"""What an observation of Rokoko holds."""

from __future__ import annotations

from typing import Any, Final

from rocaille.envs.core.fields import BYTES, REMEMBERED, Memory, Observer, Planes, first_place, number, one_of
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.names import COLORS, EITHER, HAND_SIZE, NOTHING, ROUNDS
from rocaille.games.rokoko.places import decoration_name, space_name
from rocaille.games.rokoko.state import VEIL
from rocaille.games.rokoko.steps import STEPS
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.agenda import Step, word_of
from rocaille.kernel.game import Game, View

MOST_LIVRES: Final = 100
MOST_MARKERS: Final = 30  # thread, lace
MOST_PRESTIGE: Final = 50
MOST_CARDS: Final = 20  # of a deck
MOST_PENDING: Final = 4
SILK: Final = 127
TILE: Final = len(COLORS) + EITHER + 1  # values that describe a resource tile
DRESS: Final = 2 * len(COLORS) + 5  # values that describe a dress
TABLE_PIECES: Final = 12  # of an observation: what lies on the table, and what is to be decided
PLAYER_PIECES: Final = 7  # of each player


class RokokoObserver(Observer):
    """The base game. With an expansion, what it adds to the table, to each player and to the steps comes in between:
    so many pieces more."""

    def __init__(self, box: Box, expansion_pieces: int = 0, player_pieces: int = 0) -> None:
        super().__init__()
        self.box: Final = box
        self.expansion_pieces: Final = expansion_pieces
        self.player_pieces: Final = player_pieces + PLAYER_PIECES
        self.owners: Final = one_of(box.players)
        self.steps: Final = self.step_kinds()
        self.steps_made: Final[dict[tuple[Any, ...], bytes]] = {}
        self.pending_made: Final[dict[tuple[Any, ...], bytes]] = {}
        self.cards: Final = Planes(len(box.card_names), max([box.base.count(card) for card in range(len(box.card_names))]))
        self.tiles: Final = Planes(len(box.tile_names), max([box.all_tiles.count(tile) for tile in box.all_tiles]))
        self.dresses: Final = Planes(len(box.dress_names), 1)
        self.one_tile: Final = [tile_piece(box, tile) for tile in range(len(box.tile_names))] + [bytes(TILE)]
        self.one_dress: Final = [dress_piece(box, dress) for dress in range(len(box.dress_names))] + [bytes(DRESS)]
        self.guests: Final = [
            [owner + guest_piece(box, dress) for dress in range(len(box.dress_names))] for owner in self.owners
        ]
        self.no_guest: Final = bytes(box.players + len(COLORS) + 1)
        self.most_silk: Final = max([bales for counted in box.tile_silk + box.dress_silk for bales in silk(counted)])
        self.rounds: Final = one_of(ROUNDS)
        self.lay_out()

    def step_kinds(self) -> list[type[Step[Any]]]:
        return list(STEPS)

    def lay_out(self) -> None:
        """The fields, in the order in which `observed` writes them."""
        box, seats = self.box, self.box.players
        self.add("round", ROUNDS, 1, "which of the seven rounds")
        self.add("starter", seats, 1, "who began the round, seen from the observer: itself first, then clockwise")
        self.add("favour", seats, 1, "who has the Queen's favour card")
        self.add("turn", seats, 1, "who acted last")
        self.add("to_decide", seats, 1, "who may decide now; several while hand cards are chosen")
        self.lay_out_steps()
        self.cards_field("hire_row", "employees for hire")
        self.cards_field("hire_stack", "employees that are known to come for hire later")
        self.add("hire_stack_size", 1, 64, "how many employees are still to come for hire")
        for place in range(len(box.places)):
            self.add(f"warehouse{place}.silk", len(COLORS), self.most_silk, "silk of each colour on this place's tile")
            self.add(f"warehouse{place}.discard", EITHER + 1, 1, "what discarding it gives: thread, lace, both, either")
        self.tiles_field("unseen", "tiles whose place the observer does not know, since the last shuffle")
        self.tiles_field("unseen_earlier", "the same, of earlier shuffles: others drew them face down")
        self.tiles_field("tile_discards", "discarded tiles")
        self.add("tile_stack", 1, 64, "tiles in the stack")
        self.add("shuffles", 1, 8, "how often the stack was made anew")
        for window in range(len(box.window_costs)):
            self.dress_fields(f"window{window}", "the dress in this window")
        self.add("bag", len(box.dress_names), 1, "dresses in the bag, by tile")
        self.add("dress_discards", len(box.dress_names), 1, "discarded dresses, by tile")
        for space in box.spaces:
            self.add(f"space{space_name(space)}.owner", seats, 1, "whose dress is on this guest space")
            self.add(f"space{space_name(space)}.color", len(COLORS), 1, "its main colour")
            self.add(f"space{space_name(space)}.prestige", 1, max(box.dress_prestige), "its prestige")
        for space in box.decorations:
            self.add(f"{decoration_name(space)}.owner", seats, 1, "who funded this decoration")
        for place in range(len(box.all_halls)):
            self.add(f"all_halls{place}.owner", seats, 1, "who is on this space of the all-halls track")
        self.lay_out_expansion()
        self.cards_field("hand", "the observer's hand")
        self.tiles_field("face_down", "the observer's tiles that only itself has seen")
        for player in range(seats):
            self.lay_out_player(f"player{player}.")

    def lay_out_steps(self) -> None:
        names = ", ".join([word_of(kind) for kind in self.steps])
        self.add("step", len(self.steps), 1, f"what is to be decided: {names}")
        self.cards_field("step.card", "the employee whose action or bonus it is")
        self.add("step.tile", self.tiles.kinds, 1, "the resource tile that was acquired")
        self.dress_fields("step", "the dress that is being made or rented out")
        self.tiles_field("step.given", "tiles named so far for a payment or for prestige")
        self.add("step.by_bonus", 1, 1, "whether the dress is made by a bonus")
        self.lay_out_expansion_steps()
        self.add("pending", len(self.steps), MOST_PENDING, "what comes after that, by the same names")
        self.add("pending.cards", self.cards.kinds, MOST_PENDING, "employees of the steps that are pending")

    def lay_out_expansion_steps(self) -> None:
        """What belongs to an expansion's steps."""

    def lay_out_expansion(self) -> None:
        """What an expansion puts on the table."""

    def lay_out_player(self, who: str) -> None:
        self.add(f"{who}livres", 1, MOST_LIVRES, "Livre")
        self.add(f"{who}thread", 1, MOST_MARKERS, "thread")
        self.add(f"{who}lace", 1, MOST_MARKERS, "lace")
        self.add(f"{who}prestige", 1, MOST_PRESTIGE, "prestige points so far")
        self.add(f"{who}hand_size", 1, MOST_CARDS, "cards in hand")
        self.add(f"{who}unknown", 1, MOST_CARDS, "hand cards that came unseen")
        self.cards_field(f"{who}unplayed", "employees in supply and hand")
        self.cards_field(f"{who}shown", "hand cards that everybody knows of")
        self.cards_field(f"{who}discard", "discard pile")
        self.cards_field(f"{who}top", "its top card")
        self.cards_field(f"{who}in_play", "employees being played")
        self.cards_field(f"{who}leaving", "employees that are about to leave the game")
        self.tiles_field(f"{who}tiles", "tiles that everybody saw")
        self.add(f"{who}face_down", 1, MOST_CARDS, "tiles drawn face down since the last shuffle")
        self.add(f"{who}face_down_earlier", 1, MOST_CARDS, "tiles drawn face down before it")

    def cards_field(self, name: str, meaning: str) -> None:
        self.add(name, self.cards.kinds, self.cards.most, f"{meaning}, by kind of card")

    def tiles_field(self, name: str, meaning: str) -> None:
        self.add(name, self.tiles.kinds, self.tiles.most, f"{meaning}, by kind of tile")

    def dress_fields(self, name: str, meaning: str) -> None:
        self.add(f"{name}.color", len(COLORS), 1, f"{meaning}: its main colour")
        self.add(f"{name}.silk", len(COLORS), self.most_silk, "the silk it needs, by colour")
        self.add(f"{name}.needs", 3, max(1, *self.box.dress_thread, *self.box.dress_lace), "thread, lace, a master it needs")
        self.add(f"{name}.sale", 1, max(self.box.dress_sale), "what it sells for")
        self.add(f"{name}.prestige", 1, max(self.box.dress_prestige), "its prestige")

    def observe(self, view: View, memory: Memory) -> bytes:
        assert isinstance(view, RokokoView)
        seat, players, pieces = first_place(view), len(view.players), memory.pieces
        last = memory.view if isinstance(memory.view, RokokoView) else None
        if last is None:
            pieces += [b""] * (TABLE_PIECES + self.expansion_pieces + 1 + players * self.player_pieces)
        self.observe_table(view, last, pieces, seat)
        self.observe_expansion(view, last, pieces, TABLE_PIECES)
        at = TABLE_PIECES + self.expansion_pieces
        own = view.players[seat]
        if last is None or own.hand is not last.players[seat].hand or own.veiled is not last.players[seat].veiled:
            pieces[at] = self.cards.of(own.hand) + self.tiles.of(tuple([veiled % VEIL for veiled in own.veiled]))
        at += 1
        for place in range(players):
            self.observe_player(view, last, pieces, at, (seat + place) % players)
            at += self.player_pieces
        memory.view = view
        return b"".join(pieces)

    def observe_table(self, view: RokokoView, last: RokokoView | None, pieces: list[bytes], seat: int) -> None:
        """Tuples are replaced when something changes, so mostly it is enough to ask whether they are the same ones."""
        cards, tiles = self.cards, self.tiles
        pieces[0] = self.heading(view, seat)
        if last is None or view.agenda is not last.agenda:
            pieces[1] = self.step_seen(view.agenda[-1] if view.agenda else None)
            pieces[2] = self.pending_seen(view.agenda[:-1])
        if last is None or (
            view.hire_row is not last.hire_row
            or view.hire_stack_size != last.hire_stack_size
            or view.hire_stack != last.hire_stack
        ):
            pieces[3] = cards.of(view.hire_row) + cards.of(view.hire_stack) + number(view.hire_stack_size, 64)
        if last is None or view.warehouse is not last.warehouse:
            pieces[4] = b"".join([self.one_tile[view.warehouse[place]] for place in self.box.places])
        if last is None or view.unseen != last.unseen:
            earlier: tuple[int, ...] = ()
            for pool in view.unseen[:-1]:
                earlier += pool
            pieces[5] = tiles.of(view.unseen[-1]) + tiles.of(earlier)
        if last is None or (
            view.tile_discards is not last.tile_discards or view.stack_size != last.stack_size or view.shuffles != last.shuffles
        ):
            pieces[6] = tiles.of(view.tile_discards) + number(view.stack_size, 64) + number(view.shuffles, 8)
        if last is None or view.workshop is not last.workshop:
            pieces[7] = b"".join([self.one_dress[dress] for dress in view.workshop[: len(self.box.window_costs)]])
        if last is None or view.bag is not last.bag:
            pieces[8] = self.dresses.of(view.bag)
        if last is None or view.dress_discards is not last.dress_discards:
            pieces[9] = self.dresses.of(view.dress_discards)
        if last is None or view.dresses is not last.dresses or view.hosts is not last.hosts:
            pieces[10] = self.guests_seen(view, seat)
        if last is None or view.decorations is not last.decorations or view.all_halls is not last.all_halls:
            pieces[11] = b"".join(
                [self.owned(view.decorations[space], seat) for space in self.box.decorations]
                + [self.owned(owner, seat) for owner in view.all_halls]
            )

    def observe_expansion(self, view: RokokoView, last: RokokoView | None, pieces: list[bytes], at: int) -> None:
        """What an expansion puts on the table, from this piece on."""

    def observe_player(self, view: RokokoView, last: RokokoView | None, pieces: list[bytes], at: int, whose: int) -> None:
        """What everybody knows of a player, from this piece on."""
        cards, player = self.cards, view.players[whose]
        before = player if last is None else last.players[whose]
        if last is None or (
            player.livres != before.livres
            or player.thread != before.thread
            or player.lace != before.lace
            or player.prestige != before.prestige
            or player.hand_size != before.hand_size
            or player.unknown != before.unknown
        ):
            pieces[at] = b"".join(
                [
                    number(player.livres, MOST_LIVRES),
                    number(player.thread, MOST_MARKERS),
                    number(player.lace, MOST_MARKERS),
                    number(player.prestige, MOST_PRESTIGE),
                    number(player.hand_size, MOST_CARDS),
                    number(player.unknown, MOST_CARDS),
                ]
            )
        if last is None or player.unplayed != before.unplayed:
            pieces[at + 1] = cards.of(player.unplayed)
        if last is None or player.shown is not before.shown:
            pieces[at + 2] = cards.of(player.shown)
        if last is None or player.discard is not before.discard:
            pieces[at + 3] = cards.of(player.discard) + cards.of(player.discard[-1:])
        if last is None or player.in_play is not before.in_play or player.leaving is not before.leaving:
            pieces[at + 4] = cards.of(player.in_play) + cards.of(player.leaving)
        if last is None or player.tiles is not before.tiles:
            pieces[at + 5] = self.tiles.of(player.tiles)
        if last is None or view.shuffles != last.shuffles or player.veiled_since != before.veiled_since:
            now = 0
            for since in player.veiled_since:
                if since == view.shuffles:
                    now += 1
            pieces[at + 6] = number(now, MOST_CARDS) + number(len(player.veiled_since) - now, MOST_CARDS)

    def heading(self, view: RokokoView, seat: int) -> bytes:
        return b"".join(
            [
                self.rounds[view.round - 1],
                self.owned(view.starter, seat),
                self.owned(view.favour, seat),
                self.owned(view.turn, seat),
                to_decide(view, seat, self.owners),
            ]
        )

    def owned(self, owner: int, seat: int) -> bytes:
        """Who it is, seen from the seat; nobody if it is negative."""
        players = self.box.players
        return self.owners[(owner - seat) % players if owner >= 0 else players]

    def guests_seen(self, view: RokokoView, seat: int) -> bytes:
        row: list[bytes] = []
        for space in self.box.spaces:
            host = view.hosts[space]
            row.append(self.guests[(host - seat) % self.box.players][view.dresses[space]] if host >= 0 else self.no_guest)
        return b"".join(row)

    def step_seen(self, step: Step[Any] | None) -> bytes:
        """The step that is next with what belongs to it; made once for each."""
        key: tuple[Any, ...] = () if step is None else step.key()
        piece = self.steps_made.get(key)
        if piece is None:
            if len(self.steps_made) > REMEMBERED:
                self.steps_made.clear()
            row = [
                bytes([1 if step is not None and type(step) is kind else 0 for kind in self.steps]),
                self.cards.of((value(step, "card"),)),
                Planes(self.tiles.kinds, 1).of((value(step, "tile"),)),
                self.one_dress[value(step, "dress")],
                self.tiles.of(values(step, "given")),
                number(max(value(step, "by_bonus"), 0), 1),
            ]
            self.describe_expansion(step, row)
            piece = self.steps_made[key] = b"".join(row)
        return piece

    def pending_seen(self, agenda: tuple[Step[Any], ...]) -> bytes:
        """The steps that come after it; made once for each row of them."""
        keys = tuple([step.key() for step in agenda])
        piece = self.pending_made.get(keys)
        if piece is None:
            if len(self.pending_made) > REMEMBERED:
                self.pending_made.clear()
            pending, cards = [0] * len(self.steps), [0] * self.cards.kinds
            for step in agenda:
                at, card = self.steps.index(type(step)), value(step, "card")
                pending[at] = min(pending[at] + 1, MOST_PENDING)
                if card != NOTHING:
                    cards[card] = min(cards[card] + 1, MOST_PENDING)
            piece = self.pending_made[keys] = bytes(pending + cards)
        return piece

    def describe_expansion(self, step: Step[Any] | None, row: list[bytes]) -> None:
        """What belongs to an expansion's steps."""


def value(step: Step[Any] | None, name: str) -> int:
    """A number of a step; -1 if it has none of that name."""
    return int(getattr(step, name, NOTHING))


def values(step: Step[Any] | None, name: str) -> tuple[int, ...]:
    """A row of numbers of a step."""
    found: tuple[int, ...] = getattr(step, name, ())
    return found


def to_decide(view: RokokoView, seat: int, owners: list[bytes]) -> bytes:
    """Whoever the next step belongs to; while hand cards are chosen, all who still lack one."""
    players = len(view.players)
    if not view.agenda:
        return owners[players]
    if view.agenda[-1].seat >= 0:
        return owners[(view.agenda[-1].seat - seat) % players]
    return bytes([1 if view.players[(seat + place) % players].hand_size < HAND_SIZE else 0 for place in range(players)])


def tile_piece(box: Box, tile: int) -> bytes:
    return bytes([*silk(box.tile_silk[tile]), *[1 if box.tile_discard[tile] == kind else 0 for kind in range(EITHER + 1)]])


def guest_piece(box: Box, dress: int) -> bytes:
    return one_of(len(COLORS))[box.dress_color[dress]] + BYTES[box.dress_prestige[dress]]


def dress_piece(box: Box, dress: int) -> bytes:
    return one_of(len(COLORS))[box.dress_color[dress]] + bytes(
        [
            *silk(box.dress_silk[dress]),
            box.dress_thread[dress],
            box.dress_lace[dress],
            box.dress_master[dress],
            box.dress_sale[dress],
            box.dress_prestige[dress],
        ]
    )


def silk(counted: int) -> list[int]:
    """Bales of each colour."""
    return [counted >> 8 * color & SILK for color in range(len(COLORS))]


def observer(game: Game, players: int) -> Observer:
    from rocaille.faces.rokoko.observation_jeweller import JewellerObserver  # which stands on this module

    assert isinstance(game, Rokoko)
    box = game.boxes[players]
    return JewellerObserver(box) if game.chosen else RokokoObserver(box)
