"""What came from which address, for whoever runs the server and has to find out who abuses it: only if asked for.

Addresses are people's. Without the setting none is ever logged. With it, the log says who made a table and who opened and
closed a socket; what is refused is counted and told once a minute, so that whoever is refused a thousand times a second fills
no disk.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from rocaille.server import metrics
from rocaille.server.logs import log

EVERY: Final = 60.0  # seconds
MOST: Final = 1_000  # addresses and reasons that are told apart in that time
OTHERS: Final = "others"


class Traces:
    """Of one process."""

    def __init__(self) -> None:
        self.wanted = False
        self._refusals: Counter[tuple[str, str]] = Counter()

    def of(self, address: str) -> dict[str, Any]:
        """What a line of the log says about an address."""
        return {"address": address} if self.wanted else {}

    def tell(self, event: str, address: str, table: str) -> None:
        if self.wanted:
            log.info(event, extra={"address": address, "table": table})

    def refused(self, reason: str, address: str) -> None:
        metrics.REFUSALS.labels(reason).inc()
        if self.wanted:
            known = (address, reason) in self._refusals or len(self._refusals) < MOST
            self._refusals[address if known else OTHERS, reason] += 1

    def report(self) -> None:
        """Tell what was refused since the last time."""
        counted, self._refusals = self._refusals, Counter()
        for (address, reason), times in counted.items():
            log.info("refused", extra={"address": address, "reason": reason, "times": times})

    async def work(self) -> None:
        """For ever."""
        try:
            while True:
                await asyncio.sleep(EVERY)
                self.report()
        finally:
            self.report()


TRACES: Final = Traces()


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request or a socket comes from; behind a proxy on this machine, as that one says."""
    client = scope.get("client")
    return str(client[0]) if client else ""
