"""`rocaille arena` as people type it: the table, the JSON, the page, and what is refused."""

import json
import os
import re
import xml.etree.ElementTree as ElementTree
from importlib import resources
from pathlib import Path

import pytest

from rocaille.arena.results import Fixture
from rocaille.arena.tournament import Tournament
from rocaille.catalogue import game, game_names
from rocaille.cli.arena_figures import duration, source_order
from rocaille.cli.plots import Interval, curves, histograms, intervals, number, stacked_bars, ticks
from rocaille.words import Words
from tests.commands import SIGNS, no_other_sign, refused, words_of

EN = Words("en")
SMALL = ("arena", "alhambra", "--bots", "greedy,random", "--players", 2, "--games", 4)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--bots", "greedy,clever"), "clever"),
        (("--bots", "search:0,random"), "search:0"),
        (("--bots", ""), "“”"),
        (("--bots", "random,"), "“”"),
        ((), "--bots"),
        (("--bots", "random,random,random", "--players", 2), "3 bots"),
        (("--bots", "random", "--games", 0), "0"),
        (("--bots", "random", "--games", "many"), "many"),
        (("--bots", "random", "--jobs", 0), "0"),
        (("--bots", "random", "--jobs", ""), "--jobs"),
        (("--bots", "random", "--seed", -1), "-1"),
        (("--bots", "random", "--players", 9), "9"),
        (("--bots", "random", "--option", "dragons"), "dragons"),
        (("--bots", "random", "--components", "none.toml"), "none.toml"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(run, arguments, named):
    assert named in refused(run("arena", "alhambra", *arguments))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_refusals_have_all_languages(run, language):
    sentence = refused(run("arena", "--bots", "random,random,random", "--players", 2, "--language", language))
    assert "3" in sentence and "2" in sentence and "{" not in sentence


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_table_for_people(run, language):
    status, out, said = run(*SMALL, "--language", language)
    assert status == 0 and "greedy" in out and "random" in out and "arena." not in out + said and "{" not in out + said
    assert Words(language)("arena.pairs") in out and ".jsonl" in said


def test_a_narrow_terminal_cuts_nothing_and_explains_what_it_shows(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    *lines, legend = run(*SMALL)[1].splitlines()
    head = next(line for line in lines if "wins" in line)
    assert "greedy" in "".join(lines) and max(map(len, lines)) <= 80 and re.search(r"\(\S+ … \S+\)", "".join(lines))
    assert "even" in head and "Even:" in legend, "wins need their yardstick"
    assert "rating" not in head and "Rating:" not in legend
    monkeypatch.setenv("COLUMNS", "120")
    *lines, legend = run(*SMALL)[1].splitlines()
    assert "rating" in "".join(lines) and "Rating:" in legend


def test_margin_and_points_ahead_are_two_things(run, tmp_path):
    out = run(*SMALL, "--html", tmp_path / "page.html")[1]
    standings, pairs = out.split(Words("en")("arena.pairs"))
    assert "margin" in standings and "points ahead" not in standings
    assert "points ahead" in pairs.splitlines()[2] and "margin" not in pairs.splitlines()[2]
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.count(">margin<") == page.count(">points ahead<") == 1


def test_a_bot_alone_has_nobody_to_win_against(run, tmp_path):
    out = run("arena", "alhambra", "--bots", "random", "--players", 2, "--games", 3, "--html", tmp_path / "page.html")[1]
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "score" in out and "time" in out and "Alhambra, 2 players, 3 games on 3 deals" in out
    for word in ("wins", "even", "margin", "rating", "another bot", "100.0 %"):
        assert word not in out.lower()
        assert f">{word}<" not in page
    assert Words("en")("arena.page.seats") in page and Words("en")("arena.page.ratings") not in page


@pytest.mark.parametrize(("language", "sign"), SIGNS)
def test_numbers_are_written_as_the_language_writes_them(run, tmp_path, language, sign):
    page = tmp_path / "page.html"
    out = run(*SMALL, "--language", language, "--html", page)[1]
    for text in (out, words_of(page.read_text(encoding="utf-8"))):
        assert f"50{sign}0 %" in text and no_other_sign(text, sign)
    assert json.loads(run(*SMALL, "--language", language, "--json")[1])["standings"][0]["even"] == 0.5


def test_json_has_everything(run):
    status, out, _ = run(*SMALL, "--json")
    told = json.loads(out)
    assert status == 0
    assert set(told) == {
        "game",
        "version",
        "options",
        "components",
        "players",
        "bots",
        "seed",
        "program",
        "line_ups",
        "deals",
        "games",
        "standings",
        "pairs",
        "seats",
        "length",
        "file",
    }
    assert (told["game"], told["players"], told["bots"], told["deals"], told["games"]) == (
        "alhambra",
        2,
        ["greedy", "random"],
        2,
        4,
    )
    for standing in told["standings"]:
        assert set(standing) == {
            "bot",
            "seats",
            "even",
            "wins",
            "score",
            "margin",
            "rating",
            "time",
            "scores",
            "sources",
            "categories",
        }
        assert set(standing["wins"]) == {"mean", "low", "high"} and set(standing["rating"]) == {"mu", "sigma", "ordinal"}
        assert set(standing["time"]) == {"decisions", "choices", "seconds_a_decision", "seconds_a_choice", "longest"}
        assert sum(standing["sources"].values()) == pytest.approx(standing["score"]["mean"])
        assert sum(standing["categories"].values()) == pytest.approx(standing["score"]["mean"])
    assert sum(standing["wins"]["mean"] for standing in told["standings"]) == pytest.approx(1)
    assert [(pair["bot"], pair["against"]) for pair in told["pairs"]] == [("greedy", "random"), ("random", "greedy")]
    assert Path(told["file"]).exists()


def test_games_are_rounded_up_to_whole_deals(run):
    _, out, said = run("arena", "alhambra", "--bots", "greedy,random", "--players", 2, "--games", 3, "--json")
    assert json.loads(out)["games"] == 4 and "4 games instead of 3" in said


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_stands_for_itself(run, tmp_path, language):
    file = tmp_path / "reports" / "report.html"
    assert run(*SMALL, "--html", file, "--language", language)[0] == 0
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "html" and root.get("lang") == language
    assert not re.search(r"https?:|//|url\(|@import|<script|\bsrc=|\bhref=|<link", text)
    assert "prefers-color-scheme: dark" in text and "arena." not in text and "{bots}" not in text
    assert len(root.findall(".//svg")) == 8
    seats = next(svg for svg in root.iter("svg") if svg.get("aria-label") == Words(language)("arena.page.seats"))
    assert [text.text for text in seats.iter("text") if re.fullmatch(r"\D+ \d", text.text or "")] == [
        Words(language)("arena.page.seat", seat=seat) for seat in (1, 2)
    ]
    ratings = next(svg for svg in root.iter("svg") if svg.get("aria-label") == Words(language)("arena.page.ratings"))
    assert Words(language)("arena.page.ratings_axis") in [text.text for text in ratings.iter("text")]
    for svg in root.iter("svg"):
        assert svg.get("aria-label")
        width, height = map(float, svg.get("viewBox").split()[2:])
        for mark in svg.iter():
            for name, most in (("x", width), ("cx", width), ("x1", width), ("y", height), ("cy", height), ("y1", height)):
                assert 0 <= float(mark.get(name, 0)) <= most
        assert "nan" not in ElementTree.tostring(svg, encoding="unicode")


def test_a_page_that_is_there_is_only_replaced_when_asked(run, tmp_path):
    file = tmp_path / "report.html"
    file.write_text("mine")
    sentence = refused(run(*SMALL, "--html", file))
    assert "report.html" in sentence and "--force" in sentence
    assert file.read_text() == "mine" and not list(tmp_path.rglob("*.jsonl")), "known before the first game"
    assert run(*SMALL, "--html", file, "--force")[0] == 0
    assert file.read_text().startswith("<!DOCTYPE html>")
    assert refused(run(*SMALL, "--html", tmp_path, "--force"))


def test_two_outputs_are_two_files(run, tmp_path):
    results, link, table = tmp_path / "t.jsonl", tmp_path / "link", tmp_path / "table.toml"
    link.symlink_to(results)
    for page in (results, tmp_path / "x" / ".." / "t.jsonl", link):
        for force in ((), ("--force",)):
            sentence = refused(run(*SMALL, "--out", results, "--html", page, *force))
            assert "--out" in sentence and "--html" in sentence
    assert not results.exists(), "known before the first game"
    assert run(*SMALL, "--out", results)[0] == 0
    before = results.read_bytes()
    assert refused(run(*SMALL, "--out", results, "--html", results, "--force"))
    os.link(results, tmp_path / "hard")
    assert refused(run(*SMALL, "--out", results, "--html", tmp_path / "hard", "--force"))
    (tmp_path / "page.html.part").write_bytes(before)
    assert refused(run(*SMALL, "--out", tmp_path / "page.html.part", "--html", tmp_path / "page.html")), "where it is drafted"
    assert results.read_bytes() == before == (tmp_path / "page.html.part").read_bytes()
    table.write_bytes((resources.files("rocaille.games.alhambra") / "components" / "v1.toml").read_bytes())
    before = table.read_bytes()
    assert "--components" in refused(run(*SMALL, "--components", table, "--html", table, "--force"))
    assert table.read_bytes() == before


@pytest.mark.parametrize("name", ["/dev/null", "x" * 253])
def test_a_page_that_cannot_be_written_is_refused_before_the_first_game(run, tmp_path, name):
    file = name if name.startswith("/") else tmp_path / name
    assert refused(run(*SMALL, "--html", file, "--force"))
    assert not list(tmp_path.rglob("*.jsonl"))


def test_scorings_stand_in_their_order_and_other_sources_by_size():
    assert source_order([("a", {"scoring_C": 9.0, "scoring_A": 1.0}), ("b", {"scoring_B": 5.0})]) == [
        "scoring_A",
        "scoring_B",
        "scoring_C",
    ]
    assert source_order([("a", {"money": 1.0, "dresses": 7.0}), ("b", {"crown": 3.0, "money": 1.0})]) == [
        "dresses",
        "crown",
        "money",
    ]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_an_empty_address_of_a_cluster_is_refused(run, tmp_path, language):
    assert "--ray" in refused(run(*SMALL, "--ray", "", "--language", language))
    assert not list(tmp_path.rglob("*.jsonl"))


def test_results_of_others_are_not_written_to(run, tmp_path):
    file = tmp_path / "results.jsonl"
    assert run(*SMALL, "--out", file)[0] == 0
    before = file.read_bytes()
    assert "results.jsonl" in refused(run(*SMALL, "--seed", 9, "--out", file))
    assert file.read_bytes() == before
    assert refused(run(*SMALL, "--out", tmp_path))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_source_of_points_has_a_name(name, language):
    result = Tournament(game(name), 3, ["random"], 0).play(Fixture(0, 0))
    for reason in result.sources:
        assert f"{name}.report.source.{reason}" in Words(language)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.0, "0 µs"),
        (2.5e-6, "2.5 µs"),
        (0.99951e-3, "1 ms"),
        (0.0123, "12.3 ms"),
        (0.99, "990 ms"),
        (1.5, "1.5 s"),
        (600, "600 s"),
    ],
)
def test_durations(seconds, text):
    assert duration(seconds, Words("en")) == text
    assert duration(seconds, Words("it")) == text.replace(".", ",")


