"""Walks: from a position that a seat's view allows to a point at which it can be judged how everybody stands.

Rivals do what looks best at the end of their turn, and the seat does what it planned, mended where that has become impossible.
A walk ends with the stage of the game, or where the strategy says that looking further is idle.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.clock import Clock
from rocaille.bots.judging import standings, thrown
from rocaille.bots.planner import MOST_IDLE, NARROW, Plan, Turn, strongest, turns
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

ALTERNATIVES: Final = 24  # what a rival might do with a turn, in case the best is not possible


class Reply:
    """What a rival would do with its next turn in one of the worlds, the likeliest first."""

    __slots__ = ("mover", "plans")

    def __init__(self, mover: int, plans: list[Plan]) -> None:
        self.mover: Final = mover
        self.plans: Final = plans


class World:
    """One of the positions that the view allows, and what rivals would do in it if the seat did nothing.

    They would do the same whichever way the seat takes, as far as that way leaves it possible: so it is found only once.
    `meant` are the turns with which rivals mean to go on, as far as that is known.
    """

    __slots__ = ("meant", "number", "replies", "state")

    def __init__(self, number: int, state: State) -> None:
        self.number: Final = number
        self.state: Final = state
        self.replies: list[Reply] | None = None
        self.meant: Final[dict[int, tuple[Turn, ...]]] = {}


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


class Walker:
    """How a seat imagines that things go on."""

    def __init__(self, game: Game, seat: int, stage: int, dice: int) -> None:
        self.game: Final = game
        self.strategy: Final[Strategy] = game.strategy()
        self.seat: Final = seat
        self.stage: Final = stage  # the one in which walks begin
        self.ahead: Final = self.strategy.turns_ahead()
        self.dice: list[int] = [dice]  # of each world
        self.worlds: list[World] = []  # as the view now allows them

    def forget(self) -> None:
        """The view has changed: worlds are made anew, with the same dice."""
        self.worlds = []

    def world(self, view: View, number: int) -> World:
        """One of the positions that the view allows, the same for the same number."""
        while len(self.dice) <= number:
            self.dice.append(thrown(self.dice[-1]))
        while len(self.worlds) <= number:
            self.worlds.append(World(len(self.worlds), self.imagined(view, len(self.worlds))))
        return self.worlds[number]

    def imagined(self, view: View, number: int) -> State:
        return self.game.imagine(view, self.dice[number])

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

    def short_sighted(self, state: State, mover: int, count: int, clock: Clock) -> list[Plan]:
        """The turns after which the seat stands best at once."""
        return strongest(turns(self.game, self.strategy, state, mover, NARROW.within, clock), count)

    def replies(self, mover: int, walk: Walk) -> list[Plan]:
        """What the rival whose turn it is would do in this world if the seat did nothing; [] if that is not known."""
        known = walk.world.replies
        if known is None:
            known = self.undisturbed(walk.world, walk.clock)
            walk.world.replies = known
        if walk.replied < len(known) and known[walk.replied].mover == mover:
            return known[walk.replied].plans
        return []

    def undisturbed(self, world: World, clock: Clock) -> list[Reply]:
        """What rivals do with their turns to the end of a walk, if the seat does nothing with its own."""
        state = world.state.copy()
        found: list[Reply] = []
        self.idle(state)
        own = 0
        while True:
            seats = self.forced(state)
            if not seats or self.strategy.stage(state) != self.stage or clock.up():
                return found
            if self.seat in seats:
                if own == self.ahead:
                    return found
                own += 1
                self.idle(state)
                continue
            reply = Reply(seats[0], self.likely(world, state, seats[0], clock))
            found.append(reply)
            state = reply.plans[0].state.copy()

    def likely(self, world: World, state: State, mover: int, clock: Clock) -> list[Plan]:
        """What a rival may do with its turn, the likeliest first."""
        return self.short_sighted(state, mover, ALTERNATIVES, clock)

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
        """A rival's turn."""
        for plan in self.replies(mover, walk):
            reached = self.after(plan.turn, mover, walk.state)
            if reached is not None:
                walk.state = reached
                break
        else:
            self.spend_well(mover, walk)
        walk.replied += 1

    def play_on(self, walk: Walk) -> list[float]:
        """To the end of the walk: rivals reply, the seat goes on as it planned; how everybody stands. [] if time is up."""
        while True:
            seats = self.forced(walk.state)
            if not seats or self.strategy.stage(walk.state) != self.stage:
                return self.judged(walk)
            if self.seat in seats:
                if walk.own == self.ahead:
                    return self.judged(walk)
                walk.own += 1
                if walk.later:
                    turn = walk.later[0]
                    walk.later = walk.later[1:]
                    self.spend(turn, self.seat, walk)
                else:
                    self.spend_well(self.seat, walk)
            else:
                self.reply(seats[0], walk)
            if walk.clock.up():
                return []

    def judged(self, walk: Walk) -> list[float]:
        """How everybody stands where a walk has ended."""
        return standings(self.strategy.points(walk.state))
