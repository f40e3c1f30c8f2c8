"""The screen with the table: keys in, decisions out, and the others' moves one after the other."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from rocaille.catalogue import declaration
from rocaille.cli import signs as sign
from rocaille.cli.play.choices import REST, Choice
from rocaille.cli.play.pages import TextPage, help_page, log_page, sheet_page
from rocaille.cli.play.session import Session
from rocaille.cli.play.thinking import ThinkingThread
from rocaille.cli.play.widgets import ChoicePane, LogPane, TablePane
from rocaille.cli.sheet import winners
from rocaille.kernel.decision import Decision
from rocaille.words import Words
from rocaille.words.sentences import capital

if TYPE_CHECKING:
    from rocaille.cli.play.app import PlayApp

END_TURN, SHEET, QUIT = "end_turn", "sheet", "quit"
_PANES = 12  # lines that the list, the log and the keys need
_SCROLLS = {"pageup": (0, -10), "pagedown": (0, 10), "home": (-40, 0), "end": (40, 0)}
_MOVES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class TableScreen(Screen[None]):
    """One game, until it is over or the person leaves."""

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace  # seconds between the others' decisions
        self.opened: list[Choice] = []  # the groups that were opened, the last one is shown
        self.hurried = False  # the others' moves are shown at once until it is the person's turn
        self.timer: Timer | None = None
        self.thinker = ThinkingThread()
        self.asked = 0  # questions that bots were asked so far
        self.awaited = 0  # the number of the question whose answer is waited for; 0: none

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board"):
            yield TablePane("table")
        with Horizontal(id="panes"):
            yield ChoicePane("choices")
            yield LogPane("log")
        yield Static(id="keys")

    @property
    def words(self) -> Words:
        return cast("PlayApp", self.app).words

    @property
    def pane(self) -> ChoicePane:
        return self.query_one("#choices", ChoicePane)

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.query_one("#board").styles.max_height = max(event.size.height - _PANES, 1)
        self.retell()

    def go_on(self) -> None:
        """Let the bots decide that come first, then ask the person."""
        self.stop_waiting()
        self.opened = []
        session = self.session
        while (seat := session.bot_to_decide()) is not None and not session.ends_turn():
            if self.pace and not self.hurried and not session.in_secret():
                self.timer = self.set_timer(self.pace, self.one_move)
            elif not session.at_once(seat):
                self.think(seat)
            else:
                session.take_answer(seat, session.question(seat)())
                continue
            break
        if not self.waiting:
            self.hurried = False
        session.save()
        self.retell()
        if session.outcome():
            self.app.push_screen(TextPage(sheet_page(session)))

    def one_move(self) -> None:
        self.stop_waiting()
        seat = self.session.bot_to_decide()
        if seat is not None:
            self.think(seat)

    def think(self, seat: int) -> None:
        """Let a bot think, and go on with its answer, unless it is not wanted any more by then."""
        self.asked += 1
        self.awaited = number = self.asked

        def told(answer: Decision | Exception) -> None:
            with suppress(RuntimeError):  # the program has ended
                self.call_later(self.take_answer, number, seat, answer)

        self.thinker.ask(self.session.question(seat), told)

    def take_answer(self, number: int, seat: int, answer: Decision | Exception) -> None:
        if number != self.awaited:
            return
        if isinstance(answer, Exception):
            raise answer
        self.session.take_answer(seat, answer)
        self.go_on()

    def hurry(self) -> None:
        """Show all the others' moves at once."""
        self.hurried = True
        if self.timer is not None:
            self.go_on()

    @property
    def waiting(self) -> bool:
        """Whether others are to decide, so that the person can only watch."""
        return self.timer is not None or self.awaited > 0

    def stop_waiting(self) -> None:
        self.awaited = 0
        if self.timer:
            self.timer.stop()
            self.timer = None

    def retell(self, message: str = "") -> None:
        """Show everything anew, in the present language."""
        if not self.is_mounted:
            return
        words, session = self.words, self.session
        width = max(self.size.width, 1)
        picture = declaration(session.game.name).table().table(session.view(), words, session.names, width)
        self.query_one("#table", TablePane).show(picture, width)
        old, new = session.events()
        log = self.query_one("#log", LogPane)
        log.border_title = words("play.log")
        log.show(
            session.face.story(words, session.box, old, session.names, False),
            session.face.story(words, session.box, new, session.names, True),
        )
        self.tell_choices(message)
        self.tell_keys()

    def tell_choices(self, message: str = "") -> None:
        words, session, pane = self.words, self.session, self.pane
        trouble = words("play.not_saved", problem=session.trouble) if session.trouble else ""
        pane.title = words("play.your_decision")
        if (outcome := session.outcome()) is not None:
            pane.title = words("play.over")
            choices = [
                Choice("1", words(f"{session.game.name}.table.sheet"), command=SHEET),
                Choice(REST, words("play.key_quit"), command=QUIT),
            ]
            pane.show(winners(session.game.name, outcome, words, session.names), choices, message or trouble)
        elif self.waiting:
            pane.title = words("play.others")
            seat = session.bot_to_decide()
            name = session.names[seat] if seat is not None else ""
            pane.show(words("play.waiting", player=name), [], message or trouble or words("play.wait_hint"))
        elif session.ends_turn():
            choices = [Choice("1", words("play.end_turn"), command=END_TURN)]
            pane.show(words("play.end_turn_text"), choices, message or trouble)
        elif self.opened:
            group = self.opened[-1]
            pane.show(f"‹ Esc   {group.label}", group.children, message or trouble)
        else:
            pane.show(session.face.headline(session, words), session.face.choices(session, words), message or trouble)

    def tell_keys(self) -> None:
        words = self.words
        keys = [
            ("Enter", "choose"),
            ("Esc", "back"),
            ("u", "undo"),
            ("U", "undo_turn"),
            ("c", "cards"),
            ("g", "log"),
            ("l", "language"),
            ("?", "help"),
            ("q", "quit"),
        ]
        if self.session.outcome():
            keys.insert(6, ("s", "sheet"))
        line = Text(" ", no_wrap=True, overflow="ellipsis")
        for key, name in keys:
            line.append(key, sign.TITLE).append(f" {words(f'play.key_{name}')}  ", sign.QUIET)
        self.query_one("#keys", Static).update(line)

    def on_key(self, event: Key) -> None:
        event.stop()
        key, character = event.key, event.character or ""
        if key in _MOVES:
            self.pane.move(*_MOVES[key])
        elif key == "space":  # not Enter, which pressed a moment later would decide something
            if self.waiting:
                self.hurry()
        elif key == "enter":
            if not self.waiting and (choice := self.pane.chosen()):
                self.choose(choice)
        elif key in _SCROLLS:  # only a small terminal has something to scroll
            self.query_one("#board").scroll_relative(*_SCROLLS[key], animate=False)
        elif key in ("escape", "backspace"):
            if self.opened:
                self.opened.pop()
                self.tell_choices()
        elif character in ("u", "U"):
            self.undo(character == "U")
        elif character in ("c", "g", "?", "l", "s", "q"):
            self.command(character)
        elif character and (choice := self.pane.by_key(character)):
            self.choose(choice)

    def choose(self, choice: Choice) -> None:
        if choice.command:
            self.obey(choice.command)
        elif choice.children:
            self.opened.append(choice)
            self.tell_choices()
        elif not choice.possible:
            self.pane.message = self.words("play.nothing_here", reason=choice.reason)
            self.pane.refresh()
        elif choice.decision is not None:
            self.session.decide(choice.decision)
            self.go_on()

    def obey(self, command: str) -> None:
        if command == END_TURN:
            self.session.confirm()
            self.go_on()
        elif command == SHEET:
            self.app.push_screen(TextPage(sheet_page(self.session)))
        elif command == QUIT:
            cast("PlayApp", self.app).action_leave()

    def undo(self, whole_turn: bool) -> None:
        self.opened = []
        count = self.session.undo(whole_turn)
        if not count:
            self.retell(self.words("play.undo_no"))
            return
        self.stop_waiting()
        self.retell(self.words("play.undone") if count == 1 else self.words("play.undone_many", count=count))

    def command(self, key: str) -> None:
        session, app = self.session, cast("PlayApp", self.app)
        if key == "l":
            app.next_language()
        elif key == "q":
            app.action_leave()
        elif key == "?":
            app.push_screen(TextPage(help_page(session)))
        elif key == "c":
            app.push_screen(TextPage(session.face.cards_page(session)))
        elif key == "g":
            app.push_screen(TextPage(log_page(session), at_end=True))
        elif key == "s" and session.outcome():
            app.push_screen(TextPage(sheet_page(session)))

    def spoken(self) -> None:
        """Another language: labels are written anew, and an opened group is closed."""
        self.opened = []
        self.retell(capital(self.words("language.name")))
