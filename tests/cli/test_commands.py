"""The commands as people type them: what they print, and one sentence with status 2 for everything that is wrong."""

import copy
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import rocaille
from rocaille.catalogue import game as find_game
from rocaille.games.alhambra.rules import CONTENTS as ALHAMBRA_CONTENTS
from rocaille.games.rokoko.rules import CONTENTS
from tests.commands import SIGNS, no_other_sign, refused
from tests.rokoko_table import other_values


@pytest.fixture
def record(run, tmp_path):
    """A recorded game of three players."""
    assert run("simulate", "rokoko", "--players", 3, "--games", 1, "--seed", 5, "--record", tmp_path / "games")[0] == 0
    return tmp_path / "games" / "rokoko-3-5.json"


def table_file(tmp_path, **changes):
    return toml_file(tmp_path, other_values(**changes))


def toml_file(tmp_path: Path, table: dict[str, Any]) -> Path:
    """A component file, written as TOML the simple way: every table inline."""

    def toml(value):
        if isinstance(value, dict):
            return "{" + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + "}"
        if isinstance(value, list):
            return "[" + ", ".join(map(toml, value)) + "]"
        return json.dumps(value, ensure_ascii=False)

    text = "\n".join(f"{key} = {toml(value)}" for key, value in table.items())
    tomllib.loads(text)
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    return file


# simulate


def test_simulate_json_has_a_line_a_game(run):
    status, out, _ = run("simulate", "rokoko", "--players", 4, "--games", 3, "--seed", 7, "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 0 and [row["seed"] for row in rows] == [7, 8, 9]
    for row in rows:
        assert list(row) == ["game", "players", "seed", "decisions", "scores", "winners", "sheet"]
        assert row["scores"] == [sum(line["points"] for line in row["sheet"] if line["seat"] == seat) for seat in range(4)]
        assert set(row["sheet"][0]) == {"seat", "reason", "args", "points"}


def test_the_same_arguments_give_the_same_bytes_whatever_the_jobs(run, tmp_path):
    arguments = ("simulate", "rokoko", "--players", 3, "--games", 9, "--seed", 1, "--json")
    _, alone, _ = run(*arguments, "--record", tmp_path / "one")
    _, together, _ = run(*arguments, "--jobs", 2, "--record", tmp_path / "two")
    assert alone == together and alone
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert len(files) == 9
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_simulate_without_json_is_a_summary_for_people(run):
    status, out, _ = run("simulate", "--games", 3)
    assert status == 0 and "mean score" in out and "random" in out


@pytest.mark.parametrize(("language", "sign"), SIGNS)
def test_simulate_writes_numbers_as_the_language_does(run, language, sign):
    _, out, said = run("simulate", "--players", 3, "--bots", "random", "--games", 3, "--seed", 1, "--language", language)
    assert out.count(f"33{sign}3 %") == 3
    assert no_other_sign(out + said, sign)


def test_records_are_never_overwritten(run, tmp_path, record):
    before = record.read_bytes()
    assert record.name in refused(run("simulate", "--players", 3, "--games", 2, "--seed", 5, "--record", record.parent))
    assert record.read_bytes() == before and len(list(record.parent.iterdir())) == 1


def test_a_record_folder_that_is_a_file_is_refused(run, record):
    assert str(record) in refused(run("simulate", "--record", record))


def test_other_components_really_play(run, tmp_path):
    file = table_file(
        tmp_path,
        resources={
            **other_values()["resources"],
            "tiles": [[20, 3, 0, 0, 0, "T/L"], [20, 0, 3, 0, 0, "T/L"], [5, 0, 0, 3, 0, "T/L"], [3, 0, 0, 0, 3, "T/L"]],
        },
    )
    arguments = ("simulate", "--games", 2, "--json")
    assert run(*arguments)[1] != run(*arguments, "--components", file)[1]
    run(*arguments, "--components", file, "--record", tmp_path / "games")
    status, out, _ = run("replay", tmp_path / "games" / "rokoko-4-0.json", "--json", "--at", 0)
    assert status == 0 and "YYY:T/L" in out


# replay


def test_replay_shows_the_table_of_a_seat(run, record):
    status, out, _ = run("replay", record, "--seat", 1, "--at", 40, "--json")
    told = json.loads(out)
    assert status == 0 and told["at"] == 40 and told["view"]["seat"] == 1
    own, other = told["view"]["players"][1], told["view"]["players"][0]
    assert "hand" in own and "hand" not in other and "tiles" not in other


def test_replay_as_nobody_shows_no_hand(run, record):
    told = json.loads(run("replay", record, "--at", 4, "--json")[1])
    assert told["view"]["seat"] is None
    assert all("hand" not in player for player in told["view"]["players"])
    assert told["events"] == [], "what somebody takes into the hand is nobody's business"


def test_replay_with_everything_shows_all_hands(run, record):
    told = json.loads(run("replay", record, "--at", 4, "--all", "--json")[1])
    assert ["hand" in view["players"][seat] for seat, view in enumerate(told["views"])] == [True] * 3
    assert told["events"][0]["event"] == "takes_card" and told["events"][0]["args"]["card"] in ("0M", "0J", "0Aa", "0Ab", "0Ac")


def named_outcome(file):
    """What a record has as the outcome, with names."""
    outcome, named = json.loads(file.read_text())["outcome"], []
    for line in outcome["sheet"]:
        reason, _, about = line["reason"].partition(".")
        names = {"crown": "card", "hall_first": "hall", "hall_second": "hall", "statue_set": "number"}
        args = {names[reason]: about if reason == "crown" else int(about)} if about else {}
        named.append({"seat": line["seat"], "reason": reason, "args": args, "points": line["points"]})
    return {**outcome, "sheet": named}


def test_replay_ends_with_the_score_sheet(run, record):
    told = json.loads(run("replay", record, "--json")[1])
    assert told["outcome"] == named_outcome(record)
    assert told["at"] == told["of"] and told["to_decide"] == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_replay_draws_the_table(run, record, language):
    for arguments in (("--seat", 0, "--at", 60), (), ("--all", "--at", 100)):
        status, out, err = run("replay", record, *arguments, "--language", language)
        assert (status, err) == (0, "") and len(out.splitlines()) > 20


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seat", 3), "3"),
        (("--seat", "x"), "x"),
        (("--seat", -1), "-1"),
        (("--at", 100_000), "100000"),
        (("--at", "-5"), "-5"),
        (("--at", ""), ""),
    ],
)
def test_replay_of_what_is_not_there(run, record, arguments, named):
    assert named in refused(run("replay", record, *arguments))


