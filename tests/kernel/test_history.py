"""History: decisions in, events out, and undo up to the barrier."""

from typing import cast

import pytest

import rocaille
from rocaille.games.rokoko.state import Player, State
from rocaille.kernel.decision import Refused
from rocaille.kernel.history import History

GAME = rocaille.game("rokoko")
STARTS_WITH_0 = 3  # a seed


def fresh(players: int = 2, seed: int = 7) -> History:
    return History(GAME, players, seed)


def decide(history: History, *lines: str) -> None:
    for line in lines:
        seat, _, text = line.partition(" ")
        history.decide(int(seat), GAME.notation.read(text))


HANDS = [f"{seat} take {card}" for seat in (0, 1) for card in ("0M", "0J", "0Aa")]


def in_first_turn(seed: int = 7) -> tuple[History, int]:
    history = fresh(seed=seed)
    decide(history, *HANDS)
    return history, GAME.to_decide(history.state)[0]


def players(history: History) -> list[Player]:
    return cast(State, history.state).players


def test_a_decision_can_be_taken_back():
    history, seat = in_first_turn()
    before = history.state.key()
    decide(history, f"{seat} play 0M")
    assert history.undo(seat) == GAME.notation.read("play 0M")
    assert history.state.key() == before
    assert len(history.record.decisions) == len(history.moments) == 6


def test_a_whole_turn_is_taken_back_up_to_the_barrier():
    history, seat = in_first_turn(seed=STARTS_WITH_0)
    assert seat == 0
    before = history.state.key()
    decide(history, "0 play 0J", "0 favour", "0 gain thread")
    assert GAME.to_decide(history.state) == (1,)
    assert history.undo_turn(0) == 3
    assert history.state.key() == before


def test_another_players_decision_is_a_barrier():
    history, seat = in_first_turn()
    decide(history, f"{seat} play 0M", f"{seat} pass", f"{1 - seat} play 0M")
    assert history.undoable(seat) is None
    with pytest.raises(Refused):
        history.undo(seat)


def test_hand_cards_chosen_at_the_same_time_are_no_barrier():
    history = fresh()
    decide(history, "0 take 0M", "1 take 0J", "0 take 0J", "1 take 0M")
    assert history.undo(0) == GAME.notation.read("take 0J")
    assert players(history)[0].hand == (0,)
    assert players(history)[1].hand == (0, 1)
    assert [seat for seat, _ in history.record.decisions] == [0, 1, 1]


def test_who_chose_early_may_still_choose_again():
    history = fresh()
    decide(history, "0 take 0M", "0 take 0J", "0 take 0Aa", "1 take 0M")
    assert history.undo(0) == GAME.notation.read("take 0Aa")
    assert players(history)[1].hand == (0,)


def test_what_was_seen_stays_seen_when_it_is_taken_back():
    """Seat 1 has seen a card of seat 0; that seat 0 takes it back does not let seat 1 choose its hand again."""
    history = fresh(seed=STARTS_WITH_0)
    decide(history, *reversed(HANDS))
    assert history.undoable(1) is not None
    decide(history, "0 play 0M")
    history.undo(0)
    assert history.undoable(1) is None
    assert history.undoable(0) is not None


def test_taking_back_a_turn_leaves_the_choice_of_hand():
    history = fresh(seed=STARTS_WITH_0)
    decide(history, *reversed(HANDS))
    decide(history, "0 play 0M", "0 favour")
    assert history.undo_turn(0) == 2
    assert len(history.moments) == 6


def test_chance_is_a_barrier():
    """Drawing a tile face down cannot be taken back."""
    history, seat = in_first_turn()
    while not any(event.key == "draws_tile" for moment in history.moments[-1:] for event in moment.events):
        seat = GAME.to_decide(history.state)[0]
        options = {GAME.notation.written(option): option for option in GAME.options(history.state, seat)}
        wish = next(
            (text for text in ("hire 1Aa", "play 1Aa", "use", "play 0M", "take 1Aa", "take 0M", "pass") if text in options),
            next(iter(options)),
        )
        if wish == "use" and history.state.agenda[-1].key()[2] != 8:
            wish = "pass"
        history.decide(seat, options[wish])
        assert len(history.moments) < 400
    assert history.undoable(seat) is None


def test_the_end_of_a_round_is_a_barrier():
    history, seat = in_first_turn()
    while cast(State, history.state).round == 1:
        seat = GAME.to_decide(history.state)[0]
        history.decide(seat, GAME.options(history.state, seat)[-1])
    assert history.undoable(seat) is None


def test_an_illegal_decision_changes_nothing():
    history, seat = in_first_turn()
    before = history.state.key()
    with pytest.raises(Refused) as caught:
        decide(history, f"{seat} hire 6M")
    assert caught.value.key == "illegal_decision"
    assert history.state.key() == before
    assert len(history.record.decisions) == len(history.moments) == 6


def test_nobody_decides_for_another():
    history, seat = in_first_turn()
    with pytest.raises(Refused) as caught:
        decide(history, f"{1 - seat} play 0M")
    assert caught.value.details["reason"].key == "not_your_turn"


def test_events_go_only_to_those_who_may_see_them():
    history, _ = in_first_turn()
    keys = {seat: [(event.key, event.seat) for event in history.events(seat)] for seat in (0, 1, None)}
    assert ("takes_card", 0) in keys[0] and ("takes_card", 0) not in keys[1] and ("takes_card", 0) not in keys[None]
    assert ("hand_chosen", 0) in keys[0] and ("hand_chosen", 0) in keys[1] and ("hand_chosen", 0) in keys[None]


def test_events_since_a_decision():
    history, seat = in_first_turn()
    decide(history, f"{seat} play 0M")
    assert [event.key for event in history.events(None, since=6)] == ["plays"]
    assert history.events(None)[0].key == "starting_player"


def test_a_record_goes_on_where_it_stopped():
    history, seat = in_first_turn()
    again = History.of(history.record)
    assert again.state.key() == history.state.key()
    decide(again, f"{seat} play 0M")
    assert len(history.record.decisions) == 6, "the record that was read is left alone"
