"""Rokoko with the jeweller on the command line and in the terminal: every command, the table, and playing it by keys."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import rocaille
from rocaille.catalogue import declaration
from rocaille.cli import play
from rocaille.cli.main import main
from rocaille.cli.play.choices import Choice
from rocaille.cli.play.pages import ResumePage
from rocaille.cli.play.session import Session
from rocaille.faces.rokoko.words import SEAT_NAMES
from rocaille.games.rokoko.jeweller.rules import CONTENTS as JEWELLERS_CONTENTS
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import NOTHING
from rocaille.games.rokoko.rules import CONTENTS
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Outcome, ScoreLine
from rocaille.kernel.record import load
from rocaille.words import Words, languages
from tests.cli.playing import (
    Fingers,
    Player,
    at_table,
    begun_and_left,
    everything_fits,
    everything_is_told,
    fits_at_every_decision,
    new_app,
    played,
    played_to_the_end,
    screen_text,
    session_of,
)
from tests.cli.test_commands import toml_file
from tests.cli.test_table import drawn
from tests.commands import refused
from tests.conformance.rokoko_jeweller import pick
from tests.rokoko.jeweller.positions import GAME, after, bonus_of, new, playing, position
from tests.rokoko_table import other_values

OPTION = ("--option", "jeweller")
ON: dict[str, object] = {"jeweller": True}


@pytest.fixture
def record(run, tmp_path):
    """A recorded game of three players."""
    assert run("simulate", "--players", 3, "--games", 1, "--seed", 5, "--record", tmp_path / "games", *OPTION)[0] == 0
    return tmp_path / "games" / "rokoko-jeweller-3-5.json"


# the commands


def test_simulate_tells_the_options_of_a_game_that_has_some(run):
    rows = [json.loads(line) for line in run("simulate", "--games", 2, "--json", *OPTION)[1].splitlines()]
    assert [row["options"] for row in rows] == [ON, ON]
    assert "options" not in json.loads(run("simulate", "--games", 1, "--json")[1])
    assert "with the jeweller" in run("simulate", "--games", 2, *OPTION)[1]
    assert "jeweller" not in run("simulate", "--games", 2)[1]


def test_several_processes_play_the_same_games(run):
    arguments = ("simulate", "--games", 4, "--json", *OPTION)
    assert run(*arguments) == run(*arguments, "--jobs", 2)


def test_a_record_knows_its_options(run, record):
    assert json.loads(record.read_text(encoding="utf-8"))["options"] == ON
    told = json.loads(run("replay", record, "--seat", 1, "--at", 40, "--json")[1])
    assert told["options"] == ON and told["view"]["players"][1]["special"] and len(told["view"]["jewels"]) == 4
    assert "special" not in told["view"]["players"][0]


@pytest.mark.parametrize("language", languages())
def test_replay_draws_the_table_and_the_score_sheet(run, record, language):
    words = Words(language)
    for arguments in (("--seat", 0, "--at", 60), (), ("--all", "--at", 100)):
        status, out, err = run("replay", record, *arguments, "--language", language)
        assert (status, err) == (0, "") and words("rokoko.table.players_note") in out
        assert words("rokoko.options.jeweller") in out.splitlines()[0]


@pytest.mark.parametrize("language", languages())
def test_rules_go_on_with_those_of_the_jeweller(run, language):
    rows = json.loads(run("rules", "--json", "--language", language, *OPTION)[1])
    modules = {module.rpartition(".")[2] for row in rows for module in row["modules"]}
    assert modules == {*CONTENTS.values(), *JEWELLERS_CONTENTS.values()}
    status, out, _ = run("rules", "--language", language, *OPTION)
    assert status == 0 and all(module in out for module in JEWELLERS_CONTENTS.values())
    base = run("rules", "--language", language)[1].rpartition("\n\n")[0]
    assert out.startswith(base)


@pytest.mark.parametrize("language", languages())
def test_components_go_on_with_those_of_the_jeweller(run, language):
    words = Words(language)
    base = run("components", "--language", language)[1]
    status, out, _ = run("components", "--language", language, *OPTION)
    assert status == 0 and "5Mk" not in base and words("rokoko.jewel.blue_ring") not in base
    assert out.startswith(base.removesuffix(base.splitlines()[-1] + "\n")[:4000])
    lines = {name: next(line for line in out.splitlines() if f" {name} " in line) for name in ("Sa", "Sj", "2Jc", "5Mk")}
    assert all(words("origin.rulebook") in line for line in lines.values())
    assert words("rokoko.jewel.blue_ring") in out and words("rokoko.components.parts.jewel_windows") in out
    board = next(line for line in out.splitlines() if words("rokoko.components.parts.jewel_windows") in line)
    assert "6 4 2 1▾" in board and words("origin.reconstructed") in board
    assert "{" not in out and "rokoko." not in out and "components.parts" not in out


def test_perft_counts_the_variant(run):
    status, out, _ = run("perft", "--depth", 2, *OPTION)
    assert status == 0 and len(out.splitlines()) == 2


def test_bench_measures_the_variant_and_says_so(run, tmp_path, monkeypatch):
    monkeypatch.setattr("rocaille.cli.bench.TURNS", 1)
    monkeypatch.setattr("rocaille.cli.bench.PEERS", ())
    status, _, err = run("bench", "rokoko", "--seconds", 1, "--out", tmp_path, *OPTION)
    assert status == 0, err
    [file] = tmp_path.iterdir()
    kept = json.loads(file.read_text())
    assert kept["options"] == ON and file.name.endswith("-rokoko-jeweller.json")
    assert kept["results"]["rokoko jeweller interpreted"]["decisions_per_second"] > 1000


# component files


def without_jeweller(tmp_path: Path) -> Path:
    table = other_values()
    del table["jeweller"]
    return toml_file(tmp_path, table)


def with_wrong_jewels(tmp_path: Path) -> Path:
    table = other_values()
    table["jeweller"]["jewels"]["blue_ring"] = 5
    return toml_file(tmp_path, table)


@pytest.mark.parametrize("language", languages())
def test_a_file_is_judged_with_its_part_for_the_jeweller(run, tmp_path, language):
    said = Words(language)("components.sound_options", options=Words(language)("rokoko.options.jeweller"))
    sound = toml_file(tmp_path, other_values())
    for option in ((), OPTION):
        status, out, _ = run("components", "--check", sound, "--language", language, *option)
        assert status == 0 and said in out
    status, out, _ = run("components", "--check", without_jeweller(tmp_path), "--language", language)
    assert status == 0 and said not in out


@pytest.mark.parametrize("language", languages())
def test_a_file_without_what_the_option_needs_is_refused_everywhere(run, tmp_path, language):
    for make, option, named in ((without_jeweller, OPTION, "jeweller"), (with_wrong_jewels, OPTION, "jeweller.jewels")):
        file = make(tmp_path)
        for command in (
            ("components", "--check", file),
            ("components", "--components", file),
            ("simulate", "--components", file),
            ("play", "--components", file),
            ("perft", "--components", file),
            ("bench", "rokoko", "--components", file),
        ):
            sentence = refused(run(*command, *option, "--language", language))
            assert named in sentence and file.name in sentence and "right." not in sentence and "{" not in sentence
    status, out, _ = run("components", "--check", file)
    assert status == 0 and "jeweller.jewels" in out, "what a file has is judged, but it serves the base game"
    assert run("simulate", "--games", 1, "--components", file)[0] == 0, "the base game does not mind"


def test_other_values_of_the_jeweller_really_play(run, tmp_path):
    table = other_values()
    table["jeweller"]["decorations"]["cost"] = [0, 0, 0, 0, 0]
    file = toml_file(tmp_path, table)
    assert run("simulate", "--games", 1, "--components", file, *OPTION, "--record", tmp_path / "games")[0] == 0
    assert run("replay", tmp_path / "games" / "rokoko-jeweller-4-0.json", "--seat", 0)[0] == 0
    assert "0→0" in run("components", "--components", file, *OPTION)[1]


# refusals


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "command",
    [
        ("play",),
        ("simulate",),
        ("rules",),
        ("components",),
        ("components", "--check", "none.toml"),
        ("perft",),
        ("bench", "rokoko"),
    ],
)
def test_an_option_that_there_is_not_is_refused(run, tmp_path, command, language):
    if "--check" in command:
        command = ("components", "--check", toml_file(tmp_path, other_values()))
    sentence = refused(run(*command, "--option", "dragons", "--language", language))
    assert "dragons" in sentence and "jeweller" in sentence


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["play", "simulate", "rules", "components", "perft", "bench"])
def test_alhambra_has_no_jeweller(run, command, language):
    sentence = refused(run(command, "alhambra", *OPTION, "--language", language))
    assert "jeweller" in sentence and Words(language)("general.none") in sentence


def test_playing_with_the_jeweller_needs_a_terminal_like_any_game(run):
    assert refused(run("play", *OPTION)) == Words("en")("refusal.no_terminal")


# the table


def positions(players: int, seed: int, every: int) -> Iterator[JewellerState]:
    """Some positions of a game in which all kinds of decision come up, and the last."""
    state, dice, number = new(players, seed), random.Random(seed), 0
    while seats := GAME.to_decide(state):
        if number % every == 0:
            yield state
        number += 1
        GAME.carry_out(state, seats[-1], pick(GAME.options(state, seats[-1]), dice))
    yield state


def table_lines(state: JewellerState, seat: int | None, language: str = "en") -> list[str]:
    names = SEAT_NAMES[: len(state.players)]
    return drawn(declaration("rokoko").table().table(GAME.view(state, seat), Words(language), names))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_on_120_columns_and_28_lines_with_nothing_cut_off(players: int, language: str) -> None:
    words = Words(language)
    for state in positions(players, 11, 25):
        for seat in (0, None):
            lines = table_lines(state, seat, language)
            text = "\n".join(lines)
            assert len(lines) <= 28 and max(cell_len(line) for line in lines) <= 120
            assert "…" not in text and "rokoko." not in text and "{" not in text
            for title in (
                "king",
                "workshop",
                "warehouse",
                "decorations",
                "players",
                "dark",
                "legend",
                "jewels",
                "players_note",
                "player_piles",
                "player_exam",
            ):
                assert words(f"rokoko.table.{title}") in text
            assert words("rokoko.table.jewels_note", count=len(state.jewel_stack)) in text
            assert words("rokoko.kind.jeweller") in text


@pytest.mark.parametrize("language", languages())
def test_the_fullest_table_is_whole(language: str) -> None:
    """Everybody rich, every window and hand full, the longest bonuses and conditions."""
    words = Words(language)
    for special in "abcdefghij":
        for hand in ("5Mg 2Jd 2Jc", "5Mi 2Ji 2Jk", "5Mh 5Mk 5Mj"):
            person = {
                "livres": 99,
                "thread": 12,
                "lace": 12,
                "prestige": 99,
                "hand": hand,
                "special": f"S{special}",
                "jewels": "Y Y Y Y Y Y G R B",
                "covered": "fund",
                "tiles": "YY:T/L " * 4,
            }
            state = position(players=5, windows="Y R G B", player0=person, decorations={"jeweller.5": 0})
            lines = table_lines(state, 0, language)
            assert len(lines) == 28 and not [line for line in lines if "…" in line]
            assert any(cell in line for line in lines for cell in ("6111",))
            head = next(line for line in lines if "YGRB" in line)
            assert all(
                words(f"rokoko.table.player_{key}") in head for key in ("tiles", "piles", "dresses", "decorations", "exam")
            )


def test_the_jewellers_board_and_everybodys_jewels_exams_and_specials_are_in_sight() -> None:
    state = position(
        windows="Y - R B",
        jewel_stack="Y G",
        decorations={"jeweller.2": 1},
        player0={"special": "Se", "covered": "fund keep-rare-silk"},
        player1={"special": "-", "exam": "master", "covered": "make-a-coat", "jewels": "Y Y B"},
    )
    lines = table_lines(state, 0)
    assert any("Jeweller" in line and "♣1★" in line and "4●" in line for line in lines)
    assert any("6●Y∪" in line and "4●–" in line and "2●R∪" in line and "1●B○▾" in line for line in lines)
    assert any("∪ necklace  ○ ring  2 to come" in line for line in lines)
    assert any("exam decks J 9 M 9" in line for line in lines)
    assert any("♥ Adèle ◂" in line and "···· J□■□■ +" in line for line in lines)
    assert any("♣ Bastien" in line and "2··1 M□■□   " in line for line in lines)
    assert any("J □keep Y/G ■keep R/B □discard ■fund" in line for line in lines)
    assert any("special Apprentice: 3 jewels" in line for line in lines)
    assert not any("special Apprentice:" in line for line in table_lines(state, 1))


def test_what_others_cannot_know_is_not_on_the_table() -> None:
    specials: dict[str, Any] = {"player0": {"special": "Sa"}, "player2": {"special": "Sc"}}
    state = position(player1={"special": "Sb", "unseen": "2Jh"}, **specials)
    other = position(player1={"special": "Sd", "unseen": "2Jk"}, **specials)
    for seat in (0, 2, None):
        assert table_lines(state, seat) == table_lines(other, seat)
    assert any(line.rstrip("│ ").endswith(" ?") for line in table_lines(state, None)), "a card that nobody has seen"
    assert any("♣ Bastien" in line and " 4/2/0 " in line for line in table_lines(state, 0))


def test_the_base_game_shows_nothing_of_it() -> None:
    game = rocaille.game("rokoko")
    text = "\n".join(drawn(declaration("rokoko").table().table(game.view(game.new(4, 1), 0), Words("en"), SEAT_NAMES[:4])))
    assert "ewel" not in text and "exam" not in text and "□" not in text and "special" not in text


def test_jewels_come_after_the_favour_on_the_score_sheet() -> None:
    sheet = [ScoreLine(0, reason, (), 1) for reason in ("dresses", "jewels", "tokens", "favour")] + [
        ScoreLine(0, "hall_first", (2,), 1)
    ]
    grid = drawn(declaration("rokoko").table().score_grid(Outcome(sheet, 1, (0,)), Words("en"), GAME.boxes[5], SEAT_NAMES[:1]))
    lines = [" ".join(line.split()[:2]) for line in grid if line.strip()]
    assert [line.partition(" 1")[0] for line in lines if not line.startswith(("Final", "♥", "─", "Total", "Livre"))] == [
        "Prestige from",
        "Queen's favour",
        "Jewels",
        "Most in",
        "Dresses",
    ]


# playing


def session_with(state: JewellerState, tmp_path: Path) -> Session:
    """Seat 0 of this position."""
    session = Session.new(GAME, len(state.players), 0, 3, ["random"] * (len(state.players) - 1), ON, tmp_path / "x.json")
    session.history.state = state
    return session


def menu(state: JewellerState, tmp_path: Path, language: str = "en") -> list[Choice]:
    session = session_with(state, tmp_path)
    return session.face.choices(session, Words(language))


def leaves(choices: list[Choice]) -> list[Choice]:
    return [leaf for choice in choices for leaf in (leaves(choice.children) if choice.children else [choice])]


@pytest.mark.parametrize("language", languages())
def test_the_lists_offer_exactly_what_is_possible(language: str, tmp_path: Path) -> None:
    """Every decision is behind one key, and everything is said in words, through games with all kinds of decisions."""
    words, met = Words(language), set()
    for seed in (0, 1, 11, 15, 89, 91):
        for state in positions(2 + seed % 4, seed, 1):
            if 0 not in GAME.to_decide(state):
                continue
            session = session_with(state, tmp_path)
            found = leaves(session.face.choices(session, words))
            possible: list[Decision | None] = [leaf.decision for leaf in found if leaf.possible]
            assert len(possible) == len(set(possible)) and set(possible) == set(session.options())
            met |= {decision.word for decision in session.options()}
            said = [session.face.headline(session, words)]
            said += [text for leaf in found for text in (leaf.label, leaf.detail, leaf.reason)]
            assert not [text for text in said if "{" in text or "rokoko." in text]
    assert met >= {"jewel", "hire-special", "exam", "cover", "choose", "move", "copy"}


def test_the_exam_that_lies_open_is_the_seventh_action(tmp_path: Path) -> None:
    ready = menu(playing("0Aa", player0={"livres": 5, "covered": "all"}), tmp_path)
    assert [choice.key for choice in ready] == ["1", "2", "3", "4", "5", "6", "7", "0"]
    assert ready[6].possible and "Journeyman's exam" in ready[6].label
    open_tasks = menu(playing("0Aa", player0={"livres": 5, "covered": "fund"}), tmp_path)[6]
    assert open_tasks.reason == "3 tasks are still open" and open_tasks.label == "Journeyman's exam"
    poor = menu(playing("0Aa", player0={"livres": 4, "covered": "all"}), tmp_path)[6]
    assert "5" in poor.reason and "4" in poor.reason
    assert "Apprentice" in menu(playing("0M", player0={"covered": "all"}), tmp_path)[6].reason
    assert "Master's exam" in menu(playing("0M", player0={"exam": "master"}), tmp_path)[6].label


def test_the_special_apprentice_is_hired_with_the_hire_action(tmp_path: Path) -> None:
    hire = menu(playing("0M", hire="", player0={"special": "Sd", "livres": 30}), tmp_path)[3]
    assert hire.possible and hire.label == "Hire an employee: special Apprentice"
    [special] = hire.children
    assert special.possible and special.key == "1" and "At least 30 Livre." in special.detail
    assert "3 prestige" in special.detail
    poor = menu(playing("0M", hire="6Aa", player0={"special": "Sd", "livres": 29}), tmp_path)[3]
    assert poor.possible and poor.label == "Hire an employee: 1 choice" and "at least 30 Livre" in poor.children[-1].reason
    hired = menu(playing("0M", hire="6Aa", player0={"special": "-", "livres": 29}), tmp_path)[3]
    assert len(hired.children) == 1
    assert menu(playing("0J", player0={"special": "Sd"}), tmp_path)[3].reason == "it takes a Master"


def made_dress(players: int = 3) -> JewellerState:
    """A yellow dress of player 0 is to be rented out or sold."""
    state = playing(
        "0M",
        players=players,
        workshop="Y1",
        windows="Y - G R",
        decorations={"jeweller.1": 0},
        player0={"livres": 20, "tiles": "YY:T/L YY:T/L YY:T/L", "thread": 5, "lace": 5},
    )
    state = after(state, "make 1")
    while GAME.options(state, 0)[0].word == "give":
        GAME.carry_out(state, 0, GAME.options(state, 0)[0])
    return state


def test_a_jewel_is_offered_beside_the_halls(tmp_path: Path) -> None:
    state = made_dress()
    choices = menu(state, tmp_path)
    assert [choice.key for choice in choices] == ["1", "2", "3", "4", "5", "6", "0"]
    jewel, sell = choices[-2:]
    assert "2 choices" in jewel.label and sell.label.startswith("Sell")
    assert [(child.key, child.possible) for child in jewel.children] == [("1", True), ("3", False), ("4", True)]
    assert "draw a tile" in jewel.children[0].label and "necklace" in jewel.children[1].reason
    assert jewel.children[0].decision is not None
    GAME.carry_out(state, 0, jewel.children[0].decision)
    while GAME.options(state, 0)[0].word != "rent":
        GAME.carry_out(state, 0, GAME.options(state, 0)[0])
    assert [choice.key for choice in menu(state, tmp_path)] == ["1", "2", "3", "4", "5"], "it must be rented out now"


def test_why_there_is_no_jewel(tmp_path: Path) -> None:
    state = made_dress()
    state.decorations = (-1,) * len(state.decorations)
    jewel = menu(state, tmp_path)[-2]
    assert jewel.reason == "it takes a decoration space of the jeweller" and not jewel.children
    state = made_dress()
    state.windows = (NOTHING,) * 4
    assert menu(state, tmp_path)[-2].reason == "the jeweller has no jewel there"


def test_bonuses_that_use_other_bonuses(tmp_path: Path) -> None:
    copying = menu(bonus_of("2Jd", player1={"discard": "0J"}, player2={"discard": "0M"}, player0={"livres": 9}), tmp_path)
    assert "Bastien" in copying[0].label and copying[0].short is not None and copying[-1].key == "0"
    assert copying[0].detail
    moving = menu(bonus_of("2Jc", player0={"supply": "0J", "hand": "0Aa", "discard": "0M"}), tmp_path)
    assert [choice.short.plain for choice in moving[:-1] if choice.short] == [
        "J0 Supply  § or #, 1●",
        "A0a hand  acquire once more",
        "M0 Discard  no bonus",
    ]


class Eager(Fingers):
    """Tries what the jeweller brings wherever it can."""

    def liked(self, possible: list[Choice]) -> list[Choice]:
        new = [
            choice
            for choice in possible
            if any(
                leaf.possible and leaf.decision is not None and leaf.decision.word in ("exam", "jewel", "hire-special")
                for leaf in leaves([choice])
            )
        ]
        return new or possible


def test_a_whole_game_by_keys_ends_with_the_score_sheet_and_a_record() -> None:
    record = played_to_the_end(new_app(options=ON), [Words("en")("rokoko.table.sheet")], Eager)
    assert record.options == ON


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_everything_fits_on_120_by_40(language: str, players: int) -> None:
    fits_at_every_decision(new_app(players, language, options=ON), 50, players, Eager)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_main_actions_stand_in_one_column(language: str, players: int) -> None:
    app = new_app(players, language, options=ON)

    async def keys(pilot: Player) -> None:
        await Fingers(app, pilot).until(lambda: len(at_table(app).pane.choices) == 8)
        pane = at_table(app).pane
        assert pane.shape() == (8, 1)
        card = Words(language)("rokoko.step.action_or_exam", card="\0").partition("\0")[2]
        assert card in screen_text(app)

    played(app, keys)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 5])
def test_lists_of_the_jeweller_fit(players: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole exam deck, a long deck to move a card of, jewels, tasks and opponents, on 120×40."""
    monkeypatch.setattr(Session, "save", lambda session: None)
    app = new_app(players, language, options=ON)
    several = {f"player{seat}": {"discard": "0J"} for seat in range(1, players)}
    wide = [
        after(playing("0Ab", players=players, player0={"livres": 9, "covered": "all"}), "exam journeyman"),
        after(after(playing("0Aa", players=players, warehouse=["YR:T/L", "", ""]), "acquire 1.1"), "keep"),
        made_dress(players=players),
        bonus_of("2Jc", players=players, player0={"supply": "0J 0Aa 0Ab 1Aa 3Ja", "hand": "0M 2Ja 2Jb", "discard": "4J 6Aa"}),
        bonus_of("2Jd", players=players, player0={"livres": 9}, **several),
        playing("0M", players=players, hire="6Aa 6Ab 5J 4M", player0={"special": "Sd", "livres": 40}),
    ]

    async def keys(pilot: Player) -> None:
        for state in wide:
            session_of(app).history.state = state
            while not any(decision.word != "pass" and decision.word != "use" for decision in GAME.options(state, 0)):
                GAME.carry_out(state, 0, GAME.options(state, 0)[-1])
            at_table(app).opened = []
            at_table(app).retell()
            await pilot.pause()
            everything_fits(app)
            everything_is_told(app)
            for choice in list(at_table(app).pane.choices):
                if choice.children:
                    at_table(app).choose(choice)
                    await pilot.pause()
                    everything_fits(app)
                    everything_is_told(app)
                    await pilot.press("escape")

    played(app, keys)


