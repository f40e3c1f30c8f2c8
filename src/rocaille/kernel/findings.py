# not compiled
"""All that is wrong with a component table: where it stands, what is there, what would be right, and says who.

A rulebook says so, and the finding names the page; or no rulebook forbids it, but it is more than this program can hold; or it
is not written as a component table is. So whoever types in a printed game learns whether to look at the box or to ask for
a larger program.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeGuard

from rocaille.kernel.decision import Refused

Kind = Literal["rulebook", "limit", "form"]
RULEBOOK: Final = "rulebook"
LIMIT: Final = "limit"
FORM: Final = "form"
NOT_THERE: Final = "–"  # what is said to be there where nothing is
_LONGEST: Final = 200


class Page(NamedTuple):
    """Where a rulebook says something: 0 if its pages are not known. `option` is the one whose rulebook it is."""

    number: int
    option: str = ""


class Range(NamedTuple):
    """From `low` to `high`; what is below or above breaks the rulebook there, or is more than the program can hold."""

    low: int
    high: int
    below: Page | None = None
    above: Page | None = None


def stated(low: int, high: int, page: Page) -> Range:
    """A range that a rulebook states."""
    return Range(low, high, page, page)


class Finding(NamedTuple):
    """One thing that is wrong. `right` is the key of what would be right, with `details` that go with it."""

    kind: Kind
    where: str  # as in the file: dresses.tiles[3].sale, counted from 1
    found: str
    right: str
    details: dict[str, object]
    page: Page | None = None  # of the rulebook that it breaks

    def refusal(self) -> Refused:
        return Refused(
            "components_wrong",
            where=self.where,
            found=self.found,
            right_key=self.right,
            **self.details,
            kind=self.kind,
            page=self.page.number if self.page else 0,
            option=self.page.option if self.page else "",
        )


def refuse_first(findings: Sequence[Finding]) -> None:
    """Refuse a table of which anything was found."""
    if findings:
        raise findings[0].refusal()


class Inspection:
    """A table being looked through. Each look says whether what it saw can be used, and notes it if not."""

    def __init__(self) -> None:
        self.findings: Final[list[Finding]] = []

    def wrong(self, where: str, found: object, right: str, page: Page | None = None, **details: object) -> None:
        """Note what breaks the rulebook on that page; without one, what is more than the program can hold."""
        self._note(RULEBOOK if page else LIMIT, where, found, right, page, details)

    def malformed(self, where: str, found: object, right: str, **details: object) -> None:
        """Note what is not written as a component table is."""
        self._note(FORM, where, found, right, None, details)

    def _note(self, kind: Kind, where: str, found: object, right: str, page: Page | None, details: dict[str, object]) -> None:
        self.findings.append(Finding(kind, where, _shown(found), right, details, page))

    def part(self, table: Any, key: str, kind: type, path: str = "") -> Any:
        """A part of a table, of the right kind: a dict or a list; None if there is none."""
        found = table.get(key) if isinstance(table, dict) else None
        if isinstance(found, kind):
            return found
        self.malformed(path + key, found, "a_table" if kind is dict else "a_list")
        return None

    def number(self, value: object, range: Range, where: str) -> bool:
        """A whole number within a range."""
        if not is_number(value):
            self.malformed(where, value, "a_number", low=range.low, high=range.high)
            return False
        page = range.below if value < range.low else range.above
        if not range.low <= value <= range.high:
            self.wrong(where, value, "a_number", page, low=range.low, high=range.high)
            return False
        return True

    def numbers(self, value: object, range: Range, where: str, many: Range) -> list[int] | None:
        """A list of numbers, neither too short nor too long; None if it has any that cannot be used."""
        details = {"least": many.low, "most": many.high}
        if not isinstance(value, list):
            self.malformed(where, value, "so_many_numbers", **details)
            return None
        if not many.low <= len(value) <= many.high:
            page = many.below if len(value) < many.low else many.above
            self.wrong(where, value, "so_many_numbers", page, **details)
            return None
        fine = [self.number(each, range, f"{where}[{at}]") for at, each in enumerate(value, 1)]
        return value if all(fine) else None

    def one_of(self, value: object, words: Sequence[str], where: str, page: Page | None = None) -> bool:
        """One of these words, by a rulebook; without a page, by how a table is written."""
        if value in words:
            return True
        shown = ", ".join(words) if all(words) else json.dumps(words)
        if page:
            self.wrong(where, value, "one_of", page, words=shown)
        else:
            self.malformed(where, value, "one_of", words=shown)
        return False

    def rows(self, table: dict[str, Any], key: str, columns: list[str], where: str) -> list[tuple[int, list[Any]]] | None:
        """The rows of a table that names its columns, counted from 1; those that cannot be used are left out."""
        if table.get("columns") != columns:
            self.malformed(f"{where}.columns", table.get("columns"), "exactly", value=json.dumps(columns))
            return None
        found = self.part(table, key, list, where + ".")
        if found is None:
            return None
        usable = []
        for at, row in enumerate(found, 1):
            if isinstance(row, list) and len(row) == len(columns):
                usable.append((at, row))
            else:
                self.malformed(f"{where}.{key}[{at}]", row, "so_many_values", count=len(columns))
        return usable


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(found: object) -> str:
    try:
        shown = NOT_THERE if found is None else found if isinstance(found, str) else json.dumps(found, default=str)
    except ValueError:
        shown = "…"  # an integer of thousands of digits
    return shown if len(shown) <= _LONGEST else shown[:_LONGEST] + " …"
