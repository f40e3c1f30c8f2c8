"""Playing in the terminal by keys: what the tests of all games need."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from rocaille.catalogue import game as find_game
from rocaille.cli.play import saves, terminal
from rocaille.cli.play.app import PlayApp
from rocaille.cli.play.choices import Choice
from rocaille.cli.play.pages import ResumePage, TextPage
from rocaille.cli.play.session import Session
from rocaille.cli.play.table import TableScreen
from rocaille.cli.play.widgets import ChoicePane, LogPane
from rocaille.kernel.dice import advance, face, sown
from rocaille.kernel.record import Record, load
from rocaille.words import Words

Player = Pilot[int]


def new_app(
    players: int = 2,
    language: str = "en",
    pace: float = 0,
    seed: int = 3,
    name: str = "rokoko",
    options: dict[str, object] | None = None,
    bot: str = "random",
) -> PlayApp:
    game = find_game(name, options=options)
    saved, broken = saves.unfinished(name)
    return PlayApp(
        Words(language),
        lambda: Session.new(game, players, 0, seed, [bot] * (players - 1), options or {}, saves.new_file(name)),
        saved,
        broken,
        pace,
    )


def played(app: PlayApp, keys: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (120, 40)) -> None:
    """Run the app, let `keys` press them, and end."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await keys(pilot)
            app.exit(0)

    asyncio.run(run())


def at_table(app: PlayApp) -> TableScreen:
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen


def session_of(app: PlayApp) -> Session:
    assert app.session is not None
    return app.session


def seen(app: PlayApp) -> Any:
    """What the person at the terminal sees, with all that this game's views have."""
    return session_of(app).view()


def begun_and_left(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """From now on whoever plays begins a game and leaves at once; these are the games."""
    begun: list[Session] = []

    def run(app: PlayApp) -> None:
        begun.append(app.begin())
        app.exit(0)

    monkeypatch.setattr(terminal, "check", lambda: None)
    monkeypatch.setattr(PlayApp, "run", run)
    return begun


class Fingers:
    """Presses keys like somebody who tries everything."""

    def __init__(self, app: PlayApp, pilot: Player, seed: int = 1) -> None:
        self.app, self.pilot = app, pilot
        self.dice = sown(seed, "fingers")

    async def press_one(self) -> None:
        """Choose something possible from the list that is shown."""
        possible = self.liked([choice for choice in at_table(self.app).pane.choices if choice.possible])
        self.dice = advance(self.dice)
        choice = possible[face(self.dice, len(possible))]
        assert choice.key
        await self.pilot.press(choice.key)

    def liked(self, possible: list[Choice]) -> list[Choice]:
        return possible

    async def until(self, done: Callable[[], bool]) -> None:
        for _ in range(3000):
            if done():
                return
            await self.press_one()
        raise AssertionError("the game does not get there")


def screen_text(app: PlayApp) -> str:
    """What is on the terminal, as text."""
    return "\n".join("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())


def everything_is_told(app: PlayApp) -> None:
    """A reason that is too long for its line ends with “…”; whole it stands below, for each line the cursor can be on."""
    pane = at_table(app).pane
    cursor, message = pane.cursor, pane.message
    for at, choice in enumerate(pane.choices):
        pane.cursor = at
        reason = app.words("play.nothing_here", reason=choice.reason) if choice.reason else ""
        for pane.message in {"", reason}:
            told = pane.message or choice.reason or choice.detail or (choice.label if pane.is_shortened(choice) else "")
            foot = " ".join(" ".join(line.plain for line in pane.foot()).split())
            assert foot.removeprefix("× ") == " ".join(told.split()), (told, foot)
        cell = pane.cell(choice, False, pane.content_size.width // pane.shape()[1]).plain.rstrip()
        assert choice.reason in cell or not choice.reason or cell.endswith("…")
    pane.cursor, pane.message = cursor, message


def everything_fits(app: PlayApp) -> None:
    """Nothing has to be scrolled on 120×40, and nothing hangs over the edge of a pane."""
    screen = at_table(app)
    board = screen.query_one("#board")
    assert not board.show_vertical_scrollbar and not board.show_horizontal_scrollbar
    assert not screen.show_vertical_scrollbar and not screen.show_horizontal_scrollbar
    for pane in (screen.query_one("#choices", ChoicePane), screen.query_one("#log", LogPane)):
        lines = pane.render().plain.split("\n")
        assert len(lines) <= pane.content_size.height
        assert max(map(len, lines)) <= pane.content_size.width
    assert screen.query_one("#keys").region.bottom == 40
    assert "…" not in screen_text(app).split("\n")[-1]


def played_to_the_end(app: PlayApp, shown: list[str], fingers: type[Fingers] = Fingers) -> Record:
    """Play a whole game by keys; the last page shows these texts. The record that the game leaves behind."""

    async def keys(pilot: Player) -> None:
        await fingers(app, pilot).until(lambda: isinstance(app.screen, TextPage))
        assert all(text in screen_text(app) for text in shown)
        await pilot.press("escape")
        assert at_table(app).pane.border_title == Words("en")("play.over")
        await pilot.press("s")
        assert isinstance(app.screen, TextPage)

    played(app, keys)
    record = load(session_of(app).path, find_game)
    assert record.game.outcome(record.state()) is not None
    assert saves.unfinished(record.game.name) == ([], [])
    return record


def fits_at_every_decision(app: PlayApp, decisions: int, seed: int, fingers: type[Fingers] = Fingers, cut: bool = True) -> None:
    """So many decisions long, or to the end; `cut`: a text may end with “…” if it stands elsewhere as a whole."""

    async def keys(pilot: Player) -> None:
        hand = fingers(app, pilot, seed)
        for _ in range(decisions):
            if isinstance(app.screen, TextPage):
                break
            everything_fits(app)
            everything_is_told(app)
            assert cut or "…" not in screen_text(app)
            await hand.press_one()

    played(app, keys)


def left_and_gone_on_with(
    app: PlayApp, begin: Callable[[], PlayApp], left: Callable[[], bool], offered: str, decisions: int
) -> None:
    """Play until it is `left`, and then in another window, which offers it in these words, until so many decisions are made."""

    async def first(pilot: Player) -> None:
        await Fingers(app, pilot).until(left)
        await pilot.press("q")

    played(app, first)
    key, again = session_of(app).history.state.key(), begin()

    async def second(pilot: Player) -> None:
        assert isinstance(again.screen, ResumePage) and offered in screen_text(again)
        await pilot.press("1")
        assert session_of(again).history.state.key() == key
        await Fingers(again, pilot).until(lambda: len(session_of(again).history.moments) > decisions)

    played(again, second)
    assert session_of(again).path == session_of(app).path
    assert len(list(saves.folder().glob("*.json"))) == 1