def test_a_saved_game_goes_on_and_says_that_it_is_with_the_jeweller() -> None:
    app = new_app(options=ON)

    async def first(pilot: Player) -> None:
        await Fingers(app, pilot).until(lambda: len(session_of(app).history.moments) > 30)
        await pilot.press("q")

    played(app, first)
    left = session_of(app).history.state.key()
    plain = new_app()  # also when a game without it is asked for

    async def second(pilot: Player) -> None:
        assert isinstance(plain.screen, ResumePage)
        for language in ("en", "de", "it"):
            assert Words(language)("rokoko.options.jeweller") in screen_text(plain)
            await pilot.press("l")
        await pilot.press("1")
        assert session_of(plain).history.state.key() == left
        assert session_of(plain).game.chosen == ("jeweller",)
        await Fingers(plain, pilot).until(lambda: len(session_of(plain).history.moments) > 40)

    played(plain, second)
    assert load(session_of(plain).path, rocaille.game).options == ON


def test_a_base_game_is_offered_without_a_word_about_it() -> None:
    app = new_app()

    async def first(pilot: Player) -> None:
        await pilot.press("1", "1")

    played(app, first)
    again = new_app(options=ON)

    async def second(pilot: Player) -> None:
        assert "jeweller" not in screen_text(again)
        await pilot.press("0")
        assert session_of(again).game.chosen == ("jeweller",)

    played(again, second)


