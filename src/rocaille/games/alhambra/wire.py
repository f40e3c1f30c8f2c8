"""What leaves a table of Alhambra, as types: the view of a seat, and everything printed."""
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from rocaille.games.alhambra.wire_derived import Derived, Scoring

Origin = Literal["rulebook", "public", "inferred", "reconstructed", "chosen", "printed"]


class TakeAction(TypedDict):
    step: Literal["take_action"]
    seat: int


class PayForBuilding(TypedDict):
    step: Literal["pay_for_building"]
    seat: int
    space: str
    for_dirk: bool
    paid: int
    last: int  # the value of the card paid last: no later one is larger


Step = TakeAction | PayForBuilding


class RememberedMoney(TypedDict):
    """What the others' side of the table does not show although it was seen."""

    money: list[str]


class Player(TypedDict):
    seat: int
    points: int
    buildings: dict[str, int]  # by category
    money_cards: int
    money: NotRequired[list[str]]  # one's own
    remembered: NotRequired[RememberedMoney]  # of the others


class Dirk(TypedDict):
    buildings: dict[str, int]
    points: int


class Remembered(TypedDict):
    """What the stacks consist of; their order nobody knows."""

    money_stack: list[str]
    building_stack: list[str]


class Pile(TypedDict):
    """A pile of the money stack, by the number that scorings name it by; its scoring card is among the cards."""

    pile: int
    cards: int


class View(TypedDict):
    """The table as a seat sees it."""

    seat: int | None
    turn: int
    step: Step | None  # what is decided now; None after the end
    courtyard: dict[str, str | None]  # by currency
    building_stack: int
    money: list[str | None]
    money_stack: int
    piles: list[Pile]  # the money stack, the first to be drawn from first
    money_discards: list[str]
    scored: list[Scoring]
    players: list[Player]
    remembered: Remembered
    derived: Derived
    dirk: NotRequired[Dirk]


class OriginText(TypedDict):
    """What it means that a printed value comes from there."""

    title: str
    text: str


Category = TypedDict(
    "Category",
    {
        "name": str,
        "color": str,
        "title": str,
        "color_title": str,
        "prices": list[int],
        "points": dict[Scoring, list[int]],
        "from": Origin,
        "name_from": Origin,
    },
)
Building = TypedDict("Building", {"title": str, "category": str, "price": int, "count": int, "from": Origin})
Money = TypedDict("Money", {"title": str, "currency": str, "value": int, "count": int, "from": Origin})


class Currency(TypedDict):
    name: str
    title: str
    name_from: Origin


class DirkPrinted(TypedDict):
    title: str
    buildings: int


class Things(TypedDict):
    """Everything printed, in a reader's language."""

    game: str
    version: int
    players: int
    options: list[str]
    categories: list[Category]
    buildings: dict[str, Building]
    building_count: int
    currencies: list[Currency]
    money: dict[str, Money]
    money_count: int
    piles: int
    display: int
    start_money: int
    most_together: int
    scorings: list[Scoring]
    sources: dict[Scoring, str]
    dirk: DirkPrinted | None
    origins: dict[Origin, OriginText]
