"""A game with its options, as the battery tests it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, State


@dataclass(frozen=True)
class Case:
    """One game with its options, and what the battery has to know of it; the name alone is enough to begin with.

    `census` counts everything that can neither come nor go. `scrambled` changes all that a seat (or a spectator, None) cannot
    see, and nothing else; without it the game's own `imagine` does. `sound` says what is wrong with a state, or nothing. `pick`
    is how a random player chooses. `version` is that of the rules, if it is not the latest; `table` is a component table, if it
    is not the published one.
    """

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)
    census: Callable[[Any], Any] = lambda state: None
    scrambled: Callable[[Any, int | None, random.Random], State] | None = None
    sound: Callable[[Any], str] = lambda state: ""
    pick: Callable[[list[Decision], random.Random], Decision] = lambda options, dice: dice.choice(options)
    version: int | None = None
    table: dict[str, Any] | None = None

    @cached_property
    def game(self) -> Game:
        game = find_game(self.name, self.table, self.options)
        return game if self.version is None else game.of_version(self.version)

    @property
    def title(self) -> str:
        return "-".join([self.name, *self.options])

    def other_for(self, state: State, seat: int | None, dice: random.Random) -> State:
        """A state that this seat cannot tell from that one."""
        if self.scrambled:
            return self.scrambled(state, seat, dice)
        game = self.game
        return game.imagine(game.view(state, seat), dice.getrandbits(60))

    def __str__(self) -> str:
        named = self.title if self.version is None else f"{self.title}-v{self.version}"
        return named if self.table is None else f"{named}-own"
