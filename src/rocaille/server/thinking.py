"""Bots think in processes of their own, so that nobody waits for them but those who play with them.

What reaches the process is the view of the bot's seat, written down as its key, and nothing else of the position. So it holds
nothing that the bot may not know.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from rocaille.kernel.decision import Decision, Refused
from rocaille.server.logs import log
from rocaille.server.thinker import Answer, Question
from rocaille.server.turns import ALONE, HINT, MOVE, Turn, Turns
from rocaille.table.table import Table

LONGEST: Final = 60.0  # seconds for an answer
LARGEST: Final = 1 << 16
ADVISER: Final = "planner"  # the bot that gives hints
GIVES_WAY: Final = 5  # the server comes first, then bots, then hints
Wanted = Callable[[], bool]
_ENCODER = Encoder()
_DECODER = Decoder(Answer)


def asked(table: Table, seat: int, name: str, hint: bool = False) -> bytes:
    """The question to a bot, ready to be sent."""
    game, state, setting = table.game, table.state(), table.setting
    return _ENCODER.encode(
        Question(
            table.id,
            seat,
            name,
            game.name,
            game.version,
            setting.players,
            setting.options,
            game.custom_components(),
            game.view(state, seat).key(),
            [option.number for option in table.options(seat)],
            secrets.randbits(60),
            hint,
        )
    )


class BotProcess:
    """One process, one question at a time; started with the first, and again if it ended. `nice`: how much it gives way."""

    def __init__(self, nice: int) -> None:
        self._nice: Final = nice
        self._process: Process | None = None
        self._turns: Final = Turns()

    async def answer(self, question: bytes, turn: Turn, wanted: Wanted) -> Answer | None:
        """None if the process was lost over it, or if nobody wants to know any more when its turn comes."""
        async with self._turns.turn(turn):
            if not wanted():
                return None
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", "rocaille.server.thinker", str(self._nice)),
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=LARGEST,
                )
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


class BotProcesses:
    """A few processes. A table always asks the same one, so that its bots can go on with their plans.

    Hints come from a process of their own: a hint may take long, and then no bot's move waits until it is done.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._thinkers: Final = [BotProcess(GIVES_WAY) for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]
        self._adviser: Final = BotProcess(GIVES_WAY + 2)
        self._advised: Final[set[str]] = set()  # people who wait for a hint

    async def decision(self, table: Table, seat: int, name: str, somebody: bool, maker: str) -> Decision:
        """What the bot decides; where there is no choice, nobody is asked. `somebody` is at the table, or watches."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        kind = MOVE if somebody and table.people() else ALONE
        thinker = self._thinkers[hash(table.id) % len(self._thinkers)]
        answer = await _answer(thinker, table, seat, Turn(kind, maker, table.id, name), lambda: True)
        return table.game.decisions[answer.number] if answer else options[secrets.randbelow(len(options))]  # a match must go on

    async def hint(self, table: Table, seat: int, person: str, address: str, wanted: Wanted) -> Answer:
        """What a bot would decide for a person, and what of its position that would change; refused while they wait for one."""
        if person in self._advised:
            raise Refused("hint_running")
        self._advised.add(person)
        try:
            answer = await _answer(self._adviser, table, seat, Turn(HINT, address, table.id, ADVISER), wanted)
        finally:
            self._advised.discard(person)
        if answer is None:
            raise Refused("no_answer")
        return answer

    def close(self) -> None:
        for thinker in (*self._thinkers, self._adviser):
            thinker.close()


async def _answer(thinker: BotProcess, table: Table, seat: int, turn: Turn, wanted: Wanted) -> Answer | None:
    question = asked(table, seat, turn.bot, turn.kind == HINT)
    return await thinker.answer(question, turn, wanted) or await thinker.answer(question, turn, wanted)
