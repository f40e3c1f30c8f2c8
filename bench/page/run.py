"""How quick the page is: bytes and time until one can play, frames a second while things move, and whether anything jumps.

    python -m bench.page.run [--loads 5] [--decisions 12] [--out DIR]

In the system's Chromium, against a server on this machine, by loopback. Every load is a first one: nothing is cached.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from bench.results import FOLDER, keep
from playwright.sync_api import Browser, Page
from tests.page.conftest import Visitor
from tests.page.playing import Player
from tests.server.serving import Server
from tools.browsing import browser_and_server

AIM = {"kilobytes": 200, "font_kilobytes": 100, "milliseconds": 1500, "frames": 60}
GAMES = ("rokoko", "alhambra")
READY = {"home": "button.play:enabled", **dict.fromkeys(GAMES, ".table[data-state=mine]")}
# When what one waits for is there, and every shift of the layout that nobody asked for.
WATCH = """selector => {
    window.shifts = 0;
    new PerformanceObserver(list => list.getEntries().forEach(each => each.hadRecentInput || (window.shifts += each.value)))
        .observe({type: "layout-shift", buffered: true});
    const look = () => {
        if (document.querySelector(selector)) requestAnimationFrame(() => setTimeout(() => window.ready = performance.now()));
        else requestAnimationFrame(look);
    };
    look();
}"""
# The times between frames, from now until nothing is animated any more.
FRAMES = """() => { window.frames_seen = []; let last = performance.now(); let still = 0; const next = now => {
    const moving = document.getAnimations().some(each => each.playState === "running");
    if (moving) window.frames_seen.push(now - last);
    still = moving ? 0 : still + 1; last = now; window.stopped = still > 30;
    if (!window.stopped) requestAnimationFrame(next); }; window.stopped = false; requestAnimationFrame(next); }"""


def load(browser: Browser, site: Server, where: str) -> dict[str, float]:
    """One first visit, to the moment when one can click."""
    visitor = Visitor(browser, site, reduced_motion="no-preference")
    path = "/" if where == "home" else f"/table/{visitor.make(where, 'Anna', 'bot:random')['table']['id']}"
    page = visitor.context.new_page()
    page.add_init_script(f"({WATCH})({json.dumps(READY[where])})")
    sizes: list[tuple[str, int]] = []
    page.on("requestfinished", lambda request: sizes.append((request.url, request.sizes()["responseBodySize"])))
    page.goto(path)
    page.locator(READY[where]).wait_for()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    found = {
        "milliseconds": page.evaluate("() => window.ready"),
        "shift": page.evaluate("() => window.shifts"),
        "kilobytes": sum(size for url, size in sizes if url.endswith((".js", ".css"))) / 1000,
        "font_kilobytes": sum(size for url, size in sizes if url.endswith(".woff2")) / 1000,
    }
    visitor.leave()
    return found


def frames(browser: Browser, site: Server, game: str, decisions: int) -> list[float]:
    """The milliseconds between frames while things move after decisions of oneself and the bots."""
    visitor = Visitor(browser, site, reduced_motion="no-preference")
    player: Player = visitor.sit(visitor.make(game, "Anna", "bot:random", "bot:random")["table"]["id"], seed=1)
    seen: list[float] = []
    for _ in range(decisions):
        player.wait("mine", "over")
        settled(player.page)
        player.choose()
        player.page.evaluate(FRAMES)
        seq = player.seq()
        player.confirm()
        player.moved(seq)
        settled(player.page)
        seen += player.page.evaluate("() => window.frames_seen")
    visitor.leave()
    return seen


def settled(page: Page) -> None:
    """Until nothing has moved for half a second."""
    page.evaluate("""() => new Promise(done => { let still = 0; const look = () => {
        still = document.getAnimations().some(each => each.playState === "running") ? 0 : still + 1;
        if (still > 20) done(null); else requestAnimationFrame(look); }; look(); })""")


def measure(browser: Browser, site: Server, loads: int, decisions: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for where in READY:
        load(browser, site, where)  # the server has read every file once
        visits = [load(browser, site, where) for _ in range(loads)]
        found[where] = {name: round(statistics.median(visit[name] for visit in visits), 4) for name in visits[0]}
        print(
            f"{where}: one can click after {found[where]['milliseconds']:.0f} ms (aim: {AIM['milliseconds']}); "
            f"{found[where]['kilobytes']:.0f} kB of programs and styles (at most {AIM['kilobytes']}), "
            f"{found[where]['font_kilobytes']:.0f} kB of fonts (at most {AIM['font_kilobytes']}); "
            f"layout shift {found[where]['shift']:.4f}.",
            flush=True,
        )
    for game in GAMES:
        seen = sorted(frames(browser, site, game, decisions))
        rate = found[game]["frames_a_second"] = round(1000 / statistics.mean(seen), 1)
        late = found[game]["frame_milliseconds"] = {part: round(seen[len(seen) * part // 100], 1) for part in (50, 95)}
        print(
            f"{game}: {rate} frames a second while things move (aim: {AIM['frames']}), half of them within {late[50]} ms, "
            f"95 % within {late[95]} ms.",
            flush=True,
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=12)
    parser.add_argument("--out", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    with browser_and_server() as (browser, site):
        found = measure(browser, site, arguments.loads, arguments.decisions)
        keep(found, "page", arguments.out, browser=browser.version)


if __name__ == "__main__":
    main()
