"""6. Fund a Decoration."""

import pytest

from tests.rokoko.positions import GAME, bonus_of, do, legal, place, playing, why_not


def funded(state) -> list[str]:
    return [text for text in legal(state) if text.startswith("fund")]


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_space_costs_what_the_board_says(players):
    side = GAME.table["board"]["small" if players < 4 else "large"]["decorations"]
    for kind in ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians"):
        for number, cost in enumerate(side[kind]["cost"], 1):
            state = do(playing("0Ab", players=players, player0={"livres": cost}), f"fund {kind}.{number}")
            assert state.players[0].livres == 0
            assert state.decorations[place("decoration", f"{kind}.{number}")] == 0
            assert f"fund {kind}.{number}" not in legal(playing("0Ab", players=players, player0={"livres": cost - 1}))


def test_spaces_that_the_side_does_not_have_are_not_offered():
    state = playing("0M", players=3, player0={"livres": 99})
    assert "fund fireworks.5" not in legal(state)
    assert why_not(state, "fund fireworks.5") == "no_such_space"
    assert "fund fireworks.5" in legal(playing("0M", players=4, player0={"livres": 99}))


def test_a_space_belongs_to_one_player():
    state = playing("0M", player0={"livres": 99}, decorations={"statues.1": 1, "statues.2": 0})
    assert [text for text in funded(state) if "statues" in text] == ["fund statues.3"]
    assert why_not(state, "fund statues.1") == "space_taken"


def test_spaces_are_not_taken_in_order():
    assert "fund fireworks.3" in legal(playing("0M", player0={"livres": 99}))


def test_money_decides():
    state = playing("0M", player0={"livres": 12})
    assert why_not(state, "fund fireworks.4") == "too_dear"
    assert "fund fireworks.1" in legal(state)


@pytest.mark.ruling("fund_a_decoration.one_space_a_fountain_row")
def test_one_space_in_each_row_of_the_fountain():
    state = playing("0M", player0={"livres": 99}, decorations={"fountain_upper.1": 0, "fountain_lower.1": 1})
    assert [text for text in funded(state) if "fountain" in text] == ["fund fountain_lower.2"]
    assert why_not(state, "fund fountain_upper.2") == "one_in_that_row"


@pytest.mark.parametrize("card", ["3Jb", "6J"])
def test_a_discount_does_not_lift_the_limit_of_the_fountain(card):
    state = bonus_of(card, player0={"livres": 99}, decorations={"fountain_upper.1": 0})
    assert not [text for text in funded(state) if "upper" in text]
    assert why_not(state, "fund fountain_upper.2") == "one_in_that_row"


def test_the_two_fountain_rows_of_one_turn():
    """By the action and by the bonus: each row once, never the same row twice."""
    state = do(playing("6J", player0={"livres": 99}), "fund fountain_upper.2")
    assert [text for text in funded(state) if "fountain" in text] == ["fund fountain_lower.1", "fund fountain_lower.2"]


def test_other_kinds_have_no_limit():
    mine = {"statues.1": 0, "statues.2": 0, "fireworks.1": 0, "fireworks.2": 0, "musicians.1": 0, "musicians.2": 0}
    state = playing("0M", player0={"livres": 99}, decorations=mine)
    assert {"fund statues.3", "fund fireworks.3", "fund musicians.3"} <= set(funded(state))


@pytest.mark.ruling("fund_a_decoration.discount_never_pays_back")
def test_a_discount_never_pays_back():
    table = {**GAME.table, "board": {**GAME.table["board"]}}
    small = {**table["board"]["small"], "decorations": {**table["board"]["small"]["decorations"]}}
    small["decorations"]["statues"] = {"cost": [3, 14, 17], "prestige": [0, 0, 0]}
    table["board"]["small"] = small
    cheap = type(GAME)(table)
    for livres in (0, 7):
        state = do(bonus_of("6J", game=cheap, player0={"livres": livres}), "fund statues.1", game=cheap)
        assert state.players[0].livres == livres


def test_nothing_is_gained_before_the_end():
    state = do(playing("0Ab", player0={"livres": 99}), "fund musicians.1")
    assert state.players[0].prestige == 0
