"""Who may ask a bot next, where many want to."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

from rocaille.server.thinking import HINT, NOBODY, SOMEBODY, Turns

COSTS = {"search:5": 5.0, "easy": 0.1, "planner": 1.0}


def served(plan):
    """In which order tables get their turns; `plan` adds who asks, and time passes only while somebody has a turn."""
    clock = [0.0]
    order: list[str] = []

    async def run():
        turns = Turns(lambda: clock[0])

        async def ask(table, bot, times=1, rank=SOMEBODY):
            for _ in range(times):
                async with turns.turn(table, bot, rank):
                    order.append(table)
                    await asyncio.sleep(0)
                    clock[0] += COSTS[bot]

        await plan(ask)

    asyncio.run(asyncio.wait_for(run(), 60))
    return order


def test_a_quick_bot_waits_for_one_slow_thought_and_not_for_all():
    async def plan(ask):
        others = [asyncio.create_task(ask(f"slow{table}", "search:5", 6)) for table in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("quick", "easy", 10), *others)

    order = served(plan)
    places = [place for place, table in enumerate(order) if table == "quick"]
    assert len(order) == 40 and max(later - earlier for earlier, later in pairwise(places)) <= 2, order
    assert Counter(order)["quick"] == 10


def test_a_quick_bot_does_not_wait_for_the_first_thoughts_of_slow_ones():
    async def plan(ask):
        others = [asyncio.create_task(ask(f"slow{table}", "search:5")) for table in range(6) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(ask("quick", "easy"), *others)

    assert served(plan).index("quick") <= 2  # of 31


def test_tables_at_which_nobody_is_come_last():
    async def plan(ask):
        await asyncio.gather(*[ask(f"left{table}", "easy", 3, NOBODY) for table in range(5)], ask("here", "search:5", 3))

    order = served(plan)
    assert [place for place, table in enumerate(order) if table == "here"] == [1, 3, 5] and len(order) == 18


def test_slow_tables_get_their_turns_among_many_quick_ones():
    async def plan(ask):
        await asyncio.gather(ask("slow", "search:5", 3), *[ask(f"quick{table}", "easy", 200) for table in range(3)])

    order = served(plan)
    assert len(order) == 603
    assert max(place for place, table in enumerate(order) if table == "slow") < 550, "nobody is put off until all are done"


def test_a_hint_comes_before_bots():
    async def plan(ask):
        await asyncio.gather(*[ask(f"quick{table}", "easy", 3) for table in range(5)], ask("person", "planner", rank=HINT))

    assert served(plan).index("person") == 1


def test_who_gives_up_waiting_keeps_nobody_waiting():
    async def plan(ask):
        first, second, third = [asyncio.create_task(ask(name, "search:5")) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)

    assert served(plan) == ["a", "c"]
