"""Texts: complete in every language, none without use, and a sentence for every key that the program knows."""
from __future__ import annotations

import ast
import copy
import re
from pathlib import Path

import pytest

import rocaille
from rocaille.catalogue import game as find_game
from rocaille.games.alhambra.names import DIRK, SCORINGS
from rocaille.games.rokoko.names import COLORS, MARKERS, PILES, RANKS
from rocaille.kernel.decision import Reason, Refused
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.game import Line
from rocaille.kernel.log import Event
from rocaille.words import GAMES, PLACEHOLDER, Words, language_from_environment, languages, texts
from rocaille.words import rokoko as say
from rocaille.words.sentences import box_of, words_of

SOURCE = Path(rocaille.__file__).parent
ENGLISH = texts("en")
KINDS = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians")


def box(game: str = "rokoko"):
    return box_of(find_game(game), 4)


def placeholders(text: str) -> set[str]:
    return {match.group(1) for match in PLACEHOLDER.finditer(text)}


def trees(*folders: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8"))
            for folder in folders for path in sorted(SOURCE.joinpath(folder).rglob("*.py"))]


def first_strings(name: str, at: int = 0, folders: tuple[str, ...] = ("kernel", "games/rokoko")) -> set[str]:
    """The strings that stand first (or at `at`) in calls of a function or method of that name; of a condition, both."""
    found: set[str] = set()
    for tree in trees(*folders):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or len(node.args) <= at:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            argument = node.args[at]
            for part in (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,):
                if called == name and isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


def class_strings(name: str) -> set[str]:
    """The strings given to a class attribute of that name."""
    return {node.value.value for tree in trees("games/rokoko") for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
            and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)}


def deciding_steps(game: str = "rokoko") -> set[str]:
    """The steps at which somebody decides: those that say what the options are."""
    return {node.name for tree in trees(f"games/{game}") for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "Step" for base in node.bases)
            and any(isinstance(part, ast.FunctionDef) and part.name == "options" for part in node.body)}


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


ALHAMBRA = ("kernel", "games/alhambra")
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
    "alhambra.event.": first_strings("note", folders=ALHAMBRA),
    "alhambra.reason.": first_strings("Reason", folders=ALHAMBRA),
    "alhambra.score.": {f"scoring_{scoring}" for scoring in SCORINGS},
    "alhambra.step.": deciding_steps("alhambra"),
    "alhambra.category.": set(box("alhambra").category_names),
    "alhambra.color.": set(box("alhambra").category_colors),
    "alhambra.currency.": set(box("alhambra").currency_names),
    "right.": first_strings("wrong", 2, ("games", "kernel")),
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
    closer = ("rokoko.table.", "rokoko.table.player_", "rokoko.option.", "rokoko.action.", "play.key_", "alhambra.table.",
              "alhambra.table.cards_", "alhambra.option.", "alhambra.together.", "alhambra.components.")
    of_all_games = re.findall(r"f[\"']\{[\w.]+\}\.([\w.]+)[\"']", source)
    known = quoted | {start + word for start in closer for word in quoted}
    known |= {f"{game}.{word}" for game in GAMES for word in of_all_games}
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
@pytest.mark.parametrize("game", GAMES)
def test_every_event_reason_and_line_fills_its_text(game: str, language: str) -> None:
    words, own = Words(language), words_of(game)
    for key in FAMILIES[f"{game}.event."]:
        assert "{" not in own.event(words, box(game), Event(key, 1, (1, 1, 1), -1), own.SEAT_NAMES)
    for key in FAMILIES[f"{game}.reason."]:
        assert "{" not in own.reason(words, box(game), Reason(key, (1, 1, 1)))
    for key in FAMILIES[f"{game}.score."]:
        assert "{" not in own.line(words, box(game), Line(0, key, (1,), 3))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_option_of_whole_games_fills_its_text(game: str, language: str) -> None:
    words, own, played = Words(language), words_of(game), find_game(game)
    for players in (played.player_counts[0], played.player_counts[-1]):
        state, dice = played.new(players, 5), sown(5, "words")
        while seats := played.to_decide(state):
            view = played.view(state, seats[0])
            options = played.options(state, seats[0])
            said = [own.step(words, view.box, view.agenda[-1], view, seats[0])]
            said += [own.option(words, played, view, option) for option in options]
            assert not [text for text in said if "{" in text or f"{game}." in text]
            dice = advance(dice)
            played.carry_out(state, seats[0], options[face(dice, len(options))])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_player_s_events_begin_with_the_name(game: str, language: str) -> None:
    for key, text in texts(language).items():
        if key.startswith(f"{game}.event.") and "{player}" in text:
            assert text.startswith("{player} "), key


def test_there_is_a_name_for_every_seat() -> None:
    for game in GAMES:
        assert len(words_of(game).SEAT_NAMES) == max(find_game(game).player_counts)


def test_dirk_is_called_by_his_name() -> None:
    assert words_of("alhambra").event(Words("en"), box("alhambra"), Event("scores", DIRK, (0, 8), -1), ()) == (
        "Dirk gets 8 points for Museum")


def test_a_word_of_another_component_table_stands_for_itself() -> None:
    table = copy.deepcopy(find_game("alhambra").table)
    table["buildings"]["categories"][0][1] = "harbour"
    table["money"]["currencies"][2] = "pink"
    other = box_of(find_game("alhambra", table), 4)
    said = words_of("alhambra").event(Words("de"), other, Event("building_offered", -1, (0, 2), -1), ())
    assert "harbour 2" in said and "pink" in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "decision", "reason"), [
    ("rokoko", "favour", "choose_hand_first"), ("alhambra", "pay 3", "action_first")])
def test_an_illegal_decision_is_refused_with_the_decision_and_the_reason(game: str, decision: str, reason: str,
                                                                         language: str) -> None:
    played = find_game(game)
    state = played.new(3, 1)
    with pytest.raises(Refused) as refused:
        played.decide(state, played.to_decide(state)[-1], played.notation.read(decision))
    sentence = Words(language).refusal(refused.value, played)
    assert decision in sentence and "{" not in sentence
    assert Words(language)(f"{game}.reason.{reason}") in sentence


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
