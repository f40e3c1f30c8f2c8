"""The page's files: found, cached, small, and nothing else."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rocaille.server.config import Config
from rocaille.server.guard import Guard
from rocaille.server.page import PageFiles
from tests.server.serving import Person, Server

SCRIPT = b"export const answer = 42;" * 40


@pytest.fixture
def folder(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(b"<!doctype html><title>Rocaille</title>")
    (page / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "assets" / "index-B4aD_f9x.js").write_bytes(SCRIPT)
    (page / "assets" / "index-B4aD_f9x.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret.txt").write_text("not for anybody")
    return page


class Answer:
    def __init__(self, messages) -> None:
        start, *parts = messages
        self.status, self.headers = start["status"], {name.decode(): value.decode() for name, value in start["headers"]}
        self.body = b"".join(part["body"] for part in parts)


def ask(page, path: str, method: str = "GET", guard: Guard | None = None, **headers: str) -> Answer:
    messages: list[Any] = []

    async def send(message) -> None:
        messages.append(message)

    scope = {
        "type": "http",
        "path": path,
        "method": method,
        "scheme": "http",
        "query_string": b"",
        "client": ("1.2.3.4", 5),
        "headers": [
            (b"host", b"localhost"),
            *[(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        ],
    }
    asyncio.run((guard or page)(scope, None, send))
    return Answer(messages)


def test_the_page_answers_for_each_of_its_routes(folder):
    page = PageFiles(folder)
    for path in (
        "/",
        "/new",
        "/lobby",
        "/play/rokoko",
        "/table/0123456789abcdef",
        "/join/0123456789abcdef",
        "/replay",
        "/replay/0123456789abcdef",
        "/rules/alhambra",
        "/index.html",
    ):
        answer = ask(page, path)
        assert answer.status == 200 and answer.body.startswith(b"<!doctype html>"), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"


def test_whoever_types_a_wrong_address_gets_the_page_which_says_so(folder):
    page = PageFiles(folder)
    answer = ask(page, "/nowhere/at/all", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert answer.status == 404 and answer.body.startswith(b"<!doctype html>")
    again = ask(page, "/nowhere", accept="text/html", if_none_match=answer.headers["etag"])
    assert again.status == 404 and again.body.startswith(b"<!doctype html>")


def test_nothing_else_is_there(folder):
    page = PageFiles(folder)
    for path in (
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "//etc/passwd",
        "/assets",
        "/assets/",
        "/index.html/",
        "/play",
        "/table/a/b",
        "/new/x",
        "/assets/index-B4aD_f9x.js.gz",
        "/a\0b",
    ):
        answer = ask(page, path)
        assert answer.status == 404 and b"no_such_page" in answer.body, path
    answer = ask(page, "/", "POST")
    assert answer.status == 405 and answer.headers["allow"] == "GET, HEAD"


def test_files_are_small_and_asked_for_once(folder):
    page = PageFiles(folder)
    path = "/assets/index-B4aD_f9x.js"
    plain = ask(page, path)
    assert plain.body == SCRIPT and "content-encoding" not in plain.headers
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["vary"] == "accept-encoding"
    assert plain.headers["content-type"].startswith("text/javascript")
    small = ask(page, path, accept_encoding="br, gzip;q=0.8")
    assert gzip.decompress(small.body) == SCRIPT and small.headers["content-encoding"] == "gzip"
    assert small.headers["content-length"] == str(len(small.body)) != plain.headers["content-length"]
    assert ask(page, path, accept_encoding="gzip;q=0").body == SCRIPT
    head = ask(page, path, "HEAD")
    assert head.body == b"" and head.headers == plain.headers
    for tag in (plain.headers["etag"], "W/" + plain.headers["etag"], f'"other", {plain.headers["etag"]}', "*"):
        again = ask(page, path, if_none_match=tag)
        assert again.status == 304 and again.body == b"" and again.headers["etag"] == plain.headers["etag"]
    assert ask(page, path, if_none_match='"other"').status == 200
    assert ask(page, "/icon.svg").headers["cache-control"] == "no-cache"


def test_the_guard_lets_a_whole_page_through_at_once_and_adds_its_headers(folder):
    page = PageFiles(folder)
    guard = Guard(page, page, Config())
    answers = [ask(page, "/assets/index-B4aD_f9x.js", guard=guard) for _ in range(300)]
    assert all(answer.status == 200 for answer in answers)
    assert "script-src 'self'" in answers[0].headers["content-security-policy"]
    assert answers[0].headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answers[0].headers["cache-control"]
    many = [ask(page, "/", guard=guard).status for _ in range(1500)]
    assert 429 in many, "files cost little, but something"


def test_without_a_page_a_sentence_says_so(tmp_path):
    page = PageFiles(tmp_path / "nowhere")
    answer = ask(page, "/table/0123456789abcdef", accept_language="de")
    assert answer.status == 404 and answer.headers["content-type"].startswith("text/plain")
    assert answer.body.decode().startswith("Diese Installation hat keine Seite") and b"make play" in answer.body
    assert ask(page, "/foo").status == 404 and ask(page, "/", "HEAD").body == b""


def test_many_files_at_once_from_a_real_server(tmp_path):
    """With its usual limits."""
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", limits=[])
    try:
        person = Person(server)
        with ThreadPoolExecutor(10) as pool:
            answers = list(pool.map(lambda _: person.http.get("/"), range(60)))
        assert {answer.status_code for answer in answers} <= {200, 404} and len({answer.status_code for answer in answers}) == 1
        assert person.http.get("/../../etc/passwd").status_code == 404 == person.http.get("/nothing.js").status_code
        assert person.http.head("/").status_code == answers[0].status_code
    finally:
        server.stop()
