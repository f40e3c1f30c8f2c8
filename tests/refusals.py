"""What a component table is refused for."""

from collections.abc import Callable

import pytest

from rocaille.kernel.decision import Refused


def refusal_of(check: Callable[[dict], None], table: object) -> tuple[str, str, str]:
    """Where the table is wrong, what is there, what would be right: a key with its details."""
    with pytest.raises(Refused) as refused:
        check(table)
    assert refused.value.key == "components_wrong"
    details = refused.value.details
    words = [str(value) for key, value in details.items() if key not in ("where", "found", "right_key")]
    return details["where"], details["found"], " ".join([details["right_key"], *words])
