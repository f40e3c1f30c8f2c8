"""The expansion's part of the component table: what is published, what is refused and why, and that others take effect."""

import copy
import tomllib
from typing import cast

import pytest

from rocaille.catalogue import game as game_of
from rocaille.games.rokoko.components.checks import check as check_base
from rocaille.games.rokoko.game import COMPONENTS, VERSION, Rokoko
from rocaille.games.rokoko.jeweller.checks import check
from rocaille.games.rokoko.jeweller.reading import bonus_from
from rocaille.games.rokoko.jeweller.rules.hiring_conditions import condition_from
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.state import State
from rocaille.kernel.components import published
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.playing import play_out
from tests.changes import row, setting, without
from tests.refusals import each_refused, refusal_of, refusal_with_reason
from tests.rokoko.jeweller.positions import at_the_ball, do, jewels, legal, playing
from tests.rokoko.test_components import PUBLISHED, SPECIFICATION, changed

ORIGINS = "one_of rulebook, public, inferred, reconstructed, printed"
EMPLOYEES = ("jeweller", "employees")


def refusal(table: object) -> tuple[str, str, str]:
    return refusal_of(check, table)


def test_the_published_table_passes():
    table = published(COMPONENTS, VERSION)
    check_base(table)
    check(table)
    assert Rokoko(table, ("jeweller",)).custom_components() is None


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside this checkout")
def test_the_jewellers_part_is_the_specifications():
    table = tomllib.loads(SPECIFICATION.read_text(encoding="utf-8"))
    assert tomllib.loads(PUBLISHED.read_text(encoding="utf-8"))["jeweller"] == table["jeweller"]


def test_every_record_has_its_origin():
    part = published(COMPONENTS, VERSION)["jeweller"]
    assert [part[key]["from"] for key in ("windows", "decorations", "jewels")] == ["reconstructed", "reconstructed", "inferred"]
    assert set(Rokoko(None, ("jeweller",)).boxes[3].card_origins[32:]) == {"rulebook"}


# ---------------------------------------------------------------- every check, one mutation each