def test_play_begins_with_the_option_that_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = begun_and_left(monkeypatch)
    for option in (OPTION, ()):
        with pytest.raises(SystemExit) as ended:
            main(["play", "rokoko", *option, "--save", str(tmp_path / "mine.json")])
        assert ended.value.code == 0, capsys.readouterr().err
    assert [session.game.chosen for session in begun] == [("jeweller",), ()]
    session = begun[0]
    session.decide(session.options()[0])
    session.save()
    assert play.start(rocaille.game("rokoko"), 4, 0, 1, ["random"] * 3, {}, Words("en"), str(session.path)) == 0
    assert begun[-1].game.chosen == ("jeweller",), "a file is gone on with as it is"


@pytest.mark.parametrize("language", languages())
def test_the_pages_tell_of_the_jeweller(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "save", lambda session: None)
    words = Words(language)

    def page(options: dict[str, object], key: str, state: JewellerState | None = None) -> str:
        app, found = new_app(language=language, options=options), []

        async def keys(pilot: Player) -> None:
            if state is not None:
                session_of(app).history.state = state
            await pilot.press(key)
            await pilot.pause()
            found.append(" ".join(screen_text(app).split()))

        played(app, keys, (160, 130))
        return found[0]

    first = words("rokoko.help.jeweller").partition("\n")[0]
    assert first in page(ON, "?") and first not in page({}, "?")
    looked = position(players=2, looks=[(0, 0, "journeyman")], player0={"special": "Sd"})
    told = page(ON, "c", looked)
    assert words("rokoko.table.cards_special") in told and words("rokoko.condition.livres", count=30)[1:] in told
    assert told.count(words("rokoko.table.cards_exam")) == 9
    base = page({}, "c")
    assert words("rokoko.table.cards_special") not in base and words("rokoko.table.cards_exam") not in base


