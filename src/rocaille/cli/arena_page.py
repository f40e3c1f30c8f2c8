"""The arena's report as one HTML page that stands for itself: tables, and pictures drawn into it."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rocaille.arena.summary import Summary
from rocaille.arena.tournament import game_of
from rocaille.catalogue import declaration
from rocaille.cli.arena_figures import (
    PAIR_COLUMNS,
    columns,
    duration,
    five,
    legend,
    pair_row,
    row,
    source_name,
    source_order,
    times_100,
)
from rocaille.cli.document import document, heading, quiet, table
from rocaille.cli.plots import Interval, curves, histograms, intervals, stacked_bars
from rocaille.words import Words


def arena_page(summary: Summary, words: Words) -> str:
    """The whole file."""
    the = summary.tournament
    title = words(
        "arena.title", game=the.game.capitalize(), players=the.players, games=len(summary.results), deals=summary.deals
    )
    parts = [
        heading(title, 1),
        quiet(
            words(
                "arena.page.setup",
                bots=", ".join(the.bots),
                seed=the.seed,
                version=the.version,
                program=the.program,
                options=", ".join(the.options) or words("general.none"),
                line_ups=len(the.line_ups),
            )
        ),
        _table(columns(summary), [row(standing, words) for standing in summary.standings], 1, words),
        quiet(legend(columns(summary), words)),
        *(_strength(summary, words) if summary.pairs else []),
        *_points(summary, words),
        *_course(summary, words),
    ]
    return document(title, words.language, parts)


def _table(shown: Sequence[str], rows: Sequence[Mapping[str, str]], names: int, words: Words) -> str:
    return table([words(f"arena.{column}") for column in shown], [[cells[column] for column in shown] for cells in rows], names)


def _strength(summary: Summary, words: Words) -> Iterable[str]:
    wins = [
        Interval(one.bot, 100 * one.wins.mean, times_100(one.wins.low), times_100(one.wins.high), 100 * one.even)
        for one in summary.standings
    ]
    yield heading(words("arena.page.wins"))
    yield quiet(words("arena.page.wins_note"))
    yield intervals(words, words("arena.page.wins"), wins, words("arena.page.wins_axis"))
    rated = [
        Interval(one.bot, one.rating.mu, one.rating.mu - one.rating.sigma, one.rating.mu + one.rating.sigma)
        for one in summary.standings
    ]
    yield heading(words("arena.page.ratings"))
    yield quiet(words("arena.page.ratings_note"))
    yield intervals(words, words("arena.page.ratings"), rated, words("arena.page.ratings_axis"))
    yield curves(
        words,
        words("arena.page.ratings"),
        [(one.bot, summary.curves[one.bot]) for one in summary.standings],
        words("arena.page.games_axis"),
        words("arena.rating"),
    )
    yield heading(words("arena.pairs"))
    yield quiet(words("arena.page.pairs_note"))
    yield _table(PAIR_COLUMNS, [pair_row(pair, words) for pair in summary.pairs], 2, words)


def _points(summary: Summary, words: Words) -> Iterable[str]:
    yield heading(words("arena.page.scores"))
    yield histograms(
        words, words("arena.page.scores"), [(one.bot, one.scores) for one in summary.standings], words("arena.page.points_axis")
    )
    yield table(
        [words(f"arena.{column}") for column in ("bot", "least", "quarter", "median", "three_quarters", "most")],
        [(one.bot, *five(one.to_json()["scores"], words)) for one in summary.standings],
        1,
    )
    the = summary.tournament
    yield heading(words("arena.page.sources"))
    yield from _sources(
        words("arena.page.sources"),
        [(one.bot, one.sources) for one in summary.standings],
        lambda reason: source_name(the.game, reason, words),
        words,
    )
    if all(one.categories for one in summary.standings):
        yield heading(words("arena.page.categories"))
        yield from _sources(
            words("arena.page.categories"),
            [(one.bot, one.categories) for one in summary.standings],
            lambda item: declaration(the.game).report().label(words, game_of(the), the.players, "category", item),
            words,
        )


def _sources(
    title: str, rows: Sequence[tuple[str, Mapping[str, float]]], name: Callable[[str], str], words: Words
) -> Iterable[str]:
    """Mean points of each bot, split by reason or by what they were for."""
    order = source_order(rows)
    yield stacked_bars(
        words,
        title,
        [(bot, [means.get(key, 0.0) for key in order]) for bot, means in rows],
        [name(key) for key in order],
        words("arena.page.points_axis"),
    )
    yield table(
        [words("arena.source_of_points"), *[bot for bot, _ in rows]],
        [(name(key), *[words.number(means.get(key, 0.0), ".1f") for _, means in rows]) for key in order],
        1,
    )


def _course(summary: Summary, words: Words) -> Iterable[str]:
    yield heading(words("arena.page.length"))
    yield histograms(
        words,
        words("arena.page.length"),
        [(words("arena.page.all_games"), summary.lengths)],
        words("arena.page.decisions_axis"),
    )
    yield heading(words("arena.page.seats"))
    yield quiet(words("arena.page.seats_note"))
    yield intervals(
        words,
        words("arena.page.seats"),
        [
            Interval(
                words("arena.page.seat", seat=seat),
                100 * wins.mean,
                times_100(wins.low),
                times_100(wins.high),
                100 / summary.tournament.players,
            )
            for seat, wins in enumerate(summary.seats, 1)
        ],
        words("arena.page.wins_axis"),
    )
    yield heading(words("arena.page.times"))
    yield table(
        [words(f"arena.{column}") for column in ("bot", "a_choice", "a_decision", "longest", "choices")],
        [
            (
                one.bot,
                duration(one.thinking.a_choice, words),
                duration(one.thinking.a_decision, words),
                duration(one.thinking.longest, words),
                words.number(one.thinking.choices / one.held, ",.0f"),
            )
            for one in summary.standings
        ],
        1,
    )
