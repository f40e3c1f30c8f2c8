"""Taking money."""

import itertools
import random
from typing import Any

import pytest

from rocaille.games.alhambra.decisions import WAYS, value_of
from rocaille.kernel.decision import Refused
from tests.alhambra.positions import GAME, do, hand, legal, money, position


def taking(*display: str | None) -> list[str]:
    return [text.removeprefix("take ") for text in legal(position(display=display, hands={0: ()}))]


def test_the_rulebooks_example_two_cards_on_the_left_or_one_of_the_others():
    """The rulebook's picture: the two on the left make at most five, the others are too large to go with anything."""
    assert set(taking("blue2", "green3", "orange7", "yellow6")) == {"blue2", "green3", "orange7", "yellow6", "blue2+green3"}


@pytest.mark.ruling("taking_money.one_or_five")
def test_any_one_card_may_be_taken_whatever_its_value():
    assert set(taking("blue9", "green9", "orange9", "yellow9")) == {"blue9", "green9", "orange9", "yellow9"}


@pytest.mark.ruling("taking_money.one_or_five")
@pytest.mark.ruling("taking_money.mixed_currencies")
def test_several_together_make_at_most_five_in_any_currencies():
    assert set(taking("blue1", "green1", "orange2", "yellow1")) == {
        "blue1",
        "green1",
        "orange2",
        "yellow1",
        "blue1+green1",
        "blue1+orange2",
        "blue1+yellow1",
        "green1+orange2",
        "green1+yellow1",
        "orange2+yellow1",
        "blue1+green1+orange2",
        "blue1+green1+yellow1",
        "blue1+orange2+yellow1",
        "green1+orange2+yellow1",
        "blue1+green1+orange2+yellow1",
    }


@pytest.mark.ruling("taking_money.equal_cards_are_one_option")
def test_equal_cards_are_one_option():
    assert taking("blue2", "blue2", "blue9", "blue9") == ["blue2", "blue9", "blue2+blue2"]


def test_there_are_371_ways_to_take_money():
    assert len(WAYS) == 371 == len(set(WAYS))


@pytest.mark.parametrize("seed", range(200))
def test_options_are_just_the_subsets_that_the_rule_allows(seed):
    dice = random.Random(seed)
    display = [dice.choice([*range(36)] * 3 + [9, 0, 1, 18]) for _ in range(4)]
    if max(display.count(card) for card in display) > 3:
        return
    names = GAME.notation.names["cards"]
    allowed = {
        tuple(sorted(subset))
        for size in range(1, 5)
        for subset in itertools.combinations(display, size)
        if size == 1 or sum(map(value_of, subset)) <= 5
    }
    assert sorted(taking(*[names[card] for card in display])) == sorted(
        "+".join(names[card] for card in way) for way in allowed
    )


def test_what_is_taken_is_in_the_hand_and_its_place_is_filled():
    state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ("blue9",)})
    do(state, "take blue2+green3")
    assert hand(state, 0) == ["blue2", "blue9", "green3"]
    assert state.display[2:] == tuple(GAME.notation.names["cards"].index(name) for name in ("orange7", "yellow6"))


def empty_stack(state, discards=(0, 0, 0, 0)):
    state.money_stack, state.piles, state.scored, state.money_discards = (0, 0, 0, 0), (0,) * 5, 2, discards
    return state


@pytest.mark.ruling("taking_money.discards_shuffled_when_needed")
def test_an_empty_stack_is_made_anew_from_the_discards():
    state = empty_stack(position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}), money("blue1", "blue3"))
    assert "money_shuffled" in do(state, "take orange7")
    assert sum(state.piles) == 1 and min(state.display) >= 0 and state.money_discards == (0, 0, 0, 0)


