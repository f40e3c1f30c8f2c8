"""One address with very many sockets that asks for what is much work: previews, and the whole story again and again.

Before: ninety sockets that asked for previews made everybody wait 1.5 seconds at p99.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.attacking import LONG, USUAL, Honest, flood, noticed, tables_with_a_past, work_of
from tests.server.serving import Person, Server, sight

SECONDS = 20.0 if LONG else 4.0
SOCKETS = 90


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that anybody's server has."""
    folder: Path = tmp_path_factory.mktemp("asked")
    found = Server(f"sqlite:///{folder}/tables.sqlite", limits=USUAL)
    yield found
    found.stop()


def previews(server: Server) -> tuple[str, str]:
    """Tables, and what can be asked for at all of them: many different things."""
    person = Person(server)
    person.make({"game": "rokoko"}, *"ABCDE")
    update = person.sit_at_socket().update()
    seat = update["to_decide"][0]
    options = sight(update, seat)["options"]
    asked = [
        json.dumps({"type": "preview", "ref": 1, "seat": seat, "decision": option, "then": [later] * count})
        for option in options
        for later in options
        for count in range(8)
    ]
    return f"{person.table}:{person.token}", "\n".join(asked)


def stories(server: Server) -> tuple[str, str]:
    asked = [json.dumps({"type": "since", "ref": 1, "seq": seq}) for seq in range(60)]
    return tables_with_a_past(server, 3), "\n".join(asked)


@pytest.mark.parametrize("asks", [previews, stories])
def test_many_who_ask_for_much_are_hardly_noticed(server: Server, asks) -> None:
    honest = Honest(server)
    tables, messages = asks(server)
    before = honest.p99(1.0)
    with flood(server, tables, "say", SOCKETS, SECONDS, messages):
        worked = work_of(server)
        during = honest.p99(SECONDS)
        share = (work_of(server) - worked) / SECONDS
    after = honest.p99(1.0)
    attack = f"{SOCKETS} sockets of one address that ask for {asks.__name__}"
    told = noticed(attack, before, during, after, f"{share:.0%} of a core")
    assert share < 0.6, told
    assert max(during, after) < max(1.0 if LONG else 3.0, 8 * before), told  # the short form runs beside other tests
