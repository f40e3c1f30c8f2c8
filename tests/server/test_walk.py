"""The walk of a decision is the one that docs/architecture.md describes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEWER_THAN = 25
OUTSIDE = "server/lean.py"  # reads frames from a real connection, which the test does not have


def rooms() -> list[str]:
    text = ROOT.joinpath("docs/architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The walk of a decision\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\S+)` \|", section, re.MULTILINE)


def test_a_decision_passes_through_the_rooms_of_the_table_and_no_others(tmp_path):
    command = [sys.executable, "-m", "tests.server.walking", f"sqlite:///{tmp_path}/tables.sqlite"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])  # interpreted: what is compiled cannot be followed
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert {room for room in rooms() if room.endswith(".py")} == {*json.loads(run.stdout), OUTSIDE}


def test_there_are_few_of_them_and_each_is_there():
    assert len(rooms()) == len(set(rooms())) < FEWER_THAN
    for room in rooms():
        assert ROOT.joinpath(room if room.startswith("web/") else f"src/rocaille/{room}").is_file(), room
