"""Each heading of the rulebook has its module, which opens with that heading, and its tests, which do too."""

import ast
from pathlib import Path

import pytest

from rocaille.games.rokoko.rules import CONTENTS

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "src" / "rocaille" / "games" / "rokoko" / "rules"
BONUSES = RULES.parent / "bonuses"


def opening(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))).splitlines()[0]


@pytest.mark.parametrize("heading, module", CONTENTS.items())
def test_a_heading_has_its_module_and_its_tests(heading, module):
    assert opening(RULES / f"{module}.py") == heading + "."
    assert opening(TESTS / "rules" / f"test_{module}.py") == heading.rstrip(".") + "."


def test_there_is_no_module_without_a_heading():
    assert {path.stem for path in RULES.glob("*.py")} == {*CONTENTS.values(), "__init__"}
    assert {path.stem for path in (TESTS / "rules").glob("test_*.py")} == {f"test_{module}" for module in CONTENTS.values()}


def test_each_module_of_bonuses_has_its_tests():
    modules = {path.stem for path in BONUSES.glob("*.py")} - {"__init__", "reading"}  # reading: test_components
    assert {path.stem for path in (TESTS / "bonuses").glob("test_*.py")} == {f"test_{module}" for module in modules}
