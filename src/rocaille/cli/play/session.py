"""One person's game against bots: whose decision it is, what it leads to, saving and taking back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rocaille.bots import Bot, bot
from rocaille.catalogue import declaration
from rocaille.cli.faces import PlayFace
from rocaille.cli.play.saves import PERSON
from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.game import Game, Outcome, View
from rocaille.kernel.history import History
from rocaille.kernel.log import Event
from rocaille.kernel.record import Record
from rocaille.words.sentences import box_of, words_of


class Session:
    """A game being played at this terminal. Everything shown comes from `view` and `events`."""

    def __init__(self, history: History, seat: int, path: Path) -> None:
        self.history = history
        self.seat = seat
        self.path = path
        self.names = list(words_of(history.game.name).SEAT_NAMES[: history.record.players])
        self.saved = len(history.moments)  # so many decisions are in the file
        self.trouble = ""  # why the last saving failed
        self.confirmed = len(history.moments)  # after so many decisions the others were told to go on
        self.bots: dict[int, Bot] = {
            other: bot(name, sown(history.record.seed, f"bot {other} after {len(history.moments)}"))
            for other, name in enumerate(history.record.seats)
            if other != seat
        }

    @classmethod
    def new(
        cls, game: Game, players: int, seat: int, seed: int, bots: list[str], options: dict[str, object], path: Path
    ) -> Session:
        """A fresh game; `bots` are for the other seats, in their order."""
        seats = list(bots)
        seats.insert(seat, PERSON)
        return cls(History(game, players, seed, options, seats), seat, path)

    @classmethod
    def resume(cls, record: Record, seat: int, path: Path) -> Session:
        return cls(History.of(record), seat, path)

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def face(self) -> PlayFace:
        return declaration(self.game.name).play()

    @property
    def box(self) -> Any:
        return box_of(self.game, self.history.record.players)

    def view(self) -> View:
        """What the person sees."""
        return self.game.view(self.history.state, self.seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.history.state)

    def options(self) -> list[Decision]:
        """The person's legal decisions; none when it is not their turn."""
        return self.game.options(self.history.state, self.seat)

    def decide(self, decision: Decision) -> None:
        self.history.decide(self.seat, decision)

    def bot_to_decide(self) -> int | None:
        """The bot that decides next. While several decide at once the bots go first, so that nobody waits for them."""
        for seat in self.game.to_decide(self.history.state):
            if seat != self.seat:
                return seat
        return None

    def question(self, seat: int) -> Callable[[], Decision]:
        """What a bot has to answer, in any thread: it holds what the bot may see, and nothing that changes meanwhile."""
        state, player, game = self.history.state, self.bots[seat], self.game
        view = None if player.blind else game.view(state, seat)
        options = game.options(state, seat)
        return lambda: player.decide(game, view, options)

    def at_once(self, seat: int) -> bool:
        """Whether a bot need not think."""
        return self.bots[seat].blind or len(self.game.options(self.history.state, seat)) == 1

    def take_answer(self, seat: int, decision: Decision) -> None:
        """What a bot decided."""
        self.history.decide(seat, decision)

    def in_secret(self) -> bool:
        """Whether what a bot decides now is hidden, so that there is nothing to watch."""
        return len(self.game.to_decide(self.history.state)) > 1

    def ends_turn(self) -> bool:
        """Whether the person's turn is over but can still be taken back: a moment to ask before the others go on."""
        return (
            not self.options()
            and self.bot_to_decide() is not None
            and self.confirmed != len(self.history.moments)
            and self.can_undo()
            and self.history.moments[-1].seat == self.seat
        )

    def confirm(self) -> None:
        """Let the others go on."""
        self.confirmed = len(self.history.moments)

    def can_undo(self) -> bool:
        return self.history.undoable(self.seat) is not None

    def undo(self, whole_turn: bool) -> int:
        """Take back; how many decisions."""
        if not self.can_undo():
            return 0
        if whole_turn:
            count = self.history.undo_turn(self.seat)
        else:
            self.history.undo(self.seat)
            count = 1
        self.confirmed = self.saved = -1
        self.save()
        return count

    def has_begun(self) -> bool:
        """Whether the person has decided anything."""
        return any(moment.seat == self.seat for moment in self.history.moments)

    def is_unsaved(self) -> bool:
        """Whether something would be lost if the program ended now."""
        return bool(self.trouble) and self.has_begun()

    def save(self) -> None:
        """Write the record; a failure is remembered, not raised: the game goes on."""
        if len(self.history.moments) == self.saved or not self.has_begun():
            return
        try:
            self.history.record.save(self.path, replace=True)
            self.saved, self.trouble = len(self.history.moments), ""
        except Refused as refused:
            self.trouble = str(refused.details.get("problem") or refused.key)
        except OSError as problem:
            self.trouble = problem.strerror or str(problem)

    def events(self) -> tuple[list[Event], list[Event]]:
        """What the person saw: before the others' last moves, and from there on."""
        moments = self.history.moments
        mark = len(moments)
        while mark > 0 and moments[mark - 1].seat == self.seat:
            mark -= 1
        while mark > 0 and moments[mark - 1].seat != self.seat:
            mark -= 1
        every = self.history.events(self.seat)
        recent = self.history.events(self.seat, mark) if mark else every
        return every[: len(every) - len(recent)], recent
