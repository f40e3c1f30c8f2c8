"""Opponents: they decide legally, from their view alone, the same for the same dice, and within their budget."""
import random

import pytest

import rocaille
from rocaille.bots import bot, bot_names, check
from rocaille.bots.hints import reasons
from rocaille.bots.search import RANDOM, Search
from rocaille.kernel.decision import Refused
from rocaille.kernel.strategy import chances
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
    assert {"random", "greedy", "planner", "search", "easy", "medium"} <= set(bot_names())
    assert [type(bot(name, 1)) for name in ("easy", "medium")] == [type(bot(name, 1)) for name in ("greedy", "planner")]
    assert bot("search:0.2", 1).seconds == 0.2 and bot("search:30i", 1).walks == 30


@pytest.mark.parametrize("name", ["", "clever", "Greedy", "greedy:1", "search:", "random:5i"])
def test_a_name_that_no_bot_has_is_refused(name):
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.key == "unknown_bot"


@pytest.mark.parametrize("name", ["search:0", "search:-1", "search:0i", "search:x", "search:nan", "search:1e9", "search:1.5i"])
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.key == "bot_budget"


def test_a_search_makes_as_many_walks_as_it_may_and_keeps_its_tree_for_the_next_step():
    game = rocaille.game("rokoko")
    state, seat = next((state, seat) for state, seat in some_positions(CASES[0], 2, 1, 30)
                       if type(state.agenda[-1]).__name__ == "PlayOneCard")
    searcher = bot("search:25i", 4)
    decision = searcher.decide(game, game.view(state, seat), game.options(state, seat))
    assert searcher.search.root.visits > 0, "what was found below the decision is kept"
    game.carry_out(state, seat, decision)
    kept = searcher.search
    searcher.decide(game, game.view(state, seat), game.options(state, seat))
    assert searcher.search is kept


def test_every_visit_of_a_node_is_shared_out_among_its_children_and_seats():
    game = rocaille.game("rokoko")
    state, seat = some_positions(CASES[0], 3, 2, 1)[0]
    search = Search(game, seat, 3, 1 << 20, RANDOM)
    view = game.view(state, seat)
    for number in range(40):
        search.walk(game.imagine(view, number), number)
    assert search.root.visits == search.walks == 40
    assert sum(search.root.totals) == pytest.approx(40)
    assert sum(child.visits for child in search.root.children.values()) < 40


def test_chances_are_shares_of_one_and_grow_with_the_lead():
    for spread in (0.5, 3.0, 9.0):
        found = chances([10.0, 12.0, 11.0], spread)
        assert sum(found) == pytest.approx(1.0) and found[1] > found[2] > found[0]
    assert chances([10.0, 12.0], 0.5)[1] > chances([10.0, 12.0], 5.0)[1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_strategy_names_and_weighs_its_features(case):
    game = case.game
    strategy = game.strategy()
    for state, seat in some_positions(case, 3, 5, 10):
        row = strategy.features(state, seat)
        assert len(row) == len(strategy.feature_names()) == len(strategy.weights(state))
        assert all(isinstance(number, float) for number in row)
        assert len(strategy.points(state)) == 3 and strategy.spread(state) > 0


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
