"""Texts: complete in every language, none without use, and a sentence for every key that the program knows."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rocaille
from rocaille.bots.hints import reasons
from rocaille.catalogue import game as find_game
from rocaille.catalogue import game_names
from rocaille.faces.rokoko import words as say
from rocaille.faces.rokoko.words.signs import spelled
from rocaille.games.alhambra.game import STEPS
from rocaille.games.alhambra.names import DIRK, SCORINGS
from rocaille.games.rokoko.game import ALL_STEPS
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS
from rocaille.games.rokoko.names import COLORS, DECORATIONS, MARKERS, PILES, RANKS
from rocaille.kernel.agenda import Step, word_of
from rocaille.kernel.decision import Reason, Refused
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.game import Game, ScoreLine
from rocaille.kernel.log import Event, Log
from rocaille.words import ANY_GAME, PLACEHOLDER, Words, language_from_environment, languages, texts, texts_by_file
from rocaille.words.hints import hint
from rocaille.words.sentences import box_of, words_of

SOURCE = Path(rocaille.__file__).parent
ENGLISH = texts("en")
VARIANTS = ("rokoko", "rokoko-jeweller", "alhambra")


def variant(name: str) -> Game:
    """A game, and the option that it is played with."""
    game, _, option = name.partition("-")
    return find_game(game, options={option: True} if option else None)


def box(name: str = "rokoko"):
    return box_of(variant(name), 4)


def conditions():
    """The hiring conditions by special Apprentice."""
    return box("rokoko-jeweller").expansion.conditions


def placeholders(text: str) -> set[str]:
    return {match.group(1) for match in PLACEHOLDER.finditer(text)}


def trees(*folders: str) -> list[ast.Module]:
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted(SOURCE.joinpath(folder).rglob("*.py"))
        if path.name != "wire.py"  # types that are called as the steps are
    ]


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
    return {
        node.value.value
        for tree in trees("games/rokoko")
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == name
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


def deciding_steps(kinds: tuple[type[Step[Any]], ...]) -> set[str]:
    """The steps at which somebody decides."""
    return {word_of(kind) for kind in kinds if kind.options is not Step.options}


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)}


def judged(game: str) -> set[str]:
    """Features whose number says nothing to a person: they have a text for each direction instead."""
    return family(f"{game}.more.") & set(find_game(game).strategy().feature_names())


ALHAMBRA = ("kernel", "games/alhambra")
FAMILIES = {
    "rokoko.event.": first_strings("note") | first_strings("whisper"),
    "rokoko.reason.": first_strings("Reason"),
    "rokoko.score.": first_strings("ScoreLine", 1),
    "rokoko.bonus.": class_strings("verb"),
    "rokoko.short.": class_strings("verb"),
    "rokoko.step.": deciding_steps(ALL_STEPS),
    "rokoko.rank.": set(RANKS),
    "rokoko.rank_object.": set(RANKS),
    "rokoko.rank_of.": set(RANKS),
    "rokoko.color.": set(COLORS),
    "rokoko.bales.": set(COLORS),
    "rokoko.dress.": set(COLORS),
    "rokoko.short_dress.": set(COLORS),
    "rokoko.dress_object.": set(COLORS),
    "rokoko.each_dress.": set(COLORS),
    "rokoko.marker.": {*MARKERS, "either"},
    "rokoko.pile.": set(PILES),
    "rokoko.from_pile.": set(PILES),
    "rokoko.in_pile.": set(PILES),
    "rokoko.kind.": set(DECORATIONS),
    "rokoko.kind_help.": set(DECORATIONS),
    "rokoko.decoration.": set(DECORATIONS),
    "rokoko.decoration_object.": set(DECORATIONS),
    "rokoko.jewel.": set(JEWELS),
    "rokoko.jewel_object.": set(JEWELS),
    "rokoko.short_jewel.": set(JEWELS),
    "rokoko.exam.": set(EXAMS),
    "rokoko.task.": set(TASKS),
    "rokoko.short_task.": set(TASKS),
    "rokoko.condition.": {condition.key for condition in conditions().values()},
    "rokoko.short_condition.": {condition.key for condition in conditions().values()},
    "alhambra.event.": first_strings("note", folders=ALHAMBRA),
    "alhambra.reason.": first_strings("Reason", folders=ALHAMBRA),
    "alhambra.score.": {f"scoring_{scoring}" for scoring in SCORINGS},
    "alhambra.step.": deciding_steps(STEPS),
    "alhambra.category.": set(box("alhambra").category_names),
    "alhambra.color.": set(box("alhambra").category_colors),
    "alhambra.currency.": set(box("alhambra").currency_names),
    "rokoko.feature.": set(find_game("rokoko").strategy().feature_names()) - judged("rokoko"),
    "rokoko.more.": judged("rokoko"),
    "rokoko.less.": judged("rokoko"),
    "alhambra.feature.": set(find_game("alhambra").strategy().feature_names()) - judged("alhambra"),
    "alhambra.more.": judged("alhambra"),
    "alhambra.less.": judged("alhambra"),
    "right.": first_strings("wrong", 2, ("games", "kernel")) | first_strings("malformed", 2, ("games", "kernel")),
}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_and_placeholders(language: str) -> None:
    own = texts(language)
    assert set(own) == set(ENGLISH)
    assert {key: placeholders(text) for key, text in own.items()} == {key: placeholders(text) for key, text in ENGLISH.items()}


@pytest.mark.parametrize("language", languages())
def test_no_key_is_in_two_files(language: str) -> None:
    keys = [key for part in texts_by_file(language) for key in part]
    assert [key for key in set(keys) if keys.count(key) > 1] == []


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
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and None not in given:
                mentioned = placeholders(ENGLISH[f"refusal.{key.value}"])
                assert mentioned <= given | ({"right"} if "right_key" in given else set()), key.value


def test_no_text_is_without_use() -> None:
    """A key is used when the source has it whole, or has its beginning in an f-string (some of them checked closer)."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    quoted = set(re.findall(r"[\"']([\w.-]+)[\"']", source))
    begun = set(re.findall(r"f[\"']([\w.]+)\{", source))
    closer = (
        "rokoko.table.",
        "rokoko.table.player_",
        "rokoko.option.",
        "rokoko.action.",
        "play.key_",
        "alhambra.table.",
        "alhambra.table.cards_",
        "alhambra.option.",
        "alhambra.together.",
        "alhambra.components.",
    )
    games = (*game_names(), ANY_GAME)
    of_all_games = re.findall(r"f[\"']\{[\w.]+\}\.([\w.]+)[\"']", source)
    begun |= {f"{game}.{start}" for game in games for start in re.findall(r"f[\"']\{[\w.]+\}\.([\w.]+\.)\{", source)}
    known = quoted | {start + word for start in closer for word in quoted}
    known |= {f"{game}.{word}" for game in games for word in of_all_games}
    loose = tuple(start for start in begun if "." in start and start not in closer)
    unused = [key for key in ENGLISH if key not in known and not key.startswith((*FAMILIES, "refusal.", *loose))]
    assert unused == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["rokoko", "rokoko-jeweller"])
