"""What a client can ask besides playing: another language, what would follow, what a bot would do; and ending a turn."""

from __future__ import annotations

import json
import os
import signal
from typing import Any

import pytest

from rocaille.words import Words
from tests.server.serving import Person, Server, Socket, deciding, sight
from tests.server.test_playing import latest
from tests.server.test_trouble import thinkers


def until_waiting(socket: Socket, update: dict[str, Any]) -> dict[str, Any]:
    """Anna decides until her turn is over and could be taken back."""
    while "waiting_for_end" not in update:
        assert update["status"] == "playing", "no turn of this match could be taken back"
        if found := deciding(update):
            seat, decision, seq = found
            update = latest(socket, socket.wish("decide", seat=seat, seq=seq, decision=decision)["seq"])
        else:
            update = socket.update()
    return update


def test_a_turn_is_ended_by_hand_and_then_bots_go_on(server):
    anna = Person(server)
    anna.make({"game": "rokoko", "ending": "by_hand", "grace": 0.0}, "Anna", "bot:random")
    socket = anna.sit_at_socket()
    update = until_waiting(socket, socket.update())
    assert update["waiting_for_end"] == 0 and update["to_decide"] == [] and sight(update, 0)["take_back"] > 0
    back = latest(socket, socket.wish("take_back", seat=0, seq=update["seq"])["seq"])
    assert deciding(back) and "waiting_for_end" not in back
    update = until_waiting(socket, back)
    ended = socket.wish("go_on", seat=0)
    assert ended["seq"] == update["seq"] + 1
    after = latest(socket, ended["seq"])
    assert after["happened"][0]["act"] == "ended" and "waiting_for_end" not in after
    decided = socket.until(lambda update: any(each["act"] == "decided" for each in update["happened"]), after=ended["seq"])
    assert {each["seat"] for each in decided["happened"]} == {1}
    assert not any(
        each["act"] == "decided" and each["seat"] == 1
        for message in socket.messages
        if message["type"] == "update"
        for each in message["happened"]
        if update["seq"] >= each["seq"] > back["seq"]
    )


def test_who_leaves_without_ending_the_turn_keeps_nobody_waiting(server):
    anna, watcher = Person(server), Person(server)
    setting = {"game": "rokoko", "ending": "by_hand", "grace": 0.0, "patience": 1.0, "stand_in": ""}
    made = anna.make(setting, "Anna", "bot:random")
    assert watcher.join(anna.table, made["invitation"], watch=True).status_code == 200
    watching = watcher.sit_at_socket()
    socket = anna.sit_at_socket()
    update = until_waiting(socket, socket.update())
    socket.close()
    watching.until(lambda told: any(each["act"] == "ended" for each in told["happened"]), after=update["seq"])
    watching.until(
        lambda told: any(each["act"] == "decided" and each["seat"] == 1 for each in told["happened"]), after=update["seq"]
    )


def test_the_language_can_be_changed_in_the_middle_and_the_whole_story_comes_again(shared):
    anna = Person(shared)
    anna.make({"game": "alhambra"}, "Anna", "Bea")
    socket = anna.sit_at_socket()
    update = socket.update()
    for _ in range(40):
        seat, decision, seq = deciding(update)
        update = latest(socket, socket.wish("decide", seat=seat, seq=seq, decision=decision)["seq"])
    assert "question" not in update["sights"][0]
    for language in ("de", "it", "en"):
        begins = {Words(language)("alhambra.event.first_player", player=name) for name in ("Anna", "Bea")}
        socket.messages.clear()
        assert socket.wish("language", language=language)["type"] == "accepted"
        told = socket.until(lambda each: each["since"] == 0)
        assert [each["seq"] for each in told["happened"]] == list(range(1, told["seq"] + 1))
        opening = [event["text"] for each in told["happened"] for event in each.get("events", [])]
        assert begins & set(opening)
        assert len(told["sights"]) == 2 and all(each["question"] and each["forecast"] for each in told["sights"])
    assert socket.wish("language", language="fr")["reason"] == "unknown_language"
    refused = socket.wish("decide", seat=0, seq=0, decision={"do": "pay", "value": "1"})
    assert refused["sentence"].endswith(".") and refused["reason"] in ("not_for_now", "illegal_decision")


def test_a_bot_gives_advice_one_question_at_a_time(shared):
    anna = Person(shared)
    anna.make({"game": "rokoko"}, "Anna", "Bea")
    socket = anna.sit_at_socket(language="de")
    update = socket.update()
    for ref in (101, 102):  # the second comes before a bot can have answered the first
        socket.line.send(json.dumps({"type": "hint", "ref": ref, "seat": 0}))
    answers = {answer["ref"]: answer for answer in (socket.next("hinted", "refused"), socket.next("hinted", "refused"))}
    assert answers[102]["reason"] == "hint_running"
    assert answers[101]["decision"] in sight(update, 0)["options"] and answers[101]["sentence"].endswith(".")
    assert socket.wish("hint", seat=0)["type"] == "hinted"
    _, decision, seq = deciding(update)
    for _ in range(3):
        answer = socket.wish("decide", seat=0, seq=seq, decision=decision)
        update = latest(socket, answer["seq"])
        decision, seq = (sight(update, 0).get("options") or [None])[0], update["seq"]
    assert socket.wish("hint", seat=0)["reason"] == "nothing_to_decide"


def test_where_there_is_to_be_no_advice_there_is_none(shared):
    anna = Person(shared)
    anna.make({"game": "rokoko", "hints": False}, "Anna", "Bea")
    assert anna.sit_at_socket().wish("hint", seat=0)["reason"] == "no_hints"


@pytest.mark.parametrize("kind", ["preview", "hint"])
def test_only_for_ones_own_seat(shared, kind):
    anna, ben = Person(shared), Person(shared)
    made = anna.make({"game": "rokoko"}, "Anna", "")
    ben.join(anna.table, made["invitation"], "Ben")
    watcher = Person(shared)
    watcher.join(anna.table, made["invitation"], watch=True)
    socket = anna.sit_at_socket()
    decision = deciding(socket.update())[1]
    parts = {"decision": decision} if kind == "preview" else {}
    for person in (ben, watcher):
        assert person.sit_at_socket().wish(kind, seat=0, **parts)["reason"] == "not_your_seat"
    assert socket.wish(kind, seat=0, **parts)["type"] == f"{kind}ed"


def test_hints_and_previews_survive_a_killed_process_of_bots(server: Server):
    anna = Person(server)
    anna.make({"game": "rokoko"}, "Anna", "Bea")
    socket = anna.sit_at_socket()
    decision = deciding(socket.update())[1]
    assert socket.wish("hint", seat=0)["type"] == "hinted"
    for process in thinkers(server):
        os.kill(process, signal.SIGKILL)
    assert socket.wish("hint", seat=0)["type"] == "hinted"
    assert socket.wish("preview", seat=0, decision=decision)["certain"]
