"""Every ruling has a test, every test of a ruling names one that there is, and all languages have the same rulings."""

import ast
import re
from pathlib import Path

import pytest

from rocaille.catalogue import declaration, game_names
from rocaille.words import Words, languages

TESTS = Path(__file__).parent
FACES = TESTS.parent / "src" / "rocaille" / "faces"
# An expansion has rules, rulings and tests of its own, called by both names.
GAMES = [*game_names(), *[f"{game}-{option}" for game in game_names() for option in declaration(game).options]]
TEXTS = [(game, language) for game in GAMES for language in languages()]


def tables(game: str, language: str = "en") -> dict[str, dict[str, str]]:
    name, _, option = game.partition("-")
    return Words(language).rulings(name, option)


def folder(game: str) -> Path:
    """Where the tests of a game or of an expansion are."""
    return TESTS.joinpath(*game.split("-"))


def _options(game: str) -> tuple[str, ...]:
    return () if "-" in game else declaration(game).options


def rulings(game: str, language: str = "en") -> dict[str, str]:
    return {
        f"{module}.{name}": sentence for module, table in tables(game, language).items() for name, sentence in table.items()
    }


def marks(game: str) -> set[str]:
    """The names in all `@pytest.mark.ruling("…")` above tests of a game, and not those of its expansions."""
    found = set()
    others = [folder(f"{game}-{expansion}") for expansion in _options(game)]
    for path in folder(game).rglob("test_*.py"):
        if any(path.is_relative_to(other) for other in others):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                        found.add(mark.args[0].value)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test(game):
    assert set(rulings(game)) - marks(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_ruling(game):
    assert marks(game) - set(rulings(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_under_the_modules_of_the_rules_in_their_order(game):
    name, _, option = game.partition("-")
    book = next(book for book in declaration(name).rulebooks() if book.option == option)
    assert list(tables(game)) == list(book.contents.values())


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_language_has_the_same_rulings_in_the_same_order(game, language):
    assert list(rulings(game, language)) == list(rulings(game))


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_rulings_are_one_or_two_sentences(game, language):
    for name, sentence in rulings(game, language).items():
        assert sentence == sentence.strip(), name
        assert sentence.endswith("."), name
        assert sentence[0].isupper() or sentence[0] in "“„«", name
        assert sentence.count(". ") <= 1, name


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_translation_is_one_and_has_the_same_numbers(game, language):
    english = rulings(game)
    for name, sentence in rulings(game, language).items():
        assert language == "en" or sentence != english[name], name
        assert sorted(re.findall(r"\d+", sentence)) == sorted(re.findall(r"\d+", english[name])), name


def test_there_are_no_rulings_of_games_that_there_are_not():
    files = {f"{path.parents[1].name}.{path.stem}" for path in FACES.glob("*/rulings/*.toml")}
    assert files == {f"{game.replace('-', '.')}.{language}" for game, language in TEXTS}
