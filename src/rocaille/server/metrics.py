"""What Prometheus is told: numbers about the whole, nothing about anybody."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from threading import get_native_id
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

READY: Final = Gauge("rocaille_ready", "1 when all matches that are not asleep go on", registry=REGISTRY)
TABLES: Final = Gauge("rocaille_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("rocaille_sockets", "Open sockets", registry=REGISTRY)
ACTS: Final = Counter("rocaille_acts", "Acts that were kept", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("rocaille_refusals", "What was refused", ["reason"], registry=REGISTRY)
KEEPING: Final = Histogram("rocaille_keeping_seconds", "From a wish to its answer", buckets=_FAST, registry=REGISTRY)
THINKING: Final = Histogram("rocaille_thinking_seconds", "How long bots thought", buckets=_FAST, registry=REGISTRY)
LAG: Final = Histogram("rocaille_lag_seconds", "How late the event loop came", buckets=_FAST, registry=REGISTRY)
INTERVAL: Final = 0.005


class Longest:
    """The most since somebody last asked."""

    def __init__(self, name: str, text: str) -> None:
        self.most = 0.0
        Gauge(name, text + ", since this was last asked", registry=REGISTRY).set_function(self._told)

    def observe(self, value: float) -> None:
        self.most = max(self.most, value)

    def _told(self) -> float:
        most, self.most = self.most, 0.0
        return most


LONGEST_LAG: Final = Longest("rocaille_longest_lag_seconds", "How late the event loop came at most")
LONGEST_BLOCK: Final = Longest("rocaille_longest_block_seconds", "The same without the time that it waited for a processor")
LONGEST_WORK: Final = Longest("rocaille_longest_work_seconds", "The part of it in which the server itself was at work")


async def watch_lag() -> None:
    """Measure how long the event loop keeps somebody waiting, and how much of that is the server's own doing.

    A processor that others have, and a thread that has to wait for one while it holds the interpreter, make it late as well.
    """
    loop = asyncio.get_running_loop()
    with Queue() as queue:
        while True:
            due, queued, worked = loop.time() + INTERVAL, queue.waited(), time.process_time()
            await asyncio.sleep(INTERVAL)
            lag = max(0.0, loop.time() - due)
            block = lag - (queue.waited() - queued)
            LAG.observe(lag)
            LONGEST_LAG.observe(lag)
            LONGEST_BLOCK.observe(block)
            LONGEST_WORK.observe(min(block, time.process_time() - worked))


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
