"""Many tables at once: the same games as one by one."""

import gc
import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

import rocaille.envs
from rocaille.envs.configuration import Configuration
from tests.conformance.cases import CONFIGURATIONS


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=lambda part: str(part))
def test_every_table_is_the_game_that_it_would_be_alone(case, players):
    env = rocaille.envs.vector(case.name, 3, players, options=case.options)
    observations, infos = env.reset(seed=7)
    setting = Configuration(case.name, players, case.options)
    seeds = np.random.Generator(np.random.PCG64(7))
    alone = [setting.table(int(seeds.integers(1 << 62))) for _ in range(3)]
    dice, ended = np.random.default_rng(1), 0
    while ended < 3:
        for number, table in enumerate(alone):
            assert infos["seat"][number] == table.seat
            assert np.array_equal(observations[number], setting.normalize(table.observe(table.seat)))
            assert bytes(infos["action_mask"][number].astype(np.uint8)) == table.mask(table.seat)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, over, cut, infos = env.step(actions)
        for number, table in enumerate(alone):
            assert table.decide(int(actions[number]))
            assert over[number] == (table.seat < 0)
            if over[number]:
                assert rewards[number].sum() == pytest.approx(0) and rewards[number].max() > 0
                assert infos["final_obs"][number] is not None
                alone[number] = setting.table(int(seeds.integers(1 << 62)))
                ended += 1
            else:
                assert not rewards[number].any()
        assert not cut.any()
    assert gc.isenabled()


def test_with_bots_there_is_one_learner_and_one_reward_a_table():
    env = gymnasium.make_vec(
        "rocaille/Alhambra-v0", num_envs=4, players=3, bots="greedy,random", seat=2, vectorization_mode="vector_entry_point"
    )
    observations, infos = env.reset(seed=3)
    assert observations.shape == env.observation_space.shape and observations.dtype == np.float32
    dice, ended = np.random.default_rng(1), 0
    while ended < 3:
        assert (infos["seat"] == 2).all()
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, rewards, over, _, infos = env.step(actions)
        assert rewards.shape == (4,) and all((reward != 0) <= end for reward, end in zip(rewards, over, strict=True))
        ended += over.sum()


def test_an_illegal_action_ends_that_game_only():
    env = rocaille.envs.vector("rokoko", 2, 2)
    _, infos = env.reset(seed=1)
    legal = int(np.flatnonzero(infos["action_mask"][0])[0])
    _, rewards, over, _, infos = env.step(np.array([legal, 550]))
    assert over.tolist() == [False, True] and rewards.tolist() == [[0, 0], [-1, 0]]
    assert infos["final_info"]["illegal"].tolist() == infos["final_info"]["_illegal"].tolist() == [False, True]
    assert infos["final_info"]["seat"][1] == 0 and not infos["final_info"]["action_mask"].any()
    assert infos["action_mask"].any(1).all(), "the next game has begun"
    *_, infos = env.step(env.random_actions())
    assert "final_info" not in infos and "final_obs" not in infos


def test_the_end_of_a_game_is_told_as_gymnasium_tells_it():
    """Beside Gymnasium's own vector of single environments, which resets in the same step, too."""
    setting: dict[str, Any] = {"game": "alhambra", "players": 2, "bots": "random", "seat": 0, "reward": "margin"}
    ours = rocaille.envs.vector(num_envs=2, **setting)
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: rocaille.envs.single(**setting)] * 2, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP
    )
    ended = []
    for env in (ours, theirs):
        dice, over = np.random.default_rng(2), np.zeros(2, bool)
        _, infos = env.reset(seed=1)
        while not over.any():
            actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
            _, rewards, over, _, infos = env.step(actions)
        ended.append((infos, over, rewards))
    for infos, over, rewards in ended:
        number = int(np.flatnonzero(over)[0])
        assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == over.tolist()
        assert infos["final_obs"][number].shape == env.single_observation_space.shape
        assert infos["final_info"]["_seat"][number] and infos["final_info"]["seat"][number] == 0
        assert not infos["final_info"]["illegal"][number] and not infos["final_info"]["action_mask"][number].any()
        assert rewards[number] != 0
    infos, over, rewards = ended[0]
    mine, other = infos["final_info"]["points"][int(np.flatnonzero(over)[0])]
    assert rewards[over][0] == pytest.approx((mine - other) / 100)


def test_gymnasium_keeps_the_statistics_of_a_vector():
    env: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(rocaille.envs.vector("alhambra", 4, 2, bots="random"))
    env.reset(seed=1)
    over = np.zeros(4, bool)
    while not over.any():
        _, rewards, over, _, infos = env.step(env.unwrapped.random_actions())
    assert infos["episode"]["r"][over] == pytest.approx(rewards[over]) and (infos["episode"]["l"][over] > 10).all()


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("bots", [None, "greedy,random"])
def test_a_copy_goes_on_as_the_original_does(bots, copied):
    env = rocaille.envs.vector("rokoko", 2, 3, bots=bots)

    def on(env, steps):
        for _ in range(steps):
            observations, rewards, _, _, infos = env.step(env.random_actions())
        return observations.tolist(), rewards.tolist(), infos["seat"].tolist()

    env.reset(seed=4)
    on(env, 20)
    other = copied(env)
    assert on(other, 40) == on(env, 40)
    for each in (env, other):
        each.reset()
    assert on(other, 5) == on(env, 5)
    assert copied(rocaille.envs.vector("alhambra", 2, 2)).reset(seed=1)[0].shape[0] == 2, "before the first reset, too"


def test_seeds_make_games_the_same():
    def played(seed):
        env = rocaille.envs.vector("rokoko", 4, 3, bots="random")
        observations, infos = env.reset(seed=seed)
        for _ in range(50):
            observations, *_, infos = env.step(infos["action_mask"].argmax(1))
        return observations

    assert np.array_equal(played(1), played(1)) and not np.array_equal(played(1), played(2))


def test_random_actions_are_legal_ones():
    env = rocaille.envs.vector("rokoko", 8, 2)
    _, infos = env.reset(seed=1)
    seen = set()
    for _ in range(20):
        actions = env.random_actions()
        assert infos["action_mask"][np.arange(8), actions].all()
        seen.update(actions.tolist())
        *_, infos = env.step(actions)
    assert len(seen) > 10


@pytest.mark.parametrize("wrong", [[0], [0, 0, 0], [[0, 0]], [0.0, 0.0], [None, 0]])
def test_actions_are_a_whole_number_for_each_table(wrong):
    env = rocaille.envs.vector("rokoko", 2, 2)
    before, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="a whole number for each of the 2 tables"):
        env.step(np.array(wrong))
    after, *_ = env.step(env.random_actions())
    assert after.shape == before.shape


def test_nothing_can_be_done_before_reset():
    env = rocaille.envs.vector("rokoko", 2, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.random_actions()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(2, int))


def test_without_a_seed_the_dice_of_random_actions_go_on():
    env = rocaille.envs.vector("rokoko", 32, 2)
    env.reset(seed=1)
    first = env.random_actions()
    env.reset()
    assert not np.array_equal(first, env.random_actions())
    env.reset(seed=1)
    assert np.array_equal(first, env.random_actions())