WRONG = [
    (without("jeweller"), "jeweller", "–", "a_table", "form"),
    (setting("jeweller", to=3), "jeweller", "3", "a_table", "form"),
    (without("jeweller", "windows"), "jeweller.windows", "–", "a_table", "form"),
    (without("jeweller", "decorations"), "jeweller.decorations", "–", "a_table", "form"),
    (without("jeweller", "jewels"), "jeweller.jewels", "–", "a_table", "form"),
    (setting("jeweller", "jewels", to=[7, 7, 6, 4]), "jeweller.jewels", "[7, 7, 6, 4]", "a_table", "form"),
    (without(*EMPLOYEES), "jeweller.employees", "–", "a_table", "form"),
    # windows
    (setting("jeweller", "windows", "from", to="hearsay"), "jeweller.windows.from", "hearsay", ORIGINS, "form"),
    (without("jeweller", "windows", "from"), "jeweller.windows.from", "–", ORIGINS, "form"),
    (without("jeweller", "windows", "costs"), "jeweller.windows.costs", "–", "so_many_numbers 2 8", "form"),
    (setting("jeweller", "windows", "costs", to=[6]), "jeweller.windows.costs", "[6]", "so_many_numbers 2 8", "page 2"),
    (
        setting("jeweller", "windows", "costs", to=[6, 4, 2, 1, 0, 0, 0, 0, 0]),
        "jeweller.windows.costs",
        "[6, 4, 2, 1, 0, 0, 0, 0, 0]",
        "so_many_numbers 2 8",
        "limit",
    ),
    (setting("jeweller", "windows", "costs", 0, to=100), "jeweller.windows.costs[1]", "100", "a_number 0 99", "limit"),
    (setting("jeweller", "windows", "costs", 3, to=-1), "jeweller.windows.costs[4]", "-1", "a_number 0 99", "limit"),
    (setting("jeweller", "windows", "costs", 1, to=True), "jeweller.windows.costs[2]", "true", "a_number 0 99", "form"),
    (setting("jeweller", "windows", "dark", to=2), "jeweller.windows.dark", "2", "a_number 1 1", "page 2"),
    (setting("jeweller", "windows", "dark", to=0), "jeweller.windows.dark", "0", "a_number 1 1", "page 2"),
    (without("jeweller", "windows", "dark"), "jeweller.windows.dark", "–", "a_number 1 1", "form"),
    # decorations
    (setting("jeweller", "decorations", "from", to="me"), "jeweller.decorations.from", "me", ORIGINS, "form"),
    (without("jeweller", "decorations", "cost"), "jeweller.decorations.cost", "–", "so_many_numbers 1 8", "form"),
    (setting("jeweller", "decorations", "cost", to=[]), "jeweller.decorations.cost", "[]", "so_many_numbers 1 8", "page 2"),
    (
        setting("jeweller", "decorations", "cost", to=[1] * 9),
        "jeweller.decorations.cost",
        "[1, 1, 1, 1, 1, 1, 1, 1, 1]",
        "so_many_numbers 1 8",
        "limit",
    ),
    (setting("jeweller", "decorations", "cost", 0, to="4"), "jeweller.decorations.cost[1]", "4", "a_number 0 99", "form"),
    (setting("jeweller", "decorations", "cost", 0, to=100), "jeweller.decorations.cost[1]", "100", "a_number 0 99", "limit"),
    (
        setting("jeweller", "decorations", "prestige", to=[0, 1]),
        "jeweller.decorations.prestige",
        "[0, 1]",
        "so_many_numbers 5 5",
        "page 6",
    ),
    (
        setting("jeweller", "decorations", "prestige", 4, to=-3),
        "jeweller.decorations.prestige[5]",
        "-3",
        "a_number 0 99",
        "limit",
    ),
    (without("jeweller", "decorations", "prestige"), "jeweller.decorations.prestige", "–", "so_many_numbers 5 5", "form"),
    # jewels
    (setting("jeweller", "jewels", "from", to="hearsay"), "jeweller.jewels.from", "hearsay", ORIGINS, "form"),
    (without("jeweller", "jewels", "red_necklace"), "jeweller.jewels.red_necklace", "–", "a_number 1 24", "form"),
    (setting("jeweller", "jewels", "blue_ring", to=0), "jeweller.jewels.blue_ring", "0", "a_number 1 24", "page 1"),
    (setting("jeweller", "jewels", "blue_ring", to=25), "jeweller.jewels.blue_ring", "25", "a_number 1 24", "page 1"),
    (
        setting("jeweller", "jewels", "blue_ring", to=1),
        "jeweller.jewels",
        "[7, 7, 6, 1]",
        "in_any_order [7, 7, 6, 4]",
        "page 1",
    ),
    (
        setting("jeweller", "jewels", "blue_ring", to=5),
        "jeweller.jewels",
        "[7, 7, 6, 5]",
        "in_any_order [7, 7, 6, 4]",
        "page 1",
    ),
    # employees
    (without(*EMPLOYEES, "masters"), "jeweller.employees.masters", "–", "a_list", "form"),
    (without(*EMPLOYEES, "journeymen"), "jeweller.employees.journeymen", "–", "a_list", "form"),
    (without(*EMPLOYEES, "special_apprentices"), "jeweller.employees.special_apprentices", "–", "a_list", "form"),
    (setting(*EMPLOYEES, "special_apprentices", to={}), "jeweller.employees.special_apprentices", "{}", "a_list", "form"),
    (without(*EMPLOYEES, "special_apprentices", 0), "jeweller.employees.special_apprentices", "9", "exactly 10", "page 1"),
    (without(*EMPLOYEES, "journeymen", 0), "jeweller.employees.journeymen", "8", "exactly 9", "page 1"),
    (
        lambda table: row(table, *EMPLOYEES, "masters").append("1 Livre"),
        "jeweller.employees.masters",
        "10",
        "exactly 9",
        "page 1",
    ),
    (
        setting(*EMPLOYEES, "special_apprentices", 3, to="30 Lire"),
        "jeweller.employees.special_apprentices[4]",
        "30 Lire",
        "a_condition_text",
        "limit",
    ),
    (
        setting(*EMPLOYEES, "special_apprentices", 9, to=5),
        "jeweller.employees.special_apprentices[10]",
        "5",
        "a_condition_text",
        "form",
    ),
    (
        setting(*EMPLOYEES, "special_apprentices", 0, to="1 prestige for every 3 jewels"),
        "jeweller.employees.special_apprentices[1]",
        "1 prestige for every 3 jewels",
        "a_condition_text",
        "limit",
    ),
    (setting(*EMPLOYEES, "journeymen", 0, to="dance"), "jeweller.employees.journeymen[1]", "dance", "a_bonus_text", "limit"),
    (setting(*EMPLOYEES, "journeymen", 2, to=None), "jeweller.employees.journeymen[3]", "–", "a_bonus_text", "form"),
    (setting(*EMPLOYEES, "masters", 8, to="none"), "jeweller.employees.masters[9]", "none", "a_bonus_text", "limit"),
    (setting(*EMPLOYEES, "masters", 0, to="30 jewels"), "jeweller.employees.masters[1]", "30 jewels", "a_bonus_text", "limit"),
    # the two of the base game that join the new ones
    (
        setting("employees", "hire", "cards", 7, 1, to="master"),
        "employees.hire.cards (level 2, journeyman)",
        "1",
        "exactly 2",
        "page 1",
    ),
    (
        setting("employees", "hire", "cards", 9, 1, to="journeyman"),
        "employees.hire.cards (level 2, journeyman)",
        "3",
        "exactly 2",
        "page 1",
    ),
    (
        setting("employees", "hire", "cards", 18, 1, to="apprentice"),
        "employees.hire.cards (level 5, master)",
        "1",
        "exactly 2",
        "page 1",
    ),
]


