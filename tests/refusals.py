"""What a component table is refused for."""

from collections.abc import Callable
from typing import Any

import pytest

from rocaille.kernel.decision import Refused


def refusal_of(check: Callable[[dict[str, Any]], None], table: Any) -> tuple[str, str, str]:
    """Where the table is wrong, what is there, what would be right: a key with its details."""
    return refusal_with_reason(check, table)[:3]


def refusal_with_reason(check: Callable[[dict[str, Any]], None], table: Any) -> tuple[str, str, str, str]:
    """The same, and why: `page 5` of the rulebook, `limit` of the program, or `form`."""
    with pytest.raises(Refused) as refused:
        check(table)
    assert refused.value.key == "components_wrong"
    details = dict(refused.value.details)
    where, found, right = (details.pop(key) for key in ("where", "found", "right_key"))
    kind, page, _ = (details.pop(key) for key in ("kind", "page", "option"))
    reason = f"page {page}" if page else kind
    return where, found, " ".join([right, *map(str, details.values())]), reason


def each_refused(wrong: list[tuple[Any, str, str, str, str]]) -> pytest.MarkDecorator:
    """A test for each change and what it is refused for."""
    cases = [pytest.param(change, tuple(told), id=f"{n} {told[0]}") for n, (change, *told) in enumerate(wrong)]
    return pytest.mark.parametrize("change, told", cases)
