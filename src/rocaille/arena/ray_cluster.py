"""The same games on a Ray cluster. Ray is an extra, `rocaille[ray]`: nothing here needs it before somebody asks for it."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

import rocaille
from rocaille.arena.results import Fixture, Result
from rocaille.arena.tournament import Tournament, program
from rocaille.kernel.decision import Refused

LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 5.0  # seconds until a cluster that does not answer is called unreachable
_OTHER_PROGRAM: Final = "other program"


def on_cluster(
    tournament: Tournament, fixtures: Iterable[Fixture], address: str, jobs: int | None
) -> Generator[Result, None, None]:
    """The results in the order in which the games end. `jobs` limits how many are played at a time; None: all processors."""
    ray = _ray()
    with _connect(ray, address, jobs):
        at_a_time = jobs or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(_play)
        shared = ray.put(tournament)
        to_come = iter(fixtures)
        running: list[Any] = []
        while True:
            running += [play.remote(shared, fixture) for fixture in islice(to_come, at_a_time - len(running))]
            if not running:
                return
            ended, running = ray.wait(running)
            for game in ended:
                yield _result(ray, game)


def _play(tournament: Tournament, fixture: Fixture) -> Result | str:
    """On a node of the cluster, which must have the same program."""
    if program(tournament.game) != tournament.program:
        return _OTHER_PROGRAM
    return tournament.play(fixture)


def _result(ray: Any, game: Any) -> Result:
    try:
        found = ray.get(game)
    except ray.exceptions.RayError as problem:
        raise Refused("ray_failed", problem=_brief(problem)) from None
    if found == _OTHER_PROGRAM:
        raise Refused("ray_other_program")
    result: Result = found
    return result


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Refused("no_ray", extra="rocaille[ray]") from None


@contextmanager
def _connect(ray: Any, address: str, jobs: int | None) -> Iterator[None]:
    settings: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if address == LOCAL:
        settings |= {"num_cpus": jobs or os.cpu_count(), "include_dashboard": False}
    else:
        _check_reachable(address)
    logger = logging.getLogger("ray")
    level, before = logger.level, os.environ.get("PYTHONPATH")
    logger.setLevel(logging.ERROR)  # advice for those who run clusters
    # A local cluster's processes start in folders of their own and must still find this very package.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(rocaille.__file__).resolve().parent.parent), *filter(None, [before])])
    try:
        try:
            ray.init(address=address, **settings)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            if address == AUTO and isinstance(problem, ConnectionError):
                raise Refused("ray_none") from None
            raise Refused("ray_unreachable", address=address, problem=_brief(problem)) from None
        yield
    finally:
        ray.shutdown()
        logger.setLevel(level)
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isascii() and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as problem:
            raise Refused(
                "ray_unreachable", address=address, problem=getattr(problem, "strerror", None) or str(problem)
            ) from None


def _brief(problem: BaseException) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[-1].rstrip(".")
