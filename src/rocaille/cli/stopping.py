"""Long work that is asked to end."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn


class Terminated(SystemExit):
    """The system asked the program to end."""


STOPPED: Final = (KeyboardInterrupt, Terminated)


@contextmanager
def end_on_sigterm() -> Iterator[None]:
    """SIGTERM ends what is inside in order, as Ctrl-C does: its processes are ended too, and nothing is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: object) -> NoReturn:
    raise Terminated(128 + number)
