"""The guest in the terminal, in the arena and in the report: words and lists that nobody wrote for it."""

from __future__ import annotations

import json

import pytest

from rocaille.catalogue import game as find_game
from rocaille.kernel.record import load
from rocaille.words import LANGUAGES, Words
from tests.cli.playing import fits_at_every_decision, new_app, played_to_the_end
from tests.guest.installing import GAME

SMALL = ("--players", 3, "--bots", "greedy,random", "--seed", 1)


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def wins(out: str) -> dict[str, float]:
    """The share of games that each bot won."""
    return {row["bot"]: row["wins"]["mean"] for row in json.loads(out)["standings"]}


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_in_the_terminal(players):
    record = played_to_the_end(new_app(players, name=GAME), ["Rose: vase", "Total"])
    assert record.game.name == GAME


def test_it_fits_on_a_terminal():
    fits_at_every_decision(new_app(4, name=GAME, bot="greedy"), 12, seed=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_speaks_every_language(run, language):
    """What the program says itself; the guest's own words are its first language."""
    status, out, said = run("arena", GAME, *SMALL, "--games", 3, "--language", language)
    assert status == 0 and "greedy" in out and "{" not in out + said and f"{GAME}." not in out
    words = Words(language)
    assert words(f"{GAME}.table.total") == {"en": "Total", "de": "Summe", "it": "Totale"}[language]
    assert words(f"{GAME}.event.game_over") == "The game is over"


def test_greedy_plays_with_sense(run):
    status, out, _ = run("arena", GAME, "--players", 2, "--bots", "greedy,random", "--games", 20, "--json")
    assert status == 0
    assert wins(out)["greedy"] > 0.9


def test_search_finds_more(run):
    status, out, _ = run("arena", GAME, "--players", 2, "--bots", "search:2i,random", "--games", 2, "--json")
    assert status == 0 and wins(out)["search:2i"] == 1


def test_a_record_is_shown_verified_and_played_again(run, tmp_path):
    folder = tmp_path / "records"
    status, *_ = run("simulate", GAME, "--players", 2, "--bots", "greedy,random", "--games", 1, "--record", folder)
    assert status == 0
    (file,) = folder.iterdir()
    status, out, _ = run("replay", file, "--seat", 0)
    assert status == 0 and "Sideboard" in out and "Rose" in out and "wins with" in out
    assert run("verify", file)[0] == 0
    record = load(file, find_game)
    assert record.game.outcome(record.state())


def test_the_rules_the_components_and_the_report_can_be_read(run, tmp_path):
    status, out, _ = run("rules", GAME, "turn")
    assert status == 0 and "Arrange" in out
    status, out, _ = run("components", GAME)
    assert status == 0 and "Rose 9" in out
    status, out, _ = run("report", GAME, "--bots", "greedy,random", "--games", 4, "--html", tmp_path / "report.html")
    assert status == 0 and "Arrange" in tmp_path.joinpath("report.html").read_text(encoding="utf-8")
