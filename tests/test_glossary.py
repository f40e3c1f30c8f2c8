"""One word for one thing: docs/glossary.md says where each is, and no two classes have the same name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/rocaille"
ROW = re.compile(r"^\| ([^|`]+) \| (.+) \| (?:`(\w+)` in )?`([\w./]+\.py)` \|$", re.MULTILINE)
# One game's own words; its rules explain them, and every game has a State, a Box, a Player.
OF_GAMES = {"games", "faces"}


def _rows() -> list[tuple[str, str, str, str]]:
    return ROW.findall(ROOT.joinpath("docs/glossary.md").read_text(encoding="utf-8"))


def _names(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, (ast.ClassDef, ast.FunctionDef))}


def test_every_row_of_the_glossary_is_read():
    lines = [line for line in ROOT.joinpath("docs/glossary.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    tables = sum(line.startswith("|---") for line in lines)
    assert len(_rows()) == len(lines) - 2 * tables


@pytest.mark.parametrize(("word", "name", "file"), [(word, name, file) for word, _, name, file in _rows()])
def test_a_word_is_where_the_glossary_says(word, name, file):
    assert SOURCES.joinpath(file).is_file()
    assert not name or name in _names(SOURCES / file)


def test_no_word_is_explained_twice():
    words = [word for word, *_ in _rows()]
    assert len(words) == len(set(words))


def test_no_two_classes_have_the_same_name():
    found = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        if file.relative_to(SOURCES).parts[0] in OF_GAMES:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
