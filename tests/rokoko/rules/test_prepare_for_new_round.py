"""Phase 1: Prepare for new round."""

import pytest

from rocaille.games.rokoko.names import NOBODY, NOTHING
from tests.rokoko.positions import GAME, begin_round, between_rounds, dresses, tile_names, tiles


def prepared(**what):
    return begin_round(between_rounds(**what))


def windows(state) -> str:
    names = state.box.dress_names
    return " ".join(names[dress] if dress != NOTHING else "-" for dress in state.workshop[: len(state.box.window_costs)])


@pytest.mark.ruling("prepare_for_new_round.favour_moves_the_start")
def test_who_took_the_favour_card_starts_and_returns_it():
    state = prepared(favour=2, starter=0)
    assert (state.starter, state.favour) == (2, NOBODY)


def test_without_the_favour_card_the_starting_player_stays():
    state = prepared(favour=NOBODY, starter=1)
    assert (state.starter, state.favour) == (1, NOBODY)


@pytest.mark.ruling("prepare_for_new_round.hire_row_leaves")
def test_employees_that_nobody_hired_leave_the_game_and_four_new_ones_come():
    state = between_rounds(hire="1Ma 1Mb")
    stack = state.hire_stack
    begin_round(state)
    assert len(state.hire_row) == 4
    assert sorted(state.hire_row + state.hire_stack) == list(stack)


def test_an_empty_hire_row_is_filled_too():
    assert len(prepared(hire="").hire_row) == 4


def test_in_round_seven_the_last_four_employees_come():
    state = between_rounds(round=6)
    state.hire_stack = state.box.for_hire[-4:]
    begin_round(state)
    assert sorted(state.hire_row) == list(state.box.for_hire[-4:])
    assert state.hire_stack == ()


@pytest.mark.ruling("prepare_for_new_round.warehouse_filled_in_order")
def test_empty_places_are_filled_segment_by_segment_and_the_rest_stays():
    state = prepared(
        players=4, warehouse=["- GG:T/L - GG:T/L", "- - - -", "R:T+L - - -"], stack="B:T+L B:T+L B:T+L", tile_discards=""
    )
    assert tile_names_of(state.warehouse) == "B:T+L GG:T/L B:T+L GG:T/L  B:T+L - - -  R:T+L - - -"


@pytest.mark.ruling("prepare_for_new_round.discards_shuffled_when_empty")
def test_discarded_tiles_are_shuffled_only_when_the_stack_has_run_out():
    untouched = prepared(
        warehouse=["- - GG:T/L", "GG:T/L GG:T/L GG:T/L", "GG:T/L GG:T/L GG:T/L"], stack="R:T+L R:T+L", tile_discards="B:T+L"
    )
    assert tile_names_of(untouched.warehouse).startswith("R:T+L R:T+L GG:T/L")
    assert (untouched.tile_stack, untouched.tile_discards, untouched.shuffles) == ((), tiles("B:T+L"), 0)
    refilled = prepared(
        warehouse=["- - -", "GG:T/L GG:T/L GG:T/L", "GG:T/L GG:T/L GG:T/L"], stack="R:T+L R:T+L", tile_discards="B:T+L B:T+L"
    )
    assert tile_names_of(refilled.warehouse).startswith("R:T+L R:T+L B:T+L")
    assert (refilled.tile_stack, refilled.tile_discards, refilled.shuffles) == (tiles("B:T+L"), (), 1)


@pytest.mark.ruling("prepare_for_new_round.too_few_tiles")
def test_places_for_which_there_is_no_tile_stay_empty():
    state = prepared(warehouse=["GG:T/L - -", "- - -", "- - YY:T/L"], stack="R:T+L", tile_discards="B:T+L B:T+L")
    assert tile_names_of(state.warehouse) == "GG:T/L R:T+L B:T+L -  B:T+L - - -  - - YY:T/L -"


def tile_names_of(warehouse) -> str:
    """Segments with two blanks between them."""
    row = [tile_names((tile,)) if tile != NOTHING else "-" for tile in warehouse]
    return "  ".join(" ".join(row[first : first + 4]) for first in (0, 4, 8))


@pytest.mark.ruling("prepare_for_new_round.dresses_slide_right")
def test_dark_windows_are_cleared_and_the_other_dresses_slide_right():
    state = prepared(players=4, workshop="Y1 - Y3 - Y5 -", bag="G1 G2 G3 G4 G5", dress_discards="")
    assert windows(state).split()[-2:] == ["Y1", "Y3"]
    assert state.dress_discards == dresses("Y5")
    assert sorted(windows(state).split()[:4] + [state.box.dress_names[d] for d in state.bag]) == ["G1", "G2", "G3", "G4", "G5"]


def test_a_full_workshop_slides_by_two():
    state = prepared(players=3, workshop="Y1 Y2 Y3 Y4 Y5", bag="G1 G2", dress_discards="R1")
    assert windows(state) in ("G1 G2 Y1 Y2 Y3", "G2 G1 Y1 Y2 Y3")
    assert state.dress_discards == dresses("R1 Y4 Y5")


def test_dresses_only_on_dark_windows_all_go():
    state = prepared(players=3, workshop="- - - Y4 Y5", bag="G1 G2 G3 G4 G5", dress_discards="")
    assert sorted(windows(state).split()) == ["G1", "G2", "G3", "G4", "G5"]
    assert state.dress_discards == dresses("Y4 Y5")


@pytest.mark.ruling("prepare_for_new_round.bag_refilled_when_empty")
def test_an_empty_bag_is_refilled_with_all_discards_also_those_just_discarded():
    state = prepared(players=3, workshop="Y1 - - - Y5", bag="G1", dress_discards="R1")
    assert windows(state).split()[3:] == ["G1", "Y1"]  # the bag first, then the discards
    assert sorted(windows(state).split()[:3]) == ["-", "R1", "Y5"]
    assert state.bag == state.dress_discards == ()


def test_the_bag_is_not_refilled_while_it_suffices():
    state = prepared(players=3, workshop="Y1 Y2 Y3 - -", bag="G1 G2", dress_discards="R1")
    assert (state.bag, state.dress_discards) == ((), dresses("R1"))


@pytest.mark.ruling("prepare_for_new_round.too_few_dresses")
def test_the_leftmost_windows_stay_empty_when_there_are_too_few_dresses():
    assert windows(prepared(players=3, workshop="- Y2 - - -", bag="G1", dress_discards="")) == "- - - G1 Y2"
    assert windows(prepared(players=3, workshop="- - - - -", bag="", dress_discards="")) == "- - - - -"


def test_the_first_round_is_prepared_without_anything_to_clear():
    state = GAME.new(3, 4)
    assert (state.dress_discards, state.tile_discards, state.favour) == ((), (), NOBODY)
    assert len(state.hire_stack) == 24
