"""Whole matches over the network: people, bots, lost connections, restarts."""

from __future__ import annotations

import json
import time
from typing import Any

from rocaille.catalogue import game as find_game
from rocaille.kernel.fairness import seed_hash
from rocaille.kernel.record import from_json
from tests.server.serving import Person, Server, Socket, deciding, sight


def two_at_a_table(server: Server, **setting) -> tuple[Person, Person, dict[str, Any]]:
    anna, ben = Person(server), Person(server)
    made = anna.make({"game": "alhambra", **setting}, "Anna", "")
    assert ben.join(anna.table, made["invitation"], "Ben").status_code == 200
    return anna, ben, made


def play_on(sockets: list[Socket], decisions: int = 10_000) -> dict[str, Any]:
    """Everybody decides as soon as they may, in turn; the last update. Each socket is read until all have seen the same."""
    now = [socket.update() for socket in sockets]
    for _ in range(decisions):
        if now[0]["status"] == "over":
            break
        while not any(deciding(update) for update in now):  # a bot is to decide
            now = [socket.update() for socket in sockets]
        mover, choice = next((at, found) for at, update in enumerate(now) if (found := deciding(update)))
        seat, decision, seq = choice
        answer = sockets[mover].wish("decide", seat=seat, seq=seq, decision=decision)
        assert answer["type"] == "accepted", answer
        now = [latest(socket, answer["seq"]) for socket in sockets]
    return now[0]


def latest(socket: Socket, seq: int) -> dict[str, Any]:
    """The update of this sequence number, or a later one, which may have come before the answer."""
    told = [message for message in socket.messages if message["type"] == "update" and message["seq"] >= seq]
    return told[-1] if told else socket.update(lambda update: update["seq"] >= seq)


def test_two_people_play_a_whole_match_and_check_the_dice(server):
    anna, ben, made = two_at_a_table(server)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    welcome = sockets[0].next("welcome")
    shown = welcome["table"]["seed_hash"]
    assert welcome["seats"] == [0] and welcome["host"] and len(shown) == 64 and made["table"]["seed_hash"] == ""
    assert sockets[1].next("welcome")["seats"] == [1]
    assert anna.ask("GET", f"/api/tables/{anna.table}/record").status_code == 403
    last = play_on(sockets)
    assert last["status"] == "over" and last["winners"]
    assert seed_hash(int(last["seed"]), ("", "")) == shown == last["seed_hash"]
    record = anna.ask("GET", f"/api/tables/{anna.table}/record").json()
    assert from_json(record, "it", find_game).seats == ["Anna", "Ben"]
    assert record["outcome"]["scores"] == last["outcome"]["scores"]
    seen = [message for socket in sockets for message in socket.messages if message["type"] == "update"]
    assert all("seed" not in message for message in seen if message["status"] != "over")


def test_a_person_plays_against_bots(server):
    anna = Person(server)
    anna.make({"game": "rokoko", "grace": 0.0}, "Anna", "bot:easy", "bot:random")
    socket = anna.sit_at_socket(since=0)
    update = socket.update()
    for _ in range(12):
        while not deciding(update):
            update = socket.update()
        seat, decision, seq = deciding(update)
        answer = socket.wish("decide", seat=seat, seq=seq, decision=decision)
        assert answer["type"] == "accepted"
        update = latest(socket, answer["seq"])
    assert {
        happened["seat"]
        for message in socket.messages
        if message["type"] == "update"
        for happened in message["happened"]
        if happened["act"] == "decided"
    } == {0, 1, 2}


def test_a_match_goes_on_after_kill_and_after_a_graceful_stop(server):
    anna, ben, _ = two_at_a_table(server)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    last = play_on(sockets, 12)
    for way in ("kill", "stop"):
        if way == "kill":
            server.kill()
        else:
            assert server.stop() == 0
            assert any(message["type"] == "bye" for message in closing(sockets[0])) and sockets[0].closed() == 1012
        server.start()
        sockets = [anna.sit_at_socket(since=last["seq"]), ben.sit_at_socket(since=last["seq"])]
        again = sockets[0].update()
        assert again["seq"] == last["seq"] and sight(again, 0)["view"] == sight(last, 0)["view"]
        sockets = [anna.sit_at_socket(since=last["seq"]), ben.sit_at_socket(since=last["seq"])]
        last = play_on(sockets, 5)


def closing(socket: Socket) -> list[dict[str, Any]]:
    socket.closed()
    return socket.messages


def test_whoever_slept_long_gets_everything_since(server):
    anna, ben, _ = two_at_a_table(server)
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    began = sockets[0].update()["seq"]
    sockets.append(anna.sit_at_socket())
    last = play_on([sockets[2], sockets[1]], 70)
    late = anna.sit_at_socket(since=began).update()
    assert [happened["seq"] for happened in late["happened"]] == list(range(began + 1, last["seq"] + 1))
    assert anna.sit_at_socket().update()["happened"] == []
    socket = anna.sit_at_socket()
    socket.update()
    socket.line.send(json.dumps({"type": "since", "ref": 1, "seq": last["seq"] - 3}))
    assert len(socket.update(lambda update: update["happened"])["happened"]) == 3