def test_every_card_says_what_it_does(name: str, language: str) -> None:
    words, all_cards = Words(language), box(name)
    for card in range(len(all_cards.ranks)):
        for text in (
            say.card(words, all_cards, card),
            say.bonus(words, all_cards, card),
            say.the_card(words, all_cards, card),
            say.short_bonus(words, all_cards, card),
            say.of_card(words, all_cards, card),
            say.origin(words, all_cards, card),
        ):
            assert is_filled(text, "rokoko")
        assert len(say.card(words, all_cards, card)) <= 14  # so wide is its column on the table


@pytest.mark.parametrize("language", languages())
def test_every_special_apprentice_says_its_condition(language: str) -> None:
    words, all_cards = Words(language), box("rokoko-jeweller")
    said = []
    for card, condition in conditions().items():
        said.append(say.condition(words, all_cards, card))
        for text in (said[-1], say.short_condition(words, all_cards, card)):
            assert is_filled(text, "rokoko")
            assert all(str(least) in text for least in condition.least if condition.key != "masters_exam")
        assert said[-1][0].isupper() and said[-1].endswith(".")
        assert say.card(words, all_cards, card).endswith(all_cards.card_names[card])
    assert len(set(said)) == len(conditions()) == 10


def is_filled(text: str, game: str) -> bool:
    """Whether a text is there, without a placeholder or a key in it."""
    return bool(text) and "{" not in text and f"{game}." not in text


def numbers(arguments: tuple[str, ...], key: str) -> tuple[int, ...]:
    """A number for each argument, one that the texts of that key can do with."""
    special = key in ("special_dealt", "condition_open")
    return tuple(min(conditions()) if special and argument == "card" else 1 for argument in arguments)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["rokoko-jeweller", "alhambra"])
