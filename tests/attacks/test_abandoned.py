"""Matches that nobody goes on with cost a start nothing and take no room.

Before: 3,002 of them were loaded at every start, in 5.4 s, and where 2,000 tables were allowed new ones were refused for 631 s.
`python -m tests.attacks.abandoned` is the same with 3,000.
"""

from __future__ import annotations

from tests.attacks.abandoned import DECISIONS, abandoned, age, start

MATCHES = 120
ALLOWED = 80


def test_abandoned_matches_take_no_room(tmp_path):
    file = tmp_path / "tables.sqlite"
    anna = abandoned(file, MATCHES)
    age(file)
    server, first = start(file, ALLOWED)
    server.stop()
    assert first.made == 201, "what was only loaded takes no room"
    server, second = start(file, ALLOWED)
    try:
        assert second.tables == 0 and second.made == 201
        anna.server = server
        assert anna.sit_at_socket(since=0).update()["seq"] == 2 + DECISIONS, "it is there when somebody comes"
    finally:
        server.stop()
