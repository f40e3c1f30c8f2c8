"""The tasks of the exams."""

import pytest

from rocaille.kernel.log import Log
from tests.rokoko.jeweller.positions import (
    GAME,
    after,
    bonus_of,
    covered,
    do,
    jewels,
    legal,
    names,
    next_step,
    playing,
    seen_by,
    why_not,
)

FIVE = "0M 0M 0J 0Aa 0Ab"
COMMON, RARE, DISCARDED, FUNDED = "keep-common-silk", "keep-rare-silk", "discard-a-tile", "fund"
A_DRESS, A_COAT, WITH_A_MASTER = "make-a-dress", "make-a-coat", "make-with-a-master"
SILK = {"Y": "YY:T/L", "G": "GG:T/L", "R": "RR:T", "B": "BB:T"}
WAYS = pytest.mark.parametrize("way", ["main action", "bonus", "deputed", "deputed by a bonus", "moved", "copied"])


def acting(way: str, card: str, **what):
    """Player 0 is about to act with `card`: by the main action, or by its bonus that comes to be used in one way or other."""
    player0 = {"livres": 15, "supply": FIVE, **what.pop("player0", {})}
    if way == "main action":
        return playing(card, player0=player0, **what)
    if way == "bonus":
        return bonus_of(card, player0=player0, **what)
    if way == "deputed":
        return do(playing(card, player0=player0, **what), "depute")
    if way == "copied":
        return do(bonus_of("2Jd", player0=player0, player1={"discard": f"0M {card}"}, **what), "copy 1")
    player0["supply"] += f" {card}"
    if way == "moved":
        return do(bonus_of("2Jc", player0=player0, **what), f"move supply {card}")
    return do(bonus_of("1Mb", player0=player0, **what), f"depute-from supply {card}")


def acquired(tile: str, settle: str, way="main action", card="0Aa", **what):
    return do(acting(way, card, warehouse=[tile, "", ""], **what), "acquire 1.1", settle)


def made(dress: str, way="main action", card="0J", **what):
    player0 = {"exam": "master", "tiles": SILK[dress[0]], "thread": 3, "lace": 3, **what.pop("player0", {})}
    return do(acting(way, card, workshop=f"- - - - {dress}", player0=player0, **what), "make 5")


# ---------------------------------------------------------------- Journeyman's exam: acquire resources


@pytest.mark.ruling("the_tasks_of_the_exams.by_themselves")
@WAYS
@pytest.mark.parametrize(
    "tile, settle, task",
    [
        ("GG:T/L", "keep", COMMON),
        ("YYG:L", "keep", COMMON),
        ("Y:T+L", "keep", COMMON),
        ("RR:T", "keep", RARE),
        ("B:T+L", "keep", RARE),
        ("BB:L", "keep", RARE),
        ("GG:T/L", "discard lace", DISCARDED),
        ("RR:T", "discard thread", DISCARDED),
        ("B:T+L", "discard both", DISCARDED),
    ],
)
def test_an_apprentice_that_acquires_a_tile_covers_a_task(way, tile, settle, task):
    assert covered(acquired(tile, settle, way)) == task


@pytest.mark.ruling("the_tasks_of_the_exams.kept_or_discarded")
@pytest.mark.parametrize(
    "tile",
    [
        "GG:T/L",
        "YY:T/L",
        "YG:T/L",
        "YGG:T",
        "YYG:L",
        "G:T+L",
        "Y:T+L",
        "RR:T",
        "RR:L",
        "R:T+L",
        "YR:T/L",
        "GR:T/L",
        "B:T+L",
        "BB:T",
        "BB:L",
        "GB:T/L",
        "YB:T/L",
    ],
)
def test_a_kept_tile_counts_by_its_silk_a_discarded_one_as_discarded(tile):
    silk, gives = tile.split(":")
    common, rare = bool(set(silk) & set("YG")), bool(set(silk) & set("RB"))
    kept = acquired(tile, "keep")
    if common and rare:
        assert legal(kept) == [f"cover {COMMON}", f"cover {RARE}"]
    else:
        assert covered(kept) == (COMMON if common else RARE)
    markers = {"T/L": ["thread", "lace"], "T": ["thread"], "L": ["lace"], "T+L": ["both"]}[gives]
    for marker in markers:
        assert covered(acquired(tile, f"discard {marker}")) == DISCARDED


