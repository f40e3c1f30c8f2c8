"""The ladder's rows go on with another program only if it decides the same."""

import json

import pytest
from tools import strength
from tools.fingerprints import Fingerprints, fingerprint, in_rollouts
from tools.strength import Rung

from rocaille.arena.luck import LuckSeries
from rocaille.arena.results import Fixture
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament
from rocaille.catalogue import game

RUNG = Rung("alhambra", "", 2, "greedy,random", 4)


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "FINGERPRINTS", tmp_path / "fingerprints.json")
    return tmp_path


def test_seconds_become_rollouts_so_that_every_machine_decides_the_same():
    assert [in_rollouts(bot) for bot in ("greedy", "search:0.2", "search:1")] == ["greedy", "search:40i", "search:200i"]


def test_a_fingerprint_is_the_same_for_the_same_bots_and_another_for_others():
    greedy, again, other = (
        fingerprint(Tournament(game("alhambra"), 2, bots, 1))
        for bots in (("greedy", "random"), ("greedy", "random"), ("planner", "random"))
    )
    assert greedy == again != other


def test_a_fingerprint_is_taken_once(tmp_path):
    path, tournament = tmp_path / "known.json", RUNG.tournament()
    path.write_text(json.dumps({"row": {tournament.program: "as before", "older": "as before", "oldest": "otherwise"}}))
    assert Fingerprints(path).same("row", tournament) == [tournament.program, "older"]


def played_by_another_program(kept, program):
    """Two deals of the row, as if another program had played them."""
    strength.play(RUNG, 1)
    [own] = kept.glob("*.jsonl")
    head, *games = own.read_text().splitlines(keepends=True)
    other = kept / "older.jsonl"
    other.write_text(json.dumps({**json.loads(head), "key": "another", "program": program}) + "\n" + "".join(games))
    own.unlink()
    return other


@pytest.mark.parametrize("same", [True, False])
def test_games_of_another_program_count_if_it_decides_the_same(kept, same):
    older = played_by_another_program(kept, "older")
    known = Fingerprints(strength.FINGERPRINTS)
    own = known.of(RUNG.name(), RUNG.tournament())
    known.known[RUNG.name()]["older"] = own if same else "otherwise"
    strength.FINGERPRINTS.write_text(json.dumps(known.known))
    assert RUNG.files() == {older: "older"}
    assert (Fixture(1, 0) in RUNG.results()) == same
    assert strength.row(RUNG)[4] == ("4" if same else "0 of 4")
    strength.play(RUNG, 1)
    assert len(list(kept.glob("*.jsonl"))) == (1 if same else 2), "what is there is not played again"
    strength.tidy(RUNG)
    assert older.exists() == same and strength.row(RUNG)[4] == "4"


def test_a_row_with_luck_shows_points_without_it(kept, monkeypatch):
    monkeypatch.setattr(strength, "LuckSeries", lambda tournament: LuckSeries(tournament, 4))
    rung = RUNG._replace(luck=True)
    strength.play(rung, 1)
    with_luck, plain, to_come = (
        dict(zip(strength.COLUMNS, strength.row(one), strict=True))
        for one in (rung, RUNG, RUNG._replace(bots="planner,random"))
    )
    assert plain["points ahead"] == with_luck["points ahead"] and plain["the same without luck"] == "–"
    assert to_come["verdict"] == "not measured yet"
    results = list(rung.results().values())
    fair = Summary(rung.tournament(), results).ahead("greedy", "random", strength.TAKEN_OUT)
    assert with_luck["the same without luck"] == strength.interval(fair, 1) != with_luck["points ahead"]
    assert with_luck["verdict"] == strength.verdict(fair), "the verdict is by what luck was taken out of"
    lucky = [
        result._replace(
            totals=tuple(10 * (bot == "greedy") for bot in result.bots),
            luck=tuple(5.0 * (bot == "greedy") for bot in result.bots),
        )
        for result in results
    ]
    summary = Summary(rung.tournament(), lucky)
    assert summary.ahead("greedy", "random", 0.8).mean == pytest.approx(6)
    assert summary.ahead("greedy", "random").mean == 10


def test_a_row_that_is_looked_at_twice_asks_for_a_wider_interval(kept):
    strength.play(RUNG, 1)
    summary = Summary(RUNG.tournament(), RUNG.results().values())
    once, twice = (summary.ahead("greedy", "random", confidence=confidence) for confidence in (0.95, 0.975))
    assert twice.low < once.low and strength.row(RUNG._replace(looks=2))[-1] == strength.verdict(twice)
