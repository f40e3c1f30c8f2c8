"""What leaves a table of Rokoko, as types: the view of a seat, and everything printed."""
# not compiled

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from rocaille.games.rokoko.wire_derived import Derived

Letter = Literal["Y", "G", "R", "B"]  # the colours of silk and of dresses
Rank = Literal["apprentice", "journeyman", "master"]
Kind = Literal["fireworks", "statues", "fountain_upper", "fountain_lower", "musicians", "jeweller"]
Garment = Literal["dress", "coat"]
Exam = Literal["journeyman", "master"]
Jewel = Literal["yellow_necklace", "green_ring", "red_necklace", "blue_ring"]
Task = Literal[
    "keep-common-silk", "keep-rare-silk", "discard-a-tile", "fund", "make-a-dress", "make-a-coat", "make-with-a-master"
]
Origin = Literal["rulebook", "public", "inferred", "reconstructed", "chosen", "printed"]
Source = Literal["tokens", "money", "crowns", "jewels", "halls", "dresses", "decorations"]


class SelectHandCards(TypedDict):
    step: Literal["select_hand_cards"]
    seat: None  # several at once


class PlayOneCard(TypedDict):
    step: Literal["play_one_card"]
    seat: int


class MainAction(TypedDict):
    step: Literal["main_action", "action_or_exam"]
    seat: int
    card: str


class BonusOf(TypedDict):
    step: Literal["bonus_of"]
    seat: int
    card: str


class KeepOrDiscard(TypedDict):
    step: Literal["keep_or_discard"]
    seat: int
    tile: str | None  # None: it was drawn face down by another
    card: str | None  # who acquired it; None if it came in another way


class PayForDress(TypedDict):
    step: Literal["pay_for_dress"]
    seat: int
    dress: str
    card: str
    by_bonus: bool
    given: list[str]  # tiles named so far


class RentOrSell(TypedDict):
    step: Literal["rent_or_sell", "rent_sell_or_jewel", "rent_with_jewel"]
    seat: int
    dress: str
    card: str


class FreeTile(TypedDict):
    step: Literal["free_tile"]
    seat: int


class ReturnMore(TypedDict):
    step: Literal["return_more"]
    seat: int
    card: str


class DiscardMore(TypedDict):
    step: Literal["discard_more"]
    seat: int
    given: list[str]  # tiles named so far


class ChooseNewEmployee(TypedDict):
    step: Literal["choose_new_employee"]
    seat: int
    card: str
    exam: Exam


class ChooseTask(TypedDict):
    step: Literal["choose_task"]
    seat: int
    tasks: list[Task]


Step = (
    SelectHandCards
    | PlayOneCard
    | MainAction
    | BonusOf
    | KeepOrDiscard
    | PayForDress
    | RentOrSell
    | FreeTile
    | ReturnMore
    | DiscardMore
    | ChooseNewEmployee
    | ChooseTask
)


class Guest(TypedDict):
    """A dress on a guest space."""

    space: str
    dress: str
    owner: int


class Remembered(TypedDict):
    """What the others' side of the table does not show although it was seen."""

    prestige: int
    tiles: list[str]
    in_hand: list[str]


class Player(TypedDict):
    """A player as a seat sees them. What is missing is hidden; the last seven belong to the jeweller."""

    seat: int
    livres: int
    thread: int
    lace: int
    tile_count: int
    hand_size: int
    supply_size: int
    deck: list[str]
    discard: list[str]
    in_play: list[str]
    remembered: Remembered
    hand: NotRequired[list[str]]
    supply: NotRequired[list[str]]
    tiles: NotRequired[list[str]]
    prestige: NotRequired[int]
    jewels: NotRequired[dict[Jewel, int]]
    exam: NotRequired[Exam]
    tasks_covered: NotRequired[list[Task]]
    masters_exams_passed: NotRequired[int]
    special_to_hire: NotRequired[bool]
    unknown_cards: NotRequired[int]
    special: NotRequired[str]


class View(TypedDict):
    """The table as a seat sees it. The last six belong to the jeweller."""

    seat: int | None
    round: int
    starting_player: int
    turn: int | None
    favour: int | None
    step: Step | None  # what is decided now; None after the end
    hire_row: list[str]
    hire_stack: int
    warehouse: dict[str, str | None]  # tiles by place
    tile_stack: int
    tile_discards: list[str]
    workshop: dict[str, str | None]  # dresses by window
    bag: int
    dress_discards: list[str]
    halls: list[Guest]
    decorations: dict[str, int]
    all_halls: dict[str, int | None]  # owners by space of the track, the dearest first
    players: list[Player]
    derived: Derived
    jewels: NotRequired[dict[str, Jewel | None]]  # by window
    jewel_stack: NotRequired[int]
    exam_decks: NotRequired[dict[Exam, int]]
    known_exam_decks: NotRequired[Mapping[Exam, list[str]]]
    last_seen_in_exam_decks: NotRequired[Mapping[Exam, list[str]]]
    known_to_be_for_hire: NotRequired[list[str]]


