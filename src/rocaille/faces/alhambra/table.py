"""The whole table of Alhambra as one seat, or a spectator, sees it: 120 columns wide, and 25 lines.

Of the others it shows what lies open at a real table: how many money cards they have, not which.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.drawing import FULL_WIDTH, Drawing
from rocaille.faces.alhambra import signs as alhambra
from rocaille.faces.alhambra.sheet import score_grid
from rocaille.faces.alhambra.words.options import least_payment, own_values
from rocaille.games.alhambra.box import Box
from rocaille.games.alhambra.names import (
    CATEGORIES,
    CURRENCIES,
    DIRK,
    DISPLAY,
    MOST_TOGETHER,
    NOTHING,
    PILE_OF_A,
    PILE_OF_B,
    PRICES,
    SCORINGS,
    SPACES,
    A,
)
from rocaille.games.alhambra.rules.scoring import shares
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.game import View
from rocaille.kernel.packed import size, unpacked
from rocaille.words import Words

_SPACE, _MONEY, _OWN = 22, 32, 76  # columns of 120
_COLUMNS = (17, 8, 4, 6, 9)  # category, to come, A, B, C; the players share what is left
_MOST_COLUMN = 16


def table(view: View, words: Words, names: Sequence[str], width: int = FULL_WIDTH) -> RenderableType:
    """Header; courtyard and money to take; everybody's buildings with points; one's own money and the stacks."""
    assert isinstance(view, AlhambraView)
    return Group(*_Drawing(view, words, names, width).rows())


class _Drawing(Drawing):
    """One view being drawn."""

    game = "alhambra"

    def __init__(self, view: AlhambraView, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(words, names, width)
        self.view = view
        self.box: Box = view.box
        self.seats = [*range(len(view.players)), *([DIRK] if view.dirk else [])]
        self.column = min((self.width - 2 - sum(_COLUMNS)) // len(self.seats), _MOST_COLUMN)

    def rows(self) -> Iterable[RenderableType]:
        view = self.view
        stage = self.say("next", scoring=SCORINGS[view.scored]) if view.agenda else self.say("over")
        yield self.header(stage, [("turn", view.turn)] if view.agenda else [])
        yield self.row(6, [*[(self.space(space), _SPACE) for space in range(SPACES)], (self.display(), _MONEY)])
        yield self.row(CATEGORIES + 6, [(self.buildings(), FULL_WIDTH)])
        own = [(self.own_money(view.seat), _OWN)] if view.seat is not None else []
        yield self.row(6, [*own, (self.stacks(), FULL_WIDTH - _OWN)])

    def space(self, space: int) -> Panel:
        """A space of the courtyard: its currency, what stands there, and whether one can pay for it."""
        building = self.view.courtyard[space]
        title = Text().append(f"{space + 1} ", sign.QUIET).append_text(alhambra.currency(self.words, self.box, space))
        color = alhambra.currency_color(self.box, space)
        if building == NOTHING:
            return self.panel(title, Text(" " + self.say("empty"), sign.QUIET), border=color)
        price = self.box.building_price[building]
        body = Text(" ", no_wrap=True).append_text(
            alhambra.category(self.words, self.box, self.box.building_category[building])
        )
        body.append("\n " + self.say("price", price=price) + "\n", "bold")
        if self.view.seat is not None:
            values = own_values(self.view, self.view.seat, space)
            body.append(" " + self.say("yours", money=sum(values)) + "\n ", sign.QUIET)
            body.append_text(self.outlook(values, price))
        return self.panel(title, body, border=color)

    def outlook(self, values: list[int], price: int) -> Text:
        """How near the person's money is to a price."""
        if sum(values) < price:
            return Text(self.say("short", short=price - sum(values)), sign.QUIET)
        least = least_payment(values, price)
        return Text(self.say("exact"), sign.GOLD) if least == price else Text(self.say("least", least=least))

    def display(self) -> Panel:
        body = Text(no_wrap=True)
        for place in range(DISPLAY):
            card = self.view.display[place]
            body.append(f" {SPACES + place + 1} ", sign.QUIET)
            body.append_text(alhambra.money(self.words, self.box, card) if card != NOTHING else Text("–", sign.QUIET))
            body.append("\n")
        return self.panel(self.say("money"), body, self.say("together", most=MOST_TOGETHER))

    def buildings(self) -> Panel:
        """What each category brings, how many are still to come, and who has how many."""
        grid = Table.grid(padding=0)
        for at, wide in enumerate(_COLUMNS):
            grid.add_column(width=wide, no_wrap=True, justify="right" if at else "left")
        for _ in self.seats:
            grid.add_column(width=self.column, no_wrap=True, justify="right")
        heads = ["", self.say("to_come"), *SCORINGS]
        next_one = self.view.scored + 2 if self.view.agenda else -1
        grid.add_row(
            *[Text(head, sign.GOLD if at == next_one else sign.QUIET) for at, head in enumerate(heads)],
            *[self.head(seat) for seat in self.seats],
        )
        gains = [0] * len(self.seats)
        for category in range(CATEGORIES):
            grid.add_row(*self.category(category, next_one), *self.owned(category, gains))
        now = [Text(f"+{gain}", sign.GOLD) for gain in gains] if self.view.agenda else [Text()] * len(gains)
        name = self.say("now", scoring=SCORINGS[self.view.scored]) if self.view.agenda else ""
        self.sums(grid, name, now)
        self.sums(
            grid, self.say("points"), [Text(str(alhambra.points_on(self.view.sheet, seat)), "bold") for seat in self.seats]
        )
        self.sums(
            grid,
            self.say("cards"),
            [Text(str(size(self.view.players[seat].money))) if seat != DIRK else Text("–", sign.QUIET) for seat in self.seats],
        )
        return self.panel(self.say("buildings"), grid)

    def head(self, seat: int) -> Text:
        if seat == DIRK:
            return Text(alhambra.dirk(self.words), "bold")
        mark = "▸ " if seat == self.view.turn and self.view.agenda else ""
        return Text(mark, sign.GOLD).append_text(sign.player(self.names, seat))

    def category(self, category: int, next_one: int) -> list[Text]:
        to_come = sum(self.box.building_category[kind] == category for kind in unpacked(self.view.building_stack, PRICES))
        cells = [Text(" ").append_text(alhambra.category(self.words, self.box, category)), Text(str(to_come), sign.QUIET)]
        return cells + [
            Text(alhambra.places(self.box, category, scoring), "bold" if scoring + 2 == next_one else sign.QUIET)
            for scoring in range(len(SCORINGS))
        ]

    def owned(self, category: int, gains: list[int]) -> list[Text]:
        """How many everybody has, who leads, and what the next scoring would bring, which is added to `gains`."""
        view = self.view
        counts = [view.dirk[category] if seat == DIRK else view.players[seat].buildings[category] for seat in self.seats]
        first = category * 9 + view.scored * 3
        holders = [(count, at) for at, count in enumerate(counts) if count]
        would = dict(shares(holders, self.box.points[first : first + 3])) if view.agenda else {}
        cells = []
        for at, count in enumerate(counts):
            gains[at] += would.get(at, 0)
            leads = 0 < count == max(counts)
            gain = f"+{would[at]}" if at in would else ""
            cell = Text(justify="left").append(" " * (self.column - 7))
            cell.append(str(count or "·").rjust(2), sign.QUIET if not count else "bold" if leads else "")
            cells.append(cell.append(alhambra.LEADS if leads else " ", sign.GOLD).append(gain.rjust(4), sign.QUIET))
        return cells

    def sums(self, grid: Table, name: str, cells: list[Text]) -> None:
        grid.add_row(Text(" " + name, sign.QUIET), *[Text()] * (len(_COLUMNS) - 1), *cells)

    def own_money(self, seat: int) -> Panel:
        grid = Table.grid(padding=0)
        for wide in (10, self.width * _OWN // FULL_WIDTH - 18, 6):
            grid.add_column(width=wide, no_wrap=True)
        for currency in range(CURRENCIES):
            values = own_values(self.view, seat, currency)
            name = Text(" ").append_text(alhambra.currency(self.words, self.box, currency))
            grid.add_row(
                name,
                alhambra.values(self.box, currency, values, self.width * _OWN // FULL_WIDTH - 18),
                Text(f"= {sum(values)}", "bold" if values else sign.QUIET),
            )
        title = self.say("own", player=f"{sign.EMBLEMS[seat]} {self.names[seat]}")
        return self.panel(title, grid, bright=True)

    def stacks(self) -> Panel:
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        scoring = SCORINGS[view.scored] if view.agenda else SCORINGS[-1]
        for key, value in (
            ("stack_buildings", str(size(view.building_stack))),
            ("stack_money", str(size(view.money_stack))),
            ("stack_discards", str(size(view.money_discards))),
            ("stack_scoring", self.scoring_in()),
        ):
            grid.add_row(Text(" " + self.say(key, scoring=scoring), sign.QUIET), Text(value))
        return self.panel(self.say("stacks"), grid)

    def scoring_in(self) -> str:
        """How far away the next scoring card can be: it is anywhere in what is left of its pile."""
        piles = self.view.piles
        if self.view.scored >= len(SCORINGS) - 1:
            return self.say("scoring_end")
        pile = PILE_OF_A if self.view.scored == A else PILE_OF_B
        before = sum(piles[:pile])
        return self.say("scoring_in", least=before + 1, most=before + piles[pile])


__all__ = ["score_grid", "table"]
