"""Addresses in the log, where somebody asked for them, and nowhere else."""

from __future__ import annotations

import json
import logging

import pytest

from rocaille.server.logs import log
from rocaille.server.traces import MOST, OTHERS, Traces
from tests.server.serving import WIDE, Person, Server

ADDRESS = "203.0.113.7"


@pytest.mark.parametrize("asked", [True, False])
def test_the_log_says_who_it_was_if_that_is_asked_for(sqlite, tmp_path, asked):
    """Behind a proxy on this machine it is the address that the proxy names."""
    limits = [limit for limit in WIDE if not limit.startswith("requests")]
    server = Server(sqlite, *(["--log-addresses"] if asked else []), limits=limits, log=tmp_path / "log")
    anna = Person(server)
    anna.http.headers["x-forwarded-for"] = ADDRESS
    made = anna.make({"game": "alhambra"}, "Anna", "Ben")
    socket = anna.sit_at_socket(headers={"x-forwarded-for": ADDRESS})
    socket.update()
    socket.wish("take_back", seat=0, seq=2)
    assert anna.ask("GET", f"/api/tables/{'0' * 16}").status_code == 404
    while anna.ask("GET", "/api/tables").status_code != 429:
        pass
    socket.close()
    assert server.stop() == 0
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert made["invitation"] not in text and anna.token not in text
    if not asked:
        assert ADDRESS not in text and "127.0.0.1" not in text
        return
    found = [(line["event"], line.get("reason", line.get("table"))) for line in lines if line.get("address") == ADDRESS]
    assert found[:3] == [("made", anna.table), ("socket_opened", anna.table), ("socket_closed", anna.table)]
    assert {("refused", reason) for reason in ("no_such_table", "too_fast", "nothing_to_undo")} <= set(found[3:])


def test_a_flood_fills_no_disk(caplog):
    found = Traces()
    found.wanted = True
    for number in range(MOST + 50):
        for _ in range(3):
            found.refused("too_fast", f"2001:db8::{number:x}")
    with caplog.at_level(logging.INFO, logger=log.name):
        log.addHandler(caplog.handler)
        try:
            found.report()
            found.report()
        finally:
            log.removeHandler(caplog.handler)
    told = {record.address: record.times for record in caplog.records}
    assert len(told) == MOST + 1 and told.pop(OTHERS) == 150 and set(told.values()) == {3}
