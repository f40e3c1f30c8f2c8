"""Overview of the hiring conditions."""

from typing import Any

import pytest

from tests.rokoko.jeweller.positions import GAME, bonus_of, cards, do, legal, names, playing

GUESTS = ["1.3", "1.4", "1.5", "2.2", "2.3"]
MASTERS = ["1.1", "1.2", "2.1", "3.1"]


def rented(*dresses: str, spaces=GUESTS, seat=0) -> dict[str, str]:
    return {space: f"{seat} {dress}" for space, dress in zip(spaces, dresses, strict=False)}


def own(**what):
    return {"player0": what}


SILK = "GG:T/L YY:T/L RR:T"
CONDITIONS = {  # special Apprentice: what is just not enough, and what just is
    "Sa": (
        [{"guests": rented("G1", "B1", "Y1", "R1")}],
        [{"guests": rented("G1", "G2", "G3")}, {"guests": rented("B1", "B2", "G1")}, {"guests": rented("B1", "B2", "B3")}],
    ),
    "Sb": (
        [{"guests": rented("Y1", "R1", "G1", "B1")}],
        [{"guests": rented("Y1", "Y2", "Y3")}, {"guests": rented("R1", "R2", "Y1")}, {"guests": rented("R1", "R2", "R3")}],
    ),
    "Sc": (
        [{"guests": {**rented("Y1", "G1", spaces=MASTERS), **rented("Y5", "Y8")}}],
        [{"guests": rented("Y1", "G1", "B1", spaces=MASTERS)}],
    ),
    "Sd": ([own(livres=29)], [own(livres=30)]),
    "Se": ([own(jewels="Y Y")], [own(jewels="Y Y Y"), own(jewels="Y G B"), own(jewels="B B R")]),
    "Sf": (
        [
            {"decorations": {"musicians.1": 0, "fireworks.1": 0}},
            {"decorations": {"musicians.1": 0, "musicians.2": 0, "musicians.3": 0}},
            {"decorations": {"fountain_upper.1": 0, "fountain_lower.1": 0, "statues.1": 0}},
        ],
        [
            {"decorations": {"musicians.1": 0, "fireworks.1": 0, "jeweller.1": 0}},
            {"decorations": {"fountain_upper.1": 0, "statues.3": 0, "jeweller.1": 0}},
        ],
    ),
    "Sg": (
        [
            own(tiles=SILK, lace=2, thread=2),
            own(tiles=f"{SILK} RR:L", lace=1, thread=2),
            own(tiles=f"{SILK} RR:L", lace=2, thread=1),
            own(tiles=f"{SILK} RR:L R:T+L", lace=4, thread=0),
        ],
        [
            own(tiles=f"{SILK} RR:L", lace=2, thread=2),
            own(tiles=SILK, veiled="RR:L", lace=2, thread=2),
            own(tiles="", veiled=f"{SILK} RR:L", lace=2, thread=2),
        ],
    ),
    "Sh": ([own(prestige=4)], [own(prestige=5)]),
    "Si": (
        [own(passed=0), own(passed=0, exam="master"), own(passed=0, exam="master", covered="all")],
        [own(passed=1), own(passed=1, exam="master")],
    ),
    "Sj": (
        [
            {"guests": {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 Y3", "4.2": "0 Y4"}},
            {"guests": {"1.3": "0 Y1", "2.2": "0 Y2", "3.2": "0 Y3", "1.4": "0 Y4"}, "decorations": {"musicians.2": 0}},
        ],
        [
            {"guests": {f"{hall}.2": f"0 Y{hall}" for hall in (1, 2, 3, 4, 5)}},
            {"guests": {"1.3": "0 Y1", "2.2": "0 Y2"}, "decorations": {f"musicians.{hall}": 0 for hall in (3, 4, 5)}},
            {"decorations": {f"musicians.{hall}": 0 for hall in (1, 2, 3, 4, 5)}},
        ],
    ),
}
MISSED = [(card, what) for card, (missed, _) in CONDITIONS.items() for what in missed]
MET = [(card, what) for card, (_, met) in CONDITIONS.items() for what in met]
MORE = [  # far more than is asked for
    ("Sa", {"guests": rented("G1", "G2", "G3", "B1", "B2")}),
    ("Sb", {"guests": rented("Y1", "Y2", "Y3", "R1", "R2")}),
    ("Sc", {"guests": rented("Y1", "G1", "B1", "R1", spaces=MASTERS)}),
    ("Sd", own(livres=99)),
    ("Se", own(jewels="Y Y Y B B")),
    ("Sf", {"decorations": {"musicians.1": 0, "fireworks.1": 0, "jeweller.1": 0, "statues.1": 0, "fountain_upper.1": 0}}),
    ("Sg", own(tiles=f"{SILK} RR:L R:T+L B:T+L", lace=3, thread=5)),
    ("Sh", own(prestige=50)),
    ("Si", own(passed=3)),
    ("Sj", {"guests": {f"{hall}.{at}": f"0 Y{hall}" for hall in (1, 2, 3, 4, 5) for at in (1, 2)}}),
]


def may_hire(card: str, what: dict[str, Any]) -> bool:
    player0 = {"special": card, "livres": 0, "thread": 0, "lace": 0, **what.get("player0", {})}
    return "hire-special" in legal(playing("0M", **{**what, "player0": player0}))


@pytest.mark.parametrize("card, what", MISSED)
def test_just_not_met(card, what):
    assert not may_hire(card, what)


@pytest.mark.parametrize("card, what", MET)
def test_just_met(card, what):
    assert may_hire(card, what)


@pytest.mark.ruling("hiring_conditions.at_least")
@pytest.mark.parametrize("card, what", MORE)
def test_each_number_is_a_minimum(card, what):
    assert may_hire(card, what)


@pytest.mark.parametrize("card", CONDITIONS)
def test_a_bare_player_meets_none(card):
    assert not may_hire(card, {})


@pytest.mark.parametrize("card, what", MET)
def test_each_is_asked_only_for_itself(card, what):
    """What meets one condition just so meets no other; but five women's dresses, one in each hall, are women's dresses too."""
    for other in CONDITIONS:
        assert not may_hire(other, what) or other == card or (card, other) == ("Sj", "Sb")


@pytest.mark.parametrize("card", CONDITIONS)
def test_all_are_ignored_after_hiring(card):
    """Nobody here meets any of the conditions."""
    state = bonus_of(card, player0={"livres": 0, "thread": 0, "lace": 0})
    do(state, "use")
    assert (state.players[0].prestige, names(state.players[0].discard)) == (3, card)


@pytest.mark.parametrize("card, what", [(card, met[0]) for card, (_, met) in CONDITIONS.items()])
def test_who_meets_it_hires_it_and_gets_its_bonus(card, what):
    player0 = {"special": card, **what.get("player0", {})}
    state = playing("0M", **{**what, "player0": player0, "player1": {"hand": ""}, "player2": {"hand": ""}})
    before = state.players[0].prestige
    do(state, "hire-special", f"play {card}", "pass", "use")
    assert state.players[0].prestige == before + 3


@pytest.mark.ruling("hiring_conditions.ones_own")
@pytest.mark.parametrize(
    "card, what",
    [
        ("Sa", {"guests": {**rented("G1", "G2"), "3.2": "1 G3", "3.3": "2 B1", "3.4": "1 B2"}}),
        ("Sb", {"guests": {**rented("Y1", "R2"), "3.2": "1 Y3", "3.3": "2 R1", "3.4": "1 R3"}}),
        ("Sc", {"guests": {"1.1": "0 Y1", "1.2": "0 Y2", "2.1": "1 Y3", "3.1": "2 Y4"}}),
        ("Se", {"player0": {"jewels": "Y Y"}, "player1": {"jewels": "Y G R B"}, "windows": "Y G R B"}),
        ("Sf", {"decorations": {"musicians.1": 0, "fireworks.1": 0, "statues.1": 1, "jeweller.1": 2}}),
        (
            "Sj",
            {
                "guests": {f"{hall}.2": f"{hall % 2} Y{hall}" for hall in (1, 2, 3, 4, 5)},
                "decorations": {"musicians.2": 1, "musicians.4": 2},
            },
        ),
        ("Sd", {"player1": {"livres": 90}}),
        ("Sh", {"player1": {"prestige": 90}}),
        ("Si", {"player1": {"passed": 2}}),
    ],
)
def test_what_others_have_does_not_count(card, what):
    assert not may_hire(card, what)


@pytest.mark.ruling("hiring_conditions.ones_own")
def test_only_dresses_on_the_board_count():
    """Not those in the workshop, and not those that were sold."""
    for card, row in (("Sa", "G1 G2 G3 B1 B2"), ("Sb", "Y1 Y2 Y3 R1 R2")):
        assert not may_hire(card, {"workshop": row, "dress_discards": row})


@pytest.mark.ruling("hiring_conditions.tiles_and_markers_together")
@pytest.mark.parametrize("count, lace, thread", [(4, 2, 1), (4, 1, 2), (3, 2, 2), (9, 9, 1), (9, 1, 9), (3, 9, 9), (0, 2, 2)])
def test_four_tiles_two_lace_and_two_thread_at_the_same_time(count, lace, thread):
    short = {"tiles": " ".join(["GG:T/L"] * count), "lace": lace, "thread": thread}
    assert not may_hire("Sg", own(**short))
    assert may_hire("Sg", own(tiles=" ".join(["GG:T/L"] * 4), lace=2, thread=2))


@pytest.mark.ruling("hiring_conditions.presence")
@pytest.mark.parametrize("hall", (1, 2, 3, 4, 5))
def test_present_is_whoever_has_a_dress_or_the_musician(hall):
    others = {f"{other}.2": f"0 Y{other}" for other in (1, 2, 3, 4, 5) if other != hall}
    assert not may_hire("Sj", {"guests": others})
    assert may_hire("Sj", {"guests": {**others, f"{hall}.1": "0 G1"}})
    assert may_hire("Sj", {"guests": others, "decorations": {f"musicians.{hall}": 0}})
    assert not may_hire("Sj", {"guests": others, "decorations": {f"musicians.{hall}": 1, "statues.1": 0, "jeweller.1": 0}})


def test_presence_does_not_ask_for_a_space_on_the_track():
    everywhere = {f"{hall}.2": f"0 Y{hall}" for hall in (1, 2, 3, 4, 5)}
    assert may_hire("Sj", {"guests": everywhere, "all_halls": (1, 2, -1)})


def test_the_journeymans_exam_is_not_the_masters():
    state = playing(
        "0Ab",
        player0={"special": "Si", "covered": "all", "livres": 5, "hand": "0M"},
        exam_decks="2Jh 5Mc",
        player1={"hand": ""},
        player2={"hand": ""},
    )
    do(state, "exam journeyman", "pass", "choose 2Jh", "play 0M")
    assert "hire-special" not in legal(state)
    state = playing(
        "0J",
        player0={"special": "Si", "covered": "all", "exam": "master", "livres": 5, "hand": "0M"},
        exam_decks="2Jh 5Mc",
        player1={"hand": ""},
        player2={"hand": ""},
    )
    do(state, "exam master", "choose 5Mc", "play 0M")
    assert "hire-special" in legal(state)


def test_an_exam_that_is_still_going_on_is_not_passed_yet():
    """Nothing is hired in between; the position before the new employee is chosen has passed nothing."""
    state = playing("0J", player0={"covered": "all", "exam": "master", "livres": 5}, exam_decks="5Mc")
    do(state, "exam master")
    assert state.passed[0] == 0
    assert do(state, "choose 5Mc").passed == (1, 0, 0)


def test_prestige_that_comes_only_at_the_end_is_no_token():
    what = {"player0": {"livres": 29, "jewels": "Y G", "supply": "0M 0M 0J 6Aa 6Ab"}, "favour": 0, "guests": rented("Y8", "G8")}
    assert not may_hire("Sh", what)


def test_there_is_a_test_for_every_condition_of_the_table():
    texts = GAME.table["jeweller"]["employees"]["special_apprentices"]
    assert [GAME.boxes[3].card_texts[card] for card in cards(" ".join(CONDITIONS))] == texts
