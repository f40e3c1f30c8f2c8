# not compiled
"""Classes that games of other packages may inherit from, although ours are compiled and theirs are not."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # the compiler knows it by this name, and takes it away
else:

    def mypyc_attr(**settings: Any) -> Any:
        """What is not compiled needs no permission."""
        return lambda kind: kind
