"""The component table: what is published, what is refused and why, and that other values really take effect."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from rocaille.catalogue import game as game_of
from rocaille.games.alhambra.components.checks import CARDS, MOST_PRICE, check
from rocaille.games.alhambra.game import COMPONENTS, Alhambra
from rocaille.kernel.components import from_file, published
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.packed import size
from rocaille.kernel.playing import play_out
from rocaille.kernel.record import Record, from_json
from tests import changes
from tests.changes import Change, setting, without
from tests.refusals import each_refused, refusal_of, refusal_with_reason

PUBLISHED = Path(__file__).parents[2] / "src" / "rocaille" / "games" / "alhambra" / "components" / "v1.toml"
ORIGINS = "one_of rulebook, public, chosen, inferred, reconstructed, printed"
COLUMNS = '["color", "name", "name_from", "prices", "A", "B", "C"]'


def changed(change: Change) -> dict[str, Any]:
    """The published table with one change."""
    return changes.changed(published(COMPONENTS, 1), change)


def refusal(table: object) -> tuple[str, str, str]:
    return refusal_of(check, table)


def test_the_published_table_passes():
    check(published(COMPONENTS, 1))
    assert from_file(PUBLISHED, check) == published(COMPONENTS, 1)
    assert Alhambra(published(COMPONENTS, 1)).custom_components() is None


def test_every_category_and_the_money_say_where_they_are_from():
    table = published(COMPONENTS, 1)
    money = table["money"]
    assert (table["buildings"]["from"], money["from"], money["values_from"], money["names_from"]) == (
        "public",
        "rulebook",
        "inferred",
        "chosen",
    )
    assert {row[2] for row in table["buildings"]["categories"]} == {"rulebook", "chosen"}


def test_there_are_54_buildings():
    assert sum(CARDS) == 54
    assert [len(row[3]) for row in published(COMPONENTS, 1)["buildings"]["categories"]] == list(CARDS)


# ---------------------------------------------------------------- every check, one mutation each


CATEGORY = ("buildings", "categories")
WRONG = [
    # parts that are missing or of the wrong kind
    (without("buildings"), "buildings", "–", "a_table", "form"),
    (setting("buildings", to=3), "buildings", "3", "a_table", "form"),
    (without("money"), "money", "–", "a_table", "form"),
    (setting("money", to=[]), "money", "[]", "a_table", "form"),
    (without("buildings", "columns"), "buildings.columns", "–", f"exactly {COLUMNS}", "form"),
    (setting("buildings", "columns", to=["color"]), "buildings.columns", '["color"]', f"exactly {COLUMNS}", "form"),
    (without(*CATEGORY), "buildings.categories", "–", "a_list", "form"),
    (setting(*CATEGORY, to={}), "buildings.categories", "{}", "a_list", "form"),
    (without(*CATEGORY, 0), "buildings.categories", "5", "exactly 6", "rulebook"),
    (
        lambda table: table["buildings"]["categories"].append(table["buildings"]["categories"][0]),
        "buildings.categories",
        "7",
        "exactly 6",
        "rulebook",
    ),
    (setting(*CATEGORY, 2, to=["brown"]), "buildings.categories[3]", '["brown"]', "so_many_values 7", "form"),
    (setting(*CATEGORY, 2, to="brown"), "buildings.categories[3]", "brown", "so_many_values 7", "form"),
    # origins
    (setting("buildings", "from", to="hearsay"), "buildings.from", "hearsay", ORIGINS, "form"),
    (without("buildings", "from"), "buildings.from", "–", ORIGINS, "form"),
    (setting(*CATEGORY, 1, 2, to=""), "buildings.categories[2].name_from", "", ORIGINS, "form"),
    (without("money", "from"), "money.from", "–", ORIGINS, "form"),
    (without("money", "names_from"), "money.names_from", "–", ORIGINS, "form"),
    (setting("money", "values_from", to="hearsay"), "money.values_from", "hearsay", ORIGINS, "form"),
    # names
    (setting(*CATEGORY, 0, 0, to="light blue"), "buildings.categories[1].color", "light blue", "a_word", "form"),
    (setting(*CATEGORY, 0, 0, to="blue2"), "buildings.categories[1].color", "blue2", "a_word", "form"),
    (setting(*CATEGORY, 0, 0, to="weiß"), "buildings.categories[1].color", "weiß", "a_word", "form"),
    (setting(*CATEGORY, 0, 0, to=""), "buildings.categories[1].color", "", "a_word", "form"),
    (setting(*CATEGORY, 0, 0, to=7), "buildings.categories[1].color", "7", "a_word", "form"),
    (setting(*CATEGORY, 5, 1, to=None), "buildings.categories[6].name", "–", "a_word", "form"),
    (setting(*CATEGORY, 5, 1, to=["tower"]), "buildings.categories[6].name", '["tower"]', "a_word", "form"),
    (
        setting(*CATEGORY, 0, 0, to="red"),
        "buildings.categories (color)",
        '["red", "red", "brown", "white", "green", "purple"]',
        "different",
        "form",
    ),
    (
        setting(*CATEGORY, 0, 1, to="park"),
        "buildings.categories (name)",
        '["park", "theatre", "brownstone", "church", "park", "skyscraper"]',
        "different",
        "form",
    ),
    # prices
    (
        setting(*CATEGORY, 0, 3, to=[2, 3, 4, 5, 6, 7]),
        "buildings.categories[1].prices",
        "[2, 3, 4, 5, 6, 7]",
        "so_many_numbers 7 7",
        "limit",
    ),
    (
        setting(*CATEGORY, 0, 3, to=[2, 3, 4, 5, 6, 7, 8, 9]),
        "buildings.categories[1].prices",
        "[2, 3, 4, 5, 6, 7, 8, 9]",
        "so_many_numbers 7 7",
        "limit",
    ),
    (setting(*CATEGORY, 0, 3, to=2), "buildings.categories[1].prices", "2", "so_many_numbers 7 7", "form"),
    (setting(*CATEGORY, 0, 3, 0, to=0), "buildings.categories[1].prices[1]", "0", "a_number 1 20", "limit"),
    (setting(*CATEGORY, 5, 3, 4, to=21), "buildings.categories[6].prices[5]", "21", "a_number 1 20", "limit"),
    (setting(*CATEGORY, 5, 3, 4, to=-3), "buildings.categories[6].prices[5]", "-3", "a_number 1 20", "limit"),
    (setting(*CATEGORY, 5, 3, 4, to=2.5), "buildings.categories[6].prices[5]", "2.5", "a_number 1 20", "form"),
    (setting(*CATEGORY, 5, 3, 4, to=True), "buildings.categories[6].prices[5]", "true", "a_number 1 20", "form"),
    (setting(*CATEGORY, 5, 3, 4, to="9"), "buildings.categories[6].prices[5]", "9", "a_number 1 20", "form"),
    # points
    (setting(*CATEGORY, 3, 4, to=[4, 1]), "buildings.categories[4].A", "[4, 1]", "so_many_numbers 1 1", "rulebook"),
    (setting(*CATEGORY, 3, 4, to=4), "buildings.categories[4].A", "4", "so_many_numbers 1 1", "form"),
    (setting(*CATEGORY, 3, 5, to=[11]), "buildings.categories[4].B", "[11]", "so_many_numbers 2 2", "rulebook"),
    (setting(*CATEGORY, 3, 6, to=[]), "buildings.categories[4].C", "[]", "so_many_numbers 3 3", "rulebook"),
    (setting(*CATEGORY, 3, 5, to=[4, 11]), "buildings.categories[4].B", "[4, 11]", "falling", "limit"),
    (setting(*CATEGORY, 3, 6, to=[19, 4, 11]), "buildings.categories[4].C", "[19, 4, 11]", "falling", "limit"),
    (setting(*CATEGORY, 3, 6, to=[100, 11, 4]), "buildings.categories[4].C[1]", "100", "a_number 0 99", "limit"),
    (setting(*CATEGORY, 3, 6, to=[19, 11, -1]), "buildings.categories[4].C[3]", "-1", "a_number 0 99", "limit"),
    # money
    (setting("money", "values", to=10), "money.values", "10", "a_number 9 9", "rulebook"),
    (without("money", "values"), "money.values", "–", "a_number 9 9", "form"),
    (setting("money", "copies", to=4), "money.copies", "4", "a_number 3 3", "rulebook"),
    (setting("money", "copies_for_two", to=3), "money.copies_for_two", "3", "a_number 2 2", "rulebook"),
    (without("money", "currencies"), "money.currencies", "–", "a_list", "form"),
    (setting("money", "currencies", to=["blue", "green", "orange"]), "money.currencies", "3", "exactly 4", "rulebook"),
    (setting("money", "currencies", 3, to="US dollar"), "money.currencies[4]", "US dollar", "a_word", "form"),
    (setting("money", "currencies", 3, to=None), "money.currencies[4]", "–", "a_word", "form"),
    (
        setting("money", "currencies", 3, to="blue"),
        "money.currencies",
        '["blue", "green", "orange", "blue"]',
        "different",
        "form",
    ),
]


@each_refused(WRONG)
def test_what_is_wrong_is_refused_with_its_place_what_is_there_what_would_be_right_and_who_says_so(change, told):
    assert refusal_with_reason(check, changed(change)) == told


@pytest.mark.parametrize("table", [[], "x", None, 3, {}])
def test_what_is_no_table_at_all_is_refused(table):
    assert refusal(table) == ("buildings", "–", "a_table")


@pytest.mark.parametrize("junk", [None, 0, -1, 2.5, True, "x", [], {}, [[]], [None], {"a": 1}])
@pytest.mark.parametrize(
    "path",
    [("buildings", key) for key in ("from", "columns", "categories")]
    + [(*CATEGORY, 4), *[(*CATEGORY, 4, column) for column in range(7)], (*CATEGORY, 4, 3, 0)]
    + [("money", key) for key in ("from", "values", "copies", "copies_for_two", "currencies", "values_from", "names_from")]
    + [("money", "currencies", 2)],
    ids=str,
)
def test_junk_anywhere_is_refused_or_harmless_but_never_breaks_anything(path, junk):
    table = changed(setting(*path, to=copy.deepcopy(junk)))
    try:
        check(table)
    except Refused as refused:
        assert refused.key == "components_wrong" and refused.details["right_key"]
    else:
        play_out(Alhambra(table), Alhambra(table).new(3, 1), 5)


# ---------------------------------------------------------------- files


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Refused) as refused:
        from_file(tmp_path / "none.toml", check)
    assert refused.value.key == "components_unreadable"


def test_an_empty_file_lacks_the_buildings(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        from_file(path, check)
    inner = refused.value.details["inner"]
    assert (inner.key, inner.details["where"]) == ("components_wrong", "buildings")


def test_a_file_of_the_other_game_is_refused():
    other = PUBLISHED.parents[2] / "rokoko" / "components" / "v1.toml"
    with pytest.raises(Refused) as refused:
        game_of("alhambra", other)
    assert refused.value.details["inner"].details["where"] == "buildings"


def test_a_file_that_does_not_say_where_the_values_of_money_come_from_is_taken_as_before():
    check(changed(without("money", "values_from")))


def test_a_file_with_printed_values_is_taken(tmp_path):
    text = PUBLISHED.read_text(encoding="utf-8")
    old = '["red",    "theatre",    "chosen",   [3, 4, 5, 6, 7, 8, 9],'
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, '["red",    "library",    "printed",   [3, 4, 5, 6, 7, 8, 20],'), encoding="utf-8")
    mine = game_of("alhambra", path)
    assert isinstance(mine, Alhambra)
    assert mine.boxes[4].category_names[1] == "library" and max(mine.boxes[4].building_price) == 20
    assert mine.custom_components()["buildings"]["categories"][1][1:3] == ["library", "printed"]


# ---------------------------------------------------------------- other values take effect


def with_change(change) -> Alhambra:
    table = changed(change)
    check(table)
    return Alhambra(table)


def test_other_currencies_are_in_the_notation():
    game = with_change(setting("money", "currencies", to=["dollar", "pound", "franc", "mark"]))
    assert game.notation.written(game.notation.read("take pound1+pound1+franc2")) == "take pound1+pound1+franc2"
    assert game.notation.read("buy mark").number == 403
    with pytest.raises(Refused):
        game.notation.read("buy blue")


def test_numbers_of_decisions_never_change():
    game = with_change(setting("money", "currencies", to=["dollar", "pound", "franc", "mark"]))
    assert list(game.decisions) == list(Alhambra().decisions)


def test_other_points():
    game = with_change(setting(*CATEGORY, 0, 6, to=[50, 0, 0]))
    state = game.new(3, 1)
    state.courtyard, state.building_stack = (0, -1, -1, -1), (0,) * 6
    state.players[0].money, state.players[1].money, state.players[2].money = (1 << 32, 0, 0, 0), (0,) * 4, (0,) * 4
    game.carry_out(state, game.to_decide(state)[0], game.options(state, game.to_decide(state)[0])[0])
    assert game.outcome(state).totals == (50, 0, 0)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: [
            category.__setitem__(3, [MOST_PRICE] * len(category[3])) for category in table["buildings"]["categories"]
        ],
        lambda table: [category.__setitem__(3, [1] * len(category[3])) for category in table["buildings"]["categories"]],
        lambda table: [
            category.__setitem__(3, list(range(20, 20 - len(category[3]), -1))) for category in table["buildings"]["categories"]
        ],
        lambda table: [category.__setitem__(6, [0, 0, 0]) for category in table["buildings"]["categories"]],
    ],
)
@pytest.mark.parametrize("players", (2, 3, 6))
def test_games_with_other_values_go_to_the_end_and_their_records_can_be_read(change, players):
    game = with_change(change)
    assert size(game.boxes[players].all_buildings) == 54
    for seed in range(3):
        state = game.new(players, seed)
        record = Record(game, players, seed)
        dice = sown(seed, "components")
        while seats := game.to_decide(state):
            dice += 1
            options = game.options(state, seats[0])
            choice = options[dice * 7919 % len(options)]
            record.decisions.append((seats[0], choice))
            game.carry_out(state, seats[0], choice)
        assert game.outcome(state) is not None
        again = from_json(json.loads(record.text()), "record", lambda name, components: game_of(name, components))
        assert again.state().key() == state.key()


def test_names_are_unique():
    game = Alhambra()
    for players, box in game.boxes.items():
        real = [name for name, price in zip(box.building_names, box.building_price, strict=True) if price]
        assert len(set(real)) == len(real), players
        assert len(set(box.currency_names)) == 4
