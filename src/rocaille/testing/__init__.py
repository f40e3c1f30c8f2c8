"""What every game has to keep, for the tests of games: ours, and those of other packages.

    from rocaille.testing import Case, watch

    watch(Case("my_game"), players=3, seed=7)

`watch` plays a random game and asserts at every decision what must hold whatever the rules are.
"""

from rocaille.testing.battery import watch, watch_decisions
from rocaille.testing.cases import Case

__all__ = ["Case", "watch", "watch_decisions"]
