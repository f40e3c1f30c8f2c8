"""The terminal itself: large enough, still there, and safe from what a file says."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from threading import Thread
from time import sleep

from rocaille.kernel.decision import Refused

LEAST_COLUMNS, LEAST_LINES = 100, 30
_EVERY = 1.0  # seconds between two looks
_PATIENCE = 5.0  # seconds to save and end in an orderly way


def check() -> None:
    """Refuse where the table cannot be shown."""
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.__stderr__)):
        raise Refused("no_terminal")
    size = shutil.get_terminal_size()
    if size.columns < LEAST_COLUMNS or size.lines < LEAST_LINES:
        raise Refused("terminal_too_small", columns=size.columns, lines=size.lines)


def watch(gone: Callable[[], None]) -> None:
    """Call `gone` from a thread when the window is closed, and end the program if nothing comes of it.

    A shell or make between the window and us can keep the hang-up signal to itself. Then reading only ever finds the end
    of the input, and Textual waits for ever for room to write: the loop that should end us may be what is stuck.
    """
    stdin = sys.__stdin__
    if stdin is None:
        return
    file = stdin.fileno()

    def look() -> None:
        while os.isatty(file):
            sleep(_EVERY)
        gone()
        sleep(_PATIENCE)
        os._exit(1)

    Thread(target=look, name="terminal", daemon=True).start()


def plain(text: str) -> str:
    """The text without signs that steer a terminal or cannot be written."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
