"""Walks that go further, for ways between which a search with much time cannot choose.

Rivals have plans for their turns, and whims: of several that are nearly as good they may take any. Where the seat's own plan
has become impossible, it makes a new one. Where the walk would end it goes on for another leg or more, a stage or a turn each,
everybody doing what looks best at the end of their turn or at once, and what counts is the mean of how things stand at all
these points: the first is nearer and so surer, the later ones show what things were good for.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rocaille.bots.clock import Clock
from rocaille.bots.judging import best_of, standings, thrown
from rocaille.bots.planner import GLANCE, NARROW, Plan, followed, plans, strongest, turns, wait
from rocaille.bots.walks import ALTERNATIVES, Walk, Walker, World
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import State, View
from rocaille.kernel.log import SILENCE

GUESSES: Final = 2  # at what rivals hold; further worlds share them in turn
WHIM: Final = 0.75  # points by which a plan has to be better to be taken e times as often; searches play like that
PLANS: Final = 8  # of a rival, and the best with each beginning
BEGUN: Final = 2  # of so many decisions,
MOST_PLANS: Final = 16  # but not more
FINENESS: Final = 1 << 20


class Guess:
    """A position that the view allows, and what each rival would like to do in it."""

    __slots__ = ("intents", "state")

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.intents: Final[dict[int, list[Plan]]] = {}


def taken(plans: list[Plan], dice: int) -> Plan:
    """One of them, the likelier the better it is."""
    most = max([plan.stands for plan in plans])
    chances = [exp((plan.stands - most) / WHIM) for plan in plans]
    left = sum(chances) * face(dice, FINENESS) / FINENESS
    for at in range(len(plans)):
        left -= chances[at]
        if left < 0.0:
            return plans[at]
    return plans[-1]


class CarefulWalker(Walker):
    """Walks further and with more care, and so less often."""

    def __init__(self, walker: Walker) -> None:
        super().__init__(walker.game, walker.seat, walker.stage, walker.dice[0])
        self.guesses: list[Guess] = []

    def forget(self) -> None:
        super().forget()
        self.guesses = []

    def imagined(self, view: View, number: int) -> State:
        if number < GUESSES:
            self.guesses.append(Guess(super().imagined(view, number)))
        state = self.guesses[number % GUESSES].state.copy()
        state.dice = self.dice[number]
        return state

    def likely(self, world: World, state: State, mover: int, clock: Clock) -> list[Plan]:
        """What the rival means to do, if that is possible, then what looks best at the end of its turn."""
        others = self.short_sighted(state, mover, ALTERNATIVES, clock)
        if mover in world.meant:
            turn = world.meant[mover][:1]
            world.meant[mover] = world.meant[mover][1:]
            reached = self.after(turn[0], mover, state) if turn else None
            return others if reached is None else [Plan(reached, 0.0, turn[0]), *others]
        world.meant[mover] = ()
        intents = self.intents(world, mover, clock)
        if intents:
            for plan in [taken(intents, self.whim(world, mover)), *intents]:
                reached = self.after(plan.turn, mover, state)
                if reached is not None:
                    world.meant[mover] = plan.later
                    return [Plan(reached, plan.stands, plan.turn), *others]
        return others

    def intents(self, world: World, mover: int, clock: Clock) -> list[Plan]:
        """Plans of a rival, made as if nobody did anything before its turn, the best first."""
        guess = self.guesses[world.number % GUESSES]
        if mover not in guess.intents:
            state = guess.state.copy()
            found: list[Plan] = []
            if wait(self.game, self.strategy, state, mover, self.stage):
                ways = strongest(turns(self.game, self.strategy, state, mover, NARROW.within, clock), PLANS, BEGUN)
                found = followed(self.game, ways[:MOST_PLANS], mover, self.stage, GLANCE, clock)
            guess.intents[mover] = found
        return guess.intents[mover]

    def whim(self, world: World, mover: int) -> int:
        """Dice for what a rival takes, apart from those that the world has."""
        dice = advance(self.dice[world.number])
        for _ in range(mover):
            dice = thrown(dice)
        return dice

    def spend_well(self, mover: int, walk: Walk) -> None:
        """A rival does what looks best at the end of its turn; the seat makes a new plan for this turn and those to come."""
        if mover != self.seat:
            super().spend_well(mover, walk)
            return
        plan = plans(self.game, walk.state, mover, GLANCE, walk.clock)[0]
        for decision in plan.turn:
            self.game.carry_out(walk.state, mover, decision, SILENCE)
        walk.later = plan.later

    def judged(self, walk: Walk) -> list[float]:
        total = self.strategy.points(walk.state)
        until = self.strategy.further(walk.state)
        legs = self.strategy.legs()
        for _ in range(legs):
            if not self.go_further(walk, until):
                return []
            points = self.strategy.points(walk.state)
            for seat in range(len(total)):
                total[seat] += points[seat]
        return standings([points / (legs + 1) for points in total])

    def go_further(self, walk: Walk, until: int) -> bool:
        """On to that stage, or for as many turns of the seat as are worth planning; False if time is up."""
        game, strategy = self.game, self.strategy
        hasty = strategy.hasty()
        own = 0
        last = -1  # who decided, where a turn is not taken as a whole
        while not walk.clock.up():
            seats = game.to_decide(walk.state)
            if not seats or strategy.stage(walk.state) >= until:
                return True
            mover = seats[0]
            if mover == self.seat and mover != last and own == self.ahead:
                return True
            options = game.options(walk.state, mover)
            if len(options) == 1:
                game.carry_out(walk.state, mover, options[0], SILENCE)
                continue
            if mover == self.seat and mover != last:
                own += 1
            if hasty:
                game.carry_out(walk.state, mover, best_of(game, strategy, walk.state, mover, options), SILENCE)
                last = mover
            else:
                walk.state = self.short_sighted(walk.state, mover, 1, walk.clock)[0].state
        return False
