"""How much a server bears: many tables at once, beside a plain echo server of the same library; then very many idle sockets.

    python -m bench.server.run [--tables 500] [--seconds 60] [--idle 10000] [--database ADDRESS] [--out DIR]
        [--language de] [--previews 0.5] [--pace 1]

It is asked as the page asks: each seat is told in a language, and half of the decisions are looked at before they are made.

On this machine only, by loopback, and for a bounded time.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.results import FOLDER as RESULTS
from bench.results import keep

FOLDER = Path(__file__).parent
AIM = {"milliseconds": 25.0, "kilobytes": 100.0}
LIMITS = (
    "requests_per_second=1000000",
    "messages_per_second=1000",
    "tables_per_address=100000",
    "sockets_per_address=100000",
    "work_percent=100000",
)


def kilobytes(process: int) -> int:
    """The memory that a process keeps to itself or shares, as the system counts it."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())[1])  # type: ignore[index]


def seconds_of(process: int) -> float:
    """The processor's time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def client(kind: str, port: int, count: int, seconds: float, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, FOLDER / "client.py", kind, str(port), str(count), str(seconds), *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ready(process: subprocess.Popen[str]) -> None:
    """Wait until everything is set up and the measured time begins."""
    assert process.stdout is not None
    if process.stdout.readline().strip() != "ready":
        sys.exit("The measuring client failed; its own words are above.")


def result(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What the client found out; it still holds its sockets then."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
    sys.exit("The measuring client failed; its own words are above.")


def dismiss(process: subprocess.Popen[str]) -> None:
    process.communicate("\n", timeout=60)


class Running:
    """A server that is measured."""

    def __init__(self, command: list[str | Path], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                time.sleep(1)
                return
            except OSError:
                time.sleep(0.05)
        sys.exit("A server did not start.")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)

    def measured(self, kind: str, count: int, seconds: float, *more: str) -> dict[str, Any]:
        before = kilobytes(self.process.pid)
        measuring = client(kind, self.port, count, seconds, *more)
        ready(measuring)
        cpu = seconds_of(self.process.pid)
        found = result(measuring)
        found["server_cpu_seconds"] = round(seconds_of(self.process.pid) - cpu, 1)
        found["kilobytes_before"] = before
        found["kilobytes_after"] = kilobytes(self.process.pid)
        dismiss(measuring)
        return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def rocaille(database: str) -> Running:
    port = free_port()
    limits = [part for limit in LIMITS for part in ("--limit", limit)]
    return Running([sys.executable, "-m", "rocaille", "serve", "--port", str(port), "--database", database, *limits], port)


def measure(arguments: argparse.Namespace, folder: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    server = rocaille(arguments.database or f"sqlite:///{folder}/tables.sqlite")
    server.measured("play", 2, 2)  # everything has been used once
    found["empty"] = server.measured("empty", arguments.tables, 0)
    asks = arguments.language, str(arguments.previews), str(arguments.pace)
    found["tables"] = server.measured("play", arguments.tables, arguments.seconds, *asks)
    found["tables"].update(language=arguments.language, pace=arguments.pace)
    server.stop()
    port = free_port()
    echo = Running([sys.executable, FOLDER / "echo.py", str(port)], port)
    echo.measured("echo", 2, 2)
    found["echo"] = echo.measured("echo", arguments.tables, min(arguments.seconds, 30), str(found["tables"]["bytes_an_update"]))
    for part in ("tables", "empty", "echo"):
        grown = found[part]["kilobytes_after"] - found[part]["kilobytes_before"]
        found[part]["kilobytes_a_table"] = round(grown / arguments.tables, 1)
    echo.stop()
    if arguments.idle:
        server = rocaille(f"sqlite:///{folder}/idle.sqlite")
        server.measured("play", 2, 2)
        before = kilobytes(server.process.pid)
        watching = client("idle", server.port, arguments.idle, 10)
        assert watching.stdout is not None and watching.stdin is not None
        ready(watching)
        time.sleep(10)
        held = kilobytes(server.process.pid)
        watching.stdin.write("\n")
        watching.stdin.flush()
        found["idle"] = result(watching)
        dismiss(watching)
        found["idle"]["kilobytes_a_socket"] = round((held - before) / arguments.idle, 1)
        server.stop()
    return found


def told(found: dict[str, Any]) -> list[str]:
    """What came out, a sentence a line."""
    tables, echo = found["tables"], found["echo"]
    late = tables["milliseconds"]
    ratio = {part: round(late[part] / echo["milliseconds"][part], 1) for part in ("half", "99")}
    cpu = tables["server_cpu_seconds"] / tables["decisions"] * echo["decisions"] / max(0.01, echo["server_cpu_seconds"])
    found["ratio"] = {**ratio, "cpu": round(cpu, 1)}
    lines = [
        f"{tables['tables']} tables of 4 seats, {tables['decisions']} decisions in {tables['seconds']:.0f} s, told in "
        f"“{tables['language']}” with {tables['previews']} previews: {tables['lost']} lost, {tables['refused']} refused.",
        f"Seen by all four: half within {late['half']} ms, 99 % within {late['99']} ms (aim: {AIM['milliseconds']}), "
        f"the last within {late['most']} ms.",
        f"Memory: {tables['kilobytes_a_table']} kB a table with its four sockets (aim: {AIM['kilobytes']}); "
        f"{found['empty']['kilobytes_a_table']} kB without any; four sockets of the echo server take "
        f"{echo['kilobytes_a_table']} kB.",
        f"Plain echo to four: half within {echo['milliseconds']['half']} ms, 99 % within {echo['milliseconds']['99']} ms; "
        f"a table takes {ratio['half']} and {ratio['99']} times as long, and {cpu:.1f} times the processor.",
    ]
    if "idle" in found:
        idle = found["idle"]
        lines.append(
            f"{idle['still_open']} of {idle['sockets']} idle sockets held, {idle['kilobytes_a_socket']} kB each; "
            f"meanwhile 99 % of decisions seen within {idle['milliseconds_meanwhile']['99']} ms."
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--database")
    parser.add_argument("--language", default="de", help='"": without texts')
    parser.add_argument("--previews", type=float, default=0.5, help="a decision")
    parser.add_argument("--pace", type=float, default=1.0, help="decisions a second at each table")
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(arguments, folder)
    for line in told(found):
        print(line)
    keep(found, "server", arguments.out, python=platform.python_version())


if __name__ == "__main__":
    main()
