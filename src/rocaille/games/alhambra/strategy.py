"""What there is to know about playing Alhambra well: what a position is worth, and quick sensible decisions.

A seat's expected final points are a weighted sum of features: what is on the sheet, what the scorings to come should bring
(`outlook.py`), and what the money in hand can buy, now and later. The weights were fitted to games between bots and stand in
`weights.py`: one set for the end of the game, one for its beginning, and in between they change in a straight line.
"""

from __future__ import annotations

from typing import Final

from rocaille.games.alhambra.decisions import TakeMoney, value_of
from rocaille.games.alhambra.names import CURRENCIES, NOTHING, SPACES, VALUES, A, B, C
from rocaille.games.alhambra.outlook import Outlook
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.state import State
from rocaille.games.alhambra.weights import EARLY, LATE
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.packed import size
from rocaille.kernel.strategy import Strategy

FEATURES: Final[tuple[str, ...]] = (
    "constant",
    "certain",
    "scoring_A",
    "scoring_B",
    "scoring_C",
    "exact",
    "exact_best",
    "payable",
    "within_reach",
    "left_over",
    "wealth",
    "money",
    "cards",
    "coverage",
    "affordable",
    "breadth",
    "waiting",
)

# Three more turns of one's own: what is further off is mostly luck. Single decisions are quicker, and nearly as good here.
SETTINGS: Final[dict[str, dict[str, int]]] = {"search": {"extensions": 3, "single_decisions": 1}}
FULL_STACK: Final = 50  # buildings in the stack at the start, with three or more players
HIGHEST: Final = 13  # price
SUMS: Final = (1 << HIGHEST + 1) - 1
HALF_OF_SUMS: Final = 7
# How many of the 54 buildings have each price.
PRICED: Final[list[int]] = [0, 0, 1, 2, 3, 4, 6, 7, 9, 8, 6, 5, 2, 1]
STILL_THERE: Final[list[float]] = [1.0, 0.75, 0.55, 0.42, 0.33, 0.26]  # a building, when so many have their turn before
REACH: Final[list[float]] = [0.0, 0.5, 0.5, 0.5, 0.5, 0.45, 0.4, 0.35, 0.3, 0.2, 0.0]  # by what is missing of a price
NEAR_END: Final[list[float]] = [1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03]  # by buildings in the stack


def _share_of_prices(sums: int, first: int) -> float:
    """The share of all buildings with one of these prices, seven prices from `first` on."""
    total = 0
    for at in range(HALF_OF_SUMS):
        if sums >> at & 1:
            total += PRICED[first + at]
    return total / 54.0


LOW_PRICES: Final[list[float]] = [_share_of_prices(sums, 0) for sums in range(1 << HALF_OF_SUMS)]
HIGH_PRICES: Final[list[float]] = [_share_of_prices(sums, HALF_OF_SUMS) for sums in range(1 << HALF_OF_SUMS)]
AFFORDABLE: Final[list[float]] = [sum(PRICED[: wealth + 1]) / 54.0 for wealth in range(HIGHEST + 1)]
WEIGHTS: Final[list[list[float]]] = [
    [late + more * stack / FULL_STACK for late, more in zip(LATE, EARLY)] for stack in range(FULL_STACK + 5)
]


class Purses:
    """What everybody's money amounts to, counted once for all seats: by seat and currency."""

    __slots__ = ("wealth", "cards", "sums", "most", "at_most")

    def __init__(self, state: State) -> None:
        seats = len(state.players)
        self.wealth = [0] * (CURRENCIES * seats)
        self.cards = [0] * (CURRENCIES * seats)
        self.sums = [0] * (CURRENCIES * seats)  # bit n: n can be paid exactly
        self.most = [0] * CURRENCIES
        self.at_most = [0] * CURRENCIES  # how many have the most
        for player in state.players:
            for currency in range(CURRENCIES):
                money = player.money[currency]
                wealth = 0
                cards = 0
                sums = 1
                value = 1
                while money:
                    number = money & 15
                    cards += number
                    wealth += number * value
                    while number:
                        sums |= sums << value & SUMS
                        number -= 1
                    money >>= 4
                    value += 1
                at = player.seat * CURRENCIES + currency
                self.wealth[at] = wealth
                self.cards[at] = cards
                self.sums[at] = sums
                if wealth > self.most[currency]:
                    self.most[currency] = wealth
                    self.at_most[currency] = 1
                elif wealth == self.most[currency]:
                    self.at_most[currency] += 1


