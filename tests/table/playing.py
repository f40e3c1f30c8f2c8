"""A table and people at it, without a server; time passes as the test says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rocaille.bots import bot
from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.fairness import commitment
from rocaille.table.acts import AnyAct
from rocaille.table.setting import Setting, game_of
from rocaille.table.sights import Update
from rocaille.table.table import Table
from rocaille.table.telling import update

KINDS = [("rokoko", {}, 4), ("rokoko", {"jeweller": True}, 3), ("alhambra", {}, 3), ("alhambra", {}, 2)]
IDS = ["rokoko", "jeweller", "alhambra", "alhambra-dirk"]


def refused(key: str) -> Any:
    """Whatever follows is refused with that key."""
    return pytest.raises(Refused, match=rf"^{key}\b")


def number_of(person: str) -> str:
    """What somebody adds to the dice."""
    return f"{ord(person):032x}"


def setting(game: str = "rokoko", players: int = 2, **more: Any) -> Setting:
    return Setting(game, players, **more)


class Evening:
    """A table, its clock on the wall, and everything that was accepted."""

    def __init__(self, setting: Setting, people: str = "ab", seed: int = 7, committed: str = "") -> None:
        self.setting = setting
        self.table = Table("t", setting, game_of(setting), seed, people[:1])
        self.now = 1_000.0
        self.acts: list[str] = []  # as they are stored
        self.dice = sown(seed, "an evening")
        for seat, person in enumerate(people):
            name = person.upper() if person not in people[:seat] else f"{person.upper()}{seat}"
            promised = commitment(number_of(person)) if person in committed else ""
            self.do(self.table.sit(person, name, None, self.now, promised))

    def do(self, act: AnyAct | int | None) -> None:
        assert act is not None and not isinstance(act, int)
        self.table.carry_out(act)
        self.acts.append(self.table.wire.acts.written(act))
        self.now += 1.0

    def told(self, person: str, since: int | None = None) -> Update:
        return update(self.table, person, since, self.now)

    def options(self, person: str) -> list[dict[str, str]]:
        """What a person's first seat that may decide could decide."""
        return next((_plain(sight.options) for sight in self.told(person).sights if sight.options), [])

    def decide(self, person: str, decision: dict[str, str] | None = None, seq: int | None = None) -> None:
        """Decide this, or the first option."""
        sight = next(sight for sight in self.told(person).sights if sight.options)
        assert sight.seat is not None
        choice = decision or _plain(sight.options)[0]
        self.do(self.table.decide(person, sight.seat, self.table.seq if seq is None else seq, choice, self.now))

    def bot_turn(self) -> bool:
        """Let one bot decide, if one is to."""
        for seat, name in self.table.bots_to_decide():
            game, state = self.table.game, self.table.state()
            choice = bot(name, self.dice).decide(game, game.view(state, seat), game.options(state, seat))
            self.dice = advance(self.dice)
            self.do(self.table.bot_decides(seat, self.table.seq, choice, self.now))
            return True
        return False

    def random_decision(self) -> None:
        """Anybody who may decide does, at random."""
        table = self.table
        self.dice = advance(self.dice)
        seats = table.to_decide()
        seat = seats[face(self.dice, len(seats))]
        options: list[Decision] = table.game.options(table.state(), seat)
        choice = options[face(advance(self.dice), len(options))]
        person = table.seats[seat].person
        if table.seats[seat].decided_by():
            self.do(table.bot_decides(seat, table.seq, choice, self.now))
        else:
            self.do(table.decide(person, seat, table.seq, table.game.notation.to_json(choice), self.now))


def _plain(options: list[Any]) -> list[dict[str, str]]:
    return [json.loads(bytes(option)) for option in options]
