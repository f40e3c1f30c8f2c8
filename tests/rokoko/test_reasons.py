"""Why something is not available: there is a reason exactly for what is not among the options."""

import random

import pytest

from rocaille.kernel.decision import Refused
from tests.rokoko.positions import GAME, playing


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_decision_is_an_option_or_has_a_reason(players):
    rng = random.Random(players)
    state = GAME.new(players, players)
    steps: dict[str, int] = {}
    while GAME.to_decide(state):
        seat = rng.choice(GAME.to_decide(state))
        options = GAME.options(state, seat)
        step = state.agenda[-1].key()[0]
        steps[step] = steps.get(step, 0) + 1
        if steps[step] <= 4:
            for decision in GAME.decisions.values():
                reason = GAME.why_not(state, seat, decision)
                assert (reason is None) == (decision in options)
                assert reason is None or (reason.key.isidentifier() and all(isinstance(arg, int) for arg in reason.args))
        GAME.carry_out(state, seat, rng.choice(options))
    assert len(steps) >= 6
    assert {GAME.why_not(state, 0, decision).key for decision in GAME.decisions.values()} == {"game_over"}


def test_options_have_no_doubles_and_a_fixed_order():
    rng = random.Random(9)
    state = GAME.new(3, 9)
    while GAME.to_decide(state):
        seat = rng.choice(GAME.to_decide(state))
        options = GAME.options(state, seat)
        assert len({option.number for option in options}) == len(options) > 0
        assert GAME.options(state.copy(), seat) == options
        GAME.carry_out(state, seat, rng.choice(options))


def test_an_illegal_decision_is_refused_with_its_reason_and_nothing_changes():
    state = playing("0Aa", hire="1Ma")
    before = state.key()
    with pytest.raises(Refused) as refused:
        GAME.decide(state, 0, GAME.notation.read("hire 1Ma"))
    assert refused.value.key == "illegal_decision"
    assert refused.value.details["reason"].key == "needs_master"
    assert state.key() == before


def test_prices_in_reasons_are_those_of_the_table():
    state = playing("0M", hire="1Ma 1Mb 1Ja 1Jb", warehouse=["R:T+L R:T+L R:T+L", "", ""], player0={"livres": 1})
    for text, args in [("hire 1Ma", (5, 1)), ("acquire 1.1", (2, 1)), ("fund fireworks.1", (12, 1))]:
        reason = GAME.why_not(state, 0, GAME.notation.read(text))
        assert (reason.key, reason.args) == ("too_dear", args)
    late = playing("0M", favour=2)
    reason = GAME.why_not(late, 0, GAME.notation.read("favour"))
    assert (reason.key, reason.args) == ("favour_taken", (2,))
