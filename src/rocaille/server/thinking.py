"""Bots think in processes of their own, so that nobody waits for them but those who play with them.

A view cannot be sent, but a position that it allows can: `imagine` deals one anew from what the seat has seen, and in it the
seat sees exactly the same. So what reaches the process holds nothing that the bot may not know.
"""
from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from rocaille.kernel.decision import Decision, Refused
from rocaille.server.logs import log
from rocaille.server.thinker import Answer, Question
from rocaille.table.table import Table

LONGEST: Final = 60.0  # seconds for an answer
LARGEST: Final = 1 << 16
ADVISER: Final = "planner"  # the bot that gives hints
_ENCODER = Encoder()
_DECODER = Decoder(Answer)


def asked(table: Table, seat: int, name: str, hint: bool = False) -> bytes:
    """The question to a bot, ready to be sent."""
    game, state, setting = table.game, table.state(), table.setting
    imagined = game.imagine(game.view(state, seat), secrets.randbits(60))
    return _ENCODER.encode(Question(
        table.id, seat, name, game.name, game.version, setting.players, setting.options, game.custom_components(),
        imagined.key(), [option.number for option in game.options(state, seat)], secrets.randbits(60), hint))


class Thinker:
    """One process, one question at a time; started with the first, and again if it ended."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._one_at_a_time: Final = asyncio.Lock()

    async def answer(self, question: bytes) -> Answer | None:
        """None if the process was lost over it."""
        async with self._one_at_a_time:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-P", "-m", "rocaille.server.thinker", stdin=PIPE, stdout=PIPE, limit=LARGEST)
            process = self._process
            assert process.stdin is not None and process.stdout is not None
            try:
                async with asyncio.timeout(LONGEST):
                    process.stdin.write(question + b"\n")
                    await process.stdin.drain()
                    return _DECODER.decode(await process.stdout.readline())
            except (OSError, ValueError, DecodeError, TimeoutError):
                log.warning("thinker_lost")
                self.close()
            except asyncio.CancelledError:
                self.close()  # or its answer would be taken for that to the next question
                raise
            return None

    def close(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process = None


class Thinkers:
    """A few processes. A table always asks the same one, so that its bots can go on with their plans."""

    def __init__(self, processes: int | None = None) -> None:
        self._thinkers: Final = [Thinker() for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]

    async def decision(self, table: Table, seat: int, name: str) -> Decision:
        """What the bot decides; where there is no choice, nobody is asked."""
        options = table.game.options(table.state(), seat)
        if len(options) == 1:
            return options[0]
        answer = await self._answer(table, asked(table, seat, name))
        return table.game.decisions[answer.number] if answer else options[secrets.randbelow(len(options))]  # a match must go on

    async def hint(self, table: Table, seat: int) -> Answer:
        """What a bot would decide for a person, and what of its position that would change."""
        answer = await self._answer(table, asked(table, seat, ADVISER, True))
        if answer is None:
            raise Refused("no_answer")
        return answer

    async def _answer(self, table: Table, question: bytes) -> Answer | None:
        thinker = self._thinkers[hash(table.id) % len(self._thinkers)]
        return await thinker.answer(question) or await thinker.answer(question)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()
