"""One word for one thing: docs/glossary.md says where each is, and no two classes or types have the same name."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/rocaille"
PAGE = ROOT / "web/src"
ROW = re.compile(r"^\| ([^|`]+) \| (.+) \| (?:`(\w+)` in )?`([\w./]+\.py)` \|$", re.MULTILINE)
# One game's own words; its rules explain them, and every game has a State, a Box, a Player.
OF_GAMES = {"games", "faces"}
TYPE = re.compile(r"^\s*(?:export )?(?:abstract )?(?:class|interface|type) ([A-Z]\w*)\b(?! *[,}])", re.MULTILINE)
# What every game and every component has.
OF_ALL = {"Props", "Things", "View"}
# The page's side of the same thing.
ON_BOTH_SIDES = {
    "Reel": "a finished match as a replay shows it",
    "Refused": "what is raised when something cannot be done",
    "Session": "one person's match, in a browser or at a terminal",
    "Wish": "what a client wants of a table",
}


# A generated type under the name of the class that it is the form of on the wire.
SHORTER = {"Outcome", "ScoreLine"}


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


def _classes() -> dict[str, list[str]]:
    found = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        if file.relative_to(SOURCES).parts[0] in OF_GAMES:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    return found


def _types() -> dict[str, list[str]]:
    """The types that the page declares by hand: name and files."""
    found = defaultdict(list)
    for file in sorted(PAGE.rglob("*")):
        if file.suffix not in {".ts", ".svelte"} or ".test." in file.name or file.name == "contract.ts":
            continue
        for name in TYPE.findall(file.read_text(encoding="utf-8")):
            if name not in OF_ALL:
                found[name].append(file.relative_to(PAGE).as_posix())
    return found


def test_no_two_classes_have_the_same_name():
    assert {name: files for name, files in _classes().items() if len(files) > 1} == {}


def test_no_two_types_of_the_page_have_the_same_name():
    """Neither two that are declared by hand, nor one of these and one of the server's or of a game's contract."""
    declared = _types()
    assert len(declared) > 60
    assert {name: files for name, files in declared.items() if len(files) > 1} == {}
    generated = {
        name: file.relative_to(PAGE).as_posix()
        for file in PAGE.rglob("contract.ts")
        for name in TYPE.findall(file.read_text(encoding="utf-8"))
    }
    assert "EventView" in generated
    assert {name: (files, generated[name]) for name, files in declared.items() if name in generated} == {}


def test_a_type_of_the_page_does_not_have_the_name_of_another_class():
    declared, classes = _types(), _classes()
    both = {name: declared[name] + classes[name] for name in declared.keys() & classes.keys()}
    assert {name: files for name, files in both.items() if name not in ON_BOTH_SIDES} == {}
    assert set(ON_BOTH_SIDES) <= set(both)


def test_the_page_gives_no_type_of_the_contract_the_name_of_another():
    """`Task as Exam`, where there is an `Exam` already."""
    known = _classes().keys() | _types().keys()
    renamed = {
        f"{file.relative_to(PAGE).as_posix()}: {old} as {new}"
        for file in PAGE.rglob("*.ts")
        for block in re.findall(
            r"^(?:export|import) (?:type )?\{([^}]*)\} from", file.read_text(encoding="utf-8"), re.MULTILINE
        )
        for old, new in re.findall(r"\b([A-Z]\w*) as ([A-Z]\w*)", block)
        if new in known and new not in SHORTER
    }
    assert renamed == set()
