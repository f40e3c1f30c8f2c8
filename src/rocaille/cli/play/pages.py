"""Pages over the table: help, cards, the whole log, the score sheet, and the saved games."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rich import box as lines
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Static

from rocaille.cli import rokoko_signs as sign
from rocaille.cli.play.menu import KEYS, Choice
from rocaille.cli.play.saves import Saved
from rocaille.cli.play.session import Session
from rocaille.cli.play.story import story
from rocaille.cli.play.widgets import ChoicePane
from rocaille.cli.rokoko_table import score_grid, winners
from rocaille.kernel.decision import Refused
from rocaille.words import Words
from rocaille.words import rokoko as say

if TYPE_CHECKING:
    from rocaille.cli.play.app import PlayApp

NEW = "new"


class Page(Screen[None]):
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
        self.query_one("#keys", Static).update(Text(f" {words('play.close')} {words('play.pages')}", sign.QUIET))

    def on_key(self, event: Key) -> None:
        if event.key in ("escape", "enter", "backspace", "q"):
            event.stop()
            self.dismiss()
        elif event.key == "l":
            event.stop()
            cast("PlayApp", self.app).next_language()


def help_page(words: Words) -> RenderableType:
    return Group(Text(words("play.help_title"), sign.TITLE), Text(), Text(words("play.keys")), Text(),
                 Text(words("rokoko.table.legend") + "   ♪ " + words("rokoko.kind.musicians"), sign.MONEY), Text(),
                 Text(words("rokoko.help.rules")))


def cards_page(session: Session) -> Callable[[Words], RenderableType]:
    """Every employee with its bonus and where we have it from; the own ones and those for hire are marked."""
    view, box = session.view(), session.box
    own = view.players[session.seat]

    def tell(words: Words) -> RenderableType:
        grid = Table(box=lines.SIMPLE_HEAD, border_style=sign.BORDER, show_header=False, pad_edge=False)
        for _ in range(4):
            grid.add_column()
        for card in range(len(box.ranks)):
            mine = card in own.unplayed + own.discard + own.in_play + own.leaving
            where = words("rokoko.table.cards_own") if mine else ""
            where = words("rokoko.table.cards_hire") if card in view.hire_row else where
            style = "bold" if where else ""
            grid.add_row(Text(say.card(words, box, card), style), Text(say.bonus(words, box, card), style),
                         Text(where, sign.GOLD), Text(say.origin(words, box, card), sign.QUIET))
        return Group(Text(words("rokoko.table.cards_title"), sign.TITLE), grid,
                     Text(words("rokoko.table.cards_note"), sign.QUIET))
    return tell


def log_page(session: Session) -> Callable[[Words], RenderableType]:
    def tell(words: Words) -> RenderableType:
        old, new = session.events()
        return Group(Text(words("play.log"), sign.TITLE), Text(),
                     *story(words, session.box, old, session.names, False),
                     Text(f"── {words('play.log_new')} ──", sign.GOLD),
                     *story(words, session.box, new, session.names, True))
    return tell


def sheet_page(session: Session) -> Callable[[Words], RenderableType]:
    outcome = session.outcome()
    assert outcome is not None

    def tell(words: Words) -> RenderableType:
        return Group(Text(winners(outcome, words, session.names), sign.TITLE), Text(),
                     score_grid(outcome, words, session.box, session.names))
    return tell


class ResumePage(Screen[Saved | None]):
    """Which of the saved games to go on with; None is a new one."""

    def __init__(self, saved: list[Saved], broken: list[Refused]) -> None:
        super().__init__()
        self.saved = saved
        self.broken = broken

    def compose(self) -> ComposeResult:
        yield ChoicePane("resume")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        words = cast("PlayApp", self.app).words
        pane = self.query_one("#resume", ChoicePane)
        pane.border_title = words("play.resume_title")
        choices = [Choice(key, words("play.resume_game", players=saved.record.players, round=saved.round,
                                     decisions=len(saved.record.decisions), date=saved.date), detail=saved.path.name)
                   for key, saved in zip(KEYS, self.saved, strict=False)]
        choices.append(Choice("0", words("play.resume_new"), command=NEW))
        problem = words.refusal(self.broken[0]) if self.broken else ""
        pane.show(words("play.resume_text"), choices, problem)
        self.query_one("#keys", Static).update(
            Text(f" Enter {words('play.key_choose')}   l {words('play.key_language')}   q {words('play.key_quit')}",
                 sign.QUIET))

    def on_key(self, event: Key) -> None:
        pane = self.query_one("#resume", ChoicePane)
        event.stop()
        if event.key in ("up", "down"):
            pane.move(0, 1 if event.key == "down" else -1)
        elif event.key == "l":
            cast("PlayApp", self.app).next_language()
        elif event.key == "q":
            self.app.exit(0)
        else:
            choice = pane.chosen() if event.key == "enter" else pane.by_key(event.character or "")
            if choice:
                self.dismiss(None if choice.command == NEW else self.saved[pane.cursor])
