"""Component files that somebody brings to a new table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rocaille
from tests.server.serving import Person

PUBLISHED = Path(rocaille.__file__).parent / "games"


@pytest.mark.parametrize(("game", "version", "options"), [("rokoko", 2, "jeweller"), ("alhambra", 1, "")])
def test_a_file_is_read_and_a_table_is_played_with_it(shared, game, version, options):
    person = Person(shared)
    text = (PUBLISHED / game / "components" / f"v{version}.toml").read_text(encoding="utf-8")
    answer = person.http.post(f"/api/games/{game}/components?options={options}", content=text)
    assert answer.status_code == 200, answer.text
    table = answer.json()
    again = person.http.post(f"/api/games/{game}/components", content=json.dumps(table))
    assert again.json() == table
    chosen = {option: True for option in options.split(",") if option}
    made = person.make({"game": game, "components": table, "options": chosen}, "Anna", "")
    assert made["table"]["custom_components"] and made["table"]["to_decide"] == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "The component table lacks dresses"),
        (b"= nonsense", "is not TOML"),
        (b"{nonsense", "is not TOML"),
        (b"[" * 100_000, "is not TOML"),
        (b"\xff\xfe", "This file"),
        (b"[]", "is not TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(shared, content, said):
    answer = Person(shared).http.post("/api/games/rokoko/components?language=en", content=content)
    assert answer.status_code == 400 and said in answer.json()["sentence"], answer.text


def test_what_is_said_names_the_file(shared):
    answer = Person(shared).http.post("/api/games/alhambra/components?language=de&file=meine.toml", content=b"= nonsense")
    assert "meine.toml ist kein TOML" in answer.json()["sentence"]


def test_a_file_for_a_game_that_there_is_not(shared):
    assert Person(shared).http.post("/api/games/chess/components", content=b"a = 1").json()["refused"] == "unknown_game"
