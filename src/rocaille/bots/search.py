"""Monte Carlo tree search over what a seat may know.

A move in the tree is a way to spend a whole turn, so a node stands for a sequence of turns, whatever was hidden and whatever
the dice were. Each walk begins with another position that the view allows. At the root the ways are those that a wide plan
finds; further down they are found in the position that the walk is in, for rivals as well as for the seat itself, and every
seat is taken to want its own standing (max-n). Behind the tree a walk goes on with greedy turns until it is the seat's turn
again, and ends with the judgement of the best plan from there. What a plan expects of a way counts like a few walks, so that
chance has to be overcome before the search prefers another. The tree is kept between the steps of a turn.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from rocaille.bots.clock import Clock
from rocaille.bots.judging import standings, thrown
from rocaille.bots.planner import NARROW, SCANT, WIDE, Plan, plans, strongest, turns
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.playing import play_out
from rocaille.kernel.strategy import Strategy

FAITH: Final = 5.0  # how many walks the judgement of a plan counts for
CURIOSITY: Final = 3.0  # points by which a single walk may be off: how long a way that did badly is tried again
GROWN: Final = 10  # walks through a node before it gets ways of its own
REPLIES: Final = 4  # ways that are looked at below the root


class Way:
    """A way to spend a turn: what was expected of it for the seat whose turn it is, and what walks found for each seat."""

    __slots__ = ("after", "expected", "totals", "turn", "visits")

    def __init__(self, turn: tuple[Decision, ...], expected: float, seats: int) -> None:
        self.turn = turn
        self.expected: Final = expected
        self.visits = 0
        self.totals: Final[list[float]] = [0.0] * seats
        self.after: Final = Node()


class Node:
    """A point in the tree, at which somebody's turn begins. `surplus` is what walks found beyond what was expected, in sum."""

    __slots__ = ("surplus", "visits", "ways")

    def __init__(self) -> None:
        self.ways: dict[tuple[Decision, ...], Way] = {}
        self.visits = 0
        self.surplus = 0.0

    def estimate(self, way: Way, mover: int) -> float:
        """What a way promises: expectation, mended by what all ways of this node turned out to be, and findings."""
        mended = way.expected + (self.surplus / self.visits if self.visits else 0.0)
        return (FAITH * mended + way.totals[mover]) / (FAITH + way.visits)

    def choice(self, ways: list[Way], mover: int) -> Way:
        """The way to try next."""
        best = ways[0]
        most = -1e300
        for way in ways:
            score = self.estimate(way, mover) + CURIOSITY * sqrt(1.0 / (FAITH + way.visits))
            if score > most:
                best, most = way, score
        return best

    def record(self, way: Way, mover: int, found: list[float]) -> None:
        self.visits += 1
        self.surplus += found[mover] - way.expected
        way.visits += 1
        for seat in range(len(found)):
            way.totals[seat] += found[seat]


