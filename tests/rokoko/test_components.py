"""The component table: what is published, what is refused and why, and that other values really take effect."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rocaille.catalogue import game as game_of
from rocaille.games.rokoko.bonuses.reading import bonus_from
from rocaille.games.rokoko.components.checks import check, findings
from rocaille.games.rokoko.game import COMPONENTS, VERSION, VERSIONS, Rokoko
from rocaille.games.rokoko.jeweller.checks import findings as of_jeweller
from rocaille.kernel.components import from_file, published
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.findings import FORM, LIMIT, RULEBOOK
from rocaille.kernel.playing import play_out
from rocaille.words import Words
from tests import changes
from tests.changes import Change, setting, without
from tests.refusals import each_refused, refusal_of, refusal_with_reason
from tests.rokoko.positions import bonus_of, do, legal, place, playing, position

REPOSITORY = Path(__file__).parents[2]
SPECIFICATION = REPOSITORY.parent / "shared" / "spec" / "rokoko-components.toml"
PUBLISHED = REPOSITORY / "src" / "rocaille" / "games" / "rokoko" / "components" / f"v{VERSION}.toml"
TABLE = published(COMPONENTS, VERSION)
ADJUSTED = {  # in version 2, for docs/rokoko/balance.md
    ("small", "statues"): ([11, 14, 17], [11, 13, 15]),
    ("small", "fountain_upper"): ([10, 12], [7, 9]),
    ("small", "fountain_lower"): ([10, 13], [8, 10]),
    ("large", "statues"): ([11, 13, 15, 17], [11, 13, 14, 15]),
    ("large", "fountain_upper"): ([10, 13, 16, 19], [7, 9, 11, 13]),
    ("large", "fountain_lower"): ([10, 12, 15, 18], [8, 10, 12, 14]),
}


def changed(change: Change) -> dict[str, Any]:
    """The published table with one change."""
    return changes.changed(TABLE, change)


def refusal(table: object) -> tuple[str, str, str]:
    return refusal_of(check, table)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_published_tables_pass(version):
    table = published(COMPONENTS, version)
    check(table)
    assert Rokoko(table, version=version).custom_components() is None
    assert Rokoko(version=version).table == table


def test_the_published_file_is_the_table_of_the_latest_version():
    assert max(VERSIONS) == VERSION == Rokoko().version
    assert from_file(PUBLISHED, check) == published(COMPONENTS, VERSION) == Rokoko().table


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside this checkout")
def test_the_table_of_version_1_is_the_specifications():
    assert published(COMPONENTS, 1) == tomllib.loads(SPECIFICATION.read_text(encoding="utf-8"))


def test_version_2_differs_from_version_1_in_adjusted_values_only_and_all_of_them_are_reconstructed():
    first, second = published(COMPONENTS, 1), published(COMPONENTS, 2)
    for (side, decoration), (earlier, now) in ADJUSTED.items():
        decorations = first["board"][side]["decorations"]
        assert decorations["from"] == second["board"][side]["decorations"]["from"] == "reconstructed"
        assert decorations[decoration]["cost"] == earlier
        decorations[decoration]["cost"] = now
    assert first == second


@pytest.mark.parametrize("version", VERSIONS[1:])
def test_the_later_tables_name_the_earlier_values_beside_the_adjusted_ones(version):
    lines = PUBLISHED.with_name(f"v{version}.toml").read_text(encoding="utf-8").splitlines()
    named = [line.split()[0] + line.partition("#")[2] for line in lines if "# version 1: " in line]
    assert named == [
        f"{decoration} version 1: {', '.join(map(str, earlier))}" for (_, decoration), (earlier, _) in ADJUSTED.items()
    ]


NEW_TYPE = "2 Livre a green dress, 1 prestige a blue dress"  # a Journeyman's before version 3


def test_version_3_makes_an_apprentice_of_one_journeyman_and_changes_labels_besides():
    second, third = published(COMPONENTS, 2), published(COMPONENTS, 3)
    [card] = [row for row in second["employees"]["hire"]["cards"] if row[2] == NEW_TYPE]
    assert card[:2] == [4, "journeyman"]
    card[1] = "apprentice"
    for row in second["employees"]["hire"]["cards"]:
        if row[0] == 1:
            assert row[3] == "inferred"
            row[3] = "reconstructed"
    for row in second["employees"]["base"][1:]:
        assert row["from"] == "inferred"
        row["from"] = "public"
    assert second["board"]["large"]["workshop"]["from"] == "inferred"
    second["board"]["large"]["workshop"]["from"] = "reconstructed"
    assert second == third


def test_the_new_apprentice_keeps_its_number_and_is_marked_as_reconstructed():
    before, now = Rokoko(version=2).boxes[4], Rokoko().boxes[4]
    number = now.card_texts.index(NEW_TYPE)
    assert before.card_texts == now.card_texts
    assert (before.card_names[number], now.card_names[number]) == ("4Jb", "4Aa")
    assert now.card_origins[number] == before.card_origins[number] == "reconstructed"
    assert Rokoko(version=2).notation.read("play 4Jb") is Rokoko().notation.read("play 4Aa")
    of_level_4 = [name for name in now.card_names if name.startswith("4")]
    assert of_level_4 == ["4M", "4J", "4Aa", "4Ab"]


def test_what_was_claimed_too_boldly_is_claimed_no_more():
    box, table = Rokoko().boxes[4], published(COMPONENTS, VERSION)
    origins = dict(zip(box.card_names, box.card_origins, strict=True))
    assert {origins[f"1{rank}{letter}"] for rank in "MJA" for letter in "ab"} == {"reconstructed"}
    assert [origins[name] for name in ("0M", "0J", "0Aa", "0Ab")] == ["rulebook", "public", "public", "public"]
    assert {table["board"][side]["workshop"]["from"] for side in ("small", "large")} == {"reconstructed"}
    jeweller = table["jeweller"]
    assert {jeweller[part]["from"] for part in ("windows", "decorations")} == {"reconstructed"}


def test_every_record_has_its_origin():
    """`from` stands beside each table of values, and in the last column of the employees for hire."""
    table = published(COMPONENTS, VERSION)
    origins = {"rulebook", "public", "inferred", "reconstructed"}
    assert {row[-1] for row in table["employees"]["hire"]["cards"]} <= origins
    assert set(Rokoko().boxes[3].card_origins) <= origins


# ---------------------------------------------------------------- every check, one mutation each


SMALL, LARGE = ("board", "small"), ("board", "large")
WRONG = [
    # parts that are missing or of the wrong kind
    (without("dresses"), "dresses", "–", "a_table", "form"),
    (setting("dresses", to=3), "dresses", "3", "a_table", "form"),
    (without("resources"), "resources", "–", "a_table", "form"),
    (without("board"), "board", "–", "a_table", "form"),
    (without("board", "large"), "board.large", "–", "a_table", "form"),
    (without("employees"), "employees", "–", "a_table", "form"),
    (without("employees", "base"), "employees.base", "–", "a_list", "form"),
    (without("employees", "hire"), "employees.hire", "–", "a_table", "form"),
    (without("dresses", "tiles"), "dresses.tiles", "–", "a_list", "form"),
    (setting("dresses", "tiles", 2, to=["yellow", 2]), "dresses.tiles[3]", '["yellow", 2]', "so_many_values 10", "form"),
    (setting("dresses", "tiles", 2, to="Y3"), "dresses.tiles[3]", "Y3", "so_many_values 10", "form"),
    (
        setting("dresses", "columns", to=["color"]),
        "dresses.columns",
        '["color"]',
        'exactly ["color", "Y", "G", "R", "B", "T", "L", "master", "sale", "prestige"]',
        "form",
    ),
    (
        setting("resources", "columns", to=[]),
        "resources.columns",
        "[]",
        'exactly ["count", "Y", "G", "R", "B", "discard"]',
        "form",
    ),
    (
        without("employees", "hire", "columns"),
        "employees.hire.columns",
        "–",
        'exactly ["level", "type", "bonus", "from"]',
        "form",
    ),
    # dresses
    (
        setting("dresses", "from", to="hearsay"),
        "dresses.from",
        "hearsay",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (without("dresses", "from"), "dresses.from", "–", "one_of rulebook, public, inferred, reconstructed, printed", "form"),
    (
        setting("dresses", "tiles", 0, 0, to="purple"),
        "dresses.tiles[1].color",
        "purple",
        "one_of yellow, green, red, blue",
        "page 1",
    ),
    (setting("dresses", "tiles", 0, 1, to=10), "dresses.tiles[1].Y", "10", "a_number 0 9", "limit"),
    (setting("dresses", "tiles", 0, 1, to=-1), "dresses.tiles[1].Y", "-1", "a_number 0 9", "limit"),
    (setting("dresses", "tiles", 0, 5, to=1.5), "dresses.tiles[1].T", "1.5", "a_number 0 9", "form"),
    (
        setting("dresses", "tiles", 0, 1, to=0),
        "dresses.tiles[1]",
        '["yellow", 0, 0, 0, 0, 0, 0, false, 6, 2]',
        "a_bale",
        "page 5",
    ),
    (setting("dresses", "tiles", 0, 7, to=1), "dresses.tiles[1].master", "1", "true_or_false", "form"),
    (setting("dresses", "tiles", 3, 8, to=29), "dresses.tiles[4].sale", "29", "a_number 6 28", "page 1"),
    (setting("dresses", "tiles", 3, 8, to=5), "dresses.tiles[4].sale", "5", "a_number 6 28", "page 1"),
    (setting("dresses", "tiles", 3, 8, to=True), "dresses.tiles[4].sale", "true", "a_number 6 28", "form"),
    (setting("dresses", "tiles", 3, 9, to=1), "dresses.tiles[4].prestige", "1", "a_number 2 4", "page 1"),
    (setting("dresses", "tiles", 3, 9, to=5), "dresses.tiles[4].prestige", "5", "a_number 2 4", "page 1"),
    (without("dresses", "tiles", 0), "dresses.tiles (yellow)", "12", "exactly 13", "page 1"),
    (
        lambda table: table["dresses"]["tiles"].append(["blue", 0, 0, 0, 2, 0, 0, False, 14, 3]),
        "dresses.tiles (blue)",
        "7",
        "exactly 6",
        "page 1",
    ),
    # resource tiles
    (
        setting("resources", "from", to=""),
        "resources.from",
        "",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (setting("resources", "tiles", 0, 0, to=5), "resources.tiles (count)", "47", "exactly 48", "page 1"),
    (setting("resources", "tiles", 0, 0, to=0), "resources.tiles[1].count", "0", "a_number 1 48", "page 1"),
    (setting("resources", "tiles", 0, 2, to=10), "resources.tiles[1].G", "10", "a_number 0 9", "limit"),
    (
        setting("resources", "tiles", to=[[30, 1, 5, 0, 0, "T"], [10, 0, 0, 1, 0, "T"], [8, 0, 0, 0, 1, "T"]]),
        "resources.tiles (G)",
        "150",
        "a_number 0 127",
        "limit",
    ),
    (setting("resources", "tiles", 5, 2, to=0), "resources.tiles[6]", '[3, 0, 0, 0, 0, "T+L"]', "a_bale", "page 4"),
    (setting("resources", "tiles", 0, 5, to="T,L"), "resources.tiles[1].discard", "T,L", "one_of T, L, T+L, T/L", "page 4"),
    (
        setting("resources", "tiles", to=[[24, 1, 1, 0, 0, "T"], [24, 0, 0, 1, 1, "T"]]),
        "resources.tiles",
        "Y 24, G 24, R 24, B 24",
        "rarer_silk",
        "page 1",
    ),
    # the board
    (setting(*SMALL, "players", to=[2, 3, 4]), "board.small.players", "[2, 3, 4]", "exactly [2, 3]", "page 2"),
    (setting(*SMALL, "warehouse", "segments", to=4), "board.small.warehouse.segments", "4", "a_number 3 3", "page 4"),
    (setting(*LARGE, "warehouse", "tiles", to=5), "board.large.warehouse.tiles", "5", "a_number 3 4", "page 4"),
    (
        without(*LARGE, "warehouse", "from"),
        "board.large.warehouse.from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (
        setting(*LARGE, "workshop", "costs", to=[9, 6, 4, 2, 0, 0]),
        "board.large.workshop.costs[1]",
        "9",
        "a_number 0 8",
        "page 5",
    ),
    (
        setting(*LARGE, "workshop", "costs", to=[8, 6, 4, 2, 1, 1, 0, 0, 0, 0, 0]),
        "board.large.workshop.costs",
        "[8, 6, 4, 2, 1, 1, 0, 0, 0, 0, 0]",
        "so_many_numbers 3 10",
        "limit",
    ),
    (setting(*LARGE, "workshop", "costs", to=[0, 2]), "board.large.workshop.costs", "[0, 2]", "so_many_numbers 3 10", "page 3"),
    (setting(*SMALL, "workshop", "dark", to=1), "board.small.workshop.dark", "1", "a_number 2 2", "page 3"),
    (
        setting(*SMALL, "workshop", "from", to=2),
        "board.small.workshop.from",
        "2",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (setting(*SMALL, "all_halls", "prestige", to=[]), "board.small.all_halls.prestige", "[]", "so_many_numbers 1 99", "page 6"),
    (setting(*SMALL, "all_halls", "prestige", 1, to=100), "board.small.all_halls.prestige[2]", "100", "a_number 0 99", "limit"),
    (
        without(*SMALL, "all_halls", "from"),
        "board.small.all_halls.from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (
        setting(*SMALL, "fireworks_majority", "first", to=7),
        "board.small.fireworks_majority.first",
        "7",
        "a_number 6 6",
        "page 7",
    ),
    (
        setting(*LARGE, "fireworks_majority", "second", to=2),
        "board.large.fireworks_majority.second",
        "2",
        "a_number 3 3",
        "page 7",
    ),
    (
        without(*LARGE, "fireworks_majority", "from"),
        "board.large.fireworks_majority.from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (without(*SMALL, "decorations", "statues"), "board.small.decorations.statues", "–", "a_table", "form"),
    (
        without(*SMALL, "decorations", "from"),
        "board.small.decorations.from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (
        setting(*SMALL, "decorations", "statues", "cost", to=[]),
        "board.small.decorations.statues.cost",
        "[]",
        "so_many_numbers 1 8",
        "page 6",
    ),
    (
        setting(*SMALL, "decorations", "statues", "cost", to=[1, 2, 3, 4, 5, 6, 7, 8, 9]),
        "board.small.decorations.statues.cost",
        "[1, 2, 3, 4, 5, 6, 7, 8, 9]",
        "so_many_numbers 1 8",
        "limit",
    ),
    (
        setting(*SMALL, "decorations", "statues", "prestige", to=[0]),
        "board.small.decorations.statues.prestige",
        "[0]",
        "so_many_numbers 3 3",
        "page 6",
    ),
    (
        setting(*SMALL, "decorations", "musicians", "cost", to=[1, 2, 3, 4]),
        "board.small.decorations.musicians.cost",
        "[1, 2, 3, 4]",
        "so_many_numbers 5 5",
        "page 6",
    ),
    (
        setting(*SMALL, "decorations", "fireworks", "cost", to=[12, 12, 18, 22]),
        "board.small.decorations.fireworks.cost",
        "[12, 12, 18, 22]",
        "rising",
        "page 7",
    ),
    (
        setting(*SMALL, "decorations", "fireworks", "terrace", to=[2, 2, 3, 4]),
        "board.small.decorations.fireworks.terrace[4]",
        "4",
        "a_number 2 3",
        "page 7",
    ),
    (
        setting(*SMALL, "decorations", "fireworks", "terrace", to=[2]),
        "board.small.decorations.fireworks.terrace",
        "[2]",
        "so_many_numbers 4 4",
        "page 7",
    ),
    (without(*LARGE, "halls", 0), "board.large.halls", "4", "exactly 5", "page 5"),
    (setting(*LARGE, "halls", 1, to="hall"), "board.large.halls[2]", "hall", "a_table", "form"),
    (
        without(*LARGE, "halls", 1, "from"),
        "board.large.halls[2].from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (setting(*LARGE, "halls", 1, "majority", to=[5]), "board.large.halls[2].majority", "[5]", "so_many_numbers 2 2", "page 7"),
    (setting(*LARGE, "halls", 1, "spaces", to=[]), "board.large.halls[2].spaces", "[]", "so_many_spaces 2 12", "page 5"),
    (
        setting(*LARGE, "halls", 1, "spaces", to=[["guest", ""], ["master", ""]] * 7),
        "board.large.halls[2].spaces",
        json.dumps([["guest", ""], ["master", ""]] * 7)[:200] + " …",
        "so_many_spaces 2 12",
        "limit",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", to=[["guest", ""]] * 3),
        "board.large.halls[2].spaces",
        '["guest"]',
        "guest_and_master",
        "page 5",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, to=["guest"]),
        "board.large.halls[2].spaces[1]",
        '["guest"]',
        "kind_and_reward",
        "form",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 0, to="king"),
        "board.large.halls[2].spaces[1].kind",
        "king",
        "one_of guest, master",
        "page 5",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to="X"),
        "board.large.halls[2].spaces[1].reward",
        "X",
        'one_of ["", "T", "L", "tile"]',
        "page 5",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=["T", "X"]),
        "board.large.halls[2].spaces[1].reward[2]",
        "X",
        "one_of T, L, tile",
        "page 5",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=["T", ""]),
        "board.large.halls[2].spaces[1].reward[2]",
        "",
        "one_of T, L, tile",
        "page 5",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=[100, "T"]),
        "board.large.halls[2].spaces[1].reward[1]",
        "100",
        "a_number 1 99",
        "limit",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=["T"] * 5),
        "board.large.halls[2].spaces[1].reward",
        '["T", "T", "T", "T", "T"]',
        "so_many_rewards 2 4",
        "limit",
    ),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=["T"]),
        "board.large.halls[2].spaces[1].reward",
        '["T"]',
        "so_many_rewards 2 4",
        "form",
    ),
    (setting(*LARGE, "halls", 1, "spaces", 0, 1, to=0), "board.large.halls[2].spaces[1].reward", "0", "a_number 1 99", "limit"),
    (
        setting(*LARGE, "halls", 1, "spaces", 0, 1, to=-3),
        "board.large.halls[2].spaces[1].reward",
        "-3",
        "a_number 1 99",
        "limit",
    ),
    (
        lambda table: [hall.update(majority=[4, 2]) for hall in table["board"]["small"]["halls"]],
        "board.small.halls",
        "[[4, 2], [4, 2], [4, 2], [4, 2], [4, 2]]",
        "the_examples_hall",
        "page 7",
    ),
    # employees
    (setting("employees", "base", 0, to="Master"), "employees.base[1]", "Master", "a_table", "form"),
    (
        without("employees", "base", 0, "from"),
        "employees.base[1].from",
        "–",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (
        setting("employees", "base", 0, "type", to="boss"),
        "employees.base[1].type",
        "boss",
        "one_of apprentice, journeyman, master",
        "page 1",
    ),
    (setting("employees", "base", 0, "count", to=0), "employees.base[1].count", "0", "a_number 1 5", "page 1"),
    (setting("employees", "base", 0, "count", to=3), "employees.base (count)", "6", "exactly 5", "page 1"),
    (
        setting("employees", "base", 0, "bonus", to="2 Livre"),
        "employees.base[1].bonus",
        "2 Livre",
        "no_bonus_for_masters",
        "page 4",
    ),
    (setting("employees", "base", 1, "bonus", to="none"), "employees.base[2].bonus", "none", "no_bonus_for_masters", "page 4"),
    (
        setting("employees", "base", 1, "bonus", to="end: 3 prestige a pair of thread and lace returned"),
        "employees.base[2].bonus",
        "end: 3 prestige a pair of thread and lace returned",
        "crowns_on_level_6",
        "page 4",
    ),
    (without("employees", "base", 1, "bonus"), "employees.base[2].bonus", "–", "a_bonus_text", "form"),
    (setting("employees", "hire", "cards", 0, 0, to=7), "employees.hire.cards[1].level", "7", "a_number 1 6", "page 1"),
    (
        setting("employees", "hire", "cards", 0, 1, to="boss"),
        "employees.hire.cards[1].type",
        "boss",
        "one_of apprentice, journeyman, master",
        "page 1",
    ),
    (
        setting("employees", "hire", "cards", 0, 2, to="dance"),
        "employees.hire.cards[1].bonus",
        "dance",
        "a_bonus_text",
        "limit",
    ),
    (
        setting("employees", "hire", "cards", 0, 2, to="none"),
        "employees.hire.cards[1].bonus",
        "none",
        "no_bonus_for_masters",
        "page 8",
    ),
    (
        setting("employees", "hire", "cards", 0, 3, to="me"),
        "employees.hire.cards[1].from",
        "me",
        "one_of rulebook, public, inferred, reconstructed, printed",
        "form",
    ),
    (
        setting("employees", "hire", "cards", 24, 2, to="2 Livre"),
        "employees.hire.cards[25].bonus",
        "2 Livre",
        "crowns_on_level_6",
        "page 4",
    ),
    (
        setting("employees", "hire", "cards", 0, 2, to="end: 3 prestige a pair of thread and lace returned"),
        "employees.hire.cards[1].bonus",
        "end: 3 prestige a pair of thread and lace returned",
        "crowns_on_level_6",
        "page 4",
    ),
    (setting("employees", "hire", "cards", 0, 0, to=2), "employees.hire.cards (level 1)", "5", "exactly 6", "page 2"),
    (
        lambda table: table["employees"]["hire"]["cards"].append([6, "master", "1 Livre", "printed"]),
        "employees.hire.cards (level 6)",
        "7",
        "exactly 6",
        "page 2",
    ),
]


@each_refused(WRONG)
def test_what_is_wrong_is_refused_with_its_place_what_is_there_what_would_be_right_and_who_says_so(change, told):
    assert refusal_with_reason(check, changed(change)) == told


@pytest.mark.parametrize(
    "change",
    [
        setting(*LARGE, "workshop", "costs", to=[0, 2, 4]),
        setting(*LARGE, "workshop", "costs", to=[0, 8, 0, 8, 4, 1]),
        setting(*SMALL, "all_halls", "prestige", to=[5]),
        setting(*SMALL, "all_halls", "prestige", to=[1, 3, 5, 3, 1, 0, 7]),
        setting(*LARGE, "halls", 1, "majority", to=[2, 5]),
        setting("dresses", "tiles", 0, to=["yellow", 0, 9, 0, 0, 9, 9, True, 6, 2]),
        setting("resources", "tiles", 13, 4, to=9),
        lambda table: table["employees"]["base"][2].update(type="journeyman"),
    ],
)
def test_what_no_rulebook_forbids_is_taken(change):
    check(changed(change))


def test_all_that_is_wrong_is_found_at_once_and_the_first_is_refused():
    def change(table):
        table["dresses"]["tiles"][3][8] = 29
        del table["dresses"]["tiles"][0]
        table["board"]["small"]["halls"][2]["spaces"] = [["master", ""]]
        table["board"]["large"]["workshop"]["costs"] = [1] * 99
        table["employees"]["hire"]["cards"][0][2] = "dance"
        del table["resources"]["from"]

    table = changed(change)
    found = findings(table)
    assert [(each.where, each.kind, each.page.number if each.page else 0) for each in found] == [
        ("dresses.tiles[3].sale", RULEBOOK, 1),
        ("dresses.tiles (yellow)", RULEBOOK, 1),
        ("resources.from", FORM, 0),
        ("board.small.halls[3].spaces", RULEBOOK, 5),
        ("board.large.workshop.costs", LIMIT, 0),
        ("employees.hire.cards[1].bonus", LIMIT, 0),
    ]
    assert refusal(table) == ("dresses.tiles[3].sale", "29", "a_number 6 28")
    counted = found[1]
    assert (counted.found, counted.right, counted.details) == ("12", "exactly", {"value": 13})


@pytest.mark.parametrize("junk", [None, 0, -1, 2.5, True, "x", [], {}, [[]], [None], {"a": 1}, [["guest", ["x"]]]], ids=repr)
def test_junk_anywhere_is_found_and_never_breaks_anything(junk):
    """Every part and every value of a table, one after the other."""

    def places(value, path):
        for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
            yield (*path, key)
            if len(path) < 5 and (key in (0, 1, 5, "cost") or isinstance(value, dict)):
                yield from places(value[key], (*path, key))

    for path in places(TABLE, ()):
        table = changed(setting(*path, to=junk))
        for each in [*findings(table), *of_jeweller(table)]:
            assert each.where and each.kind in (RULEBOOK, LIMIT, FORM)
            assert each.where in Words("en").finding(each)


@pytest.mark.parametrize("level, right", [(1, 6), (2, 4), (3, 4), (4, 4), (5, 4), (6, 6)])
def test_every_level_has_its_number_of_cards(level, right):
    cards = published(COMPONENTS, VERSION)["employees"]["hire"]["cards"]
    for rows, found in (([*cards, [level, "master", "1 Livre", "printed"]], right + 1), ([*cards], right - 1)):
        if found < right:
            rows.remove(next(card for card in cards if card[0] == level))
        table = changed(setting("employees", "hire", "cards", to=rows))
        assert refusal(table) == (f"employees.hire.cards (level {level})", str(found), f"exactly {right}")


@pytest.mark.parametrize("color, right", [("yellow", 13), ("green", 13), ("red", 10), ("blue", 6)])
def test_every_colour_has_its_number_of_dresses(color, right):
    tiles = published(COMPONENTS, VERSION)["dresses"]["tiles"]
    tiles.append(next(tile for tile in tiles if tile[0] == color))
    assert refusal(changed(setting("dresses", "tiles", to=tiles))) == (
        f"dresses.tiles ({color})",
        str(right + 1),
        f"exactly {right}",
    )


@pytest.mark.parametrize("table", [[], "x", None, 3])
def test_what_is_no_table_at_all_is_refused(table):
    assert refusal(table) == ("dresses", "–", "a_table")


@pytest.mark.parametrize(
    "text",
    [
        "1 prestige for every 0 Livre returned",
        "1 prestige for every 0 dresses",
        "1 prestige for every 0 decorations",
        "end: 3 prestige for every 0 dresses on master spaces",
        "make a dress, 1 purple bale fewer",
        "by deck size: 5-6 2, Livre",
        "by deck size: 5-6 27-8 6 Livre",
        "by deck size: 5-6 2,  Livre",
        "1" * 5000 + " Livre",
        "100 Livre",
        "-1 Livre",
        "1 Livre ",
        "1 livre",
        "",
        "1 Livre a purple dress",
        "fund a decoration, five Livre less",
    ],
    ids=lambda text: text[:40],
)
def test_texts_that_are_none_of_the_games_are_refused(text):
    assert bonus_from(text) is None
    table = changed(setting("employees", "hire", "cards", 0, 2, to=text))
    where, found, right = refusal(table)
    assert (where, right) == ("employees.hire.cards[1].bonus", "a_bonus_text")
    assert found == text or (len(text) > 200 and found == text[:200] + " …")


@pytest.mark.parametrize(
    "text, verb, numbers",
    [
        ("3 Livre", "gain_livres", (3,)),
        ("thread or lace free", "thread_or_lace", (0,)),
        ("depute from the deck for 9 / 6 / 3 Livre", "depute_for_livres", (3, 6, 9)),
        ("make a dress, up to 3 blue bales fewer", "make_dress_saving", (3, 3)),
        ("make a dress, 2 red or yellow bales fewer", "make_dress_saving", (2, 0, 2)),
        ("by deck size: 7-8 6, 5-6 2, 11+ 14 Livre", "livres_by_deck_size", (5, 2, 7, 6, 11, 14)),
        ("by deck size: 4 6, 5 5, 6 4, 7+ 2 Livre", "livres_by_deck_size", (4, 6, 5, 5, 6, 4, 7, 2)),
        ("3 Livre a blue dress", "per_color", (0, 0, 0, 3, 0, 0, 0, 0)),
        ("2 prestige for every 5 decorations", "prestige_per_decorations", (2, 5)),
    ],
)
def test_a_text_with_other_numbers_is_read(text, verb, numbers):
    bonus = bonus_from(text)
    assert (bonus.verb, bonus.numbers()) == (verb, numbers)


# ---------------------------------------------------------------- files


def file_refusal(path: Path) -> Refused:
    with pytest.raises(Refused) as refused:
        from_file(path, check)
    assert refused.value.details.get("file", str(path)) == str(path)
    return refused.value


def test_a_file_that_is_not_there(tmp_path):
    assert file_refusal(tmp_path / "none.toml").key == "components_unreadable"


def test_a_folder_is_no_file(tmp_path):
    assert file_refusal(tmp_path).key == "components_unreadable"


def test_a_file_that_is_not_utf_8(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes(b'from = "caf\xe9"\n')
    assert file_refusal(path).key == "components_unreadable"


@pytest.mark.parametrize("text", ["[dresses", "x = ", "a = 1\na = 2", "\0", "x = " + "[" * 100_000, "x = " + "9" * 6000])
def test_a_file_that_is_not_toml(tmp_path, text):
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    refused = file_refusal(path)
    assert refused.key == "components_not_toml"
    assert refused.details["problem"]


def test_an_empty_file_lacks_the_dresses(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    refused = file_refusal(path)
    assert (refused.key, refused.details["file"]) == ("in_file", str(path))
    inner = refused.details["inner"]
    assert (inner.key, inner.details["where"]) == ("components_wrong", "dresses")


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """The published file with one edit, as an owner of the printed game would make it."""
    text = PUBLISHED.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_file_with_a_printed_value_is_taken(tmp_path):
    path = edited(tmp_path, '["yellow", 2, 0, 0, 0, 0, 0, false,  6, 2]', '["yellow", 2, 0, 0, 0, 0, 0, false,  8, 3]')
    assert from_file(path, check)["dresses"]["tiles"][0][8:] == [8, 3]
    mine = game_of("rokoko", path)
    assert isinstance(mine, Rokoko) and mine.boxes[3].dress_sale[0] == 8
    assert mine.custom_components()["dresses"]["tiles"][0][8] == 8


def test_the_printed_origin_is_known():
    check(changed(setting("dresses", "from", to="printed")))


# ---------------------------------------------------------------- other values take effect


def with_change(change) -> Rokoko:
    table = changed(change)
    check(table)
    return Rokoko(table)


def test_another_price_and_prestige_of_a_dress():
    def change(table):
        table["dresses"]["tiles"][0][8:] = [9, 4]

    game = with_change(change)
    state = playing("0M", game=game, workshop="- - - - Y1", player0={"tiles": "YY:T/L", "livres": 0})
    assert do(state.copy(), "make 5", "sell", game=game).players[0].livres == 9
    do(state, "make 5", "rent 1.1", game=game)
    state.agenda = ()
    assert [line.points for line in game.outcome(state).sheet if line.reason == "dresses"] == [4]


def test_other_needs_of_a_dress():
    game = with_change(setting("dresses", "tiles", 0, 1, to=3))
    assert "make 5" not in legal(playing("0M", game=game, workshop="- - - - Y1", player0={"tiles": "YY:T/L"}), game=game)
    assert "make 5" in legal(playing("0M", game=game, workshop="- - - - Y1", player0={"tiles": "YY:T/L Y:T+L"}), game=game)


def test_other_windows():
    game = with_change(setting(*SMALL, "workshop", "costs", to=[8, 7, 6, 5, 4, 3]))
    state = playing("0M", game=game, workshop="- - - - - Y1", player0={"tiles": "YY:T/L", "livres": 3})
    assert do(state, "make 6", game=game).players[0].livres == 0


def test_other_warehouses():
    game = with_change(setting(*SMALL, "warehouse", "tiles", to=4))
    assert sum(tile >= 0 for tile in game.new(2, 1).warehouse) == 12
    assert len([text for text in legal(playing("0M", game=game), game=game) if text.startswith("acquire")]) == 12


@pytest.mark.parametrize(
    ("track", "small", "large"), [([1, 3, 5, 3, 1, 0, 7], (7, 5, 3), (7, 5, 3, 3, 1)), ([4, 6], (6, 4), (6, 4))]
)
def test_another_all_halls_track_of_any_length_dearest_first_and_no_longer_than_players_can_fill_it(track, small, large):
    def change(table):
        for side in table["board"].values():
            side["all_halls"]["prestige"] = track

    game = with_change(change)
    assert [game.boxes[players].all_halls for players in (2, 3, 4, 5)] == [small, small, large, large]
    state = position(game=game, decorations={f"musicians.{hall}": 0 for hall in range(1, 5)}, player0={"livres": 50})
    do(state, "play 0M", "fund musicians.5", game=game)
    assert state.all_halls == (0, *[-1] * (len(small) - 1))
    state.agenda = ()
    assert [line.points for line in game.outcome(state).sheet if line.reason == "all_halls"] == [small[0]]


def test_whoever_comes_to_a_full_track_gets_nothing():
    game = with_change(setting(*SMALL, "all_halls", "prestige", to=[6]))
    musicians = {f"musicians.{hall}": 0 for hall in range(1, 5)}
    state = position(game=game, decorations=musicians, player0={"livres": 50}, all_halls=(1,))
    do(state, "play 0M", "fund musicians.5", game=game)
    assert state.all_halls == (1,)


def test_another_tile():
    game = with_change(setting("resources", "tiles", 0, 5, to="T+L"))
    state = do(playing("0M", game=game, warehouse=["GG:T+L", "", ""]), "acquire 1.1", game=game)
    assert legal(state, game=game) == ["keep", "discard both"]


def test_another_space():
    def change(table):
        table["board"]["small"]["halls"][0]["spaces"][2] = ["master", 7]

    game = with_change(change)
    state = playing("0M", game=game, workshop="- - - - Y1", player0={"tiles": "YY:T/L", "livres": 0})
    assert do(state, "make 5", "rent 1.3", game=game).players[0].livres == 7
    journeyman = playing("0J", game=game, workshop="- - - - Y1", player0={"tiles": "YY:T/L"})
    assert "rent 1.3" not in legal(do(journeyman, "make 5", game=game), game=game)


def test_another_decoration():
    def change(table):
        table["board"]["small"]["decorations"]["statues"] = {"cost": [1, 2, 3, 4], "prestige": [9, 8, 7, 6]}

    game = with_change(change)
    state = do(playing("0M", game=game, player0={"livres": 4}), "fund statues.4", game=game)
    assert (state.players[0].livres, state.decorations[place("decoration", "statues.4")]) == (0, 0)
    state.agenda = ()
    assert [line.points for line in game.outcome(state).sheet if line.reason == "decorations"] == [6]


def test_another_bonus():
    game = with_change(setting("employees", "base", 3, "bonus", to="5 Livre"))
    assert do(bonus_of("0Ab", game=game, player0={"livres": 0}), "use", game=game).players[0].livres == 5


def test_two_equal_base_apprentices_that_depute():
    """Identical cards with a bonus: one deputes the other, which deputes again; nothing gets lost or doubled."""

    def change(table):
        table["employees"]["base"][2:] = [
            {"type": "apprentice", "bonus": "depute from the deck and use its bonus", "count": 2, "from": "printed"}
        ]

    game = with_change(change)
    hands = {"player1": {"hand": "0M", "supply": "0M"}, "player2": {"hand": "0M", "supply": "0M"}}
    state = playing("0A", game=game, **hands, player0={"supply": "0M 0M 0J 0A 1Ma 1Ab"})
    do(state, "depute", "depute-from supply 0A", "depute-from supply 1Ab", "gain thread", game=game)
    player = state.players[0]
    assert (player.deck_size(), player.leaving, player.in_play) == (4, (), ())
    again = playing("0A", game=game, **hands, player0={"supply": "0M 0M 0J 0A 1Ma 1Ab"})
    do(again, "pass", "depute-from supply 0A", "pass", game=game)
    assert [game.boxes[3].card_names[card] for card in again.players[0].discard] == ["0A"]
    assert again.players[0].deck_size() == 6


def test_sides_that_the_board_does_not_have_change_nothing():
    game = with_change(setting("board", "note", to="from my own copy"))
    assert game.new(3, 1).box.window_costs == Rokoko().new(3, 1).box.window_costs


@pytest.mark.parametrize(
    "change",
    [
        setting(*SMALL, "workshop", "costs", to=[3, 0, 0]),
        setting(*LARGE, "decorations", "fireworks", to={"cost": [4], "prestige": [9], "terrace": [3]}),
        lambda table: [
            hall.update(spaces=[["master", "tile"], ["guest", "tile"]]) for hall in table["board"]["large"]["halls"]
        ],
    ],
)
def test_games_with_other_values_go_to_the_end(change):
    game = with_change(change)
    for players in (2, 3, 4, 5):
        state = game.new(players, players)
        play_out(game, state, sown(players, "components"))
        assert game.outcome(state) is not None


def test_names_are_unique_and_short():
    box = Rokoko().boxes[5]
    for names in (box.card_names, box.tile_names, box.dress_names):
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"\S+", name) for name in names)
