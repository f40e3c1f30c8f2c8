"""The event loop under load: bots think hard, people play fast, matches are replayed, and nobody waits 20 ms for it."""
from __future__ import annotations

import asyncio
import re

from tests.server.serving import Person, Server
from tests.server.test_kill import Player

LONGEST = 0.020
TABLES = 20


def longest(person: Person, what: str) -> float:
    """How late the loop was at most, with or without the time that it waited for a processor."""
    page = person.ask("GET", "/metrics").text
    return float(re.search(rf"^rocaille_longest_{what}_seconds (\S+)", page, re.MULTILINE)[1])


def test_the_event_loop_is_never_blocked_for_long(sqlite, tmp_path):
    server = Server(sqlite, log=tmp_path / "log")
    person = Person(server)
    try:
        players = []
        for number in range(TABLES):
            game = ("rokoko", "alhambra")[number % 2]
            options = {"jeweller": True} if number % 4 == 0 else {}
            person.make({"game": game, "options": options, "grace": 0.0}, "Anna", "Bea", "bot:medium", "bot:search:20i")
            players.append(Player(server.port, person.table, person.token))
        asyncio.run(play(players, person))
        lag, block = longest(person, "lag"), longest(person, "block")
        assert sum(len(player.accepted) for player in players) > TABLES
        assert 0.0 < block < LONGEST, f"{block * 1000:.0f} ms; {lag * 1000:.0f} ms with what other programs took"
    finally:
        server.stop()


async def play(players: list[Player], person: Person) -> None:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    for _ in range(10):
        await asyncio.sleep(1)
        await asyncio.to_thread(person.ask, "GET", f"/api/tables/{players[0].table}/replay?seat=0")
        await asyncio.to_thread(person.ask, "GET", "/api/tables")
    stop.set()
    await asyncio.gather(*tasks)
