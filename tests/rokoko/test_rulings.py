"""Every ruling has a test, and every test of a ruling names one that there is."""
import ast
import tomllib
from pathlib import Path

from rocaille.games.rokoko.rules import CONTENTS

TESTS = Path(__file__).parent
RULINGS = TESTS.parents[1] / "src" / "rocaille" / "words" / "rulings" / "rokoko.en.toml"


def rulings() -> dict[str, str]:
    tables = tomllib.loads(RULINGS.read_text(encoding="utf-8"))
    return {f"{module}.{name}": sentence for module, table in tables.items() for name, sentence in table.items()}


def marks() -> set[str]:
    """The names in all `@pytest.mark.ruling("…")` above tests."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                        found.add(mark.args[0].value)
    return found


def test_every_ruling_has_a_test():
    assert set(rulings()) - marks() == set()


def test_every_mark_names_a_ruling():
    assert marks() - set(rulings()) == set()


def test_rulings_stand_under_the_modules_of_the_rules_in_their_order():
    tables = list(tomllib.loads(RULINGS.read_text(encoding="utf-8")))
    assert tables == list(CONTENTS.values())


def test_rulings_are_one_or_two_sentences():
    for name, sentence in rulings().items():
        assert sentence == sentence.strip(), name
        assert sentence.endswith("."), name
        assert sentence[0].isupper() or sentence[0] == "“", name
        assert sentence.count(". ") <= 1, name