@each_refused(WRONG)
def test_what_is_wrong_is_refused_with_its_place_what_is_there_what_would_be_right_and_who_says_so(change, told):
    table = changed(change)
    assert refusal_with_reason(check, table) == told
    check_base(table)  # the base game does not mind
    assert Rokoko(table).new(3, 1).round == 1
    with pytest.raises(Refused) as refused:
        Rokoko(table).variant({"jeweller": True})
    assert refused.value.details["where"] == told[0]


@pytest.mark.parametrize("counts", [(4, 6, 7, 7), (7, 4, 6, 7)])
def test_the_counts_of_jewels_may_belong_to_other_colours(counts):
    table = changed(
        setting(
            "jeweller",
            "jewels",
            to={
                "from": "printed",
                **dict(zip(("yellow_necklace", "green_ring", "red_necklace", "blue_ring"), counts, strict=True)),
            },
        )
    )
    check(table)
    state = Rokoko(table).new(3, 1, {"jeweller": True})
    assert isinstance(state, JewellerState)
    assert [(*state.windows, *state.jewel_stack).count(colour) for colour in range(4)] == list(counts)


@pytest.mark.parametrize("costs", [[3, 3, 3, 3], [1, 2, 4, 6], [5, 0], [0, 9, 2]])
def test_windows_may_cost_anything_and_printed_is_an_origin(costs):
    check(changed(setting("jeweller", "windows", to={"costs": costs, "dark": 1, "from": "printed"})))


# ---------------------------------------------------------------- a table without the expansion


def test_a_table_without_the_jeweller_serves_the_base_game_and_is_refused_with_the_option():
    table = changed(without("jeweller"))
    check_base(table)
    game = Rokoko(table)
    state = game.new(3, 4)
    play_out(game, state, sown(4, "components"))
    assert game.outcome(state) is not None
    for ask in (
        lambda: game.new(3, 4, {"jeweller": True}),
        lambda: game.variant({"jeweller": True}),
        lambda: Rokoko(table, ("jeweller",)),
        lambda: game_of("rokoko", table, {"jeweller": True}),
    ):
        with pytest.raises(Refused) as refused:
            ask()
        assert (refused.value.key, refused.value.details["where"]) == ("components_wrong", "jeweller")
    assert cast(State, game_of("rokoko", table).new(2, 1)).round == 1


