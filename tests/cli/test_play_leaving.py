"""How playing ends: saved, not saved, by a crash, or because the terminal is gone."""

from __future__ import annotations

import errno
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from pathlib import Path
from select import select
from threading import Event, Thread
from time import monotonic, sleep

import pytest

from rocaille.catalogue import game as find_game
from rocaille.cli import play
from rocaille.cli.play import terminal
from rocaille.cli.play.app import PlayApp
from rocaille.cli.play.pages import TextPage, UnsavedPage
from rocaille.cli.play.session import Session
from rocaille.cli.play.table import TableScreen
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import Record, load
from rocaille.words import Words, languages
from tests.cli.playing import Player, at_table, new_app, played, screen_text, seen, session_of

FULL = os.strerror(errno.ENOSPC)


def full_disk(record: Record, path: Path, replace: bool = False) -> None:
    raise Refused("file_unwritable", file=str(path), problem=FULL)


def full_disk_of_old(record: Record, path: Path, replace: bool = False) -> None:
    raise OSError(errno.ENOSPC, FULL)


@pytest.mark.parametrize("save", [full_disk, full_disk_of_old])
@pytest.mark.parametrize("again", ["q", "ctrl+c", "ctrl+q"])
def test_what_cannot_be_saved_is_left_only_when_asked_twice(save: object, again: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "save", save)
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("1", "q")
        assert isinstance(app.screen, UnsavedPage) and app.return_code is None
        assert FULL in screen_text(app)
        await pilot.press("1", "enter", "escape")
        assert at_table(app) and app.return_code is None
        await pilot.press("1", "q", again)
        assert app.return_code == 2

    played(app, keys)
    assert len(seen(app).players[0].hand) == 2


@pytest.mark.parametrize("language", languages())
def test_the_second_time_it_is_saved_if_there_is_room_again(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = new_app(language=language)

    async def keys(pilot: Player) -> None:
        with monkeypatch.context() as full:
            full.setattr(Record, "save", full_disk)
            await pilot.press("1", "question_mark")
            assert isinstance(app.screen, TextPage)
            await pilot.press("ctrl+c")
            assert Words(language)("play.key_quit_unsaved") in screen_text(app)
        await pilot.press("q")
        assert app.return_code == 0

    played(app, keys)
    assert len(load(session_of(app).path, find_game).decisions) == len(session_of(app).history.moments)


def test_nothing_is_asked_when_there_is_nothing_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "save", full_disk)
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("q")
        assert app.return_code == 0

    played(app, keys)


def test_while_a_bot_thinks_the_screen_is_alive_and_leaving_works_at_once() -> None:
    app = new_app(bot="greedy")
    began = monotonic()
    done = Event()

    async def keys(pilot: Player) -> None:
        assert at_table(app).waiting
        await pilot.press("enter", "1")
        assert not session_of(app).history.moments, "there is nothing to choose"
        await pilot.press("l")
        assert Words("de")("play.others") in screen_text(app)
        await pilot.press("q")
        assert app.return_code == 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Session, "question", lambda session, seat: lambda: done.wait(120))
        played(app, keys)
    assert monotonic() - began < 60
    done.set()


def test_a_bot_that_thinks_decides_in_the_end() -> None:
    app = new_app(bot="search:0.05")

    async def keys(pilot: Player) -> None:
        for _ in range(600):
            if session_of(app).options():
                break
            await pilot.pause(0.05)
        assert not at_table(app).waiting and len(session_of(app).history.moments) == 3

    played(app, keys)


def test_a_bot_that_fails_does_so_loudly() -> None:
    app = new_app(bot="greedy")

    async def keys(pilot: Player) -> None:
        await pilot.pause(5)

    with pytest.raises(ZeroDivisionError), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Session, "question", lambda session, seat: lambda: 1 // 0)
        played(app, keys)


def test_a_signal_does_not_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "save", full_disk)
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("1")
        os.kill(os.getpid(), signal.SIGTERM)
        await pilot.pause(0.1)
        assert app.return_code == 2

    played(app, keys)


def started(monkeypatch: pytest.MonkeyPatch, run: object) -> int:
    monkeypatch.setattr(terminal, "check", lambda: None)
    monkeypatch.setattr(PlayApp, "run", run)
    return play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"), new=True)


def test_an_unsaved_game_ends_with_a_sentence_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Record, "save", full_disk)

    def run(app: PlayApp) -> None:
        app.session = app.begin()
        app.session.decide(app.session.options()[0])
        app.leave_at_once()

    assert started(monkeypatch, run) == 2
    assert capsys.readouterr() == ("", Words("en")("play.not_saved", problem=FULL) + "\n")


def test_a_crash_does_not_end_with_status_0(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise RuntimeError("fallen")

    monkeypatch.setattr(TableScreen, "go_on", fall)
    real = PlayApp.run
    assert started(monkeypatch, lambda app: real(app, headless=True, size=(120, 40))) == 1


def test_an_end_that_nobody_asked_for_does_not_have_status_0(monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(monkeypatch, lambda app: None) == 1


class Window:
    """The program in a terminal of its own, from which no hang-up signal comes."""

    def __init__(self, save: Path, shell: bool) -> None:
        self.save = save
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        play_it = [sys.executable, "-m", "rocaille", "play", "rokoko", "--players", "2", "--save", str(save)]
        command = ["sh", "-c", '"$@"; true', "sh", *play_it] if shell else play_it
        environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**environment, "TERM": "xterm-256color", "LANG": "C.UTF-8"},
        )
        os.close(slave)
        self.open = True
        self.reader = Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Take what is shown; a thread that sat in `read` would keep the window open."""
        while self.open:
            if select([self.master], [], [], 0.1)[0]:
                with suppress(OSError):
                    os.read(self.master, 65536)

    def type_until(self, key: bytes, file: Path) -> None:
        end = monotonic() + 60
        while not file.exists():
            assert monotonic() < end and self.process.poll() is None
            os.write(self.master, key)
            sleep(0.3)

    def close(self) -> None:
        self.open = False
        self.reader.join()
        os.close(self.master)


@pytest.mark.parametrize("shell", [False, True])
def test_a_closed_window_ends_the_program_and_keeps_the_game(shell: bool, tmp_path: Path) -> None:
    window = Window(tmp_path / "mine.json", shell)
    try:
        window.type_until(b"1", window.save)
        window.close()
        window.process.wait(15)  # a shell waits for the program
    finally:
        if window.process.poll() is None:
            os.killpg(window.process.pid, signal.SIGKILL)
            window.process.wait()
    assert load(window.save, find_game).decisions
    if not shell:
        assert window.process.returncode == 0


def test_a_session_counts_as_unsaved_only_when_something_was_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "save", full_disk)
    session = Session.new(find_game("rokoko"), 2, 0, 3, ["random"], {}, tmp_path / "mine.json")
    session.save()
    assert not session.is_unsaved()
    session.decide(session.options()[0])
    session.save()
    assert session.is_unsaved() and session.trouble == FULL
