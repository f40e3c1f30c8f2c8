"""An opponent that searches: Monte Carlo tree search over what its seat may know.

Each walk through the tree begins with another position that the view allows, and with other dice, so nodes stand for sequences
of decisions and average over what is hidden and what chance brings. Every seat is taken to want its own chance to win (max-n).
A node that is reached for the first time is judged by the game's strategy, one step ahead for each of its options; that
judgement also says which options deserve attention first. The tree is kept between the steps of a turn.
"""
from __future__ import annotations

import time
from math import exp, sqrt
from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.judging import settle, thrown
from rocaille.bots.planner import best_plan
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy, chances

CURIOSITY: Final = 0.08  # how much an option's promise counts against what was found so far
SHARPNESS: Final = 0.012  # a difference in the chance to win that makes an option clearly more promising
TRUST: Final = 0.4  # the share of attention at the root that a plan gets
BREATH: Final = 0.005  # seconds after which other threads of this process get a turn
JUDGED: Final = 0  # how a walk goes on behind the tree: not at all, with quick decisions, at random
QUICK: Final = 1
RANDOM: Final = 2
END: Final = 1 << 30


class Node:
    """A point in the tree: after a sequence of decisions, whatever was hidden and whatever the dice were."""

    __slots__ = ("children", "promise", "totals", "visits", "worth")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.promise: dict[int, float] = {}  # by number of decision: its share of attention
        self.worth: dict[int, float] = {}  # and the chance to win that it was judged with


