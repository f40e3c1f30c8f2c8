"""Numbers for the dice over the wire: what is sent when, and what everybody can check afterwards."""

from __future__ import annotations

import json
import secrets

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.fairness import commitment, seed_hash
from rocaille.kernel.record import from_text
from tests.server.serving import Person


class Honest:
    """A person whose client does as the page does: it commits, waits for the hash, reveals, and compares in the end."""

    def __init__(self, server) -> None:
        self.person = Person(server)
        self.number = secrets.token_hex(16)
        self.noted = ""

    @property
    def promised(self) -> dict[str, str]:
        return {"commitment": commitment(self.number)}

    def make(self, setting, *others):
        plans = [{"name": "Anna", **self.promised}, *others]
        answer = self.person.ask("POST", "/api/tables", {"setting": {"players": len(plans), **setting}, "seats": plans})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.person.table = made["table"]["id"]
        return made

    def sit_at_socket(self, **more):
        self.socket = self.person.sit_at_socket(**more)
        self.note(self.socket.next("welcome")["table"])
        return self.socket

    def note(self, told) -> None:
        self.noted = self.noted or told.get("seed_hash", "")

    def reveal(self) -> dict:
        return self.socket.wish("reveal", number=self.number)


def over(first: Honest, seats: int) -> dict:
    """Everybody resigns; what the first is told at the end."""
    for seat in range(seats):
        first.socket.wish("resign", seat=seat)
        if first.socket.until(lambda update: True)["status"] == "over":
            break
    return first.socket.until(lambda update: update["status"] == "over")


def test_two_clients_commit_reveal_and_check(shared, run, tmp_path):
    anna, ben = Honest(shared), Honest(shared)
    made = anna.make({"game": "alhambra"}, {})
    assert made["table"]["status"] == "open" and made["table"]["seed_hash"] == ""
    first = anna.sit_at_socket()
    assert first.until(lambda update: True).get("seed_hash") is None and anna.noted == ""
    joined = ben.person.join(made["table"]["id"], made["invitation"], "Ben", **ben.promised).json()
    assert joined["status"] == "starting"
    ben.sit_at_socket()
    anna.note(first.until(lambda update: update["status"] == "starting"))
    assert anna.noted == ben.noted != ""
    assert anna.reveal()["type"] == "accepted"
    waiting = first.until(lambda update: update["status"] == "starting" and update["awaited"] == [1])
    assert waiting["sights"] == []
    assert ben.reveal()["type"] == ben.reveal()["type"] == "accepted"
    first.until(lambda update: update["status"] == "playing")
    told = [message for line in (first, ben.socket) for message in line.messages]
    assert not any(each.number in json.dumps(told) for each in (anna, ben)), "a number is known before the end"
    end = over(anna, 2)
    for each in (anna, ben):
        assert end["seed_hash"] == each.noted == seed_hash(int(end["seed"]), tuple(end["commitments"]))
        assert each.number in end["numbers"]
    file = tmp_path / "match.json"
    file.write_text(anna.person.ask("GET", f"/api/tables/{anna.person.table}/record").text, encoding="utf-8")
    for each in (anna, ben):
        status, out, _ = run("verify", file, "--hash", each.noted, "--number", each.number)
        assert status == 0 and f"{each.number}, which is yours" in out
    record = from_text(file.read_text(encoding="utf-8"), "it", find_game)
    assert list(record.numbers) == end["numbers"] == [anna.number, ben.number]
    assert seed_hash(record.seed, record.commitments) == anna.noted


def test_an_untold_client_learns_the_hash_from_its_next_update_or_its_next_welcome(shared):
    anna, watcher = Honest(shared), Person(shared)
    made = anna.make({"game": "alhambra", "listed": True}, {})
    watcher.join(made["table"]["id"], "", watch=True)
    eyes = watcher.sit_at_socket()
    eyes.next("welcome")
    host = anna.sit_at_socket()
    other = Person(shared)
    assert other.join(made["table"]["id"], made["invitation"], "Cleo").json()["status"] == "starting"
    shown = eyes.until(lambda update: update["status"] == "starting")["seed_hash"]
    assert host.until(lambda update: update["status"] == "starting")["seed_hash"] == shown
    anna.reveal()
    eyes.until(lambda update: update["status"] == "playing")
    assert other.sit_at_socket().next("welcome")["table"]["seed_hash"] == shown


