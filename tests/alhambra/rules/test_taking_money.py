"""Taking money."""
import itertools
import random

import pytest

from rocaille.games.alhambra.decisions import WAYS, value_of
from tests.alhambra.positions import GAME, do, hand, legal, position


def taking(*display: str | None) -> list[str]:
    return [text.removeprefix("take ") for text in legal(position(display=display, hands={0: ()}))]


def test_the_rulebooks_example_two_cards_on_the_left_or_one_of_the_others():
    """The rulebook's picture: the two on the left make at most five, the others are too large to go with anything."""
    assert set(taking("blue2", "green3", "orange7", "yellow6")) == {
        "blue2", "green3", "orange7", "yellow6", "blue2+green3"}


def test_any_one_card_may_be_taken_whatever_its_value():
    assert set(taking("blue9", "green9", "orange9", "yellow9")) == {"blue9", "green9", "orange9", "yellow9"}


def test_several_together_make_at_most_five_in_any_currencies():
    assert set(taking("blue1", "green1", "orange2", "yellow1")) == {
        "blue1", "green1", "orange2", "yellow1", "blue1+green1", "blue1+orange2", "blue1+yellow1", "green1+orange2",
        "green1+yellow1", "orange2+yellow1", "blue1+green1+orange2", "blue1+green1+yellow1", "blue1+orange2+yellow1",
        "green1+orange2+yellow1", "blue1+green1+orange2+yellow1"}


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
    allowed = {tuple(sorted(subset)) for size in range(1, 5) for subset in itertools.combinations(display, size)
               if size == 1 or sum(map(value_of, subset)) <= 5}
    assert sorted(taking(*[names[card] for card in display])) == sorted(
        "+".join(names[card] for card in way) for way in allowed)


def test_what_is_taken_is_in_the_hand_and_its_place_is_filled():
    state = position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ("blue9",)})
    do(state, "take blue2+green3")
    assert hand(state, 0) == ["blue2", "blue9", "green3"]
    assert state.display[2:] == tuple(GAME.notation.names["cards"].index(name) for name in ("orange7", "yellow6"))


def empty_stack(state, discards=(0, 0, 0, 0)):
    state.money_stack, state.piles, state.scored, state.money_discards = (0, 0, 0, 0), (0,) * 5, 2, discards
    return state


def test_an_empty_stack_is_made_anew_from_the_discards():
    from tests.alhambra.positions import money
    state = empty_stack(position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}),
                        money("blue1", "blue3"))
    assert "money_shuffled" in do(state, "take orange7")
    assert sum(state.piles) == 1 and min(state.display) >= 0 and state.money_discards == (0, 0, 0, 0)


def test_without_discards_the_display_stays_short():
    state = empty_stack(position(display=("blue2", "green3", "orange7", "yellow6"), hands={0: ()}))
    do(state, "take orange7")
    assert state.display[2] == -1 and len(legal(state)) >= 3


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
