"""The whole table of Rokoko as one seat, or a spectator, sees it: 120 columns wide, and 28 lines or fewer.

Of the others it shows what lies open at a real table: how many tiles they have, not which, and no prestige.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType

from rocaille.cli.drawing import FULL_WIDTH
from rocaille.faces.rokoko.drawing import RokokoDrawing
from rocaille.faces.rokoko.drawing_jeweller import JewellerDrawing
from rocaille.faces.rokoko.sheet import score_grid
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.game import View
from rocaille.words import Words


def table(view: View, words: Words, names: Sequence[str], width: int = FULL_WIDTH) -> RenderableType:
    if isinstance(view, JewellerView):
        return Group(*JewellerDrawing(view, words, names, width).rows())
    assert isinstance(view, RokokoView)
    return Group(*RokokoDrawing(view, words, names, width).rows())


__all__ = ["score_grid", "table"]