@pytest.mark.ruling("the_tasks_of_the_exams.choice_of_two")
@WAYS
@pytest.mark.parametrize("tile", ["YR:T/L", "GR:T/L", "GB:T/L", "YB:T/L"])
def test_where_two_open_tasks_fit_the_player_chooses(way, tile):
    state = acquired(tile, "keep", way)
    assert next_step(state) == "ChooseTask of 0"
    assert legal(state) == [f"cover {COMMON}", f"cover {RARE}"]
    assert why_not(state, f"cover {FUNDED}") == "task_does_not_fit"
    assert why_not(state, f"cover {A_COAT}") == "task_does_not_fit"
    assert why_not(state, "pass") == "task_first"
    assert covered(after(state, f"cover {COMMON}")) == COMMON
    assert covered(after(state, f"cover {RARE}")) == RARE


@pytest.mark.ruling("the_tasks_of_the_exams.choice_of_two")
@pytest.mark.parametrize("before, then", [(COMMON, RARE), (RARE, COMMON)])
def test_where_one_of_the_two_is_covered_there_is_nothing_to_choose(before, then):
    state = acquired("YR:T/L", "keep", player0={"covered": before})
    assert covered(state) == f"{COMMON} {RARE}"
    assert next_step(state) != "ChooseTask of 0"
    assert then in covered(state)


def test_with_both_covered_nothing_happens():
    assert covered(acquired("YR:T/L", "keep", player0={"covered": f"{COMMON} {RARE}"})) == f"{COMMON} {RARE}"


@pytest.mark.parametrize(
    "tile, settle, task", [("GG:T/L", "keep", COMMON), ("RR:T", "keep", RARE), ("RR:T", "discard thread", DISCARDED)]
)
def test_a_task_that_is_already_covered_stays_covered(tile, settle, task):
    log = Log()
    state = do(
        acting("main action", "0Aa", warehouse=[tile, "", ""], player0={"covered": f"{task} {FUNDED}"}),
        "acquire 1.1",
        settle,
        log=log,
    )
    assert set(covered(state).split()) == {task, FUNDED}
    assert "covers_task" not in [event.key for event in log.events]


@pytest.mark.parametrize(
    "card, way",
    [
        ("0J", "main action"),
        ("0M", "main action"),
        ("1Jb", "bonus"),
        ("1Jb", "deputed"),
        ("1Jb", "deputed by a bonus"),
        ("1Jb", "moved"),
        ("1Jb", "copied"),
    ],
)
@pytest.mark.parametrize("tile, settle", [("GG:T/L", "keep"), ("RR:T", "keep"), ("RR:T", "discard thread"), ("YR:T/L", "keep")])
def test_masters_and_journeymen_that_acquire_cover_none(card, way, tile, settle):
    state = acquired(tile, settle, way, card)
    assert covered(state) == ""
    assert next_step(state) != "ChooseTask of 0"


# ---------------------------------------------------------------- Journeyman's exam: fund a decoration


@pytest.mark.ruling("the_tasks_of_the_exams.by_themselves")
@pytest.mark.parametrize("card", ["0Aa", "0Ab", "3A", "6Aa", "Sc"])
@pytest.mark.parametrize("decoration", ["jeweller.1", "statues.1", "fireworks.1", "fountain_upper.1", "musicians.5"])
def test_an_apprentice_that_funds_a_decoration_covers_a_task(card, decoration):
    assert covered(do(playing(card, player0={"livres": 30}), f"fund {decoration}")) == FUNDED


@pytest.mark.parametrize("card", ["0M", "0J"])
def test_masters_and_journeymen_that_fund_cover_none(card):
    assert covered(do(playing(card, player0={"livres": 30}), "fund jeweller.1")) == ""


@pytest.mark.ruling("the_tasks_of_the_exams.with_whom")
@pytest.mark.parametrize("card", ["3Jb", "6J"])
@pytest.mark.parametrize("way", ["bonus", "deputed", "deputed by a bonus", "moved", "copied"])
def test_a_journeyman_that_funds_by_its_bonus_covers_none(card, way):
    assert covered(do(acting(way, card), "fund jeweller.1")) == ""


# ---------------------------------------------------------------- Master's exam


@pytest.mark.ruling("the_tasks_of_the_exams.by_themselves")
@pytest.mark.parametrize("dress, task", [("Y1", A_DRESS), ("R1", A_DRESS), ("G1", A_COAT), ("B1", A_COAT)])
@pytest.mark.parametrize(
    "card, way",
    [
        ("0J", "main action"),
        ("2Ja", "main action"),
        ("2Jh", "main action"),
        ("4J", "bonus"),
        ("2Ja", "bonus"),
        ("2Ja", "deputed"),
        ("2Ja", "deputed by a bonus"),
        ("2Ja", "moved"),
        ("2Ja", "copied"),
        ("2Jh", "bonus"),
        ("2Jh", "deputed"),
        ("2Jh", "deputed by a bonus"),
        ("2Jh", "moved"),
        ("2Jh", "copied"),
    ],
)
def test_a_journeyman_that_makes_a_dress_or_a_coat_covers_a_task(card, way, dress, task):
    assert covered(made(dress, way, card)) == task


