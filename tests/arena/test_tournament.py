"""Whole tournaments: the same games however they are played, kept as they end, and gone on with."""

import json
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from rocaille.arena import matches, ray_cluster
from rocaille.arena.matches import ThinkingTimes
from rocaille.arena.ray_cluster import on_cluster
from rocaille.arena.results import Fixture, from_json
from rocaille.arena.store import Store, usual_place
from rocaille.arena.summary import Summary
from rocaille.arena.tournament import Tournament, in_processes
from rocaille.catalogue import game
from rocaille.games.alhambra.game import Alhambra
from rocaille.kernel.decision import Refused


def a_tournament(
    bots: tuple[str, ...] = ("greedy", "random"),
    players: int = 2,
    seed: int = 3,
    name: str = "alhambra",
    options: dict[str, object] | None = None,
) -> Tournament:
    return Tournament(game(name, None, options), players, bots, seed)


def told(results):
    """Everything but the time, in a fixed order."""
    return [result._replace(seconds=(), choosing=(), longest=()) for result in sorted(results)]


def test_every_line_up_plays_every_deal():
    tournament = a_tournament(players=3)
    assert tournament.deals(1) == 1 and tournament.deals(6) == 1 and tournament.deals(7) == 2
    fixtures = list(tournament.fixtures(2))
    assert fixtures == [Fixture(deal, number) for deal in (3, 4) for number in range(6)]


def test_a_result_says_how_the_game_went():
    tournament = a_tournament(players=3)
    result = tournament.play(Fixture(3, 1))
    assert result.bots == tournament.line_ups[1]
    assert result.totals == tuple(map(sum, zip(*result.sources.values(), strict=True)))
    assert result.length == sum(result.decisions) and all(
        0 < few <= all_ for few, all_ in zip(result.choices, result.decisions, strict=True)
    )
    assert {seat for seat, place in enumerate(result.places) if place == 1} == set(result.winners)
    assert all(
        0 < longest <= choosing <= seconds
        for longest, choosing, seconds in zip(result.longest, result.choosing, result.seconds, strict=True)
    )
    assert from_json(json.loads(json.dumps(result.to_json()))) == result


def test_the_same_results_with_one_process_and_with_two():
    tournament = a_tournament()
    fixtures = list(tournament.fixtures(3))
    alone = list(in_processes(tournament, fixtures, 1))
    assert [result.fixture for result in alone] == fixtures
    assert told(alone) == told(in_processes(tournament, fixtures, 2))


def test_whoever_stops_asking_leaves_no_process_and_no_thread_behind():
    """Or Python, when it ends, may meet a pool that is half closed, and print a traceback."""
    before = multiprocessing.active_children(), set(threading.enumerate())
    tournament = a_tournament(("random",))
    games = in_processes(tournament, tournament.fixtures(100_000), 2)
    next(games)
    games.close()
    assert (multiprocessing.active_children(), set(threading.enumerate())) == before


@pytest.mark.parametrize(
    "other",
    [
        {"bots": ("random", "greedy")},
        {"players": 3},
        {"seed": 4},
        {"name": "rokoko"},
        {"name": "rokoko", "options": {"jeweller": True}},
    ],
)
def test_another_tournament_has_another_key(other):
    assert a_tournament(**other).key != a_tournament().key == a_tournament().key


def test_a_store_goes_on_where_it_was(tmp_path):
    tournament, path = a_tournament(("random",)), tmp_path / "x" / "results.jsonl"
    first, second = tournament.play(Fixture(3, 0)), tournament.play(Fixture(4, 0))
    with Store(path, tournament) as store:
        store.add(first)
    with Store(path, tournament) as store:
        assert list(store.results.values()) == [first]
        store.add(second)
    with Store(path, tournament) as store:
        assert list(store.results.values()) == [first, second]


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    tournament, path = a_tournament(("random",)), tmp_path / "results.jsonl"
    with Store(path, tournament) as store:
        store.add(tournament.play(Fixture(3, 0)))
        store.add(tournament.play(Fixture(4, 0)))
    path.write_bytes(path.read_bytes()[:-20])
    with Store(path, tournament) as store:
        assert list(store.results) == [(3, 0)]
        store.add(tournament.play(Fixture(4, 0)))
    with Store(path, tournament) as store:
        assert list(store.results) == [(3, 0), (4, 0)]


