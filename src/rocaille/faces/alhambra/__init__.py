"""Alhambra, as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rocaille.declaration import Declaration, Rulebook, WireTypes

if TYPE_CHECKING:
    from rocaille.arena.counting import Counting
    from rocaille.cli.faces import ComponentsFace, PlayFace, ReportFace, TableFace
    from rocaille.envs.core.fields import Observer
    from rocaille.envs.pictures.canvas import Canvas
    from rocaille.games.alhambra.box import Box
    from rocaille.kernel.findings import Finding
    from rocaille.kernel.game import Game, View
    from rocaille.words import Words
    from rocaille.words.sentences import GameWords


class AlhambraDeclaration(Declaration):
    name = "alhambra"
    title = "Alhambra"
    player_counts = (2, 3, 4, 5, 6)
    page = "alhambra"
    takes_components = True
    engine = "rocaille.games.alhambra"

    def game(self, table: dict[str, Any] | None) -> Game:
        from rocaille.games.alhambra.game import Alhambra

        return Alhambra(table)

    def findings(self, table: dict[str, Any], options: Iterable[str] = ()) -> list[Finding]:
        from rocaille.games.alhambra.components.checks import findings

        return findings(table)

    def box(self, game: Game, players: int) -> Box:
        from rocaille.games.alhambra.game import Alhambra

        assert isinstance(game, Alhambra)
        return game.boxes[players]

    def wire_types(self) -> WireTypes:
        from rocaille.games.alhambra import wire

        return WireTypes(wire.View, wire.Things)

    def words(self) -> GameWords:
        from rocaille.faces.alhambra import words

        return words

    def rulebooks(self) -> tuple[Rulebook, ...]:
        from rocaille.games.alhambra import rules

        return (Rulebook("", rules.__name__, rules.CONTENTS),)

    def rules_tables(self, option: str, words: Words) -> dict[str, list[str]]:
        from rocaille.faces.alhambra.rules.tables import TABLES

        return TABLES[option](words)

    def table(self) -> TableFace:
        from rocaille.faces.alhambra import table

        return table

    def components(self) -> ComponentsFace:
        from rocaille.faces.alhambra import components

        return components

    def report(self) -> ReportFace:
        from rocaille.faces.alhambra import report

        return report

    def play(self) -> PlayFace:
        from rocaille.faces.alhambra import play

        return play

    def counting(self) -> Counting:
        from rocaille.faces.alhambra import tally

        return tally

    def observer(self, game: Game, players: int) -> Observer:
        from rocaille.faces.alhambra.observation import observer

        return observer(game, players)

    def paint(self, view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
        from rocaille.faces.alhambra.picture import paint

        return paint(view, canvas, to_decide)


ALHAMBRA = AlhambraDeclaration()
