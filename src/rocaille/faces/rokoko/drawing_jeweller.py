"""The table of Rokoko with the jeweller: what the expansion adds to each part.

Beside the decorations stand the jeweller's spaces and windows, with the players their jewels and exam cards, on one's own
side the tasks of the exam and the special Apprentice that is still to be hired.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.faces.rokoko import signs as rokoko
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.drawing import RokokoDrawing
from rocaille.faces.rokoko.words.names import LETTERS
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS_OF
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.names import JEWELLER, NOTHING
from rocaille.games.rokoko.view import SeenPlayer
from rocaille.words import Words

_COVERED, _OPEN, _TO_HIRE = "■", "□", "+"
_EXAM_WIDTH = 7


class JewellerDrawing(RokokoDrawing):
    """One view being drawn."""

    name_width = 11
    piles_head, between_piles = "piles", "/"

    def __init__(self, view: JewellerView, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(view, words, names, width)
        self.seen = view
        assert isinstance(self.box.expansion, JewellerParts)
        self.parts: JewellerParts = self.box.expansion

    def more_decorations(self) -> Iterable[tuple[str, list[Text]]]:
        yield self.words("rokoko.kind.jeweller"), self.decoration_row(JEWELLER)
        yield self.say("jewels"), [self.window(window) for window in range(len(self.seen.windows))]

    def window(self, window: int) -> Text:
        """A jewel and its price; what leaves next is marked as in the workshop."""
        jewel = self.seen.windows[window]
        text = rokoko.livres(self.parts.window_costs[window])
        text.append_text(Text("–", sign.QUIET) if jewel == NOTHING else rokoko.jewel(jewel))
        return text.append("▾" if window >= len(self.seen.windows) - self.parts.dark_windows else "", sign.QUIET)

    def decorations_note(self) -> str:
        return self.say("jewels_note", count=len(self.seen.jewel_stack))

    def hire_note(self) -> str:
        decks = " ".join(f"{self.becomes(exam)} {self.seen.deck_sizes[exam]}" for exam in range(len(EXAMS)))
        return f"{self.say('exam_decks', decks=decks)}, {super().hire_note()}"

    def becomes(self, exam: int) -> str:
        """The first letter of what one becomes by an exam."""
        return say.rank(self.words, exam + 1)[0]

    def player_heads(self) -> list[str | Text]:
        letters = Text()
        for letter, style in zip(LETTERS, rokoko.SILK_STYLES, strict=True):
            letters.append(letter, style)
        return [*super().player_heads(), letters, Text(self.say("player_exam"), sign.QUIET, justify="left")]

    def player_row(self, seen: SeenPlayer) -> list[str | Text]:
        return [*super().player_row(seen), self.jewels_of(seen.seat), self.exam_of(seen.seat)]

    def jewels_of(self, seat: int) -> Text:
        """A digit for each colour."""
        text = Text()
        for color in range(len(JEWELS)):
            count = (self.seen.jewels[seat] >> 8 * color) & 127
            text.append(str(count) if count else "·", rokoko.SILK_STYLES[color] if count else sign.QUIET)
        return text

    def exam_of(self, seat: int) -> Text:
        """The exam that lies open, its tasks, and whether the special Apprentice is still to be hired."""
        exam = self.seen.sides[seat]
        text = Text(self.becomes(exam), justify="left")
        for task in TASKS_OF[exam]:
            text.append_text(self.task_sign(seat, task))
        text.pad_right(_EXAM_WIDTH - 1 - len(text))
        return text.append(_TO_HIRE if self.seen.has_special[seat] else "", sign.GOLD)

    def task_sign(self, seat: int, task: int) -> Text:
        covered = self.seen.tasks[seat] >> task & 1
        return Text(_COVERED, sign.GOLD) if covered else Text(_OPEN, sign.QUIET)

    def players_note(self) -> str:
        return self.say("players_note")

    def own_lines(self, seen: SeenPlayer) -> list[Text]:
        exam = self.seen.sides[seen.seat]
        line = Text().append(f"{self.becomes(exam)} ", sign.QUIET)
        for task in TASKS_OF[exam]:
            line.append_text(self.task_sign(seen.seat, task)).append(f"{say.short_task(self.words, task)} ")
        return [line]

    def own_note(self) -> str:
        if self.seen.special == NOTHING:
            return ""
        return self.say("special", condition=say.short_condition(self.words, self.box, self.seen.special))
