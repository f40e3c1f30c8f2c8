"""Texts: complete in every language, none without use, and a sentence for every key that the program knows."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rocaille
from rocaille.catalogue import game as find_game
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.names import COLORS, MARKERS, PILES, RANKS
from rocaille.kernel.decision import Reason, Refused
from rocaille.kernel.game import Line
from rocaille.kernel.log import Event
from rocaille.words import PLACEHOLDER, Words, language_from_environment, languages, texts
from rocaille.words import rokoko as say

SOURCE = Path(rocaille.__file__).parent
ENGLISH = texts("en")
KINDS = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians")


def box():
    game = find_game("rokoko")
    assert isinstance(game, Rokoko)
    return game.boxes[4]


def placeholders(text: str) -> set[str]:
    return {match.group(1) for match in PLACEHOLDER.finditer(text)}


def trees(*folders: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8"))
            for folder in folders for path in sorted(SOURCE.joinpath(folder).rglob("*.py"))]


def first_strings(name: str, at: int = 0, folders: tuple[str, ...] = ("kernel", "games/rokoko")) -> set[str]:
    """The strings that stand first (or at `at`) in calls of a function or method of that name."""
    found = set()
    for tree in trees(*folders):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or len(node.args) <= at:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            argument = node.args[at]
            if called == name and isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found.add(argument.value)
    return found


def class_strings(name: str) -> set[str]:
    """The strings given to a class attribute of that name."""
    return {node.value.value for tree in trees("games/rokoko") for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
            and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)}


def deciding_steps() -> set[str]:
    """The steps at which somebody decides: those that say what the options are."""
    return {node.name for tree in trees("games/rokoko") for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "Step" for base in node.bases)
            and any(isinstance(part, ast.FunctionDef) and part.name == "options" for part in node.body)}


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


FAMILIES = {
    "rokoko.event.": first_strings("note") | first_strings("whisper"),
    "rokoko.reason.": first_strings("Reason"),
    "rokoko.score.": first_strings("Line", 1),
    "rokoko.bonus.": class_strings("verb"),
    "rokoko.short.": class_strings("verb"),
    "rokoko.step.": deciding_steps(),
    "rokoko.rank.": set(RANKS), "rokoko.rank_object.": set(RANKS), "rokoko.rank_of.": set(RANKS),
    "rokoko.color.": set(COLORS), "rokoko.bales.": set(COLORS), "rokoko.dress.": set(COLORS),
    "rokoko.dress_object.": set(COLORS), "rokoko.each_dress.": set(COLORS),
    "rokoko.marker.": {*MARKERS, "either"},
    "rokoko.pile.": set(PILES), "rokoko.from_pile.": set(PILES), "rokoko.in_pile.": set(PILES),
    "rokoko.kind.": set(KINDS), "rokoko.kind_help.": set(KINDS), "rokoko.decoration.": set(KINDS),
}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_and_placeholders(language: str) -> None:
    own = texts(language)
    assert set(own) == set(ENGLISH)
    assert {key: placeholders(text) for key, text in own.items()} == {
        key: placeholders(text) for key, text in ENGLISH.items()}


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty_and_no_brace_is_left_open(language: str) -> None:
    for key, text in texts(language).items():
        assert text.strip(), key
        assert not re.search(r"[{}]", PLACEHOLDER.sub("", text)), key


@pytest.mark.parametrize("prefix", FAMILIES)
def test_what_the_engine_says_has_exactly_one_text(prefix: str) -> None:
    assert FAMILIES[prefix]
    assert family(prefix) == FAMILIES[prefix]


def test_every_refusal_has_a_text_and_every_text_a_refusal() -> None:
    assert family("refusal.") == first_strings("Refused", folders=(".",))


def test_a_refusal_has_everything_that_its_sentence_mentions() -> None:
    for tree in trees("."):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Refused" or not node.args:
                continue
            key = node.args[0]
            given = {word.arg for word in node.keywords}
            if isinstance(key, ast.Constant) and None not in given:
                mentioned = placeholders(ENGLISH[f"refusal.{key.value}"])
                assert mentioned <= given | ({"right"} if "right_key" in given else set()), key.value


def test_no_text_is_without_use() -> None:
    """A key is used when the source has it whole, or has its beginning in an f-string (some of them checked closer)."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    quoted = set(re.findall(r"[\"']([\w.-]+)[\"']", source))
    begun = set(re.findall(r"f[\"']([\w.]+)\{", source))
    closer = ("rokoko.table.", "rokoko.table.player_", "rokoko.option.", "rokoko.action.", "play.key_")
    known = quoted | {start + word for start in closer for word in quoted}
    loose = tuple(start for start in begun if "." in start and start not in closer)
    unused = [key for key in ENGLISH if key not in known and not key.startswith((*FAMILIES, "refusal.", *loose))]
    assert unused == []


@pytest.mark.parametrize("language", languages())
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language)
    for card in range(len(box().ranks)):
        for text in (say.card(words, box(), card), say.bonus(words, box(), card), say.short_bonus(words, box(), card),
                     say.origin(words, box(), card)):
            assert text and "{" not in text and "rokoko." not in text


@pytest.mark.parametrize("language", languages())
def test_every_event_reason_and_line_fills_its_text(language: str) -> None:
    words = Words(language)
    for key in FAMILIES["rokoko.event."]:
        assert "{" not in say.event(words, box(), Event(key, 1, (1, 1, 1), -1), say.SEAT_NAMES)
    for key in FAMILIES["rokoko.reason."]:
        assert "{" not in say.reason(words, box(), Reason(key, (1, 1)))
    for key in FAMILIES["rokoko.score."]:
        assert "{" not in say.line(words, box(), Line(0, key, (1,), 3))


@pytest.mark.parametrize("language", languages())
def test_a_player_s_events_begin_with_the_name(language: str) -> None:
    for key, text in texts(language).items():
        if key.startswith("rokoko.event.") and "{player}" in text:
            assert text.startswith("{player} "), key


@pytest.mark.parametrize("language", languages())
def test_an_illegal_decision_is_refused_with_the_decision_and_the_reason(language: str) -> None:
    game = find_game("rokoko")
    state = game.new(3, 1)
    with pytest.raises(Refused) as refused:
        game.decide(state, 1, game.notation.read("favour"))
    sentence = Words(language).refusal(refused.value, game)
    assert "favour" in sentence and "{" not in sentence
    assert Words(language)("rokoko.reason.choose_hand_first") in sentence


def test_a_key_without_a_text_gives_itself_and_its_details() -> None:
    assert Words("en").refusal(Refused("never_written", found=3)) == "refusal.never_written found=3"


def test_one_tile_and_two_tiles() -> None:
    words = Words("en")
    assert words("rokoko.reason.deck_too_small", count=1).endswith("1 card")
    assert words("rokoko.reason.deck_too_small", count=4).endswith("4 cards")


@pytest.mark.parametrize(("settings", "language"), [
    ({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"), ({"LANG": "fr_FR"}, "en"),
    ({}, "en"), ({"LC_MESSAGES": "it", "LANG": "C"}, "it"),
])
def test_the_language_comes_from_the_environment(settings: dict[str, str], language: str,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert language_from_environment() == language
