"""Opponents: they decide legally, from their view alone, the same for the same dice, and within their budget."""

import random
from functools import cache
from time import sleep

import pytest

import rocaille
from rocaille.bots import bot, bot_names, check
from rocaille.bots.careful import GUESSES, taken
from rocaille.bots.clock import Clock, time_now
from rocaille.bots.hints import reasons
from rocaille.bots.planner import Breadth, Plan, plans, strongest, turns
from rocaille.bots.race import Race
from rocaille.bots.search import Search
from rocaille.bots.tree import FAITH, Way
from rocaille.bots.walks import Walk, World
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import advance
from tests.conformance.cases import CASES, CONFIGURATIONS

QUICK_ONES = ("random", "greedy")
SLOW_ONES = ("planner", "search:12i")


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
    assert bot("search:0.2", 1).seconds == 0.2 and bot("search:30i", 1).walks == 30
    assert bot("search:0.2x2", 1).processes == bot("search:30ix2", 1).processes == 2


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
        if type(state.agenda[-1]).__name__ == "PlayOneCard" and not a_search(game, game.view(state, seat)).race.decided()
    )


def a_search(game, view, at_random=False):
    """One that does not plan much at its root, so that tests are quick."""
    return Search(game, view, 5, Clock(), at_random, Breadth(5, [6, 1]))


def test_a_search_makes_as_many_walks_as_it_may_and_keeps_its_tree_for_the_next_step():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    searcher = bot("search:25i", 4)
    decision = searcher.decide(game, game.view(state, seat), game.options(state, seat))
    kept = searcher.search
    assert kept.walks == 25
    runners = [(runner, len(runner.found)) for runner in kept.race.runners]
    assert runners, "some ways go on from what was decided"
    game.carry_out(state, seat, decision)
    options = game.options(state, seat)
    assert all(runner.way.turn[0] in options for runner, _ in runners)
    searcher.decide(game, game.view(state, seat), options)
    assert searcher.search is kept and all(len(runner.found) >= found > 0 for runner, found in runners)


@pytest.mark.parametrize("at_random", [False, True])
def test_every_walk_is_found_again_at_the_root_and_below(at_random):
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    view = game.view(state, seat)
    search = a_search(game, view, at_random)
    runners = search.race.runners
    search.look(view, Clock(), 40)
    assert search.walks == sum(len(runner.found) for runner in runners) == 40
    for runner in runners:
        way = runner.way
        assert len(runner.found) == way.visits == way.after.visits
        assert way.totals[seat] == pytest.approx(sum(runner.found)) and len(way.totals) == 3


def test_the_tree_grows_through_the_turns_of_rivals():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    view = game.view(state, seat)
    search = a_search(game, view)
    runner = search.race.runners[0]
    for number in range(30):
        assert search.walk(runner, search.walker.world(view, number), Clock())
    way, below = runner.way, runner.way.after
    assert below.ways, "after enough walks a node has ways of its own"
    assert 0 < sum(reply.visits for reply in below.ways.values()) < way.visits == 30


