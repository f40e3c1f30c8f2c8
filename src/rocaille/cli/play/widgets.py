"""The table, and the two panes under it: what to choose, and what happened."""

from __future__ import annotations

from math import ceil

from rich.console import Console, RenderableType
from rich.text import Text
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from rocaille.cli import signs as sign
from rocaille.cli.drawing import FULL_WIDTH
from rocaille.cli.play.choices import Choice

_HEAD_LINES = 2
_LOOSE = " ,;:(+/→"  # what does not stand before a “…”
_BREAKING = 12  # so much room two lines can lose where they are broken
_MARGIN = 5  # cursor, key and the gap to the next column


def cut(text: Text, room: int) -> Text:
    """A line in so much room: what does not fit gives way to “…”, after a whole word unless little would be left."""
    if text.cell_len <= room:
        return text
    short = text.copy()
    short.truncate(max(room - 2, 0))
    whole = short.plain if text.plain[len(short)] == " " else short.plain.rpartition(" ")[0]
    whole = whole.rstrip(_LOOSE)
    if whole and len(whole) * 2 >= len(short):
        return short[: len(whole)].append(" …")
    short = text.copy()
    short.truncate(max(room, 1), overflow="ellipsis")
    return short


class TablePane(Widget):
    """A picture that is drawn only when it changes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.strips: list[Strip] = []

    def show(self, picture: RenderableType, width: int) -> None:
        console = Console(width=max(width, FULL_WIDTH), color_system="truecolor", legacy_windows=False)
        height = len(self.strips)
        self.strips = [Strip(line) for line in console.render_lines(picture)]
        self.refresh(layout=len(self.strips) != height)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max((strip.cell_length for strip in self.strips), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.strips)

    def render_line(self, y: int) -> Strip:
        return self.strips[y].apply_style(self.rich_style) if y < len(self.strips) else Strip.blank(self.size.width)


class ChoicePane(Widget):
    """A headline, a list with a cursor, and a line about what the cursor is on."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.title = ""  # in the border
        self.headline = ""
        self.choices: list[Choice] = []
        self.cursor = 0
        self.message = ""

    def show(self, headline: str, choices: list[Choice], message: str = "") -> None:
        self.headline, self.choices, self.message = headline, choices, message
        self.cursor = next((at for at, choice in enumerate(choices) if choice.possible), 0)
        self.entitle()
        self.refresh()

    def on_resize(self) -> None:
        self.entitle()

    def entitle(self) -> None:
        self.border_title = f"{self.title} · {self.headline}" if self.tight() else self.title

    def tight(self) -> bool:
        """Whether a list without signs lacks just one line for a single column: the headline makes room and goes up."""
        return len(self.choices) == self.content_size.height - 1 and not any(choice.short for choice in self.choices)

    def move(self, columns: int, lines: int) -> None:
        """Move the cursor; at the ends it stays."""
        if self.choices:
            target = self.cursor + lines + columns * self.shape()[0]
            if 0 <= target < len(self.choices):
                self.cursor = target
            self.message = ""
            self.refresh()

    def chosen(self) -> Choice | None:
        return self.choices[self.cursor] if self.choices else None

    def by_key(self, key: str) -> Choice | None:
        for at, choice in enumerate(self.choices):
            if choice.key == key:
                self.cursor = at
                self.refresh()
                return choice
        return None

    def head(self) -> list[Text]:
        if self.tight():
            return []
        wrapped = Text(self.headline, sign.TITLE).wrap(self.app.console, max(self.content_size.width, 10))
        return self.so_many(list(wrapped), _HEAD_LINES)

    def foot(self) -> list[Text]:
        """What the cursor is on, or the message, in the room that is left."""
        text = self.message
        choice = self.chosen()
        if not text and choice:
            text = choice.detail or (choice.label if self.is_shortened(choice) else "")
            text = f"× {choice.reason}" if choice.reason else text
        style = sign.GOLD if self.message else sign.QUIET
        wrapped = list(Text(text, style).wrap(self.app.console, max(self.content_size.width, 10)))
        return self.so_many(wrapped, self.room() - min(self.shape()[0], len(self.choices)))

    def so_many(self, wrapped: list[Text], most: int) -> list[Text]:
        """The first lines of a text; a “…” says that there are more."""
        most = max(most, 1)
        if len(wrapped) > most:
            rest = Text(" ").join(wrapped[most - 1 :])
            wrapped = [*wrapped[: most - 1], cut(rest, max(self.content_size.width, 10))]
        return wrapped

    def room(self) -> int:
        return self.content_size.height - len(self.head())

    def shape(self) -> tuple[int, int]:
        """Lines and columns of the list. The line below it stays free for the foot, or more where the list is in signs."""
        lines = max(self.room() - 1, 1)
        crowded = len(self.choices) > lines
        longest = max((choice.longest() for choice in self.choices if crowded or choice.short), default=0)
        width = self.content_size.width
        lines = max(lines - (longest > width) - (longest > 2 * width - _BREAKING), 1)
        return (len(self.choices), 1) if len(self.choices) <= lines else (lines, ceil(len(self.choices) / lines))

    def is_shortened(self, choice: Choice) -> bool:
        """Whether there is a form in signs and no room, or no need, for the words."""
        columns = self.shape()[1]
        room = self.content_size.width // columns - _MARGIN
        crowded = columns > 1 or any(other.short and len(other.label) > room for other in self.choices)
        return choice.short is not None and (crowded or not choice.possible)

    def render(self) -> Text:
        lines, columns = self.shape()
        width = self.content_size.width // columns
        body = [Text() for _ in range(min(lines, len(self.choices)))]
        for at, choice in enumerate(self.choices):
            body[at % lines].append_text(self.cell(choice, at == self.cursor, width))
        foot = self.foot()
        gap = self.content_size.height - len(self.head()) - len(body) - len(foot)
        return Text("\n").join([*self.head(), *body, *[Text()] * gap, *foot])

    def cell(self, choice: Choice, here: bool, width: int) -> Text:
        style = "" if choice.possible else sign.QUIET
        label = choice.short.copy() if choice.short and self.is_shortened(choice) else Text(choice.label)
        room = max(width - _MARGIN, 4)
        if not choice.possible:
            label = cut(label, max(room - len(choice.reason) - 3, room // 3)).append(f" × {choice.reason}")
        label = cut(label, room)
        text = Text().append("▸ " if here else "  ", sign.GOLD)
        text.append(f"{choice.key or ' '} ", style or sign.GOLD)
        label.stylize_before(style)
        text.append_text(label)
        text.pad_right(max(width - text.cell_len, 0))
        if here:
            text.stylize("on #2c3458")
        return text


class LogPane(Widget):
    """The end of the story; what happened since the person's last turn is bright."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.old: list[Text] = []
        self.new: list[Text] = []

    def show(self, old: list[Text], new: list[Text]) -> None:
        self.old, self.new = old, new
        self.refresh()

    def lines(self) -> list[Text]:
        """Everything, broken into lines of this width."""
        width = max(self.content_size.width - 2, 10)
        broken: list[Text] = []
        for texts, mark in ((self.old[-30:], "  "), (self.new, "▌ ")):
            for text in texts:
                for line in text.wrap(self.app.console, width):
                    broken.append(Text().append(mark, sign.GOLD).append_text(line))
        return broken

    def render(self) -> Text:
        return Text("\n").join(self.lines()[-max(self.content_size.height, 1) :])
