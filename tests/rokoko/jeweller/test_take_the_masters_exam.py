"""8. Take the Master's exam."""

import pytest

from tests.rokoko.jeweller.positions import (
    GAME,
    after,
    bonus_of,
    cards,
    covered,
    do,
    exam,
    exam_deck,
    legal,
    names,
    next_step,
    playing,
    why_not,
)

READY = {"exam": "master", "covered": "all", "livres": 5}
ALONE = {"player1": {"hand": ""}, "player2": {"hand": ""}}


def ready(card="2Jk", **what):
    """Player 0 may take the Master's exam with `card`, whose bonus is of no use here if nothing else is said."""
    return playing(card, **{"exam_decks": "2Jh 5Ma 5Mc 5Mk", **what, "player0": {**READY, **what.get("player0", {})}})


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
@pytest.mark.parametrize("card", ["0J", "1Ja", "1Jb", "2Ja", "2Jc", "2Jd", "2Jk", "3Jb", "5J", "6J"])
def test_any_journeyman_takes_it_for_5_livre_and_gains_1_prestige(card):
    state = ready(card, player0={"livres": 6, "prestige": 2})
    assert "exam master" in legal(state)
    do(state, "exam master")
    assert (state.players[0].livres, state.players[0].prestige) == (1, 3)


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
@pytest.mark.parametrize("card", ["0M", "0Aa", "6Aa", "Sa", "5Mc", "6M"])
def test_masters_and_apprentices_do_not(card):
    state = ready(card)
    assert not [text for text in legal(state) if text.startswith("exam")]
    assert why_not(state, "exam master") == "needs_journeyman_for_exam"


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
@pytest.mark.parametrize(
    "tasks, missing",
    [
        ("", 3),
        ("make-with-a-master", 2),
        ("make-a-coat make-with-a-master", 1),
        ("make-a-dress make-with-a-master", 1),
        ("make-a-dress make-a-coat", 1),
    ],
)
def test_all_three_tasks_are_covered(tasks, missing):
    state = ready(player0={"covered": tasks})
    reason = GAME.why_not(state, 0, GAME.notation.read("exam master"))
    assert (reason.key, reason.args) == ("tasks_open", (missing,))
    assert "exam master" not in legal(state)


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
def test_its_side_lies_open_5_livre_are_paid_and_its_deck_is_not_empty():
    assert why_not(ready(player0={"exam": "journeyman"}), "exam master") == "other_exam_first"
    assert why_not(ready(player0={"exam": "journeyman"}), "exam journeyman") == "needs_apprentice_for_exam"
    assert why_not(ready(player0={"livres": 4}), "exam master") == "too_dear"
    assert why_not(ready(exam_decks="2Jh 2Ja"), "exam master") == "exam_deck_empty"


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
def test_a_master_of_ones_choice_comes_to_hand_and_the_journeyman_leaves_the_game():
    state = do(ready(**ALONE), "exam master")
    assert legal(state) == ["choose 5Ma", "choose 5Mc", "choose 5Mk"]
    assert why_not(state, "choose 2Jh") == "not_in_exam_deck"
    do(state, "choose 5Mk")
    player = state.players[0]
    assert (names(player.hand), names(player.supply)) == ("5Mk", "0M 0J 0Aa 0Ab")
    assert cards("2Jk")[0] not in player.discard + player.in_play + player.leaving
    assert (exam_deck(state, "master"), exam_deck(state, "journeyman")) == ("5Ma 5Mc", "2Jh")
    assert (exam(state), covered(state), state.passed) == ("journeyman", "", (1, 0, 0))
    assert (state.round, legal(state)) == (3, ["play 5Mk"])


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
def test_the_bonus_may_be_used_and_covers_no_task():
    """A Journeyman that makes a dress by its bonus: the card is cleared and turned over afterwards."""
    state = ready("2Jh", workshop="- - - - Y1", exam_decks="5Mc", player0={"tiles": "YY:T/L"})
    do(state, "exam master", "make 5")
    assert (state.players[0].livres, state.players[0].prestige) == (6, 2)
    assert next_step(state) == "ChooseNewEmployee of 0"
    do(state, "choose 5Mc")
    assert (exam(state), covered(state)) == ("journeyman", "")


@pytest.mark.ruling("take_the_masters_exam.like_the_other")
def test_also_with_a_deck_of_four_cards_whose_bonus_counts_four():
    state = ready("2Jf", player0={"supply": "0M 0M 0J"})
    do(state, "exam master", "use")
    assert state.players[0].livres == 6
    assert do(state, "choose 5Mc").players[0].deck_size() == 4


def test_a_moved_or_copied_journeymans_exam_there_is_none():
    for state in (
        bonus_of("2Jc", player0={**READY, "supply": "0M 0M 0J 0Ab"}),
        bonus_of("2Jd", player0=READY, player1={"discard": "0J"}),
    ):
        assert not [text for text in legal(state) if text.startswith("exam")]


def test_moving_a_card_by_the_bonus_of_the_one_that_takes_the_exam():
    """The moved card lies on the discard pile; the one that took the exam is gone."""
    state = do(ready("2Jc"), "exam master", "move supply 0Ab", "use", "choose 5Mc")
    assert (names(state.players[0].discard), names(state.players[0].hand)) == ("0Ab", "5Mc")
    assert (state.players[0].livres, state.players[0].deck_size()) == (2, 5)


# ---------------------------------------------------------------- in turn


@pytest.mark.ruling("take_the_masters_exam.in_turn")
def test_both_exams_may_be_taken_again_and_again_and_the_tasks_are_covered_again_each_time():
    state = playing(
        "6Aa",
        exam_decks="2Jj 2Jk 5Mc 5Md",
        player0={"covered": "all", "livres": 50, "supply": "0M 0M 0J 6Ab", "hand": "6Ac"},
        **ALONE,
    )
    do(state, "exam journeyman", "choose 2Jk", "play 2Jk")
    assert why_not(state, "exam master") == "tasks_open"
    assert why_not(state, "exam journeyman") == "needs_apprentice_for_exam"
    state.tasks = (0b1110000, 0, 0)
    do(state, "exam master", "choose 5Mc")
    assert (exam(state), covered(state), state.passed[0]) == ("journeyman", "", 1)
    do(state, "play 6Ac")
    assert why_not(state, "exam journeyman") == "tasks_open"
    state.tasks = (0b1111, 0, 0)
    do(state, "exam journeyman", "choose 2Jj", "play 2Jj")
    state.tasks = (0b1110000, 0, 0)
    do(state, "exam master", "choose 5Md")
    assert (exam(state), state.passed[0], state.players[0].livres) == ("journeyman", 2, 30)
    assert state.players[0].prestige == 4
    assert names(state.players[0].hand) == "5Mc 5Md"


def test_the_masters_exam_is_no_other_players_business():
    state = ready(player1={"exam": "master", "covered": "make-a-dress", "passed": 1})
    done = after(state, "exam master", "choose 5Mc")
    assert (exam(done, 1), covered(done, 1), done.passed) == ("master", "make-a-dress", (1, 1, 0))