@pytest.mark.ruling("taking_money.discards_shuffled_when_needed")
def test_a_stack_that_is_just_empty_is_not_made_anew_before_a_card_is_needed():
    state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()})
    state.money_stack, state.piles, state.scored = money("green9"), (0, 0, 0, 0, 1), 2
    state.money_discards = money("blue1", "blue3")
    assert "money_shuffled" not in do(state, "take orange7")
    assert sum(state.piles) == 0 and state.money_discards == money("blue1", "blue3")
    assert GAME.notation.names["cards"][state.display[2]] == "green9"


@pytest.mark.ruling("taking_money.discards_shuffled_when_needed")
def test_the_old_stack_is_used_up_before_the_new_one():
    """One card is left, two are needed: the first is that one, the second comes from the discards."""
    for seed in range(20):
        state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}, seed=seed)
        state.money_stack, state.piles, state.scored = money("green9"), (0, 0, 0, 0, 1), 2
        state.money_discards = money("blue1", "blue3", "blue4")
        do(state, "take blue2+green3")
        shown = [GAME.notation.names["cards"][card] for card in state.display]
        assert shown[0] == "green9" and shown[1] in ("blue1", "blue3", "blue4")


@pytest.mark.ruling("taking_money.display_stays_short")
def test_without_discards_the_display_stays_short():
    state = empty_stack(position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}))
    do(state, "take orange7")
    assert state.display[2] == -1 and len(legal(state)) >= 3


@pytest.mark.ruling("taking_money.scoring_card_takes_no_place")
def test_a_scoring_card_takes_no_place_and_is_scored_when_the_display_is_full():
    """The second pile is just A and one money card: whichever comes first, the display is full before A is scored."""
    shown = set()
    for seed in range(20):
        state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}, seed=seed)
        state.piles = (0, 2, 10, 11, sum(state.piles) - 23)
        before = state.scored
        happened = do(state, "take blue2+green3")
        assert state.scored == before + 1 and "scoring" in happened
        assert min(state.display) >= 0
        shown.add(state.dice)
    assert len(shown) == 20


@pytest.mark.ruling("taking_money.scoring_card_takes_no_place")
def test_a_scoring_card_leaves_the_game():
    """It comes back neither to the display nor with the discards."""
    state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()})
    state.piles = (0, 1, 10, 11, sum(state.piles) - 22)
    before = sum(state.piles)
    do(state, "take orange7")
    assert (state.scored, sum(state.piles)) == (1, before - 2)
    happened = []
    while sum(state.piles):
        happened += do(state, legal(state)[0])
    assert happened.count("scoring") == 1 and state.scored == 2, "B comes, A does not come again"


def test_at_most_15_subsets_of_the_display_can_be_taken():
    assert len(taking("blue1", "green1", "orange1", "yellow2")) == 15
    assert len(taking("blue1", "blue1", "blue1", "yellow2")) == 7, "equal cards are one option"


def test_the_ways_to_take_are_all_that_the_rule_allows():
    """Counted anew from the rule: three of each card, any one of them, or two to four that make at most five."""
    ways = {
        tuple(sorted(cards))
        for number in range(2, 5)
        for cards in itertools.combinations([kind for kind in range(36) if value_of(kind) < 5] * 3, number)
        if sum(map(value_of, cards)) <= 5
    }
    assert set(WAYS) == ways | {(card,) for card in range(36)}


def test_why_money_cannot_be_taken():
    state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()})
    for text in ("take blue1", "take blue2+blue2", "take blue1+green3"):
        decision: Any = GAME.notation.read(text)
        reason = GAME.why_not(state, 0, decision)
        assert (reason.key, reason.args) == ("not_on_display", decision.cards())
    with pytest.raises(Refused):
        GAME.notation.read("take green3+orange7")  # together more than five: no such decision


def test_taking_ends_the_turn_whatever_is_left():
    state = position(
        display=("blue1", "green1", "orange7", "yellow6"),
        courtyard=("blue5", "red5", "brown5", "white6"),
        hands={0: ("blue5",)},
    )
    do(state, "take blue1")
    assert GAME.to_decide(state) == (1,)
