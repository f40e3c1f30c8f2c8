"""The games there are, as the page and other clients are told of them."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, Parameter
from msgspec import Struct

from rocaille.bots import bot_names
from rocaille.catalogue import declaration, game_names
from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.server.api import ANSWERS
from rocaille.server.library import Language, asked
from rocaille.server.refusing import words_in
from rocaille.words import LANGUAGES, Words
from rocaille.words.rules import rules_text
from rocaille.words.rules_page import RulesPage, rules_page


class OptionKnown(Struct):
    """An option of a game, in the language that was asked for; `with_it` goes behind the game's title."""

    name: str
    title: str
    with_it: str
    about: str


class GameKnown(Struct):
    """A game that can be played here, in the language that was asked for.

    `page` is the part of the page that draws it; `components` says whether a table takes a component file of one's own; `rules`
    are the pages of its rules: "" is the game's own, the others are those of its options.
    """

    name: str
    title: str
    about: str
    version: int
    players: list[int]
    options: list[OptionKnown]
    page: str
    components: bool
    rules: list[str]


class Known(Struct):
    """What can be played here, against whom, and in which languages."""

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
    return GameKnown(
        name,
        words(f"{name}.full_title"),
        words.either(f"{name}.about", ""),
        game.version,
        list(declared.player_counts),
        options,
        declared.page,
        declared.takes_components,
        [option for option in ("", *declared.options) if rules_text(name, option, words.language)],
    )


@get("/api/games/{game:str}/rules", responses=ANSWERS, summary="The rules of a game, or of one of its options, as plain data")
async def rules(
    game: FromPath[str],
    language: Language = None,
    option: Annotated[str, Parameter(max_length=100, description="without it, the game's own rules")] = "",
) -> RulesPage:
    page = rules_page(game, option, asked(language))
    if page is None:
        raise Refused("no_rules", game=game)
    return page


ROUTES = [games, rules]
