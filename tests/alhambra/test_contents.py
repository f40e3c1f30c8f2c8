"""Each heading of the rulebook has its module, which opens with that heading, and its tests."""

import ast
from pathlib import Path

import pytest

from rocaille.games.alhambra.rules import CONTENTS

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "src" / "rocaille" / "games" / "alhambra" / "rules"


@pytest.mark.parametrize(("heading", "module"), CONTENTS.items())
def test_a_heading_has_its_module_and_its_tests(heading, module):
    opening = ast.get_docstring(ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8")))
    assert opening.splitlines()[0] == heading + "."
    assert (Path(__file__).parent / "rules" / f"test_{module}.py").exists()


def test_every_module_has_a_heading():
    assert {file.stem for file in RULES.glob("*.py")} - {"__init__"} == set(CONTENTS.values())
