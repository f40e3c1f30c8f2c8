"""Who may ask a bot next, where many want to."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise

from rocaille.server.turns import ALONE, HINT, MOST_REMEMBERED, MOVE, Turn, Turns

COSTS = {"search:5": 5.0, "easy": 0.1, "planner": 1.0}


def served(plan):
    """In which order tables get their turns; `plan` adds who asks, and time passes only while somebody has a turn."""
    clock = [0.0]
    order: list[str] = []

    async def run():
        turns = Turns(lambda: clock[0])

        async def ask(table, bot, times=1, kind=MOVE, person=None):
            for _ in range(times):
                async with turns.turn(Turn(kind, person or f"who sits at {table}", table, bot)):
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
        await asyncio.gather(*[ask(f"left{table}", "easy", 3, ALONE) for table in range(5)], ask("here", "search:5", 3))

    order = served(plan)
    assert [place for place, table in enumerate(order) if table == "here"] == [1, 3, 5] and len(order) == 18


def test_slow_tables_get_their_turns_among_many_quick_ones():
    async def plan(ask):
        await asyncio.gather(ask("slow", "search:5", 3), *[ask(f"quick{table}", "easy", 200) for table in range(3)])

    order = served(plan)
    assert len(order) == 603
    assert max(place for place, table in enumerate(order) if table == "slow") < 550, "nobody is put off until all are done"


def test_a_hint_comes_after_a_bot_for_which_people_wait_and_before_one_that_plays_alone():
    async def plan(ask):
        bots = [ask("alone", "easy", 3, ALONE), ask("people", "easy", 3, MOVE)]
        await asyncio.gather(ask("first", "easy"), *bots, ask("asks", "planner", 3, HINT))

    order = served(plan)
    assert order.index("people") == 1 and order.index("asks") == 2, order
    assert order.index("asks") < order.index("alone")


def test_hints_without_end_leave_bots_most_of_the_time():
    async def plan(ask):
        hints = [asyncio.create_task(ask(f"asks{number}", "planner", 50, HINT)) for number in range(20)]
        await asyncio.sleep(0)
        await ask("people", "easy", 40)
        for hint in hints:
            hint.cancel()

    order = served(plan)
    places = [place for place, table in enumerate(order) if table == "people"]
    assert len(places) == 40 and max(later - earlier for earlier, later in pairwise(places)) <= 2, order


def test_bots_without_end_leave_hints_their_share():
    async def plan(ask):
        bots = [asyncio.create_task(ask(f"people{number}", "planner", 100)) for number in range(5)]
        await asyncio.sleep(0)
        await ask("asks", "planner", 20, HINT)
        for each in bots:
            each.cancel()

    order = served(plan)
    assert 80 <= len(order) <= 110, "a fifth"


def test_many_tables_of_one_person_get_the_share_of_one_person():
    async def plan(ask):
        many = [asyncio.create_task(ask(f"many{table}", "planner", 10, MOVE, "greedy")) for table in range(20)]
        await asyncio.sleep(0)
        await ask("one", "planner", 10, MOVE, "modest")
        for each in many:
            each.cancel()

    order = served(plan)
    places = [place for place, table in enumerate(order) if table == "one"]
    assert len(places) == 10 and max(later - earlier for earlier, later in pairwise(places)) <= 2, order


def test_who_gives_up_waiting_keeps_nobody_waiting():
    async def plan(ask):
        first, second, third = [asyncio.create_task(ask(name, "search:5")) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)

    assert served(plan) == ["a", "c"]


def test_who_gives_up_just_when_called_gives_the_turn_back():
    async def plan(ask):
        first, second, third = [asyncio.create_task(ask(name, "easy")) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        await first
        second.cancel()
        await third

    assert served(plan)[-1] == "c"


def test_people_who_are_done_are_forgotten():
    async def run():
        turns = Turns()
        for number in range(3 * MOST_REMEMBERED):
            async with turns.turn(Turn(MOVE, f"person {number}", "t", f"bot{number}")):
                pass
        return turns

    turns = asyncio.run(run())
    assert len(turns._whole.parts[MOVE].parts) <= MOST_REMEMBERED + 2 and len(turns._took) <= MOST_REMEMBERED + 2
