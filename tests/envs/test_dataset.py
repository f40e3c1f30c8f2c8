"""Datasets: what is written is what was played; nothing is overwritten, and what was begun goes on."""

import json
import os
import signal
import subprocess
import sys
import time

import numpy as np
import polars as pl
import pytest

import rocaille
from rocaille.arena.matches import play_match
from rocaille.envs.core.fields import Memory
from rocaille.envs.core.observers import observer
from rocaille.envs.dataset import Dataset, DatasetParts


def files(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(("game", "options"), [("rokoko", []), ("alhambra", []), ("rokoko", ["--option", "jeweller"])])
def test_rows_are_the_games_that_the_arena_plays(run, tmp_path, game, options):
    folder = tmp_path / "data"
    status, out, _ = run("dataset", game, "--bots", "greedy,random", "--players", 3, "--games", 4, "--out", folder, *options)
    assert status == 0 and "4 games" in out
    positions, games = pl.read_parquet(folder / "positions-*.parquet"), pl.read_parquet(folder / "games-*.parquet")
    the = rocaille.game(game, options={"jeweller": True} if options else {})
    watching = observer(the, 3)
    row = games.row(3, named=True)
    assert row["seed"] == "3" and sorted(set(row["bots"])) == ["greedy", "random"]
    record, end = play_match(the, 3, 3, row["bots"])
    outcome = the.outcome(end)
    assert (row["points"], row["winners"], row["decisions"]) == (
        list(outcome.totals),
        list(outcome.winners),
        len(record.decisions),
    )
    rows = positions.filter(pl.col("game") == 3).sort("move")
    observations, masks = rows["observation"].to_numpy(), rows["mask"].to_numpy()
    state = the.new(3, 3)
    for at, (seat, decision) in enumerate(record.decisions):
        told = rows.row(at, named=True)
        assert (told["seat"], told["decision"], told["text"]) == (seat, decision.number, the.notation.written(decision))
        assert (told["points"], told["bot"]) == (outcome.totals[seat], row["bots"][seat])
        assert told["win_share"] == pytest.approx(1 / len(outcome.winners) if seat in outcome.winners else 0)
        assert bytes(observations[at]) == watching.observe(the.view(state, seat), Memory())
        assert np.flatnonzero(masks[at]).tolist() == sorted(option.number for option in the.options(state, seat))
        the.carry_out(state, seat, decision)
    about = json.loads((folder / "dataset.json").read_text())
    assert about["fields"][-1]["start"] + about["fields"][-1]["size"] == observations.shape[1]


def test_a_dataset_goes_on_and_stays_what_it_was(run, tmp_path):
    folder = tmp_path / "data"
    command = ["dataset", "alhambra", "--bots", "random", "--players", 2, "--out", folder]
    assert run(*command, "--games", 3)[0] == 0
    first = files(folder)
    status, _, err = run(*command, "--games", 45)
    assert status == 0 and "3 games are already there" in err
    assert all(files(folder)[name] == content for name, content in first.items())
    assert pl.read_parquet(folder / "games-*.parquet")["game"].sort().to_list() == list(range(45))
    then = files(folder)
    assert run(*command, "--games", 45)[0] == 0
    assert files(folder) == then
    status, out, err = run(*command, "--games", 10)
    assert "45 games are already there" in err and "45 games in" in out, "all that is there, if fewer were asked for"
    (lost,) = [file for file in folder.iterdir() if file.name.startswith("games-0000020")]
    lost.unlink()
    assert run(*command, "--games", 45, "--jobs", 2)[0] == 0
    assert pl.read_parquet(folder / "games-*.parquet")["game"].sort().to_list() == list(range(45))


def test_half_of_an_interrupted_part_is_not_read_twice(run, tmp_path):
    folder = tmp_path / "data"
    command = ["dataset", "alhambra", "--bots", "random", "--players", 2, "--out", folder]
    assert run(*command, "--games", 3)[0] == 0
    (folder / "games-0000000-0000002.parquet").unlink()
    assert run(*command, "--games", 5)[0] == 0
    positions = pl.read_parquet(folder / "positions-*.parquet")
    assert positions.unique(["game", "move"]).height == positions.height
    assert positions["game"].unique().sort().to_list() == list(range(5))


def test_slow_games_are_written_before_their_part_is_complete(tmp_path, monkeypatch):
    folder = tmp_path / "data"
    made = Dataset(rocaille.game("alhambra"), 2, [["random", "random"]], 0, folder, "now")
    made.begin()
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    with DatasetParts(made, range(45)) as parts:
        for number in (2, 0, 1):
            parts.add(made.play(number))
        assert not made.there()
        clock[0] += 60
        parts.add(made.play(4))
        assert made.there() == {0, 1, 2, 4}
        parts.add(made.play(3))
        for number in range(5, 20):
            parts.add(made.play(number))
        assert made.there() == set(range(20))
        parts.add(made.play(21))
    assert made.there() == {*range(20), 21}, "at the end nothing is left waiting"
    whole = Dataset(rocaille.game("alhambra"), 2, [["random", "random"]], 0, tmp_path / "whole", "now")
    whole.begin()
    whole.write([whole.play(number) for number in range(20)])
    rows = pl.read_parquet(folder / "positions-*.parquet").filter(pl.col("game") < 20).sort("game", "move")
    assert rows.equals(pl.read_parquet(tmp_path / "whole" / "positions-*.parquet"))


def test_ctrl_c_ends_it_while_processes_think(tmp_path):
    """Every decision takes half a minute, so no game ends by itself meanwhile."""
    folder = tmp_path / "data"
    command = [
        sys.executable,
        "-m",
        "rocaille",
        "dataset",
        "rokoko",
        "--bots",
        "search:30",
        "--players",
        "2",
        "--games",
        "4",
        "--jobs",
        "2",
        "--out",
        str(folder),
    ]
    started = subprocess.Popen(command, env={**os.environ, "LC_ALL": "C"}, stderr=subprocess.PIPE, text=True)
    while started.poll() is None and not (folder / "dataset.json").exists():
        time.sleep(0.05)
    time.sleep(2)
    started.send_signal(signal.SIGINT)
    try:
        _, said = started.communicate(timeout=25)
    finally:
        started.kill()
    assert started.returncode == 130 and "0 of 4 games are in" in said and "Traceback" not in said
    assert [file.name for file in folder.iterdir()] == ["dataset.json"]


@pytest.mark.parametrize("there", ["a file", "another dataset", "something else", "a damaged description"])
def test_what_is_there_is_never_touched(run, tmp_path, there):
    folder = tmp_path / "data"
    command = ["dataset", "alhambra", "--players", 2, "--games", 2, "--out", folder, "--bots"]
    if there == "a file":
        folder.write_text("mine")
    elif there == "another dataset":
        assert run(*command, "greedy")[0] == 0
    else:
        folder.mkdir()
        (folder / ("dataset.json" if "damaged" in there else "thesis.txt")).write_text("mine")
    before = folder.read_text() if folder.is_file() else files(folder)
    status, _, err = run(*command, "random")
    assert status == 2 and "stays as it is; choose another folder" in err and err.count("\n") == 1
    assert (folder.read_text() if folder.is_file() else files(folder)) == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "random"], "--out"),
        (["--out", "data"], "--bots"),
        (["--out", "data", "--bots", "nobody"], "nobody"),
        (["--out", "data", "--bots", "random", "--games", "0"], "--games"),
        (["--out", "data", "--bots", "random,random,random", "--players", "2"], "3 bots were named"),
    ],
)
def test_a_wrong_command_is_refused_and_leaves_nothing(run, tmp_path, monkeypatch, arguments, says):
    monkeypatch.chdir(tmp_path)
    status, _, err = run("dataset", "rokoko", *arguments)
    assert status == 2 and says in err and not list(tmp_path.iterdir())
