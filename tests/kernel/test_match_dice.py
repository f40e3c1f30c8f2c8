"""Dice of a real match: each decision has dice of its own, from a key that nobody knows before the end."""

from collections import Counter
from itertools import islice

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import BITS, MatchDice, advance, face, sown
from rocaille.kernel.game import State
from rocaille.kernel.history import History
from rocaille.kernel.record import Record, from_json

NUMBERS = ("0123456789abcdef" * 2, "", "f" * 32)
GAMES = [("alhambra", {}), ("rokoko", {}), ("rokoko", {"jeweller": True})]


def history(name: str, options: dict[str, object], decisions: int, numbers: tuple[str, ...] | None = NUMBERS) -> History:
    """A match of three after so many decisions at random, which do not depend on the dice of the match."""
    found = History(find_game(name), 3, 2**100 + 7, options, numbers=numbers)
    dice = sown(1, "choices")
    for _ in range(decisions):
        seats = found.game.to_decide(found.state)
        if not seats:
            break
        choices = found.game.options(found.state, seats[0])
        dice = advance(dice)
        found.decide(seats[0], choices[face(dice, len(choices))])
    return found


@pytest.fixture(params=GAMES, ids=lambda case: "-".join([case[0], *case[1]]))
def played(request: pytest.FixtureRequest) -> History:
    name, options = request.param
    return history(name, options, 1_000)


def places(dice: MatchDice, number: int, count: int) -> list[int]:
    source = dice.of_decision(number)
    return [source.next_place() for _ in range(count)]


def test_the_dice_of_a_match_are_the_same_for_ever() -> None:
    """Interpreted and compiled, today and in ten years: records depend on it."""
    dice = MatchDice(7, ("", "0" * 32))
    assert places(dice, 0, 2) == [296135398208690585, 957152737795088787]
    assert dice.of_set_up().next_place() == 349587269496330005


def test_every_place_is_as_likely_and_fits() -> None:
    found = places(MatchDice(1, ()), 5, 12_000)
    assert all(0 <= place < 1 << BITS for place in found) and len(set(found)) == len(found)
    counts = Counter(face(place, 6) for place in found)
    assert max(counts.values()) < 2_150 and min(counts.values()) > 1_850


def test_other_numbers_another_seed_and_another_decision_are_other_dice() -> None:
    firsts = {
        places(dice, number, 1)[0]
        for dice in (MatchDice(1, ("a",)), MatchDice(1, ("b",)), MatchDice(1, ("a", "")), MatchDice(2, ("a",)))
        for number in range(50)
    }
    assert len(firsts) == 200
    assert places(MatchDice(1, ("1", "2")), 0, 1) != places(MatchDice(1, ("12", "")), 0, 1)


def test_a_whole_match_is_read_back_from_its_record(played: History) -> None:
    data = played.record.to_json()
    assert data["rocaille"] == 2 and data["numbers"] == list(NUMBERS) and data["outcome"] is not None
    again = from_json(data, "it", find_game)
    assert again.to_json() == data and again.state().key() == played.state.key()
    told = [[match.game.naming.event_json(event) for event in match.events(0)] for match in (History.of(again), played)]
    assert told[0] == told[1] != []


@pytest.mark.parametrize("numbers", [["0" * 32], ["0" * 31, "", ""], ["G" * 32, "", ""], [1, "", ""], "abc", None])
def test_numbers_that_are_none_are_refused(numbers: object) -> None:
    data = {**history("alhambra", {}, 3).record.to_json(), "numbers": numbers}
    with pytest.raises(Refused) as refused:
        from_json(data, "it", find_game)
    assert refused.value.key == "record_field" and refused.value.details["field"] == "numbers"


def test_a_record_says_numbers_only_where_each_decision_has_its_own_dice() -> None:
    data = history("alhambra", {}, 3, numbers=None).record.to_json()
    assert data["rocaille"] == 1 and "numbers" not in data
    with pytest.raises(Refused) as refused:
        from_json({**data, "numbers": list(NUMBERS)}, "it", find_game)
    assert refused.value.key == "record_unknown_field"


def test_what_was_taken_back_and_done_again_gives_what_it_gave(played: History) -> None:
    """Whoever takes back a decision and makes it again gets the same dice: there is no second throw."""
    again = History.of(played.record.until(0))
    taken = 0
    for seat, decision in played.record.decisions:
        again.decide(seat, decision)
        if again.undoable(seat) is not None and taken < 40:
            assert again.undo(seat) == decision
            again.decide(seat, decision)
            taken += 1
    assert taken > 5 and again.record.to_json()["check"] == played.record.to_json()["check"]


def foretold(record: Record) -> tuple[int, int]:
    """How many decisions that threw dice somebody foretells who knows the place of the last die before; and of how many."""
    right = of = 0
    for number, state in enumerate(islice(record.states(), len(record.decisions))):
        seat, decision = record.decisions[number]
        truth, guess = state.copy(), state.copy()
        record.carry_out(truth, number, seat, decision)
        record.game.carry_out(guess, seat, decision)
        if truth.dice != state.dice:
            of += 1
            right += without_dice(truth) == without_dice(guess)
    return right, of


def without_dice(state: State) -> str:
    found = state.copy()
    found.dice = 0
    return str(found.key())


def test_a_stream_can_be_foretold_by_whoever_knows_one_place() -> None:
    """Why matches between people do not use it."""
    right, of = foretold(history("alhambra", {}, 1_000, numbers=None).record)
    assert right == of > 20


def test_knowing_the_place_after_one_decision_does_not_give_the_next(played: History) -> None:
    right, of = foretold(played.record)
    assert of > 5 and right < of / 3, "a die of few sides can be guessed now and then"


def test_a_position_keeps_no_source_of_dice(played: History) -> None:
    assert played.state.source is None and played.state.copy().source is None
    assert all(state.source is None and state.copy().source is None for state in played.record.states())