def test_a_file_without_the_jeweller_does_too(tmp_path):
    text = PUBLISHED.read_text(encoding="utf-8")
    path = tmp_path / "base.toml"
    path.write_text(text[: text.index("[jeweller]")], encoding="utf-8")
    assert cast(State, game_of("rokoko", path).new(4, 1)).round == 1
    with pytest.raises(Refused) as refused:
        game_of("rokoko", path, {"jeweller": True})
    assert refused.value.details["where"] == "jeweller"


def test_the_base_box_does_not_know_of_it():
    with_it, without_it = Rokoko(), Rokoko(changed(without("jeweller")))
    for players in (2, 3, 4, 5):
        assert with_it.new(players, 6).key() == without_it.new(players, 6).key()


# ---------------------------------------------------------------- the texts


CONDITIONS = {
    "3 men's coats on the board": ("coats", (3,)),
    "3 women's dresses on the board": ("dresses", (3,)),
    "3 dresses on master guest spaces": ("master_spaces", (3,)),
    "30 Livre": ("livres", (30,)),
    "3 jewels": ("jewels", (3,)),
    "decorations of 3 different kinds": ("kinds", (3,)),
    "4 resource tiles, 2 lace and 2 thread": ("resources", (4, 2, 2)),
    "5 prestige in tokens": ("tokens", (5,)),
    "the Master's exam passed at least once": ("masters_exam", (1,)),
    "present in all 5 halls": ("all_halls", (5,)),
}
JOURNEYMEN = {
    "move an employee of the deck to the discard pile and use its bonus": ("move_and_use", ()),
    "copy the bonus of the top card of an opponent's discard pile": ("copy_top_card", ()),
    "1 Livre a hall in which you are present": ("livres_per_hall", (1,)),
    "by deck size: 4 6, 5 5, 6 4, 7+ 2 Livre": ("livres_by_deck_size", (4, 6, 5, 5, 6, 4, 7, 2)),
    "3 Livre for every 2 decorations": ("livres_per_decorations", (3, 2)),
    "make a dress (no master dress) that must be sold, and gain 1 prestige": ("make_to_sell", (1,)),
    "choose a hall: 1 prestige for every 2 of your dresses there": ("prestige_in_best_hall", (1, 2)),
    "3 Livre for every 2 rings": ("livres_per_rings", (3, 2)),
    "1 prestige for every 3 jewels": ("prestige_per_jewels", (1, 3)),
}
MASTERS = {
    "choose a hall: 2 Livre a dress of yours there": ("livres_in_best_hall", (2,)),
    "1 prestige a pair of yellow and red dress": ("prestige_per_pair", (1,)),
    "3 Livre for every 2 dresses on master guest spaces": ("livres_per_master_spaces", (3, 2)),
    "3 Livre for every 2 jewels": ("livres_per_jewels", (3, 2)),
    "5 Livre without a blue coat, 4 Livre without a red dress, 9 without either": ("livres_without", (5, 4, 9)),
    "end: 6 prestige a set of the four jewels": ("crown_per_jewel_set", (6,)),
    "end: 3 prestige for every 2 necklaces": ("crown_per_necklaces", (3, 2)),
    "end: 1 prestige a decoration": ("crown_per_decorations", (1, 1)),
    "end: 3 prestige for every 2 apprentices in the deck": ("crown_per_apprentices", (3, 2)),
}


def test_these_are_the_texts_of_the_table():
    assert published(COMPONENTS, VERSION)["jeweller"]["employees"] == {
        "special_apprentices": [*CONDITIONS],
        "journeymen": [*JOURNEYMEN],
        "masters": [*MASTERS],
    }


@pytest.mark.parametrize("text, read", CONDITIONS.items())
def test_each_condition_is_read(text, read):
    condition = condition_from(text)
    assert (condition.key, condition.least) == read


@pytest.mark.parametrize("text, read", [*JOURNEYMEN.items(), *MASTERS.items()])
def test_each_bonus_is_read(text, read):
    bonus = bonus_from(text)
    assert (bonus.verb, bonus.numbers()) == read
    assert bonus.is_crown() == text.startswith("end: ")


