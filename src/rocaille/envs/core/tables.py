"""Games in play, decided from outside by the numbers of decisions; seats that have a bot are played by it."""

from __future__ import annotations

from typing import Final

from rocaille.bots.bot import Bot
from rocaille.envs.core.fields import Memory, Observer
from rocaille.kernel.decision import Decision
from rocaille.kernel.dice import advance, face
from rocaille.kernel.game import Game, Outcome, State

NOBODY: Final = -1


class LabTable:
    """One game. Of seats that decide at once the first is asked first: none of them sees what another has chosen."""

    __slots__ = ("game", "players", "observer", "state", "seat", "choices", "bots", "memories")

    def __init__(self, game: Game, players: int, observer: Observer, seed: int, bots: list[Bot | None]) -> None:
        self.game: Final = game
        self.players: Final = players
        self.observer: Final = observer
        self.bots: Final = bots
        self.state: State = game.new(players, seed)
        self.seat = NOBODY  # who is to decide; nobody when the game is over
        self.choices: list[Decision] = []
        self.memories: Final = [Memory() for _ in range(players)]
        self.go_on()

    def go_on(self) -> None:
        """Let bots decide until somebody else is to decide, or the game is over."""
        while True:
            seats = self.game.to_decide(self.state)
            if not seats:
                self.seat = NOBODY
                self.choices = []
                return
            seat = seats[0]
            choices = self.game.options(self.state, seat)
            bot = self.bots[seat]
            if bot is None:
                self.seat = seat
                self.choices = choices
                return
            view = None if bot.blind else self.game.view(self.state, seat)
            self.game.carry_out(self.state, seat, bot.decide(self.game, view, choices))

    def decide(self, number: int) -> bool:
        """Carry out the decision of this number; if it is not legal, nothing happens, and that is the answer."""
        for choice in self.choices:
            if choice.number == number:
                self.game.carry_out(self.state, self.seat, choice)
                self.go_on()
                return True
        return False

    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def observe(self, seat: int) -> bytes:
        """What a seat observes."""
        return self.observer.observe(self.game.view(self.state, seat), self.memories[seat])

    def mask(self, seat: int) -> bytes:
        """A byte for each number of a decision: 1 if that seat can choose it now."""
        row = bytearray(self.game.decision_limit)
        if seat == self.seat:
            for choice in self.choices:
                row[choice.number] = 1
        return bytes(row)


def decide_all(tables: list[LabTable], numbers: list[int]) -> tuple[list[int], list[int]]:
    """Carry out a decision at each table: the tables whose game is over, and those where it was not legal."""
    over: list[int] = []
    illegal: list[int] = []
    for at, table in enumerate(tables):
        if not table.decide(numbers[at]):
            illegal.append(at)
        elif table.seat == NOBODY:
            over.append(at)
    return over, illegal


def at_random(tables: list[LabTable], dice: int) -> list[int]:
    """A legal decision at each table, every one as likely; the dice move a place a table."""
    numbers: list[int] = []
    for table in tables:
        dice = advance(dice)
        numbers.append(table.choices[face(dice, len(table.choices))].number)
    return numbers


def observe_all(tables: list[LabTable]) -> bytes:
    """What whoever is to decide at each table observes, one after the other."""
    return b"".join([table.observe(table.seat) for table in tables])


def masks(tables: list[LabTable], limit: int) -> bytearray:
    """What can be chosen at each table, one after the other."""
    row = bytearray(limit * len(tables))
    at = 0
    for table in tables:
        for choice in table.choices:
            row[at + choice.number] = 1
        at += limit
    return row


def win_shares(outcome: Outcome) -> list[float]:
    """A win is 1, shared by those who are tied."""
    share = 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.totals))]


def rewards(outcome: Outcome, kind: str) -> list[float]:
    """What each seat gets at the end; the sum is 0. “win”: 1 for whoever wins alone, and what they gain the others lose.
    “margin”: points ahead of the mean of the others, in hundreds."""
    players = len(outcome.totals)
    if kind == "win":
        return [(share * players - 1.0) / (players - 1) for share in win_shares(outcome)]
    total = sum(outcome.totals)
    return [(points - (total - points) / (players - 1)) / 100.0 for points in outcome.totals]
