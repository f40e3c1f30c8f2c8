"""An attacker in a process of its own: raw frames on sockets to a server on this machine, for a bounded time.

    python -m tests.attacks.flood PORT TABLE KIND SOCKETS SECONDS

KIND is ping, pong, continuation or silent (pings whose answers are never read). Prints how many bytes it got rid of.
"""

import base64
import os
import select
import socket
import sys
import time

EMPTY = {"ping": 0x89, "pong": 0x8A, "continuation": 0x00, "silent": 0x89}  # the first byte of the frame
MOST_SECONDS = 60.0
MOST_SOCKETS = 1_000
CHUNK = 64 * 1024


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(payload) < 126
    return bytes((first, 0x80 | len(payload))) + b"\0\0\0\0" + payload


def opened(port: int, table: str, cookie: str = "") -> socket.socket:
    """A socket to that table, shaken hands with."""
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
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
    port, table, kind, count, seconds = int(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]), float(sys.argv[5])
    assert count <= MOST_SOCKETS and seconds <= MOST_SECONDS
    lines = [opened(port, table) for _ in range(count)]
    chunk = frame(EMPTY[kind]) * (CHUNK // 6)
    if kind == "continuation":
        for line in lines:
            line.sendall(frame(0x01, b"{"))  # the beginning of a text that never ends
    for line in lines:
        line.setblocking(False)
    print("ready", flush=True)
    until, sent = time.monotonic() + seconds, 0
    while time.monotonic() < until and lines:
        readable, writable, _ = select.select([] if kind == "silent" else lines, lines, [], 0.1)
        for line in readable:
            try:
                if not line.recv(1 << 20):
                    lines.remove(line)
            except BlockingIOError:
                pass
            except OSError:
                lines.remove(line)
        for line in writable:
            try:
                sent += line.send(chunk)
            except BlockingIOError:
                pass
            except OSError:
                if line in lines:
                    lines.remove(line)
    print(sent, len(lines), flush=True)


if __name__ == "__main__":
    main()
