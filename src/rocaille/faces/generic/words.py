"""The words of a game that has nothing but texts: sentences filled with the titles of what its numbers stand for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from rocaille.faces.generic.reading import counters, parts_of
from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.game import Game, ScoreLine, State, View
from rocaille.kernel.log import Event
from rocaille.words import Words
from rocaille.words.sentences import capital

NUMBERED: Final = re.compile(r"([a-z_]+?)_?(\d+)")
SEATS: Final = ("seat", "player", "opponent")  # fields of decisions that name a player


class GenericWords:
    """The sentences of one game. A thing is called by its own title, or by the word that it begins with, and its number."""

    SEAT_NAMES: Final = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Flora", "Greta", "Hugo")

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def title(self, words: Words, name: str) -> str:
        for key in (f"{self.game}.thing.{name}.title", f"{self.game}.word.{name}"):
            if key in words:
                return words(key)
        found = NUMBERED.fullmatch(name)
        if found and (key := f"{self.game}.word.{found[1]}") in words:
            return f"{words(key)} {found[2]}"
        return re.sub("[_-]+", " ", name)

    def part(self, words: Words, key: str) -> str:
        return words.either(f"{self.game}.part.{key}", capital(re.sub("[_-]+", " ", key)))

    def action(self, words: Words, word: str) -> str:
        return words.either(f"{self.game}.action.{word}", capital(re.sub("[_-]+", " ", word)))

    def said(self, words: Words, named: dict[str, Any]) -> dict[str, object]:
        """What a text is filled with: numbers, and the titles of what has a name."""
        return {field: self.title_of(words, value) for field, value in named.items()}

    def title_of(self, words: Words, value: object) -> object:
        """The title of what has a name; of several, all of them; a number as it is."""
        if isinstance(value, list):
            return ", ".join([str(self.title_of(words, each)) for each in value])
        return self.title(words, value) if isinstance(value, str) else value

    def event(self, words: Words, box: Any, event: Event, names: Sequence[str]) -> str:
        player = {"player": names[event.seat]} if event.seat >= 0 else {}
        return words(f"{self.game}.event.{event.key}", **self.said(words, box.naming.event(event)), **player)

    def reason(self, words: Words, box: Any, reason: Reason) -> str:
        return words(f"{self.game}.reason.{reason.key}", **self.said(words, box.naming.reason(reason)))

    def line(self, words: Words, box: Any, line: ScoreLine) -> str:
        return words(f"{self.game}.score.{line.reason}", **self.said(words, box.naming.line(line)))

    def step(
        self, words: Words, box: Any, step: Step[Any], position: State | View | None = None, seat: int | None = None
    ) -> str:
        word = step.word()
        told = counters(parts_of(position.to_json())) if isinstance(position, View) else {}
        return capital(words(key, **told) if (key := f"{self.game}.step.{word}") in words else self.action(words, word))

    def option(
        self, words: Words, game: Game, position: State | View, decision: Decision, names: Sequence[str] = SEAT_NAMES
    ) -> str:
        told = game.notation.to_json(decision)
        word = told.pop("do")
        fields = {
            field: names[int(name)] if field in SEATS and name.isdigit() else self.title(words, name)
            for field, name in told.items()
        }
        if (key := f"{self.game}.option.{word}") in words:
            return words(key, **fields)
        return ": ".join(filter(None, [self.action(words, word), ", ".join(fields.values())]))

    def spelled(self, words: Words, text: str, names: Sequence[str] = ()) -> str:
        return text

    def source(self, line: ScoreLine) -> str:
        return line.reason

    def progress(self, words: Words, told: Mapping[str, Any]) -> str:
        """How far a match is, by the counters that everybody sees."""
        key = f"{self.game}.progress"
        return words(key, **counters(parts_of(told))) if key in words else words(f"{self.game}.game")

    def things(self, words: Words, game: Game, players: int) -> dict[str, Any]:
        """All that the page's board has to know to name what it draws."""
        texts = words.under(f"{self.game}.")
        reasons = words.under(f"{self.game}.score.")
        return {
            "title": words(f"{self.game}.game"),
            "things": self.listed(words),
            "words": words.under(f"{self.game}.word."),
            "parts": words.under(f"{self.game}.part."),
            "actions": words.under(f"{self.game}.action."),
            "where": words.under(f"{self.game}.where."),
            "guide": words.under(f"{self.game}.guide."),
            "progress": texts.get("progress", ""),
            "sources": {
                reason: words.either(f"{self.game}.report.source.{reason}", capital(reason.replace("_", " ")))
                for reason in reasons
            },
        }

    def listed(self, words: Words) -> dict[str, dict[str, str]]:
        """The things that have a text of their own: title, and perhaps more about it."""
        found: dict[str, dict[str, str]] = {}
        for key, text in words.under(f"{self.game}.thing.").items():
            name, _, kind = key.rpartition(".")
            found.setdefault(name, {"title": self.title(words, name), "text": ""})[kind] = text
        return found


@cache
def generic_words(game: str) -> GenericWords:
    return GenericWords(game)
