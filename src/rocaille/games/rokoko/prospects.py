"""What a position in Rokoko holds for each seat, counted: the features of the evaluation."""

from __future__ import annotations

from math import exp
from typing import Final

from rocaille.games.rokoko.jeweller.names import TASKS_OF
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import (
    FIREWORKS,
    FOUNTAIN_LOWER,
    FOUNTAIN_UPPER,
    HALLS,
    JEWELLER,
    JOURNEYMAN,
    KINGS_HALL,
    MASTER,
    MUSICIANS,
    NOBODY,
    NOTHING,
    ROUNDS,
    ROW_SIZE,
    STATUES,
)
from rocaille.games.rokoko.places import decoration_at, kind_of
from rocaille.games.rokoko.rules.end_of_the_game import terrace_gain
from rocaille.games.rokoko.rules.make_a_dress import silk_of
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.games.rokoko.state import Player, State
from rocaille.games.rokoko.weights import CARDS

FEATURES: Final[tuple[str, ...]] = (
    "constant",
    "certain",
    "majorities",
    "outlook",
    "statues",
    "crowns",
    "livres",
    "thread",
    "lace",
    "yellow",
    "green",
    "red",
    "blue",
    "dress_in_reach",
    "income",
    "halls",
    "fireworks",
    "statue_spaces",
    "musicians",
    "masters",
    "journeymen",
    "apprentices",
    "deck",
    "masters_in_hand",
    "journeymen_in_hand",
    "apprentices_in_hand",
    "favour",
    "dresses",
    "jewels",
    "jewellers_space",
    "tasks",
    "exams",
)
BITS: Final = 8  # for a count, where several are packed into an int, as for silk
MASK: Final = 127
PLAYED: Final = 0.9  # what a card just played counts, of one still in hand
REACH: Final[list[float]] = [1.0, 0.55, 0.3, 0.15]


class Prospects:
    """What is counted for one seat: the features as plain floats, other counts packed into ints, so that evaluating is fast."""

    __slots__ = (*FEATURES, "in_hall", "on_master", "colors", "kinds", "owned", "cards")

    def __init__(self) -> None:
        self.constant = 1.0
        self.certain = 0.0
        self.majorities = 0.0
        self.outlook = 0.0
        self.statues = 0.0
        self.crowns = 0.0
        self.livres = 0.0
        self.thread = 0.0
        self.lace = 0.0
        self.yellow = 0.0
        self.green = 0.0
        self.red = 0.0
        self.blue = 0.0
        self.dress_in_reach = 0.0
        self.income = 0.0
        self.halls = 0.0
        self.fireworks = 0.0
        self.statue_spaces = 0.0
        self.musicians = 0.0
        self.masters = 0.0
        self.journeymen = 0.0
        self.apprentices = 0.0
        self.deck = 0.0
        self.masters_in_hand = 0.0
        self.journeymen_in_hand = 0.0
        self.apprentices_in_hand = 0.0
        self.favour = 0.0
        self.dresses = 0.0
        self.jewels = 0.0
        self.jewellers_space = 0.0
        self.tasks = 0.0
        self.exams = 0.0
        self.in_hall = 0  # dresses in each hall, BITS a hall
        self.on_master = 0
        self.colors = 0
        self.kinds = 0  # decorations of each kind
        self.owned = 0
        self.cards = 0.0  # what single employees are worth beyond their rank

    def times(self, weights: Prospects) -> float:
        """The features, each times its weight."""
        return (
            self.cards
            + self.constant * weights.constant
            + self.certain * weights.certain
            + self.majorities * weights.majorities
            + self.outlook * weights.outlook
            + self.statues * weights.statues
            + self.crowns * weights.crowns
            + self.livres * weights.livres
            + self.thread * weights.thread
            + self.lace * weights.lace
            + self.yellow * weights.yellow
            + self.green * weights.green
            + self.red * weights.red
            + self.blue * weights.blue
            + self.dress_in_reach * weights.dress_in_reach
            + self.income * weights.income
            + self.halls * weights.halls
            + self.fireworks * weights.fireworks
            + self.statue_spaces * weights.statue_spaces
            + self.musicians * weights.musicians
            + self.masters * weights.masters
            + self.journeymen * weights.journeymen
            + self.apprentices * weights.apprentices
            + self.deck * weights.deck
            + self.masters_in_hand * weights.masters_in_hand
            + self.journeymen_in_hand * weights.journeymen_in_hand
            + self.apprentices_in_hand * weights.apprentices_in_hand
            + self.favour * weights.favour
            + self.dresses * weights.dresses
            + self.jewels * weights.jewels
            + self.jewellers_space * weights.jewellers_space
            + self.tasks * weights.tasks
            + self.exams * weights.exams
        )


