"""Take the pictures of the page for the README: a real server, a real browser, matches played as the page's own hints say.

    python -m tools.pictures [NAME ...]

writes docs/pictures/page-NAME.png, by default all of them (some minutes).
"""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser
from tests.page.conftest import Visitor
from tests.page.playing import Player
from tests.server.serving import Server

from tools.browsing import browser_and_server

FOLDER = Path("docs/pictures")
MOST = 300_000  # bytes of a picture
BOTS = ("bot:easy", "bot:easy", "bot:easy")
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def advised(player: Player, decisions: int) -> None:
    """Decide so often as the hints say; where one hint cannot be clicked, something else."""
    for _ in range(decisions):
        if player.wait("mine", "end", "over") != "mine":
            if player.turn() == "over":
                return
            continue
        seq = player.seq()
        player.click("[data-act=hint]:enabled")
        player.page.locator(".decision .hint:not([role=status])").wait_for()
        if not player.page.locator(".spot.hinted").count() or not player.reached(".spot.hinted"):
            player.choose()
        player.confirm()
        player.moved(seq)


def ready(player: Player) -> bytes:
    """The table with something chosen, so that its consequence is seen."""
    while player.wait("mine", "end", "over") == "end":
        player.turn()
    player.page.reload()  # nothing is marked as new any more
    player.wait("mine", "over")
    if player.state() == "mine":
        player.choose()
        player.page.locator(".decision .chip, .decision .pending").first.wait_for()
    return player.page.screenshot(animations="disabled")


def table(visitor: Visitor, game: str, decisions: int, **options: bool) -> Player:
    """A match in the middle."""
    made = visitor.make(game, "Anna", *BOTS, options=options)
    player = visitor.sit(made["table"]["id"], seed=1)
    advised(player, decisions)
    return player


def rokoko(visit: Callable[..., Visitor]) -> bytes:
    return ready(table(visit(), "rokoko", 44))


def jeweller(visit: Callable[..., Visitor]) -> bytes:
    return ready(table(visit(color_scheme="dark"), "rokoko", 36, jeweller=True))


def alhambra(visit: Callable[..., Visitor]) -> bytes:
    return ready(table(visit(), "alhambra", 26))


def phone(visit: Callable[..., Visitor]) -> bytes:
    return ready(table(visit(phone=True, device_scale_factor=1.5, color_scheme="dark"), "alhambra", 14))


def sheet(visit: Callable[..., Visitor]) -> bytes:
    """The final sheet, and the match behind it."""
    player = table(visit(), "alhambra", 1000)
    player.page.locator("dialog[open] svg[role=img]").wait_for()
    return player.page.screenshot(animations="disabled")


def replay(visit: Callable[..., Visitor]) -> bytes:
    """A match in the middle, looked at again."""
    visitor = visit(color_scheme="dark")
    player = table(visitor, "alhambra", 1000)
    player.page.goto(player.page.url.replace("/table/", "/replay/"))
    slider = player.page.get_by_role("slider")
    slider.wait_for()
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    player.page.locator(f'.replay[data-shown="{middle}"]').wait_for()
    slider.blur()
    return player.page.screenshot(animations="disabled")


PICTURES = {"rokoko": rokoko, "jeweller": jeweller, "alhambra": alhambra, "phone": phone, "sheet": sheet, "replay": replay}


def pixels(png: bytes) -> tuple[int, int, int, list[bytearray]]:
    """Width, height, bytes of a pixel, and the rows of a picture with eight bits a channel."""
    at, data = len(SIGNATURE), b""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + size] if name == b"IDAT" else b""
        at += size + 12
    raw, step = zlib.decompress(data), {2: 3, 6: 4}[kind]
    rows: list[bytearray] = []
    above = bytearray(width * step)
    for begin in range(0, len(raw), width * step + 1):
        row = bytearray(raw[begin + 1 : begin + 1 + width * step])
        _undo(raw[begin], row, above, step)
        rows.append(row)
        above = row
    return width, height, step, rows


def _undo(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    """What PNG did to a row so that it packs better, undone."""
    for at in range(len(row)) if kind else ():
        left = row[at - step] if at >= step else 0
        up, corner = above[at], above[at - step] if at >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            guess = min((left, up, corner), key=lambda each: abs(left + up - corner - each))
        row[at] = (row[at] + guess) & 255


def compact(png: bytes) -> bytes:
    """The same picture, with colours a little coarser than anybody sees, packed as well as zlib can."""
    width, height, step, rows = pixels(png)
    coarse = bytes(min(255, (value + 2) // 4 * 4) for value in range(256))
    solid = [bytes(part for at in range(0, len(row), step) for part in row[at : at + 3]).translate(coarse) for row in rows]
    plain = b"".join(b"\0" + row for row in solid)
    before = bytes(width * 3)
    lines = []
    for row in solid:
        lines.append(b"\2" + bytes((a - b) & 255 for a, b in zip(row, before, strict=True)))
        before = row
    packed = min((zlib.compress(each, 9) for each in (plain, b"".join(lines))), key=len)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b"")))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def take(browser: Browser, site: Server, names: list[str]) -> None:
    for name in names:
        print(f"{name} …", flush=True)
        picture = compact(PICTURES[name](partial(Visitor, browser, site)))
        if len(picture) > MOST:
            sys.exit(f"The picture {name} has {len(picture)} bytes; at most {MOST} are wanted.")
        (FOLDER / f"page-{name}.png").write_bytes(picture)


def main() -> None:
    names = sys.argv[1:] or list(PICTURES)
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        sys.exit(f"There is no picture {unknown[0]}; there are {', '.join(PICTURES)}.")
    with browser_and_server() as (browser, site):
        take(browser, site, names)


if __name__ == "__main__":
    main()
