"""Each heading of the expansion's rulebook has its module, which opens with that heading, and its tests, which do too."""

import pytest

from rocaille.games.rokoko.jeweller.rules import CONTENTS
from tests.rokoko.test_contents import RULES as BASE_RULES
from tests.rokoko.test_contents import TESTS as BASE_TESTS
from tests.rokoko.test_contents import opening

TESTS = BASE_TESTS / "jeweller"
RULES = BASE_RULES.parent / "jeweller" / "rules"


def test_there_are_thirteen_headings():
    assert len(CONTENTS) == len(set(CONTENTS.values())) == 13


@pytest.mark.parametrize("heading, module", CONTENTS.items())
def test_a_heading_has_its_module_and_its_tests(heading, module):
    assert opening(RULES / f"{module}.py") == heading + "."
    assert opening(TESTS / f"test_{module}.py") == heading + "."


def test_there_is_no_module_without_a_heading():
    assert {path.stem for path in RULES.glob("*.py")} == {*CONTENTS.values(), "__init__"}
