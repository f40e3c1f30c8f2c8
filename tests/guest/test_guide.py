"""docs/adding_a_game.md, followed step by step: its blocks are what the package has, and its commands do what they say."""

from __future__ import annotations

import re

import pytest

from tests.guest.installing import GAME, ROOT

PAGE = ROOT.joinpath("docs/adding_a_game.md").read_text(encoding="utf-8")
STEPS = dict(re.findall(r"^## (\d+\. .*)\n((?:^```[^`]+^```\n|(?!^## ).*\n)*)", PAGE, re.MULTILINE))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:examples|tests/guest)/[\w/.]+\.\w+)`")
BY_HAND = ("play", "serve")  # they wait for a person: other tests play there
COMMANDS = [line for language, block in BLOCK.findall(PAGE) if language == "sh" for line in block.splitlines()]


def excerpts() -> list[tuple[str, str, str]]:
    """Each block of a file: its step, the file that was named last, or will be, and the block."""
    found, file = [], ""
    for step, text in STEPS.items():
        at = 0
        for match in BLOCK.finditer(text):
            file = [file, *NAMED.findall(text[at : match.start()])][-1]
            at = match.end()
            if match[1] != "sh":
                after = NAMED.findall(text[at:])
                found.append((step, file, match[2]) if file_has(file, match[2]) or not after else (step, after[0], match[2]))
    return found


def file_has(file: str, block: str) -> bool:
    return bool(file) and block.rstrip() in ROOT.joinpath(file).read_text(encoding="utf-8")


def test_the_steps_are_numbered_and_each_shows_something():
    assert [int(step.partition(".")[0]) for step in STEPS] == list(range(1, len(STEPS) + 1))
    assert all(BLOCK.search(text) for text in STEPS.values())


@pytest.mark.parametrize(("step", "file", "block"), excerpts())
def test_every_block_stands_in_the_package(step, file, block):
    assert file_has(file, block), f"“{step}” shows of {file} what is not there:\n{block}"


def test_every_file_of_the_package_is_shown():
    shown = {file for _, file, _ in excerpts()}
    folder = ROOT / "examples" / GAME
    files = {path.relative_to(ROOT).as_posix() for kind in ("py", "toml", "md") for path in folder.rglob(f"*.{kind}")}
    assert files <= shown, files - shown


def test_what_a_text_file_has_is_explained():
    """Each table of the words stands in the page's table of them."""
    words = ROOT.joinpath(f"examples/{GAME}/src/{GAME}/words/en.toml").read_text(encoding="utf-8")
    explained = [*re.findall(r"`\[([\w.]+)\]`", PAGE), "guide"]
    assert set(re.findall(r"^\[([\w.]+)\]", words, re.MULTILINE)) <= set(explained)


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("rocaille ")])
def test_every_command_does_what_it_says(run, command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    name, *arguments = command.split()[1:]
    if name in BY_HAND:
        status, out, _ = run(name, "--help")
        assert status == 0 and all(option in out for option in arguments if option.startswith("--"))
        return
    status, out, said = run(name, *arguments)
    assert status == 0 and (out or said) and "Traceback" not in said
