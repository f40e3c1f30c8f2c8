"""Any bytes at all on a socket: whole messages, pieces, control frames in between, wrong masks, closing codes, half frames.

Nothing of it is an error of the server's, and nobody else notices.
"""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from tests.attacks.attacking import LONG, Honest
from tests.attacks.flood import opened
from tests.server.serving import Server

PROFILE = settings(
    max_examples=300 if LONG else 25,
    stateful_step_count=30 if LONG else 12,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
WISHES = st.sampled_from(
    [
        b'{"type":"why","ref":1,"seat":0,"decision":{"do":"pass"}}',
        b'{"type":"preview","ref":2,"seat":0,"decision":{"do":"take","cards":"no such"}}',
        b'{"type":"since","ref":3,"seq":0}',
        b'{"type":"language","ref":4,"language":"it"}',
        b'{"type":"hint","ref":5,"seat":9}',
        b'{"type":"decide","ref":6,"seat":0,"seq":1,"decision":{"do":"take"}}',
        b"[" * 4000,
        "\N{PILE OF POO}".encode()[:3],
    ]
)
PAYLOADS = WISHES | st.binary(max_size=300)
MASKS = st.sampled_from([b"\0\0\0\0", b"\xff\0\xff\0"]) | st.binary(min_size=4, max_size=4)
CODES = st.sampled_from([0, 999, 1000, 1001, 1002, 1004, 1005, 1006, 1007, 1011, 1015, 2999, 3000, 4999, 5000, 65535])


def frame(first: int, payload: bytes, mask: bytes | None) -> bytes:
    """A frame with whatever first byte; without a mask if there is none."""
    flag, size = 0x80 if mask is not None else 0, len(payload)
    head = bytes((first, flag | size)) if size < 126 else bytes((first, flag | 126)) + struct.pack("!H", size)
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Frames(RuleBasedStateMachine):
    """Somebody with one socket at a time."""

    server: Server
    table: str
    log: Path
    honest: Honest

    def __init__(self) -> None:
        super().__init__()
        self.line: socket.socket | None = None

    def _send(self, data: bytes) -> None:
        assert self.line is not None
        with suppress(OSError):
            self.line.sendall(data)

    @precondition(lambda self: self.line is None)
    @rule()
    def open(self) -> None:
        self.line = opened(self.server.port, self.table)
        self.line.settimeout(2.0)

    @precondition(lambda self: self.line is not None)
    @rule(payload=PAYLOADS, mask=MASKS, kind=st.sampled_from([TEXT, BINARY]))
    def say(self, payload: bytes, mask: bytes, kind: int) -> None:
        self._send(frame(0x80 | kind, payload, mask))

    @precondition(lambda self: self.line is not None)
    @rule(payload=PAYLOADS, cuts=st.lists(st.integers(0, 300), max_size=5), between=st.binary(max_size=125), end=st.booleans())
    def say_in_pieces(self, payload: bytes, cuts: list[int], between: bytes, end: bool) -> None:
        """With a ping between each two."""
        places = [0, *sorted(min(cut, len(payload)) for cut in cuts), len(payload)]
        pieces = [payload[start:stop] for start, stop in pairwise(places)]
        for number, piece in enumerate(pieces):
            last = end and number == len(pieces) - 1
            self._send(frame((0x80 if last else 0) | (TEXT if number == 0 else CONTINUATION), piece, b"abcd"))
            self._send(frame(0x80 | PING, between, b"wxyz"))

    @precondition(lambda self: self.line is not None)
    @rule(first=st.integers(0, 255), payload=st.binary(max_size=200), mask=st.none() | MASKS)
    def send_any_frame(self, first: int, payload: bytes, mask: bytes | None) -> None:
        """Kinds that there are not, reserved bits, no mask, control frames that are too long or in pieces."""
        self._send(frame(first, payload, mask))

    @precondition(lambda self: self.line is not None)
    @rule(length=st.integers(126, 2**63 - 1), kind=st.sampled_from([TEXT, BINARY, PING]))
    def announce_much(self, length: int, kind: int) -> None:
        self._send(bytes((0x80 | kind, 0xFF)) + struct.pack("!Q", length) + b"abcd" + b"x" * 50)

    @precondition(lambda self: self.line is not None)
    @rule(data=st.binary(min_size=1, max_size=64))
    def send_anything(self, data: bytes) -> None:
        self._send(data)

    @precondition(lambda self: self.line is not None)
    @rule(code=CODES, reason=st.binary(max_size=123), again=st.booleans())
    def close(self, code: int, reason: bytes, again: bool) -> None:
        """With any code, also in a reason that is no text; and perhaps go on."""
        self._send(frame(0x80 | CLOSE, struct.pack("!H", code) + reason, b"abcd"))
        if again:
            self._send(frame(0x80 | TEXT, b"{}", b"abcd") + frame(0x80 | CLOSE, b"x", b"abcd"))

    @precondition(lambda self: self.line is not None)
    @rule()
    def read(self) -> None:
        assert self.line is not None
        self.line.settimeout(0.02)
        with suppress(OSError):
            self.line.recv(1 << 16)
        self.line.settimeout(2.0)

    @precondition(lambda self: self.line is not None)
    @rule(hard=st.booleans())
    def hang_up(self, hard: bool) -> None:
        """Perhaps in the middle of a frame, perhaps without a goodbye."""
        assert self.line is not None
        if hard:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.line.close()
        self.line = None

    def teardown(self) -> None:
        if self.line is not None:
            self.line.close()
        answer = self.honest.socket.wish("why", seat=0, decision={"do": "pass"})
        assert answer["type"] in ("because", "refused")
        assert self.server.process.poll() is None
        told = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        bad = [line for line in told if line["level"] not in ("info", "warning") or "trace" in line]
        assert not bad, bad
        assert "Traceback" not in self.log.read_text()


def test_no_frames_are_an_error_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite", log=log)
    try:
        honest = Honest(server)
        for name, value in (("server", server), ("log", log), ("honest", honest), ("table", honest.person.table)):
            monkeypatch.setattr(Frames, name, value, raising=False)
        run_state_machine_as_test(Frames, settings=PROFILE)
    finally:
        server.stop()