@pytest.mark.parametrize(
    "at, names, rank, level",
    [(0, "SaSbScSdSeSfSgShSiSj", 0, 0), (1, "2Jc2Jd2Je2Jf2Jg2Jh2Ji2Jj2Jk", 1, 2), (2, "5Mc5Md5Me5Mf5Mg5Mh5Mi5Mj5Mk", 2, 5)],
)
def test_each_card_has_its_text_its_type_and_its_level(at, names, rank, level):
    kinds = (CONDITIONS, JOURNEYMEN, MASTERS)
    first = 32 + sum(len(kind) for kind in kinds[:at])
    box = Rokoko(None, ("jeweller",)).boxes[4]
    cards = range(first, first + len(kinds[at]))
    assert "".join(box.card_names[card] for card in cards) == names
    assert [box.card_texts[card] for card in cards] == [*kinds[at]]
    assert {(box.ranks[card], box.levels[card]) for card in cards} == {(rank, level)}


@pytest.mark.parametrize(
    "text, verb, numbers",
    [
        ("2 Livre a hall in which you are present", "livres_per_hall", (2,)),
        ("5 Livre for every 3 decorations", "livres_per_decorations", (5, 3)),
        ("make a dress (no master dress) that must be sold, and gain 4 prestige", "make_to_sell", (4,)),
        ("choose a hall: 3 prestige for every 4 of your dresses there", "prestige_in_best_hall", (3, 4)),
        ("1 Livre for every 5 rings", "livres_per_rings", (1, 5)),
        ("4 prestige for every 6 jewels", "prestige_per_jewels", (4, 6)),
        ("choose a hall: 7 Livre a dress of yours there", "livres_in_best_hall", (7,)),
        ("1 Livre for every 2 dresses on master guest spaces", "livres_per_master_spaces", (1, 2)),
        ("2 Livre without a blue coat, 3 Livre without a red dress, 4 without either", "livres_without", (2, 3, 4)),
        ("end: 8 prestige a set of the four jewels", "crown_per_jewel_set", (8,)),
        ("end: 2 prestige a decoration", "crown_per_decorations", (2, 1)),
        ("fund a decoration, 3 Livre less", "fund_cheaper", (3,)),  # of the base game's kinds
        ("2 Livre", "gain_livres", (2,)),
    ],
)
def test_a_text_with_other_numbers_is_read(text, verb, numbers):
    bonus = bonus_from(text)
    assert (bonus.verb, bonus.numbers()) == (verb, numbers)
    for kind in ("journeymen", "masters"):
        check(changed(setting(*EMPLOYEES, kind, 0, to=text)))


@pytest.mark.parametrize(
    "text",
    [
        "3 Livre for every 0 rings",
        "1 prestige for every 0 jewels",
        "100 Livre for every 2 jewels",
        "3 Livre for every 2 ring",
        "end: 3 prestige for every 0 necklaces",
        "Copy the bonus of the top card of an opponent's discard pile",
        "",
        " ",
        "choose a hall: 2 Livre a dress of yours there ",
        "5 Livre without a blue coat, 4 Livre without a red dress",
        "end: 1 prestige a jewel",
        "x" * 300,
    ],
    ids=lambda text: text[:40],
)
def test_texts_that_are_none_of_the_games_are_refused(text):
    assert bonus_from(text) is None
    where, found, right = refusal(changed(setting(*EMPLOYEES, "masters", 4, to=text)))
    assert (where, right) == ("jeweller.employees.masters[5]", "a_bonus_text")
    assert found == text or found == text[:200] + " …"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "30 livre",
        "100 Livre",
        "-1 Livre",
        "present in all 4 halls",
        "3 jewels ",
        "no Livre",
        "4 resource tiles, 2 thread and 2 lace",
        "the Master's exam passed",
    ],
)
def test_conditions_that_are_none_of_the_games_are_refused(text):
    assert condition_from(text) is None
    assert refusal(changed(setting(*EMPLOYEES, "special_apprentices", 5, to=text)))[2] == "a_condition_text"


