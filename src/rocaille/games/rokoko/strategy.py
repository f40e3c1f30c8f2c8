"""What there is to know about playing Rokoko well: what a position is worth, and quick sensible decisions.

A seat's final points are judged as a weighted sum of features: what is certain, what would be scored now, and what money, silk,
employees and decorations promise in the rounds that are left. The weights lie in `weights.py`, set by hand after a first look
at games between bots: one set for the end of the game and what is added to it at the beginning, with a straight line between.
"""
from __future__ import annotations

from math import exp
from typing import Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.decisions import (AcquireTile, DeputeEmployee, DeputeFrom, DiscardTile, FundDecoration, GiveTile,
                                             HireEmployee, KeepTile, MakeDress, Pass, RentOut, ReturnLivres)
from rocaille.games.rokoko.jeweller.names import TASKS_OF
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import (APPRENTICE, FIREWORKS, FOUNTAIN_LOWER, FOUNTAIN_UPPER, HALLS, JEWELLER,
                                         JOURNEYMAN, KINGS_HALL, MASTER, MUSICIANS, NOBODY, NOTHING, ROUNDS, ROW_SIZE,
                                         STATUES)
from rocaille.games.rokoko.bonuses.returns import ReturnMore
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf
from rocaille.games.rokoko.rules.end_of_the_game import terrace_gain
from rocaille.games.rokoko.rules.make_a_dress import silk_of
from rocaille.games.rokoko.rules.select_3_hand_cards import SelectHandCards
from rocaille.games.rokoko.rules.take_actions import MainAction, PlayOneCard
from rocaille.games.rokoko.state import Player, State
from rocaille.games.rokoko.weights import CARDS, EARLY, LATE
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.strategy import Strategy

FEATURES: Final[tuple[str, ...]] = (
    "constant", "certain", "majorities", "outlook", "statues", "crowns", "livres", "thread", "lace", "yellow", "green", "red",
    "blue", "dress_in_reach", "income", "halls", "fireworks", "statue_spaces", "musicians", "masters", "journeymen",
    "apprentices", "deck", "masters_in_hand", "journeymen_in_hand", "apprentices_in_hand", "favour", "dresses", "jewels",
    "jewellers_space", "tasks", "exams")