class OriginText(TypedDict):
    """What it means that a printed value comes from there."""

    title: str
    text: str


class RankPrinted(TypedDict):
    title: str
    depute: int


class Color(TypedDict):
    name: Literal["yellow", "green", "red", "blue"]
    title: str
    garment: Garment


class Condition(TypedDict):
    """When a special Apprentice can be hired."""

    kind: str
    numbers: list[int]
    text: str
    short: str


Card = TypedDict(
    "Card",
    {
        "title": str,
        "rank": Rank,
        "level": int,
        "bonus": str,
        "short": str,
        "kind": str,
        "numbers": list[int],
        "crown": bool,
        "base": int,
        "from": Origin,
        "exam": NotRequired[Exam | None],
        "condition": NotRequired[Condition],
    },
)
Tile = TypedDict(
    "Tile",
    {
        "title": str,
        "silk": dict[Letter, int],
        "discard": Literal["T", "L", "T+L", "T/L"],
        "discard_text": str,
        "count": int,
        "from": Origin,
    },
)
Dress = TypedDict(
    "Dress",
    {
        "title": str,
        "color": Letter,
        "garment": Garment,
        "need": dict[Letter, int],
        "thread": int,
        "lace": int,
        "master": bool,
        "sale": int,
        "prestige": int,
        "from": Origin,
    },
)


class Reward(TypedDict):
    kind: Literal["livres", "thread", "lace", "tile"]
    count: int
    text: str


class Space(TypedDict):
    """A guest space."""

    space: str
    number: int
    master: bool
    rewards: list[Reward]
    title: str


Hall = TypedDict(
    "Hall", {"hall": int, "title": str, "king": bool, "spaces": list[Space], "first": int, "second": int | None, "from": Origin}
)
Decoration = TypedDict(
    "Decoration",
    {
        "title": str,
        "kind": Kind,
        "number": int,
        "cost": int,
        "prestige": int,
        "factor": int | None,
        "text": str,
        "from": Origin,
    },
)


class KindPrinted(TypedDict):
    """A kind of decoration."""

    title: str
    text: str
    one_each: bool


class Window(TypedDict):
    """Of the workshop, or of the jeweller."""

    cost: int
    dark: bool


Segments = TypedDict("Segments", {"places": dict[str, list[str]], "from": Origin})
AllHalls = TypedDict("AllHalls", {"prestige": dict[str, int], "from": Origin})  # by space of the track
Fireworks = TypedDict("Fireworks", {"first": int, "second": int | None, "from": Origin})


class Favour(TypedDict):
    livres: int
    prestige: int


JewelPrinted = TypedDict(
    "JewelPrinted",
    {"title": str, "short": str, "color": Letter, "kind": Literal["necklace", "ring"], "count": int, "from": Origin},
)
ExamPrinted = TypedDict(
    "ExamPrinted",
    {"title": str, "with": Rank, "becomes": Rank, "cost": int, "prestige": int, "tasks": list[Task], "from": Origin},
)


class TaskPrinted(TypedDict):
    text: str
    short: str
    number: int
    exam: Exam


class Things(TypedDict):
    """Everything printed, in a reader's language. The last eight belong to the jeweller."""

    game: str
    version: int
    players: int
    options: list[str]
    ranks: dict[Rank, RankPrinted]
    colors: dict[Letter, Color]
    cards: dict[str, Card]
    tiles: dict[str, Tile]
    dresses: dict[str, Dress]
    halls: list[Hall]
    decorations: dict[str, Decoration]
    kinds: Mapping[Kind, KindPrinted]
    windows: dict[str, Window]
    windows_from: Origin
    segments: Segments
    tile_prices: dict[str, int]  # by how many tiles lie in the segment
    hire_prices: dict[str, int]  # by how many cards lie in the row
    all_halls: AllHalls
    fireworks: Fireworks
    rounds: int
    hand_size: int
    smallest_deck: int
    income: int
    favour: Favour
    livres_per_point: int
    statue_points: int
    sources: Mapping[Source, str]
    origins: dict[Origin, OriginText]
    jewels: NotRequired[dict[Jewel, JewelPrinted]]
    jewel_windows: NotRequired[dict[str, Window]]
    jewel_windows_from: NotRequired[Origin]
    exams: NotRequired[dict[Exam, ExamPrinted]]
    tasks: NotRequired[dict[Task, TaskPrinted]]
    specials: NotRequired[list[str]]
    jewel_income: NotRequired[int]
    jewel_points: NotRequired[int]
