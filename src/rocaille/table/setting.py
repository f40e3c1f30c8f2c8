"""What a table is set up with, before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from rocaille.bots import bot as find_bot
from rocaille.bots.searcher import SearchBot
from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.game import Game

LONGEST_NAME: Final = 40
MAX_ROLLOUTS: Final = 5_000  # of a searching bot, for a decision
MAX_SECONDS: Final = 5.0

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
ComponentTable = Annotated[dict[str, Any], Meta(description="A component table, as its file has it.")]
BotName = Annotated[str, Meta(max_length=20)]


class TimeLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for each seat: so many seconds, more after each turn; or the whole anew for each turn, as in games over days."""

    seconds: Annotated[float, Meta(ge=1, le=90 * 86_400)]
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0
    each_turn: bool = False


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a table is for."""

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, bool] = {}
    components: ComponentTable | None = None  # None: the published ones
    pace: Literal["live", "days"] = "live"
    time: TimeLimit | None = None
    stand_in: BotName = "medium"  # decides for someone who left; "" and everybody waits
    patience: Annotated[float, Meta(ge=1, le=86_400)] = 60.0  # seconds away until then, in a live match
    grace: Annotated[float, Meta(ge=0, le=60)] = 3.0  # seconds that bots leave a person to take back
    ending: Literal["by_itself", "by_hand"] = "by_itself"  # of a turn that could be taken back
    hints: bool = True  # a bot may be asked for advice
    listed: bool = False  # in the lobby, where anybody may sit down
    watched: bool = True  # spectators are welcome


def game_of(setting: Setting) -> Game:
    """The game with its options and components; refused if it cannot be played so."""
    game = find_game(setting.game, setting.components, setting.options)
    game.check_table(setting.players, setting.options)
    if setting.stand_in:
        check_strength(setting.stand_in)
    return game


def check_strength(name: str) -> None:
    """Refuse a bot that there is not, or one that would keep a processor to itself, or several."""
    bot = find_bot(name, 0)
    if isinstance(bot, SearchBot) and (bot.seconds > MAX_SECONDS or bot.rollouts > MAX_ROLLOUTS or bot.processes > 1):
        raise Refused("bot_too_slow", found=name, seconds=MAX_SECONDS, rollouts=MAX_ROLLOUTS)


def checked_name(name: str) -> str:
    """What somebody wants to be called, in one line."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Refused("person_name", most=LONGEST_NAME)
    return plain
