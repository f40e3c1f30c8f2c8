"""What an observation of Alhambra, the card game, holds."""

from __future__ import annotations

from typing import Any, Final

from rocaille.envs.core.fields import BYTES, REMEMBERED, Memory, Observer, Planes, first_place, number, one_of
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.game import STEPS, Alhambra
from rocaille.games.alhambra.names import CATEGORIES, MONEY_KINDS, PILES, PRICES, SCORINGS, SPACES, VALUES
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.agenda import Step, word_of
from rocaille.kernel.game import Game, View
from rocaille.kernel.packed import size

KINDS: Final = list(STEPS)
NAMES: Final = [word_of(kind) for kind in KINDS]
MOST_BUILDINGS: Final = 11  # of a category
MOST_POINTS: Final = 250
MOST_PAID: Final = 50
MOST_CARDS: Final = 108
TABLE_PIECES: Final = 9  # of an observation: what lies on the table, and what is to be decided
PLAYER_PIECES: Final = 3  # of each player
SAME: Final = 15  # of a kind, at most, that a packed row can hold


class AlhambraObserver(Observer):
    """All seats know the same, so an observation differs from another seat's only in the order of the players."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        players = box.players
        self.owners: Final = one_of(players)
        self.money: Final[dict[int, bytes]] = {}
        self.kinds: Final[dict[int, bytes]] = {}
        self.agendas: Final[dict[tuple[Any, ...], bytes]] = {}
        copies = most_of_a_kind(box.money, VALUES)
        self.cards: Final = Planes(MONEY_KINDS, copies)
        self.scored: Final = [bytes([1] * scored + [0] * (len(SCORINGS) - scored)) for scored in range(len(SCORINGS) + 1)]
        self.buildings: Final = [
            bytes([1 if box.building_category[kind] == category else 0 for category in range(CATEGORIES)])
            + BYTES[box.building_price[kind]]
            for kind in range(len(box.building_category))
        ] + [bytes(CATEGORIES + 1)]

        self.add("to_decide", players, 1, "who is to decide, seen from the observer: itself first, then clockwise")
        self.add("step", len(NAMES), 1, "what is to be decided: " + ", ".join(NAMES))
        self.add("step.space", SPACES, 1, "the space of the courtyard that is being paid for")
        self.add("step.for_dirk", 1, 1, "whether the building is for Dirk")
        self.add("step.paid", 1, MOST_PAID, "what has been paid so far")
        self.add("step.last", 1, VALUES, "the largest card that may still be paid")
        self.add("pending", len(NAMES), 3, "what comes after that, by the same names")
        for space in range(SPACES):
            self.add(f"courtyard{space}.category", CATEGORIES, 1, "the category of the building on this space")
            self.add(f"courtyard{space}.price", 1, max(box.building_price), "its price; 0 for an empty space")
        self.add("display", MONEY_KINDS, copies, "money face up, by kind: four currencies of nine values")
        self.add("money_stack", MONEY_KINDS, copies, "money still to come, by kind")
        self.add("money_discards", MONEY_KINDS, copies, "money that was paid, by kind")
        self.add("piles", PILES, MOST_CARDS, "cards left in each of the five piles")
        self.add(
            "building_stack",
            CATEGORIES * PRICES,
            most_of_a_kind(box.all_buildings, PRICES),
            "buildings still to come, by category and rank of price",
        )
        self.add("scored", len(SCORINGS), 1, "which scorings have been: A, B, C")
        if players == 2:
            self.add("dirk.buildings", CATEGORIES, MOST_BUILDINGS, "Dirk's buildings by category")
        for player in range(players):
            self.add(f"player{player}.points", 1, MOST_POINTS, "points so far")
            self.add(f"player{player}.buildings", CATEGORIES, MOST_BUILDINGS, "buildings by category")
            self.add(f"player{player}.money_cards", 1, MOST_CARDS, "how many money cards")
            self.add(f"player{player}.money", MONEY_KINDS, copies, "money in hand by kind: all of it was seen")

    def observe(self, view: View, memory: Memory) -> bytes:
        assert isinstance(view, AlhambraView)
        seat, players, pieces = first_place(view), len(view.players), memory.pieces
        last = memory.view if isinstance(memory.view, AlhambraView) else None
        if last is None:
            pieces += [b""] * (TABLE_PIECES + PLAYER_PIECES * players)
        self.observe_table(view, last, pieces, seat)
        at = TABLE_PIECES
        for place in range(players):
            self.observe_player(view, last, pieces, at, (seat + place) % players)
            at += PLAYER_PIECES
        memory.view = view
        return b"".join(pieces)

    def observe_table(self, view: AlhambraView, last: AlhambraView | None, pieces: list[bytes], seat: int) -> None:
        """Tuples are replaced when something changes, so it is enough to ask whether they are the same ones."""
        if last is None or view.agenda is not last.agenda:
            pieces[0] = self.owners[(view.agenda[-1].seat - seat) % len(view.players) if view.agenda else len(view.players)]
            pieces[1] = self.described(tuple([step.key() for step in view.agenda]), view.agenda)
        if last is None or view.courtyard is not last.courtyard:
            pieces[2] = b"".join([self.buildings[building] for building in view.courtyard])
        if last is None or view.display is not last.display:
            pieces[3] = self.cards.of(view.display)
        if last is None or view.money_stack is not last.money_stack:
            pieces[4] = unpacked(view.money_stack, VALUES, self.money)
        if last is None or view.money_discards is not last.money_discards:
            pieces[5] = unpacked(view.money_discards, VALUES, self.money)
        if last is None or view.piles is not last.piles:
            pieces[6] = b"".join([number(pile, MOST_CARDS) for pile in view.piles])
        if last is None or view.building_stack is not last.building_stack:
            pieces[7] = unpacked(view.building_stack, PRICES, self.kinds)
        if last is None or view.scored != last.scored or view.dirk is not last.dirk:
            pieces[8] = self.scored[view.scored] + b"".join([number(count, MOST_BUILDINGS) for count in view.dirk])

    def observe_player(self, view: AlhambraView, last: AlhambraView | None, pieces: list[bytes], at: int, whose: int) -> None:
        player = view.players[whose]
        before = player if last is None else last.players[whose]
        if last is None or view.points[whose] != last.points[whose]:
            pieces[at] = number(max(view.points[whose], 0), MOST_POINTS)
        if last is None or player.buildings is not before.buildings:
            pieces[at + 1] = b"".join([number(count, MOST_BUILDINGS) for count in player.buildings])
        if last is None or player.money is not before.money:
            pieces[at + 2] = number(size(player.money), MOST_CARDS) + unpacked(player.money, VALUES, self.money)

    def described(self, keys: tuple[Any, ...], agenda: tuple[Step[Any], ...]) -> bytes:
        """The step that is next with what belongs to it, and what is pending; made once for each agenda."""
        piece = self.agendas.get(keys)
        if piece is None:
            if len(self.agendas) > REMEMBERED:
                self.agendas.clear()
            piece = self.agendas[keys] = described_anew(agenda)
        return piece


def described_anew(agenda: tuple[Step[Any], ...]) -> bytes:
    step = [0] * len(NAMES)
    space = [0] * SPACES
    pending = [0] * len(NAMES)
    for_dirk = paid = last = 0
    for earlier in agenda[:-1]:
        pending[KINDS.index(type(earlier))] += 1
    if agenda:
        top = agenda[-1]
        step[KINDS.index(type(top))] = 1
        if isinstance(top, PayForBuilding):
            space[top.space] = 1
            for_dirk = 1 if top.for_dirk else 0
            paid = min(top.paid, MOST_PAID)
            last = top.last
    return bytes([*step, *space, for_dirk, paid, last, *pending])


def unpacked(packed: tuple[int, ...], width: int, made: dict[int, bytes]) -> bytes:
    """A packed row as counts by kind; `made` are the ints of this width that were seen before."""
    row: list[bytes] = []
    for part in packed:
        piece = made.get(part)
        if piece is None:
            if len(made) > REMEMBERED:
                made.clear()
            piece = made[part] = bytes([part >> 4 * kind & SAME for kind in range(width)])
        row.append(piece)
    return b"".join(row)


def most_of_a_kind(packed: tuple[int, ...], width: int) -> int:
    return max([part >> 4 * kind & SAME for part in packed for kind in range(width)])


def observer(game: Game, players: int) -> Observer:
    assert isinstance(game, Alhambra)
    return AlhambraObserver(game.boxes[players])
