"""The games there are, as the page and other clients are told of them."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from rocaille.bots import bot_names
from rocaille.catalogue import declaration, game_names
from rocaille.catalogue import game as find_game
from rocaille.server.api import ANSWERS
from rocaille.server.library import Language, asked
from rocaille.server.refusing import words_in
from rocaille.words import LANGUAGES, Words


class OptionKnown(Struct):
    """An option of a game, in the language that was asked for; `with_it` goes behind the game's title."""

    name: str
    title: str
    with_it: str
    about: str


class GameKnown(Struct):
    """A game that can be played here, in the language that was asked for; `page` is the part of the page that draws it."""

    name: str
    title: str
    about: str
    version: int
    players: list[int]
    options: list[OptionKnown]
    page: str


class Known(Struct):
    games: list[GameKnown]
    bots: list[str]
    languages: list[str]


@get("/api/games", responses=ANSWERS, summary="The games, options, bots and languages there are")
async def games(language: Language = None) -> Known:
    words = words_in(asked(language))
    return Known([known(name, words) for name in game_names()], list(bot_names()), list(LANGUAGES))


def known(name: str, words: Words) -> GameKnown:
    game, declared = find_game(name), declaration(name)
    options = [
        OptionKnown(
            option,
            words.either(f"{name}.option_titles.{option}", option),
            words.either(f"{name}.options.{option}", f"+ {option}"),
            words.either(f"{name}.option_about.{option}", ""),
        )
        for option in declared.options
    ]
    title, about = words(f"{name}.full_title"), words.either(f"{name}.about", "")
    return GameKnown(name, title, about, game.version, list(declared.player_counts), options, declared.page)


ROUTES = [games]
