"""Playing Rokoko in the terminal, by keys."""

from __future__ import annotations

import os
import shutil
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from rocaille.catalogue import game as find_game
from rocaille.cli import play
from rocaille.cli.play import saves
from rocaille.cli.play.session import Session
from rocaille.cli.play.widgets import cut
from rocaille.faces.rokoko.table import table
from rocaille.kernel.decision import Refused
from rocaille.kernel.record import load
from rocaille.words import Words, languages
from tests.cli.playing import (
    Fingers,
    Player,
    at_table,
    begun_and_left,
    fits_at_every_decision,
    left_and_gone_on_with,
    new_app,
    played,
    played_to_the_end,
    screen_text,
    seen,
    session_of,
)


def test_a_whole_game_by_keys_ends_with_the_score_sheet_and_a_record() -> None:
    record = played_to_the_end(new_app(), [Words("en")("rokoko.table.sheet")])
    assert record.seats == ["person", "random"]


def test_undo_takes_back_one_decision_or_the_whole_turn() -> None:
    app = new_app()

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        before = session.history.state.key()
        await pilot.press("1")
        await pilot.press("1")
        assert len(seen(app).players[0].hand) == 2
        await pilot.press("u")
        assert len(seen(app).players[0].hand) == 1
        assert at_table(app).pane.message == Words("en")("play.undone")
        await pilot.press("1", "U")
        assert seen(app).players[0].hand == ()
        assert session.history.state.key()[1:4] == before[1:4]
        await pilot.press("u")
        assert at_table(app).pane.message == Words("en")("play.undo_no")

    played(app, keys)


def test_the_turn_ends_only_when_the_person_says_so_while_it_can_be_taken_back() -> None:
    app = new_app(players=3)

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        await Fingers(app, pilot).until(session.ends_turn)
        decided = len(session.history.moments)
        await pilot.press("u")
        assert len(session.history.moments) == decided - 1
        await Fingers(app, pilot).until(session.ends_turn)
        decided = len(session.history.moments)
        await pilot.press("enter")
        assert len(session.history.moments) > decided

    played(app, keys)


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    app = new_app()
    left_and_gone_on_with(app, new_app, lambda: len(session_of(app).history.moments) > 30, "", 40)


def test_a_new_game_leaves_the_saved_one_alone() -> None:
    app = new_app()

    async def first(pilot: Player) -> None:
        await pilot.press("1", "1")

    played(app, first)
    saved = session_of(app).path.read_text(encoding="utf-8")
    again = new_app()

    async def second(pilot: Player) -> None:
        await pilot.press("0")
        await pilot.press("2", "1")

    played(again, second)
    assert session_of(app).path.read_text(encoding="utf-8") == saved
    assert len(saves.unfinished("rokoko")[0]) == 2


def test_every_decision_is_saved_at_once() -> None:
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("1")
        record = load(session_of(app).path, find_game)
        assert len(record.decisions) == len(session_of(app).history.moments)

    played(app, keys)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_everything_fits_on_120_by_40(language: str, players: int) -> None:
    fits_at_every_decision(new_app(players, language), 50, players)


@pytest.mark.parametrize("language", languages())
def test_the_heads_of_the_players_columns_are_whole(language: str) -> None:
    words = Words(language)
    game = find_game("rokoko")
    state: Any = game.new(5, 3)
    for player in state.players:
        player.livres, player.thread, player.lace, player.prestige = 99, 12, 12, 99
    view = game.view(state, 0)
    console = Console(width=120, file=StringIO(), record=True)
    console.print(table(view, words, ["Bastien"] * 5))
    head = next(line for line in console.export_text().split("\n") if words("rokoko.table.player_cards") in line)
    for key in ("tiles", "cards", "dresses", "decorations"):
        assert words(f"rokoko.table.player_{key}") in head


@pytest.mark.parametrize(
    ("text", "room", "short"),
    [
        ("a favour of the Queen", 21, "a favour of the Queen"),
        ("a favour of the Queen", 20, "a favour of the …"),
        ("a favour of the Queen", 12, "a favour …"),
        ("a favour, of the Queen", 12, "a favour …"),
        ("Ausstattungen", 6, "Ausst…"),
        ("ab", 1, "…"),
    ],
)
def test_what_is_too_long_ends_cleanly(text: str, room: int, short: str) -> None:
    assert cut(Text(text), room).plain == short


def test_what_is_not_available_says_why() -> None:
    app = new_app()

    async def keys(pilot: Player) -> None:
        fingers = Fingers(app, pilot)
        await fingers.until(lambda: len(at_table(app).pane.choices) == 7)
        make = at_table(app).pane.choices[2]
        assert not make.possible
        await pilot.press("3")
        assert make.reason in screen_text(app)

    played(app, keys)


def test_the_language_changes_at_any_time() -> None:
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("l")
        assert Words("de")("play.your_decision") in screen_text(app)
        await pilot.press("c", "l")
        assert Words("it")("rokoko.table.cards_title") in screen_text(app)
        await pilot.press("escape")
        assert Words("it")("play.your_decision") in screen_text(app)

    played(app, keys)


def test_the_others_moves_can_be_shown_at_once() -> None:
    app = new_app(players=4, pace=60)

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        for _ in range(40):
            screen = at_table(app)
            if screen.timer is not None:
                break
            await pilot.press("1")
        assert screen.timer is not None
        await pilot.press("enter")
        assert screen.timer is not None, "Enter decides, it does not hurry"
        await pilot.press("space")
        assert screen.timer is None
        assert session.options()

    played(app, keys)


def test_nothing_hidden_is_on_the_screen_or_in_the_log() -> None:
    app = new_app(players=3)

    async def keys(pilot: Player) -> None:
        await Fingers(app, pilot).until(lambda: len(session_of(app).history.moments) > 60)
        session = session_of(app)
        old, new = session.events()
        assert all(event.seen_by(session.seat) for event in old + new)
        secrets = [event for event in old + new if event.key in ("takes_card", "drawn_tile")]
        assert {event.seat for event in secrets} == {session.seat}

    played(app, keys)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "rocaille").write_text("in the way", encoding="utf-8")
    app = new_app()

    async def keys(pilot: Player) -> None:
        await pilot.press("1", "1")
        session = session_of(app)
        assert session.trouble
        assert session.trouble in screen_text(app)
        assert len(seen(app).players[0].hand) == 2

    played(app, keys)


def test_a_file_that_is_there_is_gone_on_with_and_never_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begun_and_left(monkeypatch)
    file = tmp_path / "mine.json"
    session = Session.new(find_game("rokoko"), 2, 0, 3, ["random"], {}, file)
    session.decide(session.options()[0])
    session.save()
    before = file.read_text(encoding="utf-8")
    with pytest.raises(Refused, match="file_exists"):
        play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"), str(file), new=True)
    assert file.read_text(encoding="utf-8") == before
    assert play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"), str(file)) == 0
    assert begun[0].history.state.key() == session.history.state.key()


def test_a_terminal_that_is_too_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    small = StringIO()
    monkeypatch.setattr(small, "isatty", lambda: True)
    for stream in ("stdin", "stdout", "__stderr__"):
        monkeypatch.setattr(sys, stream, small)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((80, 24)))
    with pytest.raises(Refused, match="terminal_too_small") as refused:
        play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"))
    assert "80" in Words("en").refusal(refused.value)


def test_without_a_terminal_playing_is_refused() -> None:
    with pytest.raises(Refused, match="no_terminal"):
        play.start(find_game("rokoko"), 2, 0, 1, ["random"], {}, Words("en"))
