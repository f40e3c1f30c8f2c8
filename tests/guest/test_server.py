"""The guest on a server: whole matches over the network, their records and replays, and what a client is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.record import from_json
from tests.guest.installing import GAME
from tests.server.serving import Person, Server
from tests.server.test_playing import play_on


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path}/tables.sqlite", log=tmp_path / "log")
    yield running
    running.stop()


def test_a_match_of_two_people(server):
    anna, ben = Person(server), Person(server)
    made = anna.make({"game": GAME}, "Anna", "")
    assert ben.join(anna.table, made["invitation"], "Ben").status_code == 200
    sockets = [anna.sit_at_socket(language="en"), ben.sit_at_socket(language="en")]
    last = play_on(sockets)
    assert last["status"] == "over" and last["outcome"]["winners"]
    sheet = last["outcome"]["sheet"]
    assert {line["reason"].partition(".")[0] for line in sheet} == {"vase", "finest"}
    (shown,) = last["sights"]
    players = shown["view"]["players"]
    assert [side["seat"] for side in players if "hand" in side] == [shown["seat"]]
    for socket in sockets:
        socket.close()

    record = from_json(anna.ask("GET", f"/api/tables/{anna.table}/record").json(), "record", lambda name, _: find_game(name))
    assert record.game.name == GAME and list(record.game.outcome(record.state()).totals) == last["outcome"]["scores"]
    replay = anna.ask("GET", f"/api/tables/{anna.table}/replay?at=6&things=true&everything=true&language=en")
    assert replay.status_code == 200 and replay.json()["things"]["words"]["rose"] == "Rose"


def test_questions_previews_hints_and_reasons(server):
    anna = Person(server)
    anna.make({"game": GAME}, "Anna", "bot:random")
    socket = anna.sit_at_socket(language="en")
    seat = socket.update(lambda told: any(each.get("options") for each in told["sights"]))
    mine = next(each for each in seat["sights"] if each.get("options"))
    assert mine["view"]["step"] == {"step": "use_a_card", "seat": mine["seat"]} and mine["question"].startswith(
        "Arrange a card"
    )
    option = mine["options"][0]
    hinted = socket.wish("hint", seat=mine["seat"])
    assert hinted["type"] == "hinted" and ":" in hinted["sentence"] and "{" not in hinted["sentence"], hinted
    assert socket.wish("preview", seat=mine["seat"], decision=option)["type"] == "previewed"
    because = socket.wish("why", seat=mine["seat"], decision={"do": "take", "card": "rose1"})
    assert because["sentence"] == "arrange a card first, or let one fade"
    socket.close()