def test_ticks_are_round_numbers_within():
    assert ticks(0, 60) == [0, 10, 20, 30, 40, 50, 60]
    assert ticks(-3.4, 42) == [0, 10, 20, 30, 40]
    assert ticks(5, 5) == pytest.approx([4.6, 4.8, 5.0, 5.2, 5.4])
    assert [number(tick, Words("en")) for tick in ticks(0, 0.1)] == ["0", "0.02", "0.04", "0.06", "0.08", "0.1"]


@pytest.mark.parametrize(
    "svg",
    [
        intervals(EN, "one", [Interval("a <b> & c", 5, None, None)], "x"),
        intervals(EN, "two", [Interval("a", 0, 0, 0, 0)] * 2, "x"),
        histograms(EN, "three", [("a", [7]), ("b", [7, 7])], "x"),
        histograms(EN, "four", [("a", [-5, 1000])], "x"),
        stacked_bars(EN, "five", [("a", [0.0, 0.0])], ["p", "q"], "x"),
        stacked_bars(EN, "six", [("a", [1.0] * 20)], [f"part {n}" for n in range(20)], "x"),
        curves(EN, "seven", [("a", [(0, 1)])], "x", "y"),
        curves(EN, "eight", [("a", [(0, 1), (1, 5)]), ("b", [(0, -1)])], "x", "y"),
    ],
)
def test_pictures_of_strange_numbers_are_pictures(svg):
    assert ElementTree.fromstring(svg).tag == "svg" and "nan" not in svg and "inf" not in svg
