"""`rocaille report`: what players of a game do and never do, and what goes with winning."""

import json
from contextlib import closing
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from rocaille.arena.report import Report
from rocaille.arena.survey import Survey
from rocaille.arena.tournament import in_processes
from rocaille.cli.progress import say, with_progress
from rocaille.cli.report_figures import SectionWords, overview, title, whole_percent
from rocaille.cli.report_page import report_page
from rocaille.cli.stopping import STOPPED, end_on_sigterm
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import write
from rocaille.words import Words


def report(survey: Survey, games: int, jobs: int, page: Path | None, force: bool, as_json: bool, words: Words) -> int:
    """Play, and tell. Whoever interrupts hears about the games that have ended."""
    found = Report(survey)
    stopped = _play(found, games, jobs, words)
    if as_json:
        print(json.dumps(found.to_json(), indent=1, ensure_ascii=False))
    else:
        _show(found, words)
    if page:
        write(page, report_page(found, words), force)
        say(words("arena.page_written", file=str(page)))
    if stopped:
        raise stopped
    return 0


def _play(found: Report, wanted: int, jobs: int, words: Words) -> KeyboardInterrupt | SystemExit | None:
    """Play all games and count them as they end; what stopped them before."""
    survey = found.survey
    deals = survey.deals(wanted)
    games = survey.games(deals)
    if games != wanted:
        say(words("report.rounded", games=games, wanted=wanted))
    played = in_processes(survey, survey.sittings(deals), min(jobs, sum(deals)))
    try:
        with end_on_sigterm(), closing(with_progress(played, games, 0, words, lambda result: len(result[1]))) as results:
            for sitting, deal in results:
                found.add(sitting, deal)
    except STOPPED as stopped:
        if not all(section.games for section in found.sections):
            say("\n" + words("report.interrupted_early"))
            raise
        say("\n" + words("report.interrupted", done=found.games, games=games))
        return stopped
    except Refused as refused:
        if refused.key == "process_died":
            raise Refused("report_process_died") from None
        raise
    return None


def _show(found: Report, words: Words) -> None:
    sections = [SectionWords(found, number, words) for number in range(len(found.sections))]
    console = Console(highlight=False)
    console.print(_table(title(found, words), ["", *[side.side() for side in sections]], overview(found.sections, words)))
    columns = [
        words("report.side_column", players=side.section.players) + "\n" + words(f"report.{column}")
        for side in sections
        for column in ("taken", "a_seat")
    ]
    console.print(_table("", ["", *columns], _brief(sections)))
    for side in sections:
        for key, items in (
            ("never", side.section.never()),
            ("seldom", side.section.seldom()),
            ("absent", side.section.absent()),
        ):
            if items:
                console.print(words("report.list", side=side.side(), what=words(f"report.{key}")), style="bold")
                for topic, names in side.by_topic(items, key == "seldom"):
                    console.print(f"  {topic}: {names}")
    console.print(words("report.note"))
    console.print(words("report.more"))


def _brief(sections: list[SectionWords]) -> list[tuple[str, ...]]:
    """The short topics, side by side; what one side of the board does not have stays empty."""
    rows: dict[tuple[str, str], list[str]] = {}
    for number, side in enumerate(sections):
        for topic in side.section.layout.topics:
            if topic.brief:
                rows.setdefault((side.topic(topic), ""), [""] * 2 * len(sections))
                for item in side.section.items(topic):
                    cells = rows.setdefault((side.topic(topic), "  " + side.name(item)), [""] * 2 * len(sections))
                    cells[2 * number : 2 * number + 2] = (
                        whole_percent(item.use.taken, side.words),
                        side.words.number(item.a_seat, ".2f"),
                    )
    return [(name or topic, *cells) for (topic, name), cells in rows.items()]


def _table(caption: str, columns: list[str], rows: list[tuple[str, ...]]) -> Table:
    table = Table(title=caption or None, box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0))
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left", overflow="fold", no_wrap=not at)
    for cells in rows:
        table.add_row(*cells)
    return table