def test_a_bot_stands_in_and_hands_back(server):
    anna, ben, _ = two_at_a_table(server, patience=1.0, stand_in="random")
    watcher = Person(server)
    watcher.table = anna.table
    socket = ben.sit_at_socket(since=0)
    update = socket.update()
    while update["to_decide"] == [1] and not any(seat.get("stand_in") for seat in update["seats"]):
        seat, decision, seq = deciding(update)
        update = latest(socket, socket.wish("decide", seat=seat, seq=seq, decision=decision)["seq"])
    stood = socket.until(lambda update: any(happened["act"] == "stood_in" for happened in update["happened"]))
    assert stood["seats"][0]["stand_in"] == "random"
    socket.until(lambda update: 1 in update["to_decide"], after=stood["seq"] - 1)
    back = anna.sit_at_socket()
    back.update(lambda update: "stand_in" not in update["seats"][0])


def test_a_match_that_everybody_left_is_where_they_left_it(shared):
    anna, ben, _ = two_at_a_table(shared, patience=2.0, stand_in="random")
    sockets = [anna.sit_at_socket(), ben.sit_at_socket()]
    seq = [socket.update() for socket in sockets][-1]["seq"]
    for socket in sockets:
        socket.close()
    time.sleep(3.0)
    told = anna.sit_at_socket(since=0).update()
    assert told["seq"] == seq and [each["act"] for each in told["happened"]] == ["sat", "sat"]


def test_taking_back_and_going_on(server):
    anna = Person(server)
    anna.make({"game": "rokoko", "grace": 60.0}, "Anna", "bot:random")
    socket = anna.sit_at_socket()
    seat, decision, seq = deciding(socket.update())
    before = sight(socket.messages[-1], 0)["view"]["players"][0]["hand"]
    answer = socket.wish("decide", seat=seat, seq=seq, decision=decision)
    update = latest(socket, answer["seq"])
    assert sight(update, 0)["take_back"] == 1
    answer = socket.wish("take_back", seat=0, seq=update["seq"], whole_turn=True)
    assert answer["type"] == "accepted"
    assert sight(latest(socket, answer["seq"]), 0)["view"]["players"][0]["hand"] == before
    assert socket.wish("take_back", seat=0, seq=answer["seq"])["reason"] == "nothing_to_undo"
    assert socket.wish("go_on", seat=0)["type"] == "accepted"


def test_why_not_and_refusals_are_sentences_in_the_client_s_language(server):
    anna = Person(server)
    anna.make({"game": "rokoko"}, "Anna", "bot:random")
    socket = anna.sit_at_socket(headers={"Accept-Language": "de-AT,de;q=0.9"})
    update = socket.update()
    because = socket.wish("why", seat=0, decision={"do": "favour"})
    assert not because["possible"] and because["reason"] == "choose_hand_first" and "Hand" in because["sentence"]
    assert socket.wish("why", seat=0, decision=deciding(update)[1])["possible"]
    refused = socket.wish("decide", seat=0, seq=update["seq"], decision={"do": "favour"})
    assert refused["reason"] == "illegal_decision" and refused["sentence"].startswith("Platz 0 kann")
    assert socket.wish("decide", seat=1, seq=update["seq"], decision={"do": "pass"})["reason"] == "not_your_seat"


def test_a_rematch_brings_the_same_people_together(server):
    anna, ben, _ = two_at_a_table(server)
    socket = anna.sit_at_socket(since=0)
    socket.update()
    assert anna.ask("POST", f"/api/tables/{anna.table}/rematch").status_code == 409
    over = latest(socket, socket.wish("resign", seat=0)["seq"])
    assert over["status"] == "over"
    assert over["winners"] == [1]
    old = anna.table
    new = anna.ask("POST", f"/api/tables/{old}/rematch")
    assert new.status_code == 200 and new.json()["status"] == "open"
    assert socket.update(lambda update: update.get("rematch"))["rematch"] == new.json()["id"] != old
    assert Person(server).ask("POST", f"/api/tables/{old}/rematch").status_code == 404
    begun = ben.ask("POST", f"/api/tables/{old}/rematch")
    assert begun.status_code == 200 and begun.json()["status"] == "playing"
    assert anna.ask("POST", f"/api/tables/{old}/rematch").status_code == 200
    for person, seat in ((anna, 0), (ben, 1)):
        person.table = new.json()["id"]
        assert person.sit_at_socket().next("welcome")["seats"] == [seat]


def over(server: Server, *names: str, **setting) -> list[Person]:
    """People at a table at which all but the last have resigned."""
    people = [Person(server) for _ in names]
    made = people[0].make({"game": "alhambra", **setting}, names[0], *["" for _ in names[1:]])
    for person, name in zip(people[1:], names[1:], strict=True):
        assert person.join(people[0].table, made["invitation"], name).status_code == 200
    for seat, person in enumerate(people[:-1]):
        assert person.sit_at_socket().wish("resign", seat=seat)["type"] == "accepted"
    return people


