"""A component table with other values than the published ones."""

import copy
from typing import Any

from rocaille.games.rokoko.game import COMPONENTS, VERSION
from rocaille.kernel.components import published


def other_values(**changes: Any) -> dict[str, Any]:
    """The published table with one dress dearer, which is enough to be another table."""
    table = copy.deepcopy(published(COMPONENTS, VERSION))
    table["dresses"]["tiles"][0][8] = 7
    table.update(changes)
    return table
