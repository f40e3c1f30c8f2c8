"""A server in a process of its own, and people with browsers of a kind."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SOURCE = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds: a machine may be busy, and nothing here waits so long if all is well
WIDE = [
    f"{name}=100000"
    for name in ("requests_per_second", "messages_per_second", "tables_per_address", "sockets_per_address", "work_percent")
]


def free_port() -> int:
    """One that the system gives to nobody by itself, so that it is still free when a server is started again."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`rocaille serve` on a port of its own."""

    command = ["-m", "rocaille"]

    def __init__(
        self, database: str, *arguments: str, limits: list[str] | None = None, port: int = 0, log: Path | None = None
    ) -> None:
        self.arguments = ["--database", database, *arguments]
        for limit in WIDE if limits is None else limits:
            self.arguments += ["--limit", limit]
        self.port = port or free_port()
        self.log = log
        self.start()

    def start(self) -> None:
        began = time.monotonic()
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.command, "serve", "--port", str(self.port), *self.arguments],
                cwd=SOURCE,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"no server: {line}"
        self.port = int(found[1])
        while time.monotonic() - began < PATIENCE:
            try:
                httpx.get(f"{self.url}/api/health", timeout=5, trust_env=False)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, "the server ended"
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self._close()
        return status

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


class Person:
    """Somebody with a browser: cookies, requests and sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False)
        self.table = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=headers)

    def make(self, setting: dict[str, Any], *seats: str) -> dict[str, Any]:
        """A table; a seat is a name, the name of a bot as `bot:easy`, or "" for nobody yet."""
        plans = [{"bot": seat[4:]} if seat.startswith("bot:") else {"name": seat} for seat in seats]
        answer = self.ask("POST", "/api/tables", {"setting": {"players": len(seats), **setting}, "seats": plans})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        self.table = made["table"]["id"]
        return made

    def join(self, table: str, invitation: str, name: str = "B", **more: Any) -> httpx.Response:
        self.table = table
        return self.ask("POST", f"/api/tables/{table}/join", {"name": name, "invitation": invitation, **more})

    @property
    def token(self) -> str:
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.path.endswith(self.table)), "")

    def sit_at_socket(self, since: int | None = None, token: str | None = None, **more: Any) -> Socket:
        token = self.token if token is None else token
        headers = {"Cookie": f"rocaille={token}"} if token else {}
        headers |= more.pop("headers", {})
        asked = {"since": since, "language": more.pop("language", None)}
        query = "?" + "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return Socket(
            connect(
                f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket{query}",
                additional_headers=headers,
                compression=None,
                proxy=None,
                legacy=True,
                **more,
            )
        )


class Socket:
    """One line to a table, with every message that came."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.messages: list[dict[str, Any]] = []
        self.ref = 0

    def next(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, of one of these kinds if they are named."""
        until = time.monotonic() + timeout
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(timeout=max(0.01, until - time.monotonic())))
            self.messages.append(message)
            if not kinds or message["type"] in kinds:
                return message

    def wish(self, type: str, **parts: Any) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        self.ref += 1
        self.line.send(json.dumps({"type": type, "ref": self.ref, **parts}))
        while (answer := self.next("accepted", "refused", "because", "previewed", "hinted")).get("ref") != self.ref:
            pass
        return answer

    def update(self, condition: Any = None, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next update that fulfils a condition."""
        until = time.monotonic() + timeout
        while True:
            found = self.next("update", timeout=max(0.01, until - time.monotonic()))
            if condition is None or condition(found):
                return found

    def until(self, condition: Any, after: int = 0) -> dict[str, Any]:
        """The first update with a sequence number above `after` that fulfils a condition, also if it has come already."""
        for message in self.messages:
            if message["type"] == "update" and message["seq"] > after and condition(message):
                return message
        return self.update(lambda update: update["seq"] > after and condition(update))

    def closed(self, timeout: float = PATIENCE) -> int:
        """Read on until the other side hangs up; the code it did that with."""
        try:
            while True:
                self.next(timeout=timeout)
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else 0

    def close(self) -> None:
        self.line.close()


def sight(update: dict[str, Any], seat: int) -> dict[str, Any]:
    return next(sight for sight in update["sights"] if sight["seat"] == seat)


def deciding(update: dict[str, Any]) -> tuple[int, dict[str, str], int] | None:
    """The seat, first option and sequence number of whoever may decide in an update."""
    for each in update["sights"]:
        if each.get("options"):
            return each["seat"], each["options"][0], update["seq"]
    return None
