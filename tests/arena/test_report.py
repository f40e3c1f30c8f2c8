"""The report's figures, from games made up by hand."""

import pytest

from rocaille.arena.counting import Counted, Grid, TallyLayout, Topic
from rocaille.arena.report import Report, Section
from rocaille.arena.statistics import Ratio, estimate, share
from rocaille.arena.survey import Sitting, Survey
from rocaille.arena.tournament import Tournament, in_processes
from rocaille.catalogue import game

PLAN = TallyLayout(
    (
        Topic("cards", "card", ("a", "b", "c", "d"), origins={"a": "reconstructed"}),
        Topic("places", "place", ("x", "y"), on_offer=False),
    ),
    (Grid("cross", "card", ("a", "b"), "place", ("x",)),),
)


def a_game(totals=(10, 20), winners=(1,), first=0, offers=(), uses=None, cells=None, length=100) -> Counted:
    return Counted(
        first,
        totals,
        winners,
        length,
        {"tokens": totals},
        {("cards", item): 1 for item in offers},
        {("cards" if item in "abcd" else "places", item): seats for item, seats in (uses or {}).items()},
        {("cross", *key): times for key, times in (cells or {}).items()},
    )


def a_section(*deals) -> Section:
    section = Section("small", 2, PLAN)
    for deal in deals:
        section.add(deal if isinstance(deal, list) else [deal])
    return section


def item(section: Section, name: str):
    return next(found for found in section.every_item() if found.name == name)


def names(items) -> list[str]:
    return [found.name for found in items]


def test_a_ratio_of_equal_wholes_is_the_usual_estimate():
    values = [1, 0, 0, 1, 1]
    ratio = Ratio()
    for value in values:
        ratio.add(value, 1)
    assert ratio.estimate() == pytest.approx(estimate([float(value) for value in values]))
    assert ratio.share() == pytest.approx(share([float(value) for value in values]))


def test_a_ratio_that_is_the_same_in_every_deal_is_no_certainty():
    ratio = Ratio()
    for size in (1, 2, 3, 7):
        ratio.add(20 * size, 60 * size)
    assert ratio.share() == pytest.approx(share([1 / 3] * 4)) and ratio.estimate() == (1 / 3, None, None)
    ratio.add(21, 60)
    assert ratio.share() == ratio.estimate(), "with some spread it is Student's"


def test_a_ratio_weighs_deals_by_their_size_and_ignores_empty_ones():
    ratio = Ratio()
    for part, whole in ((2, 4), (0, 1), (0, 0), (1, 1)):
        ratio.add(part, whole)
    found = ratio.estimate()
    assert found.mean == 0.5 and ratio.deals == 3
    spread = (0.0**2 + 0.5**2 + 0.5**2) * 3 / 2
    assert found.high - found.mean == pytest.approx(4.302653 * spread**0.5 / 6, abs=1e-6)


def test_a_ratio_without_anything_says_nothing_and_one_deal_has_no_interval():
    ratio = Ratio()
    assert ratio.estimate() is None and ratio.share() is None
    ratio.add(3, 3)
    assert ratio.share() == (1.0, None, None)
    ratio.add(2, 2)
    assert ratio.share() == pytest.approx((1.0, 0.025**0.5, 1.0))


def test_uses_are_counted_by_offers_games_and_seats():
    section = a_section(
        a_game(offers="ab", uses={"a": (0, 2)}), a_game(offers="ab", uses={"a": (1, 0), "x": (1, 1)}), a_game(offers="b")
    )
    a = item(section, "a")
    assert (a.use.offered, a.use.chances, a.use.times, a.use.games, a.use.seats) == (2, 2, 3, 2, 2)
    assert (a.use.share, a.use.taken, a.a_seat, a.wins.mean, a.origin) == (1.0, 1.5, 0.5, 0.5, "reconstructed")
    assert item(section, "x").use.share == pytest.approx(1 / 3), "what is not on offer can be had in every game"


