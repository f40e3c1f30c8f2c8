"""Whole games, told again from what happened by somebody who knows only the page of rules: the engine must agree."""

import random
from collections import Counter
from typing import cast

import pytest

from rocaille.games.alhambra.names import DIRK, VALUES
from rocaille.games.alhambra.state import State
from rocaille.kernel.history import History
from rocaille.kernel.packed import size, unpacked
from tests.alhambra.positions import GAME

POINTS = {rank: ((rank,), (rank + 7, rank), (rank + 15, rank + 7, rank)) for rank in range(1, 7)}


class Retelling:
    """What the rules make of the events: hands, courtyard, buildings, points. Nothing is read from the state."""

    def __init__(self, players: int) -> None:
        self.box = GAME.boxes[players]
        self.hands: dict[int, Counter[int]] = {seat: Counter() for seat in range(players)}
        self.owned: dict[int, Counter[int]] = {seat: Counter() for seat in range(players)}
        if players == 2:
            self.owned[DIRK] = Counter()
        self.courtyard: dict[int, int] = {}
        self.points: Counter[int] = Counter()
        self.scorings: list[int] = []
        self.sheet: list[tuple[int, int, int]] = []
        self.paying: tuple[int, int, int, int] | None = None  # owner, building, space, paid
        self.last_paid = VALUES
        self.exact = 0

    def hear(self, event) -> None:
        getattr(self, event.key)(event.seat, *event.args)

    def start_money(self, seat, card):
        assert sum(kind % VALUES + 1 for kind in self.hands[seat].elements()) < 20
        self.hands[seat][card] += 1

    def first_player(self, seat):
        assert all(sum(kind % VALUES + 1 for kind in hand.elements()) >= 20 for hand in self.hands.values())

    def building_offered(self, nobody, building, space):
        assert space not in self.courtyard
        assert all(earlier in self.courtyard for earlier in range(space)), "from left to right"
        self.courtyard[space] = building

    def takes_money(self, seat, card):
        self.hands[seat][card] += 1

    def buys(self, seat, building, space):
        assert self.courtyard[space] == building
        self.paying, self.last_paid = (seat, building, space, 0), VALUES

    def buys_for_dirk(self, seat, building, space):
        self.buys(seat, building, space)
        self.paying = (DIRK, building, space, 0)

    def pays(self, seat, card):
        owner, building, space, paid = self.paying
        value = card % VALUES + 1
        price = self.box.building_price[building]
        assert card // VALUES == space and value <= self.last_paid and paid < price and self.hands[seat][card] > 0
        self.hands[seat][card] -= 1
        self.last_paid = value
        self.paying = (owner, building, space, paid + value)
        if paid + value >= price:
            self.exact = int(paid + value == price)
            self.owned[owner][self.box.building_category[building]] += 1
            del self.courtyard[space]

    def paid_exactly(self, seat):
        assert self.exact == 1

    def nothing_possible(self, seat):
        assert not any(
            sum((card % VALUES + 1) * count for card, count in self.hands[seat].items() if card // VALUES == space)
            >= self.box.building_price[building]
            for space, building in self.courtyard.items()
        )

    def money_shuffled(self, nobody, cards):
        assert len(self.scorings) >= 2 or cards > 0

    def dirk_gets(self, dirk, building):
        self.owned[DIRK][self.box.building_category[building]] += 1

    def scoring(self, nobody, scoring):
        self.scorings.append(scoring)
        for category in range(6):
            places = POINTS[category + 1][scoring]
            counts = {seat: owned[category] for seat, owned in self.owned.items() if owned[category]}
            for seat, own in counts.items():
                ahead = sum(other > own for other in counts.values())
                level = sum(other == own for other in counts.values())
                share = sum((*places, 0, 0, 0, 0, 0, 0, 0)[ahead : ahead + level]) // level
                if share:
                    self.points[seat] += share
                    self.sheet.append((seat, category, share))

    def scores(self, seat, category, points):
        self.sheet.remove((seat, category, points))

    def last_buildings(self, nobody):
        assert 0 < 4 - len(self.courtyard) <= 4

    def wealth(self, space):
        return {
            seat: sum((card % VALUES + 1) * count for card, count in hand.items() if card // VALUES == space)
            for seat, hand in self.hands.items()
        }

    def nobody_gets(self, nobody, building, space):
        wealth = sorted(self.wealth(space).values())
        assert wealth[-1] == 0 or wealth[-1] == wealth[-2]

    def gets_left_over(self, seat, building, space):
        wealth = self.wealth(space)
        assert all(wealth[seat] > other for rival, other in wealth.items() if rival != seat)
        self.owned[seat][self.box.building_category[building]] += 1
        assert self.courtyard.pop(space) == building

    def game_over(self, nobody):
        assert self.scorings[-1] == 2 and self.scorings == sorted(set(self.scorings))

    def agrees(self, state) -> None:
        assert not self.sheet, "points that nobody was given"
        for player in state.players:
            assert Counter(unpacked(player.money, VALUES)) == +self.hands[player.seat]
            assert player.buildings == tuple(self.owned[player.seat][category] for category in range(6))
        assert {space: kind for space, kind in enumerate(state.courtyard) if kind >= 0} == self.courtyard
        assert not state.dirk or state.dirk == tuple(self.owned[DIRK][category] for category in range(6))


def shopper(options, dice):
    buys = [option for option in options if option.word != "take"]
    return dice.choice(buys or options)


def hoarder(options, dice):
    takes = [option for option in options if option.word == "take"]
    return takes[-1] if takes else dice.choice(options)


def random_player(options, dice):
    return dice.choice(options)


@pytest.mark.parametrize("policy", [random_player, shopper, hoarder])
@pytest.mark.parametrize("players", (2, 3, 4, 5, 6))
def test_the_engine_agrees_with_the_retelling(players, policy):
    for seed in range(12):
        dice = random.Random(seed)
        history = History(GAME, players, seed)
        story = Retelling(players)
        for event in history.opening:
            story.hear(event)
        while seats := GAME.to_decide(history.state):
            seat = seats[0]
            options = GAME.options(history.state, seat)
            story.exact = 0
            state = cast(State, history.state)
            display, ended = state.display, False
            for event in history.decide(seat, policy(options, dice)):
                ended = ended or event.key in ("building_offered", "money_shuffled", "scoring", "last_buildings")
                story.hear(event)
            story.agrees(history.state)
            if GAME.to_decide(history.state) == (seat,) and not ended:
                assert story.exact or options[0].word == "pay" or GAME.options(history.state, seat)[0].word == "pay"
                assert cast(State, history.state).display == display, "nothing is refilled within a turn"
        outcome = GAME.outcome(history.state)
        assert outcome.totals == tuple(story.points[seat] for seat in range(players))
        assert outcome.winners == tuple(seat for seat in range(players) if outcome.totals[seat] == max(outcome.totals))
        assert size(cast(State, history.state).building_stack) == 0
        assert sum(sum(owned.values()) for owned in story.owned.values()) + len(story.courtyard) == 54


def test_a_payment_can_be_taken_back_until_a_card_is_drawn():
    """Paying moves no dice; the end of a turn does."""
    history = History(GAME, 3, 2)
    dice = random.Random(2)
    seen = 0
    while seats := GAME.to_decide(history.state):
        seat = seats[0]
        before = history.state.key()
        history.decide(seat, shopper(GAME.options(history.state, seat), dice))
        if GAME.to_decide(history.state) == (seat,) and history.state.dice == before[3]:
            after = history.moments[-1].decision
            assert history.undoable(seat) is not None
            history.undo(seat)
            assert history.state.key() == before
            history.decide(seat, after)
            seen += 1
        else:
            assert history.undoable(seat) is None
    assert seen > 5


@pytest.mark.parametrize("players", (2, 3, 4, 5, 6))
def test_no_turn_has_more_than_five_actions(players):
    longest = 0
    for seed in range(20):
        dice = random.Random(seed)
        state = GAME.new(players, seed)
        turn, actions = state.turn, 0
        while seats := GAME.to_decide(state):
            option = shopper(GAME.options(state, seats[0]), dice)
            actions += option.word != "pay"
            GAME.carry_out(state, seats[0], option)
            longest = max(longest, actions)
            if state.turn != turn:
                turn, actions = state.turn, 0
    assert 2 <= longest <= 5
