"""A process in which bots think: a question a line comes in, an answer a line goes out. It ends when nobody asks any more.

python -m rocaille.server.thinker [how nice it is]
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from rocaille.bots import Bot, bot
from rocaille.bots.hints import reasons
from rocaille.bots.planner import PlannerBot
from rocaille.catalogue import game as find_game
from rocaille.kernel.game import Game

MOST_BOTS: Final = 500  # whose plans are remembered
MOST_GAMES: Final = 8  # with components of their own


class Question(Struct):
    """What a bot is asked: nothing but what its seat has seen."""

    table: str
    seat: int
    bot: str
    game: str
    version: int
    players: int
    options: dict[str, bool]
    components: dict[str, Any] | None
    view: Any  # its key
    choices: list[int]
    dice: int
    hint: bool = False  # advice for a person: a fresh plan, and why


class Answer(Struct, array_like=True):
    """The number of a decision; with a hint also the features that change and by how much, the weightiest first, and what is
    planned to follow in the same turn."""

    number: int
    reasons: list[tuple[str, float]] = []
    then: list[int] = []


_ENCODER = Encoder()
_DECODER = Decoder(Question)
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
_games: OrderedDict[bytes, Game] = OrderedDict()


def answered(question: bytes) -> bytes:
    """The answer to a question, as it is sent."""
    q = _DECODER.decode(question)
    game = _game(q)
    view = game.restored_view(q.view, q.players, q.options)
    choices = [game.decisions[number] for number in q.choices]
    if q.hint:
        adviser = PlannerBot(q.dice)
        decision = adviser.decide(game, view, choices)
        said = [(reason.feature, reason.change) for reason in reasons(game, view, decision, q.dice, adviser.plan)]
        return _ENCODER.encode(Answer(decision.number, said, [later.number for later in adviser.plan]))
    return _ENCODER.encode(Answer(_bot(q).decide(game, view, choices).number))


def _bot(q: Question) -> Bot:
    """The bot of a seat, with its plans."""
    key = (q.table, q.seat, q.bot)
    player = _bots.pop(key, None) or bot(q.bot, q.dice)
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return player


def _game(q: Question) -> Game:
    if q.components is None:
        return find_game(q.game, None, q.options).of_version(q.version)
    key = _ENCODER.encode((q.game, q.version, q.options, q.components))
    game = _games.pop(key, None) or find_game(q.game, q.components, q.options).of_version(q.version)
    _games[key] = game
    if len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means the server, which then asks no more
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    for question in sys.stdin.buffer:
        try:
            os.write(1, answered(question) + b"\n")
        except BrokenPipeError:  # the server was killed
            return


if __name__ == "__main__":
    main()
