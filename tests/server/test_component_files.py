"""Component files that somebody brings to a new table."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

import rocaille
from tests.server.serving import Person

PUBLISHED = Path(rocaille.__file__).parent / "games"


@pytest.mark.parametrize(("game", "version", "options"), [("rokoko", 3, "jeweller"), ("alhambra", 1, "")])
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


def judged(person: Person, table: dict, query: str = "") -> list[dict]:
    answer = person.http.post(f"/api/games/rokoko/findings?{query}", content=json.dumps(table))
    assert answer.status_code == 200, answer.text
    return answer.json()["findings"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "rulebook, page 1"), ("de", "Anleitung, Seite 1"), ("it", "regolamento, pagina 1")]
)
def test_all_that_is_wrong_with_an_unfinished_file_is_told_at_once(shared, language, said):
    person, table = Person(shared), rocaille.game("rokoko").table
    assert judged(person, table, "options=jeweller") == []
    wrong = copy.deepcopy(table)
    del wrong["dresses"]["tiles"][:2]
    wrong["board"]["small"]["halls"][4]["spaces"] *= 9
    wrong["jeweller"]["jewels"]["blue_ring"] = 3
    count, spaces = judged(person, wrong, f"language={language}")
    assert (count["kind"], count["page"], count["where"], count["found"]) == ("rulebook", 1, "dresses.tiles (yellow)", "11")
    assert count["right"] == "13" and said in count["sentence"]
    assert (spaces["kind"], spaces["page"], spaces["where"]) == ("limit", None, "board.small.halls[5].spaces")
    *_, jewels = judged(person, wrong, "options=jeweller")
    assert (jewels["kind"], jewels["option"], jewels["where"]) == ("rulebook", "jeweller", "jeweller.jewels")


def test_what_is_no_file_at_all_cannot_be_judged(shared):
    person = Person(shared)
    for content, query, refused in ((b"= nonsense", "", "components_not_toml"), (b"", "?options=dragons", "unknown_option")):
        answer = person.http.post(f"/api/games/rokoko/findings{query}", content=content)
        assert (answer.status_code, answer.json()["refused"]) == (400, refused)
    assert person.http.post("/api/games/chess/findings", content=b"a = 1").json()["refused"] == "unknown_game"
