"""Who may import whom: the arrows of docs/architecture.md."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "rocaille"
ALLOWED = {
    "kernel": {"kernel"},
    "games": {"kernel"},  # and each game itself
    "bots": {"kernel", "bots"},
    "declaration": {"kernel", "words", "arena", "envs", "cli", "faces"},  # types; faces/generic when it is asked for something
    "catalogue": {"kernel", "declaration"},
    "folders": {"kernel"},
    "words": {"kernel", "declaration", "catalogue", "words"},
    "arena": {"kernel", "catalogue", "folders", "bots", "arena"},
    "table": {"kernel", "catalogue", "bots", "words", "table"},
    "envs": {"kernel", "catalogue", "bots", "words", "envs"},
    "server": {"kernel", "catalogue", "folders", "bots", "words", "arena", "table", "server"},
    "cli": {"kernel", "declaration", "catalogue", "folders", "bots", "words", "arena", "table", "envs", "server", "cli"},
    "faces": {"kernel", "games", "declaration", "catalogue", "words", "arena", "envs", "cli", "faces"},  # and each game itself
    "testing": {"kernel", "catalogue", "words", "testing"},
    "__init__": {"catalogue"},
    "__main__": {"cli"},
}
STANDARD_ONLY = ("kernel", "games", "bots")
MODULES = sorted(PACKAGE.rglob("*.py"))


def imported(file: Path) -> list[str]:
    """Every module that a file imports, wherever in it the import stands."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}: imports are written out"
            names += (
                [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "rocaille" else [str(node.module)]
            )
    return names


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_imports_follow_the_arrows(file):
    path = file.relative_to(PACKAGE).with_suffix("").parts
    layer = path[0]
    for name in imported(file):
        parts = name.split(".")
        if parts[0] != "rocaille":
            if layer in STANDARD_ONLY or path[:2] == ("envs", "core") or path[-1].startswith("observation"):
                known = sys.stdlib_module_names | (
                    {"mypy_extensions"} if path == ("kernel", "guests") else set()
                )  # for types only
                assert parts[0] in known, f"{name} is not of the standard library"
        elif layer == "games" and parts[1] == "games":
            assert parts[2] == path[1], f"a game imports another: {name}"
        elif layer == "faces" and parts[1] in ("faces", "games"):
            assert parts[2] == path[1], f"what shows a game knows another: {name}"
        elif len(parts) > 1:
            assert parts[1] in ALLOWED[layer] or parts[1] in ("__version__",), f"{layer} must not import {name}"


def test_every_folder_has_its_place():
    assert {file.relative_to(PACKAGE).with_suffix("").parts[0] for file in MODULES} <= set(ALLOWED)
