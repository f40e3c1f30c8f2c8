"""OpenSpiel: its own simulation test, information states that tell no more than was seen, and its search."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import rocaille.envs.spiel  # noqa: F401, which registers the games
from rocaille.envs.position import Position
from tests.conformance.cases import CONFIGURATIONS

IDS = [f"{case}-{players}" for case, players in CONFIGURATIONS]
FEW = [CONFIGURATIONS[0], CONFIGURATIONS[5], CONFIGURATIONS[-3]]


def loaded(case, players, seed=3):
    return pyspiel.load_game(f"python_rocaille_{case.name}", {"players": players, "seed": seed, **case.options})


def on(state, moves, dice):
    """So many decisions later, at a node where somebody decides."""
    while (moves or state.is_chance_node()) and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
            moves -= 1
    return state


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_open_spiel_finds_nothing_wrong(case, players):
    pyspiel.random_sim_test(loaded(case, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_a_resampled_state_is_one_that_its_player_cannot_tell_apart(case, players):
    dice = np.random.default_rng(4)
    state = on(loaded(case, players).new_initial_state(), 0, dice)
    identities = set()
    for _ in range(12):
        on(state, 9, dice)
        if state.is_terminal():
            break
        for player in range(players):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert not other.history(), "a history would tell what others did in secret"
            identities.add(str(other))
            on(other, 5, dice)
    assert len(identities) > 20


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_information_states_recall_everything_and_reveal_nothing(case, players):
    """The same decisions and the same sights give the same information state, and only they."""
    dice = np.random.default_rng(5)
    state = on(loaded(case, players).new_initial_state(), 0, dice)
    strings = [set[str]() for _ in range(players)]
    tensors = [set[bytes]() for _ in range(players)]
    own = [0] * players
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
            continue
        player = state.current_player()
        string = state.information_state_string(player)
        assert string not in strings[player], "a player decides twice in the same information state"
        strings[player].add(string)
        tensors[player].add(tuple(state.information_state_tensor(player)))
        assert string.count("decides ") == own[player]
        options = state.legal_actions()
        if state.position.game.in_secret(state.position.state) and len(options) > 1:
            ends = [state.child(option) for option in options[:2]]
            for other in set(range(players)) - {player}:
                assert ends[0].information_state_string(other) == ends[1].information_state_string(other)
                assert ends[0].information_state_tensor(other) == ends[1].information_state_tensor(other)
            assert ends[0].information_state_string(player) != ends[1].information_state_string(player)
        state.apply_action(int(dice.choice(options)))
        own[player] += 1
    assert [len(found) for found in tensors] == [len(found) for found in strings]
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) > 0


def test_chance_is_sampled_when_it_is_needed_and_not_before():
    game = loaded(*CONFIGURATIONS[0])
    dealt = [game.new_initial_state().child(0) for _ in range(4)]
    assert len({str(state) for state in dealt}) == 4, "the same deal every time"
    again = loaded(*CONFIGURATIONS[0])
    assert str(again.new_initial_state().child(0)) == str(dealt[0]), "the same seed deals otherwise"
    dice = np.random.default_rng(1)
    state = dealt[0]
    while not state.is_chance_node():
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert state.chance_outcomes() == [(0, 1.0)]
    with pytest.raises(ValueError, match="this is a chance node"):
        state.resample_from_infostate(0, dice.random)
    assert len({str(state.child(0)) for _ in range(8)}) > 1, "the dice were known before they were thrown"


def test_a_clone_goes_its_own_way_and_a_position_survives_a_pickle():
    dice = np.random.default_rng(2)
    state = on(loaded(*CONFIGURATIONS[-1]).new_initial_state(), 25, dice)
    before, twin = str(state), state.clone()
    assert str(twin) == before and twin.history() == state.history()
    on(twin, 3, dice)
    assert str(state) == before != str(twin)
    restored: Position = pickle.loads(pickle.dumps(state.position))
    assert restored.identity() == state.position.identity()
    assert restored.seen_by(0) == state.position.seen_by(0)
    assert str(state.get_game().deserialize_state(state.serialize())) == before


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_information_set_search_plays(case, players):
    game = loaded(case, players)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(2))
    state, decided = game.new_initial_state(), 0
    while decided < 4:
        if state.is_chance_node():
            state.apply_action(0)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        decided += len(state.legal_actions()) > 1
        state.apply_action(action)


def test_what_cannot_be_chosen_is_refused_in_a_sentence():
    state = pyspiel.load_game("python_rocaille_rokoko", {"players": 2, "seed": 1}).new_initial_state()
    with pytest.raises(ValueError, match=r"^Chance cannot choose 5 now: legal_actions"):
        state.apply_action(5)
    state.apply_action(0)
    for wrong in (550, 99999, -3):
        with pytest.raises(ValueError, match=f"^Player 0 cannot choose {wrong} now: legal_actions"):
            state.apply_action(wrong)
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match=r"^9 players cannot play this: it is a game for 2 to 5"):
        pyspiel.load_game("python_rocaille_rokoko", {"players": 9})
