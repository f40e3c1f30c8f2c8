"""Buying buildings."""

import itertools
import json
import random

import pytest

from rocaille.kernel.packed import size
from tests.alhambra.positions import GAME, do, hand, legal, position

NAMES = ("blue", "green", "orange", "yellow")


def test_the_rulebooks_example_paying_11_for_10_ends_the_turn():
    """A green building at 10 in the blue currency; two blue cards that make 11."""
    state = position(courtyard=("green10", "red5", "brown5", "white6"), hands={0: ("blue5", "blue6")})
    do(state, "buy blue")
    assert GAME.to_decide(state) == (1,)
    assert hand(state, 0) == [] and state.players[0].buildings == (0, 0, 0, 0, 1, 0)


@pytest.mark.ruling("buying_buildings.exact_payment")
def test_and_had_it_been_exact_she_would_be_in_turn_again():
    state = position(courtyard=("green10", "red5", "brown5", "white6"), hands={0: ("blue4", "blue6")})
    assert "paid_exactly" in do(state, "buy blue")
    assert GAME.to_decide(state) == (0,)


@pytest.mark.ruling("buying_buildings.currency_of_the_space")
def test_only_the_currency_of_the_space_counts():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("green9", "orange4")})
    assert [text for text in legal(state) if text.startswith("buy")] == ["buy green"]


@pytest.mark.ruling("buying_buildings.no_change")
def test_there_is_no_change():
    state = position(courtyard=("blue2", "red5", "brown5", "white6"), hands={0: ("blue9", "green3")})
    do(state, "buy blue")
    assert hand(state, 0) == ["green3"]


def test_what_was_paid_is_discarded():
    state = position(courtyard=("blue2", "red5", "brown5", "white6"), hands={0: ("blue9",)})
    do(state, "buy blue")
    assert size(state.money_discards) == 1


@pytest.mark.ruling("buying_buildings.paid_by_itself")
def test_a_payment_without_a_choice_is_made_by_itself():
    state = position(courtyard=("blue8", "red5", "brown5", "white6"), hands={0: ("blue3", "blue3", "blue3")})
    happened = do(state, "buy blue")
    assert happened.count("pays") == 3 and GAME.to_decide(state) == (1,)


@pytest.mark.ruling("buying_buildings.nothing_slides")
def test_a_space_keeps_its_currency_and_nothing_slides():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("green5",)})
    do(state, "buy green")
    assert state.courtyard[0] == state.box.building_names.index("blue5")
    assert state.courtyard[2] == state.box.building_names.index("brown5")


def reached(state) -> list[tuple[int, ...]]:
    """Every payment that the steps can lead to, as the cards that left the hand."""
    before = hand(state, 0)
    found = []

    def follow(position, text):
        after = position.copy()
        do(after, text)
        if GAME.to_decide(after) == (0,) and legal(after)[0].startswith("pay"):
            for option in legal(after):
                follow(after, option)
        else:
            left = hand(after, 0)
            gone = list(before)
            for name in left:
                gone.remove(name)
            found.append(tuple(sorted(int(name[-1]) for name in gone)))

    follow(state, "buy blue")
    return found


def minimal(values: list[int], price: int) -> set[tuple[int, ...]]:
    """By the definition: enough, and no card could be left out."""
    return {
        tuple(sorted(some))
        for count in range(1, len(values) + 1)
        for some in itertools.combinations(values, count)
        if sum(some) >= price and sum(some) - min(some) < price
    }


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.ruling("buying_buildings.no_card_to_spare")
def test_exactly_the_minimal_payments_can_be_reached_each_in_one_way(seed):
    dice = random.Random(seed)
    values = sorted(dice.choice(range(1, 10)) for _ in range(dice.randint(2, 9)))
    values = [value for at, value in enumerate(values) if values[:at].count(value) < 3]
    price = dice.choice([2, 4, 7, 8])
    if sum(values) < price:
        return
    state = position(courtyard=(f"blue{price}", "red5", "brown5", "white6"), hands={0: tuple(f"blue{v}" for v in values)})
    found = reached(state)
    assert sorted(found) == sorted(minimal(values, price))


def test_a_hand_of_every_card_of_a_currency_stays_small_for_a_person():
    """27 cards of one currency: 104 minimal payments of at most 7 cards, but never more than nine cards to choose from."""
    state = position(
        courtyard=("purple13", "red5", "brown5", "white6"), hands={0: tuple(f"blue{value}" for value in range(1, 10)) * 3}
    )
    assert len(legal(state)) < 20
    found = reached(state)
    assert len(found) == len(set(found)) == 104
    assert max(map(len, found)) == 7


def test_288_different_payments_over_all_prices():
    every = set()
    for price in range(2, 14):
        values = [value for value in range(1, 10) for _ in range(3)]
        box = GAME.boxes[3]
        name = box.building_names[box.building_price.index(price)]
        state = position(courtyard=(name, None, None, None), hands={0: tuple(f"blue{value}" for value in values)})
        every |= set(reached(state))
    assert len(every) == 288


@pytest.mark.ruling("buying_buildings.card_by_card")
def test_cards_come_largest_first():
    state = position(courtyard=("blue8", "red5", "brown5", "white6"), hands={0: ("blue1", "blue3", "blue4", "blue7")})
    do(state, "buy blue")
    assert legal(state) == ["pay 4", "pay 7"]
    do(state, "pay 7")
    assert legal(state) == ["pay 1", "pay 3", "pay 4"]


