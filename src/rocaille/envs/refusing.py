"""What an environment refuses, as a researcher reads it."""

from collections.abc import Iterator
from contextlib import contextmanager
from operator import index

from rocaille.kernel.decision import Refused
from rocaille.words import Words


def whole(name: str, value: object) -> int:
    """A setting that has to be a whole number; NumPy's are as good as Python's."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name} is {value!r}; it has to be a whole number.") from None


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """The engine refuses in keys and numbers; here that is a ValueError: what was wrong, what would be right."""
    try:
        yield
    except Refused as refused:
        raise ValueError(Words("en").refusal(refused)) from None
