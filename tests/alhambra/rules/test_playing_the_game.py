"""Playing the game."""

import pytest

from rocaille.games.alhambra.components.checks import MOST_PRICE
from rocaille.games.alhambra.rules.buying_buildings import refill_courtyard
from rocaille.kernel.agenda import go_on
from rocaille.kernel.dice import sown
from rocaille.kernel.log import Log
from tests.alhambra.positions import GAME, do, legal, money, position


@pytest.mark.ruling("playing_the_game.one_action")
def test_a_turn_is_taking_money_or_buying():
    state = position(
        courtyard=("blue5", "red5", "brown5", "white6"), display=("blue1", "green9", "green8", "orange7"), hands={0: ("blue5",)}
    )
    assert legal(state) == ["take blue1", "take green9", "take green8", "take orange7", "buy blue"]


def test_after_taking_money_the_next_seat_is_in_turn_and_all_is_filled_again():
    state = position(display=("blue1", "green9", "green8", "orange7"), turn=2, hands={2: ()})
    do(state, "take green9")
    assert GAME.to_decide(state) == (0,)
    assert min(state.display) >= 0 and min(state.courtyard) >= 0


@pytest.mark.ruling("playing_the_game.extra_action_is_compulsory")
def test_an_exact_payment_brings_another_action():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5", "blue9")})
    do(state, "buy blue", "pay 5")
    assert GAME.to_decide(state) == (0,)
    assert all(text.startswith("take") for text in legal(state)), "nothing else can be bought"


@pytest.mark.ruling("playing_the_game.at_most_five_actions")
@pytest.mark.ruling("buying_buildings.filled_after_the_turn")
def test_the_spaces_are_not_filled_during_a_turn_so_there_are_at_most_five_actions():
    state = position(
        courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5", "green5", "orange5", "yellow6", "yellow1")}
    )
    for action in ("buy blue", "buy green", "buy orange"):
        do(state, action)
        assert GAME.to_decide(state) == (0,)
    assert state.courtyard[:3] == (-1, -1, -1)
    do(state, "buy yellow")
    if "pay 6" in legal(state):
        do(state, "pay 6")
    assert GAME.to_decide(state) == (0,), "the fifth action"
    assert all(text.startswith("take") for text in legal(state))
    do(state, legal(state)[0])
    assert GAME.to_decide(state) == (1,)


@pytest.mark.ruling("playing_the_game.extra_action_is_compulsory")
def test_nobody_passes():
    assert "pass" not in GAME.notation.words


def without_money(hands):
    """All the money there is, is in these hands."""
    state = position(players=3, display=(None, None, None, None), hands=hands, courtyard=("blue5", "red5", "brown5", "white6"))
    state.money_stack, state.piles, state.scored = (0, 0, 0, 0), (0,) * 5, 2
    return state


@pytest.mark.ruling("playing_the_game.nothing_possible")
def test_with_nothing_to_take_and_nothing_to_buy_what_is_left_of_a_turn_ends_by_itself():
    state = without_money({0: ("blue5",), 1: (), 2: ()})
    assert do(state, "buy blue").count("nothing_possible") == 1
    assert GAME.to_decide(state) == (1,)
    assert legal(state) == ["take blue5"], "the card that was paid came back on display"


@pytest.mark.ruling("playing_the_game.nothing_possible")
def test_and_so_does_a_whole_turn():
    state = without_money({0: ("blue1",), 1: ("green3",), 2: ("yellow6",)})
    state.agenda = state.agenda[:-1]
    log = Log()
    go_on(state, log)
    assert [(event.key, event.seat) for event in log.events] == [("nothing_possible", 1)]
    assert legal(state) == ["buy yellow"]


@pytest.mark.ruling("playing_the_game.nobody_is_stuck")
def test_somebody_can_always_buy_when_all_money_is_in_hands():
    """So the turns that end by themselves come to an end: the dearest price is less than anybody's share of a currency."""
    for players, box in GAME.boxes.items():
        share = sum(range(1, 10)) * (2 if players == 2 else 3) // players
        assert max(box.building_price) <= MOST_PRICE <= share


@pytest.mark.ruling("playing_the_game.one_action")
def test_paying_too_much_ends_the_turn():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue9", "green9")})
    do(state, "buy blue")
    assert GAME.to_decide(state) == (1,)


