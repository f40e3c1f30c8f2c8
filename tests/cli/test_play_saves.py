"""Saved games that are damaged, or written by somebody who means harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rocaille.catalogue import game as find_game
from rocaille.cli import play
from rocaille.cli.main import main
from rocaille.cli.play import saves, terminal
from rocaille.cli.play.app import PlayApp
from rocaille.cli.play.pages import ResumePage
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import Record
from rocaille.words import Words, languages
from tests.cli.playing import Player, at_table, new_app, played, screen_text

HARM = ["[/bold]", "\x1b[2J", "\x07\x9b", "\ud800", "x" * 5000, "zz", "", "person"]


def seated(file: Path, *seats: str) -> Path:
    """A record in which these sit. Names that no record would be written with are put in afterwards."""
    writable = [name if name.isprintable() else "?" for name in seats]
    Record(find_game("rokoko"), len(seats), 3, {}, writable).save(file)
    file.write_text(file.read_text(encoding="utf-8").replace(json.dumps(writable), json.dumps(seats)), encoding="utf-8")
    return file


def squeezed(text: str) -> str:
    """Without what breaks a line."""
    return "".join(text.replace("│", "").split())


@pytest.mark.parametrize("seats", [*[("person", name) for name in HARM], ("random", "random")])
def test_a_save_that_nobody_could_go_on_with_is_refused(
    seats: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "check", lambda: None)
    monkeypatch.setattr(PlayApp, "run", lambda app: pytest.fail("it was played"))
    file = seated(tmp_path / "mine.json", *seats)
    before = file.read_bytes()
    with pytest.raises(SystemExit) as ended:
        main(["play", "rokoko", "--save", str(file), "--language", "en"])
    error = capsys.readouterr().err
    assert ended.value.code == 2 and error.count("\n") == 1 and error[:-1].isprintable()
    assert "mine.json" in error.replace("\n", "") and "seats" in error
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]


def test_all_broken_saves_are_named_at_the_start_as_plain_text() -> None:
    seated(saves.folder() / "rokoko-good.json", "person", "random")
    for at, name in enumerate(HARM):
        seated(saves.folder() / f"rokoko-harm{at}.json", "person", name)
    seated(saves.folder() / "rokoko-bots[bold].json", "random", "random")
    (saves.folder() / "rokoko-cut.json").write_text("{", encoding="utf-8")
    (saves.folder() / "rokoko-\x1b[31m.json").write_text("[]", encoding="utf-8")
    (saves.folder() / "rokoko-\udcff.json").write_text("[]", encoding="utf-8")
    (saves.folder() / "rokoko-folder.json").mkdir()
    app = new_app()
    assert len(app.saved) == 1 and len(app.broken) == len(HARM) + 5

    async def keys(pilot: Player) -> None:
        shown = ""
        for _ in range(12):
            text = screen_text(app)
            assert all(line.isprintable() for line in text.split("\n"))
            text.encode("utf-8")
            shown += squeezed(text)
            await pilot.press("pagedown")
        for at in range(len(HARM)):
            assert f"rokoko-harm{at}.json" in shown
        for name in ("bots[bold]", "cut", "\ufffd[31m", "\ufffd", "folder"):
            assert f"rokoko-{name}.json" in shown
        await pilot.press("l")
        assert Words("de")("play.resume_broken") in screen_text(app)
        await pilot.press("1")
        assert at_table(app)

    played(app, keys)


@pytest.mark.parametrize("language", languages())
def test_broken_saves_are_named_also_when_there_is_no_other(language: str) -> None:
    seated(saves.folder() / "rokoko-bots.json", "random", "random")
    app = new_app(language=language)

    async def keys(pilot: Player) -> None:
        assert isinstance(app.screen, ResumePage)
        assert "rokoko-bots.json" in squeezed(screen_text(app))
        assert Words(language)("play.resume_none") in screen_text(app)
        await pilot.press("enter")
        assert at_table(app)

    played(app, keys)


def test_any_field_with_any_value_is_a_save_or_is_refused() -> None:
    file = seated(saves.folder() / "rokoko-odd.json", "person", "random")
    whole = json.loads(file.read_text(encoding="utf-8"))
    values = [
        None,
        True,
        0,
        -1,
        10**30,
        1.5,
        "",
        "\ud800",
        "[/bold]",
        [],
        [None],
        [[]],
        {},
        {"a": []},
        ["0"],
        ["0 x"],
        ["9 pass"],
    ]
    for field in whole:
        for value in values:
            file.write_text(json.dumps({**whole, field: value}), encoding="utf-8")
            found, broken = saves.unfinished("rokoko")
            assert len(found) + len(broken) == 1
            for refused in broken:
                assert "rokoko-odd.json" in Words("en").refusal(refused)


@pytest.mark.parametrize("name", ["file/mine.json", "file/deep/mine.json", "/proc/nowhere/mine.json", "x" * 300])
def test_a_file_that_could_not_be_written_is_refused_before_the_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(terminal, "check", lambda: None)
    monkeypatch.setattr(PlayApp, "run", lambda app: pytest.fail("it was played"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["play", "rokoko", "--save", name])
    error = capsys.readouterr().err
    assert ended.value.code == 2 and error.count("\n") == 1 and name in error
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


def test_looking_whether_a_file_can_be_written_leaves_nothing(tmp_path: Path) -> None:
    assert not saves.check_folder(tmp_path / "some" / "where" / "mine.json")
    assert list(tmp_path.iterdir()) == []
    assert saves.check_folder(seated(tmp_path / "mine.json", "person", "random"))
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_is_no_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "check", lambda: None)
    with pytest.raises(Refused, match="record_unreadable"):
        play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"), str(tmp_path))


def test_a_save_of_the_other_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "check", lambda: None)
    record = Record(find_game("alhambra"), 2, 1, seats=["person", "random"])
    record.save(tmp_path / "alhambra.json")
    with pytest.raises(Refused, match="save_of_another_game"):
        play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"), str(tmp_path / "alhambra.json"))
