"""Opponents: they decide legally, from their view alone, the same for the same dice, and within their budget."""

import random
from functools import cache
from time import sleep
from typing import cast

import pytest

import rocaille
from rocaille.bots import bot, bot_names, check
from rocaille.bots.budget import Budget, seconds_now
from rocaille.bots.extended import BELIEF_SAMPLES, ExtendedPolicy, sample_plan
from rocaille.bots.hints import reasons
from rocaille.bots.planner import Beam, TurnPlan, best_distinct, plans, turn_plans
from rocaille.bots.race import Race
from rocaille.bots.rollouts import Determinization, Rollout
from rocaille.bots.search import Search
from rocaille.bots.searcher import SearchBot
from rocaille.bots.settings import NEVER, SearchSettings
from rocaille.bots.tree import PRIOR_WEIGHT, Edge
from rocaille.games.alhambra.state import State as AlhambraState
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import advance
from tests.conformance.cases import CASES, CONFIGURATIONS

QUICK_ONES = ("random", "greedy")
SLOW_ONES = ("planner", "search:12i")


def search_bot(name: str, dice: int) -> SearchBot:
    found = bot(name, dice)
    assert isinstance(found, SearchBot)
    return found


def some_positions(case, players, seed, count):
    """Positions of a random game, with the seat that is to decide; only those with a choice."""
    game, dice = case.game, random.Random(seed)
    state = game.new(players, seed, case.options)
    found = []
    while to_decide := game.to_decide(state):
        seat = dice.choice(to_decide)
        options = game.options(state, seat)
        if len(options) > 1:
            found.append((state.copy(), seat))
        game.carry_out(state, seat, case.pick(options, dice))
    return random.Random(seed).sample(found, count)


@pytest.mark.parametrize("name", QUICK_ONES)
@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=str)
def test_quick_bots_play_whole_games(case, players, name):
    game = case.game
    state = game.new(players, 3, case.options)
    seated = [bot(name, 100 + seat) for seat in range(players)]
    while to_decide := game.to_decide(state):
        seat = to_decide[0]
        options = game.options(state, seat)
        view = None if seated[seat].blind else game.view(state, seat)
        decision = seated[seat].decide(game, view, options)
        assert decision in options
        game.carry_out(state, seat, decision)
    assert game.outcome(state).winners


@pytest.mark.parametrize("name", SLOW_ONES)
@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=str)
def test_bots_that_look_ahead_decide_legally(case, players, name):
    game = case.game
    for state, seat in some_positions(case, players, players, 2):
        options = game.options(state, seat)
        assert bot(name, 5).decide(game, game.view(state, seat), options) in options


@pytest.mark.parametrize("name", ("greedy", *SLOW_ONES))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(case, name):
    """Everything that the seat cannot see is changed, the dice of the bot are the same: so is what it decides."""
    game, dice = case.game, random.Random(9)
    for state, seat in some_positions(case, 3, 8, 3):
        other = case.scrambled(state, seat, dice)
        options = game.options(state, seat)
        assert state.key() != other.key()
        first, second = (bot(name, 77).decide(game, game.view(position, seat), options) for position in (state, other))
        assert first == second


def test_the_names_a_person_meets_are_bots_too():
    assert {"random", "greedy", "planner", "search", "easy", "medium", "hard"} <= set(bot_names())
    people, bots = ("easy", "medium", "hard"), ("greedy", "planner", "search")
    assert [type(bot(name, 1)) for name in people] == [type(bot(name, 1)) for name in bots]
    assert search_bot("search:0.2", 1).seconds == 0.2 and search_bot("search:30i", 1).rollouts == 30
    assert search_bot("search:0.2x2", 1).processes == search_bot("search:30ix2", 1).processes == 2


@pytest.mark.parametrize("name", ["", "clever", "Greedy", "greedy:1", "search:", "random:5i"])
def test_a_name_that_no_bot_has_is_refused(name):
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.key == "unknown_bot"


@pytest.mark.parametrize(
    "name", ["search:0", "search:-1", "search:0i", "search:x", "search:nan", "search:1e9", "search:1.5i", "search:0.009"]
)
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.key == "bot_budget"


@pytest.mark.parametrize("name", ["search:1x", "search:1x0", "search:1x65", "search:1xtwo", "search:30ix-1"])
def test_a_number_of_processes_that_is_none_is_refused(name):
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.key == "bot_processes"


