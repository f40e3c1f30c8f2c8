"""What is about one game stands in that game's own folders: nobody else knows its name."""

import re
from pathlib import Path

import pytest

from rocaille.catalogue import BUILT_IN

ROOT = Path(__file__).parent.parent
GAMES = tuple(offer.name for offer in BUILT_IN)
NAME = re.compile("|".join(GAMES), re.IGNORECASE)
KINDS = {".py", ".toml", ".ts", ".js", ".mjs", ".svelte", ".css", ".html"}
OWN = re.compile(rf"(^|/)({'|'.join(GAMES)})(/|\.)")  # a folder or a file of a game's name
# Where games are named as data, once in a file.
LISTS = {
    "src/rocaille/catalogue.py": "the games of this program",
    "bench/page/run.py": "what is measured",
    "bench/server/client.py": "what is measured",
    "tools/observations.py": "the tables of docs/lab.md",
    "tools/picture.py": "a picture for the README",
    "tools/pictures.py": "pictures for the README",
    "tools/round_weights.py": "fits weights of one game",
    "tools/strength.py": "the ladder that is measured",
    "web/src/words/de/index.ts": "the page's texts, by area",
    "web/src/words/en/index.ts": "the page's texts, by area",
    "web/src/words/it/index.ts": "the page's texts, by area",
}
SOURCES = [
    path
    for folder in ("src/rocaille", "tools", "bench", "web/src")
    for path in sorted(ROOT.joinpath(folder).rglob("*"))
    if path.suffix in KINDS
    and ".test." not in path.name
    and not {"page", "results", "node_modules"} & set(path.relative_to(ROOT / folder).parts)
    and not OWN.search(path.relative_to(ROOT).as_posix())
]


def test_nobody_else_knows_a_games_name():
    named = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()}"
        for path in SOURCES
        if path.relative_to(ROOT).as_posix() not in LISTS
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAME.search(line)
    ]
    assert named == []


def test_nobody_at_all_knows_the_game_of_another_package():
    """It needs no edit elsewhere, neither in the program nor in the page."""
    guests = [folder.name for folder in ROOT.joinpath("examples").iterdir() if folder.joinpath("pyproject.toml").is_file()]
    assert guests
    named = [
        path.relative_to(ROOT).as_posix()
        for folder in ("src/rocaille", "web/src")
        for path in ROOT.joinpath(folder).rglob("*")
        if path.suffix in KINDS
        and "page" not in path.relative_to(ROOT / folder).parts
        and re.search("|".join(guests), path.read_text(encoding="utf-8"), re.IGNORECASE)
    ]
    assert named == []


@pytest.mark.parametrize("file", LISTS)
def test_what_is_allowed_is_needed(file):
    assert NAME.search(ROOT.joinpath(file).read_text(encoding="utf-8"))
