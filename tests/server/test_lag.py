"""The event loop under load: bots think hard, people play fast, matches are replayed, and nobody waits 20 ms for it."""

from __future__ import annotations

import asyncio
import re
import statistics

from tests.server.serving import Person, Server, deciding
from tests.server.test_kill import Player
from tests.server.test_playing import latest

LONGEST = 0.020
TABLES = 20
WINDOWS = 12  # of a second


def longest(person: Person) -> list[float]:
    """How long the loop was at work, and how long it was kept, at most since this was last asked."""
    page = person.ask("GET", "/metrics").text
    return [float(re.search(rf"^rocaille_longest_{what}_seconds (\S+)", page, re.MULTILINE)[1]) for what in ("work", "block")]


def test_the_event_loop_is_never_blocked_for_long(sqlite, tmp_path):
    """The server's own work never keeps it for 20 ms. Nor does anything else, like a file or a lock that it waits for; but that
    cannot be told from a thread that a busy machine keeps from running, which may happen in some seconds, not in most."""
    server = Server(sqlite, log=tmp_path / "log")
    person = Person(server)
    try:
        players = []
        for number in range(TABLES):
            game = ("rokoko", "alhambra")[number % 2]
            options = {"jeweller": True} if number % 4 == 0 else {}
            person.make({"game": game, "options": options, "grace": 0.0}, "Anna", "Bea", "bot:medium", "bot:search:20i")
            players.append(Player(server.port, person.table, person.token))
        longest(person)  # what was before does not count: games are made ready when they are first used
        works, blocks = asyncio.run(play(players, person))
        assert sum(len(player.accepted) for player in players) > TABLES
        assert 0.0 < max(works) < LONGEST, f"at work for {max(works) * 1000:.0f} ms"
        assert statistics.median(blocks) < LONGEST, f"kept for {[round(block * 1000) for block in blocks]} ms"
    finally:
        server.stop()


async def play(players: list[Player], person: Person) -> tuple[list[float], list[float]]:
    """Everybody at once; how long the loop was at work, and how long it was kept, at most in each second."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    works, blocks = [], []
    for _ in range(WINDOWS):
        await asyncio.sleep(1)
        await asyncio.to_thread(person.ask, "GET", f"/api/tables/{players[0].table}/replay?seat=0&language=de")
        await asyncio.to_thread(person.ask, "GET", "/api/tables")
        work, block = await asyncio.to_thread(longest, person)
        works.append(work)
        blocks.append(block)
    stop.set()
    await asyncio.gather(*tasks)
    return works, blocks


def test_many_windows_at_one_table_do_not_block_the_loop(sqlite, tmp_path):
    """What is told to all of them is put together once for each who sees the same."""
    server = Server(sqlite, log=tmp_path / "log")
    person = Person(server)
    try:
        person.make({"game": "rokoko", "options": {"jeweller": True}, "time": {"seconds": 1000}}, "Anna", "Bea", "Cleo", "Dora")
        lines = [person.sit_at_socket(since=0, language="de") for _ in range(90)]
        now = [line.update() for line in lines]
        longest(person)
        works = []
        for _ in range(12):
            found = deciding(now[0])
            assert found
            seat, decision, seq = found
            number = lines[0].wish("decide", seat=seat, seq=seq, decision=decision)["seq"]
            now = [latest(line, number) for line in lines]
            works.append(longest(person)[0])
        assert 0.0 < statistics.median(works) < LONGEST, f"at work for {[round(work * 1000) for work in works]} ms"
    finally:
        server.stop()
