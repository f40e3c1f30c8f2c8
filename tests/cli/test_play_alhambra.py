"""Playing Alhambra in the terminal, by keys."""

from __future__ import annotations

import re

import pytest

from rocaille.cli.play import saves
from rocaille.cli.play.app import PlayApp
from rocaille.cli.play.pages import TextPage
from rocaille.cli.play.widgets import LogPane
from rocaille.faces.alhambra.words import again
from rocaille.games.alhambra.decisions import PayCard
from rocaille.games.alhambra.names import NOTHING
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.words import Words, languages
from tests.cli.playing import (
    Fingers,
    Player,
    at_table,
    fits_at_every_decision,
    left_and_gone_on_with,
    new_app,
    played,
    played_to_the_end,
    screen_text,
    seen,
    session_of,
)


def new(players: int = 3, language: str = "en", seed: int = 3, pace: float = 0) -> PlayApp:
    return new_app(players, language, pace, seed, "alhambra")


def paying(app: PlayApp) -> bool:
    """Whether the person is choosing the cards of a payment."""
    session = session_of(app)
    return bool(session.options()) and isinstance(seen(app).agenda[-1], PayForBuilding)


def acting_again(app: PlayApp) -> bool:
    session = session_of(app)
    return bool(session.options()) and again(seen(app)) and not paying(app)


def logged(app: PlayApp) -> str:
    """The log pane in one line, without what its lines begin with."""
    return " ".join(line.plain[2:] for line in at_table(app).query_one("#log", LogPane).lines())


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_keys_ends_with_the_score_sheet_and_a_record(players: int) -> None:
    words = Words("en")
    scorings = [words("alhambra.table.scoring", scoring=scoring) for scoring in "ABC"]
    record = played_to_the_end(new(players), [*scorings, words("alhambra.table.total")])
    assert record.game.name == "alhambra"
    assert record.seats == ["person", *["random"] * (players - 1)]


def test_a_payment_can_be_taken_back() -> None:
    app = new()

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        await Fingers(app, pilot).until(lambda: paying(app))
        purse = seen(app).players[0].money
        await pilot.press("u")
        assert not paying(app) and session.options()
        assert at_table(app).pane.message == Words("en")("play.undone")
        assert sum(seen(app).players[0].money) >= sum(purse)

    played(app, keys)


def test_an_extra_action_is_announced_and_the_turn_can_be_taken_back_to_its_beginning() -> None:
    app = new()

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        await Fingers(app, pilot).until(lambda: acting_again(app))
        assert at_table(app).pane.headline == Words("en")("alhambra.again")
        assert "exactly: another action" in logged(app)
        await pilot.press("U")
        assert NOTHING not in seen(app).courtyard and session.options()
        assert at_table(app).pane.headline == Words("en")("alhambra.step.take_action")

    played(app, keys)


def test_what_is_drawn_cannot_be_taken_back() -> None:
    app = new()

    async def keys(pilot: Player) -> None:
        decided = len(session_of(app).history.moments)
        await pilot.press("5")
        assert len(session_of(app).history.moments) > decided
        await pilot.press("u")
        assert at_table(app).pane.message == Words("en")("play.undo_no")

    played(app, keys)


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    app = new()
    left_and_gone_on_with(app, new, lambda: paying(app), Words("en")("alhambra.progress", scoring="A"), 60)


def test_saved_games_of_another_game_are_not_offered() -> None:
    app = new()

    async def keys(pilot: Player) -> None:
        await pilot.press("5")

    played(app, keys)
    assert len(saves.unfinished("alhambra")[0]) == 1 and saves.unfinished("rokoko") == ([], [])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 6])
def test_everything_fits_on_120_by_40(language: str, players: int) -> None:
    fits_at_every_decision(new(players, language), 60, players, cut=False)


@pytest.mark.parametrize("language", languages())
def test_a_building_that_is_too_dear_says_what_it_costs_and_what_one_has(language: str) -> None:
    app = new(language=language)

    async def keys(pilot: Player) -> None:
        pane = at_table(app).pane
        dear = next(choice for choice in pane.choices[:4] if not choice.possible)
        cost, have = map(int, re.findall(r"\d+", dear.reason))
        assert have < cost
        await pilot.press(dear.key)
        assert dear.reason in screen_text(app)
        assert pane.message == Words(language)("play.nothing_here", reason=dear.reason)

    played(app, keys)


def test_paying_card_by_card_says_what_is_reached_and_whether_exactly() -> None:
    app = new()

    async def keys(pilot: Player) -> None:
        seen: set[str] = set()
        fingers = Fingers(app, pilot)
        for _ in range(200):
            if isinstance(app.screen, TextPage):
                break
            if paying(app):
                check(app, seen)
            await fingers.press_one()
        assert len(seen) >= 3

    played(app, keys)


def check(app: PlayApp, kinds: set[str]) -> None:
    """Each card of a payment has its value as its key, and its label says what comes of it."""
    session = session_of(app)
    view = seen(app)
    step = view.agenda[-1]
    price = view.box.building_price[view.courtyard[step.space]]
    pane = at_table(app).pane
    assert f"paid {step.paid}, {price - step.paid} to go" in pane.headline
    possible = [choice for choice in pane.choices if choice.possible]
    assert [choice.decision for choice in possible] == session.options()
    for choice in possible:
        assert isinstance(choice.decision, PayCard) and choice.key == str(choice.decision.value)
        paid = step.paid + choice.decision.value
        assert f"makes {paid}, " in choice.label
        if paid >= price:
            kind = "exactly, another action" if paid == price else f"{paid - price} too much, turn ends"
        else:
            kind = f"{price - paid} to go, "
        assert kind in choice.label
        kinds.add(re.sub(r"\d+", "", kind))


def test_scorings_are_in_the_log_with_their_points() -> None:
    app = new(2)

    async def keys(pilot: Player) -> None:
        session = session_of(app)
        await Fingers(app, pilot).until(lambda: seen(app).scored > 0 and bool(session.options()))
        old, new_ones = session.events()
        told = [line.plain for line in session.face.story(app.words, session.box, old + new_ones, session.names, True)]
        at = told.index("── Scoring A ──")
        assert re.search(r"\d points?: \w+ \d", told[at + 1])
        assert any(line.startswith("◇ Dirk gets") for line in told[at:])
        await pilot.press("g")
        assert isinstance(app.screen, TextPage)

    played(app, keys)


def test_the_pages_and_the_language_change_at_any_time() -> None:
    app = new(2)

    async def keys(pilot: Player) -> None:
        await pilot.press("l")
        assert Words("de")("play.your_decision") in screen_text(app)
        assert Words("de")("alhambra.table.buildings") in screen_text(app)
        await pilot.press("c", "l")
        assert Words("it")("alhambra.category.skyscraper") in screen_text(app)
        assert Words("it")("origin.chosen") in screen_text(app)
        await pilot.press("escape", "question_mark")
        assert Words("it")("alhambra.help.rules")[:40] in screen_text(app)
        await pilot.press("escape", "d")
        assert Words("it")("play.your_decision") in screen_text(app)

    played(app, keys)
