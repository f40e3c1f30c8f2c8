"""7. Take the Journeyman's exam."""

from typing import cast

import pytest

from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.kernel.decision import Refused
from rocaille.kernel.history import History
from rocaille.kernel.log import Log
from tests.rokoko.jeweller.positions import (
    BASE_GAME,
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
    position,
    seen_by,
    why_not,
)

READY = {"covered": "all", "livres": 5}
ALONE = {"player1": {"hand": ""}, "player2": {"hand": ""}}


def ready(card="6Aa", **what):
    """Player 0 may take the Journeyman's exam with `card`, which has no bonus if nothing else is said."""
    return playing(card, **{"exam_decks": "2Ja 2Jh 2Jk 5Mc", **what, "player0": {**READY, **what.get("player0", {})}})


# ---------------------------------------------------------------- when


@pytest.mark.ruling("take_the_journeymans_exam.what_it_takes")
@pytest.mark.parametrize("card", ["0Aa", "0Ab", "1Aa", "1Ab", "2A", "3A", "4Ab", "5A", "6Aa", "6Ad", "Sa", "Sj"])
def test_any_apprentice_takes_it_for_5_livre_and_gains_1_prestige(card):
    state = ready(card, player0={"livres": 7, "prestige": 2})
    assert "exam journeyman" in legal(state)
    do(state, "exam journeyman")
    assert (state.players[0].livres, state.players[0].prestige) == (2, 3)


@pytest.mark.ruling("take_the_journeymans_exam.what_it_takes")
@pytest.mark.parametrize("card", ["0M", "0J", "1Ma", "1Ja", "6J", "6M", "2Jh", "5Mc"])
def test_masters_and_journeymen_do_not(card):
    state = ready(card)
    assert "exam journeyman" not in legal(state)
    assert why_not(state, "exam journeyman") == "needs_apprentice_for_exam"


@pytest.mark.ruling("take_the_journeymans_exam.what_it_takes")
def test_its_side_lies_open():
    state = ready(player0={"exam": "master"})
    assert not [text for text in legal(state) if text.startswith("exam")]
    assert why_not(state, "exam journeyman") == "other_exam_first"
    assert why_not(state, "exam master") == "needs_journeyman_for_exam"


@pytest.mark.ruling("take_the_journeymans_exam.what_it_takes")
@pytest.mark.parametrize(
    "tasks, missing",
    [
        ("", 4),
        ("fund", 3),
        ("keep-rare-silk discard-a-tile fund", 1),
        ("keep-common-silk discard-a-tile fund", 1),
        ("keep-common-silk keep-rare-silk fund", 1),
        ("keep-common-silk keep-rare-silk discard-a-tile", 1),
    ],
)
def test_all_four_tasks_are_covered(tasks, missing):
    state = ready(player0={"covered": tasks})
    assert "exam journeyman" not in legal(state)
    reason = GAME.why_not(state, 0, GAME.notation.read("exam journeyman"))
    assert (reason.key, reason.args) == ("tasks_open", (missing,))


@pytest.mark.ruling("take_the_journeymans_exam.what_it_takes")
@pytest.mark.parametrize("livres, may", [(0, False), (4, False), (5, True)])
def test_5_livre_are_paid(livres, may):
    state = ready(player0={"livres": livres})
    assert ("exam journeyman" in legal(state)) == may
    if not may:
        reason = GAME.why_not(state, 0, GAME.notation.read("exam journeyman"))
        assert (reason.key, reason.args) == ("too_dear", (5, livres))


def test_other_peoples_tasks_do_not_count():
    state = playing("6Aa", player0={"livres": 20}, player1={"covered": "all"})
    assert why_not(state, "exam journeyman") == "tasks_open"


def test_the_task_covered_by_this_turns_main_action_comes_too_late_for_its_exam():
    """There is one main action a turn; the exam is one."""
    state = playing("0Ab", player0={"covered": "keep-common-silk keep-rare-silk discard-a-tile", "livres": 20})
    assert "exam journeyman" not in legal(state)
    do(state, "fund jeweller.1")
    assert covered(state) == "keep-common-silk keep-rare-silk discard-a-tile fund"
    assert legal(state) == ["use", "pass"]


