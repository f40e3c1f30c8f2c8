"""The arena's report as one HTML page that stands for itself: tables, and pictures drawn into it."""
from collections.abc import Iterable

from rocaille.arena.summary import Summary
from rocaille.cli.arena_figures import COLUMNS, PAIR_COLUMNS, duration, five, pair_row, row, source_name, times_100
from rocaille.cli.document import document, heading, quiet, table
from rocaille.cli.plots import Interval, curves, histograms, intervals, stacked
from rocaille.words import Words


def arena_page(summary: Summary, words: Words) -> str:
    """The whole file."""
    the = summary.tournament
    title = words("arena.title", game=the.game.capitalize(), players=the.players, games=len(summary.results),
                  deals=summary.deals)
    parts = [
        heading(title, 1),
        quiet(words("arena.page.setup", bots=", ".join(the.bots), seed=the.seed, version=the.version, program=the.program,
                    options=", ".join(the.options) or words("general.none"), line_ups=len(the.line_ups))),
        table([words(f"arena.{column}") for column in COLUMNS], [row(standing) for standing in summary.standings], 1),
        quiet(words("arena.note")),
        *_strength(summary, words),
        *_points(summary, words),
        *_course(summary, words),
    ]
    return document(title, words.language, parts)


def _strength(summary: Summary, words: Words) -> Iterable[str]:
    wins = [Interval(one.bot, 100 * one.wins.mean, times_100(one.wins.low), times_100(one.wins.high), 100 * one.even)
            for one in summary.standings]
    yield heading(words("arena.page.wins"))
    yield quiet(words("arena.page.wins_note"))
    yield intervals(words("arena.page.wins"), wins, words("arena.page.wins_axis"))
    rated = [Interval(one.bot, one.rating.mu, one.rating.mu - one.rating.sigma, one.rating.mu + one.rating.sigma)
             for one in summary.standings]
    yield heading(words("arena.page.ratings"))
    yield quiet(words("arena.page.ratings_note"))
    yield intervals(words("arena.page.ratings"), rated, words("arena.rating"))
    yield curves(words("arena.page.ratings"), [(one.bot, summary.curves[one.bot]) for one in summary.standings],
                 words("arena.page.games_axis"), words("arena.rating"))
    if summary.pairs:
        yield heading(words("arena.pairs"))
        yield quiet(words("arena.page.pairs_note"))
        yield table([words(f"arena.{column}") for column in PAIR_COLUMNS], [pair_row(pair) for pair in summary.pairs], 2)


def _points(summary: Summary, words: Words) -> Iterable[str]:
    yield heading(words("arena.page.scores"))
    yield histograms(words("arena.page.scores"), [(one.bot, one.scores) for one in summary.standings],
                     words("arena.page.points_axis"))
    yield table([words(f"arena.{column}") for column in ("bot", "least", "quarter", "median", "three_quarters", "most")],
                [(one.bot, *five(one.to_json()["scores"])) for one in summary.standings], 1)
    means: dict[str, float] = {}
    for one in summary.standings:
        for reason, worth in one.sources.items():
            means[reason] = means.get(reason, 0.0) + worth
    reasons = sorted(means, key=lambda reason: -means[reason])
    names = [source_name(summary.tournament.game, reason, words) for reason in reasons]
    yield heading(words("arena.page.sources"))
    yield stacked(words("arena.page.sources"),
                  [(one.bot, [one.sources.get(reason, 0.0) for reason in reasons]) for one in summary.standings], names,
                  words("arena.page.points_axis"))
    yield table([words("arena.source_of_points"), *[one.bot for one in summary.standings]],
                [(name, *[f"{one.sources.get(reason, 0.0):.1f}" for one in summary.standings])
                 for reason, name in zip(reasons, names, strict=True)], 1)


def _course(summary: Summary, words: Words) -> Iterable[str]:
    yield heading(words("arena.page.length"))
    yield histograms(words("arena.page.length"), [(words("arena.page.all_games"), summary.lengths)],
                     words("arena.page.decisions_axis"))
    yield heading(words("arena.page.seats"))
    even = 100 / summary.tournament.players
    yield intervals(words("arena.page.seats"),
                    [Interval(words("arena.page.seat", seat=seat), 100 * wins.mean, times_100(wins.low), times_100(wins.high),
                              even) for seat, wins in enumerate(summary.seats)], words("arena.page.wins_axis"))
    yield heading(words("arena.page.times"))
    yield table([words(f"arena.{column}") for column in ("bot", "a_choice", "a_decision", "longest", "choices")],
                [(one.bot, duration(one.thinking.a_choice), duration(one.thinking.a_decision), duration(one.thinking.longest),
                  f"{one.thinking.choices / one.held:.0f}") for one in summary.standings], 1)
