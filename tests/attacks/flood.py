"""An attacker in a process of its own: raw frames on sockets to a server on this machine, for a bounded time.

    python -m tests.attacks.flood PORT TABLES KIND SOCKETS SECONDS [MESSAGES]

TABLES have commas between them; a token may follow one after a colon. KIND is ping, pong, continuation or one of those that
never read what comes: silent sends pings, deaf asks again and again to be told everything. Or it is say: then one of the
MESSAGES (lines) after the other is said, just as often as is allowed. Each ninety sockets have an address of their own. Prints
how many bytes it got rid of, and how many sockets are left.
"""

import base64
import os
import resource
import selectors
import socket
import sys
import time
from contextlib import suppress
from typing import cast

EMPTY = {"ping": 0x89, "pong": 0x8A, "continuation": 0x00, "silent": 0x89}  # the first byte of the frame
ASKED = {"deaf": b'{"type":"language","ref":1,"language":"de"}'}
NEVER_READ = ("silent", "deaf")
MOST_SECONDS = 60.0
MOST_SOCKETS = 1_000
AN_ADDRESS = 90  # sockets
PAUSE = 1 / 18  # seconds between messages of a socket: less than the limit
CHUNK = 64 * 1024


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(payload)
    long = size > 125
    return bytes((first, 0x80 | (126 if long else size))) + (size.to_bytes(2, "big") if long else b"") + b"\0\0\0\0" + payload


def opened(port: int, table: str, cookie: str = "", source: str = "127.0.0.1") -> socket.socket:
    """A socket to that table, shaken hands with."""
    line = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))
    key = base64.b64encode(os.urandom(16)).decode()
    more = f"Cookie: rocaille={cookie}\r\n" if cookie else ""
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return line


def main() -> None:
    port, tables, kind, count, seconds = (
        int(sys.argv[1]),
        sys.argv[2].split(","),
        sys.argv[3],
        int(sys.argv[4]),
        float(sys.argv[5]),
    )
    assert count <= MOST_SOCKETS and seconds <= MOST_SECONDS
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    lines = []
    for number in range(count):
        table, _, token = tables[number % len(tables)].partition(":")
        lines.append(opened(port, table, token, f"127.0.0.{2 + number // AN_ADDRESS}"))
    messages = [frame(0x81, message.encode()) for message in sys.argv[6].splitlines()] if kind == "say" else []
    one = frame(0x81, ASKED[kind]) if kind in ASKED else frame(EMPTY.get(kind, 0))
    chunk = one * (CHUNK // len(one))
    if kind == "continuation":
        for line in lines:
            line.sendall(frame(0x01, b"{"))  # the beginning of a text that never ends
    waiting = selectors.DefaultSelector()
    for line in lines:
        line.setblocking(False)
        waiting.register(line, (0 if messages else selectors.EVENT_WRITE) | (0 if kind in NEVER_READ else selectors.EVENT_READ))
    print("ready", flush=True)
    until, sent = time.monotonic() + seconds, 0
    left = {line: 0 for line in lines}  # bytes of the chunk that are still to be sent
    said, due = 0, time.monotonic()
    while time.monotonic() < until and left:
        if messages and time.monotonic() >= due:
            due += PAUSE
            for line in left:
                with suppress(OSError):  # found out when it is read
                    sent += line.send(messages[said % len(messages)])
                said += 1
        for key, able in waiting.select(0.1 if not messages else max(0.0, due - time.monotonic())):
            line = cast(socket.socket, key.fileobj)
            try:
                if able & selectors.EVENT_READ and not line.recv(1 << 20):
                    raise ConnectionError
                if able & selectors.EVENT_WRITE:
                    gone = line.send(chunk[left[line] :])
                    left[line] = (left[line] + gone) % len(chunk)
                    sent += gone
            except BlockingIOError:
                pass
            except OSError:
                waiting.unregister(line)
                del left[line]
    print(sent, len(left), flush=True)


if __name__ == "__main__":
    main()