@pytest.mark.ruling("the_tasks_of_the_exams.by_themselves")
@pytest.mark.parametrize("card", ["0M", "1Ma", "5Mc", "6M"])
@pytest.mark.parametrize("dress", ["Y1", "R1", "G1", "B1", "Y5", "G5"])
def test_a_master_that_makes_any_dress_covers_a_task(card, dress):
    """Y5 and G5 have a golden thimble."""
    assert covered(made(dress, card=card)) == WITH_A_MASTER


@pytest.mark.ruling("the_tasks_of_the_exams.with_whom")
@pytest.mark.parametrize("card", ["2Ja", "2Jh"])
def test_with_means_the_employee_whose_bonus_it_is_not_the_one_that_was_played(card):
    """1Mb is a Master and deputes a Journeyman; 2Jc is a Journeyman and moves an Apprentice; 2Jd copies one."""
    state = made("Y1", "deputed by a bonus", card)
    assert (covered(state), WITH_A_MASTER in covered(state)) == (A_DRESS, False)
    for way in ("deputed by a bonus", "moved", "copied"):
        assert covered(acquired("GG:T/L", "keep", way, "0Aa")) == COMMON
        assert covered(acquired("GG:T/L", "keep", way, "1Jb")) == ""


@pytest.mark.ruling("the_tasks_of_the_exams.with_whom")
def test_a_chain_of_bonuses_ends_with_the_employee_that_acts():
    """A Journeyman moves a Master, who deputes an Apprentice, who acquires."""
    state = bonus_of("2Jc", warehouse=["RR:T", "", ""], player0={"supply": "0M 0M 0J 0Aa 1Mb"})
    do(state, "move supply 1Mb", "depute-from supply 0Aa", "acquire 1.1", "keep")
    assert covered(state) == RARE
    assert names(state.players[0].discard) == "1Mb 2Jc"


@pytest.mark.parametrize("before, dress, card", [(A_DRESS, "Y1", "0J"), (A_COAT, "B1", "0J"), (WITH_A_MASTER, "Y1", "0M")])
def test_a_task_of_the_masters_exam_that_is_covered_stays_covered(before, dress, card):
    assert covered(made(dress, card=card, player0={"covered": before})) == before


@pytest.mark.ruling("the_tasks_of_the_exams.sold_dresses_count")
@pytest.mark.parametrize("card, task", [("0J", A_DRESS), ("0M", WITH_A_MASTER)])
def test_dresses_that_are_sold_count_like_those_that_are_rented_out(card, task):
    assert covered(do(made("Y1", card=card), "sell")) == task
    assert covered(do(made("Y1", card=card), "rent 1.3")) == task
    assert covered(made("Y1", "bonus", "2Jh")) == A_DRESS  # sold at once


def test_a_dress_that_is_paid_in_several_decisions_counts_once_it_is_paid():
    state = playing("0J", workshop="- - - - Y1", player0={"exam": "master", "tiles": "YY:T/L Y:T+L YR:T/L YB:T/L"})
    do(state, "make 5")
    assert (next_step(state), covered(state)) == ("PayForDress of 0", "")
    do(state, "give YY:T/L")
    assert covered(state) == A_DRESS


# ---------------------------------------------------------------- one an action, the visible side only


@pytest.mark.ruling("the_tasks_of_the_exams.one_an_action")
def test_a_main_action_and_a_bonus_may_cover_one_each():
    state = playing("0Aa", warehouse=["GG:T/L RR:T", "", ""], player0={"livres": 15, "supply": FIVE})
    both = after(state, "acquire 1.1", "keep", "acquire 1.2", "keep")
    assert covered(both) == f"{COMMON} {RARE}"
    both = after(state, "acquire 1.1", "keep", "acquire 1.2", "discard thread")
    assert covered(both) == f"{COMMON} {DISCARDED}"
    both = after(state, "fund jeweller.1", "acquire 1.2", "keep")
    assert covered(both) == f"{RARE} {FUNDED}"
    dresses = playing("2Ja", workshop="- - - Y1 B1", player0={"exam": "master", "tiles": "YY:T/L BB:T", "livres": 20})
    assert covered(do(dresses, "make 5", "sell", "make 4", "sell")) == f"{A_DRESS} {A_COAT}"


@pytest.mark.ruling("the_tasks_of_the_exams.one_an_action")
def test_an_action_covers_at_most_one_task():
    state = do(acquired("YB:T/L", "keep"), f"cover {RARE}")
    assert covered(state) == RARE
    twice = playing("0Aa", warehouse=["GG:T/L YY:T/L", "", ""], player0={"supply": FIVE})
    do(twice, "acquire 1.1", "keep", "acquire 1.2", "keep")  # the same task twice is one task
    assert covered(twice) == COMMON


