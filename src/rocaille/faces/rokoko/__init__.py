"""Rokoko, as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rocaille.declaration import Declaration, Rulebook, WireTypes

if TYPE_CHECKING:
    from rocaille.arena.counting import Counting
    from rocaille.cli.faces import ComponentsFace, PlayFace, ReportFace, TableFace
    from rocaille.envs.core.fields import Observer
    from rocaille.envs.pictures.canvas import Canvas
    from rocaille.games.rokoko.box import Box
    from rocaille.kernel.findings import Finding
    from rocaille.kernel.game import Game, View
    from rocaille.words import Words
    from rocaille.words.sentences import GameWords


class RokokoDeclaration(Declaration):
    name = "rokoko"
    title = "Rokoko"
    player_counts = (2, 3, 4, 5)
    options = ("jeweller",)
    page = "rokoko"
    takes_components = True
    engine = "rocaille.games.rokoko"

    def game(self, table: dict[str, Any] | None) -> Game:
        from rocaille.games.rokoko.game import Rokoko

        return Rokoko(table)

    def findings(self, table: dict[str, Any], options: Iterable[str] = ()) -> list[Finding]:
        from rocaille.games.rokoko.components.checks import findings
        from rocaille.games.rokoko.jeweller.checks import findings as of_jeweller

        return findings(table) + (of_jeweller(table) if "jeweller" in options else [])

    def box(self, game: Game, players: int) -> Box:
        from rocaille.games.rokoko.game import Rokoko

        assert isinstance(game, Rokoko)
        return game.boxes[players]

    def wire_types(self) -> WireTypes:
        from rocaille.games.rokoko import wire

        return WireTypes(wire.View, wire.Things)

    def words(self) -> GameWords:
        from rocaille.faces.rokoko import words

        return words

    def rulebooks(self) -> tuple[Rulebook, ...]:
        from rocaille.games.rokoko import rules
        from rocaille.games.rokoko.jeweller import rules as jeweller

        return (Rulebook("", rules.__name__, rules.CONTENTS), Rulebook("jeweller", jeweller.__name__, jeweller.CONTENTS))

    def rules_tables(self, option: str, words: Words) -> dict[str, list[str]]:
        from rocaille.faces.rokoko.rules.tables import TABLES

        return TABLES[option](words)

    def table(self) -> TableFace:
        from rocaille.faces.rokoko import table

        return table

    def components(self) -> ComponentsFace:
        from rocaille.faces.rokoko import components

        return components

    def report(self) -> ReportFace:
        from rocaille.faces.rokoko import report

        return report

    def play(self) -> PlayFace:
        from rocaille.faces.rokoko import play

        return play

    def counting(self) -> Counting:
        from rocaille.faces.rokoko import tally

        return tally

    def observer(self, game: Game, players: int) -> Observer:
        from rocaille.faces.rokoko.observation import observer

        return observer(game, players)

    def paint(self, view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
        from rocaille.faces.rokoko.picture import paint

        return paint(view, canvas, to_decide)


ROKOKO = RokokoDeclaration()
