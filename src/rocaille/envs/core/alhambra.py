"""What an observation of Alhambra, the card game, holds."""
from __future__ import annotations

from typing import Any, Final

from rocaille.envs.core.fields import BYTES, REMEMBERED, Memory, Observer, number, one_of
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.game import STEPS, Alhambra
from rocaille.games.alhambra.names import CATEGORIES, MONEY_KINDS, NOTHING, PILES, PRICES, SCORINGS, SPACES, VALUES
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.state import Player
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.agenda import Step
from rocaille.kernel.game import Game, View
from rocaille.kernel.packed import size

NAMES: Final = list(STEPS)
MOST_BUILDINGS: Final = 11  # of a category
MOST_POINTS: Final = 250
MOST_PAID: Final = 50
MOST_CARDS: Final = 108
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
        copies = most_of_a_kind(box.money, VALUES)
        self.scored: Final = [bytes([1] * scored + [0] * (len(SCORINGS) - scored)) for scored in range(len(SCORINGS) + 1)]
        self.buildings: Final = [
            bytes([1 if box.building_category[kind] == category else 0 for category in range(CATEGORIES)])
            + BYTES[box.building_price[kind]] for kind in range(len(box.building_category))] + [bytes(CATEGORIES + 1)]

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
        self.add("building_stack", CATEGORIES * PRICES, most_of_a_kind(box.all_buildings, PRICES),
                 "buildings still to come, by category and rank of price")
        self.add("scored", len(SCORINGS), 1, "which scorings have been: A, B, C")
        if players == 2:
            self.add("dirk.buildings", CATEGORIES, MOST_BUILDINGS, "Dirk's buildings by category")
        for player in range(players):
            self.add(f"player{player}.points", 1, MOST_POINTS, "points so far")
            self.add(f"player{player}.buildings", CATEGORIES, MOST_BUILDINGS, "buildings by category")
            self.add(f"player{player}.money_cards", 1, MOST_CARDS, "how many money cards")
            self.add(f"player{player}.money", MONEY_KINDS, copies, "money in hand by kind: all of it was seen")

    def observed(self, view: View, memory: Memory) -> bytes:
        assert isinstance(view, AlhambraView) and view.seat is not None
        seat, players, pieces = view.seat, len(view.players), memory.pieces
        last = memory.view
        if last is None:
            pieces += [b""] * (2 + players)
        if not isinstance(last, AlhambraView) or view.agenda is not last.agenda:
            to_decide = (view.agenda[-1].seat - seat) % players if view.agenda else players
            pieces[0] = self.owners[to_decide] + self.described(view.agenda)
        if not isinstance(last, AlhambraView) or board_changed(view, last):
            pieces[1] = self.board(view)
        for place in range(players):
            at = (seat + place) % players
            player = view.players[at]
            if not isinstance(last, AlhambraView) or (
                    player.money is not last.players[at].money or player.buildings is not last.players[at].buildings
                    or view.points[at] != last.points[at]):
                pieces[2 + place] = self.player(player, view.points[at])
        memory.view = view
        return b"".join(pieces)

    def board(self, view: AlhambraView) -> bytes:
        row = [self.buildings[building] for building in view.courtyard]
        row.append(counted(view.display))
        row.append(unpacked(view.money_stack, VALUES, self.money))
        row.append(unpacked(view.money_discards, VALUES, self.money))
        for pile in view.piles:
            row.append(number(pile, MOST_CARDS))
        row.append(unpacked(view.building_stack, PRICES, self.kinds))
        row.append(self.scored[view.scored])
        for count in view.dirk:
            row.append(number(count, MOST_BUILDINGS))
        return b"".join(row)

    def player(self, player: Player, points: int) -> bytes:
        row = [number(max(points, 0), MOST_POINTS)]
        for count in player.buildings:
            row.append(number(count, MOST_BUILDINGS))
        row.append(number(size(player.money), MOST_CARDS))
        row.append(unpacked(player.money, VALUES, self.money))
        return b"".join(row)

    def described(self, agenda: tuple[Step[Any], ...]) -> bytes:
        """The step that is next with what belongs to it, and what is pending."""
        step = [0] * len(NAMES)
        space = [0] * SPACES
        pending = [0] * len(NAMES)
        for_dirk = paid = last = 0
        for earlier in agenda[:-1]:
            pending[NAMES.index(type(earlier).__name__)] += 1
        if agenda:
            top = agenda[-1]
            step[NAMES.index(type(top).__name__)] = 1
            if isinstance(top, PayForBuilding):
                space[top.space] = 1
                for_dirk = 1 if top.for_dirk else 0
                paid = min(top.paid, MOST_PAID)
                last = top.last
        return bytes([*step, *space, for_dirk, paid, last, *pending])


def board_changed(view: AlhambraView, last: AlhambraView) -> bool:
    """Tuples are replaced when something changes, so it is enough to ask whether they are the same ones."""
    return (view.courtyard is not last.courtyard or view.display is not last.display
            or view.money_stack is not last.money_stack or view.money_discards is not last.money_discards
            or view.piles is not last.piles or view.building_stack is not last.building_stack
            or view.scored != last.scored or view.dirk is not last.dirk)


def counted(cards: tuple[int, ...]) -> bytes:
    """Cards on display by kind; a place may be empty."""
    counts = [0] * MONEY_KINDS
    for card in cards:
        if card != NOTHING:
            counts[card] += 1
    return bytes(counts)


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
