"""A game of another package, installed as anybody's would be."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rocaille import words
from rocaille.catalogue import declarations
from tests.guest.installing import GAME, installed


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package was installed to."""
    return installed(tmp_path_factory.mktemp("guest"))


@pytest.fixture(autouse=True)
def guest(folder: Path) -> Iterator[None]:
    """The package is on the path, of this process and of those that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forget()
        yield
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


def forget() -> None:
    """The games that were found, and their texts."""
    declarations.cache_clear()
    words.texts.cache_clear()
