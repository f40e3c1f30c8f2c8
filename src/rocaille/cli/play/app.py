"""The program that plays in the terminal."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from rocaille.cli.play import NOT_SAVED, terminal
from rocaille.cli.play.pages import ResumePage, TextPage, UnsavedPage
from rocaille.cli.play.saves import Saved
from rocaille.cli.play.session import Session
from rocaille.cli.play.table import TableScreen
from rocaille.kernel.decision import Refused
from rocaille.words import Words, languages

PACE = 0.3


class PlayApp(App[int]):
    """Saved games first, if there are any, then the table."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
    ]
    CSS = """
    Screen { background: #12162a; color: #e8e4d8; layout: vertical; }
    #board { height: auto; scrollbar-size: 1 1; overflow: auto auto; }
    #table { width: auto; height: auto; min-width: 120; }
    #panes { height: 1fr; min-height: 9; }
    ChoicePane { width: 31fr; border: round #d7b46a; border-title-color: #e6cf94; height: 1fr; }
    LogPane { width: 29fr; border: round #8a7443; border-title-color: #e6cf94; height: 1fr; }
    #keys { height: 1; }
    #page { height: 1fr; border: round #8a7443; padding: 0 2; scrollbar-size: 1 1; }
    #text { height: auto; }
    #resume { width: 100%; padding: 1 2; }
    #broken { height: auto; max-height: 50%; border: round #8a7443; border-title-color: #e6cf94; padding: 0 2;
              scrollbar-size: 1 1; }
    """

    def __init__(
        self, words: Words, begin: Callable[[], Session], saved: list[Saved], broken: list[Refused], pace: float = PACE
    ) -> None:
        super().__init__()
        self.words = words
        self.begin = begin
        self.saved = saved
        self.broken = broken
        self.pace = pace
        self.session: Session | None = None
        self.hung_up = False  # the terminal is gone

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name, leave in (("SIGTERM", self.leave_at_once), ("SIGHUP", self.hang_up)):
            with suppress(AttributeError, NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(getattr(signal, name), leave)

        def gone() -> None:
            with suppress(RuntimeError):  # ended already
                loop.call_soon_threadsafe(self.hang_up)

        if not self.is_headless:
            terminal.watch(gone)
        if self.saved or self.broken:
            self.push_screen(ResumePage(self.saved, self.broken), self.play)
        else:
            self.play(None)

    def play(self, saved: Saved | None) -> None:
        """Go on with a saved game, or begin."""
        self.session = Session.resume(saved.record, saved.seat, saved.path) if saved else self.begin()
        self.title = self.words("play.title", game=self.words(f"{self.session.game.name}.game"))
        self.push_screen(TableScreen(self.session, self.pace))

    def next_language(self) -> None:
        known = languages()
        self.words = Words(known[(known.index(self.words.language) + 1) % len(known)])
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.spoken()
            elif isinstance(screen, TextPage | ResumePage | UnsavedPage):
                screen.retell()

    def action_leave(self) -> None:
        """Save and end; if saving fails, only when asked a second time."""
        if self.session:
            self.session.save()
        if self.session and self.session.is_unsaved() and not isinstance(self.screen, UnsavedPage):
            self.push_screen(UnsavedPage(self.session))
        else:
            self.leave_at_once()

    def hang_up(self) -> None:
        """The window was closed: save and end."""
        self.hung_up = True
        self.leave_at_once()

    def leave_at_once(self) -> None:
        """Save and end, with nobody there to ask."""
        if self.session:
            self.session.save()
        status = NOT_SAVED if self.session and self.session.is_unsaved() else 0
        self.exit(status, return_code=status)
