"""The descriptions of the wire are what their formats ask for, hang together, and are told by the server."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import schemathesis
from jsonschema import Draft7Validator, Draft202012Validator

from rocaille.catalogue import game as find_game
from rocaille.catalogue import game_names
from rocaille.server.contract.asyncapi import asyncapi
from rocaille.server.contract.openapi import openapi
from rocaille.words import LANGUAGES, Words
from rocaille.words.sentences import words_of
from tests.server.serving import Person
from tests.server.strictly import ROOT, described, fits, strict

ASYNCAPI = ROOT / "web/node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json"
DESCRIBING = pytest.mark.parametrize("describe", [openapi, asyncapi], ids=["openapi", "asyncapi"])

MATCHES = [
    (name, {option: True} if option else {}, players)
    for name, options in (("rokoko", ("", "jeweller")), ("alhambra", ("",)))
    for option in options
    for players in find_game(name).player_counts
]


def references(part: Any) -> list[str]:
    if isinstance(part, list):
        return [found for each in part for found in references(each)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    return own + [found for each in part.values() for found in references(each)]


def test_the_openapi_description_is_one():
    schemathesis.openapi.from_dict(described("openapi")).validate()


def test_the_asyncapi_description_is_one():
    if not ASYNCAPI.exists():
        pytest.skip("the page's tools are not here")
    Draft7Validator(json.loads(ASYNCAPI.read_text(encoding="utf-8"))).validate(described("asyncapi"))


@DESCRIBING
def test_every_reference_leads_to_a_sound_schema_and_every_schema_is_needed(describe):
    document = described(describe.__name__)
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    used = set(references(document))
    assert {each for each in used if each.startswith("#/components/schemas/")} == known - unused(describe.__name__, known)
    for reference in used:
        at = document
        for step in reference.removeprefix("#/").split("/"):
            at = at[step.replace("~1", "/")]
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def unused(name: str, known: set[str]) -> set[str]:
    """Over HTTP nobody decides, and over the socket nobody is told what is printed."""
    form = "Decision" if name == "openapi" else "Things"
    return {each for each in known if each.endswith(f"/{form}")}


@DESCRIBING
def test_the_server_tells_it(shared, describe):
    told = Person(shared).ask("GET", f"/api/schema/{describe.__name__}.json")
    assert told.headers["content-type"].startswith("application/json")
    assert told.json() == json.loads(json.dumps(describe(game_names())))


@pytest.mark.parametrize(("name", "options", "players"), MATCHES)
def test_what_every_seat_sees_and_decides_in_a_match_by_chance_is_as_described(name, options, players):
    document = strict(described("asyncapi"), name)
    form = {each: {"$ref": f"#/components/schemas/{each}"} for each in ("View", "Things", "Decision")}
    game, dice = find_game(name, None, options), Random(players)
    for language in LANGUAGES:
        fits(words_of(name).things(Words(language), game, players), form["Things"], document)
    state, count = game.new(players, 7), 0
    while seats := game.to_decide(state):
        seat = dice.choice(seats)
        decision = dice.choice(game.options(state, seat))
        fits(game.notation.to_json(decision), form["Decision"], document)
        if count % 9 == 0:
            for viewer in (seat, (seat + 1) % players, None):
                fits(json.loads(json.dumps(game.view(state, viewer).to_json())), form["View"], document)
        game.carry_out(state, seat, decision)
        count += 1
    fits(json.loads(json.dumps(game.view(state, 0).to_json())), form["View"], document)
