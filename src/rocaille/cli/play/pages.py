"""Pages over the table: help, the whole log, the score sheet, and the saved games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from rocaille.catalogue import declaration
from rocaille.cli import signs as sign
from rocaille.cli.play.choices import KEYS, Choice
from rocaille.cli.play.saves import Saved
from rocaille.cli.play.session import Session
from rocaille.cli.play.terminal import plain
from rocaille.cli.play.widgets import ChoicePane
from rocaille.cli.sheet import winners
from rocaille.kernel.decision import Refused
from rocaille.words import Words

if TYPE_CHECKING:
    from rocaille.cli.play.app import PlayApp

NEW = "new"


class TextPage(Screen[None]):
    """A text over the whole terminal; Esc closes it."""

    def __init__(self, tell: Callable[[Words], RenderableType], at_end: bool = False) -> None:
        super().__init__()
        self.tell = tell
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        if self.at_end:
            self.call_after_refresh(lambda: self.query_one("#page").scroll_end(animate=False))

    def retell(self) -> None:
        words = cast("PlayApp", self.app).words
        self.query_one("#text", Static).update(self.tell(words))
        self.query_one("#keys", Static).update(Text(f" {self.keys(words)}", sign.QUIET))

    def keys(self, words: Words) -> str:
        """What can be pressed here."""
        return f"{words('play.close')} {words('play.pages')}"

    def on_key(self, event: Key) -> None:
        if event.key in ("escape", "enter", "backspace", "q"):
            event.stop()
            self.dismiss()
        elif event.key == "l":
            event.stop()
            cast("PlayApp", self.app).next_language()


def help_page(session: Session) -> Callable[[Words], RenderableType]:
    """The keys, then the rules in short."""

    def tell(words: Words) -> RenderableType:
        return Group(
            Text(words("play.help_title"), sign.TITLE),
            Text(),
            Text(words("play.keys")),
            Text(),
            *session.face.help_page(session, words),
        )

    return tell


def log_page(session: Session) -> Callable[[Words], RenderableType]:
    def tell(words: Words) -> RenderableType:
        old, new = session.events()
        return Group(
            Text(words("play.log"), sign.TITLE),
            Text(),
            *session.face.story(words, session.box, old, session.names, False),
            Text(f"── {words('play.log_new')} ──", sign.GOLD),
            *session.face.story(words, session.box, new, session.names, True),
        )

    return tell


def sheet_page(session: Session) -> Callable[[Words], RenderableType]:
    outcome = session.outcome()
    assert outcome is not None

    def tell(words: Words) -> RenderableType:
        return Group(
            Text(winners(session.game.name, outcome, words, session.names), sign.TITLE),
            Text(),
            declaration(session.game.name).table().score_grid(outcome, words, session.box, session.names),
        )

    return tell


class ResumePage(Screen[Saved | None]):
    """Which of the saved games to go on with; None is a new one."""

    def __init__(self, saved: list[Saved], broken: list[Refused]) -> None:
        super().__init__()
        self.saved = saved
        self.broken = broken

    def compose(self) -> ComposeResult:
        yield ChoicePane("resume")
        if self.broken:
            with VerticalScroll(id="broken"):
                yield Static(id="text")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        words = cast("PlayApp", self.app).words
        pane = self.query_one("#resume", ChoicePane)
        pane.title = words("play.resume_title")
        choices = [
            Choice(
                key,
                words(
                    "play.resume_game",
                    players=saved.record.players,
                    progress=saved.progress(words),
                    decisions=len(saved.record.decisions),
                    date=saved.date,
                ),
                detail=plain(saved.path.name),
            )
            for key, saved in zip(KEYS, self.saved, strict=False)
        ]
        choices.append(Choice("0", words("play.resume_new"), command=NEW))
        pane.show(words("play.resume_text" if self.saved else "play.resume_none"), choices)
        if self.broken:
            self.query_one("#broken").border_title = words("play.resume_broken")
            self.query_one("#text", Static).update(Text("\n".join(plain(words.refusal(each)) for each in self.broken)))
        self.query_one("#keys", Static).update(
            Text(f" Enter {words('play.key_choose')}   l {words('play.key_language')}   q {words('play.key_quit')}", sign.QUIET)
        )

    def on_key(self, event: Key) -> None:
        pane = self.query_one("#resume", ChoicePane)
        event.stop()
        if event.key in ("up", "down"):
            pane.move(0, 1 if event.key == "down" else -1)
        elif event.key in ("pageup", "pagedown") and self.broken:
            self.query_one("#broken").scroll_relative(y=5 if event.key == "pagedown" else -5, animate=False)
        elif event.key == "l":
            cast("PlayApp", self.app).next_language()
        elif event.key == "q":
            self.app.exit(0)
        else:
            choice = pane.chosen() if event.key == "enter" else pane.by_key(event.character or "")
            if choice:
                self.dismiss(None if choice.command == NEW else self.saved[pane.cursor])


class UnsavedPage(TextPage):
    """The game could not be saved: leave it all the same?"""

    def __init__(self, session: Session) -> None:
        def tell(words: Words) -> Text:
            problem = words("play.not_saved", problem=plain(session.trouble))
            file = Text(plain(str(session.path)), sign.QUIET)
            return Text("\n\n").join([Text(problem, sign.TITLE), file, Text(words("play.unsaved_text"))])

        super().__init__(tell)

    def keys(self, words: Words) -> str:
        return f"Esc {words('play.key_stay')}   q {words('play.key_quit_unsaved')}   l {words('play.key_language')}"

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key in ("escape", "backspace"):
            self.dismiss()
        elif event.key == "q":
            cast("PlayApp", self.app).action_leave()
        elif event.key == "l":
            cast("PlayApp", self.app).next_language()