def a_turn_to_come(players=2):
    """A position at the beginning of somebody's turn, in which it is not clear at once what to decide."""
    state, seat = the_turn_to_come(players)
    return state.copy(), seat


@cache
def the_turn_to_come(players):
    game = rocaille.game("rokoko")
    return next(
        (state, seat)
        for state, seat in some_positions(CASES[0], players, 1, 30)
        if type(state.agenda[-1]).__name__ == "PlayOneCard" and not a_search(game, game.view(state, seat)).race.is_decided()
    )


def a_search(game, view, at_random=False):
    """One that does not plan much at its root, so that tests are quick."""
    return Search(game, view, 5, Budget(), at_random, Beam(5, [6, 1]))


def test_a_search_makes_as_many_rollouts_as_it_may_and_keeps_its_tree_for_the_next_decision():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    searcher = search_bot("search:25i", 4)
    decision = searcher.decide(game, game.view(state, seat), game.options(state, seat))
    kept = searcher.search
    assert kept.rollouts == 25
    candidates = [(candidate, len(candidate.samples)) for candidate in kept.race.candidates]
    assert candidates, "some candidates go on from what was decided"
    game.carry_out(state, seat, decision)
    options = game.options(state, seat)
    assert all(candidate.edge.turn[0] in options for candidate, _ in candidates)
    searcher.decide(game, game.view(state, seat), options)
    assert searcher.search is kept and all(len(candidate.samples) >= count > 0 for candidate, count in candidates)


@pytest.mark.parametrize("at_random", [False, True])
def test_every_rollout_is_counted_at_the_root_and_below(at_random):
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    view = game.view(state, seat)
    search = a_search(game, view, at_random)
    candidates = search.race.candidates
    search.run(view, Budget(), 40)
    assert search.rollouts == sum(len(candidate.samples) for candidate in candidates) == 40
    for candidate in candidates:
        edge = candidate.edge
        assert len(candidate.samples) == edge.visits == edge.child.visits
        assert edge.totals[seat] == pytest.approx(sum(candidate.samples)) and len(edge.totals) == 3


def test_the_tree_grows_through_the_turns_of_rivals():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    view = game.view(state, seat)
    search = a_search(game, view)
    candidate = search.race.candidates[0]
    for number in range(30):
        assert search.sample(candidate, search.policy.determinization(view, number), Budget())
    edge, below = candidate.edge, candidate.edge.child
    assert below.edges, "after enough rollouts a node has edges"
    assert 0 < sum(reply.visits for reply in below.edges.values()) < edge.visits == 30