class Search:
    """The search for one turn of a seat. `at_random`: behind the tree, walks are played to the end of the game by chance."""

    def __init__(self, game: Game, view: View, dice: int, clock: Clock, at_random: bool = False) -> None:
        assert view.seat is not None
        self.game: Final = game
        self.strategy: Final[Strategy] = game.strategy()
        self.seat: Final[int] = view.seat
        self.at_random: Final = at_random
        self.worlds = [dice]
        self.walks = 0
        state = game.imagine(view, dice)
        self.seats: Final = len(self.strategy.points(state))
        self.stage: Final = self.strategy.stage(state)
        self.root = Node()
        for plan in plans(game, state, self.seat, WIDE, clock):
            self.root.ways[plan.turn] = Way(plan.turn, plan.stands, self.seats)

    def walk(self, view: View, clock: Clock) -> bool:
        """One walk from the root; False if time was up before it ended. The same visit of each way sees the same world."""
        if clock.up():
            return False
        way = self.root.choice(list(self.root.ways.values()), self.seat)
        while len(self.worlds) <= way.visits:
            self.worlds.append(thrown(self.worlds[-1]))
        found = self.follow(self.root, way, self.seat, self.game.imagine(view, self.worlds[way.visits]), clock)
        self.walks += 1 if found else 0
        return bool(found)

    def look(self, view: View, clock: Clock, walks: int) -> None:
        """Walk until time is up, or so many times; 0: as often as there is time for."""
        while not walks or self.walks < walks:
            if not self.walk(view, clock):
                return

    def follow(self, node: Node, way: Way, mover: int, state: State, clock: Clock) -> list[float]:
        """Spend a turn that way, go on, and keep what is found: how each seat stands. Nothing, if time is up."""
        found = self.go_on(way.after, self.spent(way.turn, mover, state, clock), clock)
        if found:
            node.record(way, mover, found)
        return found

    def spent(self, turn: tuple[Decision, ...], mover: int, state: State, clock: Clock) -> State:
        """The position after that turn; where what was hidden comes out otherwise than planned, the best goes on from there."""
        game = self.game
        for decision in turn:
            if mover not in game.to_decide(state):
                break
            if decision not in game.options(state, mover):
                return self.best_turn(state, mover, clock)
            game.carry_out(state, mover, decision, SILENCE)
        return state

    def go_on(self, node: Node, state: State, clock: Clock) -> list[float]:
        """From a node on: through the tree, or once behind it, to the end of the walk."""
        seats = self.game.to_decide(state)
        if self.at_random or node.visits < GROWN or not seats or self.strategy.stage(state) != self.stage:
            node.visits += 1
            if not self.at_random:
                return self.play_on(state, clock)
            play_out(self.game, state, state.dice)
            return self.result(state)
        mover = seats[0]
        ways: list[Way] = []
        for plan in self.ideas(state, mover, clock):
            way = node.ways.get(plan.turn)
            if way is None:
                way = Way(plan.turn, plan.stands, self.seats)
                node.ways[plan.turn] = way
            ways.append(way)
        if clock.up():
            return []
        return self.follow(node, node.choice(ways, mover), mover, state, clock)

    def ideas(self, state: State, mover: int, clock: Clock) -> list[Plan]:
        """A few ways for whoever's turn it is: for the seat itself with a plan behind them, for rivals by what they lead to."""
        if mover == self.seat:
            return plans(self.game, state, mover, NARROW, clock)[:REPLIES]
        return self.short_sighted(state, mover, REPLIES, clock)

    def short_sighted(self, state: State, mover: int, count: int, clock: Clock) -> list[Plan]:
        """The turns after which the seat stands best at once."""
        return strongest(turns(self.game, self.strategy, state, mover, NARROW.within, clock), count)

    def best_turn(self, state: State, mover: int, clock: Clock) -> State:
        """Where the best of them leads."""
        return self.short_sighted(state, mover, 1, clock)[0].state

    def play_on(self, state: State, clock: Clock) -> list[float]:
        """Greedy turns until the seat's own; then the best plan, and how everybody stands at its end."""
        game, strategy = self.game, self.strategy
        while True:
            seats = game.to_decide(state)
            if not seats:
                return self.result(state)
            if strategy.stage(state) != self.stage:
                break
            if self.seat in seats:
                state = plans(game, state, self.seat, SCANT, clock)[0].state
                break
            mover = seats[0]
            options = game.options(state, mover)
            if len(options) == 1:
                game.carry_out(state, mover, options[0], SILENCE)
            else:
                state = self.best_turn(state, mover, clock)
            if clock.up():
                return []
        return [] if clock.up() else standings(strategy.points(state))

    def result(self, state: State) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return standings([float(total) for total in outcome.totals])

    def findings(self) -> list[float]:
        """What is known about the ways at the root: of each, how often it was tried and what was found for each seat."""
        told: list[float] = []
        for way in self.root.ways.values():
            told.append(float(way.visits))
            told += way.totals
        return told

    def add(self, findings: list[float]) -> None:
        """What another search found beyond what this one knew when they parted."""
        at = 0
        for way in self.root.ways.values():
            if at >= len(findings):
                return
            visits = int(findings[at])
            way.visits += visits
            for seat in range(self.seats):
                way.totals[seat] += findings[at + 1 + seat]
            self.root.visits += visits
            self.root.surplus += findings[at + 1 + self.seat] - visits * way.expected
            self.walks += visits
            at += 1 + self.seats

    def favourite(self) -> Way:
        """The way that is best even if it is a little worse than it seems."""
        best = next(iter(self.root.ways.values()))
        most = -1e300
        for way in self.root.ways.values():
            score = self.root.estimate(way, self.seat) - CURIOSITY / (FAITH + way.visits)
            if score > most:
                best, most = way, score
        return best

    def agreed(self) -> bool:
        """Whether all ways begin with the same decision."""
        return len({way.turn[0].number for way in self.root.ways.values()}) == 1

    def fits(self, options: list[Decision]) -> bool:
        """Whether the ways that are left go on from here."""
        if not self.root.ways:
            return False
        return all([way.turn[0] in options for way in self.root.ways.values()])

    def step_on(self, choice: Decision) -> None:
        """Keep the ways that begin with what was decided; they go on from there."""
        kept: dict[tuple[Decision, ...], Way] = {}
        for way in self.root.ways.values():
            if len(way.turn) > 1 and way.turn[0] is choice:
                way.turn = way.turn[1:]
                kept[way.turn] = way
        self.root.ways = kept
