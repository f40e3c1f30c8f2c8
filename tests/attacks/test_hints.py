"""People who ask for hints all the time, at many tables at once.

Before: two sockets that asked for hints stopped every bot of twenty tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.attacking import LONG, USUAL, Opponents, flood, noticed
from tests.server.serving import Person, Server

SECONDS = 20.0 if LONG else 6.0
TABLES = 20 if LONG else 8  # of honest people
IN_TIME = 1.0 if LONG else 3.0  # seconds; the short form runs beside other tests
ASKING = 12  # tables at which hints are asked for; two sockets each
HINT = json.dumps({"type": "hint", "ref": 1, "seat": 0}) + "\n" + json.dumps({"type": "hint", "ref": 1, "seat": 1})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("advised")
    found = Server(f"sqlite:///{folder}/tables.sqlite", "--bot-processes", "1", limits=USUAL)
    yield found
    found.stop()


def test_bots_decide_in_time_while_many_ask_for_hints(server: Server) -> None:
    honest = Opponents(server, TABLES)
    asking = []
    for _ in range(ASKING):
        person = Person(server)
        person.make({"game": "rokoko"}, *"ABCDE")
        asking.append(f"{person.table}:{person.token}")
    before = honest.p99(2.0)
    with flood(server, ",".join(asking), "say", 2 * ASKING, SECONDS, HINT):
        during = honest.p99(SECONDS)
    after = honest.p99(2.0)
    told = noticed(f"hints asked for on {2 * ASKING} sockets; decisions of other tables' bots", before, during, after)
    assert during < max(IN_TIME, 8 * before), told
