"""Any table as a picture: what a view tells, written down part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rocaille.envs.pictures.canvas import FAINT, FAINT_INK, SEATS, Canvas
from rocaille.faces.generic.reading import parts_of
from rocaille.kernel.game import View

LEFT, WIDE, COLUMN, GAP = 12, 1090, 530, 12
SIZE: Final = 14


def paint(view: View, canvas: Canvas, to_decide: tuple[int, ...]) -> int:
    """What lies on the table, then the players' sides, two beside each other; where the picture ends."""
    told = view.to_json()
    y = part_rows(canvas, LEFT, GAP, WIDE, parts_of(told)) + GAP
    lowest = y
    for seat, side in enumerate(told.get("players", [])):
        x = LEFT + (seat % 2) * (COLUMN + GAP * 2)
        canvas.text(x, y, f"player {seat}{', to decide' if seat in to_decide else ''}", SEATS[seat % len(SEATS)], 16)
        canvas.box(x, y + 21, COLUMN, 1, FAINT, FAINT)
        lowest = max(lowest, part_rows(canvas, x, y + 28, COLUMN, parts_of(side)))
        if seat % 2:
            y = lowest + GAP
    return lowest


def part_rows(canvas: Canvas, x: int, y: int, width: int, parts: Mapping[str, Any]) -> int:
    for key, part in parts.items():
        if isinstance(part, Mapping):
            canvas.text(x, y, key, FAINT_INK, SIZE)
            y = part_rows(canvas, x + 20, y + SIZE + 5, width - 20, part)
        else:
            shown = ", ".join(name or "-" for name in part) or "-" if isinstance(part, list) else str(part)
            y = canvas.rows(x, y, f"{key}: {shown}", width, size=SIZE)
    return y
