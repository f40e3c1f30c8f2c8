"""What the scorings that are still to come will bring, from the buildings that everybody has and those that are left.

Until a scoring, some more buildings of each category will be bought, each of them by any player with equal probability. From
that follow how likely one player is to be ahead of another, how likely each place is, and the expected points.
"""

from __future__ import annotations

from typing import Final

from rocaille.games.alhambra.names import CATEGORIES, DIRKS_BUILDINGS, NOTHING, PILE_OF_A, PILE_OF_B, A, B, C
from rocaille.games.alhambra.state import State
from rocaille.kernel.packed import count

MOST: Final = 12  # more buildings of a category than there are
LEADS: Final = 8 * MOST + 1  # leads in halves of a building, -2 * MOST to 2 * MOST, with room for Dirk
EVEN: Final = 4 * MOST  # where in a row of leads nobody is ahead
BOUGHT_A_CARD: Final[list[float]] = [0.42, 0.65]  # while one money card is drawn, before A and after it
SCORINGS_LEFT: Final = 3


def _tails(takers: int) -> list[list[float]]:
    """By buildings to come and by lead: the chance that a player is behind another in the end; a tie is half of it."""
    share = 1.0 / takers
    found: list[list[float]] = []
    chances = [0.0] * (2 * MOST + 1)  # of what the other gains on the one, from -MOST on
    chances[MOST] = 1.0
    for _ in range(MOST):
        row: list[float] = []
        for lead in range(-2 * MOST, 2 * MOST + 1):
            behind = 0.0
            for at in range(2 * MOST + 1):
                if at - MOST > lead:
                    behind += chances[at]
                elif at - MOST == lead:
                    behind += 0.5 * chances[at]
            row.append(behind)
        found.append(row)
        wider = [0.0] * (2 * MOST + 1)
        for at in range(1, 2 * MOST):
            wider[at] += chances[at] * (1.0 - 2.0 * share)
            wider[at + 1] += chances[at] * share
            wider[at - 1] += chances[at] * share
        chances = wider
    return found


def _behind(takers: int) -> list[list[float]]:
    """The same by halves of buildings to come and halves of a lead."""
    whole = _tails(takers)
    found: list[list[float]] = []
    for half in range(2 * MOST - 1):
        fewer = whole[half // 2]
        more = whole[(half + 1) // 2]
        row: list[float] = []
        for lead in range(LEADS):
            low = 0.5 * (fewer[lead // 2] + more[lead // 2])
            high = 0.5 * (fewer[(lead + 1) // 2] + more[(lead + 1) // 2])
            row.append(0.5 * (low + high))
        found.append(row)
    return found


BEHIND: Final[list[list[list[float]]]] = [_behind(max(takers, 2)) for takers in range(7)]
BEHIND_DIRK: Final[list[list[float]]] = BEHIND[4]  # he gains less, and less surely
ANY: Final[list[list[float]]] = [
    [1.0 - (1.0 - 1.0 / max(takers, 2)) ** (half * 0.5) for half in range(2 * MOST)] for takers in range(7)
]


class Outlook:
    """What each seat can expect of the scorings to come, and of one more building of each category on the courtyard."""

    __slots__ = ("seats", "next", "stack", "left", "halves", "dirk", "shown", "expected", "worth")

    def __init__(self, state: State) -> None:
        box = state.box
        seats = len(state.players)
        self.seats: Final = seats
        self.next: Final = state.scored  # the first scoring that is still to come
        self.left = [0] * CATEGORIES  # buildings of each category that nobody has
        self.stack = 0
        for category in range(CATEGORIES):
            number = count(state.building_stack[category])
            self.left[category] = number
            self.stack += number
        total = self.stack
        offered = [False] * CATEGORIES
        for building in state.courtyard:
            if building != NOTHING:
                category = box.building_category[building]
                offered[category] = True
                self.left[category] += 1
                total += 1
        self.halves = [0] * (SCORINGS_LEFT * CATEGORIES)  # buildings to come until each scoring, in halves
        self.dirk = [0] * (SCORINGS_LEFT * CATEGORIES)  # Dirk's in halves, less what the others will gain on him
        self.shown = [1.0] * SCORINGS_LEFT  # how sure it is that a scoring takes place
        self.forecast_purchases(state, total)
        self.expected = [0.0] * (SCORINGS_LEFT * seats)  # points by scoring and seat
        self.worth = [0.0] * (CATEGORIES * seats)  # points of one more building, by category and seat
        owned = [0] * seats  # in halves
        for category in range(CATEGORIES):
            for player in state.players:
                owned[player.seat] = 2 * player.buildings[category]
            for scoring in range(self.next, SCORINGS_LEFT):
                self.add_expected_points(state, scoring, category, owned, offered[category])

    def forecast_purchases(self, state: State, total: int) -> None:
        """How many buildings will have been bought when each scoring comes, and what Dirk will have got."""
        piles = state.piles
        for_dirk = 0.0
        bought = 0.0
        before = 0.0
        for scoring in range(self.next, SCORINGS_LEFT):
            if scoring == C:
                bought = total - for_dirk
            else:
                drawn = 0.0
                last = PILE_OF_A if scoring == A else PILE_OF_B
                for pile in range(last):
                    drawn += piles[pile]
                drawn += 0.5 * piles[last]  # the other half comes after the scoring card
                bought += (drawn - before) * BOUGHT_A_CARD[scoring]
                before = drawn
                spare = self.stack - for_dirk - bought
                if spare < 0.0:
                    bought = max(bought + spare, 0.0)
                if scoring == B and spare < 6.0:
                    self.shown[B] = max(0.5 + spare / 12.0, 0.0)
            for category in range(CATEGORIES):
                at = scoring * CATEGORIES + category
                part = self.left[category] / total if total else 0.0
                self.halves[at] = min(int(2.0 * part * bought + 0.5), 2 * MOST - 2)
                if state.dirk:
                    self.dirk[at] = 2 * state.dirk[category] + int(2.0 * part * for_dirk - part * bought + 16.5) - 16
            if state.dirk:
                if scoring == A:
                    for_dirk = float(min(DIRKS_BUILDINGS, self.stack))
                elif scoring == B:
                    for_dirk += max(self.stack - for_dirk - bought, 0.0) / 3.0

    def add_expected_points(self, state: State, scoring: int, category: int, owned: list[int], offered: bool) -> None:
        """Add what each seat can expect in a scoring of a category, with the buildings it has and with one more."""
        seats = self.seats
        at = scoring * CATEGORIES + category
        halves = self.halves[at]
        behind = BEHIND[seats][halves]
        start = category * 9 + scoring * 3
        for_first = self.shown[scoring] * state.box.points[start]
        for_second = self.shown[scoring] * state.box.points[start + 1]
        for_third = self.shown[scoring] * state.box.points[start + 2]
        for seat in range(seats):
            own = owned[seat]
            before = 0.0
            for more in range(2 if offered else 1):
                first = 1.0 if own + more else ANY[seats][halves]
                second = 0.0
                third = 0.0
                even = EVEN + own + more + more
                for rival in range(seats):
                    if rival != seat:
                        chance = behind[even - owned[rival]]
                        third += (second - third) * chance
                        second += (first - second) * chance
                        first -= first * chance
                if state.dirk:
                    chance = BEHIND_DIRK[halves][even - self.dirk[at]]
                    third += (second - third) * chance
                    second += (first - second) * chance
                    first -= first * chance
                points = first * for_first + second * for_second + third * for_third
                if more:
                    self.worth[category * seats + seat] += points - before
                else:
                    self.expected[scoring * seats + seat] += points
                    before = points
