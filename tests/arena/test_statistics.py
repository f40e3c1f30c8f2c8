"""Means, intervals, ratings and tables against values that are known."""

import math

import pytest

from rocaille.arena.ratings import ratings
from rocaille.arena.results import Result
from rocaille.arena.statistics import estimate, quantile, share, student_t
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament
from rocaille.catalogue import game


@pytest.mark.parametrize(
    ("freedom", "known"),
    [  # printed in every table of the distribution
        (1, 12.706205),
        (2, 4.302653),
        (3, 3.182446),
        (4, 2.776445),
        (5, 2.570582),
        (9, 2.262157),
        (10, 2.228139),
        (30, 2.042272),
        (60, 2.000298),
        (99, 1.984217),
        (100, 1.983972),
        (120, 1.979930),
        (1000, 1.962339),
        (10**6, 1.959966),
    ],
)
def test_student_t(freedom, known):
    assert student_t(freedom) == pytest.approx(known, abs=2e-6)


@pytest.mark.parametrize(
    ("freedom", "confidence", "known"),
    [  # printed in tables of the distribution too; far out, where few degrees of freedom still have something
        (1, 0.5, 1.000000),
        (1, 0.9, 6.313752),
        (1, 0.98, 31.820516),
        (1, 0.99, 63.656741),
        (1, 0.998, 318.308839),
        (1, 0.999, 636.619249),
        (2, 0.99, 9.924843),
        (2, 0.998, 22.327125),
        (2, 0.999, 31.599055),
        (3, 0.99, 5.840909),
        (3, 0.999, 12.923979),
        (4, 0.999, 8.610302),
        (10, 0.99, 3.169273),
        (30, 0.99, 2.749996),
        (120, 0.99, 2.617421),
        (120, 0.999, 3.373454),
        (1000, 0.9, 1.646379),
    ],
)
def test_student_t_at_other_confidences(freedom, confidence, known):
    assert student_t(freedom, confidence) == pytest.approx(known, abs=2e-6)


def test_the_probability_within_student_t_is_the_confidence():
    """One degree of freedom is Cauchy's distribution, whose quantiles are tangents."""
    for confidence in (0.01, 0.5, 0.95, 0.99, 0.9999, 0.999999):
        assert student_t(1, confidence) == pytest.approx(math.tan(math.pi * confidence / 2), rel=1e-9)


def test_an_estimate_is_the_mean_with_its_t_interval():
    found = estimate([1.0, 2.0, 3.0, 4.0])
    reach = 3.182446 * math.sqrt(5 / 3 / 4)
    assert (found.mean, found.low, found.high) == pytest.approx((2.5, 2.5 - reach, 2.5 + reach), abs=1e-5)


def test_one_deal_has_no_interval():
    assert estimate([3.0]) == (3.0, None, None)
    assert share([1.0]) == (1.0, None, None)


def test_shares_stay_between_nothing_and_everything():
    found = share([0.0, 1.0, 1.0])
    assert found.low == 0.0 and found.high == 1.0 and found.mean == pytest.approx(2 / 3)


def test_nothing_but_wins_is_not_certainty():
    assert share([1.0] * 10) == pytest.approx((1.0, 0.025**0.1, 1.0))
    assert share([0.0] * 10) == pytest.approx((0.0, 0.0, 1 - 0.025**0.1))


def test_the_same_share_in_every_deal_is_not_certainty():
    """So many deals without another leave room for 1 - 0.025^(1/10) of all deals to be another; those may be all or nothing."""
    same = 0.025**0.1
    assert share([0.5] * 10) == pytest.approx((0.5, 0.5 * same, 1 - 0.5 * same))
    assert share([1 / 3, 1 - 2 / 3] * 5) == pytest.approx((1 / 3, same / 3, 1 - 2 / 3 * same)), "rounding is no spread"
    widths = [found.high - found.low for found in (share([0.25] * deals) for deals in (2, 10, 100))]
    assert widths == sorted(widths, reverse=True) and widths[0] < 1 and widths[-1] > 0.03


@pytest.mark.parametrize("mean", [0.0, 0.1, 0.5, 0.99, 1.0])
def test_an_interval_without_spread_holds_what_could_give_such_deals(mean):
    """A bot whose deals almost always give the same: as often as 1 in 40 tournaments show nothing else, it is within."""
    found = share([mean] * 30)
    other = 1 - 0.025 ** (1 / 30)
    for extreme in (0.0, 1.0):
        truth = (1 - other) * mean + other * extreme
        assert found.low - 1e-12 <= truth <= found.high + 1e-12


def test_points_that_are_the_same_in_every_deal_have_no_interval():
    assert estimate([7.0] * 10) == (7.0, None, None)


def test_quantiles_lie_between_values():
    assert [quantile([1, 2, 3, 10], part) for part in (0, 0.25, 0.5, 0.75, 1)] == [1, 1.75, 2.5, 4.75, 10]


