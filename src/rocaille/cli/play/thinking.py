"""Bots think in a thread of their own, so that the screen stays alive and leaving works at once."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from rocaille.kernel.decision import Decision

Question = Callable[[], Decision]
Callback = Callable[[Decision | Exception], None]


class ThinkingThread:
    """Answers questions one after the other: a bot whose answer is not wanted any more still ends its thought first."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[tuple[Question, Callback]] = SimpleQueue()
        self.thread: Thread | None = None

    def ask(self, question: Question, callback: Callback) -> None:
        """`callback` gets the answer in the thread that thinks, or what went wrong."""
        if self.thread is None:
            self.thread = Thread(target=self.think, name="bots", daemon=True)  # nobody who leaves waits for it
            self.thread.start()
        self.questions.put((question, callback))

    def think(self) -> None:
        while True:
            question, callback = self.questions.get()
            try:
                answer: Decision | Exception = question()
            except Exception as trouble:
                answer = trouble
            callback(answer)
