"""`rocaille report` as people type it: the tables, the JSON, the page, and what is refused."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from importlib import resources

import pytest

from rocaille.arena.counting import counting
from rocaille.catalogue import declaration, game
from rocaille.cli.plots import Interval, Pairing, paired_bars
from rocaille.cli.report_figures import whole_percent
from rocaille.words import Words
from tests.commands import SIGNS, no_other_sign, refused, words_of

SMALL = ("report", "rokoko", "--bots", "random", "--games", 4)
EN = Words("en")
LANGUAGES = ("en", "de", "it")
VARIANTS = [("rokoko", ""), ("rokoko", "jeweller"), ("alhambra", "")]


def speaks(text: str) -> bool:
    """Whether it is made of words alone: no keys, and no placeholders."""
    return not re.search(r"\b(report|rokoko|alhambra|arena|origin)\.[a-z]|[{}]", text)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--bots", "clever"), "clever"),
        (("--bots", "search:0"), "search:0"),
        (("--bots", ""), "“”"),
        (("--bots", "random,random,random,random"), "4 bots"),
        (("--games", 0), "0"),
        (("--games", "many"), "many"),
        (("--jobs", 0), "0"),
        (("--seed", -1), "-1"),
        (("--players", 9), "9"),
        (("--players", "both"), "both"),
        (("--option", "dragons"), "dragons"),
        (("--components", "none.toml"), "none.toml"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(run, arguments, named):
    assert named in refused(run("report", "rokoko", "--games", 2, *arguments))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), VARIANTS)
def test_tables_for_people(run, name, option, language):
    options = ("--option", option) if option else ()
    status, out, said = run("report", name, "--bots", "random", "--games", 2, "--language", language, *options)
    words = Words(language)
    assert status == 0 and speaks(out) and speaks(said)
    assert words(f"{name}.report.topic.actions") in out and words("report.winning") in out
    for side in counting(name).SIDES:
        assert words(f"{name}.report.side.{side.name}", players=side.usual).split()[0] in out


def test_a_narrow_terminal_cuts_no_names(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    out = run(*SMALL)[1]
    assert "Depute the employee" in out and "Fountain, upper row" in out and max(map(len, out.splitlines())) <= 80


def test_json_has_the_figures_of_both_sides(run):
    status, out, _ = run(*SMALL, "--json")
    told = json.loads(out)
    assert status == 0
    assert set(told) == {"game", "version", "options", "components", "bots", "seed", "program", "games", "sides"}
    assert [(side["side"], side["players"], side["games"]) for side in told["sides"]] == [("small", 3, 2), ("large", 4, 2)]
    for side in told["sides"]:
        assert set(side) == {
            "side",
            "players",
            "deals",
            "games",
            "even",
            "score",
            "scores",
            "winning",
            "winners",
            "order",
            "length",
            "sources",
            "topics",
            "grids",
            "never",
            "seldom",
            "absent",
            "standing_out",
        }
        assert sum(place["wins"]["mean"] for place in side["order"]) == pytest.approx(1, abs=1e-5)
        assert sum(source["seat"] for source in side["sources"].values()) == pytest.approx(side["score"]["mean"], abs=1e-4)
        assert sum(source["winner"] for source in side["sources"].values()) == pytest.approx(side["winning"]["mean"], abs=1e-4)
        unused = {
            (topic, item["item"])
            for topic, items in side["topics"].items()
            for item in items
            if item["chances"] and not item["times"]
        }
        assert unused == {(topic, item) for topic, items in side["never"].items() for item in items}
        origins = {item["origin"] for item in side["topics"]["decorations"]}
        assert origins == {"reconstructed"}


def test_players_choose_the_side(run):
    told = json.loads(run("report", "rokoko", "--bots", "random", "--games", 3, "--players", 5, "--json")[1])
    assert [(side["side"], side["players"], side["games"]) for side in told["sides"]] == [("large", 5, 3)]


def test_games_are_rounded_up(run):
    _, out, said = run("report", "alhambra", "--bots", "random", "--games", 3, "--json")
    assert json.loads(out)["games"] == 4 and "4 games instead of 3" in said


def test_the_same_command_gives_the_same_report(run):
    assert run(*SMALL, "--json", "--jobs", 2)[1] == run(*SMALL, "--json")[1]


@pytest.mark.parametrize(
    ("name", "option", "language"),
    [
        ("rokoko", "", "en"),
        ("rokoko", "jeweller", "de"),
        ("alhambra", "", "it"),
        ("rokoko", "jeweller", "it"),
        ("alhambra", "", "en"),
    ],
)
def test_the_page_stands_for_itself(run, tmp_path, name, option, language):
    file = tmp_path / "reports" / "report.html"
    options = ("--option", option) if option else ()
    assert run("report", name, "--bots", "random", "--games", 4, "--html", file, "--language", language, *options)[0] == 0
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == "html" and root.get("lang") == language
    assert not re.search(r"https?:|//|url\(|@import|<script|\bsrc=|\bhref=|<link", text)
    assert speaks(text.partition("</style>")[2])
    layouts = [
        counting(name).layout(game(name, options={option: True} if option else None), side.usual)
        for side in counting(name).SIDES
    ]
    assert len(root.findall(".//svg")) == sum(4 + len(layout.topics) + len(layout.grids) for layout in layouts)
    assert len(root.findall(".//details")) == sum(len(layout.topics) + len(layout.grids) for layout in layouts)
    if name == "rokoko":
        assert Words(language)("origin.reconstructed") in text and "60" in text
    for svg in root.iter("svg"):
        assert svg.get("aria-label")
        width, height = map(float, svg.get("viewBox").split()[2:])
        for mark in svg.iter():
            for at, most in (("x", width), ("cx", width), ("x1", width), ("y", height), ("cy", height), ("y1", height)):
                assert 0 <= float(mark.get(at, 0)) <= most
            assert "nan" not in mark.attrib.values()


def test_a_page_that_is_there_is_only_replaced_when_asked(run, tmp_path):
    file = tmp_path / "report.html"
    file.write_text("mine")
    sentence = refused(run(*SMALL, "--html", file))
    assert "report.html" in sentence and "--force" in sentence
    assert file.read_text() == "mine"
    assert run(*SMALL, "--html", file, "--force")[0] == 0
    assert file.read_text().startswith("<!DOCTYPE html>")
    assert refused(run(*SMALL, "--html", tmp_path, "--force"))


def test_a_page_that_cannot_be_written_is_refused_before_the_first_game(run, tmp_path):
    assert refused(run(*SMALL, "--html", tmp_path / ("x" * 253), "--force"))


def test_the_page_does_not_replace_the_components_it_is_about(run, tmp_path):
    table = tmp_path / "table.toml"
    table.write_bytes((resources.files("rocaille.games.rokoko") / "components" / "v2.toml").read_bytes())
    before = table.read_bytes()
    assert "--components" in refused(run(*SMALL, "--components", table, "--html", table, "--force"))
    assert table.read_bytes() == before


@pytest.mark.parametrize(("language", "sign"), SIGNS)
def test_numbers_are_written_as_the_language_writes_them(run, tmp_path, language, sign):
    page = tmp_path / "page.html"
    out = run(*SMALL, "--language", language, "--html", page)[1]
    for text in (out, words_of(page.read_text(encoding="utf-8"))):
        assert f"33{sign}3 %" in text and no_other_sign(text, sign)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_say_where_the_wins_are(run, language):
    last = run(*SMALL, "--language", language)[1].rstrip().splitlines()[-1]
    assert "--html" in last and "--json" in last


def test_the_scorings_of_alhambra_are_drawn_in_their_order(run, tmp_path):
    run("report", "alhambra", "--bots", "random", "--games", 2, "--html", tmp_path / "page.html")
    root = ElementTree.fromstring((tmp_path / "page.html").read_text(encoding="utf-8"))
    drawn = next(svg for svg in root.iter("svg") if svg.get("aria-label") == "Where the points came from")
    assert [text.text for text in drawn.iter("text") if (text.text or "").startswith("scoring")] == [
        "scoring A",
        "scoring B",
        "scoring C",
    ]


@pytest.mark.parametrize(("after", "how"), [(0.0, signal.SIGINT), (1.5, signal.SIGINT), (1.5, signal.SIGTERM)])
def test_an_interrupted_report_is_on_the_games_that_ended(tmp_path, after, how):
    """Or there is none, if it was too soon."""
    folder = tmp_path / "made just before the first game"
    command = [
        sys.executable,
        "-m",
        "rocaille",
        "report",
        "alhambra",
        "--bots",
        "random",
        "--games",
        "1000000",
        "--jobs",
        "2",
        "--html",
        str(folder / "report.html"),
        "--json",
    ]
    stopped = subprocess.Popen(
        command, env={**os.environ, "LC_ALL": "C"}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while stopped.poll() is None and not folder.exists():
        time.sleep(0.01)
    time.sleep(after)
    stopped.send_signal(how)
    out, said = stopped.communicate(timeout=120)
    assert stopped.returncode == 128 + how and "Traceback" not in said and "leaked" not in said
    done = re.search(r"Interrupted after (\d+) of 1000000 games", said)
    assert bool(done) == bool(out) == (folder / "report.html").exists()
    if done:
        assert json.loads(out)["games"] == int(done[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), VARIANTS)
def test_everything_that_is_counted_has_a_name_of_its_own(name, option, language):
    words, the = Words(language), game(name, options={option: True} if option else None)
    face = declaration(name).report()
    for players in the.player_counts:
        layout = counting(name).layout(the, players)
        for kind, items in [(topic.kind, topic.items) for topic in layout.topics] + [
            axis for grid in layout.grids for axis in ((grid.row_kind, grid.rows), (grid.column_kind, grid.columns))
        ]:
            labels = [face.label(words, the, players, kind, item) for item in items]
            assert len(set(labels)) == len(labels) and all(label and speaks(label) for label in labels)
            assert all(speaks(face.printed(words, the, players, kind, item)) for item in items)
        for part, names in (
            ("topic", [topic.name for topic in layout.topics]),
            ("grid", [grid.name for grid in layout.grids]),
            ("grid_axis", [grid.name for grid in layout.grids]),
        ):
            assert all(f"{name}.report.{part}.{one}" in words for one in names)
    for side in counting(name).SIDES:
        assert f"{name}.report.side.{side.name}" in words


@pytest.mark.parametrize(("share", "text"), [(None, "–"), (0.0, "0 %"), (0.001, "0.1 %"), (0.094, "9.4 %"), (0.5, "50 %")])
def test_shares(share, text):
    assert whole_percent(share, Words("en")) == text
    assert whole_percent(share, Words("de")) == text.replace(".", ",")


@pytest.mark.parametrize(
    "svg",
    [
        paired_bars(EN, "one", [Pairing("a <b>", 0.0, "0", None)], "x", "y", 25.0),
        paired_bars(
            EN, "two", [Pairing("a", 3.0, "3", Interval("a", 25, 25, 25)), Pairing("b", 0.0, "0", None)], "x", "y", 25.0, 100.0
        ),
        paired_bars(EN, "three", [Pairing("a", 1.0, "1", Interval("a", 100, 60, 100))], "x", "y", 33.3),
    ],
)
def test_pictures_of_strange_numbers_are_pictures(svg):
    assert ElementTree.fromstring(svg).tag == "svg" and "nan" not in svg and "inf" not in svg