def test_a_record_that_was_edited_cut_or_is_of_another_version(run, record, tmp_path):
    text = record.read_text()
    for change, named in (
        (text[:2000], "cut.json"),
        (text.replace('"version": 3', '"version": 7'), "7"),
        (text.replace("take 0M", "take 0Aa", 1), "cut.json"),
        ("", "cut.json"),
        ("[]", "cut.json"),
    ):
        (tmp_path / "cut.json").write_text(change)
        assert named in refused(run("replay", tmp_path / "cut.json"))
    assert "none.json" in refused(run("replay", tmp_path / "none.json"))
    assert refused(run("replay", tmp_path))


@pytest.mark.parametrize("file", sorted((Path(__file__).parents[1] / "records").glob("*-v1.json")), ids=lambda file: file.stem)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_record_of_an_earlier_version_is_replayed_with_the_prices_of_then(run, file, language):
    told = json.loads(run("replay", file, "--json")[1])
    assert told["outcome"] == named_outcome(file)
    status, out, err = run("replay", file, "--at", 10, "--language", language)
    assert (status, err) == (0, "")
    [statues] = [line for line in out.splitlines() if "11●" in line and "14●" in line]
    assert "17●" in statues


# rules, components, perft, bench


def test_rules_lists_headings_and_modules(run):
    status, out, _ = run("rules", "rokoko")
    assert status == 0 and "Ties in a hall  #ties  end_of_the_game" in out
    assert all(module in out for module in CONTENTS.values())
    rows = json.loads(run("rules", "rokoko", "--json")[1])
    modules = {module for row in rows for module in row["modules"]}
    assert modules == {f"rocaille.games.rokoko.rules.{module}" for module in CONTENTS.values()}
    assert sum(len(row["rulings"]) for row in rows) > 100
    assert all(row["heading"] in out and row["anchor"] in out for row in rows)