def survey(state: State) -> list[Prospects]:
    """Everything that is counted, for each seat."""
    box = state.box
    seats = [Prospects() for _ in state.players]
    free = 0  # spaces in each hall
    for space in box.spaces:
        host = state.hosts[space]
        at = BITS * box.space_hall[space]
        if host == NOBODY:
            free += 1 << at
            continue
        dress = state.dresses[space]
        seat = seats[host]
        seat.dresses += 1.0
        seat.certain += box.dress_prestige[dress]
        seat.in_hall += 1 << at
        seat.on_master += box.space_master[space] << at
        seat.colors += 1 << BITS * box.dress_color[dress]
    owners = state.decorations
    for space in box.decorations:
        owner = owners[space]
        if owner != NOBODY:
            seat = seats[owner]
            seat.kinds += 1 << BITS * kind_of(space)
            seat.owned += 1
            seat.certain += box.decoration_prestige[space]
    for hall in range(HALLS):
        count_hall(state, seats, hall, free >> BITS * hall & MASK)
    count_fireworks(state, seats)
    for player in state.players:
        count_seat(state, player, seats[player.seat])
    return seats


def count_hall(state: State, seats: list[Prospects], hall: int, free: int) -> None:
    """Points for the most dresses in a hall: those that would be scored now, and those that can be expected."""
    box = state.box
    at = BITS * hall
    musician = state.decorations[MUSICIANS * ROW_SIZE + hall]
    best = 0
    second = 0
    at_best = 0
    count = len(seats)
    for number in range(count):
        rank = rank_in(seats[number], at, musician == number)
        if rank > best:
            second = best
            best = rank
            at_best = 1
        elif rank:
            if rank == best:
                at_best += 1
            elif rank > second:
                second = rank
    if not best:
        return
    first = box.hall_first[hall]
    next_best = box.hall_second[hall] if count > 2 else 0
    room = 0.6 + 0.35 * free
    for number in range(count):
        seat = seats[number]
        rank = rank_in(seat, at, musician == number)
        if not rank:
            continue
        if rank == best:
            seat.majorities += first
        elif rank == second and at_best == 1:
            seat.majorities += next_best
        rival = second if rank == best and at_best == 1 else best
        share = 1.0 / (1.0 + exp((rival - rank) / (100.0 * room)))
        seat.outlook += share * first + (1.0 - share) * next_best * 0.5


def rank_in(seat: Prospects, at: int, musician: bool) -> int:
    """What decides the majority in a hall: dresses, then those on master spaces, then the musician; 0 without a dress."""
    count = seat.in_hall >> at & MASK
    if not count:
        return 0
    return count * 100 + (seat.on_master >> at & MASK) * 2 + (1 if musician else 0)


def count_fireworks(state: State, seats: list[Prospects]) -> None:
    """Points for the most fireworks; who owns the dearer one is ahead among equals."""
    best = NOBODY
    best_rank = 0
    second = NOBODY
    second_rank = 0
    spaces = len(state.box.terrace)
    for number in range(len(seats)):
        if not seats[number].kinds >> BITS * FIREWORKS & MASK:
            continue
        rank = 0
        for at in range(spaces):
            if state.decorations[decoration_at(FIREWORKS, at)] == number:
                rank += 100
                rank += at - rank % 100
        if rank > best_rank:
            second = best
            second_rank = best_rank
            best = number
            best_rank = rank
        elif rank > second_rank:
            second = number
            second_rank = rank
    if best != NOBODY:
        seats[best].majorities += state.box.fireworks_first
    if second != NOBODY and len(seats) > 2:
        seats[second].majorities += state.box.fireworks_second


