"""`rocaille serve`, `verify` and `backup`, and the database behind them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from rocaille.catalogue import game as find_game
from rocaille.kernel.fairness import commitment, seed_hash
from rocaille.kernel.history import History
from rocaille.server.database import address
from rocaille.server.schema import METADATA
from rocaille.server.storage import Storage
from rocaille.words import LANGUAGES
from tests.server.serving import Person, Server, sight
from tests.server.test_playing import play_on, two_at_a_table


@pytest.fixture
def record(tmp_path):
    """A record of a match that was begun."""
    history = History(find_game("alhambra"), 2, 2**100 + 7, None, ["Anna", "Ben"])
    for _ in range(9):
        seat = history.game.to_decide(history.state)[0]
        history.decide(seat, history.game.options(history.state, seat)[0])
    history.record.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def test_verify_checks_the_record_and_the_seed(run, record):
    right = seed_hash(2**100 + 7)
    status, out, _ = run("verify", record)
    assert status == 0 and "9 decisions" in out and right in out
    status, out, _ = run("verify", record, "--hash", right)
    assert status == 0 and "the dice were fair" in out
    status, out, _ = run("verify", record, "--hash", right.upper())
    assert status == 0 and "the dice were fair" in out
    status, _, err = run("verify", record, "--hash", "0" * 64)
    assert status == 2 and right in err and len(err.splitlines()) == 1
    status, _, err = run("verify", record, "--hash", "zero")
    assert status == 2 and "no hash of a seed" in err
    changed = json.loads(record.read_text())
    changed["seed"] += 1
    record.write_text(json.dumps(changed))
    status, _, err = run("verify", record)
    assert status == 2 and len(err.splitlines()) == 1


NUMBER, UNREVEALED = "0123456789abcdef" * 2, "e" * 32


@pytest.fixture
def match(tmp_path):
    """The record of a match in which Anna added a number, Ben did not reveal his, and a bot had none."""
    promised = (commitment(NUMBER), commitment(UNREVEALED), "")
    history = History(find_game("alhambra"), 3, 2**100 + 7, None, ["Anna", "Ben", "easy"], (NUMBER, "", ""), promised)
    while seats := history.game.to_decide(history.state):
        history.decide(seats[0], history.game.options(history.state, seats[0])[-1])
    history.record.save(tmp_path / "match.json")
    return tmp_path / "match.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_of_everything_that_it_checks_one_sentence(run, match, language):
    shown = json.loads(match.read_text())["seed_hash"]
    status, out, err = run("--language", language, "verify", match, "--hash", shown.upper(), "--number", NUMBER)
    lines = out.splitlines()
    assert status == 0 and not err and len(lines) == 6 and all(line.endswith(".") for line in lines)
    assert str(2**100 + 7) in lines[1] and NUMBER in lines[2]
    assert all(name in line for name, line in zip(("Anna", "Ben", "easy"), lines[2:5], strict=True))
    assert UNREVEALED not in out


def test_verify_says_what_it_cannot_know(run, match, tmp_path):
    shown = json.loads(match.read_text())["seed_hash"]
    status, out, _ = run("verify", match)
    assert status == 0 and f"{shown}. If this was shown before the match" in out
    assert "Anna added the number 0123456789abcdef0123456789abcdef, and had committed to it before the match." in out
    assert "Ben had committed to a number and did not reveal it; it is not in the dice." in out
    assert "easy added no number." in out and "nobody could choose them alone." in out
    History(find_game("alhambra"), 2, 7, None, ["easy", "hard"], ("", "")).record.save(tmp_path / "bots.json")
    status, out, _ = run("verify", tmp_path / "bots.json")
    assert status == 0 and "whoever ran the table could have tried many seeds" in out


def put(field, value, at=None):
    """What somebody does to a record."""

    def change(data):
        if at is None:
            data[field] = value
        else:
            data[field][at] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("seed", 2**100 + 8), "it states"),
        (put("numbers", "f" * 32, 0), "The number of Anna in "),
        (put("numbers", UNREVEALED, 1), "decision"),
        (put("numbers", "", 0), "decision"),
        (put("commitments", commitment("f" * 32), 0), "The number of Anna in "),
        (put("commitments", "", 1), "it states"),
        (put("seed_hash", "0" * 64), "it states"),
        (put("seed_hash", None), "it states null"),
        (put("decisions", "0 take blue9", 5), "decision 6"),
        (put("outcome", None), "do not lead to the end"),
        (put("check", "0" * 32), "do not lead to the end"),
        (put("rocaille", 1), "“numbers”"),
        (put("rocaille", 3), "is not a record"),
    ],
)
def test_verify_refuses_a_record_that_was_changed_with_one_sentence(run, match, change, said):
    data = json.loads(match.read_text())
    change(data)
    match.write_text(json.dumps(data))
    status, out, err = run("verify", match)
    assert status == 2 and not out and said in err and len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--hash", "0" * 64], "these are not those that were fixed before the match."),
        (["--number", UNREVEALED], "these dice were made without it."),
        (["--number", "7"], "is no number for the dice"),
    ],
)
def test_verify_compares_with_what_a_player_noted(run, match, arguments, said):
    status, out, err = run("verify", match, *arguments)
    assert status == 2 and not out and said in err and len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port cannot be “70000”"),
        (["--database", "mysql://here"], "is no address of a database"),
        (["--database", "nonsense"], "is no address of a database"),
        (["--database", "sqlite://"], "is no address of a database"),
        (["--database", "postgresql://user:se@cret:bad:port/x"], "“postgresql://…” is no address of a database"),
        (
            ["--port", "0", "--database", "postgresql://u@127.0.0.1:1/x?bogus=1"],
            "postgresql://u@127.0.0.1:1/x?bogus=1 cannot be",
        ),
        (["--database", ""], "is no address of a database"),
        (["--name", ""], "is no name of a computer"),
        (["--name", "tables.lan:9102"], "“tables.lan:9102” is no name of a computer"),
        (["--limit", "tables"], "is no limit"),
        (["--limit", "tables=0"], "is no limit"),
        (["--limit", "dragons=3"], "is no limit"),
        (["--keep", "finished"], "does not say how long"),
        (["--keep", "finished=0"], "does not say how long"),
        (["--keep", "dragons=3"], "does not say how long"),
        (["--bot-processes", "0"], "--bot-processes cannot be"),
    ],
)
def test_serve_refuses_what_it_cannot_use(run, arguments, said):
    status, out, err = run("serve", *arguments)
    assert status == 2 and said in err and len(err.splitlines()) == 1 and not out


def test_without_a_home_it_says_where_things_could_be_kept(run, monkeypatch):
    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pathlib.Path.home", homeless)
    status, out, err = run("serve")
    assert status == 2 and "XDG_DATA_HOME" in err and len(err.splitlines()) == 1 and not out


def files_without_use(folder):
    """Addresses of files that are no databases, and what is said of each."""
    (folder / "letter").write_text("Dear Anna, " * 100)
    (folder / "folder").mkdir()
    return [(f"sqlite:///{folder}/letter", "not a database"), (f"sqlite:///{folder}/folder", "Is a directory")]


def test_a_file_that_is_no_database_is_refused_and_nothing_is_promised(tmp_path):
    """In processes of their own: the thread of a connection that stays open complains when its process ends."""
    for database, said in files_without_use(tmp_path):
        for command in (["serve", "--port", "0"], ["backup", str(tmp_path / "copy")]):
            done = subprocess.run(
                [sys.executable, "-m", "rocaille", *command, "--database", database],
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert done.returncode == 2 and done.stdout == ""
            assert f"The database {database} cannot be used" in done.stderr and said in done.stderr
            assert len(done.stderr.splitlines()) == 1, done.stderr


def make_database(path):
    async def made():
        storage = await Storage.open(address(f"sqlite:///{path}"))
        await storage.close()

    asyncio.run(made())


def test_a_database_of_a_newer_version_is_left_alone(run, tmp_path):
    path = tmp_path / "tables.sqlite"
    make_database(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999_future'")
    for command in (["serve", "--port", "0"], ["backup", tmp_path / "copy"]):
        status, out, err = run(*command, "--database", f"sqlite:///{path}")
        assert status == 2 and "newer version" in err and "9999_future" in err and len(err.splitlines()) == 1 and not out
    assert not (tmp_path / "copy").exists()


def test_only_their_owner_may_read_databases_and_backups(run, tmp_path):
    before = os.umask(0o022)
    try:
        make_database(tmp_path / "tables.sqlite")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
            connection.execute("CREATE TABLE more (number INTEGER)")  # now there is a log beside it
            assert run("backup", tmp_path / "copy", "--database", f"sqlite:///{tmp_path}/tables.sqlite")[0] == 0
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"tables.sqlite", "tables.sqlite-wal", "copy"} <= set(modes) and set(modes.values()) == {0o600}, modes


def test_a_password_is_never_shown(run):
    for command in (["serve", "--port", "0", "--database"], ["backup", "nowhere.sqlite", "--database"]):
        status, out, err = run(*command, "postgresql://anna:geheim@127.0.0.1:1/nothing")
        assert status == 2 and "geheim" not in out + err and "cannot be used" in err


def test_serve_says_when_its_port_is_taken(run, sqlite):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, _, err = run("serve", "--port", taken.getsockname()[1], "--database", sqlite)
    assert status == 2 and "cannot listen at 127.0.0.1" in err


def test_a_database_is_for_one_server_at_a_time(server, database):
    done = subprocess.run(
        [sys.executable, "-m", "rocaille", "serve", "--port", "0", "--database", database],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2 and "Another server uses the database" in done.stderr
    assert Person(server).ask("GET", "/api/health").status_code == 200


def test_the_network_has_to_be_asked_for_and_is_explained(sqlite):
    with subprocess.Popen(
        [sys.executable, "-m", "rocaille", "serve", "--port", "0", "--network", "--database", sqlite],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        line = process.stdout.readline()
        process.terminate()
    assert "every machine that can reach this one" in line and "Nothing is encrypted" in line
    assert re.search(r"port \d+", line)


def test_a_backup_of_a_running_server_can_be_gone_on_with(server, database, tmp_path, run):
    anna, ben, _ = two_at_a_table(server)
    last = play_on([anna.sit_at_socket(since=0), ben.sit_at_socket(since=0)], 10)
    copy = tmp_path / "copy.sqlite"
    status, out, _ = run("backup", copy, "--database", database)
    assert status == 0 and "1 table is in" in out
    assert run("backup", copy, "--database", database)[0] == 2
    other = Server(f"sqlite:///{copy}", log=tmp_path / "other-log")
    try:
        anna.server = other
        again = anna.sit_at_socket(since=0).update()
        assert again["seq"] == last["seq"] and sight(again, 0)["view"] == sight(last, 0)["view"]
    finally:
        other.stop()


def test_there_is_nothing_to_back_up_where_no_server_was(run, tmp_path):
    status, _, err = run("backup", tmp_path / "copy", "--database", f"sqlite:///{tmp_path}/nothing.sqlite")
    assert status == 2 and f"sqlite:///{tmp_path}/nothing.sqlite cannot be used: No such file" in err
    assert not (tmp_path / "copy").exists() and not (tmp_path / "nothing.sqlite").exists()


def test_a_backup_that_cannot_be_written_blames_its_own_file(run, tmp_path):
    make_database(tmp_path / "tables.sqlite")
    status, _, err = run("backup", tmp_path / "no" / "copy", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert status == 2 and f"{tmp_path}/no/copy" in err and "tables.sqlite" not in err


def test_the_migrations_lead_to_the_schema(database):
    async def differences():
        storage = await Storage.open(address(database))
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
        await storage.close()
        return [each for each in found if "alembic_version" not in str(each)]

    assert asyncio.run(differences()) == []
    assert asyncio.run(differences()) == []  # a second start finds nothing to do
