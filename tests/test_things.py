"""Everything printed, by name: complete, in each language, the same numbers that are played with."""

from __future__ import annotations

import copy
import re

import pytest

import rocaille
from rocaille.kernel.components import published
from rocaille.words import LANGUAGES, Words
from rocaille.words.sentences import words_of

VARIANTS = [("rokoko", {}), ("rokoko", {"jeweller": True}), ("alhambra", {})]
IDS = ["rokoko", "jeweller", "alhambra"]
KEY = re.compile(r"[{}]|\b(rokoko|alhambra|origin|origin_text)\.\w+")
ORIGINS = {"rulebook", "public", "inferred", "reconstructed", "chosen", "printed"}


def told(name, options, players, language="en", components=None):
    game = rocaille.game(name, components, options)
    return game, words_of(name).things(Words(language), game, players)


def strings(value, of=""):
    """Every text, with the key it stands at."""
    if isinstance(value, dict):
        return [pair for key, part in value.items() for pair in strings(part, key)]
    if isinstance(value, list):
        return [pair for part in value for pair in strings(part, of)]
    return [(of, value)] if isinstance(value, str) else []


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=IDS)
def test_everything_has_texts_in_each_language_and_the_same_numbers(name, options):
    for players in rocaille.game(name).player_counts:
        all_told = [told(name, options, players, language)[1] for language in LANGUAGES]
        for each in all_told:
            for at, text in strings(each):
                assert text and not KEY.search(text), (at, text)
                assert not (at == "from" or at.endswith("_from")) or text in ORIGINS
        assert len({str(_numbers(each)) for each in all_told}) == 1
        assert all_told[0] != all_told[1] != all_told[2] != all_told[0]


def _numbers(value):
    """The same without texts for people."""
    if isinstance(value, dict):
        return {
            key: _numbers(part)
            for key, part in value.items()
            if key not in ("title", "text", "bonus", "short", "discard_text", "color_title", "origins", "sources")
        }
    return [_numbers(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=IDS)
def test_every_name_in_a_decision_or_a_view_is_among_the_things(name, options):
    game, things = told(name, options, game_players(name))
    known = {
        "rokoko": (("card", "cards"), ("tile", "tiles"), ("decoration", "decorations"), ("space", None)),
        "alhambra": (("space", None),),
    }[name]
    spaces = (
        {space["space"] for hall in things["halls"] for space in hall["spaces"]}
        if name == "rokoko"
        else {currency["name"] for currency in things["currencies"]}
    )
    state, seen = game.new(game_players(name), 3), 0
    for _ in range(300):
        seats = game.to_decide(state)
        if not seats:
            break
        options_now = game.options(state, seats[0])
        for option in options_now:
            decision = game.notation.to_json(option)
            for word, table in known:
                if word in decision:
                    seen += 1
                    assert decision[word] in (things[table] if table else spaces), decision
        view = game.view(state, seats[0]).to_json()
        for card in view.get("hire_row", []) + [card for player in view["players"] for card in player.get("deck", [])]:
            assert card in things["cards"]
        for option in map(game.notation.to_json, options_now):
            if option["do"] in ("acquire", "make", "jewel"):
                _, where = option.values()
                part = {"acquire": "warehouse", "make": "workshop", "jewel": "jewels"}[option["do"]]
                assert view[part][where] is not None, option
        if name == "rokoko":
            places = [place for places in things["segments"]["places"].values() for place in places]
            assert list(view["warehouse"]) == places and list(view["workshop"]) == list(things["windows"])
            assert list(view["derived"]["prices"]["segments"]) == list(things["segments"]["places"])
            assert list(view.get("jewels", {})) == list(things.get("jewel_windows", {}))
        for dress in view.get("workshop", {}).values():
            assert dress is None or dress in things["dresses"]
        for building in view.get("courtyard", {}).values():
            assert building is None or building in things["buildings"]
        for money in view.get("money", []):
            assert money is None or money in things["money"]
        game.carry_out(state, seats[0], options_now[len(options_now) // 2])
    assert seen > 50


def game_players(name):
    return 4 if name == "rokoko" else 3


def test_numbers_for_pictures_are_those_of_the_component_table():
    game, things = told("rokoko", {"jeweller": True}, 4)
    side = game.table["board"]["large"]
    assert things["dresses"]["Y8"]["need"] == {"Y": 3, "G": 0, "R": 0, "B": 0} and things["dresses"]["Y8"]["master"]
    assert [window["cost"] for window in things["windows"].values()] == side["workshop"]["costs"]
    assert [window["dark"] for window in things["windows"].values()] == [False] * 4 + [True] * 2
    assert things["decorations"]["fireworks.4"]["factor"] == 3 and things["decorations"]["musicians.1"]["prestige"] == 5
    assert [len(hall["spaces"]) for hall in things["halls"]] == [len(hall["spaces"]) for hall in side["halls"]]
    assert [reward["kind"] for reward in things["halls"][0]["spaces"][2]["rewards"]] == ["tile"]
    assert things["halls"][0]["spaces"][0]["rewards"] == []
    assert things["cards"]["0M"]["base"] == 2 and things["cards"]["0M"]["kind"] == "none"
    assert sum(tile["count"] for tile in things["tiles"].values()) == 48
    assert len(things["specials"]) == 10 and things["cards"][things["specials"][3]]["condition"] == {
        "kind": "livres",
        "numbers": [30],
        "text": "At least 30 Livre.",
        "short": "30 Livre",
    }
    assert things["exams"]["master"]["tasks"] == ["make-a-dress", "make-a-coat", "make-with-a-master"]
    assert {card["exam"] for card in things["cards"].values()} == {None, "journeyman", "master"}
    _, two = told("alhambra", {}, 2)
    assert two["dirk"] and two["money_count"] == 72 and told("alhambra", {}, 3)[1]["money_count"] == 108
    assert two["categories"][0]["points"] == {"A": [1], "B": [8, 1], "C": [16, 8, 1]}


def test_a_table_with_components_of_its_own_shows_those():
    mine = copy.deepcopy(published("rocaille.games.rokoko.components", 2))
    mine["dresses"]["tiles"][0][8] = 8
    mine["dresses"]["from"] = "printed"
    _, things = told("rokoko", {}, 4, "en", mine)
    assert things["dresses"]["Y1"]["sale"] == 8 and things["dresses"]["Y1"]["from"] == "printed"
    assert things["origins"]["printed"]["text"]
