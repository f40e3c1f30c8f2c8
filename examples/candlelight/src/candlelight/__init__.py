"""Candlelight, as Rocaille knows it: a light module, which imports the rules when they are asked for."""

from typing import Any

from rocaille.declaration import Declaration


class CandlelightDeclaration(Declaration):
    name = "candlelight"
    title = "Candlelight"
    player_counts = (2, 3, 4)
    languages = ("en",)

    def game(self, table: dict[str, Any] | None) -> Any:
        from candlelight.game import Candlelight

        return Candlelight()


CANDLELIGHT = CandlelightDeclaration()