class AlhambraStrategy(Strategy):
    """For two players, with Dirk, and for more."""

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def stage(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.scored

    def weights(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return list(WEIGHTS[size(state.building_stack)])

    def features(self, state: KernelState, seat: int) -> list[float]:
        assert isinstance(state, State)
        return features_of(state, Outlook(state), Purses(state), seat, sheet_points(state)[seat])

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        points = sheet_points(state)
        if not state.agenda:
            return points
        outlook = Outlook(state)
        purses = Purses(state)
        weights = WEIGHTS[outlook.stack]
        for seat in range(len(points)):
            row = features_of(state, outlook, purses, seat, points[seat])
            total = 0.0
            for at in range(len(row)):
                total += row[at] * weights[at]
            points[seat] = total
        return points

    def is_quiescent(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return not state.agenda or not isinstance(state.agenda[-1], PayForBuilding)

    def settings(self, bot: str) -> dict[str, int]:
        return SETTINGS.get(bot, {})

    def null_move(self, state: KernelState, seat: int, options: list[Decision]) -> Decision:
        """The smallest single card; without money on display, the first payment that is possible."""
        best = options[0]
        least = VALUES + 1
        for option in options:
            if isinstance(option, TakeMoney):
                cards = option.cards()
                if len(cards) == 1 and value_of(cards[0]) < least:
                    best = option
                    least = value_of(cards[0])
        return best


def sheet_points(state: State) -> list[float]:
    """The points that each seat has on the sheet."""
    points = [0.0] * len(state.players)
    sheet = state.sheet
    for at in range(0, len(sheet), 4):
        seat = sheet[at]
        if seat >= 0:
            points[seat] += sheet[at + 3]
    return points


def features_of(state: State, outlook: Outlook, purses: Purses, seat: int, certain: float) -> list[float]:
    """The features of one seat."""
    box = state.box
    seats = outlook.seats
    first = seat * CURRENCIES
    waiting = (seat - state.turn + seats) % seats
    still_there = STILL_THERE[waiting]
    ending = NEAR_END[outlook.stack] if outlook.stack < len(NEAR_END) else 0.0
    exact = 0.0
    exact_best = 0.0
    payable = 0.0
    within_reach = 0.0
    left_over = 0.0
    for space in range(SPACES):
        building = state.courtyard[space]
        if building == NOTHING:
            continue
        worth = outlook.worth[box.building_category[building] * seats + seat]
        price = box.building_price[building]
        wealth = purses.wealth[first + space]
        if wealth >= price:
            if purses.sums[first + space] >> price & 1:
                exact += worth
                if worth > exact_best:
                    exact_best = worth
            elif worth > payable:
                payable = worth
        elif price - wealth <= VALUES:
            near = worth * REACH[price - wealth]
            if near > within_reach:
                within_reach = near
        if ending > 0.0 and wealth > 0 and wealth == purses.most[space] and purses.at_most[space] == 1:
            left_over += worth
    wealth = 0
    cards = 0
    breadth = 0
    money = 0.0
    coverage = 0.0
    affordable = 0.0
    for at in range(first, first + CURRENCIES):
        own = purses.wealth[at]
        if own:
            wealth += own
            money += own if own <= HIGHEST else HIGHEST + (own - HIGHEST) * 0.5
            cards += purses.cards[at]
            breadth += 1
            sums = purses.sums[at]
            coverage += LOW_PRICES[sums & 127] + HIGH_PRICES[sums >> HALF_OF_SUMS]
            affordable += AFFORDABLE[own] if own <= HIGHEST else 1.0
    return [
        1.0,
        certain,
        outlook.expected[A * seats + seat],
        outlook.expected[B * seats + seat],
        outlook.expected[C * seats + seat],
        exact * still_there,
        exact_best * still_there,
        payable * still_there,
        within_reach * still_there,
        left_over * ending,
        float(wealth),
        money,
        float(cards),
        coverage,
        affordable,
        float(breadth),
        float(waiting),
    ]
