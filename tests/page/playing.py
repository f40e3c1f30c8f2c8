"""Somebody who plays in a browser: with the mouse, with a finger or with keys, and waits for states, never for times."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page

# Where on an element a click lands on it and on nothing that lies over it.
HIT = """element => {
    if (element.closest(".flow, .hand, .sheet, dialog")) element.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = element.getBoundingClientRect();
    for (const y of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const x of [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95]) {
        const at = [box.x + box.width * x, box.y + box.height * y];
        const found = document.elementFromPoint(...at);
        if (found && (element === found || element.contains(found))) return at;
    }
    return null;
}"""
# Nobody aims at what still moves: wait until nothing has for a few frames.
STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () => [...document.querySelectorAll(".table [data-key]")].map(each => {
        const {x, y, width} = each.getBoundingClientRect();
        return [each.dataset.key, x, y, width].join();
    }).join(";");
    for (let before = "", since = 0; since < 4; await frame()) {
        const now = places();
        since = now === before ? since + 1 : 0;
        before = now;
    }
}"""
# The options that lie open on the table, each once.
OPEN = """() => [...new Set([...document.querySelectorAll(".table .spot.can[data-key], .table .decision [data-key]")]
    .filter(each => each.checkVisibility({visibilityProperty: true})).map(each => each.dataset.key))]"""
# Those that have no place on the table: the decision line has a button for them.
LOOSE = "() => [...document.querySelectorAll('.table .decision .loose[data-key]')].map(each => each.dataset.key)"
LISTED = "() => [...document.querySelectorAll('dialog[open] [data-key]')].map(each => each.dataset.key)"
FOCUSED = "() => document.activeElement?.closest('.table') ? document.activeElement.dataset.key ?? '' : ''"
NAMED = """() => [...document.querySelectorAll('.table .spot.can, .table button')]
    .filter(each => !(each.getAttribute('aria-label') || each.textContent).trim()).map(each => each.outerHTML.slice(0, 120))"""
STATES = ("mine", "end", "over", "curtain")
# What only a page that is broken shows: the key of a text, or a place in it that nobody filled.
BROKEN = re.compile(r"\b(?:table|shell|alhambra|rokoko|guide|replay|rules)\.[a-z]\w+|\{\w+[}?]|undefined|\bNaN\b|\[object")


class Player:
    """One window at a table."""

    def __init__(self, page: Page, seed: int = 0, phone: bool = False) -> None:
        self.page = page
        self.phone = phone
        self.dice = random.Random(seed)
        self.wanted: set[str] = set()  # kinds of decisions that come first until each of them was made
        self.made: dict[str, int] = {}  # how often each kind of decision was made here
        self.loose: set[str] = set()  # kinds of decisions that had no place on the table

    def state(self) -> str:
        return self.page.locator(".table").get_attribute("data-state") or ""

    def seq(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    def wait(self, *states: str) -> str:
        """Until the table is in one of these states; which."""
        self.page.locator(", ".join(f".table[data-state={state}]" for state in states)).wait_for()
        return self.state()

    def moved(self, seq: int) -> None:
        """Until the table has gone on from this number."""
        self.page.locator(f'.table:not([data-seq="{seq}"]):not([data-state=busy])').wait_for()

    def click(self, selector: str) -> None:
        """Click where the mouse, or the finger, really reaches it."""
        self.page.locator(selector).first.wait_for()
        assert self.reached(selector), f"{selector} is covered everywhere"

    def choose(self) -> None:
        """Click something, wanted or of the kind that was clicked least; on a phone what is not in sight is in the list."""
        self.page.evaluate(STILL)
        keys = self.rarest(self.page.evaluate(OPEN))
        self.loose |= {key.split()[0] for key in self.page.evaluate(LOOSE)}
        clicked = next((key for key in keys if self.reached(f'.table [data-key="{key}"]')), None)
        if not clicked:
            assert self.phone or not keys, f"out of reach: {keys}"
            self.click("[data-act=list]")
            self.page.locator("dialog[open] [data-key]").first.wait_for()
            clicked = self.rarest(self.page.evaluate(LISTED))[0]
            self.click(f'dialog[open] [data-key="{clicked}"]')
        self.made[clicked.split()[0]] = self.made.get(clicked.split()[0], 0) + 1

    def reached(self, selector: str) -> bool:
        """Click, if the mouse reaches it."""
        at = self.page.locator(selector).evaluate_all(f"all => all.map({HIT}).find(at => at) ?? null")
        if at:
            (self.page.touchscreen.tap if self.phone else self.page.mouse.click)(*at)
        return bool(at)

    def rarest(self, keys: list[str]) -> list[str]:
        """The keys in a random order, those of kinds that are still wanted or were chosen least first."""
        self.dice.shuffle(keys)
        first = self.wanted if self.wanted - self.made.keys() else set()
        return sorted(keys, key=lambda key: (key.split()[0] not in first, self.made.get(key.split()[0], 0)))

    def confirm(self) -> None:
        self.click("[data-act=confirm]:enabled")

    def turn(self) -> str:
        """Do what the table waits for, once; the state that it was in."""
        state = self.wait(*STATES)
        seq = self.seq()
        if state == "mine":
            self.choose()
            self.confirm()
            self.moved(seq)
        elif state == "end":
            self.click("[data-act=end]")
            self.moved(seq)
        elif state == "curtain":
            self.click("[data-act=lift]")
        return state

    def play(self, most: int = 1000) -> int:
        """To the end of the match; how often there was something to do."""
        for count in range(most):
            if self.turn() == "over":
                return count
        raise AssertionError(f"not over after {most} decisions")

    def words(self) -> str:
        """All that can be read on the page, checked for what should never be there."""
        text: str = self.page.locator("body").inner_text()
        found = BROKEN.search(text)
        assert not found, f"{found[0]!r} on {self.page.url}: {text[max(0, found.start() - 80) : found.end() + 80]!r}"
        return text


def outcome(player: Player) -> dict[str, Any]:
    """What the final sheet shows: whether there is one, and its lines."""
    sheet = player.page.locator("dialog[open]")
    sheet.wait_for()
    return {"text": sheet.inner_text(), "chart": sheet.locator("svg[role=img]").count()}


def by_number(player: Player) -> None:
    """The nth option and Enter; the question is read first."""
    player.page.keyboard.press("q")
    player.page.keyboard.press(str(player.dice.randint(1, 2)))
    player.page.locator("[data-act=confirm]:enabled").wait_for()
    player.page.keyboard.press("Enter")


def by_walking(player: Player) -> bool:
    """Through the board with the arrows, until there is something to do; Enter chooses, Enter again confirms."""
    player.page.keyboard.press("b")
    for _ in range(12):
        player.page.keyboard.press("ArrowRight")
        if player.page.evaluate(FOCUSED):
            break
    key = player.page.evaluate(FOCUSED)
    if not key:
        return False
    player.page.keyboard.press("Enter")
    player.page.locator(f'.spot.pending[data-key="{key}"]').first.wait_for()
    player.page.keyboard.press("Enter")
    return True