@pytest.mark.parametrize(
    "text, key, least",
    [
        ("4 men's coats on the board", "coats", (4,)),
        ("40 Livre", "livres", (40,)),
        ("2 jewels", "jewels", (2,)),
        ("6 resource tiles, 1 lace and 3 thread", "resources", (6, 1, 3)),
        ("decorations of 5 different kinds", "kinds", (5,)),
    ],
)
def test_a_condition_with_other_numbers_is_read(text, key, least):
    condition = condition_from(text)
    assert (condition.key, condition.least) == (key, least)


def test_the_table_is_not_changed_by_being_checked():
    table = published(COMPONENTS, VERSION)
    before = copy.deepcopy(table)
    check(table)
    assert table == before


# ---------------------------------------------------------------- other values take effect


def with_change(change) -> Rokoko:
    table = changed(change)
    check_base(table)
    check(table)
    return Rokoko(table, ("jeweller",))


def test_other_windows():
    game = with_change(setting("jeweller", "windows", "costs", to=[9, 8, 7, 5]))
    state = playing(
        "0J",
        game=game,
        windows="R R R R",
        workshop="- - - - Y1",
        decorations={"jeweller.1": 0},
        player0={"tiles": "YY:T/L", "livres": 7},
    )
    do(state, "make 5", game=game)
    assert [text for text in legal(state, game=game) if text.startswith("jewel")] == ["jewel 3", "jewel 4"]
    do(state, "jewel 4", game=game)
    assert (state.players[0].livres, jewels(state)) == (2, "R")


def test_other_decorations():
    game = with_change(setting("jeweller", "decorations", to={"cost": [1, 2, 3], "prestige": [7, 8, 9], "from": "printed"}))
    state = playing("0M", game=game, player0={"livres": 3})
    assert [text for text in legal(state, game=game) if "jeweller" in text] == [f"fund jeweller.{n}" for n in (1, 2, 3)]
    assert do(state, "fund jeweller.3", game=game).players[0].livres == 0
    ball = at_the_ball(game=game, decorations={"jeweller.2": 0})
    assert [line.points for line in game.outcome(ball).sheet] == [8]
    assert game.why_not(playing("0M", game=game), 0, game.notation.read("fund jeweller.4")).key == "no_such_space"


def test_another_condition():
    game = with_change(setting(*EMPLOYEES, "special_apprentices", 3, to="40 Livre"))
    for livres, may in ((39, False), (40, True)):
        state = playing("0M", game=game, player0={"special": "Sd", "livres": livres})
        assert ("hire-special" in legal(state, game=game)) == may


@pytest.mark.parametrize(
    "tiles, lace, thread, may",
    [("RR:T", 1, 3, True), ("RR:T", 3, 1, False), ("RR:T", 1, 2, False), ("RR:T", 0, 3, False), ("", 1, 3, False)],
)
def test_another_condition_about_resources(tiles, lace, thread, may):
    """Lace comes before thread in it."""
    game = with_change(setting(*EMPLOYEES, "special_apprentices", 6, to="1 resource tiles, 1 lace and 3 thread"))
    state = playing("0M", game=game, player0={"special": "Sg", "tiles": tiles, "lace": lace, "thread": thread})
    assert ("hire-special" in legal(state, game=game)) == may


def test_another_bonus():
    game = with_change(setting(*EMPLOYEES, "journeymen", 7, to="5 Livre for every 3 rings"))
    state = playing("2Jj", game=game, player0={"jewels": "G G B", "livres": 0})
    assert do(state, "pass", "use", game=game).players[0].livres == 5


@pytest.mark.parametrize(
    "change",
    [
        setting("jeweller", "windows", "costs", to=[0, 0, 0, 0]),
        setting("jeweller", "decorations", to={"cost": [1], "prestige": [9], "from": "printed"}),
        lambda table: row(table, *EMPLOYEES).update(
            journeymen=["copy the bonus of the top card of an opponent's discard pile"] * 9
        ),
        lambda table: row(table, *EMPLOYEES).update(
            masters=["move an employee of the deck to the discard pile and use its bonus"] * 9
        ),
    ],
)
def test_games_with_other_values_go_to_the_end(change):
    game = with_change(change)
    for players in (2, 3, 4, 5):
        state = game.new(players, players)
        play_out(game, state, sown(players, "components"))
        assert game.outcome(state) is not None
