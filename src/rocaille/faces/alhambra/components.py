"""What is printed on the cards of Alhambra, as tables."""

from __future__ import annotations

from rich.table import Table

from rocaille.faces.alhambra import signs as alhambra
from rocaille.faces.alhambra import words as say
from rocaille.games.alhambra.game import Alhambra
from rocaille.games.alhambra.names import CATEGORIES, CURRENCIES, SCORINGS
from rocaille.kernel.game import Game
from rocaille.words import Words


def tables(game: Game, words: Words) -> list[Table]:
    """Everything that is printed, with its origin."""
    assert isinstance(game, Alhambra)
    return [_buildings(game, words), _money(game, words)]


def _table(words: Words, title: str, origin: str, columns: list[str]) -> Table:
    table = Table(title=f"{words(f'alhambra.components.{title}')} ({words(f'origin.{origin}')})", title_justify="left")
    for column in columns:
        table.add_column(column)
    return table


def _buildings(game: Alhambra, words: Words) -> Table:
    box, printed = game.boxes[4], game.table["buildings"]
    heads = [words(f"alhambra.components.{column}") for column in ("category", "color", "name_from", "prices")]
    table = _table(words, "buildings", printed["from"], [*heads, *SCORINGS])
    for category in range(CATEGORIES):
        _, _, name_from, prices, *_ = printed["categories"][category]
        table.add_row(
            say.category(words, box, category),
            say.color(words, box, category),
            words(f"origin.{name_from}"),
            " ".join(map(str, prices)),
            *[alhambra.places(box, category, scoring) for scoring in range(len(SCORINGS))],
        )
    return table


def _money(game: Alhambra, words: Words) -> Table:
    box, printed = game.boxes[4], game.table["money"]
    heads = [words(f"alhambra.components.{column}") for column in ("part", "values", "origin")]
    table = _table(words, "money", printed["from"], heads)
    currencies = ", ".join(say.currency(words, box, currency) for currency in range(CURRENCIES))
    table.add_row(words("alhambra.components.currencies"), currencies, words(f"origin.{printed['names_from']}"))
    values_from = printed.get("values_from", printed["from"])
    table.add_row(words("alhambra.components.money_values"), f"1–{printed['values']}", words(f"origin.{values_from}"))
    for part, copies in (("cards", printed["copies"]), ("two", printed["copies_for_two"])):
        count = CURRENCIES * printed["values"] * copies
        table.add_row(
            words(f"alhambra.components.{part}"),
            words("alhambra.components.all_cards", values=printed["values"], copies=copies, count=count),
            words(f"origin.{printed['from']}"),
        )
    return table