@pytest.mark.ruling("take_the_journeymans_exam.deck_empty")
def test_with_an_empty_exam_deck_there_is_no_exam():
    state = ready(exam_decks="5Mc 5Md")
    assert "exam journeyman" not in legal(state)
    assert why_not(state, "exam journeyman") == "exam_deck_empty"
    assert "exam journeyman" in legal(ready(exam_decks="2Jh"))


# ---------------------------------------------------------------- what follows


@pytest.mark.ruling("take_the_journeymans_exam.any_card_of_the_deck")
def test_the_player_takes_any_card_of_the_deck():
    state = ready(**ALONE)
    do(state, "exam journeyman")
    assert legal(state) == ["choose 2Ja", "choose 2Jh", "choose 2Jk"]
    for card in ("2Ja", "2Jh", "2Jk"):
        chosen = after(state, f"choose {card}")
        assert names(chosen.players[0].hand) == card
        assert exam_deck(chosen, "journeyman").split() == [other for other in ("2Ja", "2Jh", "2Jk") if other != card]
        assert exam_deck(chosen, "master") == "5Mc"
        assert (chosen.round, legal(chosen)) == (3, [f"play {card}"])  # played this round


@pytest.mark.ruling("take_the_journeymans_exam.any_card_of_the_deck")
def test_the_new_employee_is_played_in_a_later_turn_and_is_one_of_the_deck_from_then_on():
    state = do(ready(player1={"hand": "0M"}, player2={"hand": ""}), "exam journeyman", "choose 2Jk")
    assert legal(state) == ["play 0M"]
    do(state, "play 0M", "pass")
    assert legal(state, 0) == ["play 2Jk"]
    do(state, "play 2Jk", "pass")
    assert names(state.players[0].discard) == "2Jk"
    assert state.round == 4


@pytest.mark.ruling("take_the_journeymans_exam.any_card_of_the_deck")
def test_it_comes_to_hand_unseen_by_the_others():
    state = do(ready(), "exam journeyman")
    log = Log()
    do(state, "choose 2Jh", log=log)
    seen = cards("2Jh")[0]
    assert [event.to for event in log.events if seen in event.args] == [0]
    other = after(do(ready(), "exam journeyman"), "choose 2Jk")
    for seat in (1, 2, None):
        assert seen_by(state, seat).key() == seen_by(other, seat).key()
    assert seen_by(state, 0).key() != seen_by(other, 0).key()
    assert seen_by(state, 0).to_json()["players"][0]["hand"] == ["2Jh"]
    for seat in (1, None):
        assert not {"2Jh", "2Jk"} & set(seen_by(state, seat).to_json()["players"][0]["deck"])


def test_once_played_everybody_knows_it():
    state = do(ready(**ALONE), "exam journeyman", "choose 2Jh", "play 2Jh")
    for seat in (0, 1, None):
        shown = seen_by(state, seat).to_json()["players"][0]
        assert "2Jh" in shown["deck"]
        assert shown["unknown_cards"] == 0
    assert state.unseen_cards == ()


def test_what_else_may_not_be_decided_then():
    state = do(ready(), "exam journeyman")
    assert why_not(state, "choose 5Mc") == "not_in_exam_deck"
    assert why_not(state, "choose 2Jc") == "not_in_exam_deck"
    assert why_not(state, "pass") == "choose_employee_first"
    assert GAME.why_not(state, 1, GAME.notation.read("choose 2Jh")).key == "not_your_turn"


@pytest.mark.ruling("take_the_journeymans_exam.leaves_the_game")
def test_the_card_that_took_the_exam_leaves_the_game():
    state = do(ready("0Ab"), "exam journeyman", "use", "choose 2Jh")
    player = state.players[0]
    assert names(player.supply) == "0M 0J 0Aa 0Ab"  # the other one
    assert (names(player.hand), player.discard, player.in_play, player.leaving) == ("2Jh", (), (), ())
    assert next_step(state) == "PlayOneCard of 1"


def test_the_exam_card_is_cleared_and_turned_over():
    state = do(ready(player1={"covered": "fund"}), "exam journeyman", "choose 2Jh")
    assert [(exam(state, seat), covered(state, seat)) for seat in (0, 1)] == [("master", ""), ("journeyman", "fund")]
    assert state.passed[0] == 0


