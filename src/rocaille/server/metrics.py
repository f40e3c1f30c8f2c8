"""What Prometheus is told: numbers about the whole, nothing about anybody."""
from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from threading import get_native_id
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

READY: Final = Gauge("rocaille_ready", "1 when all matches of the database go on", registry=REGISTRY)
TABLES: Final = Gauge("rocaille_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("rocaille_sockets", "Open sockets", registry=REGISTRY)
ACTS: Final = Counter("rocaille_acts", "Acts that were kept", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("rocaille_refusals", "What was refused", ["reason"], registry=REGISTRY)
KEEPING: Final = Histogram("rocaille_keeping_seconds", "From a wish to its answer", buckets=_FAST, registry=REGISTRY)
THINKING: Final = Histogram("rocaille_thinking_seconds", "How long bots thought", buckets=_FAST, registry=REGISTRY)
LAG: Final = Histogram("rocaille_lag_seconds", "How late the event loop came", buckets=_FAST, registry=REGISTRY)
LONGEST_LAG: Final = Gauge("rocaille_longest_lag_seconds", "How late the event loop came at most", registry=REGISTRY)
LONGEST_BLOCK: Final = Gauge("rocaille_longest_block_seconds", "The same without the time that it waited for a processor",
                             registry=REGISTRY)
INTERVAL: Final = 0.005


async def watch_lag() -> None:
    """Measure how long the event loop keeps somebody waiting."""
    loop = asyncio.get_running_loop()
    longest = longest_block = 0.0
    with Queue() as queue:
        while True:
            due, queued = loop.time() + INTERVAL, queue.waited()
            await asyncio.sleep(INTERVAL)
            lag = max(0.0, loop.time() - due)
            LAG.observe(lag)
            if lag > longest:
                longest = lag
                LONGEST_LAG.set(lag)
            if lag > longest_block and (block := lag - (queue.waited() - queued)) > longest_block:
                longest_block = block
                LONGEST_BLOCK.set(block)


class Queue:
    """How long this thread has waited for a processor that others had; always 0 where the system does not tell."""

    def __enter__(self) -> Queue:
        self._file: int | None = None
        with suppress(OSError):
            self._file = os.open(f"/proc/self/task/{get_native_id()}/schedstat", os.O_RDONLY)
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            os.close(self._file)

    def waited(self) -> float:
        return int(os.pread(self._file, 64, 0).split()[1]) / 1e9 if self._file is not None else 0.0


def page() -> bytes:
    return generate_latest(REGISTRY)
