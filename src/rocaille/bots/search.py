"""Monte Carlo tree search over what a seat may know.

An edge of the tree is a whole turn, so a node stands for a sequence of turns, whatever was hidden and whatever the dice were.
Each rollout begins in a determinization, a position that the view allows. At the root, plans make the candidates, which race
each other through the same determinizations. Further down, turns are found in the position that the rollout is in, for rivals
as well as for the seat itself, and every seat is taken to want its own utility (max-n). Beyond the tree, `rollouts.py` says how
the rollout goes on. The utility that a plan expects is a prior that counts like a few rollouts, so that luck has to overcome
it. The tree is kept between the decisions of a turn.

With much time there is a second race, the final, between the best of the first: with extended rollouts (`extended.py`), and
without a tree, as they are few.
"""

from __future__ import annotations

from typing import Final

from rocaille.bots.budget import Budget
from rocaille.bots.evaluation import utilities
from rocaille.bots.extended import ExtendedPolicy
from rocaille.bots.planner import NARROW_BEAM, WIDE_BEAM, Beam, TurnPlan, plans
from rocaille.bots.race import FINAL_RULE, Candidate, Race
from rocaille.bots.rollouts import Determinization, Rollout, RolloutPolicy
from rocaille.bots.tree import Edge, Node
from rocaille.kernel.game import Game, View
from rocaille.kernel.playing import play_out

EXPAND_AFTER: Final = 20  # rollouts through a node before it gets edges
MAX_EDGES: Final = 4  # of a node below the root, looked at in one rollout


class Search:
    """The search for one turn of a seat.

    `at_random`: beyond the tree, rollouts are played to the end of the game by chance. `beam` is that of the plans at the root.
    """

    def __init__(
        self, game: Game, view: View, dice: int, budget: Budget, at_random: bool = False, beam: Beam = WIDE_BEAM
    ) -> None:
        assert view.seat is not None
        self.game: Final = game
        self.seat: Final[int] = view.seat
        self.at_random: Final = at_random
        self.rollouts = 0
        state = game.imagine(view, dice)
        strategy = game.strategy()
        self.seats: Final = len(strategy.points(state))
        self.stage: Final = strategy.stage(state)
        self.policy = RolloutPolicy(game, self.seat, self.stage, dice)
        self.in_final = False
        self.race = Race(
            [Edge(plan.turn, plan.later, plan.utility, self.seats) for plan in plans(game, state, self.seat, beam, budget)]
        )

    def begin_final(self) -> None:
        """From now on the best race again, with extended rollouts; their values so far are their priors."""
        self.in_final = True
        self.race = Race(self.race.finalists(), FINAL_RULE)
        self.policy = ExtendedPolicy(self.policy)

    def run(self, view: View, budget: Budget, rollouts: int) -> None:
        """Race until the budget is spent, or so many rollouts are made (0: any number), or it is clear what to decide."""
        race = self.race
        limit = self.rollouts + rollouts
        self.policy.reset()
        while not race.is_decided():
            number = race.sample_count()
            for candidate in race.candidates:
                if len(candidate.samples) == number:
                    if rollouts and self.rollouts >= limit:
                        return
                    if budget.is_spent() or not self.sample(candidate, self.policy.determinization(view, number), budget):
                        return
            race.eliminate()

    def sample(self, candidate: Candidate, determinization: Determinization, budget: Budget) -> bool:
        """One rollout from the root; False if the budget was spent before its end."""
        rollout = Rollout(determinization, budget)
        edge = candidate.edge
        rollout.planned = edge.later
        self.policy.play_turn(edge.turn, self.seat, rollout)
        result = self.descend(edge.child, rollout)
        if result:
            self.rollouts += 1
            edge.update(result)
            candidate.samples.append(result[self.seat])
        return bool(result)

    def follow(self, node: Node, edge: Edge, mover: int, rollout: Rollout) -> list[float]:
        """Play the turn of an edge, go on, and keep the utilities that this led to. [] if the budget is spent."""
        if mover == self.seat:
            rollout.planned = edge.later
        else:
            rollout.rival_turns += 1
        self.policy.play_turn(edge.turn, mover, rollout)
        result = self.descend(edge.child, rollout)
        if result:
            node.update(edge, mover, result)
        return result

    def descend(self, node: Node, rollout: Rollout) -> list[float]:
        """From a node on: through the tree, or beyond it, to the end of the rollout; the utility of each seat there."""
        policy = self.policy
        seats = policy.play_forced(rollout.state)
        is_over = not seats or policy.strategy.stage(rollout.state) != self.stage
        if self.in_final or self.at_random or node.visits < EXPAND_AFTER or is_over:
            node.visits += 1
            return self.play_out(rollout) if self.at_random else policy.finish(rollout)
        mover = seats[0]
        edges: list[Edge] = []
        for plan in self.turns_below(mover, rollout):
            edge = node.edges.get(plan.turn)
            if edge is None:
                edge = Edge(plan.turn, plan.later, plan.utility, self.seats)
                node.edges[plan.turn] = edge
            edges.append(edge)
        if rollout.budget.is_spent():
            return []
        return self.follow(node, node.select(edges, mover), mover, rollout)

    def play_out(self, rollout: Rollout) -> list[float]:
        """To the end of the game by chance."""
        play_out(self.game, rollout.state, rollout.state.dice)
        outcome = self.game.outcome(rollout.state)
        assert outcome is not None
        return utilities([float(total) for total in outcome.totals])

    def turns_below(self, mover: int, rollout: Rollout) -> list[TurnPlan]:
        """A few turns for whoever is to decide: for the seat itself with a plan behind them, for rivals the likeliest."""
        if mover == self.seat:
            return plans(self.game, rollout.state, mover, NARROW_BEAM, rollout.budget)[:MAX_EDGES]
        policy = self.policy
        possible: list[TurnPlan] = []
        for plan in policy.replies(mover, rollout):
            if policy.position_after(plan.turn, mover, rollout.state) is not None:
                possible.append(plan)
                if len(possible) == MAX_EDGES:
                    break
        return possible or policy.greedy_turns(rollout.state, mover, MAX_EDGES, rollout.budget)