# ---------------------------------------------------------------- its bonus


@pytest.mark.ruling("take_the_journeymans_exam.bonus_covers_no_task")
def test_the_bonus_may_be_used_before_the_card_is_replaced():
    state = ready("0Ab", player0={"livres": 5})
    do(state, "exam journeyman")
    assert legal(state) == ["use", "pass"]
    used = after(state, "use")
    assert (used.players[0].livres, next_step(used)) == (2, "ChooseNewEmployee of 0")
    passed = after(state, "pass")
    assert (passed.players[0].livres, next_step(passed)) == (0, "ChooseNewEmployee of 0")


@pytest.mark.ruling("take_the_journeymans_exam.bonus_covers_no_task")
@pytest.mark.parametrize("tile", ["GG:T/L", "RR:T", "YR:T/L"])
@pytest.mark.parametrize("settle", ["keep", "discard thread"])
def test_it_covers_no_task_and_the_exam_card_is_cleared_and_turned_over_afterwards(tile, settle):
    state = ready("0Aa", warehouse=[tile, "", ""])
    do(state, "exam journeyman", "acquire 1.1", settle)
    assert next_step(state) == "ChooseNewEmployee of 0"
    assert exam(state) == "journeyman"
    do(state, "choose 2Jh")
    assert (exam(state), covered(state)) == ("master", "")


@pytest.mark.ruling("take_the_journeymans_exam.deck_size")
@pytest.mark.parametrize("supply, livres", [("0M 0J 0Aa 0Ab", 2), ("0M 0M 0J 0Aa 0Ab", 2), ("0M 0M 0J 0Aa 0Ab 1Ma", 6)])
def test_while_the_bonus_is_used_the_deck_counts_the_old_card_and_not_the_new_one(supply, livres):
    """5-6 cards 2 Livre, 7-8 cards 6 Livre, by the level 3 Apprentice."""
    state = ready("3A", player0={"supply": supply})
    before = state.players[0].deck_size()
    assert before == len(supply.split()) + 1
    do(state, "exam journeyman", "use")
    assert state.players[0].livres == livres
    assert do(state, "choose 2Jh").players[0].deck_size() == before


@pytest.mark.ruling("take_the_journeymans_exam.limit_does_not_bind")
def test_an_exam_may_be_taken_with_a_deck_of_four_cards():
    state = ready(player0={"supply": "0M 0J", "discard": "0M"})
    assert state.players[0].deck_size() == 4
    assert "depute" not in legal(state)
    do(state, "exam journeyman", "choose 2Jh")
    assert state.players[0].deck_size() == 4


@pytest.mark.ruling("take_the_journeymans_exam.limit_for_its_bonus")
@pytest.mark.parametrize("supply, may", [("0M 0J 0Ab", False), ("0M 0M 0J 0Ab", True)])
def test_for_a_bonus_that_deputes_the_card_that_takes_the_exam_still_counts(supply, may):
    """A Journeyman that deputes takes the Master's exam; afterwards four cards are left."""
    state = playing("2Jb", exam_decks="5Mc", player0={**READY, "exam": "master", "supply": supply})
    do(state, "exam master")
    assert ("depute-from supply 0M" in legal(state)) == may
    if may:
        do(state, "depute-from supply 0M")
    do(state, "choose 5Mc")
    assert state.players[0].deck_size() == 4


def test_the_card_that_takes_the_exam_cannot_be_deputed_by_its_own_bonus():
    state = playing("2Jb", exam_decks="5Mc", player0={**READY, "exam": "master", "supply": "0M 0M 0J 0Ab"})
    do(state, "exam master")
    assert [text for text in legal(state) if "2Jb" in text] == []


def test_an_employee_deputed_by_the_main_action_takes_no_exam_besides():
    state = do(ready(), "depute")
    assert (next_step(state), exam(state), covered(state).count(" ")) == ("PlayOneCard of 1", "journeyman", 3)


# ---------------------------------------------------------------- looking through the deck


