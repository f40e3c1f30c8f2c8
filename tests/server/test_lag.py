"""The event loop under load: bots think hard, people play fast, matches are replayed, and nobody waits 20 ms for it."""
from __future__ import annotations

import asyncio
import re
import subprocess
import sys

from tests.server.serving import Person, Server
from tests.server.test_kill import Player

LONGEST = 0.020
TABLES = 20
WATCHER = """
import time
longest = 0.0
while True:
    due = time.perf_counter() + 0.005
    time.sleep(0.005)
    late = time.perf_counter() - due
    if late > longest:
        longest = late
        print(longest, flush=True)
"""


def longest_lag(person: Person) -> float:
    """How late the loop was at most."""
    page = person.ask("GET", "/metrics").text
    return float(re.search(r"^rocaille_longest_lag_seconds (\S+)", page, re.MULTILINE)[1])


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
        with subprocess.Popen([sys.executable, "-c", WATCHER], stdout=subprocess.PIPE, text=True) as watcher:
            asyncio.run(play(players, person))
            longest = longest_lag(person)
            watcher.kill()
            busy = float(watcher.stdout.read().split()[-1])  # so late is one who does nothing but sleep
        assert sum(len(player.accepted) for player in players) > TABLES
        assert longest < LONGEST + busy, f"{longest * 1000:.0f} ms; the machine itself {busy * 1000:.0f} ms"
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
