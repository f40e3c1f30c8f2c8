"""The report on a game as one HTML page that stands for itself: what nobody uses first, then each side of the board."""

from collections.abc import Iterable

from rocaille.arena.counting import Grid, Topic
from rocaille.arena.report import Item, Report
from rocaille.arena.statistics import Estimate
from rocaille.arena.summary import distribution
from rocaille.cli.arena_figures import five, percent, points, share, source_name, source_order, times_100
from rocaille.cli.document import definition_list, details, document, heading, part, quiet, table
from rocaille.cli.plots import Interval, Pairing, histograms, intervals, paired_bars, stacked_bars
from rocaille.cli.report_figures import SectionWords, item_columns, item_row, overview, title, whole_percent
from rocaille.words import Words

MOST_STANDING_OUT = 15  # rows


def report_page(report: Report, words: Words) -> str:
    """The whole file."""
    the, sections = report.survey.tables[0], [SectionWords(report, number, words) for number in range(len(report.sections))]
    known = f"{the.game}.report.known"
    parts = [
        heading(title(report, words), 1),
        quiet(
            words(
                "report.page.setup",
                bots=", ".join(the.bots),
                seed=the.seed,
                version=the.version,
                program=the.program,
                options=", ".join(the.options) or words("general.none"),
            )
        ),
        table(["", *[side.side() for side in sections]], overview(report.sections, words), 1),
        *([quiet(words(known))] if known in words else []),
        *_unused(sections, words),
        *_standing_out(sections, words),
    ]
    for side in sections:
        parts += [part(side.side()), *_course(side, words)]
        for topic in side.section.layout.topics:
            parts += _topic(side, topic, words)
        for grid in side.section.layout.grids:
            parts += _grid(side, grid, words)
    return document(title(report, words), words.language, parts)


def _unused(sections: list[SectionWords], words: Words) -> Iterable[str]:
    yield heading(words("report.page.unused"))
    yield quiet(words("report.page.unused_note"))
    for side in sections:
        section = side.section
        for key, items in (("never", section.never()), ("seldom", section.seldom()), ("absent", section.absent())):
            yield heading(words("report.list", side=side.side(), what=words(f"report.{key}")), 3)
            names = side.by_topic(items, key == "seldom", with_values=True)
            yield definition_list(names) if names else quiet(words("report.page.nothing"))


def _standing_out(sections: list[SectionWords], words: Words) -> Iterable[str]:
    yield heading(words("report.page.standing_out"))
    yield quiet(words("report.page.standing_out_note"))
    for side in sections:
        yield heading(side.side(), 3)
        rows = [
            (
                side.name(item),
                side.topic(item.topic),
                percent(item.wins, words),
                share(side.section.even, words),
                str(item.use.seats),
            )
            for item in side.section.standing_out()[:MOST_STANDING_OUT]
            if item.wins
        ]
        columns = ("thing", "belongs_to", "wins", "even", "seats")
        yield (
            table([words(f"report.{column}") for column in columns], rows, 2) if rows else quiet(words("report.page.nothing"))
        )


