"""Before the first request is answered: many silent connections, and a file that takes for ever to read.

Before: 1,100 silent connections kept everybody out, and a component file of 120 kB, with a key of many parts, everybody's
previews and replays for more than a minute.
"""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from rocaille.server.arriving import Arriving
from tests.attacks.attacking import LONG, noticed
from tests.server.serving import Server

SILENT = Arriving.most_waiting + (3_000 if LONG else 200)
IN_TIME = 2.0  # seconds
LARGEST = 250_000  # bytes of a file that the server takes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("doors")
    found = Server(f"sqlite:///{folder}/tables.sqlite")
    yield found
    found.stop()


def waits(server: Server, count: int = 5) -> float:
    """The longest of some requests, each on a connection of its own."""
    longest = 0.0
    for _ in range(count):
        began = time.monotonic()
        assert httpx.get(f"{server.url}/live", timeout=10 * IN_TIME, trust_env=False).status_code == 200
        longest = max(longest, time.monotonic() - began)
    return longest


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_silent_connections_make_room(server: Server) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    host, port = httpx.URL(server.url).host, httpx.URL(server.url).port
    before = waits(server)
    with ExitStack() as opened:
        silent = [opened.enter_context(socket.create_connection((host, port), timeout=IN_TIME)) for _ in range(SILENT)]
        during = waits(server)
        assert silent[0].recv(1) == b"", "who has been quiet longest is cut off"
        assert is_open(silent[-1])
        assert sum(is_open(each) for each in silent) <= Arriving.most_waiting
    told = noticed(f"{SILENT} silent connections", before, during, waits(server))
    assert during < IN_TIME, told


@pytest.mark.parametrize("path", ["components", "findings"])
def test_a_key_of_many_parts_is_refused_before_it_is_read(server: Server, path) -> None:
    file = "a" + ".a" * ((LARGEST - 6) // 2) + " = 1"
    began = time.monotonic()
    answer = httpx.post(f"{server.url}/api/games/rokoko/{path}", content=file, timeout=60.0, trust_env=False)
    assert answer.json()["refused"] == "components_dots" and "dots" in answer.json()["sentence"]
    assert time.monotonic() - began < IN_TIME