def test_every_event_reason_and_line_fills_its_text(name: str, language: str) -> None:
    declared, game = variant(name).naming.arguments, variant(name).name
    words, own, things = Words(language), words_of(game), box(name)
    for key in FAMILIES[f"{game}.event."]:
        args = numbers(declared.events.get(key, ()), key)
        assert is_filled(own.event(words, things, Event(key, 1, args, -1), own.SEAT_NAMES), game)
    for key in FAMILIES[f"{game}.reason."]:
        assert is_filled(own.reason(words, things, Reason(key, numbers(declared.reasons.get(key, ()), key))), game)
    for key in FAMILIES[f"{game}.score."]:
        args = numbers(declared.lines.get(key, ()), key)
        assert is_filled(own.line(words, things, ScoreLine(0, key, args, 3)), game)


@pytest.mark.parametrize("name", ["rokoko-jeweller", "alhambra"])
def test_a_game_declares_the_arguments_of_what_it_tells_and_of_nothing_else(name: str) -> None:
    game = variant(name)
    declared = game.naming.arguments
    assert set(declared.events) == FAMILIES[f"{game.name}.event."]
    assert set(declared.reasons) <= FAMILIES[f"{game.name}.reason."]
    assert set(declared.lines) <= FAMILIES[f"{game.name}.score."]
    known = {
        argument.lstrip("*")
        for table in (declared.events, declared.reasons, declared.lines)
        for each in table.values()
        for argument in each
    }
    assert set(game.naming.names) <= known


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANTS)
def test_every_step_option_and_event_of_whole_games_fills_its_text(name: str, language: str) -> None:
    """Games are played until each kind of decision has come up; what was decided least often is decided next."""
    played, words = variant(name), Words(language)
    missing = {decision.word for decision in played.decisions.values()}
    for seed in range(20):
        for players in (played.player_counts[0], played.player_counts[-1]):
            missing -= said_in_a_game(played, words, players, seed)
        if not missing:
            break
    assert not missing


def said_in_a_game(played: Game, words: Words, players: int, seed: int) -> set[str]:
    """Say everything in a game and return the words of the decisions that were offered."""
    own, log, decided = words_of(played.name), Log(), Counter[str]()
    state: Any = played.new(players, seed, log=log)
    dice = sown(seed, "words")
    offered: set[str] = set()
    while seats := played.to_decide(state):
        view: Any = played.view(state, seats[0])
        options = played.options(state, seats[0])
        said = [own.step(words, view.box, view.agenda[-1], view, seats[0])]
        said += [own.option(words, played, position, option) for option in options for position in (view, state)]
        assert not [text for text in said if not is_filled(text, played.name)]
        offered |= {option.word for option in options}
        rarest = min(decided[option.word] for option in options)
        options = [option for option in options if decided[option.word] == rarest]
        decision = options[face(dice, len(options))]
        decided[decision.word] += 1
        dice = advance(dice)
        played.carry_out(state, seats[0], decision, log)
    told = [own.event(words, state.box, event, own.SEAT_NAMES) for event in log.events]
    assert not [text for text in told if not is_filled(text, played.name)]
    return offered


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_names())
def test_a_player_s_events_begin_with_the_name(game: str, language: str) -> None:
    for key, text in texts(language).items():
        if key.startswith(f"{game}.event.") and "{player}" in text:
            assert text.startswith("{player} "), key


def test_there_is_a_name_for_every_seat() -> None:
    for game in game_names():
        assert len(words_of(game).SEAT_NAMES) == max(find_game(game).player_counts)


def test_an_opponent_is_called_by_name() -> None:
    assert say.event(Words("en"), box("rokoko-jeweller"), Event("copies_bonus", 1, (0, 2), -1), ("Ada", "Bob", "Cleo")) == (
        "Bob copies the bonus of the Master 0 from Cleo"
    )


def test_a_condition_that_does_not_hold_is_told() -> None:
    things = box("rokoko-jeweller")
    for card, condition in conditions().items():
        if condition.key == "coats":
            assert say.reason(Words("en"), things, Reason("condition_open", (card,))).endswith(
                "at least 3 men's coats on the board"
            )


@pytest.mark.parametrize("language", languages())
def test_an_option_that_is_neither_on_nor_off_is_refused(language: str) -> None:
    with pytest.raises(Refused) as refused:
        find_game("rokoko", options={"jeweller": 2})
    sentence = Words(language).refusal(refused.value)
    assert "jeweller" in sentence and "2" in sentence and is_filled(sentence, "refusal")