def _course(side: SectionWords, words: Words) -> Iterable[str]:
    """Who began, how many points there were, where they came from, and how long it took."""
    section, even = side.section, 100 * side.section.even
    places = [
        words("report.page.first") if place == 0 else words("report.page.place", place=place + 1)
        for place in range(section.players)
    ]
    yield heading(words("report.page.order"), 3)
    yield intervals(
        words,
        words("report.page.order"),
        [_in_percent(name, wins, even) for name, wins in zip(places, section.order(), strict=True)],
        words("arena.page.wins_axis"),
    )
    yield table(
        [words("report.place"), words("report.wins"), words("report.score")],
        [
            (name, percent(wins, words), points(score, words))
            for name, wins, score in zip(places, section.order(), section.order_scores(), strict=True)
        ],
        1,
    )
    scores = [
        (words("report.page.all_seats"), sorted(section.scores.elements())),
        (words("report.page.winners"), sorted(section.winners.elements())),
    ]
    yield heading(words("arena.page.scores"), 3)
    yield histograms(words, words("arena.page.scores"), scores, words("arena.page.points_axis"))
    yield table(
        ["", *[words(f"arena.{column}") for column in ("least", "quarter", "median", "three_quarters", "most")]],
        [(name, *five(distribution(values), words)) for name, values in scores],
        1,
    )
    sources = section.sources()
    reasons = source_order([("", {reason: mean for reason, (mean, _) in sources.items()})])
    names = [source_name(side.game.name, reason, words) for reason in reasons]
    yield heading(words("arena.page.sources"), 3)
    yield stacked_bars(
        words,
        words("arena.page.sources"),
        [(name, [sources[reason][at] for reason in reasons]) for at, (name, _) in enumerate(scores)],
        names,
        words("arena.page.points_axis"),
    )
    yield table(
        [words("arena.source_of_points"), *[name for name, _ in scores]],
        [(name, *[words.number(mean, ".1f") for mean in sources[reason]]) for name, reason in zip(names, reasons, strict=True)],
        1,
    )
    lengths = sorted(section.lengths.elements())
    yield heading(words("arena.page.length"), 3)
    yield histograms(
        words, words("arena.page.length"), [(words("arena.page.all_games"), lengths)], words("arena.page.decisions_axis")
    )


def _topic(side: SectionWords, topic: Topic, words: Words) -> Iterable[str]:
    """How often each thing was used, beside the wins of those who did; all numbers are in the table."""
    items = side.section.items(topic)
    axis = words("report.page.taken_axis" if topic.on_offer else "report.page.times_axis")
    yield heading(side.topic(topic), 3)
    yield paired_bars(
        words,
        side.topic(topic),
        [_pairing(side, item) for item in items],
        axis,
        words("report.page.wins_axis"),
        100 * side.section.even,
        100.0 if topic.on_offer else None,
    )
    values = any(side.printed(item) for item in items)
    head = [
        "",
        *([words("report.printed"), words("report.origin")] if values else []),
        *[words(f"report.{column}") for column in item_columns(topic)],
    ]
    rows = [
        (side.name(item), *((side.printed(item), side.origin(item)) if values else ()), *item_row(item, words))
        for item in items
    ]
    yield details(words("report.page.table"), table(head, rows, 3 if values else 1))


def _pairing(side: SectionWords, item: Item) -> Pairing:
    """A single seat's luck is no interval, and is left to the table."""
    name, printed, origin = side.name(item), side.printed(item), side.origin(item)
    wins = _in_percent(name, item.wins, None) if item.wins and item.wins.low is not None else None
    a_game = item.use.times / side.section.games
    value, figures = (
        (100 * (item.use.taken or 0), whole_percent(item.use.taken, side.words))
        if item.topic.on_offer
        else (a_game, side.words.number(a_game, ".2f"))
    )
    return Pairing(name, value, f"{figures} – {printed} ({origin})" if printed and origin else figures, wins)


def _grid(side: SectionWords, grid: Grid, words: Words) -> Iterable[str]:
    """A bar for each row; the table has times a game, also where the bars show shares."""
    columns = [side.label(grid.column_kind, column) for column in grid.columns]
    rows = [
        (side.label(grid.row_kind, row), [side.section.cell(grid, row, column) for column in grid.columns]) for row in grid.rows
    ]
    drawn = [(name, [100 * value / (sum(values) or 1) for value in values]) for name, values in rows] if grid.shares else rows
    yield heading(side.grid(grid), 3)
    yield stacked_bars(words, side.grid(grid), drawn, columns, words(f"{side.game.name}.report.grid_axis.{grid.name}"))
    yield details(
        words("report.page.table"),
        table(["", *columns], [(name, *[words.number(value, ".2f") for value in values]) for name, values in rows], 1),
    )


def _in_percent(name: str, found: Estimate, even: float | None) -> Interval:
    return Interval(name, 100 * found.mean, times_100(found.low), times_100(found.high), even)
