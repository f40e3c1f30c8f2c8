# not compiled
"""What an observation of any game holds: its view, part by part, as small numbers.

A counter is one value. A row of things is a count for each name that the game's decisions know. What a part is like is read off
the first view of a game. Whoever wants fewer or quicker numbers writes an observer of the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rocaille.envs.core.fields import Memory, Observer, first_place, number, one_of
from rocaille.faces.generic.reading import deciding, parts_of
from rocaille.kernel.agenda import word_of
from rocaille.kernel.game import Game, View
from rocaille.kernel.plain import PlainGame

MOST: Final = 255  # of a counter
SAME: Final = 15  # of a row's equal things


class GenericObserver(Observer):
    """One game with so many players. Players are seen from the observer: itself first, then clockwise."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__()
        self.players: Final = players
        self.deciders: Final = one_of(players)
        self.vocabulary: Final = {name: at for at, name in enumerate(_vocabulary(game))}
        self.steps: Final = [word_of(kind) for kind in game.step_kinds] if isinstance(game, PlainGame) else []
        self.add("to_decide", players, 1, "who is to decide")
        if self.steps:
            self.add("step", len(self.steps), 1, "what is to be decided: " + ", ".join(self.steps))
        first = game.view(game.new(players, 0), 0).to_json()
        self.common: Final = parts_of(first)
        self.describe(self.common, "")
        self.sides: Final = [parts_of(side) for side in first.get("players", [])]
        for at, side in enumerate(self.sides):
            self.describe(side, f"player{at}.")

    def describe(self, parts: Mapping[str, Any], path: str) -> None:
        for key, part in parts.items():
            if isinstance(part, Mapping):
                self.describe(part, f"{path}{key}.")
            elif isinstance(part, list):
                self.add(f"{path}{key}", len(self.vocabulary), SAME, "how many of each thing that has a name")
            else:
                self.add(f"{path}{key}", 1, MOST, "a counter")

    def observe(self, view: View, memory: Memory) -> bytes:
        told, seat = view.to_json(), first_place(view)
        decider = deciding(told)
        pieces = [self.deciders[-1 if decider is None else (decider - seat) % self.players]]
        if self.steps:
            word = (told.get("step") or {}).get("step")
            pieces.append(bytes([1 if step == word else 0 for step in self.steps]))
        self.see(self.common, parts_of(told), pieces)
        sides = told.get("players", [])
        for place, shape in enumerate(self.sides):
            self.see(shape, parts_of(sides[(seat + place) % self.players]), pieces)
        return b"".join(pieces)

    def see(self, shape: Mapping[str, Any], parts: Any, pieces: list[bytes]) -> None:
        """The parts in the shape that they had in the first view; what is not there is nothing."""
        for key, like in shape.items():
            part = parts.get(key) if isinstance(parts, Mapping) else None
            if isinstance(like, Mapping):
                self.see(like, part, pieces)
            elif isinstance(like, list):
                pieces.append(self.counts(part if isinstance(part, list) else []))
            else:
                pieces.append(number(max(0, int(part)) if isinstance(part, int | float) else 0, MOST))

    def counts(self, row: list[str | None]) -> bytes:
        counts = bytearray(len(self.vocabulary))
        for name in row:
            at = self.vocabulary.get(name or "")
            if at is not None and counts[at] < SAME:
                counts[at] += 1
        return bytes(counts)


def _vocabulary(game: Game) -> list[str]:
    return list(dict.fromkeys(name for names in game.notation.names.values() for name in names))
