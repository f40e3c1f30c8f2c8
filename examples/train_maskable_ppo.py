"""Train MaskablePPO against bots for some minutes, then see in the arena how it does.

    python examples/train_maskable_ppo.py --game rokoko --players 2 --minutes 10 --out ppo.zip

Needs rocaille[train]. Without --minutes nothing is trained, and the network in the file is compared.
"""

import argparse
import sys
import time
from pathlib import Path

from rocaille.arena.matches import ThinkingTimes
from rocaille.arena.results import Fixture, Result, result
from rocaille.arena.statistics import Estimate
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament
from rocaille.bots import bot
from rocaille.envs.configuration import Configuration
from rocaille.envs.core.policy import PolicyBot
from rocaille.envs.learner import SingleEnv
from rocaille.kernel.dice import sown

try:
    import numpy as np
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv
except ModuleNotFoundError as missing:
    sys.exit(f"Training needs {missing.name}, which is not installed: install rocaille[train].")


class Until(BaseCallback):
    """Ends the training after some minutes, and says how it goes once a minute."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began = self.told = time.monotonic()
        self.minutes = minutes

    def _on_step(self) -> bool:
        now = time.monotonic()
        if now - self.told > 60:
            self.told = now
            ended = [episode["r"] for episode in self.model.ep_info_buffer or []]
            mean = f"{sum(ended) / len(ended):+.3f}" if ended else "–"
            print(
                f"{(now - self.began) / 60:.0f} of {self.minutes:g} minutes: {self.num_timesteps:,} decisions, "
                f"mean reward {mean}",
                flush=True,
            )
        return now - self.began < 60 * self.minutes


def trained(game: str, players: int, options: list[str], bots: str, minutes: float, seed: int) -> MaskablePPO:
    from stable_baselines3.common.monitor import Monitor

    def table() -> Monitor:
        return Monitor(SingleEnv(game, players, bots=bots, options=options, reward="margin"))

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * 16),
        n_steps=512,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": [256, 128]},
    )
    model.learn(10**9, callback=Until(minutes))
    return model


class WithPolicy(Tournament):
    """A tournament of the arena in which one of the names is a network's."""

    def __init__(self, setting: Configuration, rival: str, seed: int, model: MaskablePPO) -> None:
        super().__init__(setting.game, setting.players, ["ppo", rival], seed)
        self.setting = setting
        self.model = model

    def policy(self, observation: bytes, mask: bytes) -> int:
        action, _ = self.model.predict(
            self.setting.normalize(observation), action_masks=np.frombuffer(mask, np.bool_).copy(), deterministic=True
        )
        return int(action)

    def play(self, fixture: Fixture) -> Result:
        game, names = self.setting.game, self.line_ups[fixture.line_up]
        bots = [
            PolicyBot(self.setting.observer, self.policy) if name == "ppo" else bot(name, sown(fixture.deal, f"bot {seat}"))
            for seat, name in enumerate(names)
        ]
        times, state, length = ThinkingTimes(self.players), game.new(self.players, fixture.deal), 0
        while seats := game.to_decide(state):
            seat = seats[0]
            choices = game.options(state, seat)
            count, began = len(choices), time.perf_counter()
            view = None if bots[seat].blind else game.view(state, seat)
            decision = bots[seat].decide(game, view, choices)
            times.add(seat, count, time.perf_counter() - began)
            game.carry_out(state, seat, decision)
            length += 1
        outcome = game.outcome(state)
        assert outcome is not None  # nobody is to decide any more
        return result(fixture, names, outcome, length, times)


def compared(setting: Configuration, model: MaskablePPO, rival: str, games: int) -> Summary:
    tournament = WithPolicy(setting, rival, 1_000_000, model)
    return Summary(tournament, [tournament.play(fixture) for fixture in tournament.fixtures(tournament.deals(games))])


def interval(found: Estimate, times: float = 1) -> str:
    if found.low is None or found.high is None:
        return f"{times * found.mean:.1f}"
    return f"{times * found.mean:.1f} ({times * found.low:.1f} to {times * found.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="rokoko")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--bots", default="random", help="whom it trains against")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--rival", default="random", help="whom it meets in the arena")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("ppo.zip"))
    wish = parser.parse_args()
    if wish.minutes and wish.out.exists():
        sys.exit(f"{wish.out} is there already and stays as it is; choose another name.")
    if not wish.minutes and not wish.out.exists():
        sys.exit(f"There is no network in {wish.out}; --minutes says how long to train one.")
    setting = Configuration(wish.game, wish.players, wish.option)
    if wish.minutes:
        model = trained(wish.game, wish.players, wish.option, wish.bots, wish.minutes, wish.seed)
        model.save(wish.out)
    else:
        model = MaskablePPO.load(wish.out, device="cpu")
    print(f"Arena, {wish.game}, {wish.players} players, {wish.games} games against {wish.rival}:")
    for standing in compared(setting, model, wish.rival, wish.games).standings:
        print(f"{standing.bot:8} wins {interval(standing.wins, 100)} %, points {interval(standing.score)}")


if __name__ == "__main__":
    main()