def a_game(deal: int, line_up: int, bots: str, totals: tuple[int, ...], places: tuple[int, ...]) -> Result:
    players = len(bots)
    return Result(
        deal,
        line_up,
        tuple(bots),
        totals,
        places,
        tuple(seat for seat in range(players) if places[seat] == 1),
        100 + deal,
        (50,) * players,
        (40,) * players,
        (0.5,) * players,
        (0.4,) * players,
        (0.1,) * players,
        {"tokens": totals},
    )


def a_tournament(bots: str, players: int) -> Tournament:
    return Tournament(game("rokoko"), players, list(bots), 0)


def test_a_summary_counts_by_deals():
    summary = Summary(
        a_tournament("ab", 2),
        [
            a_game(0, 0, "ab", (30, 20), (1, 2)),
            a_game(0, 1, "ba", (25, 25), (1, 1)),
            a_game(1, 0, "ab", (10, 40), (2, 1)),
            a_game(1, 1, "ba", (10, 30), (2, 1)),
        ],
    )
    first = {standing.bot: standing for standing in summary.standings}
    assert [standing.bot for standing in summary.standings] == ["a", "b"]
    assert first["a"].wins.mean == pytest.approx((0.75 + 0.5) / 2)
    assert first["a"].wins.mean + first["b"].wins.mean == pytest.approx(1)
    reach = 12.706205 * math.sqrt(2 * 0.125**2 / 2)
    assert first["a"].wins.low == pytest.approx(max(0, 0.625 - reach), abs=1e-5)
    assert first["a"].score.mean == pytest.approx((30 + 25 + 10 + 30) / 4)
    assert first["a"].margin.mean == pytest.approx((10 + 0 - 30 + 20) / 4)
    assert first["a"].scores == [10, 25, 30, 30] and first["a"].sources == {"tokens": 23.75}
    assert first["a"].thinking == pytest.approx((200, 160, 0.01, 0.01, 0.1))
    above = {(pair.bot, pair.against): pair.above.mean for pair in summary.pairs}
    assert above == {("a", "b"): 0.625, ("b", "a"): 0.375}
    assert [seat.mean for seat in summary.seats] == [pytest.approx(1.5 / 4), pytest.approx(2.5 / 4)]


def test_a_bot_on_several_seats_wins_with_any_of_them():
    summary = Summary(
        a_tournament("abbb", 4),
        [a_game(0, 0, "abbb", (9, 5, 8, 1), (1, 3, 2, 4)), a_game(0, 1, "bbba", (9, 5, 8, 1), (1, 3, 2, 4))],
    )
    first = {standing.bot: standing for standing in summary.standings}
    assert (first["a"].wins.mean, first["a"].even, first["b"].wins.mean, first["b"].even) == (0.5, 0.25, 0.5, 0.75)
    assert first["a"].margin.mean == (1 - 8) / 2
    assert first["b"].margin.mean == pytest.approx((-4 - 1 - 8 + 8 + 4 + 7) / 6)
    assert next(pair for pair in summary.pairs if pair.bot == "a").above.mean == pytest.approx((3 + 0) / 6)


def test_ratings_are_those_of_plackett_and_luce():
    """Two players, one game: Weng and Lin's update, worked out by hand."""
    found = ratings("ab", [a_game(0, 0, "ab", (2, 1), (1, 2))]).final
    mu, sigma = 25.0, 25 / 3
    beta = sigma / 2
    c = math.sqrt(2 * (sigma**2 + beta**2))
    p = 0.5
    assert found["a"].mu == pytest.approx(mu + sigma**2 / c * (1 - p))
    assert found["b"].mu == pytest.approx(mu - sigma**2 / c * (1 - p))
    assert found["a"].sigma < sigma and found["a"].ordinal == found["a"].mu - 3 * found["a"].sigma


def test_ratings_tell_the_stronger_and_grow_surer():
    games = [
        a_game(deal, deal % 2, "ab" if deal % 2 else "ba", (2, 1) if deal % 2 else (1, 2), (1, 2) if deal % 2 else (2, 1))
        for deal in range(20)
    ]
    found = ratings("ab", games)
    assert found.final["a"].mu > 30 > 20 > found.final["b"].mu
    assert found.final["a"].sigma < ratings("ab", games[:5]).final["a"].sigma
    assert found.curves["a"][0] == (0, 25.0) and found.curves["a"][-1] == (20, found.final["a"].mu)


def test_a_wider_interval_for_more_confidence():
    assert student_t(19, 0.975) == pytest.approx(2.4334, abs=1e-3)
    assert student_t(19) == pytest.approx(2.0930, abs=1e-3)
    low, high = estimate([1.0, 2.0, 3.0]), estimate([1.0, 2.0, 3.0], 0.99)
    assert high.low < low.low and high.mean == low.mean