@pytest.mark.ruling("the_tasks_of_the_exams.visible_side_only")
def test_only_tasks_of_the_exam_that_lies_open_are_covered():
    back = {"player0": {"exam": "master", "livres": 30}}
    for tile, settle in (("GG:T/L", "keep"), ("RR:T", "keep"), ("RR:T", "discard thread"), ("YR:T/L", "keep")):
        state = acquired(tile, settle, **back)
        assert (covered(state), next_step(state)) == ("", "PlayOneCard of 1")
    assert covered(do(playing("0Ab", **back), "fund jeweller.1")) == ""
    front = {"player0": {"exam": "journeyman"}}
    for dress, card in (("Y1", "0J"), ("G1", "0J"), ("Y1", "0M")):
        assert covered(made(dress, card=card, **front)) == ""
    assert covered(made("Y1", "bonus", "2Jh", **front)) == ""


def test_what_was_done_before_the_card_was_turned_over_does_not_count_afterwards():
    state = playing(
        "0J",
        workshop="- - - - Y1",
        exam_decks="2Jh",
        player0={"tiles": "YY:T/L", "covered": "all", "hand": "6Aa", "livres": 30},
        player1={"hand": ""},
        player2={"hand": ""},
    )
    do(state, "make 5", "sell", "pass", "play 6Aa", "exam journeyman", "choose 2Jh")
    assert covered(state) == ""


def test_tasks_are_ones_own():
    state = acquired("GG:T/L", "keep", player1={"covered": RARE})
    assert [covered(state, seat) for seat in (0, 1, 2)] == [COMMON, RARE, ""]


def test_the_copied_bonus_covers_the_task_of_who_copies():
    state = acquired("GG:T/L", "keep", "copied")
    assert [covered(state, seat) for seat in (0, 1)] == [COMMON, ""]


# ---------------------------------------------------------------- only the acquire action


@pytest.mark.ruling("the_tasks_of_the_exams.acquire_only")
@pytest.mark.parametrize("way", ["bonus", "deputed", "deputed by a bonus", "moved", "copied"])
@pytest.mark.parametrize("tile, settle", [("GG:T/L", "keep"), ("RR:T", "keep"), ("YR:T/L", "keep"), ("RR:T", "discard thread")])
def test_tiles_drawn_face_down_do_not_count(way, tile, settle):
    """By the level 1 Apprentice."""
    state = do(acting(way, "1Aa", stack=tile), "use", settle)
    assert covered(state) == ""
    assert next_step(state) != "ChooseTask of 0"


@pytest.mark.ruling("the_tasks_of_the_exams.acquire_only")
@pytest.mark.parametrize("settle", ["keep", "discard thread"])
def test_rewards_of_guest_spaces_do_not_count(settle):
    state = made("Y1", warehouse=["YR:T/L", "", ""], player0={"exam": "journeyman"})
    do(state, "rent 2.4", "acquire 1.1", settle)
    assert covered(state) == ""
    assert next_step(state) == "BonusOf of 0"


@pytest.mark.ruling("the_tasks_of_the_exams.acquire_only")
@pytest.mark.parametrize("settle", ["keep", "discard thread"])
def test_the_tile_of_a_jewel_does_not_count(settle):
    state = made("Y1", windows="Y Y Y Y", stack="YR:T/L", decorations={"jeweller.1": 0}, player0={"exam": "journeyman"})
    do(state, "jewel 4", settle)
    assert (covered(state), jewels(state), next_step(state)) == ("", "Y", "RentWithJewel of 0")


def test_silk_that_is_given_back_does_not_count():
    """The level 5 Apprentice discards tiles for prestige, which is no acquiring."""
    assert covered(do(bonus_of("5A", player0={"tiles": "RR:T"}), "give RR:T")) == ""


def test_thread_and_lace_gained_otherwise_do_not_count():
    assert covered(do(bonus_of("1Ab"), "gain thread")) == ""


# ---------------------------------------------------------------- what everybody sees


def test_everybody_sees_a_task_being_covered():
    log = Log()
    state = do(acting("main action", "0Aa", warehouse=["YR:T/L", "", ""]), "acquire 1.1", "keep", f"cover {RARE}", log=log)
    assert len([event for event in log.events if event.key == "covers_task" and event.seen_by(None)]) == 1
    for seat in (0, 1, None):
        shown = seen_by(state, seat).to_json()["players"][0]
        assert (shown["exam"], shown["tasks_covered"]) == ("journeyman", ["keep-rare-silk"])


def test_the_others_do_not_choose():
    state = acquired("YR:T/L", "keep")
    assert GAME.options(state, 1) == []
    assert GAME.to_decide(state) == (0,)