def test_the_log_tells_what_the_jeweller_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app(options=ON)

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        old, new = session.events()
        text = "\n".join(line.plain for line in session.face.story(app.words, session.box, old + new, session.names, True))
        assert "special Apprentice S" in text and "rokoko." not in text
        await Fingers(app, pilot).until(lambda: len(session.history.moments) > 120)
        old, new = session.events()
        assert {event.seat for event in old + new if event.key == "special_dealt"} == {0}
        text = "\n".join(line.plain for line in session.face.story(app.words, session.box, old + new, session.names, True))
        assert "covers a task" in text and "A jewel leaves the game" in text and "rokoko." not in text and "{" not in text

    played(app, keys)


def test_a_record_that_was_played_without_an_option_is_not_replayed_with_it(run, record, tmp_path):
    assert run("replay", record, *OPTION)[0] == 0
    assert run("simulate", "--players", 3, "--games", 1, "--seed", 5, "--record", tmp_path / "games")[0] == 0
    base = tmp_path / "games" / "rokoko-3-5.json"
    assert base.exists() and record.name == "rokoko-jeweller-3-5.json"
    assert "without the option “jeweller”" in refused(run("replay", base, *OPTION))
    assert "no option “gardener”" in refused(run("replay", base, "--option", "gardener"))


def test_a_file_that_is_unsound_only_for_the_jeweller_is_told_so_and_serves_the_base_game(run, tmp_path):
    table = other_values()
    table["jeweller"] = {
        **rocaille.game("rokoko").table["jeweller"],
        "windows": {"costs": [6, 4, 2, True], "dark": 1, "from": "reconstructed"},
    }
    file = toml_file(tmp_path, table)
    status, out, _ = run("components", "--check", file)
    assert status == 0 and "But it cannot be played with the jeweller" in out and "jeweller.windows.costs" in out
    assert "jeweller.windows.costs" in refused(run("components", "--check", file, *OPTION))
    assert "jeweller.windows.costs" in refused(run("simulate", "--components", file, "--games", 1, *OPTION))
    assert run("simulate", "--components", file, "--games", 1)[0] == 0


def test_components_as_json_have_the_part_of_an_option_only_with_it(run):
    assert "jeweller" not in json.loads(run("components", "--json")[1])
    assert "jeweller" in json.loads(run("components", "--json", *OPTION)[1])
