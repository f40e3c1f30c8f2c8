"""An opponent that plans its whole turn, and in Rokoko the rest of its round.

It tries sequences of its own decisions, keeps the most promising at every point, and lets the others do nothing meanwhile. What
it has planned for this turn it carries out, unless something comes in between that makes it impossible.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.bot import Bot
from rocaille.bots.clock import Clock
from rocaille.bots.judging import standing, thrown
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State, View
from rocaille.kernel.log import SILENCE
from rocaille.kernel.strategy import Strategy

MOST_IDLE: Final = 400
PATIENCE: Final = 12000  # positions from which the planner goes on, for one decision: less than a second, mostly
MOST_BEGUN: Final = 400  # plans in the middle of something, at each point within a turn


Turn = tuple[Decision, ...]  # what is decided in one turn


class Breadth:
    """How many plans are kept: at each point within a turn, and after each of one's own turns; the last number goes on.

    `begun`: of the ways to spend this turn, the best with each beginning of so many decisions is looked at, too, however it
    stands at the end of the turn. A quick look at what can follow tells which of them are kept, the best with each first
    decision among them.
    """

    def __init__(self, within: int, after: list[int], begun: int = 0) -> None:
        self.within: Final = within
        self.after: Final = after
        self.begun: Final = begun


WIDE: Final = Breadth(40, [14, 6, 4, 3])
NARROW: Final = Breadth(5, [4, 2, 2])
GLANCE: Final = Breadth(3, [1])


class Plan:
    """A way to spend this turn, perhaps with later turns behind it, where that leads, and how the seat stands there."""

    __slots__ = ("later", "stands", "state", "turn")

    def __init__(self, state: State, stands: float, turn: Turn, later: tuple[Turn, ...] = ()) -> None:
        self.state: Final = state
        self.stands: Final = stands
        self.turn: Final = turn
        self.later: Final = later


class PlannerBot(Bot):
    """Looks ahead over its turn and, where a stage has several turns, over those that are left in it."""

    def __init__(self, dice: int) -> None:
        super().__init__(dice)
        self.plan: Turn = ()

    def decide(self, game: Game, view: View | None, options: list[Decision]) -> Decision:
        assert view is not None and view.seat is not None
        if len(options) == 1:
            if self.plan and self.plan[0] is options[0]:
                self.plan = self.plan[1:]
            return options[0]
        if not self.plan or self.plan[0] not in options:
            self.dice = thrown(self.dice)
            self.plan = plans(game, game.imagine(view, self.dice), view.seat, WIDE, Clock(patience=PATIENCE))[0].turn
        choice = self.plan[0]
        self.plan = self.plan[1:]
        return choice


def plans(game: Game, state: State, seat: int, breadth: Breadth, clock: Clock) -> list[Plan]:
    """Ways to spend this turn, the best first, each judged where the best that was found after it leads to."""
    strategy = game.strategy()
    stage = strategy.stage(state)
    most = breadth.after[0]
    ways = strongest(turns(game, strategy, state, seat, breadth.within, clock), most, breadth.begun)
    if len(ways) <= most:
        return followed(game, ways, seat, stage, breadth, clock)
    glanced = strongest(followed(game, ways, seat, stage, GLANCE, clock), most, 1)
    spent = {way.turn: way for way in ways}
    looked = followed(game, [spent[plan.turn] for plan in glanced], seat, stage, breadth, clock)
    return leading(glanced + looked, 0)


def followed(game: Game, best: list[Plan], seat: int, stage: int, breadth: Breadth, clock: Clock) -> list[Plan]:
    """The best plan that was found behind each of these ways to spend this turn, the best first."""
    strategy = game.strategy()
    for ahead in range(1, strategy.turns_ahead()):
        width = breadth.after[min(ahead, len(breadth.after) - 1)]
        found: list[Plan] = []
        going_on = False
        for plan in best:
            later = plan.state.copy()
            if clock.up() or not wait(game, strategy, later, seat, stage):
                found.append(plan)
                continue
            going_on = True
            for after in strongest(turns(game, strategy, later, seat, breadth.within, clock), width):
                found.append(Plan(after.state, after.stands, plan.turn, (*plan.later, after.turn)))
        if not going_on:
            break
        best = leading(found, width * 2)
    return leading(best, 0)


def strongest(plans: list[Plan], width: int, begun: int = 0) -> list[Plan]:
    """The best of them, and the best with each beginning of `begun` decisions.

    Of those that lead to the same position, as the same cards taken in another order, only one.
    """
    kept: list[Plan] = []
    beginnings: set[Turn] = set()
    for plan in sorted(plans, key=lambda plan: -plan.stands):
        if len(kept) >= width:
            if not begun:
                break
            if plan.turn[:begun] in beginnings:
                continue
        if not kept or plan.stands != kept[-1].stands or plan.state.key() != kept[-1].state.key():
            kept.append(plan)
            beginnings.add(plan.turn[:begun])
    return kept


def leading(plans: list[Plan], width: int) -> list[Plan]:
    """The strongest, and for every way to spend this turn at least the best plan that begins with it."""
    kept: list[Plan] = []
    begun: set[Turn] = set()
    for plan in sorted(plans, key=lambda plan: -plan.stands):
        if len(kept) < width or plan.turn not in begun:
            kept.append(plan)
            begun.add(plan.turn)
    return kept


def wait(game: Game, strategy: Strategy, state: State, seat: int, stage: int) -> bool:
    """Let the others do nothing until it is the seat's turn again; False if the stage is over before."""
    for _ in range(MOST_IDLE):
        seats = game.to_decide(state)
        if not seats or strategy.stage(state) != stage:
            return False
        if seat in seats:
            return True
        options = game.options(state, seats[0])
        game.carry_out(state, seats[0], strategy.idle(state, seats[0], options), SILENCE)
    return False


def turns(game: Game, strategy: Strategy, state: State, seat: int, within: int, clock: Clock) -> list[Plan]:
    """Every way to spend this turn that seems worth it, each to its end; what there is of them, when time is up."""
    stage = strategy.stage(state)
    ended: list[Plan] = []
    going = [Plan(state, 0.0, ())]
    while going:
        quiet: list[Plan] = []
        begun: list[Plan] = []
        for plan in going:
            if clock.up() and (ended or quiet or begun):
                return ended or strongest(quiet, 1) or begun[:1]
            for option in game.options(plan.state, seat):
                after = plan.state.copy()
                game.carry_out(after, seat, option, SILENCE)
                turn = (*plan.turn, option)
                if seat not in game.to_decide(after) or strategy.stage(after) != stage:
                    ended.append(Plan(after, standing(strategy, after, seat), turn))
                elif strategy.quiet(after):
                    quiet.append(Plan(after, standing(strategy, after, seat), turn))
                else:
                    begun.append(Plan(after, 0.0, turn))
        going = strongest(quiet, within) + begun[:MOST_BEGUN]
    return ended
