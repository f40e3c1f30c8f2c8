"""What work costs, and what was worked out once."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from rocaille.server.prices import BURST, MOST_ADDRESSES, Kept, Prices
from tests.server.serving import Person, Server, deciding


def busy(seconds: float) -> None:
    """Work so long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_who_used_up_the_allowance_waits_and_others_do_not():
    async def tried():
        prices = Prices(0.5)
        order = []

        async def asks(address, times):
            for _ in range(times):
                await prices.worked_out(address, lambda: busy(0.1))
                order.append(address)

        prices.account("greedy").pay(0.5 * BURST + 1.0)
        began = time.monotonic()
        await asyncio.gather(asks("greedy", 2), asks("modest", 2))
        assert order[0] == "modest" and time.monotonic() - began >= 2.0, "what it owes comes at half a second a second"
        assert not prices.account("modest").owes()
        prices.close()

    asyncio.run(asyncio.wait_for(tried(), 60))


def test_what_fails_costs_too():
    def fails() -> float:
        busy(0.05)
        return 1 / 0

    async def tried():
        prices = Prices(0.5)
        with pytest.raises(ZeroDivisionError):
            await prices.worked_out("a", fails)
        assert prices.account("a").bucket.level < 0.5 * BURST - 0.04
        await prices.done("b", lambda: busy(0.05))
        assert prices.account("b").bucket.level < 0.5 * BURST - 0.04
        prices.close()

    asyncio.run(tried())


def test_addresses_that_owe_nothing_are_forgotten():
    prices = Prices(0.5)
    prices.account("owes").pay(100.0)
    for number in range(2 * MOST_ADDRESSES):
        prices.account(str(number))
    assert len(prices._accounts) <= MOST_ADDRESSES + 1 and prices.account("owes").owes()
    prices.close()


def test_only_so_much_is_kept():
    kept: Kept[int, str] = Kept(2)
    for number in (1, 2):
        kept.put(number, "x")
    kept.get(1)
    kept.put(3, "x")
    assert [kept.get(number) for number in (1, 2, 3)] == ["x", None, "x"]


def test_the_whole_story_is_told_again_as_it_goes_on(server: Server):
    """From one match that was played again once, the same as from acts that are all read anew."""
    anna = Person(server)
    anna.make({"game": "alhambra"}, "Anna", "Bea")
    socket = anna.sit_at_socket()
    update = socket.update()
    for _ in range(30):
        seat, decision, seq = deciding(update)
        socket.wish("decide", seat=seat, seq=seq, decision=decision)
        update = socket.until(lambda new, seq=seq: new["seq"] > seq)
        if update["seq"] % 4 == 0 and update["seq"] > 18:
            stories = []
            for _ in range(2):
                socket.messages.clear()
                socket.line.send(json.dumps({"type": "since", "ref": 1, "seq": 0}))
                stories.append(socket.until(lambda new: new["since"] == 0))
            assert stories[0] == stories[1]
            assert [each["seq"] for each in stories[0]["happened"]] == list(range(1, update["seq"] + 1))
            assert stories[0]["sights"] == update["sights"]
    again = Person(server)
    server.stop()
    server.start()
    again.table, again.http = anna.table, anna.http
    fresh = again.sit_at_socket(since=0).update(lambda new: new["since"] == 0)
    assert fresh["happened"][: len(stories[0]["happened"])] == stories[0]["happened"]
