"""Bots think in processes of their own, so that nobody waits for them but those who play with them.

A view cannot be sent, but a position that it allows can: `imagine` deals one anew from what the seat has seen, and in it the
seat sees exactly the same. So what reaches the process holds nothing that the bot may not know.
"""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from rocaille.bots import Bot, bot
from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Decision
from rocaille.kernel.game import Game
from rocaille.table.table import Table

MOST_BOTS: Final = 500  # whose plans a process remembers
MOST_GAMES: Final = 8  # with components of their own
PARENT_SECONDS: Final = 1.0


class Question(Struct):
    """What a bot is asked: nothing but what its seat has seen."""

    table: str
    seat: int
    bot: str
    game: str
    players: int
    options: dict[str, bool]
    components: dict[str, Any] | None
    key: Any  # of an imagined position
    choices: list[int]
    dice: int


_ENCODER = Encoder()
_DECODER = Decoder(Question)


def asked(table: Table, seat: int, name: str) -> bytes:
    """The question to a bot, ready to be sent."""
    game, state, setting = table.game, table.state(), table.setting
    imagined = game.imagine(game.view(state, seat), secrets.randbits(60))
    return _ENCODER.encode(Question(
        table.id, seat, name, game.name, setting.players, setting.options, game.custom_components(), imagined.key(),
        [option.number for option in game.options(state, seat)], secrets.randbits(60)))


class Thinkers:
    """A few processes. A table always asks the same one, so that its bots can go on with their plans."""

    def __init__(self, processes: int | None = None) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools: list[ProcessPoolExecutor | None] = [None] * count

    async def decision(self, table: Table, seat: int, name: str) -> Decision:
        """What the bot decides; where there is no choice, nobody is asked."""
        options = table.game.options(table.state(), seat)
        if len(options) == 1:
            return options[0]
        question = asked(table, seat, name)
        which = hash(table.id) % len(self._pools)
        for _ in range(2):  # a process may have been killed
            pool = self._pools[which] or self._started(which)
            try:
                number = await asyncio.get_running_loop().run_in_executor(pool, answered, question)
                return table.game.decisions[number]
            except BrokenProcessPool:
                if self._pools[which] is pool:
                    self._pools[which] = None
        return options[secrets.randbelow(len(options))]

    def _started(self, which: int) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (os.getpid(),))
        self._pools[which] = pool
        return pool

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # of this process
_games: OrderedDict[bytes, Game] = OrderedDict()


def answered(question: bytes) -> int:
    """The number of the decision. This runs in a process for thinking."""
    q = _DECODER.decode(question)
    game = _game(q)
    key = (q.table, q.seat, q.bot)
    player = _bots.pop(key, None) or bot(q.bot, q.dice)
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    state = game.restored(q.key, q.players, q.options)
    return player.decide(game, game.view(state, q.seat), [game.decisions[number] for number in q.choices]).number


def _game(q: Question) -> Game:
    if q.components is None:
        return find_game(q.game, None, q.options)
    key = _ENCODER.encode((q.game, q.options, q.components))
    game = _games.pop(key, None) or find_game(q.game, q.components, q.options)
    _games[key] = game
    if len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game


def _begin(parent: int) -> None:
    """Leave signals to the server, give way to it, and end when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(5)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(PARENT_SECONDS)
    os._exit(0)