def test_dirk_is_called_by_his_name() -> None:
    assert words_of("alhambra").event(Words("en"), box("alhambra"), Event("scores", DIRK, (0, 8), -1), ()) == (
        "Dirk gets 8 points for Museum"
    )


def test_a_word_of_another_component_table_stands_for_itself() -> None:
    table = copy.deepcopy(find_game("alhambra").table)
    table["buildings"]["categories"][0][1] = "harbour"
    table["money"]["currencies"][2] = "pink"
    other = box_of(find_game("alhambra", table), 4)
    said = words_of("alhambra").event(Words("de"), other, Event("building_offered", -1, (0, 2), -1), ())
    assert "harbour 2" in said and "pink" in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "decision", "reason"),
    [
        ("rokoko", "favour", "choose_hand_first"),
        ("rokoko-jeweller", "hire-special", "choose_hand_first"),
        ("alhambra", "pay 3", "action_first"),
    ],
)
def test_an_illegal_decision_is_refused_with_the_decision_and_the_reason(
    name: str, decision: str, reason: str, language: str
) -> None:
    played = variant(name)
    state = played.new(3, 1)
    with pytest.raises(Refused) as refused:
        played.decide(state, played.to_decide(state)[-1], played.notation.read(decision))
    sentence = Words(language).refusal(refused.value, played)
    assert decision in sentence and "{" not in sentence
    assert Words(language)(f"{played.name}.reason.{reason}") in sentence


def test_a_key_without_a_text_gives_itself_and_its_details() -> None:
    assert Words("en").refusal(Refused("never_written", found=3)) == "refusal.never_written found=3"


def test_one_tile_and_two_tiles() -> None:
    words = Words("en")
    assert words("rokoko.reason.deck_too_small", count=1).endswith("1 card")
    assert words("rokoko.reason.deck_too_small", count=4).endswith("4 cards")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
        ({"LC_MESSAGES": "it", "LANG": "C"}, "it"),
    ],
)
def test_the_language_comes_from_the_environment(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert language_from_environment() == language


def test_a_refusal_of_an_expansion_s_decision_can_be_told_by_the_base_game() -> None:
    base = find_game("rokoko")
    state = base.new(3, 1, {"jeweller": True})
    seat = base.to_decide(state)[0]
    with pytest.raises(Refused) as refused:
        base.decide(state, seat, find_game("rokoko", options={"jeweller": True}).notation.read("exam master"))
    assert "exam master" in Words("en").refusal(refused.value, base)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options"), [("rokoko", {}), ("alhambra", {}), ("rokoko", {"jeweller": True})])
def test_a_hint_says_what_a_decision_changes(game: str, options: dict[str, object], language: str) -> None:
    words, played = Words(language), find_game(game, options=options)
    state, dice, told = played.new(3, 4), sown(4, "hints"), set()
    for _ in range(60):
        seat = played.to_decide(state)[0]
        view, choices = played.view(state, seat), played.options(state, seat)
        dice = advance(dice)
        decision = choices[face(dice, len(choices))]
        changes = [(reason.feature, reason.change) for reason in reasons(played, view, decision, dice)]
        sentence = hint(words, played, view, decision, changes)
        assert sentence.endswith(".") and "{" not in sentence and f"{game}." not in sentence
        assert not re.search(r"\.[.:;]|…\.|[+−]\d+\.\d", sentence), sentence
        told.add(sentence)
        played.carry_out(state, seat, decision)
    assert len(told) > 20 and any("+" in sentence for sentence in told) and any("−" in sentence for sentence in told)


def test_signs_are_spelled_out_for_a_page_but_not_in_names() -> None:
    assert spelled(Words("en"), "Make a red dress: YRRR § # ∩ → 28● / 4★") == (
        "Make a red dress: 1 yellow + 3 red + thread + lace + thimble → 28 Livre / 4 prestige"
    )
    assert spelled(Words("de"), "Kleid, 1 Y/G weniger, 2●/R, YYG") == "Kleid, 1 Gelb/Grün weniger, 2 Livre/rot, 2 Gelb + 1 Grün"
    assert spelled(Words("it"), "2 Y/G, 2 R in meno, tieni R/B, 2●/R") == (
        "2 gialle/verdi, 2 rosse in meno, tieni rossa/blu, 2 Livre/rosso"
    )
    assert spelled(Words("de"), "§ oder #, 0●") == "Garn oder Spitze, 0 Livre"
    assert spelled(Words("it"), "Copia da #1★: 1★ ogni 2 abiti", ["#1★"]) == "Copia da #1★: 1 prestigio ogni 2 abiti"
