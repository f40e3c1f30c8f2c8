"""`rocaille components`: everything printed, with where we have it from; and the judgement on a file with other values."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console

from rocaille.catalogue import component_findings, declaration
from rocaille.catalogue import game as find_game
from rocaille.cli import options
from rocaille.cli.arguments import game_options
from rocaille.kernel.components import text_of, unchecked
from rocaille.kernel.decision import Refused
from rocaille.kernel.findings import Finding
from rocaille.kernel.game import Game
from rocaille.words import Words


def check_file(name: str, file: str, chosen: list[str] | None, as_json: bool, words: Words) -> int:
    """Say that a file is sound, or list all that is wrong with it and refuse it.

    The part for an option has to be sound if the option is asked for; otherwise what is wrong with it is only told.
    """
    table = unchecked(text_of(Path(file)), file)
    findings = component_findings(name, table, chosen or ())
    if as_json:
        print(json.dumps([_told(words, finding) for finding in findings], ensure_ascii=False))
    if len(findings) == 1:
        raise Refused("in_file", file=file, inner=findings[0].refusal())
    if findings:
        if not as_json:
            for finding in findings:
                print(words.finding(finding))
        raise Refused("components_unsound", file=file, count=len(findings))
    if as_json:
        return 0
    game = find_game(name, table, game_options(chosen))
    origins = Counter(_origins(game.table))
    print(words("components.sound", file=file))
    for option in game.known_options:
        if option in table:
            of_option = component_findings(name, table, [option])
            if of_option:
                with_it, problem = words(f"{name}.options.{option}"), " ".join(map(words.finding, of_option))
                print(words("components.unsound_options", options=with_it, problem=problem))
            else:
                with_it = options.options_text(words, game.variant({option: True}))
                print(words("components.sound_options", options=with_it))
    print(
        words(
            "components.origins",
            list=", ".join(f"{words(f'origin.{origin}')} {count}" for origin, count in sorted(origins.items())),
        )
    )
    return 0


def _told(words: Words, finding: Finding) -> dict[str, object]:
    return {
        "where": finding.where,
        "kind": finding.kind,
        "page": finding.page.number if finding.page else None,
        "found": finding.found,
        "right": words.right(finding),
        "sentence": words.finding(finding),
    }


def _origins(table: Any) -> list[str]:
    """Where each marked part of a component table comes from: a field `from`, or a column of that name, or one like it."""
    if isinstance(table, list):
        return [origin for value in table for origin in _origins(value)]
    if not isinstance(table, dict):
        return []
    found = [value for key, value in table.items() if _tells_origin(key) and isinstance(value, str)]
    columns = [at for at, column in enumerate(table.get("columns", [])) if _tells_origin(column)]
    for value in table.values():
        rows = value if isinstance(value, list) else []
        found += [row[at] for row in rows if isinstance(row, list) for at in columns]
        found += _origins(value)
    return found


def _tells_origin(key: str) -> bool:
    return key == "from" or key.endswith("_from")


def show(game: Game, as_json: bool, words: Words) -> int:
    if as_json:
        off = [option for option in game.known_options if option not in game.chosen]
        print(json.dumps({key: part for key, part in game.table.items() if key not in off}, ensure_ascii=False))
        return 0
    console = Console(highlight=False)
    for table in declaration(game.name).components().tables(game, words):
        console.print(table)
    console.print(words("components.note"))
    return 0
