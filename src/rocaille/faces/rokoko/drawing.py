"""How the table of Rokoko is drawn, part by part; a drawing with an expansion is a subclass that adds to the parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rocaille.cli import signs as sign
from rocaille.cli.drawing import FULL_WIDTH, Drawing
from rocaille.faces.rokoko import signs as rokoko
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.options import segment_price
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.names import (
    COLORS,
    FIREWORKS,
    FOUNTAIN_LOWER,
    FOUNTAIN_UPPER,
    HALLS,
    KINGS_HALL,
    MUSICIANS,
    NOBODY,
    NOTHING,
    ROW_SIZE,
    SEGMENT_SIZE,
    SEGMENTS,
    STATUES,
)
from rocaille.games.rokoko.places import kind_of, place_in_hall
from rocaille.games.rokoko.rules.claim_the_queens_favour import FAVOUR_LIVRES
from rocaille.games.rokoko.rules.hire_a_new_employee import PRICES
from rocaille.games.rokoko.state import VEIL
from rocaille.games.rokoko.view import RokokoView, SeenPlayer
from rocaille.kernel.tuples import without_all
from rocaille.words import Words

_OWN_LINES = 6


class RokokoDrawing(Drawing):
    """One view being drawn: header; halls and decorations; workshop, warehouse and hire row; players and one's own side."""

    game = "rokoko"
    name_width = 12  # of players
    piles_head, between_piles = "cards", " / "

    def __init__(self, view: RokokoView, words: Words, names: Sequence[str], width: int) -> None:
        super().__init__(words, names, width)
        self.view = view
        self.box: Box = view.box

    def rows(self) -> Iterable[RenderableType]:
        decorations = sum(len(lines) for _, lines in self.decoration_lines())
        most = max([decorations, *[len(spaces) for spaces in self.box.hall_spaces]])
        windows = len(self.box.window_costs)
        own = max(len(self.view.players) + 1, _OWN_LINES)
        stage = self.say("round", round=self.view.round) if self.view.agenda else self.say("round_over")
        marks = [("starter", self.view.starter)]
        if self.view.turn != NOBODY and self.view.agenda:
            marks.append(("turn", self.view.turn))
        yield self.header(stage, marks)
        yield self.row(most + 3, [*[(self.hall(hall), 15) for hall in range(HALLS)], (self.decorations(), 45)])
        yield self.row(windows + 2, [(self.workshop(), 35), (self.warehouse(), 36), (self.hire_row(), 49)])
        yield self.row(own + 2, [(self.players(), 66), (self.own_side(), 54)])

    def hall(self, hall: int) -> Panel:
        box, view = self.box, self.view
        body = Text(no_wrap=True, overflow="ellipsis")
        for space in box.hall_spaces[hall]:
            body.append(str(place_in_hall(space) + 1), sign.QUIET)
            body.append("∩ " if box.space_master[space] else "  ", sign.GOLD)
            host = view.hosts[space]
            if host == NOBODY:
                body.append_text(rokoko.rewards(self.words, box.space_rewards[space]))
            else:
                dress = view.dresses[space]
                body.append_text(sign.emblem(host)).append(" ").append_text(rokoko.color(box, dress)).append(" ")
                body.append_text(rokoko.prestige(box.dress_prestige[dress]))
            body.append("\n")
        body.append("♪  ", sign.QUIET)
        body.append_text(self.decoration(MUSICIANS * ROW_SIZE + hall))
        majority = f"{box.hall_first[hall]}★" + (f" {box.hall_second[hall]}★" if box.players > 2 else "")
        title = self.say("king") if hall == KINGS_HALL else say.hall(self.words, hall)
        return self.panel(title, body, majority)

    def decoration(self, space: int) -> Text:
        """Price and prestige of a free space, the owner and prestige of a taken one."""
        owner = self.view.decorations[space]
        text = rokoko.livres(self.box.decoration_cost[space]) if owner == NOBODY else sign.emblem(owner)
        points = self.box.decoration_prestige[space]
        return text.append_text(rokoko.prestige(points)) if points else text

    def decoration_row(self, kind: int) -> list[Text]:
        return [self.decoration(space) for space in self.box.decorations if kind_of(space) == kind]

    def decorations(self) -> Panel:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=14, no_wrap=True)
        for _ in range(ROW_SIZE):
            grid.add_column(no_wrap=True, min_width=4)
        for label, lines in self.decoration_lines():
            for number, cells in enumerate(lines):
                grid.add_row(Text("" if number else label, sign.QUIET), *cells, *[Text()] * (ROW_SIZE - len(cells)))
        body = Table.grid()
        body.add_row(grid)
        body.add_row(self.favour())
        return self.panel(self.say("decorations"), body, self.decorations_note())

    def decoration_lines(self) -> list[tuple[str, list[list[Text]]]]:
        """What stands beside each other, with its label; a row that is too long goes on below."""
        return [
            (label, [cells[at : at + ROW_SIZE] for at in range(0, max(len(cells), 1), ROW_SIZE)])
            for label, cells in [*self.base_decorations(), *self.more_decorations()]
        ]

    def base_decorations(self) -> Iterable[tuple[str, list[Text]]]:
        """Those of the base game, and the all-halls track."""
        box, row = self.box, self.decoration_row
        second = f"/{box.fireworks_second}" if box.players > 2 else ""
        yield self.say("fireworks", first=f"{box.fireworks_first}{second}"), row(FIREWORKS)
        yield self.say("terrace"), [Text(f"×{times}") for times in box.terrace]
        yield self.say("statues"), row(STATUES)
        yield self.say("fountain_upper"), row(FOUNTAIN_UPPER)
        yield self.say("fountain_lower"), row(FOUNTAIN_LOWER)
        yield (
            self.say("all_halls"),
            [
                rokoko.prestige(points) if owner == NOBODY else sign.emblem(owner).append_text(rokoko.prestige(points))
                for points, owner in zip(box.all_halls, self.view.all_halls, strict=True)
            ],
        )

    def more_decorations(self) -> Iterable[tuple[str, list[Text]]]:
        """Rows of decorations besides those of the base game."""
        return ()

    def decorations_note(self) -> str:
        return ""

    def favour(self) -> Text:
        text = Text().append(f"{self.say('favour')}: ", sign.QUIET)
        if self.view.favour == NOBODY:
            return text.append(f"{self.say('favour_free')}, {FAVOUR_LIVRES}●", sign.MONEY)
        return text.append_text(sign.player(self.names, self.view.favour))

    def workshop(self) -> Panel:
        box = self.box
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(6):
            grid.add_column(no_wrap=True)
        for window, cost in enumerate(box.window_costs):
            dress = self.view.workshop[window]
            leaves = "▾" if window >= len(box.window_costs) - box.dark_windows else " "
            number = Text(f"{window + 1}{leaves}", sign.QUIET)
            if dress == NOTHING:
                grid.add_row(number, rokoko.livres(cost), Text("–", sign.QUIET))
                continue
            name = Text(say.short_dress(self.words, box, dress).ljust(12), rokoko.SILK_STYLES[box.dress_color[dress]])
            grid.add_row(
                number,
                rokoko.livres(cost),
                name,
                rokoko.need(box, dress),
                rokoko.livres(box.dress_sale[dress]),
                rokoko.prestige(box.dress_prestige[dress]),
            )
        return self.panel(self.say("workshop"), grid, f"▾ {self.say('dark')}")

    def warehouse(self) -> Panel:
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        places = len(self.box.places) // SEGMENTS
        for _ in range(SEGMENTS):
            grid.add_column(width=10, no_wrap=True)
        grid.add_row(
            *[
                Text(self.say("segment", number=segment + 1, price=segment_price(view, segment * SEGMENT_SIZE)), sign.MONEY)
                for segment in range(SEGMENTS)
            ]
        )
        for at in range(places):
            tiles = [view.warehouse[segment * SEGMENT_SIZE + at] for segment in range(SEGMENTS)]
            grid.add_row(*[rokoko.tile(self.box, tile) if tile != NOTHING else Text("–", sign.QUIET) for tile in tiles])
        legend = Text()
        for letter, style, color in zip("YGRB", rokoko.SILK_STYLES, COLORS, strict=True):
            legend.append(letter, style).append(f" {self.words(f'rokoko.color.{color}')} ", sign.QUIET)
        legend.right_crop(1)
        return self.panel(self.say("warehouse"), grid, legend)

    def hire_row(self) -> Panel:
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=14, no_wrap=True)
        grid.add_column(no_wrap=True)
        for card in view.hire_row:
            grid.add_row(Text(say.card(self.words, self.box, card), "bold"), Text(say.short_bonus(self.words, self.box, card)))
        price = PRICES[len(view.hire_row)]
        return self.panel(self.say("hire", price=price) if view.hire_row else self.say("hire_none"), grid, self.hire_note())

    def hire_note(self) -> str:
        return self.say("stack", count=self.view.hire_stack_size)

    def players(self) -> Panel:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=self.width * 66 // FULL_WIDTH - 66 + self.name_width, no_wrap=True)
        heads = self.player_heads()
        for _ in heads:
            grid.add_column(justify="right", no_wrap=True)
        grid.add_row(*[Text(head, sign.QUIET) if isinstance(head, str) else head for head in ("", *heads)])
        for seen in self.view.players:
            name = sign.player(self.names, seen.seat)
            if seen.seat == self.view.turn and self.view.agenda:
                name.append(" ◂", sign.GOLD)
            grid.add_row(name, *self.player_row(seen))
        return self.panel(self.say("players"), grid, self.players_note())

    def player_heads(self) -> list[str | Text]:
        return [
            "●",
            "§",
            "#",
            "★",
            *[self.say(f"player_{key}") for key in ("tiles", self.piles_head, "dresses", "decorations")],
        ]

    def player_row(self, seen: SeenPlayer) -> list[str | Text]:
        """What belongs under the heads."""
        piles = self.between_piles.join([str(seen.hand_size), str(seen.supply_size()), str(len(seen.discard))])
        return [
            rokoko.livres(seen.livres),
            str(seen.thread),
            str(seen.lace),
            rokoko.prestige(seen.prestige) if self.shows_prestige(seen) else Text("?", sign.QUIET),
            str(len(seen.tiles) + len(seen.veiled_since)),
            piles,
            str(self.view.hosts.count(seen.seat)),
            str(self.view.decorations.count(seen.seat)),
        ]

    def players_note(self) -> str:
        return ""

    def shows_prestige(self, seen: SeenPlayer) -> bool:
        """Tokens lie face down until the end."""
        return seen.own or not self.view.agenda

    def own_side(self) -> Panel:
        if self.view.seat is None:
            return self.decks()
        seen = self.view.players[self.view.seat]
        more = self.own_lines(seen)
        room = max(len(self.view.players) + 1, _OWN_LINES) - 2 - len(more)
        body = Text(no_wrap=True, overflow="ellipsis")
        shown = seen.hand if len(seen.hand) <= room else seen.hand[: room - 1]
        for card in shown:
            body.append(say.card(self.words, self.box, card).ljust(15), "bold")
            body.append(say.short_bonus(self.words, self.box, card) + "\n")
        if len(shown) < len(seen.hand):
            rest = ", ".join(say.card(self.words, self.box, card) for card in seen.hand[len(shown) :])
            body.append(rest + "\n", "bold")
        body.append("\n" * (room - min(len(seen.hand), room)))
        for line in more:
            body.append_text(line).append("\n")
        self.silk(body, seen)
        supply = without_all(seen.unplayed, seen.hand)
        for key, pile in (("supply", supply), ("discard", seen.discard)):
            body.append(self.say(key) + " ", sign.QUIET)
            body.append((rokoko.cards(self.words, self.box, pile) or "–") + "  ")
        title = self.say("own", player=f"{sign.EMBLEMS[seen.seat]} {self.names[seen.seat]}")
        return self.panel(title, body, self.own_note(), bright=True)

    def own_lines(self, seen: SeenPlayer) -> list[Text]:
        """Lines of one's own side besides hand, silk, supply and discard pile."""
        return []

    def own_note(self) -> str:
        return ""

    def silk(self, body: Text, seen: SeenPlayer) -> None:
        held = sorted([*seen.tiles, *[veiled % VEIL for veiled in seen.veiled]])
        body.append(self.say("silk") + " ", sign.QUIET)
        for tile in held:
            body.append_text(rokoko.silk(self.box.tile_silk[tile])).append(" ")
        body.append("\n" if held else "–\n")

    def decks(self) -> Panel:
        """What everybody knows of the decks, for somebody who only watches."""
        body = Text(no_wrap=True, overflow="ellipsis")
        for seen in self.view.players:
            deck = seen.unplayed + seen.discard + seen.in_play + seen.leaving
            body.append_text(sign.emblem(seen.seat)).append(f" {rokoko.cards(self.words, self.box, deck)}")
            body.append(" ?" * seen.unknown + "\n")
        return self.panel(self.say("spectator"), body)