def count_seat(state: State, player: Player, mine: Prospects) -> None:
    """Count one player's own things; the halls must have been counted before."""
    box = state.box
    seat = player.seat
    left = float(ROUNDS - state.round)
    mine.certain += player.prestige
    fireworks = mine.kinds >> BITS * FIREWORKS & MASK
    if fireworks and mine.in_hall >> BITS * KINGS_HALL & MASK:
        mine.certain += terrace_gain(state, seat)
    if seat in state.all_halls:
        mine.certain += box.all_halls[state.all_halls.index(seat)]
    else:
        present = 0
        for hall in range(HALLS):
            if mine.in_hall >> BITS * hall & MASK or state.decorations[MUSICIANS * ROW_SIZE + hall] == seat:
                present += 1
        mine.halls = float(present * present)
    statues = mine.kinds >> BITS * STATUES & MASK
    if statues:
        for color in range(4):
            mine.statues += 2.0 * min(mine.colors >> BITS * color & MASK, statues)
    if mine.kinds >> BITS * FOUNTAIN_UPPER & MASK:
        mine.income += mine.owned
    if mine.kinds >> BITS * FOUNTAIN_LOWER & MASK:
        mine.income += mine.dresses
    count_cards(state, player, mine, player.supply, left)
    count_cards(state, player, mine, player.discard, left)
    count_cards(state, player, mine, player.in_play, left)
    count_cards(state, player, mine, player.hand, left + 1.0)
    for card in player.hand:
        add_to_hand(mine, box.ranks[card], 1.0)
    if state.agenda:
        step = state.agenda[-1]
        if isinstance(step, MainAction) and step.seat == seat:
            add_to_hand(mine, box.ranks[step.card], PLAYED)  # its action is still to come
    mine.deck = mine.masters + mine.journeymen + mine.apprentices
    if state.favour == seat:
        mine.favour = 1.0
        if state.round == ROUNDS:
            mine.certain += 3.0
    if isinstance(state, JewellerState):
        count_jewels(state, seat, mine)
    mine.income *= left
    silk = silk_of(box, player)
    mine.yellow = diminishing(silk & MASK)
    mine.green = diminishing(silk >> BITS & MASK)
    mine.red = diminishing(silk >> 2 * BITS & MASK)
    mine.blue = diminishing(silk >> 3 * BITS & MASK)
    mine.livres = float(player.livres)
    mine.thread = diminishing(player.thread)
    mine.lace = diminishing(player.lace)
    mine.dress_in_reach = dress_in_reach(state, player, silk)
    mine.fireworks = float(fireworks)
    mine.statue_spaces = float(statues)
    mine.musicians = float(mine.kinds >> BITS * MUSICIANS & MASK)
    mine.jewellers_space = float(mine.kinds >> BITS * JEWELLER & MASK)


def count_cards(state: State, player: Player, mine: Prospects, cards: tuple[int, ...], rounds: float) -> None:
    """Employees, wherever they are, and what crowns among them would be worth now."""
    box = state.box
    for card in cards:
        rank = box.ranks[card]
        if rank == MASTER:
            mine.masters += 1.0
        elif rank == JOURNEYMAN:
            mine.journeymen += 1.0
        else:
            mine.apprentices += 1.0
        mine.cards += CARDS[card] * rounds
        bonus = box.bonuses[card]
        if bonus.is_crown():
            mine.crowns += bonus.final_points(state, player)


def add_to_hand(mine: Prospects, rank: int, weight: float) -> None:
    if rank == MASTER:
        mine.masters_in_hand += weight
    elif rank == JOURNEYMAN:
        mine.journeymen_in_hand += weight
    else:
        mine.apprentices_in_hand += weight


def count_jewels(state: JewellerState, seat: int, mine: Prospects) -> None:
    jewels = state.jewel_count(seat)
    mine.jewels = float(jewels)
    mine.certain += jewels
    mine.income += jewels
    covered = state.tasks[seat]
    of_exam = TASKS_OF[state.sides[seat]]
    for task in of_exam:
        mine.tasks += covered >> task & 1
    if mine.tasks == len(of_exam):
        mine.exams = 1.0


def dress_in_reach(state: State, player: Player, silk: int) -> float:
    """How near the player is to making one of the dresses in the workshop: what it is worth, less for each thing missing."""
    box = state.box
    best = 0.0
    for dress in state.workshop:
        if dress == NOTHING:
            continue
        missing = max(box.dress_thread[dress] - player.thread, 0) + max(box.dress_lace[dress] - player.lace, 0)
        needed = box.dress_silk[dress]
        for color in range(4):
            short = (needed >> BITS * color & MASK) - (silk >> BITS * color & MASK)
            if short > 0:
                missing += short
        if missing < 4:
            near = (box.dress_prestige[dress] + box.dress_sale[dress] * 0.15) * REACH[missing]
            if near > best:
                best = near
    return best


def diminishing(amount: int) -> float:
    """More of a thing is worth less and less."""
    return float(amount) if amount <= 3 else 3.0 + (amount - 3) * 0.4


def as_row(values: Prospects) -> list[float]:
    return [getattr(values, name) for name in FEATURES]
