"""OpenSpiel's kinds of observation: what is public, what one player knows, what all know; with and without the past."""

import random
from itertools import product

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from rocaille.envs.position import Position
from tests.conformance.cases import CONFIGURATIONS
from tests.envs.test_spiel import FEW, IDS, loaded, on

NONE, SINGLE, ALL = (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS)


def kind(private, recall=False, public=True):
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


def observed(observer, state, player):
    """The tensor and the string."""
    observer.set_from(state, player)
    return observer.tensor.copy(), observer.string_from(state, player)


def same(one, other):
    return np.array_equal(one[0], other[0]) and one[1] == other[1]


def scrambled(case, state, seat, dice):
    """The same state of OpenSpiel with everything else that this seat, or a spectator, cannot see; without a past."""
    other = state.clone()
    position = state.position
    changed = case.scrambled(position.state, seat, dice)
    other.position = Position(position.game, position.players, changed)
    return other


def positions(case, players, every):
    """States of a random game at which somebody decides."""
    dice = np.random.default_rng(7)
    state = on(loaded(case, players).new_initial_state(), 0, dice)
    while not state.is_terminal():
        yield state
        on(state, every, dice)


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_public_only_is_the_same_for_every_player_and_blind_to_all_that_is_hidden(case, players):
    observers = [make_observation(loaded(case, players), kind(NONE, recall)) for recall in (False, True)]
    for state in positions(case, players, 11):
        for observer in observers:
            first = observed(observer, state, 0)
            assert all(same(observed(observer, state, player), first) for player in range(1, players))
        first = observed(observers[0], state, 0)
        assert same(observed(observers[0], scrambled(case, state, None, random.Random(9)), 0), first), (
            "public shows what is hidden"
        )


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_one_player_s_observation_is_blind_to_what_that_player_cannot_see(case, players):
    observer = make_observation(loaded(case, players), kind(SINGLE))
    for state in positions(case, players, 11):
        for player in range(players):
            before = observed(observer, state, player)
            assert same(observed(observer, scrambled(case, state, player, random.Random(9)), player), before)


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_private_information_is_there_where_it_was_asked_for(case, players):
    """Hands of Rokoko: nobody's, the player's own, everybody's."""
    game = loaded(case, players)
    public, own, every = [make_observation(game, kind(private)) for private in (NONE, SINGLE, ALL)]
    hand = next((field.slice for field in game.configuration.observer.fields if field.name == "hand"), None)
    hands = 0
    for state in positions(case, players, 7):
        for player in range(players):
            for observer in (public, own, every):
                observer.set_from(state, player)
            assert every.dict["observation"].shape == (players, own.tensor.size)
            assert np.array_equal(every.dict["observation"][player], own.tensor)
            if hand is not None:
                assert not public.tensor[hand].any()
                assert own.tensor[hand].any() == bool(state.position.state.players[player].hand)
                hands += bool(own.tensor[hand].any())
    assert hands > 20 or hand is None


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_all_players_together_observe_what_each_of_them_does(case, players):
    game = loaded(case, players)
    for recall in (False, True):
        every, own = make_observation(game, kind(ALL, recall)), make_observation(game, kind(SINGLE, recall))
        for state in positions(case, players, 40):
            told = observed(every, state, 0)
            assert all(same(observed(every, state, player), told) for player in range(players)), "not the same for everybody"
            assert told[1] == "\n".join([own.string_from(state, player) for player in range(players)])


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_with_perfect_recall_the_public_past_is_there_and_nobody_s_secret_choices(case, players):
    game = loaded(case, players)
    now, recalled = make_observation(game, kind(NONE)), make_observation(game, kind(NONE, recall=True))
    assert "own_decisions" not in recalled.dict and recalled.dict["fingerprint"].shape == (64,)
    strings, tensors, secret = set(), set(), 0
    for state in positions(case, players, 1):
        tensor, string = observed(recalled, state, 0)
        assert "decides" not in string and string.endswith(now.string_from(state, 0))
        strings.add(string)
        tensors.add(tensor.tobytes())
        options = state.legal_actions()
        if state.position.game.in_secret(state.position.state) and len(options) > 1:
            ends = [state.child(option) for option in options[:2]]
            assert same(*[observed(recalled, end, 0) for end in ends]), "a secret choice is public"
            secret += 1
    assert len(strings) == len(tensors) > 30
    assert secret > 3 or case.name == "alhambra"


@pytest.mark.parametrize(("case", "players"), FEW, ids=str)
def test_the_usual_kinds_are_those_of_the_states(case, players):
    game = loaded(case, players)
    state = on(game.new_initial_state(), 20, np.random.default_rng(8))
    for player in range(players):
        tensor, string = observed(make_observation(game, INFO_STATE_OBS_TYPE), state, player)
        assert list(tensor) == state.information_state_tensor(player)
        assert string == state.information_state_string(player)
        for usual in (None, kind(SINGLE)):
            tensor, string = observed(make_observation(game, usual), state, player)
            assert list(tensor) == state.observation_tensor(player) and string == state.observation_string(player)


@pytest.mark.parametrize(("private", "recall"), list(product((NONE, SINGLE, ALL), (False, True))))
def test_open_spiel_s_own_observer_is_of_the_kind_that_was_asked_for(private, recall):
    """`game.make_observer` goes through OpenSpiel's C++ side."""
    game = loaded(*CONFIGURATIONS[0])
    state = on(game.new_initial_state(), 20, np.random.default_rng(8))
    python, built_in = make_observation(game, kind(private, recall)), game.make_observer(kind(private, recall), {})
    observation = pyspiel._Observation(game, built_in)
    observation.set_from(state, 1)
    assert np.array_equal(np.frombuffer(observation, np.float32), observed(python, state, 1)[0])
    assert observation.string_from(state, 1) == python.string_from(state, 1)


@pytest.mark.parametrize("private", [NONE, SINGLE, ALL])
def test_an_observation_without_what_is_public_is_refused(private):
    with pytest.raises(ValueError, match=r"^An observation without public information is not supported.*public_info=True\.$"):
        make_observation(loaded(*CONFIGURATIONS[0]), kind(private, public=False))


def test_parameters_are_refused():
    with pytest.raises(ValueError, match=r"^Observers here take no parameters, and got \{'x': 1\}\.$"):
        make_observation(loaded(*CONFIGURATIONS[0]), kind(SINGLE), {"x": 1})