def test_who_is_behind_in_the_same_determinizations_is_eliminated_and_luck_that_all_share_counts_for_nothing():
    edges = [Edge((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:3]]
    race = Race(edges)
    best, close, worse = race.candidates
    for luck in (30.0, -30.0, 5.0, 0.0, -8.0, 3.0):
        best.samples.append(luck)
        close.samples.append(luck + (2.0 if luck > 0 else -2.0))
        worse.samples.append(luck - 9.0)
    race.eliminate()
    assert race.candidates == [best, close] and not race.is_decided()
    assert race.leader() is best


def test_a_candidate_with_fewer_samples_is_not_measured_by_the_others_luck():
    first, second = (Edge((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:2])
    race = Race([first, second])
    ahead, other = race.candidates
    ahead.samples, other.samples = [1.0, 1.0], [0.0, 0.0, 50.0]
    assert race.leader() is ahead


def test_the_final_is_between_the_best_with_their_values_as_priors():
    edges = [Edge((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:7]]
    race = Race(edges)
    for place, candidate in enumerate(race.candidates):
        candidate.samples = [10.0 - 1.6 * place] * (3 if place == 1 else 5)
    eliminated = race.candidates[1]
    race.candidates = [candidate for candidate in race.candidates if candidate is not eliminated]
    finalists = race.finalists()
    assert [edge.turn for edge in finalists] == [edge.turn for edge in edges[:4]], "who was eliminated narrowly is there again"
    assert finalists[0].prior == pytest.approx(race.leader().value(5)) and finalists[0].visits == 0
    assert finalists[1].prior == pytest.approx(finalists[0].prior - 1.6 * 3 / (3 + PRIOR_WEIGHT))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rollouts_of_the_final_go_further_and_rivals_sample_their_plans(case):
    game = case.game
    strategy = game.strategy()
    differing = 0
    for state, seat in some_positions(case, 3, 4, 3):
        view = game.view(state, seat)
        search = Search(game, view, 5, Budget(), beam=Beam(3, [3, 1], 1))
        search.begin_final()
        policy = search.policy
        assert isinstance(policy, ExtendedPolicy)
        horizon = policy.settings.horizon(strategy.stage(state))
        replies = set()
        for number in (0, BELIEF_SAMPLES, 2 * BELIEF_SAMPLES):  # rivals hold the same in these determinizations
            determinization = policy.determinization(view, number)
            rollout = Rollout(determinization, Budget())
            policy.play_turn(search.race.candidates[0].edge.turn, seat, rollout)
            assert len(policy.finish(rollout)) == 3
            replies.add(tuple(reply.plans[0].turn for reply in determinization.replies or ()))
            assert horizon > strategy.stage(state)
        differing += len(replies) > 1
        rollout = Rollout(Determinization(0, state), Budget())
        assert policy.extend(rollout, horizon)
        assert rollout.state.key() != state.key() and strategy.stage(rollout.state) <= horizon
    assert differing, "rivals sample different plans"


def test_in_alhambra_an_extension_ends_where_the_seats_next_turn_begins():
    """Though a turn may be several decisions, and the rollout goes on one decision at a time."""
    game = rocaille.game("alhambra")
    strategy = game.strategy()
    case = next(case for case in CASES if case.game.name == "alhambra")
    extensions = 0
    for state, seat in some_positions(case, 3, 6, 6):
        search = Search(game, game.view(state, seat), 5, Budget(), beam=Beam(3, [3, 1], 1))
        search.begin_final()
        rollout = Rollout(Determinization(0, state), Budget())
        policy = search.policy
        assert isinstance(policy, ExtendedPolicy)
        settings = policy.settings
        horizon = settings.horizon(strategy.stage(state))
        assert settings.extensions == 3 and settings.single_decisions
        for _ in range(settings.extensions):
            before = rollout.state.key()
            assert policy.extend(rollout, horizon)
            if not rollout.state.agenda or strategy.stage(rollout.state) >= horizon:
                break
            after = cast(AlhambraState, rollout.state)
            assert after.turn == seat and game.to_decide(after) == (seat,) and after.key() != before
            extensions += 1
    assert extensions > 6


def test_an_extended_rollout_that_runs_out_of_budget_has_no_result():
    game = rocaille.game("alhambra")
    state = game.new(3, 1)
    seat = game.to_decide(state)[0]
    search = Search(game, game.view(state, seat), 5, Budget(), beam=Beam(3, [3, 1], 1))
    search.begin_final()
    assert search.policy.evaluate(Rollout(Determinization(0, state), Budget(max_checks=1))) == []
    assert len(search.policy.evaluate(Rollout(Determinization(0, state), Budget()))) == 3


def test_a_rival_samples_the_better_plan_more_often_but_not_always():
    state = rocaille.game("rokoko").new(2, 1)
    worse, better, bad = (TurnPlan(state, utility, ()) for utility in (1.0, 1.75, -9.0))
    dice, count = 7, 3000
    found = []
    for _ in range(count):
        dice = advance(dice)
        found.append(sample_plan([better, worse, bad], dice))
    assert found.count(bad) < 5
    assert found.count(better) / found.count(worse) == pytest.approx(2.72, rel=0.15)


def test_a_search_with_much_time_has_a_final_and_goes_on_with_it_in_the_next_step():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    searcher = search_bot("search:0.5", 4)
    options = game.options(state, seat)
    decision = searcher.decide(game, game.view(state, seat), options)
    kept = searcher.search
    assert decision in options and kept.in_final
    game.carry_out(state, seat, decision)
    options = game.options(state, seat)
    assert searcher.decide(game, game.view(state, seat), options) in options and searcher.search is kept
    final = [
        name
        for name in ("search", "search:0.5", "search:0.49", "search:200i", "search:199i")
        if search_bot(name, 4).has_final()
    ]
    assert final == ["search", "search:0.5", "search:200i"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_final_cannot_tell_apart_what_the_seat_cannot(case):
    game, dice = case.game, random.Random(3)
    for state, seat in some_positions(case, 3, 7, 2):
        other = case.scrambled(state, seat, dice)
        assert state.key() != other.key()
        first, second = (samples_of_a_final(game, game.view(position, seat)) for position in (state, other))
        assert first == second and first


def samples_of_a_final(game, view):
    """The finalists of a small search, and what a few rollouts bring to each."""
    search = Search(game, view, 5, Budget(), beam=Beam(3, [3, 1], 1))
    search.run(view, Budget(), 6)
    search.begin_final()
    for number in range(2):
        for candidate in search.race.candidates:
            assert search.sample(candidate, search.policy.determinization(view, number), Budget())
    return [(candidate.edge.turn, candidate.samples) for candidate in search.race.candidates]


def test_a_turn_that_pays_only_later_is_looked_at_too():
    """The best at the end of the turn may all begin alike: with a `prefix`, every beginning has its best plan among them."""
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    all_plans = turn_plans(game, game.strategy(), state, seat, 5, Budget())
    few, many = best_distinct(all_plans, 2), best_distinct(all_plans, 2, 2)
    assert many[:2] == few
    assert {plan.turn[:2] for plan in many} == {plan.turn[:2] for plan in all_plans} and len(many) > 4
    assert all(
        plan.utility == max(other.utility for other in all_plans if other.turn[:2] == plan.turn[:2]) for plan in many[2:]
    )
    narrow, varied = (plans(game, state, seat, Beam(5, [2, 1], prefix), Budget()) for prefix in (0, 2))
    assert len(varied) == len(narrow) == 2 and varied[0].utility >= narrow[0].utility


def test_checks_are_counted_and_so_end_at_the_same_point_everywhere():
    budget = Budget(max_checks=3)
    assert [budget.is_spent() for _ in range(5)] == [False, False, False, True, True]
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(4)
    small = Budget(max_checks=20)
    assert plans(game, state, seat, Beam(5, [6, 1]), small)[0].turn[0] in game.options(state, seat)
    assert small.checks < 40, "it soon ends once the budget is spent"


def test_several_processes_make_all_the_rollouts_and_decide_the_same_every_time():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    view, options = game.view(state, seat), game.options(state, seat)
    found = []
    for _ in range(2):
        searcher = search_bot("search:60ix2", 4)
        decision = searcher.decide(game, view, options)
        race = searcher.search.race
        found.append((decision, searcher.search.rollouts, [candidate.samples for candidate in race.candidates]))
    assert found[0] == found[1]
    assert 30 < found[0][1] <= 60, "each process makes its share, and hands over what all its candidates have sampled"


def test_a_budget_of_cpu_time_is_not_spent_while_nothing_is_done():
    on_the_wall = Budget(seconds_now(False) + 0.05)
    cpu_time = Budget(seconds_now(True) + 0.05, cpu_time=True)
    sleep(0.1)
    assert on_the_wall.is_spent() and not cpu_time.is_spent()
    while not cpu_time.is_spent():
        sum(range(1000))
    assert cpu_time.seconds_left() < 0.0


def test_a_search_without_time_for_a_rollout_still_decides():
    game = rocaille.game("rokoko")
    for state, seat in some_positions(CASES[0], 4, 3, 5):
        options = game.options(state, seat)
        assert bot("search:0.01", 4).decide(game, game.view(state, seat), options) in options


def test_a_game_sets_only_what_the_search_knows():
    assert SearchSettings({}).extensions == 1 and not SearchSettings({}).single_decisions
    assert [SearchSettings({"play_to_end_from": 2}).horizon(stage) for stage in (0, 1, 2, 3)] == [1, 2, NEVER, NEVER]
    with pytest.raises(ValueError, match=r"“legs”.*extensions"):
        SearchSettings({"legs": 3})
    for case in CASES:
        SearchSettings(case.game.strategy().settings("search"))
        assert case.game.strategy().settings("another bot") == {}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_strategy_names_and_weighs_its_features(case):
    game = case.game
    strategy = game.strategy()
    for state, seat in some_positions(case, 3, 5, 10):
        row = strategy.features(state, seat)
        assert len(row) == len(strategy.feature_names()) == len(strategy.weights(state))
        assert all(isinstance(number, float) for number in row)
        assert len(strategy.points(state)) == 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_decision_can_be_explained_by_what_it_changes(case):
    game = case.game
    explained = 0
    for state, seat in some_positions(case, 3, 6, 25):
        for option in game.options(state, seat)[:3]:
            found = reasons(game, game.view(state, seat), option, 3)
            explained += bool(found)
            assert len(found) <= 3
            assert all(reason.feature in game.strategy().feature_names() and reason.change for reason in found)
            assert [abs(reason.worth) for reason in found] == sorted((abs(reason.worth) for reason in found), reverse=True)
    assert explained > 10