def test_a_way_that_is_behind_in_the_same_worlds_drops_out_and_luck_that_all_share_counts_for_nothing():
    ways = [Way((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:3]]
    race = Race(ways)
    best, close, worse = race.runners
    for luck in (30.0, -30.0, 5.0, 0.0, -8.0, 3.0):
        best.found.append(luck)
        close.found.append(luck + (2.0 if luck > 0 else -2.0))
        worse.found.append(luck - 9.0)
    race.drop()
    assert race.runners == [best, close] and not race.decided()
    assert race.favourite() is best


def test_a_way_that_fewer_worlds_have_seen_is_not_judged_by_the_others_luck():
    first, second = (Way((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:2])
    race = Race([first, second])
    ahead, other = race.runners
    ahead.found, other.found = [1.0, 1.0], [0.0, 0.0, 50.0]
    assert race.favourite() is ahead


def test_the_final_is_between_the_best_with_what_was_found_as_expectation():
    ways = [Way((decision,), (), 0.0, 2) for decision in rocaille.game("rokoko").notation.decisions[:7]]
    race = Race(ways)
    for place, runner in enumerate(race.runners):
        runner.found = [10.0 - 1.6 * place] * (3 if place == 1 else 5)
    dropped = race.runners[1]
    race.runners = [runner for runner in race.runners if runner is not dropped]
    finalists = race.finalists()
    assert [way.turn for way in finalists] == [way.turn for way in ways[:4]], "who dropped out narrowly is there again"
    assert finalists[0].expected == pytest.approx(race.favourite().promise(5)) and finalists[0].visits == 0
    assert finalists[1].expected == pytest.approx(finalists[0].expected - 1.6 * 3 / (3 + FAITH))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_walks_of_the_final_go_further_and_rivals_may_do_this_or_that(case):
    game = case.game
    strategy = game.strategy()
    differing = 0
    for state, seat in some_positions(case, 3, 4, 3):
        view = game.view(state, seat)
        search = Search(game, view, 5, Clock(), breadth=Breadth(3, [3, 1], 1))
        search.begin_final()
        walker = search.walker
        replies = set()
        for number in (0, GUESSES, 2 * GUESSES):  # rivals hold the same in these worlds
            world = walker.world(view, number)
            walk = Walk(world, Clock())
            walker.spend(search.race.runners[0].way.turn, seat, walk)
            assert len(walker.play_on(walk)) == 3
            replies.add(tuple(reply.plans[0].turn for reply in world.replies or ()))
            assert strategy.further(state) > strategy.stage(state)
        differing += len(replies) > 1
        walk = Walk(World(0, state), Clock())
        assert walker.go_further(walk, strategy.further(state))
        assert walk.state.key() != state.key() and strategy.stage(walk.state) <= strategy.further(state)
    assert differing, "whims"


def test_in_alhambra_a_leg_of_the_final_ends_where_the_seats_next_turn_begins():
    """Though a turn may be several decisions, and the walk goes on one decision at a time."""
    game = rocaille.game("alhambra")
    strategy = game.strategy()
    case = next(case for case in CASES if case.game.name == "alhambra")
    legs = 0
    for state, seat in some_positions(case, 3, 6, 6):
        search = Search(game, game.view(state, seat), 5, Clock(), breadth=Breadth(3, [3, 1], 1))
        search.begin_final()
        walk = Walk(World(0, state), Clock())
        until = strategy.further(state)
        for _ in range(strategy.legs()):
            before = walk.state.key()
            assert search.walker.go_further(walk, until)
            if not walk.state.agenda or strategy.stage(walk.state) >= until:
                break
            assert walk.state.turn == seat and game.to_decide(walk.state) == (seat,) and walk.state.key() != before
            legs += 1
    assert legs > 6


def test_a_walk_of_the_final_that_runs_out_of_time_tells_nothing():
    game = rocaille.game("alhambra")
    state = game.new(3, 1)
    seat = game.to_decide(state)[0]
    search = Search(game, game.view(state, seat), 5, Clock(), breadth=Breadth(3, [3, 1], 1))
    search.begin_final()
    assert search.walker.judged(Walk(World(0, state), Clock(patience=1))) == []
    assert len(search.walker.judged(Walk(World(0, state), Clock()))) == 3


def test_a_rival_takes_the_better_plan_more_often_but_not_always():
    state = rocaille.game("rokoko").new(2, 1)
    worse, better, bad = (Plan(state, stands, ()) for stands in (1.0, 1.75, -9.0))
    dice, count = 7, 3000
    found = []
    for _ in range(count):
        dice = advance(dice)
        found.append(taken([better, worse, bad], dice))
    assert found.count(bad) < 5
    assert found.count(better) / found.count(worse) == pytest.approx(2.72, rel=0.15)


def test_a_search_with_much_time_has_a_final_and_goes_on_with_it_in_the_next_step():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    searcher = bot("search:0.5", 4)
    options = game.options(state, seat)
    decision = searcher.decide(game, game.view(state, seat), options)
    kept = searcher.search
    assert decision in options and kept.final
    game.carry_out(state, seat, decision)
    options = game.options(state, seat)
    assert searcher.decide(game, game.view(state, seat), options) in options and searcher.search is kept
    final = [name for name in ("search", "search:0.5", "search:0.49", "search:200i", "search:199i") if bot(name, 4).has_final()]
    assert final == ["search", "search:0.5", "search:200i"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_final_cannot_tell_apart_what_the_seat_cannot(case):
    game, dice = case.game, random.Random(3)
    for state, seat in some_positions(case, 3, 7, 2):
        other = case.scrambled(state, seat, dice)
        assert state.key() != other.key()
        first, second = (findings_of_a_final(game, game.view(position, seat)) for position in (state, other))
        assert first == second and first


def findings_of_a_final(game, view):
    """The finalists of a small search, and what a few walks find about each."""
    search = Search(game, view, 5, Clock(), breadth=Breadth(3, [3, 1], 1))
    search.look(view, Clock(), 6)
    search.begin_final()
    for number in range(2):
        for runner in search.race.runners:
            assert search.walk(runner, search.walker.world(view, number), Clock())
    return [(runner.way.turn, runner.found) for runner in search.race.runners]


def test_a_way_that_pays_only_later_is_looked_at_too():
    """The best at the end of the turn may all begin alike: with `begun`, every beginning has its best way among them."""
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(3)
    ways = turns(game, game.strategy(), state, seat, 5, Clock())
    few, many = strongest(ways, 2), strongest(ways, 2, 2)
    assert many[:2] == few
    assert {way.turn[:2] for way in many} == {way.turn[:2] for way in ways} and len(many) > 4
    assert all(way.stands == max(other.stands for other in ways if other.turn[:2] == way.turn[:2]) for way in many[2:])
    narrow, varied = (plans(game, state, seat, Breadth(5, [2, 1], begun), Clock()) for begun in (0, 2))
    assert len(varied) == len(narrow) == 2 and varied[0].stands >= narrow[0].stands


def test_patience_is_counted_and_so_ends_at_the_same_point_everywhere():
    clock = Clock(patience=3)
    assert [clock.up() for _ in range(5)] == [False, False, False, True, True]
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come(4)
    hasty = Clock(patience=20)
    assert plans(game, state, seat, Breadth(5, [6, 1]), hasty)[0].turn[0] in game.options(state, seat)
    assert hasty.asked < 40, "it soon ends once patience is gone"


def test_several_processes_make_all_the_walks_and_decide_the_same_every_time():
    game = rocaille.game("rokoko")
    state, seat = a_turn_to_come()
    view, options = game.view(state, seat), game.options(state, seat)
    found = []
    for _ in range(2):
        searcher = bot("search:60ix2", 4)
        decision = searcher.decide(game, view, options)
        race = searcher.search.race
        found.append((decision, searcher.search.walks, [runner.found for runner in race.runners]))
    assert found[0] == found[1]
    assert 30 < found[0][1] <= 60, "each process makes its share, and tells of the worlds that all its ways have been through"


def test_a_clock_of_the_processor_stands_still_while_nothing_is_done():
    on_the_wall = Clock(time_now(False) + 0.05)
    of_processor = Clock(time_now(True) + 0.05, of_processor=True)
    sleep(0.1)
    assert on_the_wall.up() and not of_processor.up()
    while not of_processor.up():
        sum(range(1000))
    assert of_processor.left() < 0.0


def test_a_search_without_time_for_a_walk_still_decides():
    game = rocaille.game("rokoko")
    for state, seat in some_positions(CASES[0], 4, 3, 5):
        options = game.options(state, seat)
        assert bot("search:0.01", 4).decide(game, game.view(state, seat), options) in options


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
