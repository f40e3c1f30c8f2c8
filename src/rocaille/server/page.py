"""The page: the files that were built into the package, served from memory."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from rocaille.kernel.decision import Refused
from rocaille.server.asgi import Receive, Scope, Send
from rocaille.server.refusing import answer, language, words_in

FOLDER: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "/index.html"
ROUTES: Final = re.compile(r"/|/(new|lobby|replay)/?|/(play|table|join|replay|rules)/[^/]*/?")  # the page shows what is there
HASHED: Final = re.compile(r"/assets/.+-[\w-]{8,}\.\w+")  # a name that changes with what is in the file
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
UNKNOWN: Final = "application/octet-stream"
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"


class File(NamedTuple):
    body: bytes
    zipped: bytes  # b"": nobody made it smaller
    kind: str
    tag: bytes
    cached: bytes


def is_ours(path: str) -> bool:
    """Whether the page is asked for, and not the interface behind it."""
    return not path.startswith("/api") and path not in ("/metrics", "/live", "/ready")


class PageFiles:
    """All files of the page, by path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: Final = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, f"/{path.relative_to(folder).as_posix()}")
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != ".gz"
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that the guard let through."""
        path, method = scope["path"], scope["method"]
        if method not in ("GET", "HEAD"):
            await answer(send, scope, Refused("no_such_page"), 405, [(b"allow", b"GET, HEAD")])
            return
        route = bool(ROUTES.fullmatch(path))
        file = self.files.get(INDEX if route else path)
        headers = dict(scope["headers"])
        index = self.files.get(INDEX)
        if file is None and route:
            await _say_so(send, scope)
        elif file is None and index is not None and b"text/html" in headers.get(b"accept", b""):
            await _send(send, headers, method, index, 404)  # the page says it in its own words
        elif file is None:
            await answer(send, scope, Refused("no_such_page"))
        else:
            await _send(send, headers, method, file)


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    beside = path.with_name(path.name + ".gz")
    return File(
        body,
        beside.read_bytes() if beside.is_file() else b"",
        TYPES.get(path.suffix, UNKNOWN),
        f'"{sha256(body).hexdigest()[:32]}"'.encode(),
        FOR_EVER if HASHED.fullmatch(name) else ASK_AGAIN,
    )


async def _send(send: Send, asked: dict[bytes, bytes], method: str, file: File, status: int = 200) -> None:
    headers = [(b"cache-control", file.cached), (b"etag", file.tag), (b"vary", b"accept-encoding")]
    known = [tag.strip().removeprefix(b"W/") for tag in asked.get(b"if-none-match", b"").split(b",")]
    if status == 200 and (file.tag in known or b"*" in known):
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
        return
    body = file.body
    if file.zipped and _takes_gzip(asked.get(b"accept-encoding", b"")):
        body = file.zipped
        headers.append((b"content-encoding", b"gzip"))
    headers += [(b"content-type", file.kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body if method == "GET" else b""})


def _takes_gzip(accepted: bytes) -> bool:
    for part in accepted.lower().split(b","):
        coding, _, weight = part.strip().partition(b";")
        if coding.strip() in (b"gzip", b"*"):
            return weight.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False


async def _say_so(send: Send, scope: Scope) -> None:
    """There is no page: a sentence for whoever opened it in a browser."""
    body = (words_in(language(scope)).refusal(Refused("no_page")) + "\n").encode()
    await send(
        {
            "type": "http.response.start",
            "status": 404,
            "headers": [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": body if scope["method"] == "GET" else b""})