@pytest.mark.parametrize("content", ["hello\n", "{}\n", '{"rocaille_arena": 1, "key": "x"}\n', "[]\n", '{"rocaille_arena"'])
def test_somebody_elses_file_is_refused_and_stays(tmp_path, content):
    path = tmp_path / "mine"
    path.write_text(content)
    with pytest.raises(Refused, match="not_this_tournament"):
        Store(path, a_tournament())
    assert path.read_text() == content


def test_an_empty_file_is_as_good_as_none(tmp_path):
    tournament, path = a_tournament(("random",)), tmp_path / "results.jsonl"
    path.touch(0o600)
    with Store(path, tournament) as store:
        assert not store.results
    assert path.read_bytes() == b"", "and is left as it was if no game came to it"
    with Store(path, tournament) as store:
        store.add(tournament.play(Fixture(3, 0)))
    with Store(path, tournament) as store:
        assert list(store.results) == [(3, 0)]
    assert path.stat().st_mode & 0o777 == 0o600


def test_points_are_also_kept_by_category_and_older_files_are_read_without(tmp_path):
    tournament = a_tournament(("random",))
    result = tournament.play(Fixture(3, 0))
    assert set(result.categories) <= set(Alhambra().boxes[2].category_names)
    assert result.totals == tuple(map(sum, zip(*result.categories.values(), strict=True)))
    assert from_json(json.loads(json.dumps(result.to_json()))) == result
    older = result._replace(categories={})
    assert "categories" not in older.to_json() and from_json(json.loads(json.dumps(older.to_json()))) == older
    assert Summary(tournament, [result]).standings[0].categories
    assert not Summary(tournament, [result, older._replace(deal=4)]).standings[0].categories, "half of them would mislead"
    assert not a_tournament(("random",), name="rokoko").play(Fixture(3, 0)).categories


def test_a_bot_in_several_processes_is_charged_for_all(monkeypatch):
    pytest.importorskip("resource", reason="this system has no processes to charge for")

    class Wasteful:
        """Decides at once, while another process works for it."""

        blind, processes = True, 2

        def decide(self, game, view, options):
            other = os.fork()
            if not other:
                while time.process_time() < 0.05:
                    pass
                os._exit(0)
            os.waitpid(other, 0)
            return options[0]

    class First(ThinkingTimes):
        def add(self, seat, options, seconds):
            raise Refused("enough", seconds=seconds)

    monkeypatch.setattr(matches, "seated_bot", lambda name, seed, seat, cpu_time: Wasteful())
    with pytest.raises(Refused) as enough:
        matches.play_match(game("alhambra"), 2, 3, ["random"] * 2, times=First(2))
    assert enough.value.details["seconds"] >= 0.05


def test_a_damaged_line_is_named(tmp_path):
    tournament, path = a_tournament(("random",)), tmp_path / "results.jsonl"
    with Store(path, tournament) as store:
        store.add(tournament.play(Fixture(3, 0)))
    good = path.read_text()
    for bad in (
        "{}",
        "x",
        '{"deal": 1}',
        good.splitlines()[1].replace('"winners":[', '"winners":[7,'),
        good.splitlines()[1].replace('"bots":["random"', '"bots":["greedy"'),
    ):
        path.write_text(good + bad + "\n")
        with pytest.raises(Refused, match=r"results_damaged.*line=3"):
            Store(path, tournament)


def test_two_cannot_write_to_one_file(tmp_path):
    pytest.importorskip("fcntl", reason="this system has no locks")
    tournament = a_tournament()
    with Store(tmp_path / "x", tournament), pytest.raises(Refused, match="tournament_running"):
        Store(tmp_path / "x", tournament)