@pytest.mark.parametrize("price", [2, 8])
def test_why_not(price):
    state = position(courtyard=(f"blue{price}", None, "brown5", "white6"), hands={0: ("blue1",)})
    seat = GAME.to_decide(state)[0]
    reasons = {
        text: GAME.why_not(state, seat, GAME.notation.read(text)).key
        for text in ("buy blue", "buy green", "buy-for-dirk blue", "pay 3")
    }
    assert reasons == {
        "buy blue": "too_dear",
        "buy green": "no_building_there",
        "buy-for-dirk blue": "no_dirk",
        "pay 3": "action_first",
    }


@pytest.mark.ruling("buying_buildings.equal_cards_are_one_payment")
def test_equal_cards_are_one_payment():
    state = position(courtyard=("blue6", "red5", "brown5", "white6"), hands={0: ("blue4",) * 3 + ("blue2",) * 3})
    assert sorted(reached(state)) == [(2, 2, 2), (2, 4), (4, 4)]
    do(state, "buy blue")
    assert legal(state) == ["pay 2", "pay 4"]


@pytest.mark.ruling("buying_buildings.no_card_to_spare")
def test_more_than_needed_may_be_paid_even_if_it_could_be_paid_exactly():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue1", "blue4", "blue9")})
    do(state, "buy blue")
    assert legal(state) == ["pay 4", "pay 9"]
    happened = do(state, "pay 9")
    assert "paid_exactly" not in happened and GAME.to_decide(state) == (1,)
    assert hand(state, 0) == ["blue1", "blue4"]


@pytest.mark.ruling("buying_buildings.paid_by_itself")
def test_the_last_cards_of_a_payment_follow_by_themselves():
    state = position(courtyard=("blue8", "red5", "brown5", "white6"), hands={0: ("blue1", "blue3", "blue4", "blue7")})
    assert do(state, "buy blue", "pay 4") == ["buys", "pays", "pays", "pays", "paid_exactly"]
    assert hand(state, 0) == ["blue7"]


@pytest.mark.ruling("buying_buildings.exact_payment")
@pytest.mark.parametrize("cards", [("blue8",), ("blue3", "blue5"), ("blue1", "blue1", "blue1", "blue5")])
def test_an_exact_payment_of_any_number_of_cards_brings_another_action(cards):
    state = position(courtyard=("blue8", "red5", "brown5", "white6"), hands={0: cards})
    assert do(state, "buy blue")[-1] == "paid_exactly"
    assert GAME.to_decide(state) == (0,) and state.courtyard[0] == -1


@pytest.mark.ruling("buying_buildings.filled_after_the_turn")
def test_a_bought_building_leaves_its_space_empty_and_cannot_be_bought_twice():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5", "blue9")})
    do(state, "buy blue", "pay 5")
    assert GAME.why_not(state, 0, GAME.notation.read("buy blue")).key == "no_building_there"


def test_in_the_middle_of_a_payment_nothing_else_can_be_decided():
    state = position(
        courtyard=("blue8", "red5", "brown5", "white6"),
        display=("blue1", "green9", "green8", "orange7"),
        hands={0: ("blue1", "blue3", "blue4", "blue7")},
    )
    do(state, "buy blue")
    for text, key in [
        ("take blue1", "pay_first"),
        ("buy green", "pay_first"),
        ("pay 9", "card_not_in_payment"),
        ("pay 3", "card_not_in_payment"),
    ]:
        assert GAME.why_not(state, 0, GAME.notation.read(text)).key == key
    assert GAME.why_not(state, 1, GAME.notation.read("pay 4")).key == "not_your_turn"


def test_a_payment_can_be_saved_and_restored_in_the_middle():
    for text in ("buy blue", "buy-for-dirk blue"):
        state = position(
            players=2, courtyard=("blue8", "red5", "brown5", "white6"), hands={0: ("blue1", "blue3", "blue4", "blue7"), 1: ()}
        )
        do(state, text)
        again = GAME.restored(json.loads(json.dumps(state.key())), 2)
        assert again.key() == state.key() and legal(again) == legal(state)
        do(again, "pay 4")
        do(state, "pay 4")
        assert again.key() == state.key() and sum(state.players[0].buildings) + sum(state.dirk) == 7


@pytest.mark.parametrize(("players", "copies", "most", "longest"), [(3, 3, 104, 7), (2, 2, 76, 6)])
def test_the_sizes_of_payments(players, copies, most, longest):
    """The most minimal payments for one building, and the most cards in one, with a whole currency in hand."""
    box = GAME.boxes[players]
    values = tuple(f"blue{value}" for value in range(1, 10)) * copies
    counts, lengths = [], []
    for price in range(2, 14):
        state = position(players=players, hands={0: values})
        state.courtyard = (box.building_price.index(price), -1, -1, -1)
        found = reached(state)
        assert len(found) == len(set(found))
        counts.append(len(found))
        lengths.append(max(map(len, found)))
    assert (max(counts), max(lengths)) == (most, longest)
    assert counts == sorted(counts), "the dearer, the more"


def test_paid_money_comes_back_with_the_discards():
    state = position(
        courtyard=("blue8", "red5", "brown5", "white6"),
        hands={0: ("blue9",), 1: (), 2: ()},
        display=(None, "green9", "green8", "orange7"),
    )
    state.money_stack, state.piles, state.scored = (0, 0, 0, 0), (0,) * 5, 2
    assert "money_shuffled" in do(state, "buy blue")
    assert GAME.notation.names["cards"][state.display[0]] == "blue9"


@pytest.mark.parametrize("held", range(4))
def test_every_space_has_its_own_currency(held):
    state = position(courtyard=("blue5", "red5", "brown5", "white5"), hands={0: (f"{NAMES[held]}9",)})
    assert [text for text in legal(state) if text.startswith("buy")] == [f"buy {NAMES[held]}"]
