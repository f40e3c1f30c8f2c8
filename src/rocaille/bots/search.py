"""Monte Carlo tree search over what a seat may know.

A move in the tree is a way to spend a whole turn, so a node stands for a sequence of turns, whatever was hidden and whatever
the dice were. Each walk begins in one of the worlds, a position that the view allows. At the root the ways are those that a
plan finds, and they race each other through the same worlds. Further down, ways are found in the position that the walk is in,
for rivals as well as for the seat itself, and every seat is taken to want its own standing (max-n). Behind the tree the walk
goes on as `walks.py` tells. What a plan expects of a way counts like a few walks, so that chance has to be overcome. The tree
is kept between the steps of a turn.

With much time there is a second race, the final, between the best of the first: with walks that go further (`careful.py`), and
without a tree, as they are few.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.careful import CarefulWalker
from rocaille.bots.clock import Clock
from rocaille.bots.judging import standings
from rocaille.bots.planner import NARROW, WIDE, Breadth, Plan, plans
from rocaille.bots.race import FINAL, Race, Runner
from rocaille.bots.tree import Node, Way
from rocaille.bots.walks import Walk, Walker, World
from rocaille.kernel.game import Game, View
from rocaille.kernel.playing import play_out

GROWN: Final = 20  # walks through a node before it gets ways of its own
REPLIES: Final = 4  # ways that are looked at below the root


class Search:
    """The search for one turn of a seat.

    `at_random`: behind the tree, walks are played to the end of the game by chance. `breadth` is that of the plans at the root.
    """

    def __init__(
        self, game: Game, view: View, dice: int, clock: Clock, at_random: bool = False, breadth: Breadth = WIDE
    ) -> None:
        assert view.seat is not None
        self.game: Final = game
        self.seat: Final[int] = view.seat
        self.at_random: Final = at_random
        self.walks = 0
        state = game.imagine(view, dice)
        strategy = game.strategy()
        self.seats: Final = len(strategy.points(state))
        self.stage: Final = strategy.stage(state)
        self.walker = Walker(game, self.seat, self.stage, dice)
        self.final = False
        self.race = Race(
            [Way(plan.turn, plan.later, plan.stands, self.seats) for plan in plans(game, state, self.seat, breadth, clock)]
        )

    def begin_final(self) -> None:
        """From now on the best race again, with care; what was found so far is what is expected of them."""
        self.final = True
        self.race = Race(self.race.finalists(), FINAL)
        self.walker = CarefulWalker(self.walker)

    def look(self, view: View, clock: Clock, walks: int) -> None:
        """Walk until time is up, or so many times (0: as often as there is time for), or until it is clear what to decide."""
        race = self.race
        last = self.walks + walks
        self.walker.forget()
        while not race.decided():
            number = race.worlds()
            for runner in race.runners:
                if len(runner.found) == number:
                    if walks and self.walks >= last:
                        return
                    if clock.up() or not self.walk(runner, self.walker.world(view, number), clock):
                        return
            race.drop()

    def walk(self, runner: Runner, world: World, clock: Clock) -> bool:
        """One walk from the root; False if time was up before it ended."""
        walk = Walk(world, clock)
        walk.later = runner.way.later
        self.walker.spend(runner.way.turn, self.seat, walk)
        found = self.go_on(runner.way.after, walk)
        if found:
            self.walks += 1
            runner.way.record(found)
            runner.found.append(found[self.seat])
        return bool(found)

    def follow(self, node: Node, way: Way, mover: int, walk: Walk) -> list[float]:
        """Spend a turn that way, go on, and keep what is found: how each seat stands. Nothing, if time is up."""
        if mover == self.seat:
            walk.later = way.later
        else:
            walk.replied += 1
        self.walker.spend(way.turn, mover, walk)
        found = self.go_on(way.after, walk)
        if found:
            node.record(way, mover, found)
        return found

    def go_on(self, node: Node, walk: Walk) -> list[float]:
        """From a node on: through the tree, or once behind it, to the end of the walk."""
        walker = self.walker
        seats = walker.forced(walk.state)
        over = not seats or walker.strategy.stage(walk.state) != self.stage
        if self.final or self.at_random or node.visits < GROWN or over:
            node.visits += 1
            return self.played_out(walk) if self.at_random else walker.play_on(walk)
        mover = seats[0]
        ways: list[Way] = []
        for plan in self.ideas(mover, walk):
            way = node.ways.get(plan.turn)
            if way is None:
                way = Way(plan.turn, plan.later, plan.stands, self.seats)
                node.ways[plan.turn] = way
            ways.append(way)
        if walk.clock.up():
            return []
        return self.follow(node, node.choice(ways, mover), mover, walk)

    def played_out(self, walk: Walk) -> list[float]:
        """To the end of the game by chance."""
        play_out(self.game, walk.state, walk.state.dice)
        outcome = self.game.outcome(walk.state)
        assert outcome is not None
        return standings([float(total) for total in outcome.totals])

    def ideas(self, mover: int, walk: Walk) -> list[Plan]:
        """A few ways for whoever's turn it is: for the seat itself with a plan behind them, for rivals by what they lead to."""
        if mover == self.seat:
            return plans(self.game, walk.state, mover, NARROW, walk.clock)[:REPLIES]
        walker = self.walker
        possible: list[Plan] = []
        for plan in walker.replies(mover, walk):
            if walker.after(plan.turn, mover, walk.state) is not None:
                possible.append(plan)
                if len(possible) == REPLIES:
                    break
        return possible or walker.short_sighted(walk.state, mover, REPLIES, walk.clock)
