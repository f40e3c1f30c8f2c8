"""A browser, a server, and visitors whose windows must stay without complaint."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tools import chromium

from tests.page.playing import Player
from tests.server.serving import Server

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 150_000  # milliseconds; on a busy machine everything takes its time
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, if it is here; one process for all tests."""
    program = chromium.program()
    if not program:
        pytest.skip(f"Chromium is not here; {chromium.LEFT_OUT}")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(chromium.OPTIONS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with the page that was built into the package."""
    assert files("rocaille").joinpath("page/index.html").is_file(), "the page is not built; `make test` builds it"
    folder = tmp_path_factory.mktemp("site")
    running = Server(f"sqlite:///{folder}/tables.sqlite", log=folder / "log")
    yield running
    running.stop()


class Visitor:
    """Somebody with a browser of their own: cookies, windows, and a list of what went wrong in them."""

    def __init__(
        self, browser: Browser, site: Server, phone: bool = False, preferences: dict[str, Any] | None = None, **more: Any
    ) -> None:
        self.site = site
        self.phone = phone
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": site.url,
        }
        # Kept from an earlier visit. A decision that is the only one would be made in the middle of a click.
        kept = json.dumps({"auto": False} | (preferences or {}))
        settings["storage_state"] = {
            "cookies": [],
            "origins": [{"origin": site.url, "localStorage": [{"name": "rocaille.preferences", "value": kept}]}],
        }
        if phone:
            settings |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        self.context: BrowserContext = browser.new_context(**(settings | more))
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.context.on("console", self.heed)
        self.context.on("weberror", lambda error: self.complain(str(error.error)))

    def heed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complain(message.text)

    def complain(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.complaints.append(text)

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(path)
        return page

    def make(self, game: str, *seats: str, **setting: Any) -> dict[str, Any]:
        """A table; a seat is a name, a bot as `bot:easy`, or "" for nobody yet."""
        plans = [{"bot": seat[4:]} if seat.startswith("bot:") else {"name": seat} if seat else {} for seat in seats]
        body = {"setting": {"game": game, "players": len(seats), "grace": 0, **setting}, "seats": plans}
        answer = self.context.request.post("/api/tables", data=body, headers={"origin": self.site.url})
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, table: str, seed: int = 0) -> Player:
        return self.player(self.page(f"/table/{table}"), seed)

    def player(self, page: Page, seed: int = 0) -> Player:
        return Player(page, seed, self.phone)

    def leave(self) -> None:
        self.context.close()


@pytest.fixture
def visit(browser: Browser, site: Server) -> Iterator[Callable[..., Visitor]]:
    """Make visitors. At the end nothing may have been complained about in any of their windows."""
    visitors: list[Visitor] = []

    def visit(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, site, **settings))
        return visitors[-1]

    yield visit
    complaints = [text for visitor in visitors for text in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert not complaints, complaints
