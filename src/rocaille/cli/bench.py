"""`rocaille bench`: how fast the engine is, beside other programs measured in the same run.

Machines are noisy, so what counts is the ratio within one run: everything is measured in turn, several times, and the best of
each is kept.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import rocaille
from rocaille.cli.bench_lab import PEER, best_of, lab_ratios, lab_there, measure_lab, show_lab
from rocaille.cli.bench_search import middle_of_a_game, search_figures
from rocaille.kernel import dice as dice_module
from rocaille.kernel.decision import Refused
from rocaille.kernel.dice import sown
from rocaille.kernel.files import make_usable, write
from rocaille.kernel.game import Game
from rocaille.kernel.playing import play_out
from rocaille.words import Words

TURNS = 3
PEERS = ("catanatron", "gin_rummy", PEER)
_INTERPRETED = """
import json, sys
from rocaille.cli.bench import measure
from rocaille.catalogue import game
game = game(sys.argv[1], json.load(sys.stdin), json.loads(sys.argv[4]))
print(json.dumps(measure(game, int(sys.argv[2]), float(sys.argv[3]), json.loads(sys.argv[4]))))
"""


def is_compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    return not str(dice_module.__file__).endswith(".py")


def bench(games: list[Game], players: int, seconds: int, out: str | None, options: dict[str, object], words: Words) -> int:
    folder = _folder(out)
    runs: dict[str, list[dict[str, Any]]] = {}
    steps: dict[str, list[dict[str, Any]]] = {}
    peers = [peer for peer in PEERS if _peer_command(peer)]
    status = Console(stderr=True)
    for turn in range(1, TURNS + 1):
        status.print(words("bench.turn", turn=turn, turns=TURNS), highlight=False)
        for game in games:
            name = " ".join([game.name, *game.chosen])
            runs.setdefault(f"{name} {'compiled' if is_compiled() else 'interpreted'}", []).append(
                measure(game, players, seconds, options)
            )
            if is_compiled():
                runs.setdefault(f"{name} interpreted", []).append(_measure_interpreted(game, players, seconds, options))
            if lab_there() and not game.custom:
                for who, run in measure_lab(game, players, seconds).items():
                    steps.setdefault(who, []).append(run)
        for peer in peers:
            (steps if peer == PEER else runs).setdefault(peer, []).append(_measure_peer(peer, seconds))
    best = {who: max(tries, key=lambda run: float(run["decisions_per_second"])) for who, tries in runs.items()}
    environments = {who: best_of(tries) for who, tries in steps.items()}
    _show(best, peers, words)
    if set(environments) - {PEER}:
        show_lab(environments, words)
    else:
        print(words("bench.no_lab"), file=sys.stderr)
    if folder:
        _keep(games, players, options, seconds, best, environments, folder, words)
    return 0


def measure(game: Game, players: int, seconds: float, options: dict[str, object]) -> dict[str, Any]:
    """Random play, one core, in place, set-up included; how long a copy, a view, an imagined state and a judgement take; how
    a search does from the middle of the game."""
    decisions = games = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        state = game.new(players, games, options)
        decisions += play_out(game, state, sown(games, "bench"))
        games += 1
    halfway = middle_of_a_game(game, players, options)
    view = game.view(halfway, 0)
    return {
        "decisions_per_second": round(decisions / took),
        "games_per_second": round(games / took, 1),
        "decisions_per_game": round(decisions / games, 1),
        "copy_microseconds": _microseconds(halfway.copy),
        "view_microseconds": _microseconds(lambda: game.view(halfway, 0)),
        "imagine_microseconds": _microseconds(lambda: game.imagine(view, 1)),
        "evaluate_microseconds": _microseconds(lambda: game.strategy().points(halfway)),
        **search_figures(game, halfway, seconds),
    }


def _microseconds(job: Any) -> float:
    """The fastest of several rounds, a call."""
    best = float("inf")
    for _ in range(7):
        began = time.perf_counter()
        for _ in range(2000):
            job()
        best = min(best, (time.perf_counter() - began) / 2000)
    return round(best * 1e6, 3)


def _measure_interpreted(game: Game, players: int, seconds: int, options: dict[str, object]) -> dict[str, Any]:
    """The same engine without the compiled modules: a copy of the package that has only the sources."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(rocaille.__file__).parent,
            Path(folder, "rocaille"),
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        return _run(
            f"{game.name} interpreted",
            [sys.executable, "-c", _INTERPRETED, game.name, str(players), str(seconds), json.dumps(options)],
            {**os.environ, "PYTHONPATH": folder},
            json.dumps(game.custom_components()),
        )


