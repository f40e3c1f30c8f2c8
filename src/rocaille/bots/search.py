"""Monte Carlo tree search over what a seat may know.

A move in the tree is a way to spend a whole turn, so a node stands for a sequence of turns, whatever was hidden and whatever
the dice were. Each walk begins in one of the worlds, a position that the view allows. At the root the ways are those that a
plan finds, and they race each other through the same worlds. Further down, ways are found in the position that the walk is in,
for rivals as well as for the seat itself, and every seat is taken to want its own standing (max-n). Behind the tree rivals do
what looks best at the end of their turn, and the seat does what it planned, mended where that has become impossible. A walk
ends with the stage of the game, or where the strategy says that looking further is idle. What a plan expects of a way counts
like a few walks, so that chance has to be overcome. The tree is kept between the steps of a turn.
"""
from __future__ import annotations

from typing import Final

from rocaille.bots.clock import Clock
from rocaille.bots.judging import standings, thrown
from rocaille.bots.planner import MOST_IDLE, NARROW, WIDE, Breadth, Plan, Turn, plans, strongest, turns
from rocaille.bots.race import LITTLE, Care, Race, Runner
from rocaille.bots.tree import Node, Way
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.playing import play_out
from rocaille.kernel.strategy import Strategy

GROWN: Final = 20  # walks through a node before it gets ways of its own
REPLIES: Final = 4  # ways that are looked at below the root
ALTERNATIVES: Final = 24  # what a rival might do with a turn, in case the best is not possible


class Reply:
    """What a rival would do with its next turn in one of the worlds, the best first."""

    __slots__ = ("mover", "plans")

    def __init__(self, mover: int, plans: list[Plan]) -> None:
        self.mover: Final = mover
        self.plans: Final = plans


class World:
    """One of the positions that the view allows, and what rivals would do in it if the seat did nothing.

    They would do the same whichever way the seat takes, as far as that way leaves it possible: so it is found only once.
    """

    __slots__ = ("replies", "state")

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.replies: list[Reply] | None = None


class Walk:
    """A position on its way from a world to where it is judged."""

    __slots__ = ("clock", "later", "own", "replied", "state", "world")

    def __init__(self, world: World, clock: Clock) -> None:
        self.world: Final = world
        self.state = world.state.copy()
        self.clock: Final = clock
        self.replied = 0  # turns of rivals so far
        self.own = 0  # later turns of the seat so far
        self.later: tuple[Turn, ...] = ()  # how the seat means to go on


