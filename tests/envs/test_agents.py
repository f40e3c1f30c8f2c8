"""PettingZoo's own tests, and that nothing leaks while hand cards are chosen in secret."""

import pickle
import warnings
from copy import deepcopy

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import rocaille.envs
from rocaille.envs import alhambra_v0, rokoko_v0
from rocaille.envs.agents import raw_env
from tests.conformance.cases import CONFIGURATIONS

IDS = [f"{case}-{players}" for case, players in CONFIGURATIONS]
CYCLES = 60


@pytest.fixture(autouse=True)
def quietly():
    """PettingZoo remarks that a dictionary is no array; with a mask it cannot be one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def made(case, players, **settings):
    return rocaille.envs.aec(case.name, players, options=case.options, **settings)


def colours(picture):
    """How many there are: a blank sheet has one."""
    return len(np.unique(picture[::2, ::2].reshape(-1, 3).astype(np.int32) @ [1 << 16, 1 << 8, 1]))


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_pettingzoo_finds_nothing_wrong(case, players):
    api_test(made(case, players), num_cycles=CYCLES)
    seed_test(lambda: made(case, players), num_cycles=CYCLES)


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=IDS)
def test_pettingzoo_finds_the_pictures_right(case, players, capsys):
    render_test(
        lambda render_mode: made(case, players, render_mode=render_mode),
        {
            "rgb_array": lambda picture: colours(picture) > 20,
            "ansi": lambda text: "player 0" in text and len(text.splitlines()) > 15,
        },
    )


@pytest.mark.parametrize(("case", "players"), [CONFIGURATIONS[0], CONFIGURATIONS[4], CONFIGURATIONS[-1]], ids=str)
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(case, players):
    env = made(case, players)
    env.reset(seed=5)
    env.action_space("player_0").seed(5)  # one space for all agents; some games would end in a tie
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        rewards[agent] = reward
        assert over != observation["action_mask"].any()  # whoever may decide has something to choose; then nobody has
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(rewards) == [f"player_{seat}" for seat in range(players)]
    assert max(rewards.values()) > 0 and sum(rewards.values()) == pytest.approx(0)


def test_nobody_has_a_legal_action_when_the_game_is_over():
    env = rocaille.envs.aec("rokoko", 2)
    env.reset(seed=1)
    while not all(env.terminations.values()):
        observation = env.observe(env.agent_selection)
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert not any(env.observe(agent)["action_mask"].any() for agent in ("player_0", "player_1"))


def test_what_is_chosen_in_secret_is_not_observed():
    """The first seat chooses its hand in two ways; the others observe the same."""
    seen = []
    for choice in (0, -1):
        env = raw_env("rokoko", 3)
        env.reset(seed=2)
        first = env.agent_selection
        while env.agent_selection == first:
            env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[choice]))
        seen.append({agent: env.observe(agent) for agent in env.agents})
    others = [agent for agent in seen[0] if agent != first]
    assert len(others) == 2
    for agent in others:
        assert np.array_equal(seen[0][agent]["observation"], seen[1][agent]["observation"])
        assert np.array_equal(seen[0][agent]["action_mask"], seen[1][agent]["action_mask"])
    assert not np.array_equal(seen[0][first]["observation"], seen[1][first]["observation"])


def test_names_have_versions():
    assert rokoko_v0.env(players=2).metadata["name"] == "rokoko_v0"
    assert alhambra_v0.raw_env(players=2).metadata["name"] == "alhambra_v0"


def test_an_illegal_action_ends_the_game_with_a_loss():
    env = rocaille.envs.aec("alhambra", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1
    assert not any(env.observe(other)["action_mask"].any() for other in env.possible_agents)
    for other in env.agent_iter():
        assert env.last()[1] == (-1 if other == agent else 0)
        env.step(None)
    assert not env.agents


def test_an_unwrapped_environment_says_what_is_wrong():
    env = raw_env("rokoko", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 cannot choose 550 now"):
        env.step(550)
    for wrong in ({"render_mode": "3d"}, {"reward": "money"}):
        with pytest.raises(ValueError, match="there are"):
            rocaille.envs.aec("rokoko", 2, **wrong)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize(("case", "players"), [CONFIGURATIONS[0], CONFIGURATIONS[4], CONFIGURATIONS[-1]], ids=str)
def test_a_copy_goes_its_own_way(case, players, copied):
    def on(env, steps):
        for _ in range(steps):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
        return env.agent_selection, env.last()[0]["observation"].tolist()

    env = made(case, players)
    env.reset(seed=6)
    before = on(env, 20)
    other = copied(env)
    assert on(other, 0) == before
    after = on(other, 20)
    assert on(env, 0) == before != after
    assert on(env, 20) == after
    env.reset()
    other.reset()
    assert on(env, 5) == on(other, 5)