def _peer_command(peer: str) -> list[str] | None:
    """Peers have a virtual environment of their own, which `make bench` sets up."""
    python, script = Path(".venv-peers/bin/python"), Path(f"bench/peers/{peer}_random.py")
    return [str(python), "-m", f"bench.peers.{peer}_random"] if python.exists() and script.exists() else None


def _measure_peer(peer: str, seconds: int) -> dict[str, Any]:
    command = _peer_command(peer)
    assert command
    return _run(peer, [*command, str(seconds)], dict(os.environ))


def _run(what: str, command: list[str], environment: dict[str, str], told: str = "") -> dict[str, Any]:
    done = subprocess.run(command, env=environment, input=told, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused("bench_failed", command=what, problem=(done.stderr.strip().splitlines() or ["?"])[-1])
    result: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return result


def _show(best: dict[str, dict[str, Any]], peers: list[str], words: Words) -> None:
    first, own = next(iter(best.items()))
    table = Table(title=words("bench.title"))
    for column in ("who", "rate", "ratio", "copy", "view", "imagine", "evaluate"):
        table.add_column(words(f"bench.{column}", own=first), justify="left" if column == "who" else "right")
    for who, run in best.items():
        rate = float(run["decisions_per_second"])
        costs = [
            f"{run[f'{kind}_microseconds']:.2f} µs" if f"{kind}_microseconds" in run else "–"
            for kind in ("copy", "view", "imagine", "evaluate")
        ]
        label = who if who not in peers else f"{run.get('peer', who)} {run.get('version', '')}"
        table.add_row(label, f"{rate:,.0f}", f"{own['decisions_per_second'] / rate:.1f}", *costs)
    Console().print(table)
    _show_search(best, words)
    if not is_compiled():
        print(words("bench.not_compiled"), file=sys.stderr)
    if len(peers) < len(PEERS):
        print(words("bench.no_peers"), file=sys.stderr)


def _show_search(best: dict[str, dict[str, Any]], words: Words) -> None:
    table = Table(title=words("bench.search"))
    for column in ("who", "playouts", "rollouts", "together", "slowest", "pause"):
        table.add_column(words(f"bench.{column}"), justify="left" if column == "who" else "right")
    for who, run in best.items():
        if "playouts_per_second" in run:
            table.add_row(
                who,
                f"{run['playouts_per_second']:,}",
                f"{run['evaluated_rollouts_per_second']:,}",
                f"{run['rollouts_of_two_processes_per_second']:,}",
                f"{100 * run['slowest_of_budget']:.0f} %",
                f"{run['longest_pause_milliseconds']} ms",
            )
    Console().print(table)


def _folder(out: str | None) -> Path | None:
    """Where the results go; without a wish, nowhere unless this is a checkout. It is tried before anything long begins."""
    if not out and not Path("bench").is_dir():
        return None
    folder = Path(out or "bench/results")
    make_usable(folder)
    return folder


def _keep(
    games: list[Game],
    players: int,
    options: dict[str, object],
    seconds: int,
    best: dict[str, dict[str, Any]],
    environments: dict[str, dict[str, Any]],
    folder: Path,
    words: Words,
) -> None:
    """Write the results beside earlier ones."""
    now = datetime.now().astimezone()
    first, own = next(iter(best.items()))
    names = "-".join("-".join([game.name, *game.chosen]) for game in games)
    result = {
        "when": now.isoformat(timespec="seconds"),
        "games": [game.name for game in games],
        "players": players,
        "options": options,
        "seconds_each": seconds,
        "best_of": TURNS,
        "components": "custom" if any(game.custom for game in games) else "published",
        "machine": {"processor": _processor(), "cores": os.cpu_count(), "system": platform.system()},
        "versions": {
            "rocaille": rocaille.__version__,
            "python": platform.python_version(),
            "rules": {game.name: game.version for game in games},
        },
        "results": best,
        "ratios": {
            f"{first} / {who}": round(own["decisions_per_second"] / run["decisions_per_second"], 2) for who, run in best.items()
        },
        "environments": environments,
        "vector / PettingZoo": lab_ratios(environments),
    }
    file = folder / f"{now:%Y-%m-%d-%H%M%S}-{names}.json"
    write(file, json.dumps(result, indent=1) + "\n")
    print(words("bench.kept", file=str(file)), file=sys.stderr)


def _processor() -> str:
    """The processor's model, never the machine's name."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
