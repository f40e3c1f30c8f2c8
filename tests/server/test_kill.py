"""Killed again and again in the middle of play, the server has forgotten nothing that anybody saw, and no match is stuck.

`make kills` does it two hundred times on each database.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.serving import PATIENCE, deciding

KILLS = int(os.environ.get("ROCAILLE_KILLS", "40"))
MATCHES = 4
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)


class Player:
    """Plays as fast as it can, remembers what was accepted and seen, and comes back after each kill."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.port, self.table, self.token = port, table, token
        self.accepted: dict[int, int] = {}  # seat, by the act that its decision became
        self.seen = 0
        self.over = False
        self.dice = random.Random(table)

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.over:
            with suppress(*LOST):
                await self._at_the_table(until)
            await asyncio.sleep(0.02)

    async def _at_the_table(self, until: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket?since={self.seen}"
        async with connect(
            address,
            additional_headers={"Cookie": f"rocaille={self.token}"},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
        ) as socket:
            asked: dict[int, int] = {}
            while not until.is_set():
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "update":
                    assert message["seq"] >= self.seen, "the server has forgotten something that was seen"
                    self.seen = message["seq"]
                    if message["status"] == "over":
                        self.over = True
                        return
                    choice = self._choice(message)
                    if choice:
                        seat, decision, seq = choice
                        asked[seq] = seat
                        await socket.send(
                            json.dumps({"type": "decide", "ref": seq, "seat": seat, "seq": seq, "decision": decision})
                        )
                elif message["type"] == "accepted":
                    self.accepted[message["seq"]] = asked[message["ref"]]
                elif message["type"] == "refused":
                    assert message["reason"] in ("not_for_now", "bot_stands_in", "match_over", "server_stops"), message

    def _choice(self, update: dict[str, Any]) -> tuple[int, dict[str, str], int] | None:
        found = deciding(update)
        if found is None:
            return None
        seat, _, seq = found
        options = next(each["options"] for each in update["sights"] if each["seat"] == seat)
        return seat, self.dice.choice(options), seq


async def make(port: int, number: int) -> Player:
    """A match of two people at one screen and a bot, or of people only."""
    game, third = (("rokoko", {"bot": "random"}), ("alhambra", {"name": "C"}))[number % 2]
    setting = {"game": game, "players": 3, "grace": 0.0, "patience": 3600.0}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
        while True:
            with suppress(*LOST):
                made = await http.post("/api/tables", json={"setting": setting, "seats": [{"name": "A"}, {"name": "B"}, third]})
                if made.status_code == 201:
                    return Player(port, made.json()["table"]["id"], made.cookies["rocaille"])
            await asyncio.sleep(0.02)


async def evening(port: int, kill: Any, kills: int) -> list[Player]:
    stop = asyncio.Event()
    players = [await make(port, number) for number in range(MATCHES)]
    tasks = {asyncio.create_task(player.play(stop)) for player in players}
    dice = random.Random(9)
    for number in range(kills):
        if number % 4:  # in the middle of play; otherwise at any moment, while it starts as well
            await progress(players)
        await asyncio.sleep(dice.uniform(0.0, 0.2))
        await asyncio.to_thread(kill)
        for player in [player for player in players if player.over and not hasattr(player, "followed")]:
            player.followed = True  # type: ignore[attr-defined]
            players.append(await make(port, len(players)))
            tasks.add(asyncio.create_task(players[-1].play(stop)))
    decided = sum(len(player.accepted) for player in players)
    until = time.monotonic() + 4 * PATIENCE
    while any(not player.over for player in players) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    assert all(player.over for player in players), "a match is stuck"
    stop.set()
    await asyncio.gather(*tasks)
    assert decided > 2 * kills, "hardly anything was played"
    return players


async def progress(players: list[Player]) -> None:
    """Wait until a few more decisions were accepted."""
    before = sum(len(player.accepted) for player in players)
    until = time.monotonic() + PATIENCE
    while sum(len(player.accepted) for player in players) < before + 3:
        if all(player.over for player in players):
            return
        assert time.monotonic() < until, "nothing goes on"
        await asyncio.sleep(0.005)


async def all_acts(player: Player) -> dict[int, dict[str, Any]]:
    """What the table says happened, from its first act on."""
    player.seen = 0
    address = f"ws://127.0.0.1:{player.port}/api/tables/{player.table}/socket?since=0"
    headers = {"Cookie": f"rocaille={player.token}"}
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "update":
                return {happened["seq"]: happened for happened in message["happened"]}


def test_nothing_is_lost_and_nothing_stuck_when_the_server_is_killed(database, tmp_path):
    with (
        open(tmp_path / "log", "wb") as log,
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.reborn", database], stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        assert process.stdout is not None
        port = int(process.stdout.readline())
        current = [int(process.stdout.readline())]

        def kill() -> None:
            os.kill(current[0], signal.SIGKILL)
            current[0] = int(process.stdout.readline())

        try:
            players = asyncio.run(evening(port, kill, KILLS))
            for player in players:
                seen, acts = player.seen, asyncio.run(all_acts(player))
                assert list(acts) == list(range(1, len(acts) + 1)) and len(acts) >= seen
                for seq, seat in player.accepted.items():
                    assert acts[seq]["act"] == "decided" and acts[seq]["seat"] == seat
        finally:
            process.kill()
            with suppress(ProcessLookupError):
                os.kill(current[0], signal.SIGKILL)
