"""Luck: what chance gave beyond the average. It is 0 in the mean, goes with points, and comes from chance alone."""

import json
import math

from rocaille.arena.luck import LuckSeries, luck
from rocaille.arena.matches import play_match
from rocaille.arena.results import Fixture, from_json
from rocaille.arena.statistics import estimate
from rocaille.arena.tournament import Tournament
from rocaille.catalogue import game
from rocaille.kernel.record import Record


def some_games(count, samples):
    """Points and luck of each seat in games between greedy players, less the table's mean."""
    alhambra = game("alhambra")
    found = []
    for seed in range(count):
        record, end = play_match(alhambra, 3, seed, ["greedy"] * 3, {})
        totals, lucky = alhambra.outcome(end).totals, luck(record, samples)
        found += [(total - sum(totals) / 3, points - sum(lucky) / 3) for total, points in zip(totals, lucky, strict=True)]
    return found


def test_before_anything_is_decided_nobody_was_lucky():
    assert luck(Record(game("alhambra"), 3, 1, None, ["greedy"] * 3)) == [0.0] * 3


def test_decisions_without_chance_are_no_luck():
    """Rokoko's first decision is which cards to take in hand: nothing is drawn."""
    rokoko = game("rokoko")
    record, _ = play_match(rokoko, 2, 1, ["greedy"] * 2, {})
    record.decisions = record.decisions[:2]
    assert luck(record, 2) == [0.0, 0.0]


def test_luck_goes_with_points_and_points_without_it_spread_less():
    games = some_games(12, 4)
    spread = math.fsum(points * points for points, _ in games)
    without = math.fsum((points - 0.5 * lucky) ** 2 for points, lucky in games)
    assert without < 0.9 * spread


def test_luck_prefers_nobody():
    """Of two seats that always play differently, neither is luckier on the average."""
    alhambra = game("alhambra")
    ahead = []
    for seed in range(24):
        record, _ = play_match(alhambra, 2, seed, ["greedy", "random"], {})
        one, other = luck(record, 2)
        ahead.append(one - other)
    found = estimate(ahead)
    assert found.low < 0 < found.high and found.high - found.low < 16


def test_a_result_has_luck_where_it_was_asked_for():
    tournament = Tournament(game("alhambra"), 2, ("greedy", "random"), 3)
    plain, with_luck = (series.play(Fixture(3, 0)) for series in (tournament, LuckSeries(tournament, 4)))
    assert plain.luck == () and "luck" not in plain.to_json()
    assert len(with_luck.luck) == 2 and any(with_luck.luck) and with_luck.totals == plain.totals
    for result in (plain, with_luck):
        assert from_json(json.loads(json.dumps(result.to_json()))) == result
