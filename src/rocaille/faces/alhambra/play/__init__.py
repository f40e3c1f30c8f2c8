"""Alhambra for the program that plays in the terminal."""

from __future__ import annotations

from rocaille.cli.play.choices import Choice
from rocaille.cli.play.session import Session
from rocaille.faces.alhambra.play.menu import Menu
from rocaille.faces.alhambra.play.pages import cards_page, help_page
from rocaille.faces.alhambra.play.story import story
from rocaille.games.alhambra.names import SCORINGS
from rocaille.games.alhambra.state import State
from rocaille.kernel.game import State as KernelState
from rocaille.words import Words


def headline(session: Session, words: Words) -> str:
    return Menu(session, words).headline()


def choices(session: Session, words: Words) -> list[Choice]:
    return Menu(session, words).choices()


def progress(words: Words, state: KernelState) -> str:
    assert isinstance(state, State)
    return words("alhambra.progress", scoring=SCORINGS[state.scored])


__all__ = ["cards_page", "choices", "headline", "help_page", "progress", "story"]