@pytest.mark.ruling("playing_the_game.at_most_five_actions")
def test_four_exact_payments_and_then_only_money():
    state = position(
        courtyard=("blue5", "red5", "brown5", "white6"),
        display=("blue1", "green9", "green8", "orange7"),
        hands={0: ("blue5", "green5", "orange5", "yellow6")},
    )
    do(state, "buy yellow", "buy orange", "buy green", "buy blue")
    assert state.courtyard == (-1, -1, -1, -1) and legal(state) == ["take blue1", "take green9", "take green8", "take orange7"]
    do(state, "take green8")
    assert GAME.to_decide(state) == (1,) and min(state.courtyard) >= 0


@pytest.mark.ruling("playing_the_game.refilled_in_order")
def test_buildings_are_filled_up_from_left_to_right_and_before_the_money():
    """Of the last two buildings one goes left, one right; that the money came after them is seen by the dice."""
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5", "orange9")})
    log = Log()
    GAME.decide(state, 0, GAME.notation.read("buy blue"), log)
    GAME.decide(state, 0, GAME.notation.read("buy orange"), log)
    assert [event.args[1] for event in log.events if event.key == "building_offered"] == [0, 2]
    state = position(
        display=("blue1", "green9", "green8", "orange7"), courtyard=("blue5", None, "brown5", "white6"), hands={0: ()}
    )
    expected = state.copy()
    refill_courtyard(expected, Log())
    do(state, "take green9")
    assert state.courtyard == expected.courtyard, "the first die was for the building"


@pytest.mark.ruling("playing_the_game.dice_when_drawn")
def test_what_comes_is_decided_when_it_is_drawn():
    """The same position with other dice shows other cards, and nothing in the position said which."""
    shown, built = set(), set()
    start = position(
        courtyard=("blue5", "red5", "brown5", "white6"), display=("blue1", "green9", "green8", "orange7"), hands={0: ("blue9",)}
    )
    for seed in range(60):
        state = start.copy()
        state.dice = sown(seed, "other dice")
        do(state, "buy blue")
        built.add(state.courtyard[0])
        state = start.copy()
        state.dice = sown(seed, "other dice")
        do(state, "take green9")
        shown.add(state.display[1])
    assert len(shown) > 20 and len(built) > 15


def test_every_card_left_is_equally_likely():
    """One blue card among 20: it comes about once in 20 times."""
    found = 0
    for seed in range(2000):
        state = position(
            display=(None, "green9", "green8", "orange7"),
            hands={0: ("blue9",)},
            courtyard=("blue5", "red5", "brown5", "white6"),
        )
        state.money_stack = money("blue1", *["green2"] * 10, *["yellow3"] * 9)
        state.piles, state.scored, state.dice = (0, 0, 0, 0, 20), 2, sown(seed, "fair")
        do(state, "buy blue")
        found += GAME.notation.names["cards"][state.display[0]] == "blue1"
    assert 65 < found < 140


def test_the_extra_action_is_the_same_players_and_turns_rise_and_come_round():
    state = position(players=6, turn=5, courtyard=("blue5", "red5", "brown5", "white6"), hands={5: ("blue5",)})
    do(state, "buy blue")
    assert GAME.to_decide(state) == (5,)
    do(state, legal(state)[0])
    assert GAME.to_decide(state) == (0,)


@pytest.mark.ruling("playing_the_game.nobody_is_stuck")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hoarders_run_the_money_dry_and_the_game_still_ends(players):
    """Everybody takes money while there is some, the fewest cards first or the most, and buys only when there is none."""
    dried = 0
    for seed in range(6):
        log = Log()
        state = GAME.new(players, seed, None, log)
        decisions = 0
        while seats := GAME.to_decide(state):
            options = GAME.options(state, seats[0])
            takes = [option for option in options if option.word == "take"]
            choice = (takes or options)[(seed % 2 and -1) if takes else 0]
            GAME.carry_out(state, seats[0], choice, log)
            decisions += 1
            assert decisions < 5000
        dried += any(event.key == "nothing_possible" for event in log.events)
        assert GAME.outcome(state) is not None
    assert dried


def test_with_every_hand_empty_only_money_can_be_taken():
    state = position(hands={0: (), 1: (), 2: ()})
    assert legal(state) and all(text.startswith("take") for text in legal(state))