def test_who_agrees_to_a_rematch_and_never_comes_is_stood_in_for(shared):
    people = over(shared, "Anna", "Ben", patience=1.0)
    for person in people:
        person.table = person.ask("POST", f"/api/tables/{person.table}/rematch").json()["id"]
    line = people[0].sit_at_socket(since=0)
    now = line.update()
    assert [seat.get("present", False) for seat in now["seats"]] == [True, False]
    while found := deciding(now):
        seat, decision, seq = found
        now = latest(line, line.wish("decide", seat=seat, seq=seq, decision=decision)["seq"])
    assert line.until(lambda update: update["seats"][1].get("stand_in"))


def test_whoever_was_sent_away_from_a_rematch_does_not_come_back_by_asking_again(shared):
    anna, ben, _ = over(shared, "Anna", "Ben", "Cleo")
    new = [person.ask("POST", f"/api/tables/{person.table}/rematch").json()["id"] for person in (anna, ben)]
    assert new[0] == new[1] and anna.ask("POST", f"/api/tables/{new[0]}/seats/1/leave").status_code == 200
    again = ben.ask("POST", f"/api/tables/{ben.table}/rematch")
    assert (again.status_code, again.json()["refused"]) == (403, "turned_away")


def test_a_closed_rematch_is_followed_by_another(shared):
    anna, ben, _ = two_at_a_table(shared)
    socket = anna.sit_at_socket(since=0)
    assert latest(socket, socket.wish("resign", seat=0)["seq"])["status"] == "over"
    first = anna.ask("POST", f"/api/tables/{anna.table}/rematch").json()["id"]
    assert anna.ask("DELETE", f"/api/tables/{first}").json()["status"] == "closed"
    second = ben.ask("POST", f"/api/tables/{ben.table}/rematch")
    assert second.status_code == 200 and second.json()["status"] == "open" and second.json()["id"] != first
    met = anna.ask("POST", f"/api/tables/{anna.table}/rematch").json()
    assert (met["id"], met["status"]) == (second.json()["id"], "playing")


def test_replays_show_a_seat_its_own_past_and_everybody_all_of_it_after_the_end(server):
    anna, ben, _ = two_at_a_table(server, game="rokoko")
    sockets = [anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)]
    play_on(sockets, 8)
    path = f"/api/tables/{anna.table}/replay"
    own = anna.ask("GET", path + "?seat=0&at=3").json()
    assert own["at"] == 3 and own["of"] == 8 and own["views"][0]["seat"] == 0
    for query in ("?seat=1", "?everything=true"):
        assert anna.ask("GET", path + query).json()["refused"] == "own_replay_only"
    assert anna.ask("GET", path).json()["views"][0]["seat"] is None
    assert anna.ask("GET", path + "?at=9&seat=0").json()["refused"] == "no_such_point"
    sockets[0].wish("resign", seat=0)
    assert [view["seat"] for view in ben.ask("GET", path + "?everything=true&at=8").json()["views"]] == [0, 1]
    assert len(ben.ask("GET", f"/api/tables/{anna.table}/record").json()["decisions"]) == 8


def test_several_people_at_one_screen(server):
    anna = Person(server)
    anna.make({"game": "alhambra"}, "Anna", "Bea", "")
    answer = anna.ask("POST", f"/api/tables/{anna.table}/join", {"name": "Carl"})
    assert answer.status_code == 200 and answer.json()["status"] == "playing"
    socket = anna.sit_at_socket()
    assert socket.next("welcome")["seats"] == [0, 1, 2]
    play_on([socket], 30)


def test_time_runs_out_on_a_clock(server):
    anna, _, _ = two_at_a_table(server, time={"seconds": 1.0}, stand_in="random")
    socket = anna.sit_at_socket()
    socket.update(lambda update: any(seat.get("stand_in") for seat in update["seats"]))


def test_own_components_are_played_with(server):
    table = json.loads(json.dumps(find_game("alhambra").table))
    table["buildings"]["categories"][0][1] = "harbour"
    anna = Person(server)
    anna.make({"game": "alhambra", "components": table, "grace": 0.0}, "Anna", "bot:easy")
    assert anna.ask("GET", f"/api/tables/{anna.table}").json()["custom_components"]
    assert anna.ask("GET", f"/api/tables/{anna.table}/components").json() == table
    play_on([anna.sit_at_socket()], 1)


def test_health_and_metrics(server):
    person = Person(server)
    assert person.ask("GET", "/api/health").json() == {"status": "ok", "tables": 0}
    person.make({"game": "alhambra"}, "Anna", "")
    text = person.ask("GET", "/metrics").text
    assert "rocaille_tables 1.0" in text and "rocaille_longest_lag_seconds" in text
