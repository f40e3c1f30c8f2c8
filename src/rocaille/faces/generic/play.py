"""Any game for the program that plays in the terminal: its options as a list, and what happened, a line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from rocaille.catalogue import game as find_game
from rocaille.cli import signs as sign
from rocaille.cli.play.choices import KEYS, Choice
from rocaille.cli.play.session import Session
from rocaille.cli.play.telling import sentence_text
from rocaille.faces.generic.components import tables
from rocaille.faces.generic.words import GenericWords, generic_words
from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import State
from rocaille.kernel.log import Event
from rocaille.words import Words
from rocaille.words.rules import rules_text, without_marks


class GenericPlay:
    """How one game is played."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.say: Final[GenericWords] = generic_words(game)

    def headline(self, session: Session, words: Words) -> str:
        agenda: tuple[Step[Any], ...] = session.history.state.agenda
        return self.say.step(words, session.box, agenda[-1], session.view(), session.seat)

    def choices(self, session: Session, words: Words) -> list[Choice]:
        """All options, or where there are more than keys, a group for each kind."""
        options = session.options()
        if len(options) <= len(KEYS):
            return self.listed(session, words, options)
        kinds: dict[str, list[Decision]] = {}
        for option in options:
            kinds.setdefault(option.word, []).append(option)
        return [
            Choice(key, self.say.action(words, word), children=self.listed(session, words, of_kind))
            for key, (word, of_kind) in zip(KEYS, kinds.items(), strict=False)
        ]

    def listed(self, session: Session, words: Words, options: list[Decision]) -> list[Choice]:
        view = session.view()
        labels = [self.say.option(words, session.game, view, option, session.names) for option in options]
        keys = [*KEYS, *[""] * len(options)]  # whoever has more options than keys goes there with the arrows
        return [Choice(key, label, option) for key, label, option in zip(keys, labels, options, strict=False)]

    def story(self, words: Words, box: Any, events: list[Event], names: list[str], bright: bool) -> list[Text]:
        return [sentence_text(event.seat, self.say.event(words, box, event, names), names, bright) for event in events]

    def progress(self, words: Words, state: State) -> str:
        return self.say.progress(words, find_game(self.game).view(state, None).to_json())

    def help_page(self, session: Session, words: Words) -> list[RenderableType]:
        """The rules, as far as there is a text of them."""
        book = rules_text(self.game, "", words.language)
        if book is None:
            return []
        parts: list[RenderableType] = []
        for section in book.sections:
            parts += [Text(section.heading, sign.TITLE), Markdown(without_marks(section.text), hyperlinks=False), Text()]
        return parts

    def cards_page(self, session: Session) -> Callable[[Words], RenderableType]:
        return lambda words: Group(*tables(session.game, words))
