"""Rokoko for the program that plays in the terminal."""

from __future__ import annotations

from rocaille.cli.play.choices import Choice
from rocaille.cli.play.session import Session
from rocaille.faces.rokoko.play.jeweller import JewellerMenu
from rocaille.faces.rokoko.play.menu import Menu
from rocaille.faces.rokoko.play.pages import cards_page, help_page
from rocaille.faces.rokoko.play.story import story
from rocaille.games.rokoko.jeweller.expansion import OPTION
from rocaille.games.rokoko.state import State
from rocaille.kernel.game import State as KernelState
from rocaille.words import Words


def _menu(session: Session, words: Words) -> Menu:
    return JewellerMenu(session, words) if OPTION in session.game.chosen else Menu(session, words)


def headline(session: Session, words: Words) -> str:
    return _menu(session, words).headline()


def choices(session: Session, words: Words) -> list[Choice]:
    return _menu(session, words).choices()


def progress(words: Words, state: KernelState) -> str:
    assert isinstance(state, State)
    return words("rokoko.progress", round=state.round)


__all__ = ["cards_page", "choices", "headline", "help_page", "progress", "story"]
