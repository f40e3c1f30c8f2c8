"""Playing the game."""
from rocaille.games.alhambra.components.checks import MOST_PRICE
from rocaille.kernel.agenda import go_on
from rocaille.kernel.log import Log
from tests.alhambra.positions import GAME, do, legal, position


def test_a_turn_is_taking_money_or_buying():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), display=("blue1", "green9", "green8", "orange7"),
                     hands={0: ("blue5",)})
    assert legal(state) == ["take blue1", "take green9", "take green8", "take orange7", "buy blue"]


def test_after_taking_money_the_next_seat_is_in_turn_and_all_is_filled_again():
    state = position(display=("blue1", "green9", "green8", "orange7"), turn=2, hands={2: ()})
    do(state, "take green9")
    assert GAME.to_decide(state) == (0,)
    assert min(state.display) >= 0 and min(state.courtyard) >= 0


def test_an_exact_payment_brings_another_action():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"), hands={0: ("blue5", "blue9")})
    do(state, "buy blue", "pay 5")
    assert GAME.to_decide(state) == (0,)
    assert all(text.startswith("take") for text in legal(state)), "nothing else can be bought"


def test_the_spaces_are_not_filled_during_a_turn_so_there_are_at_most_five_actions():
    state = position(courtyard=("blue5", "red5", "brown5", "white6"),
                     hands={0: ("blue5", "green5", "orange5", "yellow6", "yellow1")})
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


def test_nobody_passes():
    assert "pass" not in GAME.notation.words


def without_money(hands):
    """All the money there is, is in these hands."""
    state = position(players=3, display=(None, None, None, None), hands=hands,
                     courtyard=("blue5", "red5", "brown5", "white6"))
    state.money_stack, state.piles, state.scored = (0, 0, 0, 0), (0,) * 5, 2
    return state


def test_with_nothing_to_take_and_nothing_to_buy_what_is_left_of_a_turn_ends_by_itself():
    state = without_money({0: ("blue5",), 1: (), 2: ()})
    assert do(state, "buy blue").count("nothing_possible") == 1
    assert GAME.to_decide(state) == (1,)
    assert legal(state) == ["take blue5"], "the card that was paid came back on display"


def test_and_so_does_a_whole_turn():
    state = without_money({0: ("blue1",), 1: ("green3",), 2: ("yellow6",)})
    state.agenda = state.agenda[:-1]
    log = Log()
    go_on(state, log)
    assert [(event.key, event.seat) for event in log.events] == [("nothing_possible", 1)]
    assert legal(state) == ["buy yellow"]


def test_somebody_can_always_buy_when_all_money_is_in_hands():
    """So the turns that end by themselves come to an end: the dearest price is less than a sixth of a currency."""
    box = GAME.boxes[6]
    assert max(box.building_price) <= sum(range(1, 10)) * 3 // 6 and sum(range(1, 10)) * 3 // 6 >= MOST_PRICE
