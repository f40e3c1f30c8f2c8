"""What pictures are painted with."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rocaille.envs.extra import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as problem:
    raise missing(problem) from None

Color = tuple[int, int, int]

PAPER: Final[Color] = (246, 240, 226)
INK: Final[Color] = (45, 38, 32)
FAINT_INK: Final[Color] = (120, 108, 92)
FAINT: Final[Color] = (214, 204, 184)
EMPTY: Final[Color] = (232, 224, 205)
SEATS: Final[tuple[Color, ...]] = ((178, 58, 52), (44, 96, 160), (46, 128, 78), (190, 130, 20), (122, 66, 140), (90, 90, 90))
SILKS: Final[tuple[Color, ...]] = ((232, 190, 60), (90, 160, 90), (196, 70, 66), (76, 116, 184))


@cache
def letters(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    """Pillow's own typeface."""
    return ImageFont.load_default(size)


class Canvas:
    """A sheet of paper: rectangles, dots and words."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGB", (width, height), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def box(self, x: int, y: int, width: int, height: int, fill: Color = EMPTY, edge: Color = FAINT, line: int = 1) -> None:
        self._draw.rounded_rectangle((x, y, x + width, y + height), 5, fill, edge, line)

    def dot(self, x: int, y: int, radius: int, fill: Color) -> None:
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, INK)

    def text(self, x: int, y: int, words: str, color: Color = INK, size: int = 13, anchor: str = "la") -> None:
        """Words that begin there; with the anchor “ra” they end there."""
        self._draw.text((x, y), words, color, letters(size), anchor)

    def rows(self, x: int, y: int, words: str, width: int, color: Color = INK, size: int = 12) -> int:
        """Words on as many lines as they need; where the next line begins."""
        font = letters(size)
        line = ""
        for word in words.split():
            longer = f"{line} {word}".strip()
            if line and font.getlength(longer) > width:
                self.text(x, y, line, color, size)
                y, line = y + size + 3, word
            else:
                line = longer
        if line:
            self.text(x, y, line, color, size)
        return y + size + 3

    def array(self, height: int) -> NDArray[np.uint8]:
        """Its upper part."""
        return np.array(self._image.crop((0, 0, self._image.width, height)))
