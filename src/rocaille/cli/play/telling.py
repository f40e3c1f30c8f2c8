"""Lines of the log, as every game tells them."""

from __future__ import annotations

from rich.text import Text

from rocaille.cli import signs as sign


def sentence_text(seat: int, text: str, names: list[str], bright: bool) -> Text:
    """A sentence; one that begins with a player's name shows it in the player's colour, with the emblem."""
    line = Text(style="" if bright else sign.QUIET)
    if seat < 0:
        return line.append(text)
    name = names[seat]
    line.append_text(sign.emblem(seat)).append(" ")
    return line.append(name, sign.PLAYER_STYLES[seat]).append(text.removeprefix(name))


def chapter(text: str) -> Text:
    """A new part of the game begins."""
    return Text(f"── {text} ──", sign.TITLE)
