"""Before anything else: is the request from our own page, and is its sender in no hurry? And the headers of a careful site."""

from __future__ import annotations

import ipaddress
import time
from typing import Final
from urllib.parse import urlsplit

from rocaille.kernel.decision import Refused
from rocaille.server.asgi import App, Message, Receive, Scope, Send
from rocaille.server.buckets import Bucket
from rocaille.server.config import Config
from rocaille.server.page import is_ours
from rocaille.server.refusing import answer

SAFE: Final = ("GET", "HEAD", "OPTIONS")
BURST: Final = 5  # so many seconds' worth of requests at once
MOST_ADDRESSES: Final = 10_000
A_FILE: Final = 0.1  # of a request: a page is many files at once, and they are at hand
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
ALONE: Final = (b"cross-origin-opener-policy", b"same-origin")  # browsers heed it where they trust an address, else complain
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Stands in front of what answers requests, and of what answers sockets."""

    def __init__(self, app: App, sockets: App, config: Config) -> None:
        self._app: Final = app
        self._sockets: Final = sockets
        self._names: Final = {"localhost", *config.names}
        self._rate: Final = config.limits.requests_per_second
        self._buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if scope["type"] == "websocket":
            if refused is None:
                await self._sockets(scope, receive, send)
            else:
                await _refuse_socket(scope, receive, send, refused)
            return
        extra = _headers(scope)
        private = scope["path"].startswith("/api")

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *extra]
                if private:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        if refused is None:
            await self._app(scope, receive, careful)
        else:
            await answer(careful, scope, refused)

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_ours(host):
            return Refused("host", found=host)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            if not _same_origin(headers, host):
                return Refused("cross_site")
        address = scope["client"][0] if scope["client"] else ""
        cheap = scope["type"] == "http" and is_ours(scope["path"])
        if not self._in_no_hurry(address, A_FILE if cheap else 1.0):
            return Refused("too_fast", most=self._rate)
        return None

    def _is_ours(self, host: str) -> bool:
        """A name that only its owner can point here; another site's name could be pointed here by its owner."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or _is_number(name)

    def _in_no_hurry(self, address: str, cost: float) -> bool:
        now = time.monotonic()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {who: each for who, each in self._buckets.items() if now - each.at < BURST}
            bucket = self._buckets[address] = Bucket(self._rate * BURST, now)
        return bucket.take(self._rate, self._rate * BURST, now, cost)


def _headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    if scope["scheme"] == "https":
        return [*HEADERS, ALONE, STRICT]
    host = dict(scope["headers"]).get(b"host", b"")
    return [*HEADERS, ALONE] if host.startswith((b"127.", b"localhost", b"[::1]")) else HEADERS


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    """Browsers say where a request comes from; what says nothing is no browser, and carries nobody's cookies."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    scheme, _, place = origin.decode("latin-1").partition("://")
    return scheme in ("http", "https") and place == host


async def _refuse_socket(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    await receive()
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await answer(send, scope, refused)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refused.key})
