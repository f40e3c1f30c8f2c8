"""`rocaille serve --open`: the browser at a table, whatever is in the way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from rocaille.cli.opening import address_in_network


class Opened:
    """`rocaille serve --open …` with a browser that only writes down where it was sent."""

    def __init__(self, folder, *arguments, browser=True):
        self.seen = folder / f"seen-{time.monotonic_ns()}"
        script = folder / "browser"
        script.write_text('#!/bin/sh\necho "$1" >> "$SEEN"\n')
        script.chmod(0o755)
        nothing = {name: "" for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
        shown = {"BROWSER": f"{script} %s", "SEEN": str(self.seen)} if browser else {}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rocaille", "serve", "--open", *map(str, arguments)],
            text=True,
            env={**os.environ, **nothing, **shown, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.printed: list[str] = []

    def until(self, words):
        """Read on until a line has these words; that line."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.printed.append(line)
            if words in line:
                return line
        raise AssertionError("".join(self.printed))

    def sent_to(self):
        """The address that the browser was sent to."""
        until = time.monotonic() + 20
        while not (self.seen.exists() and self.seen.read_text().endswith("\n")):
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.02)
        return self.seen.read_text().strip()


@contextmanager
def opened(*arguments, **more):
    it = Opened(*arguments, **more)
    try:
        yield it
    finally:
        it.process.kill()
        it.process.communicate()


@contextmanager
def a_taken_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_taken_port_is_no_obstacle_and_ctrl_c_ends_it(tmp_path):
    with (
        a_taken_port() as port,
        opened(tmp_path, "rokoko", "--players", "3", "--option", "jeweller", "--bots", "hard", "--port", port) as server,
    ):
        assert f"Port {port} is taken" in server.until("taken")
        url = server.sent_to()
        assert url.endswith("/play/rokoko?players=3&bots=hard&options=jeweller") and f":{port}/" not in url
        assert server.until("Opening").split()[1] == url
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(20) == 0
        assert server.process.stderr is not None and server.process.stderr.read() == ""


def test_a_second_start_on_the_same_tables_shows_the_first(tmp_path):
    with opened(tmp_path, "--port", "0") as first:
        here = first.sent_to()
        with opened(tmp_path, "alhambra", "--port", "0") as second:
            assert second.sent_to() == f"{here}play/alhambra"
            assert second.process.wait(20) == 0
            assert "at work already" in second.until("already")


def test_in_a_network_the_browser_opens_where_others_find_the_table(tmp_path):
    with opened(tmp_path, "rokoko", "--network", "--port", "0") as server:
        url = server.until("Others find them at").split()[-1].rstrip(".")
        assert server.sent_to() == f"{url}/play/rokoko" and url == f"http://{address_in_network()}:{url.rpartition(':')[2]}"


def test_without_a_browser_the_address_is_printed(tmp_path):
    with opened(tmp_path, "alhambra", "--port", "0", browser=False) as server:
        assert "/play/alhambra yourself" in server.until("No browser can be opened")
        assert not any("Opening" in line for line in server.printed)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rokoko"], "add --open"),
        (["--players", "3"], "add --open"),
        (["--open", "chess"], "chess"),
        (["--open", "--players", "3"], "GAME"),
        (["--open", "rokoko", "--players", "9"], "9"),
        (["--open", "alhambra", "--option", "jeweller"], "jeweller"),
        (["--open", "rokoko", "--bots", "easy,hard"], "3"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anything_begins(run, arguments, said):
    status, _, err = run("serve", *arguments)
    assert status == 2 and said in err and len(err.splitlines()) == 1