@pytest.mark.parametrize(
    ("language", "heading", "sentence"),
    [("en", "Ties in", "A tie in a hall goes"), ("de", "Gleichstand", "wer dort mehr"), ("it", "parità", "Una parità")],
)
def test_rules_show_what_stands_under_a_heading(run, language, heading, sentence):
    status, out, err = run("rules", "rokoko", heading, "--language", language)
    assert (status, err) == (0, "") and sentence in out
    assert "{#" not in out and "end_of_the_game" in out
    assert run("rules", "rokoko", "ties", "--language", language)[1] == out
    assert sentence in run("rules", "rokoko", "end_of_the_game", "--language", language)[1]
    [row] = json.loads(run("rules", "rokoko", "ties", "--json", "--language", language)[1])
    assert sentence in row["text"].replace("**", "") and "end_of_the_game.unresolved_tie" in row["rulings"]


def test_rules_know_the_headings_that_there_are(run):
    said = refused(run("rules", "rokoko", "exams"))
    assert "“exams”" in said and "rocaille rules rokoko" in said
    assert run("rules", "rokoko", "exams", "--option", "jeweller")[0] == 0


def test_components_show_their_origin(run):
    status, out, _ = run("components", "rokoko")
    assert status == 0 and "reconstructed" in out and "6Ad" in out and "B6" in out
    assert "rekonstruiert" in run("components", "--language=de")[1]
    assert len(json.loads(run("components", "--json")[1])["dresses"]["tiles"]) == 42


def test_a_sound_component_file_is_called_sound(run, tmp_path):
    status, out, _ = run("components", "rokoko", "--check", table_file(tmp_path))
    assert status == 0 and "components.toml" in out


def test_a_component_file_that_breaks_a_count_is_refused_everywhere(run, tmp_path):
    dresses = other_values()["dresses"]
    file = table_file(tmp_path, dresses={**dresses, "tiles": dresses["tiles"][1:]})
    for command in (
        ("components", "rokoko", "--check", file),
        ("simulate", "--components", file),
        ("play", "--components", file),
        ("perft", "--components", file),
        ("components", "--components", file),
    ):
        sentence = refused(run(*command))
        assert "dresses.tiles (yellow)" in sentence and "12" in sentence and "13" in sentence


def test_all_that_is_wrong_with_a_component_file_is_listed_with_the_page_that_it_breaks(run, tmp_path):
    table = other_values()
    table["dresses"]["tiles"][3][8] = 29
    table["board"]["large"]["halls"][0]["spaces"] = [["master", ""], *[["guest", ""]] * 50]
    del table["board"]["small"]["workshop"]["dark"]
    file = table_file(tmp_path, **table)
    status, out, said = run("components", "rokoko", "--check", file)
    assert status == 2 and "3 things are wrong" in said and said.count("\n") == 1
    first, second, third = out.splitlines()
    assert first == "dresses.tiles[4].sale breaks the rulebook, page 1: found 29, right would be a whole number from 6 to 28."
    assert second == "The component table lacks board.small.workshop.dark; right would be 2."
    assert third.startswith("board.large.halls[1].spaces is more than this program can hold: found [[")
    status, out, _ = run("components", "rokoko", "--check", file, "--json")
    assert status == 2
    found = [(each["kind"], each["page"], each["where"]) for each in json.loads(out)]
    assert found == [
        ("rulebook", 1, "dresses.tiles[4].sale"),
        ("form", None, "board.small.workshop.dark"),
        ("limit", None, "board.large.halls[1].spaces"),
    ]
    assert run("components", "rokoko", "--check", table_file(tmp_path), "--json")[:2] == (0, "[]\n")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_what_is_wrong_with_the_part_for_an_option_is_said_and_refused_when_it_is_asked_for(run, tmp_path, language):
    table = other_values()
    table["jeweller"]["windows"]["dark"] = 2
    file = table_file(tmp_path, jeweller=table["jeweller"])
    status, out, _ = run("components", "rokoko", "--check", file, "--language", language)
    assert status == 0 and "jeweller.windows.dark" in out and "{" not in out
    said = refused(run("components", "rokoko", "--check", file, "--option", "jeweller", "--language", language))
    assert "jeweller.windows.dark" in said and " 2" in said and "{" not in said
    assert "dragons" in refused(run("components", "rokoko", "--check", file, "--option", "dragons"))


