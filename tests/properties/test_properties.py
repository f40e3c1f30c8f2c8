"""Properties of whole games, and that a broken one shrinks to something a person can replay."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rocaille
from rocaille.kernel.decision import Refused
from rocaille.kernel.history import History
from rocaille.kernel.record import Record, from_json, load
from tests.conformance.cases import CONFIGURATIONS
from tests.properties.games import configurations, picks, play, seeds

whole_games = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


@whole_games
@given(configurations, seeds, picks)
def test_nothing_is_lost_or_owed(configuration, seed, picked):
    case, players = configuration
    census = case.census(case.game.new(players, seed, case.options))

    def promise(state, record):
        assert case.census(state) == census
        assert case.sound(state) == ""
        assert case.game.to_decide(state) or case.game.outcome(state)

    play(case, players, seed, picked, promise)


@whole_games
@given(configurations, seeds, picks, st.integers(0, 600))
def test_an_undone_decision_leaves_no_trace(configuration, seed, picked, back):
    case, players = configuration
    record = play(case, players, seed, picked, lambda state, record: None)
    history = History(case.game, players, seed, case.options)
    for seat, decision in record.decisions:
        history.decide(seat, decision)
        if (mine := history.undoable(seat)) is not None and len(history.moments) % 7 == back % 7:
            before = history.state.key()
            taken = history.undo(seat)
            assert mine == len(history.moments) and taken == decision
            history.decide(seat, decision)
            assert history.state.key() == before
    assert history.state.key() == record.state().key()


@whole_games
@given(configurations, seeds, picks, st.data())
def test_an_edited_or_cut_record_is_refused(configuration, seed, picked, data):
    """Any single change to the decisions, seed or number of players is noticed, in a sentence and not in a traceback."""
    case, players = configuration
    record = play(case, players, seed, picked, lambda state, record: None)
    written = json.loads(record.text())
    assert from_json(written, "file", lambda name, table: case.game).decisions == record.decisions
    change = data.draw(st.sampled_from(["drop", "swap", "seed", "players"]))
    if change == "seed":
        written["seed"] += 1
    elif change == "players":
        written["players"] = players % 5 + 2
    elif not written["decisions"]:
        return
    elif change == "drop":
        written["decisions"].pop()
    else:
        at = data.draw(st.integers(0, len(written["decisions"]) - 1))
        before = record.state(at)
        seat, decision = record.decisions[at]
        others = [option for option in case.game.options(before, seat) if option != decision]
        if not others:
            return
        written["decisions"][at] = f"{seat} {case.game.notation.written(data.draw(st.sampled_from(others)))}"
    with pytest.raises(Refused):
        from_json(written, "file", lambda name, table: case.game)


def test_a_broken_promise_shrinks_to_a_record_that_can_be_replayed(tmp_path: Path):
    """A promise that is wrong on purpose: nobody ever funds a second decoration."""
    case, players = CONFIGURATIONS[0]

    def funded(state):
        return max(state.decorations.count(seat) for seat in range(players))

    lengths = []

    def promise(state, record: Record):
        if funded(state) == 2:
            lengths.append(len(record.decisions))
        assert funded(state) < 2, "a patron of the arts"

    @settings(deadline=None, max_examples=200, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(picks, seeds)
    def wrong(picked, seed):
        play(case, players, seed, picked, promise, tmp_path)

    with pytest.raises(AssertionError, match="a patron of the arts") as caught:
        wrong()
    file = Path(re.search(r"rocaille replay (\S+)", str(caught.value)).group(1))
    record = load(file, rocaille.game)
    assert funded(record.state()) == 2
    assert funded(record.state(len(record.decisions) - 1)) == 1
    assert len(record.decisions) <= lengths[0] and len(set(lengths)) > 3, "it was not shrunk"