class Search:
    """The search for one decision. `depth` is how far a walk goes on behind the tree, and `manner` how."""

    def __init__(self, game: Game, seat: int, seats: int, depth: int, manner: int, curiosity: float = CURIOSITY,
                 sharpness: float = SHARPNESS) -> None:
        self.game: Final = game
        self.strategy: Final[Strategy] = game.strategy()
        self.seat: Final = seat
        self.seats: Final = seats
        self.depth: Final = depth
        self.manner: Final = manner
        self.curiosity: Final = curiosity
        self.sharpness: Final = sharpness
        self.root = Node(seats)
        self.walks = 0

    def walk(self, state: State, dice: int) -> None:
        """One walk from the root; `state` is used up."""
        game = self.game
        node = self.root
        path = [node]
        while True:
            seats = game.to_decide(state)
            if not seats:
                found = self.result(state)
                break
            mover = self.seat if self.seat in seats else seats[0]
            options = game.options(state, mover)
            if len(options) == 1:
                game.carry_out(state, mover, options[0], SILENCE)
                continue
            if not node.visits and self.manner != RANDOM:
                found = self.expand(node, state, mover, options)
                if self.manner == QUICK:
                    found = self.play_out(state, dice)
                break
            if self.manner == RANDOM and node.visits < len(options):
                found = self.play_out(state, dice)
                break
            option = self.choice(node, mover, options)
            child = node.children.get(option.number)
            if child is None:
                child = Node(self.seats)
                node.children[option.number] = child
            game.carry_out(state, mover, option, SILENCE)
            node = child
            path.append(node)
        for each in path:
            each.visits += 1
            for seat in range(self.seats):
                each.totals[seat] += found[seat]
        self.walks += 1

    def choice(self, node: Node, mover: int, options: list[Decision]) -> Decision:
        """The option with the best mixture of what was found, what it promises and how seldom it was tried."""
        best = options[0]
        most = -1.0
        reach = self.curiosity * sqrt(node.visits)
        fair = 1.0 / len(options)
        mean = node.totals[mover] / node.visits
        for option in options:
            number = option.number
            child = node.children.get(number)
            promise = node.promise.get(number, fair)
            found = node.worth.get(number, mean)
            if child is None:
                score = found + reach * promise
            else:
                score = (found + child.totals[mover]) / (1 + child.visits) + reach * promise / (1 + child.visits)
            if score > most:
                best, most = option, score
        return best

    def expand(self, node: Node, state: State, mover: int, options: list[Decision]) -> list[float]:
        """Judge each option one step ahead; what the best of them leads to."""
        game, strategy = self.game, self.strategy
        worth: list[float] = []
        best: list[float] = []
        most = -1.0
        for option in options:
            after = state.copy()
            game.carry_out(after, mover, option, SILENCE)
            settle(game, strategy, after, mover)
            judged = strategy.chances(after)
            worth.append(judged[mover])
            if judged[mover] > most:
                best, most = judged, judged[mover]
        total = 0.0
        shares: list[float] = []
        for value in worth:
            share = exp((value - most) / self.sharpness)
            shares.append(share)
            total += share
        for at in range(len(options)):
            node.promise[options[at].number] = shares[at] / total
            node.worth[options[at].number] = worth[at]
        return best

    def play_out(self, state: State, dice: int) -> list[float]:
        """Go on behind the tree, to the end or to a depth, and judge what is reached."""
        game, strategy = self.game, self.strategy
        for _ in range(self.depth):
            seats = game.to_decide(state)
            if not seats:
                return self.result(state)
            options = game.options(state, seats[0])
            dice = advance(dice)
            if self.manner == RANDOM:
                choice = options[face(dice, len(options))]
            else:
                choice = strategy.quick(state, seats[0], options, dice)
            game.carry_out(state, seats[0], choice, SILENCE)
        return strategy.chances(state)

    def result(self, state: State) -> list[float]:
        """The chances at the end: certain but for a narrow lead, which is worth a little less than a clear one."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        return chances([float(total) for total in outcome.totals], 1.0)

    def favourite(self, options: list[Decision]) -> Decision:
        """The option that was tried most."""
        best = options[0]
        most = -1.0
        for option in options:
            child = self.root.children.get(option.number)
            if child is not None:
                score = child.visits + child.totals[self.seat] / (1 + child.visits)
                if score > most:
                    best, most = option, score
        return best

    def lean_to(self, decision: Decision, share: float) -> None:
        """Give an option that somebody recommends its share of the attention at the root."""
        for number in self.root.promise:
            self.root.promise[number] *= 1.0 - share
        self.root.promise[decision.number] = self.root.promise.get(decision.number, 0.0) + share


class SearchBot(Bot):
    """Searches for so many seconds, or so many walks, a decision."""

    def __init__(self, dice: int, seconds: float = 1.0, walks: int = 0, depth: int = 0, manner: int = JUDGED,
                 curiosity: float = CURIOSITY, sharpness: float = SHARPNESS, trust: float = TRUST) -> None:
        super().__init__(dice)
        self.seconds: Final = seconds
        self.walks: Final = walks  # 0: as many as there is time for
        self.depth: Final = depth
        self.manner: Final = manner
        self.curiosity: Final = curiosity
        self.sharpness: Final = sharpness
        self.trust: Final = trust
        self.search: Search | None = None
        self.plan: tuple[Decision, ...] = ()

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        began = time.perf_counter()
        if len(options) == 1:
            self.step_on(options[0])
            return options[0]
        search = self.at(game, view, options)
        until = began + self.seconds * 0.97
        self.dice = thrown(self.dice)
        if not self.plan:
            self.plan = best_plan(game, game.imagine(view, self.dice), view.seat)
        breath = began + BREATH
        while not self.walks or search.walks < self.walks:
            self.dice = thrown(self.dice)
            search.walk(game.imagine(view, self.dice), self.dice)
            if search.walks == 1 and self.plan and self.plan[0] in options:
                search.lean_to(self.plan[0], self.trust)
            now = time.perf_counter()
            if not self.walks and now > until:
                break
            if now > breath:
                time.sleep(0)
                breath = now + BREATH
        choice = search.favourite(options)
        self.step_on(choice)
        return choice

    def at(self, game: Game, view: View, options: list[Decision]) -> Search:
        """The search to go on with: the last one, if its tree has these options, or a new one."""
        search = self.search
        assert view.seat is not None
        if search is not None and search.root.promise:
            known = search.root.promise
            if len(known) == len(options) and all([option.number in known for option in options]):
                search.walks = 0
                return search
        self.plan = ()
        seats = len(game.strategy().points(game.imagine(view, self.dice)))
        self.search = Search(game, view.seat, seats, self.depth, self.manner, self.curiosity,
                             self.sharpness)
        return self.search

    def step_on(self, choice: Decision) -> None:
        """The tree below what was decided serves for the next step of the turn."""
        if self.plan and self.plan[0] is choice:
            self.plan = self.plan[1:]
        else:
            self.plan = ()
        search = self.search
        if search is not None:
            child = search.root.children.get(choice.number)
            if child is None:
                self.search = None
            else:
                search.root = child
