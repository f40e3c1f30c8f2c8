"""A browser and a server that serves the page, for tools and measurements that look at it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from tests.server.serving import Server

from tools import chromium


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Both end with the block."""
    program = chromium.program()
    if not program:
        sys.exit("Chromium is not here; `python tools/chromium.py install` installs it.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Server(f"sqlite:///{folder}/tables.sqlite")
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.OPTIONS))
        try:
            yield browser, site
        finally:
            browser.close()
            site.stop()