def test_a_component_file_that_is_not_there_or_no_toml(run, tmp_path):
    assert "none.toml" in refused(run("components", "--check", tmp_path / "none.toml"))
    (tmp_path / "x.toml").write_text("= =")
    assert "x.toml" in refused(run("components", "--check", tmp_path / "x.toml"))


def test_perft_counts(run):
    status, out, _ = run("perft", "rokoko", "--players", 2, "--depth", 3)
    assert status == 0 and [line.split()[1] for line in out.splitlines()] == ["4", "13", "33"]


def test_bench_measures_and_keeps_the_result(run, tmp_path, monkeypatch):
    monkeypatch.setattr("rocaille.cli.bench.TURNS", 1)
    monkeypatch.setattr("rocaille.cli.bench.PEERS", ())
    status, out, err = run("bench", "--seconds", 1, "--out", tmp_path)
    assert status == 0, err
    [file] = tmp_path.iterdir()
    kept = json.loads(file.read_text())
    for game in ("rokoko", "alhambra"):
        assert kept["results"][f"{game} interpreted"]["decisions_per_second"] > 1000
        assert kept["versions"]["rules"][game] == rocaille.game(game).version
        for environment in ("PettingZoo", "vector"):
            assert kept["environments"][f"{game} {environment}"]["steps_per_second"] > 50
        assert kept["vector / PettingZoo"][f"{game} vector"] > 1
    assert kept["machine"]["cores"]
    assert "decisions/s" in out and "steps/s" in out


# everything that is wrong


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--players", 1),
        ("simulate", "--players", 6),
        ("simulate", "--players", "four"),
        ("simulate", "--players", "-2"),
        ("simulate", "--players", ""),
        ("simulate", "--games", 0),
        ("simulate", "--games", "1e3"),
        ("simulate", "--games", "9" * 40),
        ("simulate", "--seed", "x"),
        ("simulate", "--seed", -1),
        ("simulate", "--jobs", 0),
        ("simulate", "--bots", "clever"),
        ("simulate", "--players", 4, "--bots", "random,random"),
        ("simulate", "--option", "dragons"),
        ("simulate", "--colour", "red"),
        ("simulate", "chess"),
        ("simulate", "rokoko", "extra"),
        ("simulate", "--games"),
        ("play", "--players", 7),
        ("play", "--seat", 4),
        ("play", "--seat", "x"),
        ("play", "--bots", "hal"),
        ("play", "--bots", "random,random"),
        ("play", "chess"),
        ("play", "--option", "jewellery"),
        ("perft", "--depth", "deep"),
        ("perft", "--players", 9),
        ("rules", "chess"),
        ("components", "chess"),
        ("components", "chess", "--check", "x"),
        ("bench", "--seconds", 0),
        ("bench", "chess"),
        ("bench", "--option", "x"),
        ("bench", "--option", "jeweller"),
        ("bench", "--players", 6),
        ("fly",),
        ("replay",),
        ("--language", "fr", "rules"),
        ("rules", "--language"),
        ("--loud",),
        ("simulate", "--players", "٤"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_bad_input_gets_one_sentence_and_status_2(run, monkeypatch, arguments, language):
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    sentence = refused(run(*arguments))
    assert sentence[-1] in ".:;" or sentence[-1].isalnum()
    assert "{" not in sentence


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "command", [("simulate", "--games", "3"), ("simulate", "--games", "3", "--json"), ("rules",), ("components",)]
)
def test_a_full_disk_is_said_in_a_sentence(command):
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rocaille", *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "No space left" in done.stderr.splitlines()[-1]


def test_a_terminal_without_our_signs_shows_others():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run([sys.executable, "-m", "rocaille", "rules"], capture_output=True, env=environment, check=False)
    assert done.returncode == 0 and b"Traceback" not in done.stderr and len(done.stdout) > 1000


def test_rules_in_all_languages(run):
    texts = {
        run("rules", game, "--language", language)[1] for game in ("rokoko", "alhambra") for language in ("en", "de", "it")
    }
    assert len(texts) == 6 and all("#ties" in text for text in texts)


