"""The games that the battery is run on. A game tells it what is conserved and what a seat cannot see."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import rocaille
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State
from tests.conformance import alhambra, rokoko, rokoko_jeweller


@dataclass(frozen=True)
class Case:
    """One game with its options. `census` counts everything that can neither come nor go; `scrambled` changes all that a seat
    (or a spectator, None) cannot see, and nothing else; `sound` says what is wrong with a state, or nothing; `pick` is how a
    random player chooses."""

    name: str
    options: dict[str, Any]
    census: Callable[[State], Any]
    scrambled: Callable[[State, int | None, random.Random], State]
    sound: Callable[[State], str]
    pick: Callable[[list[Decision], random.Random], Decision] = lambda options, dice: dice.choice(options)

    @property
    def game(self) -> Game:
        return rocaille.game(self.name, options=self.options)

    def __str__(self) -> str:
        return "-".join([self.name, *self.options])


CASES = [
    Case("rokoko", {}, rokoko.census, rokoko.scrambled, rokoko.sound),
    Case("alhambra", {}, alhambra.census, alhambra.scrambled, alhambra.sound),
    Case(
        "rokoko",
        {"jeweller": True},
        rokoko_jeweller.census,
        rokoko_jeweller.scrambled,
        rokoko_jeweller.sound,
        rokoko_jeweller.pick,
    ),
]
CONFIGURATIONS = [(case, players) for case in CASES for players in case.game.player_counts]
