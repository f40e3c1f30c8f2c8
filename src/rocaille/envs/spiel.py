"""OpenSpiel: the games as Python games, each as `python_rocaille_<game>`; importing this registers them.

Chance is sampled where it is needed and at no other time: the deal is a chance node, and so is every decision that draws
something. The game has the dice, so applying the same chance node twice gives two results.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rocaille.catalogue import declaration, game_names
from rocaille.catalogue import game as find_game
from rocaille.envs.configuration import Configuration
from rocaille.envs.core.fields import Memory
from rocaille.envs.core.tables import rewards
from rocaille.envs.extra import missing
from rocaille.envs.position import Position
from rocaille.envs.refusing import in_a_sentence
from rocaille.envs.text import text_table

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing(problem) from None

PrivateInfo = pyspiel.PrivateInfoType
OWN_DECISIONS = 400  # a player's own, in the information-state tensor; the last ones
LONGEST = 400  # decisions of one player in a game
FINGERPRINT = 64  # bits of all that was seen and done, in the information-state tensor


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is made."""
    rules = find_game(name)
    return pyspiel.GameType(
        short_name=f"python_rocaille_{name}",
        long_name=f"{declaration(name).title} by Rocaille",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(rules.player_counts),
        max_num_players=max(rules.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": -1, **dict.fromkeys(rules.known_options, False)},
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and options. `seed` makes its chance the same in every run; -1 does not."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        chosen = [option for option in find_game(self.name).known_options if params.get(option)]
        with in_a_sentence():
            self.configuration = Configuration(self.name, int(params["players"]), chosen)
        players = self.configuration.players
        self._random = np.random.default_rng(params["seed"] if params["seed"] >= 0 else None)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.configuration.actions,
                max_chance_outcomes=1,
                num_players=players,
                min_utility=-1.0 / (players - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST * players,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST * self.configuration.players

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        if params:
            raise ValueError(f"Observers here take no parameters, and got {params}.")
        return SpielObserver(self.configuration, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def seed_of_chance(self) -> int:
        """The next of its dice."""
        return int(self._random.integers(1 << 62))


class SpielState(pyspiel.State):
    """A position; of seats that decide at once in secret the first goes first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.configuration.game, game.configuration.players)

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.chance else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(option.number for option in self.position.options())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if action not in self._applicable():
            raise ValueError(f"{self._who()} cannot choose {action} now: legal_actions() says what can be chosen.")
        self.position = (
            position.after_chance(self.get_game().seed_of_chance()) if position.chance else position.after_decision(action)
        )

    def _applicable(self) -> list[int]:
        return [0] if self.position.chance else [option.number for option in self.position.options()]

    def _who(self) -> str:
        if self.position.over:
            return "The game is over: nobody"
        return "Chance" if self.position.chance else f"Player {self.position.seat}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        return self.position.game.notation.written(self.position.game.decisions[action])

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        outcome = self.position.game.outcome(self.position.state) if self.position.state is not None else None
        return [0.0] * self.position.players if outcome is None else rewards(outcome, "win")

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that this player cannot tell from this one; it begins a history of its own."""
        if self.is_chance_node():
            raise ValueError("A state is resampled where somebody decides, and this is a chance node: apply_action(0) first.")
        other: SpielState = self.get_game().new_initial_state()
        with in_a_sentence():
            other.position = self.position.resample(player_id, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return "before the deal"
        waits = f"\n{position.game.notation.written(position.pending)}, then chance" if position.pending else ""
        return f"{text_table(position.game, position.state, None, False)}{waits}\n{position.identity()}"


class SpielObserver:
    """What is observed: by a player, by a spectator (no private information), or by all players together.

    The tensor has, for each of them, the observation of the environments. With perfect recall the decisions of these players
    follow in order, each as (number + 1) / all numbers, and a fingerprint of all that they saw and did.
    """

    def __init__(self, configuration: Configuration, kind: pyspiel.IIGObservationType) -> None:
        if not kind.public_info:
            raise ValueError(
                "An observation without public information is not supported: what a player alone knows follows from what "
                "everybody saw. Ask with public_info=True."
            )
        self.configuration = configuration
        self.private = kind.private_info
        self.perfect_recall = kind.perfect_recall
        size, several = configuration.observer.size, self.private == PrivateInfo.ALL_PLAYERS
        viewers = configuration.players if several else 1
        parts = {"observation": (viewers, size)}
        if self.perfect_recall and self.private != PrivateInfo.NONE:
            parts["own_decisions"] = (viewers, OWN_DECISIONS)
        if self.perfect_recall:
            parts["fingerprint"] = (1, FINGERPRINT)
        self.tensor = np.zeros(sum([rows * columns for rows, columns in parts.values()]), np.float32)
        self._rows: dict[str, NDArray[np.float32]] = {}  # one for each viewer
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, (rows, columns) in parts.items():
            part = self.tensor[at : at + rows * columns]
            self._rows[name] = part.reshape(rows, columns)
            self.dict[name] = self._rows[name] if rows > 1 else part
            at += rows * columns

    def viewers(self, player: int) -> list[int | None]:
        """The seats whose private information is observed; None is a spectator."""
        if self.private == PrivateInfo.NONE:
            return [None]
        return [player] if self.private == PrivateInfo.SINGLE_PLAYER else [*range(self.configuration.players)]

    def set_from(self, state: SpielState, player: int) -> None:
        position, configuration = state.position, self.configuration
        self.tensor.fill(0)
        if position.state is None:
            return
        for row, viewer in enumerate(self.viewers(player)):
            view = position.game.view(position.state, viewer)
            self._rows["observation"][row] = configuration.normalize(configuration.observer.observe(view, Memory()))
            if "own_decisions" in self._rows:
                own = [entry.own + 1 for entry in position.seen_by(viewer) if entry.own >= 0][-OWN_DECISIONS:]
                self._rows["own_decisions"][row, : len(own)] = np.array(own) / configuration.actions
        if self.perfect_recall:
            told = blake2b(self.string_from(state, player).encode(), digest_size=FINGERPRINT // 8).digest()
            self._rows["fingerprint"][0] = np.unpackbits(np.frombuffer(told, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        return "\n".join([self._told(state.position, viewer) for viewer in self.viewers(player)])

    def _told(self, position: Position, viewer: int | None) -> str:
        who = "a spectator" if viewer is None else f"player {viewer}"
        seen = f"{who} sees {position.knowledge(viewer)}"
        if not self.perfect_recall:
            return seen
        return "\n".join([*[entry.text for entry in position.seen_by(viewer)], seen])


for _name in game_names():
    _kind = game_type(_name)
    pyspiel.register_game(_kind, type(f"{_name.capitalize()}Game", (SpielGame,), {"name": _name, "kind": _kind}))
