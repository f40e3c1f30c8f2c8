"""The log of Rokoko: events as lines, one for each turn."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.play.telling import chapter, sentence_text
from rocaille.faces.rokoko import words as say
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.naming import ARGUMENTS
from rocaille.kernel.log import Event
from rocaille.words import Words

_TOGETHER = ("income", "employee_for_hire", "hand_chosen")


def story(words: Words, box: Box, events: list[Event], names: list[str], bright: bool) -> list[Text]:
    """What happened, told; a player's events follow each other in one sentence, and equal ones become a list."""
    told: list[Text] = []
    last: Event | None = None
    played = -1
    for key, several in groupby(events, key=lambda event: event.key if event.key in _TOGETHER else ""):
        if key:
            told.append(_listed(words, box, key, list(several), names, bright))
            last = None
            continue
        for event in several:
            text = say.event(words, box, event, names)
            if last is not None and 0 <= event.seat == last.seat and event.key != "plays":
                told[-1].append(_continued(words, event, last, played, text.removeprefix(names[event.seat] + " ")))
            else:
                told.append(chapter(text) if event.key == "round" else sentence_text(event.seat, text, names, bright))
            last = event
            played = _card(event) if event.key == "plays" else played
    return told


def _continued(words: Words, event: Event, last: Event, played: int, text: str) -> str:
    """What a player did next. The bonus of the card just played goes without its name."""
    if event.key in ("uses_bonus", "no_bonus") and _card(event) == played:
        return "; " + words(f"rokoko.together.{event.key}")
    return (" " if last.key == "uses_bonus" and _card(last) == played else ", ") + text


def _card(event: Event) -> int:
    card: int = ARGUMENTS.event(event)["card"]
    return card


def _listed(words: Words, box: Box, key: str, events: list[Event], names: list[str], bright: bool) -> Text:
    items = []
    for event in events:
        if key == "employee_for_hire":
            items.append(say.card(words, box, _card(event)))
        else:
            items.append(names[event.seat] + (f" {ARGUMENTS.event(event)['livres']}●" if key == "income" else ""))
    return Text(words(f"rokoko.together.{key}", list=", ".join(items)), "" if bright else sign.QUIET)
