"""Why something is not available: there is a reason exactly for what is not among the options, with the jeweller too."""

import random

import pytest

import rocaille
from rocaille.kernel.decision import Refused
from tests.rokoko.jeweller.positions import GAME, new, playing


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_every_decision_is_an_option_or_has_a_reason(players):
    """Games in which whoever can takes jewels and exams."""
    rng = random.Random(players)
    state = new(players, players)
    steps: dict[str, int] = {}
    while GAME.to_decide(state):
        seat = rng.choice(GAME.to_decide(state))
        options = GAME.options(state, seat)
        assert len({option.number for option in options}) == len(options) > 0
        step = state.agenda[-1].key()[0]
        steps[step] = steps.get(step, 0) + 1
        if steps[step] <= 4:
            for decision in GAME.decisions.values():
                reason = GAME.why_not(state, seat, decision)
                assert (reason is None) == (decision in options)
                assert reason is None or (reason.key.isidentifier() and all(isinstance(arg, int) for arg in reason.args))
        rare = [option for option in options if option.word in ("exam", "jewel", "hire-special", "make")]
        GAME.carry_out(state, seat, rng.choice(rare or options))
    assert {GAME.why_not(state, 0, decision).key for decision in GAME.decisions.values()} == {"game_over"}


def test_every_step_of_the_jeweller_is_reached_and_reasoned():
    rng = random.Random(5)
    missing = {"ActionOrExam", "RentSellOrJewel", "RentWithJewel", "ChooseNewEmployee", "ChooseTask"}
    for seed in range(40):
        state = new(2, seed)
        for player in state.players:  # rich and ready, so that rare steps come soon
            player.livres = 60
        state.tasks = (0b1100, 0b1101)
        while GAME.to_decide(state):
            seat = rng.choice(GAME.to_decide(state))
            options = GAME.options(state, seat)
            step = state.agenda[-1].key()[0]
            if step in missing:
                missing.discard(step)
                for decision in GAME.decisions.values():
                    assert (GAME.why_not(state, seat, decision) is None) == (decision in options)
            rare = [option for option in options if option.word in ("exam", "jewel", "hire-special", "make")]
            GAME.carry_out(state, seat, rng.choice(rare or options))
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize(
    "text, key",
    [
        ("exam journeyman", "tasks_open"),
        ("exam master", "needs_journeyman_for_exam"),
        ("hire-special", "needs_master"),
        ("jewel 1", "main_action_now"),
        ("choose 2Jh", "main_action_now"),
        ("cover fund", "main_action_now"),
        ("move supply 0M", "main_action_now"),
        ("copy 1", "main_action_now"),
    ],
)
def test_an_illegal_decision_is_refused_with_its_reason_and_nothing_changes(text, key):
    state = playing("0Ab")
    before = state.key()
    with pytest.raises(Refused) as refused:
        GAME.decide(state, 0, GAME.notation.read(text))
    assert refused.value.key == "illegal_decision"
    assert refused.value.details["reason"].key == key
    assert state.key() == before


def test_a_position_is_restored_only_with_the_options_it_was_played_with():
    base = rocaille.game("rokoko")
    for written, others in ((base.new(3, 1), {"jeweller": True}), (base.new(3, 1, {"jeweller": True}), {})):
        with pytest.raises(Refused) as refused:
            base.restored(written.key(), 3, others)
        assert refused.value.key == "state_of_another_variant"
