"""A table in words: what is asked, what can be chosen, what happened and what would be scored, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from rocaille.kernel.agenda import Step
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game, Outcome, ScoreLine, View
from rocaille.kernel.log import Event
from rocaille.table.acts import AnyAct, Sat
from rocaille.table.sights import Forecast, OutcomeView, Scored
from rocaille.words import Words
from rocaille.words.sentences import box_of, words_of

Phrases = dict[tuple[int, str, tuple[int, ...], int], Scored]
MOST_PHRASES: Final = 2_000  # lines of the score sheet, of a game in a language
MOST_GAMES: Final = 64


@lru_cache(MOST_GAMES)
def _phrases(words: Words, game: Game, players: int) -> Phrases:
    """What was said about the score at any table: most of it stays as it is from one decision to the next."""
    return {}


class Speech:
    """The sentences about one match; `names` are those of its players."""

    def __init__(self, words: Words, game: Game, names: Sequence[str]) -> None:
        self.words: Final = words
        self.game: Final = game
        self.names: Final = names
        self._say: Final = words_of(game.name)
        self._box: Final = box_of(game, len(names))
        self._phrases: Final = _phrases(words, game, len(names))

    def question(self, view: View, deciding: tuple[int, ...], secret: bool) -> str:
        """What is to be decided now, as a headline for whoever has this view; "" when there is nothing."""
        step = getattr(view, "agenda", ())[-1:]
        if not step or not deciding:
            return ""
        if view.seat in deciding:
            return self._headline(step[0], view, view.seat)
        if secret:
            return self.words("question.waiting", players=", ".join(self.names[seat] for seat in deciding))
        return self.words("question.other", player=self.names[deciding[0]], question=self._headline(step[0], view, deciding[0]))

    def _headline(self, step: Step[Any], view: View, seat: int) -> str:
        return self._say.spelled(self.words, self._say.step(self.words, self._box, step, view, seat))

    def ending(self, seat: int, own: bool) -> str:
        """The headline while a turn is over and has not been ended."""
        return self.words("question.end") if own else self.words("question.other_ends", player=self.names[seat])

    def label(self, view: View, decision: Decision) -> str:
        return self._say.spelled(self.words, self._say.option(self.words, self.game, view, decision, self.names), self.names)

    def event(self, event: Event) -> str:
        return self._say.event(self.words, self._box, event, self.names)

    def act(self, act: AnyAct, last: bool = False) -> str:
        """What happened at the table; "" for a decision, which the game's events tell of. `last`: it ends the match."""
        key = f"act.{act.__struct_config__.tag}{'_last' if last else ''}"
        if key not in self.words:
            return ""
        seat = getattr(act, "seat", None)
        name = act.name if isinstance(act, Sat) and act.name else self.names[seat] if seat is not None else ""
        bot, count = self._strength(getattr(act, "bot", "")), getattr(act, "count", 0)
        return self.words(key, player=name, seat=seat, bot=bot, count=count)

    def _strength(self, bot: str) -> str:
        """The strengths that people choose from have words; any other bot is called as it was asked for."""
        return self.words(f"strength.{bot}") if f"strength.{bot}" in self.words else bot

    def scored(self, line: ScoreLine) -> Scored:
        key = line.seat, line.reason, line.args, line.points
        found = self._phrases.get(key)
        if found is None:
            named, text = self.game.naming.line(line), self._say.line(self.words, self._box, line)
            found = Scored(line.seat, line.reason, named, line.points, text, self._say.source(line))
            if len(self._phrases) >= MOST_PHRASES:
                self._phrases.clear()
            self._phrases[key] = found
        return found

    def forecast(self, lines: list[ScoreLine]) -> list[Forecast]:
        """For each seat what everybody can see that it would score, were the match over now."""
        told = [Forecast(seat, 0, []) for seat in range(len(self.names))]
        for line in lines:
            told[line.seat].total += line.points
            told[line.seat].lines.append(self.scored(line))
        return told


def outcome_view(game: Game, outcome: Outcome, speech: Speech | None) -> OutcomeView:
    """How a match ended; with texts if somebody speaks."""
    sheet = [
        speech.scored(line) if speech else Scored(line.seat, line.reason, game.naming.line(line), line.points)
        for line in outcome.sheet
    ]
    return OutcomeView(list(outcome.totals), list(outcome.winners), sheet)
