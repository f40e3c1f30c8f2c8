"""Phase 1: Prepare for new round, E) New jewel tiles."""

from collections import Counter

import pytest

from tests.rokoko.jeweller.positions import GAME, begin_round, between_rounds, do, new, playing, windows


def prepared(before: str, stack: str, **what):
    return begin_round(between_rounds(windows=before, jewel_stack=stack, **what))


def left(state) -> Counter[str]:
    """The jewels in the windows and in the stack."""
    return Counter("YGRB"[jewel] for jewel in (*state.windows, *state.jewel_stack) if jewel >= 0)


@pytest.mark.ruling("new_jewel_tiles.dark_window")
def test_only_the_jewel_in_the_rightmost_window_leaves_the_game_and_the_others_slide_right():
    state = prepared("Y G R B", "Y Y")
    assert windows(state) == "Y Y G R"
    assert left(state) == {"Y": 3, "G": 1, "R": 1}


@pytest.mark.parametrize(
    "before, after",
    [
        ("Y - R B", "G G Y R"),
        ("Y - R -", "G G Y R"),
        ("- Y - -", "G G G Y"),
        ("Y R B -", "G Y R B"),
        ("Y - - B", "G G G Y"),
        ("- - - B", "G G G G"),
        ("- - - -", "G G G G"),
    ],
)
def test_jewels_slide_without_gaps_before_new_ones_come(before, after):
    assert windows(prepared(before, "G G G G G G G")) == after


@pytest.mark.ruling("new_jewel_tiles.no_reshuffle")
@pytest.mark.parametrize(
    "before, stack, after",
    [
        ("Y G R B", "", "- Y G R"),
        ("- - - B", "", "- - - -"),
        ("- Y R B", "G", "- G Y R"),
        ("- - - Y", "B R", "- - R B"),
        ("- - - -", "", "- - - -"),
    ],
)
def test_when_the_stack_has_run_out_the_leftmost_windows_stay_empty(before, stack, after):
    state = prepared(before, stack)
    assert sorted(windows(state)) == sorted(after)
    assert [name == "-" for name in windows(state).split()] == [name == "-" for name in after.split()]
    assert state.jewel_stack == ()


@pytest.mark.ruling("new_jewel_tiles.no_reshuffle")
def test_jewels_that_left_the_game_do_not_come_back():
    state = new(2, 3)
    while state.agenda:
        seat = GAME.to_decide(state)[0]
        GAME.carry_out(state, seat, [d for d in GAME.options(state, seat) if d.word != "jewel"][-1])
    assert left(state).total() == 24 - 6  # one leaves in each of the rounds 2 to 7
    assert len(state.jewel_stack) == 24 - 4 - 6  # four come in the first, one in each other


def test_every_order_of_the_stack_can_come():
    seen = set()
    for dice in range(1, 60):
        state = between_rounds(windows="- - Y -", jewel_stack="G R B")
        state.dice = dice * 7919
        begin_round(state)
        seen.add(windows(state))
    assert seen == {f"{row} Y" for row in ("G R B", "G B R", "R G B", "R B G", "B G R", "B R G")}


def test_windows_are_filled_in_the_first_round():
    state = new(5, 8)
    assert (windows(state).count("-"), len(state.jewel_stack)) == (0, 20)


def test_a_window_whose_jewel_was_taken_stays_empty_until_the_next_round():
    state = playing("0J", windows="Y G R B", workshop="- - - - Y1", decorations={"jeweller.1": 0}, player0={"tiles": "YY:T/L"})
    do(state, "make 5", "jewel 3", "rent 1.3")
    assert windows(state) == "Y G - B"


def test_the_favour_the_hire_row_the_warehouse_and_the_workshop_are_prepared_as_ever():
    state = prepared("Y G R B", "Y Y", favour=2, warehouse=["- - -", "- - -", "- - -"], workshop="Y1 Y2 Y3 Y4 Y5")
    assert (state.starter, state.favour, len(state.hire_row)) == (2, -1, 4)
    assert sum(tile >= 0 for tile in state.warehouse) == 9
    assert [state.box.dress_names[dress] for dress in state.workshop[2:5]] == ["Y1", "Y2", "Y3"]