def test_what_a_file_says_cannot_steer_the_terminal(run, record):
    record.write_text(record.read_text().replace('"game": "rokoko"', '"game": "\\u001b[2J"'))
    assert "\x1b" not in refused(run("replay", record))


def test_a_component_file_that_is_a_device_is_refused(run, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for place in ("/dev/zero", tmp_path / "pipe"):
        assert str(place) in refused(run("components", "--check", place))


def test_the_last_language_counts(run):
    assert run("--language", "de", "components", "--language=it")[1] == run("components", "--language", "it")[1]


def test_bench_plays_with_other_components_compiled_and_interpreted(run, tmp_path, monkeypatch):
    monkeypatch.setattr("rocaille.cli.bench.TURNS", 1)
    monkeypatch.setattr("rocaille.cli.bench.PEERS", ())
    assert run("bench", "rokoko", "--seconds", 1, "--out", tmp_path / "out", "--components", table_file(tmp_path))[0] == 0
    [file] = (tmp_path / "out").iterdir()
    kept = json.loads(file.read_text())
    assert kept["components"] == "custom" and kept["results"]["rokoko interpreted"]["decisions_per_second"] > 1000


def test_a_folder_for_results_that_is_a_file_is_refused_before_measuring(run, record):
    assert str(record) in refused(run("bench", "--out", record))


def test_the_sentence_is_in_the_readers_language(run):
    sentences = {refused(run("simulate", "--players", 9, "--language", language)) for language in ("en", "de", "it")}
    assert len(sentences) == 3 and all("9" in sentence for sentence in sentences)


def test_the_command_runs_as_a_program():
    done = subprocess.run([sys.executable, "-m", "rocaille", "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, rocaille.__version__, "")


def test_help_names_every_command_in_all_languages(run):
    for language in ("en", "de", "it"):
        status, out, _ = run("--language", language, "--help")
        assert status == 0
        for command in ("play", "simulate", "arena", "report", "dataset", "replay", "rules", "components", "perft", "bench"):
            assert command in out
            assert run("--language", language, command, "--help")[0] == 0


# Alhambra


@pytest.fixture
def alhambra_record(run, tmp_path):
    """A recorded game of two players, and Dirk."""
    assert run("simulate", "alhambra", "--players", 2, "--games", 1, "--seed", 5, "--record", tmp_path / "games")[0] == 0
    return tmp_path / "games" / "alhambra-2-5.json"


def alhambra_table(**money):
    """The published table with one building dearer, and other money."""
    table = copy.deepcopy(rocaille.game("alhambra").table)
    table["buildings"]["categories"][0][3][-1] = 9
    table["money"].update(money)
    return table


@pytest.mark.parametrize("players", [2, 6])
def test_simulate_alhambra(run, players):
    arguments = ("simulate", "alhambra", "--players", players, "--games", 3, "--seed", 7)
    rows = [json.loads(line) for line in run(*arguments, "--json")[1].splitlines()]
    assert [(row["game"], row["players"], row["seed"]) for row in rows] == [("alhambra", players, seed) for seed in (7, 8, 9)]
    categories = set(find_game("alhambra").naming.names["category"].values())
    for row in rows:
        assert row["scores"] == [
            sum(line["points"] for line in row["sheet"] if line["seat"] == seat) for seat in range(players)
        ]
        assert {line["reason"] for line in row["sheet"]} <= {"scoring_A", "scoring_B", "scoring_C"}
        assert {line["args"]["category"] for line in row["sheet"]} <= categories
    assert "mean score" in run(*arguments)[1]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_replay_draws_the_table_of_alhambra(run, alhambra_record, language):
    for arguments in (("--seat", 0, "--at", 30), (), ("--all", "--at", 50)):
        status, out, err = run("replay", alhambra_record, *arguments, "--language", language)
        assert (status, err) == (0, "") and len(out.splitlines()) > 20
        assert "Ada (random)" in out and "Dirk" in out and "alhambra." not in out.replace(alhambra_record.name, "")


def test_a_piped_replay_is_as_wide_as_the_table(run, alhambra_record, record, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    for file in (alhambra_record, record):
        out = run("replay", file, "--at", 20)[1]
        assert "…" not in out and max(map(len, out.splitlines())) == 120


def test_replay_of_alhambra_as_json(run, alhambra_record):
    told = json.loads(run("replay", alhambra_record, "--seat", 1, "--at", 20, "--json")[1])
    assert told["game"] == "alhambra" and "money" in told["view"]["players"][1]
    assert "money" not in told["view"]["players"][0] and told["view"]["dirk"]["buildings"]
    assert json.loads(run("replay", alhambra_record, "--json")[1])["outcome"]["winners"]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_rules_of_alhambra(run, language):
    rows = json.loads(run("rules", "alhambra", "--json", "--language", language)[1])
    status, out, _ = run("rules", "alhambra", "--language", language)
    assert status == 0 and all(row["heading"] in out for row in rows)
    assert all(module in out for module in ALHAMBRA_CONTENTS.values())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Brownstone", "chosen", "public", "rulebook", "108 cards")),
        ("de", ("Stadthaus", "gewählt", "öffentlich", "Anleitung", "108 Karten")),
        ("it", ("Palazzina", "scelto", "pubblico", "regolamento", "108 carte")),
    ],
)
def test_components_of_alhambra_show_their_origin(run, language, words):
    status, out, _ = run("components", "alhambra", "--language", language)
    assert status == 0 and all(word in out for word in (*words, "21/13/6", "7 8 9 9 9 10 11 11 11 12 13"))
    assert len(json.loads(run("components", "alhambra", "--json")[1])["buildings"]["categories"]) == 6


def test_a_component_file_for_alhambra_is_judged_and_played_with(run, tmp_path):
    file = toml_file(tmp_path, alhambra_table(currencies=["blue", "pink", "orange", "yellow"]))
    status, out, _ = run("components", "alhambra", "--check", file)
    assert status == 0 and "components.toml" in out and "chosen 5" in out
    assert "pink" in run("components", "alhambra", "--components", file)[1]
    assert run("simulate", "alhambra", "--components", file, "--games", 1, "--record", tmp_path / "games")[0] == 0
    status, out, _ = run("replay", tmp_path / "games" / "alhambra-4-0.json", "--seat", 0, "--at", 10, "--language", "de")
    assert status == 0 and "pink" in out


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_component_file_for_alhambra_that_is_wrong_is_refused_everywhere(run, tmp_path, language):
    for money, named in (
        ({"currencies": ["blue", "blue", "orange", "yellow"]}, "money.currencies"),
        ({"currencies": ["blue", "sea green", "orange", "yellow"]}, "sea green"),
        ({"copies": 4}, "money.copies"),
        ({"names_from": "hearsay"}, "hearsay"),
    ):
        file = toml_file(tmp_path, alhambra_table(**money))
        for command in (
            ("components", "alhambra", "--check", file),
            ("simulate", "alhambra", "--components", file),
            ("play", "alhambra", "--components", file),
        ):
            sentence = refused(run(*command, "--language", language))
            assert named in sentence and "right." not in sentence and "{" not in sentence
    status, out, said = run("components", "rokoko", "--check", file)
    assert (status, len(out.splitlines()), said.count("\n")) == (2, 4, 1), "it is no table of the other game"


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "alhambra", "--players", 7),
        ("simulate", "alhambra", "--players", 1),
        ("simulate", "alhambra", "--option", "dragons"),
        ("play", "alhambra", "--players", 7),
        ("play", "alhambra", "--seat", 6),
        ("play", "alhambra", "--players", 6, "--bots", "random,random"),
        ("perft", "alhambra", "--players", 9),
        ("components", "alhambra", "--check", "none.toml"),
        ("rules", "alhambra", "turn", "extra"),
        ("play", "alhambra"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_bad_input_for_alhambra_gets_one_sentence_and_status_2(run, arguments, language):
    sentence = refused(run(*arguments, "--language", language))
    assert sentence.endswith((".", ":")) and "{" not in sentence and "refusal." not in sentence


def test_an_edited_record_of_alhambra_is_refused(run, alhambra_record, tmp_path):
    text = alhambra_record.read_text()
    assert "take" in text
    for change in (text[:1500], text.replace('"version": 1', '"version": 7'), text.replace("0 take ", "0 pay ", 1)):
        (tmp_path / "cut.json").write_text(change)
        assert "cut.json" in refused(run("replay", tmp_path / "cut.json"))
