"""Follows one decision of Rokoko, “rent 2.3” or the like, from a client's message to what another seat is told of it.

Run as a program, interpreted, and with a database's address. Prints the files whose functions are handed the message,
the decision, the act that it becomes or the event that follows: what carries it, and not what else is worked out on the way.
"""

import asyncio
import json
import random
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any, cast

import rocaille
from rocaille.server.asgi import Scope, Send
from rocaille.server.config import Limits
from rocaille.server.database import address
from rocaille.server.hall import Hall, SeatPlan
from rocaille.server.messages import WISHES
from rocaille.server.sockets import Connection
from rocaille.server.storage import Storage
from rocaille.server.thinking import BotProcesses
from rocaille.table.setting import Setting

ROOT = Path(rocaille.__file__).parent
CARRIERS = ("Decide", "Decided", "Event", "Past", "Happened", "EventView", "Update")
MOST_GAMES = 20


class Trace:
    """The files that what is followed passes through."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.decision: object = None
        self.written: object = None
        self.on = False

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and self.on and file.startswith(str(ROOT)):
            names = frame.f_code.co_varnames[: frame.f_code.co_argcount + frame.f_code.co_kwonlyargcount]
            if any(self.carries(frame.f_locals.get(name)) for name in names if name != "self"):
                self.files.add(Path(file).relative_to(ROOT).as_posix())

    def carries(self, what: object, depth: int = 0) -> bool:
        if what is self.decision or what == self.written or type(what).__name__ in CARRIERS:
            return True
        if isinstance(what, str):
            return '"decide' in what
        if isinstance(what, bytes):
            return b'"decide' in what
        if isinstance(what, dict):
            what = list(what.values())
        return isinstance(what, (list, tuple)) and depth < 4 and any(self.carries(item, depth + 1) for item in what[:20])


async def walk(database: str, trace: Trace) -> None:
    storage, thinkers = await Storage.open(address(database)), BotProcesses(1)
    hall = Hall(storage, thinkers, Limits())
    try:
        for _ in range(MOST_GAMES):
            if await _rents(hall, trace):
                return
        sys.exit("nobody ever rented out a dress")
    finally:
        await hall.stop()
        thinkers.close()
        await storage.close()


async def _rents(hall: Hall, trace: Trace) -> bool:
    """Whether somebody rents out a dress before the match ends; others decide at random."""
    match = (await hall.make(Setting("rokoko", 2), [SeatPlan("Anna"), SeatPlan("Bea")], "192.0.2.1")).match
    heard: list[Any] = []

    async def send(message: Any) -> None:
        heard.append(message)

    scope = {"client": ("192.0.2.1", 1), "headers": [], "query_string": b"language=en", "path": ""}
    connections = [Connection(cast(Scope, scope), cast(Send, send), match, seat.person, 0) for seat in match.table.seats]
    for connection in connections:
        match.enter(connection)
    table = match.table
    while seats := table.to_decide():
        options = table.options(seats[0])
        rents = [option for option in options if option.word == "rent"]
        decision = (rents or [random.choice(options)])[0]
        trace.decision, trace.written, trace.on = decision, table.game.notation.to_json(decision), bool(rents)
        message = {"type": "decide", "ref": 1, "seat": seats[0], "seq": table.seq, "decision": trace.written}
        heard.clear()
        await connections[seats[0]].fulfil(WISHES.decode(json.dumps(message)))
        while not any('"event":"rents' in told.get("text", "") for told in heard) if rents else False:
            await asyncio.sleep(0.01)
        trace.on = False
        if rents:
            return True
    return False


if __name__ == "__main__":
    found = Trace()
    threading.setprofile(found)
    sys.setprofile(found)
    asyncio.run(walk(sys.argv[1], found))
    print(json.dumps(sorted(found.files)))