def test_a_shared_win_is_split():
    section = a_section(a_game(winners=(0, 1), uses={"a": (1, 0)}), a_game(winners=(0,), uses={"a": (1, 0)}))
    assert item(section, "a").wins.mean == 0.75
    assert section.winners == {10: 2, 20: 1}


def test_what_everybody_always_uses_has_no_wins_of_its_own():
    section = a_section(a_game(uses={"x": (1, 3)}), a_game(uses={"x": (2, 1)}))
    assert item(section, "x").wins is None and item(section, "x").use.seats == 4


def test_never_seldom_and_never_on_offer():
    games = [a_game(offers="abc", uses={"a": (1, 0), **({"c": (0, 1)} if number == 0 else {})}) for number in range(20)]
    section = a_section(*games)
    assert names(section.never()) == ["b", "x", "y"]
    assert names(section.seldom()) == ["c"]
    assert names(section.absent()) == ["d"]
    told = section.to_json()
    assert (told["never"], told["seldom"], told["absent"]) == (
        {"cards": ["b"], "places": ["x", "y"]},
        {"cards": ["c"]},
        {"cards": ["d"]},
    )


def test_what_goes_with_winning_stands_out():
    section = a_section(
        *[a_game(offers="ab", uses={"a": (0, 1), "b": (1, 0), "c": (1, 0) if number % 2 else (0, 1)}) for number in range(20)]
    )
    assert sorted(names(section.standing_out())) == ["a", "b"]


def test_places_count_from_the_seat_that_began():
    section = a_section(a_game(first=1), a_game(first=0), a_game(first=1, winners=(0,), totals=(30, 20)))
    assert [wins.mean for wins in section.order()] == pytest.approx([1 / 3, 2 / 3])
    assert [score.mean for score in section.order_scores()] == pytest.approx([(20 + 10 + 20) / 3, (10 + 20 + 30) / 3])


def test_scores_sources_lengths_and_grids():
    section = a_section(a_game(cells={("a", "x"): 3}), a_game(totals=(40, 20), winners=(0,), length=50))
    assert section.score().mean == 22.5 and section.winning().mean == 30
    assert section.middle() == pytest.approx((22, 38))
    assert section.sources() == {"tokens": (22.5, 30.0)}
    told = section.to_json()
    assert told["length"]["mean"] == 75 and told["grids"] == {"cross": {"a": {"x": 1.5}, "b": {"x": 0.0}}}


def test_intervals_are_over_deals():
    """Two line-ups on one deal resemble each other: they are one observation."""
    deals = [[a_game(uses={"a": (0, 1)})] * 2, [a_game(uses={"a": (1, 0)})] * 2]
    apart = a_section(*[game for deal in deals for game in deal])
    together = a_section(*deals)
    assert (together.deals, together.games, apart.deals) == (2, 4, 4)
    assert item(together, "a").wins.mean == item(apart, "a").wins.mean == 0.5
    assert (together.order()[0].high - together.order()[0].low) >= (apart.order()[0].high - apart.order()[0].low)
    assert together.to_json()["even"] == 0.5


def a_survey(name="alhambra", counts=(2, 3), bots=("random",)) -> Survey:
    return Survey([Tournament(game(name), players, bots, 3) for players in counts])


def test_games_are_split_over_the_sides_and_rounded_up():
    survey = a_survey(bots=("random", "greedy"))
    assert survey.deals(10) == [3, 1] and survey.games([3, 1]) == 12
    assert list(survey.sittings([3, 1])) == [Sitting(0, 3), Sitting(1, 3), Sitting(0, 4), Sitting(0, 5)]
    assert len(survey.play(Sitting(1, 3))[1]) == len(survey.tables[1].line_ups) == 6


def test_the_same_report_with_one_process_and_with_two():
    survey, told = a_survey(), []
    for jobs in (1, 2):
        report = Report(survey)
        for sitting, deal in in_processes(survey, survey.sittings([3, 3]), jobs):
            report.add(sitting, deal)
        told.append(report.to_json())
    assert told[0] == told[1] and told[0]["games"] == 6
