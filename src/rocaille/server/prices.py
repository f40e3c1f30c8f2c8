"""What is asked for costs the time that it takes, out of an allowance that each address has.

What takes long is worked out beside the event loop, by one thread: so it competes with the loop once, however many ask. Each
address has one thing done at a time, and waits when it has used up its allowance; others do not wait for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from rocaille.server.buckets import Bucket

BURST: Final = 2.0  # so many seconds' worth at once
TOGETHER: Final = 2.0  # so many times as much as one address has what all of them have together
MOST_ADDRESSES: Final = 10_000
HURRY: Final = 0.01  # seconds that somebody at least waits who has to
K = TypeVar("K")
T = TypeVar("T")


class Account:
    """The working time that an address may still ask for."""

    __slots__ = ("bucket", "rate", "turn")

    def __init__(self, rate: float) -> None:
        self.rate: Final = rate  # seconds a second
        self.bucket: Final = Bucket(rate * BURST, time.monotonic())
        self.turn: Final = asyncio.Lock()

    def pay(self, seconds: float) -> None:
        self.bucket.level -= seconds

    def owes(self) -> bool:
        """Whether it has to wait."""
        return not self.bucket.take(self.rate, self.rate * BURST, time.monotonic(), 0.0)

    async def afford(self) -> None:
        """Wait until nothing is owed."""
        while self.owes():
            await asyncio.sleep(max(HURRY, -self.bucket.level / self.rate))


class Kept(Generic[K, T]):
    """What was worked out lately, for whoever asks the same."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._found: Final[OrderedDict[K, T]] = OrderedDict()

    def get(self, key: K) -> T | None:
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def put(self, key: K, found: T) -> None:
        self._found[key] = found
        self._found.move_to_end(key)
        if len(self._found) > self._most:
            self._found.popitem(last=False)

    def clear(self) -> None:
        self._found.clear()


class Prices:
    """The accounts of all addresses and of all together, and the thread that works for them."""

    def __init__(self, rate: float) -> None:
        self._rate: Final = rate
        self._all: Final = Account(rate * TOGETHER)
        self._accounts: dict[str, Account] = {}
        self._thread: Final = ThreadPoolExecutor(1, "work")

    def account(self, address: str) -> Account:
        found = self._accounts.get(address)
        if found is None:
            if len(self._accounts) >= MOST_ADDRESSES:
                self._accounts = {
                    who: each
                    for who, each in self._accounts.items()
                    if each.turn.locked() or each.bucket.level < each.rate * BURST
                }
            found = self._accounts[address] = Account(self._rate)
        return found

    async def worked_out(self, address: str, work: Callable[[], T]) -> T:
        """By the thread, when the address has its turn and can afford it."""

        def measured() -> T:
            began = time.thread_time()
            try:
                return work()
            finally:
                self._paid(account, time.thread_time() - began)

        async with self._turn(address) as account:
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured)

    async def done(self, address: str, work: Callable[[], T]) -> T:
        """The same on the event loop, for what is short or has to be done there."""
        async with self._turn(address) as account:
            began = time.thread_time()
            try:
                return work()
            finally:
                self._paid(account, time.thread_time() - began)

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[Account]:
        """One thing at a time for each address, in turns, as long as they and all together can afford it."""
        account = self.account(address)
        async with account.turn:
            await account.afford()
            async with self._all.turn:
                await self._all.afford()
            yield account

    def _paid(self, account: Account, seconds: float) -> None:
        account.pay(seconds)
        self._all.pay(seconds)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
