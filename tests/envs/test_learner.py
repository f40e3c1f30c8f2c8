"""One learner against bots, as Gymnasium and MaskablePPO want it."""

import pickle
import re
from copy import deepcopy
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rocaille.envs
from tests.conformance.cases import CONFIGURATIONS


@pytest.mark.parametrize(("case", "players"), CONFIGURATIONS, ids=lambda part: str(part))
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong(case, players, capsys):
    env = gymnasium.make(f"rocaille/{case.name.capitalize()}-v0", players=players, options=case.options)
    check_env(env.unwrapped, skip_render_check=players > 2)


@pytest.mark.parametrize("game", ["rokoko", "alhambra"])
def test_a_game_against_bots_goes_to_its_end(game):
    env: Any = gymnasium.make(f"rocaille/{game.capitalize()}-v0", players=3, bots=("greedy", "random"), seat=1)
    observation, info = env.reset(seed=4)
    dice, over, reward, steps = np.random.default_rng(0), False, 0.0, 0
    while not over:
        masks = env.unwrapped.action_masks()
        assert masks.dtype == np.bool_ and np.array_equal(masks, info["action_mask"]) and masks.any()
        observation, reward, over, _, info = env.step(dice.choice(np.flatnonzero(masks)))
        assert env.observation_space.contains(observation)
        steps += 1
    assert steps > 20 and reward in (1.0, -0.5, 0.25) and not info["illegal"]
    assert not env.unwrapped.action_masks().any()


def test_an_illegal_action_is_a_loss():
    env = rocaille.envs.single("rokoko", 2, bots="random", seat=0)
    _, info = env.reset(seed=4)
    _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not info["action_mask"].any() and not env.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    assert env.reset(seed=4)[1]["action_mask"].any()


def test_the_margin_can_be_the_reward():
    env = rocaille.envs.single("alhambra", 2, seat=0, reward="margin")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    mine, other = env.table.game.outcome(env.table.state).totals
    assert reward == pytest.approx((mine - other) / 100)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": "nobody"}, "There is no bot “nobody”; there is: random, greedy, planner, search, easy, medium, hard."),
        ({"bots": "random,random"}, "2 bots were named, but the other seats need 3."),
        ({"bots": 3}, "bots is 3; it has to be the name of a bot, or one for each of the 3 other seats."),
        ({"seat": 4}, "seat is 4; it can be 0 to 3, or None for another one in every game."),
        ({"players": 9}, "9 players cannot play this: it is a game for 2 to 5."),
        ({"reward": "money"}, "The reward is 'money'; there are win and margin."),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(wrong, sentence):
    for made in (partial(rocaille.envs.single, "rokoko"), partial(rocaille.envs.vector, "rokoko", 2)):
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
            made(**{"players": 4, **wrong})


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("options", [(), ("jeweller",)])
def test_a_copy_goes_on_by_itself_with_the_same_chance_and_opponents(options, copied):
    env = rocaille.envs.single("rokoko", 2, options=options, bots="planner")

    def on(env, moves):
        """So many steps, always choosing the same way; then the observation."""
        dice, over = np.random.default_rng(1), False
        for _ in range(moves):
            if over:
                env.reset()
            _, _, over, _, _ = env.step(dice.choice(np.flatnonzero(env.action_masks())))
        return env._observation().tolist()

    env.reset(seed=3)
    before = on(env, 6)
    other = copied(env)
    after = on(other, 20)
    assert on(env, 0) == before != after
    assert on(env, 20) == after


def test_nothing_can_be_done_before_reset():
    with pytest.raises(gymnasium.error.ResetNeeded):
        rocaille.envs.single("rokoko", 2).step(0)


@pytest.mark.parametrize("action", [3.7, "3", None, [1]])
def test_what_is_no_action_is_refused_in_a_sentence(action):
    env = rocaille.envs.single("alhambra", 2, bots="random")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="has to be a whole number"):
        env.step(action)
