"""What is really said is what the descriptions say: whole matches, with everything that can be asked, held against them.

The descriptions are read strictly (`strictly.py`): what they do not name is an error, and a view, a decision and what is
printed have the form of the very game that is played.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import httpx
import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.fairness import commitment
from tests.server.serving import Person, Server, Socket, deciding
from tests.server.strictly import described, fits, strict
from tests.server.test_playing import latest

NUMBER = "5f" * 16
ENOUGH = 400  # decisions of one seat: no match needs more
GAMES = [("rokoko", {"jeweller": True}), ("rokoko", {}), ("alhambra", {})]


class Contract:
    """Both descriptions for the match of one game, and what of them has been heard."""

    def __init__(self, game: str, options: dict[str, bool]) -> None:
        self.http, self.socket = (strict(described(name), game) for name in ("openapi", "asyncapi"))
        self.paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path, operations) for path, operations in self.http["paths"].items()
        ]
        found = find_game(game, None, options)
        self.decisions = [found.notation.to_json(decision) for decision in found.decisions.values()]
        self.asked: set[tuple[str, str]] = set()
        self.heard: set[str] = set()
        self.waiting: dict[int, str] = {}

    def answered(self, answer: httpx.Response, body: Any) -> None:
        path, operations = next(found for pattern, *found in self.paths if pattern.fullmatch(answer.request.url.path))
        method = answer.request.method.lower()
        operation = operations[method]
        described = operation["responses"][str(answer.status_code)]
        if "$ref" in described:
            described = self.http["components"]["responses"][described["$ref"].rpartition("/")[2]]
        fits(answer.json(), described["content"]["application/json"]["schema"], self.http)
        if answer.is_success:
            self.asked.add((method, path))
            if body is not None:
                fits(body, operation["requestBody"]["content"]["application/json"]["schema"], self.http)

    def sent(self, message: dict[str, Any]) -> None:
        self.heard.add(message["type"])
        self.waiting[message["ref"]] = message["type"]
        fits(message, self.socket["components"]["messages"][message["type"]]["payload"], self.socket)

    def came(self, message: dict[str, Any]) -> None:
        self.heard.add(message["type"])
        fits(message, self.socket["components"]["messages"][message["type"]]["payload"], self.socket)
        wished = self.socket["operations"][self.waiting.pop(message["ref"]) if "ref" in message else "tell"]
        replies = wished["reply"]["messages"] if "reply" in wished else wished["messages"]
        assert message["type"] in {each["$ref"].rpartition("/")[2] for each in replies}


class Overheard:
    """A line of which every message is compared with the contract."""

    def __init__(self, line: Any, contract: Contract) -> None:
        self.line = line
        self.contract = contract

    def send(self, text: str) -> None:
        self.contract.sent(json.loads(text))
        self.line.send(text)

    def recv(self, timeout: float) -> str:
        text: str = self.line.recv(timeout=timeout)
        self.contract.came(json.loads(text))
        return text

    def close(self) -> None:
        self.line.close()


class Watched(Person):
    """Somebody whose every word is compared with the contract."""

    def __init__(self, server: Server, contract: Contract) -> None:
        super().__init__(server)
        self.contract = contract

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        answer = super().ask(method, path, body, **headers)
        self.contract.answered(answer, body)
        return answer

    def done(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        answer = self.ask(method, path, body, **headers)
        assert answer.is_success, answer.text
        return answer.json()

    def sit_at_socket(self, *arguments: Any, **more: Any) -> Socket:
        found = super().sit_at_socket(*arguments, **more)
        found.line = Overheard(found.line, self.contract)  # type: ignore[assignment]
        return found


@pytest.mark.parametrize(("game", "options"), GAMES, ids=["jeweller", "rokoko", "alhambra"])
def test_everything_that_is_said_is_as_described(sqlite, game, options):
    server, contract = Server(sqlite), Contract(game, options)
    anna, ben = Watched(server, contract), Watched(server, contract)
    setting = {"game": game, "options": options, "grace": 0.0}
    try:
        look_around(anna, game, options)
        meet_and_part(anna, ben, setting)
        line = play_to_the_end(anna, ben, setting)
        look_back(anna)
    finally:
        server.stop()
    line.closed()
    assert contract.asked == {(method, path) for path, each in contract.http["paths"].items() for method in each}
    assert contract.heard == set(contract.socket["components"]["messages"])


def look_around(anna: Watched, game: str, options: dict[str, bool]) -> None:
    """What can be asked without a table."""
    chosen = ",".join(options)
    for path in ("/live", "/ready", "/api/health", "/api/words/it", "/api/games?language=de"):
        anna.done("GET", path)
    anna.done("GET", f"/api/games/{game}/rules?language=it&option={chosen}")
    for players in find_game(game).player_counts:
        anna.done("GET", f"/api/games/{game}/things?players={players}&options={chosen}&language=de")
    table = find_game(game).table
    anna.done("POST", f"/api/games/{game}/components", table)
    assert anna.done("POST", f"/api/games/{game}/findings", {**table, next(iter(table)): 1})["findings"]
    assert anna.ask("GET", f"/api/games/{game}/things?players=9").status_code == 400
    assert anna.ask("GET", "/api/tables/0123456789abcdef").status_code == 404


def meet_and_part(anna: Watched, ben: Watched, setting: dict[str, Any]) -> None:
    """A table in the lobby at which all happens that can happen before a match; some decisions; and somebody gives up."""
    anna.make(setting, "Anna", "")
    anna.done("DELETE", f"/api/tables/{anna.table}")
    setting = {"players": 3, **setting, "listed": True, "time": {"seconds": 600}}
    plan = {"setting": setting, "seats": [{"name": "Anna", "commitment": commitment(NUMBER)}, {}, {}]}
    anna.table = ben.table = anna.done("POST", "/api/tables", plan)["table"]["id"]
    at = f"/api/tables/{anna.table}"
    assert [each["id"] for each in anna.done("GET", "/api/tables")["tables"]] == [anna.table]
    assert ben.join(anna.table, "", "Ben").is_success and ben.done("GET", at)["seats"][1]["name"] == "Ben"
    ben.done("POST", f"{at}/seats/1/leave")
    anna.done("POST", f"{at}/seats/1/bot", {"bot": "random"})
    assert ben.join(anna.table, anna.done("POST", f"{at}/invitation")["invitation"], "Ben").is_success
    lines = [anna.sit_at_socket(since=0, language="de"), ben.sit_at_socket(since=0)]
    revealed = lines[0].wish("reveal", number=NUMBER)
    assert revealed["type"] == "accepted"
    play_some(lines, revealed["seq"], 8)
    assert lines[1].wish("come_back", seat=2)["type"] == "refused"
    assert lines[1].wish("resign", seat=2)["type"] == "accepted"
    assert lines[0].until(lambda update: update["seats"][2].get("resigned"))
    for line in lines:
        line.close()


def play_some(lines: list[Socket], seq: int, decisions: int) -> None:
    for _ in range(decisions):
        while not (found := [(line, choice) for line in lines if (choice := deciding(latest(line, seq)))]):
            seq = lines[0].until(lambda update: True, after=seq)["seq"]  # a bot is to decide
        line, (seat, decision, now) = found[0]
        seq = decided(line, seat, now, decision)


def decided(line: Socket, seat: int, seq: int, decision: dict[str, str]) -> int:
    answer = line.wish("decide", seat=seat, seq=seq, decision=decision)
    assert answer["type"] == "accepted", answer
    at: int = answer["seq"]
    return at


def play_to_the_end(anna: Watched, ben: Watched, setting: dict[str, Any]) -> Socket:
    """A whole match against a bot, by chance, with questions on the way; Ben watches, in no language."""
    made = anna.make(setting, "Anna", "bot:random")
    assert ben.join(anna.table, made["invitation"], watch=True).is_success
    watching, line, dice = ben.sit_at_socket(), anna.sit_at_socket(since=0, language="de"), Random(5)
    at, taken_back = 1, False
    for count in range(ENOUGH):
        update = latest(line, at)
        while update["status"] == "playing" and not update["sights"][0].get("options"):
            update = line.update()  # the bot is to decide
        if update["status"] == "over":
            break
        seen, seq = update["sights"][0], update["seq"]
        decision = dice.choice(seen["options"])
        if count % 8 == 2:
            ask(line, seen, decision, dice.choices(anna.contract.decisions, k=5))
        if count == 2:
            assert line.wish("decide", seat=0, seq=0, decision=decision)["type"] == "refused"
            assert line.wish("hint", seat=0)["type"] == "hinted"
            assert line.wish("language", language="it")["type"] == "accepted"
            line.line.send(json.dumps({"type": "since", "ref": 1_000, "seq": 0}))
        at = decided(line, 0, seq, decision)
        if not taken_back and latest(line, at)["sights"][0].get("take_back"):
            back = line.wish("take_back", seat=0, seq=latest(line, at)["seq"], whole_turn=True)
            taken_back, at = back["type"] == "accepted", max(at, back["seq"])
        if count % 8 == 3:
            line.wish("go_on", seat=0)
        watching.until(lambda told, at=at: told["seq"] >= at)
    assert update["status"] == "over" and update["outcome"]["sheet"] and taken_back
    watching.close()
    return line


def ask(line: Socket, seen: dict[str, Any], decision: dict[str, str], others: list[dict[str, str]]) -> None:
    """What this decision would lead to, and why others cannot be made."""
    assert line.wish("preview", seat=0, decision=decision, then=seen["options"][:2])["type"] == "previewed"
    assert line.wish("why", seat=0, decision=decision)["possible"]
    for other in others:
        assert line.wish("why", seat=0, decision=other)["type"] == "because"


def look_back(anna: Watched) -> None:
    """What can be asked when a match is over."""
    at = f"/api/tables/{anna.table}"
    for path in ("things?language=it", "components", "replay"):
        anna.done("GET", f"{at}/{path}")
    record = anna.done("GET", f"{at}/record")
    for point in range(0, len(record["decisions"]), 25):
        anna.done("GET", f"{at}/replay?at={point}&everything=true")
    anna.done("GET", f"{at}/replay?since=0&seat=1&language=de&things=true")
    anna.done("POST", "/api/replay?at=9&language=en&things=true", record)
    secret = anna.done("POST", f"{at}/share")["link"].partition("#")[2]
    Watched(anna.server, anna.contract).done("GET", f"{at}/replay", None, **{"x-invitation": secret})
    anna.done("POST", f"{at}/rematch", {"commitment": commitment(NUMBER)})
