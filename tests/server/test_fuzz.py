"""Whatever is sent, there is a sensible answer and no match is stuck."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from schemathesis.checks import CHECKS
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Server, Socket, deciding

EXAMPLES = 30


@pytest.fixture(scope="module")
def api(shared):
    """The server's own description of itself, with a table to ask about."""
    anna = Person(shared)
    anna.make({"game": "rokoko", "listed": True}, "Anna", "Bea")
    description = anna.ask("GET", "/api/schema/openapi.json").json()
    for path in description["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "id":
                    parameter["schema"] = {"anyOf": [{"const": anna.table}, {"type": "string"}]}
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=shared.url)
    return schema


schema = schemathesis.pytest.from_fixture("api")
WANTED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_has_an_answer_as_described(case):
    case.call_and_validate(checks=[check for check in CHECKS.get_all() if check.__name__ in WANTED])


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
WISHES = ("decide", "take_back", "go_on", "resign", "come_back", "why", "since", "preview", "hint", "language")


class AtTheSocket(RuleBasedStateMachine):
    """Two people with shaking hands and bad connections. `running` is the server; its dice are not Hypothesis's, so nothing
    that is drawn may depend on them."""

    running: Server

    @initialize(
        game=st.sampled_from(["rokoko", "alhambra"]),
        ending=st.sampled_from(["by_itself", "by_hand"]),
        language=st.sampled_from([None, "de"]),
    )
    def sit_down(self, game: str, ending: str, language: str | None) -> None:
        self.anna, self.ben = Person(self.running), Person(self.running)
        made = self.anna.make({"game": game, "ending": ending}, "Anna", "")
        self.ben.join(self.anna.table, made["invitation"], "Ben")
        self.lines: list[Socket] = [self.anna.sit_at_socket(since=0, language=language), self.ben.sit_at_socket(since=0)]
        self.now: list[dict[str, Any]] = [line.update() for line in self.lines]
        self.over = False

    def look(self, seq: int) -> None:
        """Both see the same point, or a later one."""
        for at, line in enumerate(self.lines):
            while self.now[at]["seq"] < seq:
                self.now[at] = line.update()
        self.over = self.now[0]["status"] == "over"

    def ask(self, at: int, type: str, **parts: Any) -> dict[str, Any]:
        answer = self.lines[at].wish(type, **parts)
        for message in self.lines[at].messages:
            if message["type"] == "update" and message["seq"] >= self.now[at]["seq"]:
                self.now[at] = message
        self.lines[at].messages.clear()
        return answer

    @rule(which=st.integers(0, 100))
    def decide_something_legal(self, which: int) -> None:
        if self.over:
            return
        waiting = self.now[0].get("waiting_for_end")
        if waiting is not None:
            self.look(self.ask(waiting, "go_on", seat=waiting)["seq"])
        at = next(at for at in (0, 1) if deciding(self.now[at]))
        sight = next(sight for sight in self.now[at]["sights"] if sight.get("options"))
        choice = sight["options"][which % len(sight["options"])]
        answer = self.ask(at, "decide", seat=at, seq=self.now[at]["seq"], decision=choice)
        assert answer["type"] == "accepted", answer
        self.look(answer["seq"])

    @rule(at=st.integers(0, 1), seat=st.integers(0, 2), seq=st.integers(0, 60), which=st.integers(0, 100))
    def decide_anything(self, at: int, seat: int, seq: int, which: int) -> None:
        options = [option for update in self.now for sight in update["sights"] for option in sight.get("options", [])]
        choice = options[which % len(options)] if options else {"do": "pass"}
        answer = self.ask(at, "decide", seat=seat, seq=seq, decision=choice)
        if answer["type"] == "accepted":
            assert seat == at
            self.look(answer["seq"])
        else:
            assert answer["sentence"].endswith(".") and "refusal." not in answer["sentence"]

    @rule(at=st.integers(0, 1), whole=st.booleans())
    def take_back(self, at: int, whole: bool) -> None:
        able = self.now[at]["sights"][0].get("take_back", 0)
        answer = self.ask(at, "take_back", seat=at, seq=self.now[at]["seq"], whole_turn=whole)
        assert (answer["type"] == "accepted") == bool(able) or self.over
        if answer["type"] == "accepted":
            self.look(answer["seq"])

    @rule(at=st.integers(0, 1), which=st.integers(0, 100))
    def look_before(self, at: int, which: int) -> None:
        options = self.now[at]["sights"][0].get("options", [])
        if options and not self.over:
            answer = self.ask(at, "preview", seat=at, decision=options[which % len(options)])
            assert answer["type"] == "previewed" and answer["view"]["seat"] == at
        else:
            assert self.ask(at, "preview", seat=at, decision={"do": "pass"})["type"] == "refused"

    @rule(at=st.integers(0, 1), language=st.sampled_from(["en", "de", "it"]))
    def speak(self, at: int, language: str) -> None:
        """From then on in that language, beginning with everything."""
        self.lines[at].messages.clear()
        assert self.ask(at, "language", language=language)["type"] == "accepted"
        while self.now[at]["since"] or "forecast" not in self.now[at]["sights"][0]:
            self.now[at] = self.lines[at].update()
        assert [each["seq"] for each in self.now[at]["happened"]] == list(range(1, self.now[at]["seq"] + 1))

    @rule(
        at=st.integers(0, 1),
        kind=st.sampled_from(WISHES),
        parts=st.dictionaries(st.sampled_from(["seat", "seq", "decision", "whole_turn", "more"]), ANYTHING, max_size=4),
    )
    def send_nonsense(self, at: int, kind: str, parts: dict[str, Any]) -> None:
        if kind in ("resign", "since", "hint"):
            parts["more"] = 1
        self.lines[at].line.send(json.dumps({"type": kind, "ref": 7, **parts}))
        answer = self.lines[at].next("refused", "because", "accepted")
        if answer["type"] == "accepted":
            self.look(answer["seq"])

    @rule(at=st.integers(0, 1), text=st.text(max_size=20) | st.binary(max_size=20))
    def send_noise(self, at: int, text: str | bytes) -> None:
        self.lines[at].line.send(text)
        assert self.lines[at].next("refused")["reason"] == "not_a_message"

    @rule(at=st.integers(0, 1), since=st.integers(0, 60))
    def lose_the_line(self, at: int, since: int) -> None:
        self.lines[at].close()
        person = (self.anna, self.ben)[at]
        self.lines[at] = person.sit_at_socket(since=since)
        self.now[at] = self.lines[at].update()
        happened = [each["seq"] for each in self.now[at]["happened"]]
        assert happened == list(range(min(since, self.now[at]["seq"]) + 1, self.now[at]["seq"] + 1))

    @invariant()
    def somebody_can_decide_or_it_is_over(self) -> None:
        if hasattr(self, "now") and self.now[0]["seq"] == self.now[1]["seq"]:
            assert (
                self.now[0]["status"] == "over"
                or any(deciding(update) for update in self.now)
                or "waiting_for_end" in self.now[0]
            )

    def teardown(self) -> None:
        for line in getattr(self, "lines", []):
            with suppress(ConnectionClosed):
                line.close()


def test_nothing_on_a_socket_makes_a_match_stuck(shared):
    AtTheSocket.running = shared
    run_state_machine_as_test(
        AtTheSocket,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
    assert Person(shared).ask("GET", "/api/health").status_code == 200