class Search:
    """The search for one turn of a seat.

    `at_random`: behind the tree, walks are played to the end of the game by chance. `breadth` is that of the plans at the root,
    `care` that of the race between them.
    """

    def __init__(self, game: Game, view: View, dice: int, clock: Clock, at_random: bool = False,
                 breadth: Breadth = WIDE, care: Care = LITTLE) -> None:
        assert view.seat is not None
        self.game: Final = game
        self.strategy: Final[Strategy] = game.strategy()
        self.seat: Final[int] = view.seat
        self.at_random: Final = at_random
        self.dice: list[int] = [dice]  # of each world
        self.worlds: list[World] = []  # as the view now allows them
        self.walks = 0
        state = game.imagine(view, dice)
        self.seats: Final = len(self.strategy.points(state))
        self.stage: Final = self.strategy.stage(state)
        self.ahead: Final = self.strategy.turns_ahead()
        self.race: Final = Race([Way(plan.turn, plan.later, plan.stands, self.seats)
                                 for plan in plans(game, state, self.seat, breadth, clock)], care)

    def look(self, view: View, clock: Clock, walks: int) -> None:
        """Walk until time is up, or so many times (0: as often as there is time for), or until it is clear what to decide."""
        race = self.race
        self.worlds = []
        while not race.decided():
            number = race.worlds()
            for runner in race.runners:
                if len(runner.found) == number:
                    if walks and self.walks >= walks:
                        return
                    if clock.up() or not self.walk(runner, self.world(view, number), clock):
                        return
            race.drop()

    def walk(self, runner: Runner, world: World, clock: Clock) -> bool:
        """One walk from the root; False if time was up before it ended."""
        walk = Walk(world, clock)
        self.spend(runner.way.turn, self.seat, walk)
        walk.later = runner.way.later
        found = self.go_on(runner.way.after, walk)
        if found:
            self.walks += 1
            runner.way.record(found)
            runner.found.append(found[self.seat])
        return bool(found)

    def world(self, view: View, number: int) -> World:
        """One of the positions that the view allows, the same for the same number."""
        while len(self.dice) <= number:
            self.dice.append(thrown(self.dice[-1]))
        while len(self.worlds) <= number:
            self.worlds.append(World(self.game.imagine(view, self.dice[len(self.worlds)])))
        return self.worlds[number]

    def follow(self, node: Node, way: Way, mover: int, walk: Walk) -> list[float]:
        """Spend a turn that way, go on, and keep what is found: how each seat stands. Nothing, if time is up."""
        self.spend(way.turn, mover, walk)
        if mover == self.seat:
            walk.later = way.later
        else:
            walk.replied += 1
        found = self.go_on(way.after, walk)
        if found:
            node.record(way, mover, found)
        return found

    def spend(self, turn: Turn, mover: int, walk: Walk) -> None:
        """Spend a turn; where what was hidden comes out otherwise than planned, the best goes on from there."""
        game = self.game
        for decision in turn:
            if mover not in game.to_decide(walk.state):
                return
            if decision not in game.options(walk.state, mover):
                self.spend_well(mover, walk)
                return
            game.carry_out(walk.state, mover, decision, SILENCE)

    def spend_well(self, mover: int, walk: Walk) -> None:
        """Spend a turn as looks best at its end."""
        walk.state = self.short_sighted(walk.state, mover, 1, walk.clock)[0].state

    def after(self, turn: Turn, mover: int, state: State) -> State | None:
        """The position after a turn; none if it is not possible."""
        game = self.game
        reached = state.copy()
        for decision in turn:
            if mover not in game.to_decide(reached) or decision not in game.options(reached, mover):
                return None
            game.carry_out(reached, mover, decision, SILENCE)
        return None if mover in game.to_decide(reached) and self.strategy.stage(reached) == self.stage else reached

    def go_on(self, node: Node, walk: Walk) -> list[float]:
        """From a node on: through the tree, or once behind it, to the end of the walk."""
        seats = self.forced(walk.state)
        if self.at_random or node.visits < GROWN or not seats or self.strategy.stage(walk.state) != self.stage:
            node.visits += 1
            if not self.at_random:
                return self.play_on(walk)
            play_out(self.game, walk.state, walk.state.dice)
            return self.result(walk.state)
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

    def ideas(self, mover: int, walk: Walk) -> list[Plan]:
        """A few ways for whoever's turn it is: for the seat itself with a plan behind them, for rivals by what they lead to."""
        if mover == self.seat:
            return plans(self.game, walk.state, mover, NARROW, walk.clock)[:REPLIES]
        possible: list[Plan] = []
        for plan in self.replies(mover, walk):
            if self.after(plan.turn, mover, walk.state) is not None:
                possible.append(plan)
                if len(possible) == REPLIES:
                    break
        return possible or self.short_sighted(walk.state, mover, REPLIES, walk.clock)

    def short_sighted(self, state: State, mover: int, count: int, clock: Clock) -> list[Plan]:
        """The turns after which the seat stands best at once."""
        return strongest(turns(self.game, self.strategy, state, mover, NARROW.within, clock), count)

    def replies(self, mover: int, walk: Walk) -> list[Plan]:
        """What the rival whose turn it is would do in this world if the seat did nothing; [] if that is not known."""
        known = walk.world.replies
        if known is None:
            known = self.undisturbed(walk.world.state.copy(), walk.clock)
            walk.world.replies = known
        if walk.replied < len(known) and known[walk.replied].mover == mover:
            return known[walk.replied].plans
        return []

    def undisturbed(self, state: State, clock: Clock) -> list[Reply]:
        """What rivals do with their turns to the end of a walk, if the seat does nothing with its own."""
        strategy = self.strategy
        found: list[Reply] = []
        self.idle(state)
        own = 0
        while True:
            seats = self.forced(state)
            if not seats or strategy.stage(state) != self.stage or clock.up():
                return found
            if self.seat in seats:
                if own == self.ahead:
                    return found
                own += 1
                self.idle(state)
                continue
            best = self.short_sighted(state, seats[0], ALTERNATIVES, clock)
            found.append(Reply(seats[0], best))
            state = best[0].state.copy()

    def idle(self, state: State) -> None:
        """Let the seat spend its turn doing nothing, as far as that is possible."""
        game, strategy = self.game, self.strategy
        for _ in range(MOST_IDLE):
            if self.seat not in game.to_decide(state) or strategy.stage(state) != self.stage:
                return
            options = game.options(state, self.seat)
            game.carry_out(state, self.seat, strategy.idle(state, self.seat, options), SILENCE)

    def forced(self, state: State) -> tuple[int, ...]:
        """Let rivals decide what leaves them no choice; who may decide then."""
        game = self.game
        while True:
            seats = game.to_decide(state)
            if not seats or self.seat in seats or self.strategy.stage(state) != self.stage:
                return seats
            options = game.options(state, seats[0])
            if len(options) > 1:
                return seats
            game.carry_out(state, seats[0], options[0], SILENCE)

    def reply(self, mover: int, walk: Walk) -> None:
        """A rival's turn behind the tree."""
        for plan in self.replies(mover, walk):
            reached = self.after(plan.turn, mover, walk.state)
            if reached is not None:
                walk.state = reached
                break
        else:
            self.spend_well(mover, walk)
        walk.replied += 1

    def play_on(self, walk: Walk) -> list[float]:
        """To the end of the walk: rivals reply, the seat goes on as it planned; how everybody stands there."""
        while True:
            seats = self.forced(walk.state)
            if not seats:
                return self.result(walk.state)
            if self.strategy.stage(walk.state) != self.stage:
                break
            if self.seat in seats:
                if walk.own == self.ahead:
                    break
                walk.own += 1
                if walk.later:
                    self.spend(walk.later[0], self.seat, walk)
                    walk.later = walk.later[1:]
                else:
                    self.spend_well(self.seat, walk)
            else:
                self.reply(seats[0], walk)
            if walk.clock.up():
                return []
        return [] if walk.clock.up() else standings(self.strategy.points(walk.state))

    def result(self, state: State) -> list[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return standings([float(total) for total in outcome.totals])
