"""The clients in `examples` play a match against a running server, as somebody who copies them would see it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from tests.server.serving import PATIENCE, SOURCE, Server

WEB = SOURCE / "web" / "node_modules" / ".bin"


def played(*command: object) -> list[str]:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=PATIENCE * 2, cwd=SOURCE)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def has_ended(lines: list[str]) -> bool:
    """Anna and a bot have scores, and somebody wins."""
    return len(lines) == 2 and lines[0].startswith("Anna: ") and any(line.endswith(" wins") for line in lines)


def test_the_client_in_python_plays_a_match_to_the_end(shared: Server) -> None:
    lines = played(sys.executable, "examples/client.py", shared.url, "alhambra")
    assert has_ended(lines), lines


def test_the_client_in_typescript_plays_a_match_to_the_end(shared: Server, tmp_path) -> None:
    node = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", os.defpath), str(SOURCE / ".venv" / "bin")]))
    if node is None or not (WEB / "rolldown").exists():
        pytest.skip("neither Node nor the page's tools are here")
    bundle = tmp_path / "client.mjs"
    played(node, WEB / "rolldown", "examples/client.ts", "--file", bundle)
    lines = played(node, "--experimental-websocket", bundle, shared.url, "rokoko")
    assert has_ended(lines), lines
