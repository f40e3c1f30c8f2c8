"""Every ruling in the rules has a test, every test of a ruling names one that there is, and all languages have the same."""

import ast
import re
from pathlib import Path

import pytest

from rocaille.catalogue import declaration, game_names
from rocaille.words import languages
from rocaille.words.rules import RULING, RulesText, rules_text

TESTS = Path(__file__).parent
# An expansion has rules, rulings and tests of its own, called by both names.
GAMES = [*game_names(), *[f"{game}-{option}" for game in game_names() for option in declaration(game).options]]
TEXTS = [(game, language) for game in GAMES for language in languages()]


def text_of(game: str, language: str = "en") -> RulesText:
    name, _, option = game.partition("-")
    found = rules_text(name, option, language)
    assert found
    return found


def folder(game: str) -> Path:
    """Where the tests of a game or of an expansion are."""
    return TESTS.joinpath(*game.split("-"))


def marks(game: str) -> set[str]:
    """The names in all `@pytest.mark.ruling("…")` above tests of a game, and not those of its expansions."""
    found = set()
    others = [folder(other) for other in GAMES if other.startswith(f"{game}-")]
    for path in folder(game).rglob("test_*.py"):
        if any(path.is_relative_to(other) for other in others):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                        argument = mark.args[0]
                        assert isinstance(argument, ast.Constant)
                        found.add(str(argument.value))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test(game):
    assert set(text_of(game).rulings) - marks(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_ruling(game):
    assert marks(game) - set(text_of(game).rulings) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_the_rules_has_rulings_and_no_other_has(game):
    name, _, option = game.partition("-")
    [contents] = [book.contents for book in declaration(name).rulebooks() if book.option == option]
    assert {ruling.partition(".")[0] for ruling in text_of(game).rulings} == set(contents.values())


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_every_ruling_stands_once_in_every_language_and_under_the_same_heading(game, language):
    english, here = text_of(game), text_of(game, language)
    names = [name for section in here.sections for _, name in RULING.findall(section.text)]
    assert len(names) == len(set(names))
    for section, other in zip(here.sections, english.sections, strict=True):
        assert list(section.rulings) == list(other.rulings), section.anchor


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_rulings_are_one_or_two_whole_sentences(game, language):
    for name, sentence in text_of(game, language).rulings.items():
        assert sentence == sentence.strip(), name
        assert sentence.endswith("."), name
        assert "{#" not in sentence and "](" not in sentence, name
        assert sentence.count(". ") <= 2, name


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_translation_is_one_and_has_the_same_numbers(game, language):
    english = text_of(game).rulings
    for name, sentence in text_of(game, language).rulings.items():
        assert language == "en" or sentence != english[name], name
        assert sorted(re.findall(r"\d+", sentence)) == sorted(re.findall(r"\d+", english[name])), name
