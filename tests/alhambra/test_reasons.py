"""Why something is not available: there is a reason exactly for what is not among the options."""

import random

import pytest

from rocaille.kernel.decision import Refused
from tests.alhambra.positions import GAME, position

KEYS = {"not_on_display", "no_building_there", "too_dear", "no_dirk", "action_first", "card_not_in_payment", "pay_first"}


@pytest.mark.parametrize("players", (2, 3, 4, 5, 6))
def test_every_decision_is_an_option_or_has_a_reason(players):
    rng = random.Random(players)
    found = set()
    for seed in range(3):
        state = GAME.new(players, seed)
        while GAME.to_decide(state):
            seat = GAME.to_decide(state)[0]
            options = GAME.options(state, seat)
            if rng.random() < 0.2 or options[0].word == "pay":
                for decision in GAME.decisions.values():
                    reason = GAME.why_not(state, seat, decision)
                    assert (reason is None) == (decision in options)
                    assert reason is None or all(isinstance(arg, int) for arg in reason.args)
                    found.add(reason.key if reason else None)
                other = (seat + 1) % players
                assert GAME.why_not(state, other, options[0]).key == "not_your_turn"
            buys = [option for option in options if option.word != "take"]
            GAME.carry_out(state, seat, rng.choice(buys if buys and rng.random() < 0.5 else options))
        assert {GAME.why_not(state, 0, decision).key for decision in GAME.decisions.values()} == {"game_over"}
    assert found - {None} == KEYS - ({"no_dirk"} if players == 2 else set())


def test_the_reason_for_what_is_too_dear_has_the_price_what_one_has_and_the_currency():
    state = position(courtyard=("green10", "red5", "brown5", "white6"), hands={0: ("blue4", "blue3", "green9")})
    reason = GAME.why_not(state, 0, GAME.notation.read("buy blue"))
    assert (reason.key, reason.args) == ("too_dear", (10, 7, 0))


def test_an_illegal_decision_is_refused_with_its_reason_and_nothing_changes():
    state = position(courtyard=("green10", "red5", "brown5", "white6"), hands={0: ("blue4",)})
    before = state.key()
    for seat, text, key in [
        (0, "buy blue", "too_dear"),
        (0, "pay 4", "action_first"),
        (1, "buy blue", "not_your_turn"),
        (0, "buy-for-dirk blue", "no_dirk"),
    ]:
        with pytest.raises(Refused) as refused:
            GAME.decide(state, seat, GAME.notation.read(text))
        assert (refused.value.key, refused.value.details["reason"].key) == ("illegal_decision", key)
        assert state.key() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take blue10",
        "take blue0",
        "take red1",
        "take green1+blue1",
        "take blue1+blue5",
        "take blue1+blue1+blue1+blue1",
        "buy",
        "buy red",
        "buy 1",
        "pay",
        "pay 10",
        "pay blue4",
        "pass",
        "buy-for-Dirk blue",
        "take blue1 + green1",
    ],
)
def test_what_is_no_decision_is_refused(text):
    with pytest.raises(Refused) as refused:
        GAME.notation.read(text)
    assert refused.value.key == "unknown_decision"