class Survey:
    """What is counted once for all seats."""

    __slots__ = ("in_hall", "on_master", "prestige", "colors", "terrace", "majorities", "outlook", "free", "kinds", "owned",
                 "worth")

    def __init__(self, state: State) -> None:
        box = state.box
        seats = len(state.players)
        self.in_hall = [0] * (HALLS * seats)
        self.on_master = [0] * (HALLS * seats)
        self.prestige = [0] * seats
        self.colors = [0] * (4 * seats)
        self.terrace = [0] * seats
        self.free = [0] * HALLS
        for space in box.spaces:
            host = state.hosts[space]
            hall = box.space_hall[space]
            if host == NOBODY:
                self.free[hall] += 1
                continue
            dress = state.dresses[space]
            self.in_hall[hall * seats + host] += 1
            self.on_master[hall * seats + host] += box.space_master[space]
            self.prestige[host] += box.dress_prestige[dress]
            self.colors[4 * host + box.dress_color[dress]] += 1
        self.kinds = [0] * (6 * seats)  # decorations of each kind
        self.owned = [0] * seats
        self.worth = [0] * seats
        owners = state.decorations
        for space in box.decorations:
            owner = owners[space]
            if owner != NOBODY:
                self.kinds[6 * owner + space // ROW_SIZE] += 1
                self.owned[owner] += 1
                self.worth[owner] += box.decoration_prestige[space]
        for seat in range(seats):
            if self.in_hall[KINGS_HALL * seats + seat] and self.kinds[6 * seat + FIREWORKS]:
                self.terrace[seat] = terrace_gain(state, seat)
        self.majorities = [0.0] * seats
        self.outlook = [0.0] * seats
        for hall in range(HALLS):
            self.judge_hall(state, hall, seats)
        self.judge_fireworks(state, seats)

    def judge_hall(self, state: State, hall: int, seats: int) -> None:
        """Points for the most dresses in a hall: those that would be scored now, and those that can be expected."""
        box = state.box
        musician = state.decorations[MUSICIANS * ROW_SIZE + hall]
        best = -1
        second = -1
        ranks = [0] * seats
        for seat in range(seats):
            count = self.in_hall[hall * seats + seat]
            if count:
                rank = count * 100 + self.on_master[hall * seats + seat] * 2 + (1 if musician == seat else 0)
                ranks[seat] = rank
                if rank > best:
                    second = best
                    best = rank
                elif rank > second:
                    second = rank
        if best < 0:
            return
        at_best = 0
        for seat in range(seats):
            if ranks[seat] == best:
                at_best += 1
        first = box.hall_first[hall]
        next_best = box.hall_second[hall] if seats > 2 and at_best == 1 else 0
        room = 0.6 + 0.35 * self.free[hall]
        for seat in range(seats):
            if not ranks[seat]:
                continue
            if ranks[seat] == best:
                self.majorities[seat] += first
            elif ranks[seat] == second:
                self.majorities[seat] += next_best
            rival = second if ranks[seat] == best and at_best == 1 else best
            lead = (ranks[seat] - max(rival, 0)) / 100.0
            share = 1.0 / (1.0 + exp(-lead / room))
            self.outlook[seat] += share * first + (1.0 - share) * (box.hall_second[hall] if seats > 2 else 0) * 0.5

    def judge_fireworks(self, state: State, seats: int) -> None:
        first = NOBODY
        first_rank = 0
        second = NOBODY
        second_rank = 0
        for seat in range(seats):
            rank = 0
            for at in range(ROW_SIZE):
                if state.decorations[FIREWORKS * ROW_SIZE + at] == seat:
                    rank += 100
                    rank += at - rank % 100
            if rank > first_rank:
                second = first
                second_rank = first_rank
                first = seat
                first_rank = rank
            elif rank > second_rank:
                second = seat
                second_rank = rank
        if first != NOBODY:
            self.majorities[first] += state.box.fireworks_first
        if second != NOBODY and seats > 2:
            self.majorities[second] += state.box.fireworks_second


def silk_counts(box: Box, player: Player) -> list[int]:
    """Bales of each colour on the tiles that the player holds."""
    silk = silk_of(box, player)
    return [silk & 127, silk >> 8 & 127, silk >> 16 & 127, silk >> 24 & 127]


def dress_in_reach(state: State, player: Player, bales: list[int]) -> float:
    """How near the player is to making one of the dresses in the workshop: what it is worth, less for each thing missing."""
    box = state.box
    best = 0.0
    for dress in state.workshop:
        if dress == NOTHING:
            continue
        missing = max(box.dress_thread[dress] - player.thread, 0) + max(box.dress_lace[dress] - player.lace, 0)
        silk = box.dress_silk[dress]
        for color in range(4):
            need = silk >> 8 * color & 127
            if need > bales[color]:
                missing += need - bales[color]
        if missing < 4:
            worth = box.dress_prestige[dress] + box.dress_sale[dress] * 0.15
            near = worth * REACH[missing]
            if near > best:
                best = near
    return best


PLAYED: Final = 0.9  # what a card just played counts, of one still in hand
REACH: Final[list[float]] = [1.0, 0.55, 0.3, 0.15]


def weights_in(round: int) -> list[float]:
    early = (ROUNDS - round) / (ROUNDS - 1)
    return [late + early * more for late, more in zip(LATE, EARLY)]


WEIGHTS: Final[list[list[float]]] = [weights_in(max(round, 1)) for round in range(ROUNDS + 1)]


class RokokoStrategy(Strategy):
    """For the base game and with the jeweller."""

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def stage(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def spread(self, state: KernelState) -> float:
        assert isinstance(state, State)
        return 1.5 + 1.0 * (ROUNDS - state.round)

    def weights(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return WEIGHTS[state.round]

    def features(self, state: KernelState, seat: int) -> list[float]:
        assert isinstance(state, State)
        return seen_by(state, Survey(state), seat)

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        weights = self.weights(state)
        left = float(ROUNDS - state.round)
        survey = Survey(state)
        found: list[float] = []
        for player in state.players:
            total = 0.0
            row = seen_by(state, survey, player.seat)
            for at in range(len(row)):
                total += row[at] * weights[at]
            for card in player.supply:
                total += CARDS[card] * left
            for card in player.hand:
                total += CARDS[card] * (left + 1.0)
            for card in player.discard:
                total += CARDS[card] * left
            for card in player.in_play:
                total += CARDS[card] * left
            found.append(total)
        return found

    def quiet(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        if not state.agenda:
            return True
        return isinstance(state.agenda[-1], (PlayOneCard, MainAction, BonusOf, SelectHandCards, ReturnMore))

    def turns_ahead(self) -> int:
        return 12

    def idle(self, state: KernelState, seat: int, options: list[Decision]) -> Decision:
        for option in options:
            if isinstance(option, Pass):
                return option
        return options[0]

    def quick(self, state: KernelState, seat: int, options: list[Decision], dice: int) -> Decision:
        return quick(state, options, dice)


def seen_by(state: State, survey: Survey, seat: int) -> list[float]:
    """The features of one seat."""
    box = state.box
    player = state.players[seat]
    seats = len(state.players)
    decorations = state.decorations
    left = float(ROUNDS - state.round)
    certain = player.prestige + survey.prestige[seat] + survey.terrace[seat] + survey.worth[seat]
    kinds = survey.kinds
    first_kind = 6 * seat
    track = state.all_halls
    if seat in track:
        certain += box.all_halls[track.index(seat)]
        halls = 0.0
    else:
        present = 0
        for hall in range(HALLS):
            if survey.in_hall[hall * seats + seat] or decorations[MUSICIANS * ROW_SIZE + hall] == seat:
                present += 1
        halls = float(present * present)
    dresses = 0
    for hall in range(HALLS):
        dresses += survey.in_hall[hall * seats + seat]
    statues = 0
    for number in range(1, kinds[first_kind + STATUES] + 1):
        for color in range(4):
            if survey.colors[4 * seat + color] >= number:
                statues += 2
    income = 0.0
    if kinds[first_kind + FOUNTAIN_UPPER]:
        income += survey.owned[seat]
    if kinds[first_kind + FOUNTAIN_LOWER]:
        income += dresses
    ranks = [0, 0, 0]
    crowns = 0
    for card in player.supply + player.discard + player.in_play:
        ranks[box.ranks[card]] += 1
        if box.bonuses[card].is_crown():
            crowns += box.bonuses[card].final_points(state, player)
    in_hand = [0.0, 0.0, 0.0]
    for card in player.hand:
        ranks[box.ranks[card]] += 1
        in_hand[box.ranks[card]] += 1.0
        if box.bonuses[card].is_crown():
            crowns += box.bonuses[card].final_points(state, player)
    if state.agenda:
        step = state.agenda[-1]
        if isinstance(step, MainAction) and step.seat == seat:
            in_hand[box.ranks[step.card]] += PLAYED  # its action is still to come
    if state.favour == seat and state.round == ROUNDS:
        certain += 3
    jewels = 0
    tasks = 0
    exams = 0
    if isinstance(state, JewellerState):
        jewels = state.jewel_count(seat)
        certain += jewels
        income += jewels
        covered = state.tasks[seat]
        of_exam = TASKS_OF[state.sides[seat]]
        for task in of_exam:
            tasks += covered >> task & 1
        exams = 1 if tasks == len(of_exam) else 0
    bales = silk_counts(box, player)
    return [
        1.0, float(certain), survey.majorities[seat], survey.outlook[seat], float(statues), float(crowns),
        float(player.livres), capped(player.thread), capped(player.lace), capped(bales[0]), capped(bales[1]),
        capped(bales[2]), capped(bales[3]), dress_in_reach(state, player, bales), income * left, halls,
        float(kinds[first_kind + FIREWORKS]), float(kinds[first_kind + STATUES]), float(kinds[first_kind + MUSICIANS]),
        float(ranks[MASTER]), float(ranks[JOURNEYMAN]), float(ranks[APPRENTICE]), float(ranks[0] + ranks[1] + ranks[2]),
        in_hand[MASTER], in_hand[JOURNEYMAN], in_hand[APPRENTICE],
        1.0 if state.favour == seat else 0.0, float(dresses), float(jewels), float(kinds[first_kind + JEWELLER]),
        float(tasks), float(exams)]


def capped(amount: int) -> float:
    """More of a thing is worth less and less."""
    return float(amount) if amount <= 3 else 3.0 + (amount - 3) * 0.4


def quick(state: KernelState, options: list[Decision], dice: int) -> Decision:
    """Make and rent dresses where possible, fund and hire now and then; otherwise at random, but seldom nothing."""
    count = len(options)
    if count == 1:
        return options[0]
    dice = advance(dice)
    choice = options[face(dice, count)]
    for _ in range(2):
        if weight(choice) >= face(advance(dice), 4):
            return choice
        dice = advance(advance(dice))
        choice = options[face(dice, count)]
    return choice


def weight(option: Decision) -> int:
    if isinstance(option, (MakeDress, RentOut)):
        return 4
    if isinstance(option, (Pass, DeputeEmployee, DeputeFrom)):
        return 0
    if isinstance(option, (FundDecoration, HireEmployee, AcquireTile, KeepTile, GiveTile, ReturnLivres)):
        return 2
    if isinstance(option, DiscardTile):
        return 1
    return 3