def test_a_file_without_a_game_is_not_left_behind(tmp_path):
    with Store(tmp_path / "x", a_tournament()):
        assert (tmp_path / "x").exists()
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_tournament_that_was_stopped_in_the_middle_goes_on(tmp_path, how):
    """A program is stopped while two processes play; the same command then plays only what is missing."""
    path = tmp_path / "results.jsonl"
    games = 36
    command = [
        sys.executable,
        "-m",
        "rocaille",
        "arena",
        "alhambra",
        "--bots",
        "greedy,random",
        "--players",
        "3",
        "--games",
        str(games),
        "--seed",
        "3",
        "--jobs",
        "2",
        "--out",
        str(path),
        "--json",
    ]
    environment = {**os.environ, "LC_ALL": "C"}
    stopped = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while stopped.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        time.sleep(0.005)
    stopped.send_signal(how)
    _, said = stopped.communicate(timeout=120)
    assert stopped.returncode in (0, -signal.SIGKILL, 130, 143), said
    kept = path.read_bytes().count(b"\n") - 1
    if stopped.returncode == 0 or kept == games:
        pytest.skip("this machine played all games before it could be stopped")
    assert 2 <= kept < games
    if how != signal.SIGKILL:
        assert stopped.returncode == 128 + how and f"{kept} of {games} games are kept" in said
        assert "Traceback" not in said and "leaked" not in said and said.count("\n") <= 3, said
    begun = path.read_bytes()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and f"{kept} games are already there" in done.stderr
    assert path.read_bytes().startswith(begun[: begun.rindex(b"\n") + 1])
    tournament = a_tournament(players=3)
    with Store(path, tournament) as store:
        assert told(store.results.values()) == told(in_processes(tournament, tournament.fixtures(tournament.deals(games)), 1))


def test_a_longer_tournament_begins_with_the_games_that_are_there(run):
    arguments = ("arena", "alhambra", "--bots", "random", "--players", 2, "--json", "--games")
    assert "already" not in run(*arguments, 2)[2]
    status, out, said = run(*arguments, 5)
    assert status == 0 and "2 games are already there" in said and json.loads(out)["games"] == 5
    assert json.loads(run(*arguments, 2)[1])["games"] == 2, "a shorter one leaves the others out"


def test_the_usual_place_is_a_folder_of_the_players_own(tmp_path):
    place = usual_place(a_tournament())
    assert place.parent == tmp_path / "rocaille" / "arena" and place.name.startswith("alhambra-2-")


def test_a_local_ray_cluster_plays_the_same_games(monkeypatch):
    pytest.importorskip("ray", reason="Ray is not installed: it is the extra rocaille[ray]")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    tournament = a_tournament()
    fixtures = list(tournament.fixtures(2))
    path = os.environ.get("PYTHONPATH")
    assert told(on_cluster(tournament, fixtures, "local", 2)) == told(in_processes(tournament, fixtures, 1))
    assert os.environ.get("PYTHONPATH") == path


def test_a_cluster_with_another_program_is_noticed():
    tournament = a_tournament()
    tournament.program = "another"  # type: ignore[misc]
    assert ray_cluster._play(tournament, Fixture(3, 0)) == "other program"


def test_without_ray_its_extra_is_named(run, monkeypatch):
    def none(name):
        raise ImportError(name)

    monkeypatch.setattr(ray_cluster, "import_module", none)
    status, out, said = run("arena", "--bots", "random", "--ray", "local")
    assert (status, out) == (2, "") and "rocaille[ray]" in said
    assert not list(Path(os.environ["XDG_DATA_HOME"]).rglob("*.jsonl"))


def test_a_cluster_that_is_not_there_is_said_soon(run):
    pytest.importorskip("ray", reason="Ray is not installed: it is the extra rocaille[ray]")
    for address in ("127.0.0.1:9", "127.0.0.1:99999999", "nonsense"):
        began = time.monotonic()
        status, out, said = run("arena", "--bots", "random", "--ray", address)
        assert (status, out) == (2, "") and address in said and said.count("\n") == 1 and ".." not in said
        assert time.monotonic() - began < 60


def test_no_cluster_on_this_machine_is_one_clear_sentence(run, monkeypatch, caplog):
    problem = "Could not find any running Ray instance. Please specify the one to connect to by setting `--address` flag."

    class NoRay:
        @staticmethod
        def init(**settings):
            logging.getLogger("ray._private.somewhere").warning("Token authentication is enabled for this Ray cluster.")
            raise ConnectionError(problem)

        @staticmethod
        def shutdown():
            pass

    monkeypatch.setattr(ray_cluster, "import_module", lambda name: NoRay)
    for address, named in (("auto", "--ray local"), ("somewhere", "running Ray instance")):
        status, out, said = run("arena", "--bots", "random", "--ray", address)
        assert (status, out) == (2, "") and named in said and said.count("\n") == 1
        assert ".." not in said and not caplog.records
    assert "--address" not in run("arena", "--bots", "random", "--ray", "auto")[2]
