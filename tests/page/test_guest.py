"""A game of another package in the browser, without any page code: by mouse, by keys, with a finger."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.guest.installing import GAME, installed
from tests.page.conftest import Visitor
from tests.page.playing import NAMED, Player, by_number, by_walking, outcome
from tests.server.serving import Server


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of somebody who has installed the package."""
    folder = tmp_path_factory.mktemp("guests")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed(folder)), prepend=os.pathsep)
        running = Server(f"sqlite:///{folder}/tables.sqlite", log=folder / "log")
    yield running
    running.stop()


@pytest.fixture
def sit(browser: Browser, guests: Server) -> Iterator[Callable[..., Player]]:
    """Sit down with two bots at a table of the guest's; nothing may be complained about."""
    visitors: list[Visitor] = []

    def sit(seed: int, **more: Any) -> Player:
        visitor = Visitor(browser, guests, **more)
        visitors.append(visitor)
        table = visitor.make(GAME, "Anna", "bot:greedy", "bot:random", ending="by_hand")["table"]["id"]
        player = visitor.sit(table, seed)
        player.wait("mine")
        return player

    yield sit
    complaints = [text for visitor in visitors for text in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert not complaints, complaints


def over(player: Player) -> None:
    sheet = outcome(player)
    assert "Anna" in sheet["text"] and "Rose: vase" in sheet["text"] and sheet["chart"] == 1
    player.words()


def test_a_whole_match_by_mouse_and_what_changes_is_shown(sit):
    anna = sit(seed=2)
    page = anna.page
    assert "Inches of candle" in anna.words() and page.locator("[data-thing^=sideboard-]").count() == 3
    # The hand can be clicked, and a card that stands for two options asks which.
    card = page.locator(".own .thing.can").first
    name = card.inner_text().partition("\n")[0]
    card.click()
    page.locator(".picked", has_text=f"Picked: {name}").wait_for()
    page.locator(".options .option", has_text=f"Arrange: {name}").click()
    page.locator("[data-act=confirm]:enabled").wait_for()
    page.locator(".own .thing.came.then", has_text=name).wait_for()  # where it would stand
    seq = anna.seq()
    anna.confirm()
    anna.moved(seq)
    page.locator(".own .thing.came:not(.then)", has_text=name).wait_for()
    page.locator(".own .thing.gone", has_text=name).wait_for()
    anna.click("[data-thing^=sideboard-].can")
    anna.confirm()
    assert anna.play() > 8 and {"arrange", "fade", "take", "draw"} <= set(anna.made)
    assert not anna.loose, "everything has a place on the board"
    over(anna)


def test_a_whole_match_by_keys_alone(sit):
    anna, walked = sit(seed=3), 0
    for count in range(200):
        state, seq = anna.wait("mine", "end", "over"), anna.seq()
        if state == "over":
            break
        if state == "end":
            anna.page.keyboard.press("e")
        elif count % 3 == 0 and by_walking(anna):
            walked += 1
        else:
            by_number(anna)
        anna.moved(seq)
    assert state == "over" and walked > 2 and not anna.page.evaluate(NAMED)
    over(anna)


def test_a_whole_match_on_a_phone(sit):
    anna = sit(seed=4, phone=True)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert anna.play() > 8
    over(anna)


def test_it_is_on_the_first_page_with_its_rules_and_its_guide(browser, guests):
    visitor = Visitor(browser, guests)
    page = visitor.page("/")
    page.get_by_text("Candlelight", exact=True).click()
    page.get_by_text("by the light of one candle").wait_for()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Guided first game").click()
    anna = visitor.player(page)
    anna.wait("mine")
    page.get_by_text("Put higher and higher flowers into your vases").wait_for()
    anna.turn()
    page.get_by_text("Everybody sees what you take from the sideboard").wait_for()
    page.goto(f"/rules/{GAME}")
    page.get_by_role("heading", name="Your turn").wait_for()
    assert "one inch of the candle burns" in visitor.player(page).words()
    assert not visitor.complaints, visitor.complaints
    visitor.leave()
