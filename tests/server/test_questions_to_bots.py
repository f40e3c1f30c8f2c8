"""What reaches a bot's process: the view of its seat, whole, and nothing else of the position."""

from __future__ import annotations

import json
import random
import secrets

import pytest

from rocaille.bots import bot
from rocaille.kernel.dice import sown
from rocaille.server.thinking import asked
from rocaille.table.table import Table
from tests.conformance.cases import CASES
from tests.table.playing import IDS, KINDS, Evening, setting

BOTS = ("random", "greedy", "planner")


def evening_of(kind) -> Evening:
    game, options, players = kind
    return Evening(setting(game, players, options=options), "abcdef"[:players])


def case_of(kind):
    return next(case for case in CASES if (case.name, case.options) == (kind[0], kind[1]))


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_positions_that_differ_in_hidden_things_only_give_the_same_bytes(kind, monkeypatch):
    """Another deal, made in two ways: imagined from the view, and with all that the seat cannot see scrambled."""
    evening, dice = evening_of(kind), random.Random(3)
    table, scrambled = evening.table, case_of(kind).scrambled
    monkeypatch.setattr(secrets, "randbits", lambda _: 12345)
    checked = differing = 0
    while table.to_decide():
        if table.seq % 9 == 0:
            truth = table.history.state
            other = Table("t", table.setting, table.game, 1, "a")
            other.history = table.history
            for seat in table.to_decide():
                question = asked(table, seat, "easy", table.seq % 2 == 0)
                for deal in (
                    table.game.imagine(table.game.view(truth, seat), sown(table.seq, "another deal")),
                    scrambled(truth, seat, dice),
                ):
                    differing += deal.key() != truth.key()
                    table.history.state = deal
                    assert asked(other, seat, "easy", table.seq % 2 == 0) == question
                    table.history.state = truth
                    checked += 1
        evening.random_decision()
    assert checked > 20 and differing == checked, "the deals were others"


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_a_bot_decides_by_the_view_that_travelled_as_by_the_one_that_stayed(kind):
    evening = evening_of(kind)
    table, game = evening.table, evening.table.game
    pairs = [(bot(name, 5), bot(name, 5)) for name in BOTS]
    compared = 0
    while table.to_decide() and compared < 5:
        seat, state = table.to_decide()[0], table.state()
        options = game.options(state, seat)
        if len(options) > 1 and table.seq % 9 == 0:
            view = game.view(state, seat)
            travelled = game.restored_view(json.loads(json.dumps(view.key())), table.setting.players, table.setting.options)
            for here, there in pairs:
                assert here.decide(game, view, options) == there.decide(game, travelled, options)
            compared += 1
        evening.random_decision()
    assert compared == 5