def at_exam(card: str, **what) -> History:
    """A history that goes on from a set position."""
    history = History(GAME, 3, 1)
    history.state = position(player0={**READY, "hand": card, "supply": "0M 0M 0J 0Ab"}, exam_decks="2Ja 2Jh 5Mc", **what)
    return history


def decide(history: History, *texts: str) -> None:
    for text in texts:
        history.decide(0, GAME.notation.read(text))


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
def test_looking_through_the_deck_is_a_barrier_for_undo():
    history = at_exam("6Aa")
    decide(history, "play 6Aa")
    assert history.undoable(0) == 0
    decide(history, "exam journeyman")  # no bonus: the deck is looked through at once
    assert history.undoable(0) is None
    decide(history, "choose 2Jh")
    assert history.undoable(0) == 2  # the choice itself can be taken back
    assert not history.moments[2].barrier


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
def test_before_the_bonus_is_used_or_passed_the_deck_was_not_seen_and_the_exam_can_be_taken_back():
    history = at_exam("0Ab")
    decide(history, "play 0Ab", "exam journeyman")
    assert history.undoable(0) == 1
    assert seen_by(history.state, 0).to_json()["known_exam_decks"] == {}
    decide(history, "use")
    assert history.undoable(0) is None
    assert seen_by(history.state, 0).to_json()["known_exam_decks"] == {"journeyman": ["2Ja", "2Jh"]}


def played_to_an_exam(seed: int) -> tuple[History, int]:
    """A real game up to the moment when somebody looks through an exam deck: what covers tasks is decided first."""
    history = History(BASE_GAME, 2, seed, {"jeweller": True})
    while GAME.to_decide(history.state):
        seat = GAME.to_decide(history.state)[0]

        def worth(option, state=history.state, seat=seat) -> tuple[bool, int, bool]:
            tasks = sum(task.bit_count() for task in cast(JewellerState, GAME.after(state, seat, option)).tasks)
            return (option.word == "exam", tasks, option.word in ("favour", "acquire"))

        history.decide(seat, max(GAME.options(history.state, seat), key=worth))
        if any(event.key == "looks_through" for event in history.moments[-1].events):
            return history, seat
    raise AssertionError("no exam in this game")


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_nothing_behind_the_look_can_be_taken_back(seed):
    history, seat = played_to_an_exam(seed)
    before = history.state.key()
    with pytest.raises(Refused) as refused:
        history.undo(seat)
    assert refused.value.key == "nothing_to_undo"
    assert history.undo_turn(seat) == 0
    chosen = GAME.options(history.state, seat)[0]
    history.decide(seat, chosen)
    assert history.undo(seat) == chosen  # the choice itself can be taken back
    assert history.state.key() == before
    assert history.undoable(seat) is None


@pytest.mark.ruling("take_the_journeymans_exam.knowledge_is_kept")
def test_having_looked_through_the_deck_is_knowledge_that_only_this_player_keeps():
    state = do(ready(), "exam journeyman", "choose 2Jh")
    assert seen_by(state, 0).to_json()["known_exam_decks"] == {"journeyman": ["2Ja", "2Jk"]}
    for seat in (1, 2, None):
        assert seen_by(state, seat).to_json()["known_exam_decks"] == {}
    do(state, "play 0M", "pass")  # player 1
    assert seen_by(state, 0).to_json()["known_exam_decks"] == {"journeyman": ["2Ja", "2Jk"]}


def test_everybody_sees_who_looked_and_how_many_cards_are_left():
    log = Log()
    state = do(ready(), "exam journeyman", log=log)
    assert [event.seat for event in log.events if event.key == "looks_through" and event.seen_by(None)] == [0]
    do(state, "choose 2Jh")
    for seat in (0, 1, None):
        assert seen_by(state, seat).to_json()["exam_decks"] == {"journeyman": 2, "master": 1}


def test_the_bonus_of_a_deputed_apprentice_takes_no_exam():
    """The exam is no bonus: whoever is deputed by a bonus only uses the own one."""
    state = bonus_of("1Mb", player0={**READY, "supply": "0M 0M 0J 0Ab 6Aa"})
    assert not [text for text in legal(state) if text.startswith("exam")]
    do(state, "depute-from supply 6Aa")
    assert (next_step(state), exam(state)) == ("PlayOneCard of 1", "journeyman")