def test_tables_without_numbers_begin_at_once_and_show_the_hash(shared):
    anna = Person(shared)
    made = anna.make({"game": "alhambra", "stand_in": ""}, "Anna", "bot:easy")
    assert made["table"]["status"] == "playing" and len(made["table"]["seed_hash"]) == 64


def test_whoever_closes_the_page_before_revealing_keeps_nobody_waiting(shared):
    anna, ben = Honest(shared), Honest(shared)
    made = anna.make({"game": "alhambra", "pace": "days"}, {})
    ben.person.join(made["table"]["id"], made["invitation"], "Ben", **ben.promised)
    line = ben.sit_at_socket(language="en")
    ben.reveal()
    begun = line.until(lambda update: update["status"] == "playing")
    told = [happened for message in line.messages if message["type"] == "update" for happened in message["happened"]]
    assert [happened["text"] for happened in told if happened["act"] == "begun_without"] == [
        "The match begins: not every number for the dice that was promised has come"
    ]
    assert begun.get("awaited") is None
    late = anna.sit_at_socket()
    assert anna.reveal()["reason"] == "match_begun"
    late.wish("resign", seat=0)
    end = late.until(lambda update: update["status"] == "over")
    assert end["numbers"] == ["", ben.number] and all(end["commitments"])


def test_numbers_survive_kill_9(server):
    anna, ben = Honest(server), Honest(server)
    made = anna.make({"game": "alhambra"}, {})
    ben.person.join(made["table"]["id"], made["invitation"], "Ben", **ben.promised)
    anna.sit_at_socket()
    assert anna.reveal()["type"] == "accepted"
    server.kill()
    server.start()
    first = anna.sit_at_socket(since=0)
    assert first.until(lambda update: True)["status"] == "starting"
    second = ben.sit_at_socket(since=0)
    assert ben.noted == anna.noted
    ben.reveal()
    second.until(lambda update: update["status"] == "playing")
    server.kill()
    server.start()
    first = anna.sit_at_socket(since=0)
    end = over(anna, 2)
    assert end["numbers"] == [anna.number, ben.number]
    assert seed_hash(int(end["seed"]), tuple(end["commitments"])) == anna.noted


def test_the_same_people_commit_anew_for_a_rematch(shared):
    anna, ben = Honest(shared), Honest(shared)
    made = anna.make({"game": "alhambra"}, {})
    ben.person.join(made["table"]["id"], made["invitation"], "Ben", **ben.promised)
    anna.sit_at_socket()
    ben.sit_at_socket()
    anna.reveal()
    ben.reveal()
    anna.socket.until(lambda update: update["status"] == "playing")
    anna.socket.wish("resign", seat=0)
    anna.socket.until(lambda update: update["status"] == "over")
    old = anna.person.table
    for each in (anna, ben):
        each.number, each.noted = secrets.token_hex(16), ""
        new = each.person.ask("POST", f"/api/tables/{old}/rematch", each.promised)
        assert new.status_code == 200, new.text
        each.person.table = new.json()["id"]
    assert new.json()["status"] == "starting"
    for each in (anna, ben):
        each.sit_at_socket()
        assert each.reveal()["type"] == "accepted"
    anna.socket.until(lambda update: update["status"] == "playing")
    ben.socket.wish("resign", seat=1)
    end = anna.socket.until(lambda update: update["status"] == "over")
    assert end["numbers"] == [anna.number, ben.number] and anna.noted == end["seed_hash"]


def test_a_rematch_needs_no_body(shared):
    anna = Person(shared)
    made = anna.make({"game": "alhambra"}, "Anna", "bot:easy")
    line = anna.sit_at_socket()
    line.wish("resign", seat=0)
    line.until(lambda update: update["status"] == "over")
    answer = anna.ask("POST", f"/api/tables/{made['table']['id']}/rematch")
    assert answer.status_code == 200 and answer.json()["status"] == "playing"


@pytest.mark.parametrize(
    ("body", "refused"), [({"commitment": "5"}, "not_a_commitment"), ({"commitment": "5" * 65}, "bad_request")]
)
def test_what_is_no_commitment_is_refused_in_a_sentence(person, body, refused):
    plans = [{"name": "Anna", **body}, {}]
    answer = person.ask("POST", "/api/tables", {"setting": {"game": "alhambra", "players": 2}, "seats": plans})
    assert answer.status_code == 400 and answer.json()["refused"] == refused and answer.json()["sentence"].endswith(".")
