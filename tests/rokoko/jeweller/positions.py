"""Positions of Rokoko with the jeweller: say what matters, take the rest from a fresh game.

`position`, `playing`, `bonus_of`, `between_rounds` and `at_the_ball` take what those of the base game take, and besides:

- `windows="Y - G R"`: the colour of the jewel in each of the four windows, left to right; `jewel_stack="Y Y B"`.
- `exam_decks="2Jh 5Mc"`: the cards of both exam decks. Otherwise the nine new Journeymen and the nine new Masters are in
  them and those of the base game are for hire; whatever is named elsewhere in the position is taken out of both.
- `looks=[(0, 2, "journeyman")]`: with so many cards taken out of the decks, this seat looked through that deck.
- of a player: `jewels="Y Y B"`, `special="Sd"` (`"-"`: hired), `exam="master"` (the side that lies open), `covered="fund
  keep-rare-silk"` or `covered="all"`, `passed=1` (Master's exams), `unseen="2Jh"` (hand cards that were taken out of an exam
  deck and that nobody else has seen). Without a word on it a player's special Apprentice is the first that nobody else
  has: `Sa` for player 0, and so on; a special Apprentice in a deck is hired, and whoever has one there has no other.

`do`, `after`, `legal`, `why_not`, `place`, `cards` and `names` are those of the base game with the jeweller's names; the
rest of the base game's helpers (`next_step`, `points`, `begin_round`, `tile_names`, `tiles`) serves as it is, and is here
too. `jewels`, `windows`, `special`, `exam`, `covered` and `exam_deck` write down what a position has of these. Decisions of
the jeweller: `jewel 3` (the window), `hire-special`, `exam journeyman`, `cover fund`, `choose 2Jh`, `move supply 0Ab`,
`copy 1` (the opponent's seat).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from rocaille.games.rokoko.jeweller.expansion import OPTION
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWEL_WINDOWS, TASKS, TASKS_OF
from rocaille.games.rokoko.jeweller.parts import parts_of
from rocaille.games.rokoko.jeweller.state import MARK, JewellerState, look
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.names import BALE, NOTHING
from rocaille.games.rokoko.state import Player
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.log import SILENCE, Log
from tests.rokoko import positions as base
from tests.rokoko.positions import GAME as BASE_GAME
from tests.rokoko.positions import begin_round, next_step, points, tile_names, tiles

__all__ = [
    "BASE_GAME",
    "BOX",
    "GAME",
    "after",
    "at_the_ball",
    "begin_round",
    "between_rounds",
    "bonus_of",
    "cards",
    "covered",
    "do",
    "exam",
    "exam_deck",
    "jewels",
    "legal",
    "names",
    "new",
    "next_step",
    "place",
    "playing",
    "points",
    "position",
    "seen_by",
    "special",
    "tile_names",
    "tiles",
    "why_not",
    "windows",
]

GAME = BASE_GAME.variant({OPTION: True})
BOX = GAME.boxes[5]
COLOURS = "YGRB"
OF_A_PLAYER = ("jewels", "special", "exam", "covered", "passed", "unseen")
Seats = dict[int, dict[str, Any]]  # what is said of each player
OF_THE_TABLE = ("windows", "jewel_stack", "exam_decks", "looks")

do = partial(base.do, game=GAME)
after = partial(base.after, game=GAME)
legal = partial(base.legal, game=GAME)
why_not = partial(base.why_not, game=GAME)
place = partial(base.place, game=GAME)
cards = partial(base.cards, box=BOX)
names = partial(base.names, box=BOX)


def new(players: int, seed: int, log: Log = SILENCE) -> JewellerState:
    return cast(JewellerState, GAME.new(players, seed, log=log))


def seen_by(state: KernelState, seat: int | None) -> JewellerView:
    """What this seat sees, or with None a spectator."""
    return cast(JewellerView, GAME.view(state, seat))


def position(players: int = 3, **what: Any) -> JewellerState:
    """A position in which a player is about to play a card."""
    return cast(JewellerState, base.position(players, **with_jeweller(what)))


def playing(card: str, **what: Any) -> JewellerState:
    """Player 0 has just played `card`: the main action is next. Without other words the deck is these five cards."""
    return cast(JewellerState, base.playing(card, **with_jeweller(what)))


def bonus_of(card: str, **what: Any) -> JewellerState:
    """Player 0 has played `card` without a main action: its bonus is next, if it has any use."""
    return cast(JewellerState, base.bonus_of(card, **with_jeweller(what)))


def between_rounds(**what: Any) -> JewellerState:
    """Everything is played; the next round is about to begin."""
    return cast(JewellerState, base.between_rounds(**with_jeweller(what)))


def at_the_ball(**what: Any) -> JewellerState:
    """The game is over, and the score sheet says what `what` is worth."""
    return cast(JewellerState, base.at_the_ball(**with_jeweller(what)))


def with_jeweller(what: dict[str, Any]) -> dict[str, Any]:
    """The same words without the jeweller's, which are carried out once the base game's position stands."""
    rest = {key: value for key, value in what.items() if key not in OF_THE_TABLE}
    seats: Seats = {}
    for key, words in what.items():
        if key.startswith("player") and key != "players":
            seats[int(key.removeprefix("player"))] = {word: words[word] for word in OF_A_PLAYER if word in words}
            rest[key] = {word: value for word, value in words.items() if word not in OF_A_PLAYER}
    table = {key: what[key] for key in OF_THE_TABLE if key in what}
    return {"game": GAME, **rest, "also": lambda state: put(state, seats, **table)}


def colours(row: str) -> tuple[int, ...]:
    return tuple(COLOURS.index(name) if name != "-" else NOTHING for name in row.split())


def put(
    state: JewellerState,
    seats: Seats,
    windows: str | None = None,
    jewel_stack: str | None = None,
    exam_decks: str | None = None,
    looks: Sequence[tuple[int, int, str]] = (),
) -> None:
    every = range(len(state.players))
    of = [seats.get(seat, {}) for seat in every]
    if windows is not None:
        state.windows = colours(windows)
        assert len(state.windows) == JEWEL_WINDOWS, f"four windows: {windows}"
    if jewel_stack is not None:
        state.jewel_stack = tuple(sorted(colours(jewel_stack)))
    state.jewels = tuple(sum(BALE[colour] for colour in colours(of[seat].get("jewels", ""))) for seat in every)
    state.sides = tuple(EXAMS.index(of[seat].get("exam", EXAMS[0])) for seat in every)
    state.tasks = tuple(bits(of[seat].get("covered", ""), state.sides[seat]) for seat in every)
    state.passed = tuple(of[seat].get("passed", 0) for seat in every)
    state.looks = tuple(look(taken, seat, EXAMS.index(exam)) for taken, seat, exam in looks)
    unseen = sum([cards(of[seat].get("unseen", "")) for seat in every], ())
    state.taken = max([len(unseen), *[1 + taken for taken, _, _ in looks]])
    state.unseen_cards = tuple(card + MARK * taken for taken, card in enumerate(unseen, state.taken - len(unseen)))
    for seat in every:
        player = state.players[seat]
        player.hand = tuple(sorted(player.hand + cards(of[seat].get("unseen", ""))))
    put_cards(state, exam_decks)
    put_specials(state, of)


def bits(names: str, side: int) -> int:
    tasks = TASKS_OF[side] if names == "all" else [TASKS.index(name) for name in names.split()]
    assert all(task in TASKS_OF[side] for task in tasks), f"no task of this exam: {names}"
    return sum(1 << task for task in tasks)


def put_cards(state: JewellerState, exam_decks: str | None) -> None:
    """Each of the Journeymen and Masters that belong to the exams in one place: where it is named, else where it was."""
    pool = sum(parts_of(state).pools, ())
    elsewhere = {card for player in state.players for card in held(player)} | set(state.hire_row)
    if exam_decks is None:
        state.exam_decks = tuple(card for card in pool if card >= len(BASE_GAME.boxes[5].card_names) and card not in elsewhere)
    else:
        state.exam_decks = tuple(sorted(cards(exam_decks)))
    gone = {*elsewhere, *state.exam_decks}
    stack = [card for card in state.hire_stack if card not in pool]
    stack += [card for card in pool if card < len(BASE_GAME.boxes[5].card_names)]
    levels = state.box.levels
    state.hire_stack = tuple(sorted([card for card in stack if card not in gone], key=lambda card: (levels[card], card)))


def held(player: Player) -> tuple[int, ...]:
    return player.supply + player.hand + player.discard + player.in_play + player.leaving


def put_specials(state: JewellerState, of: list[dict[str, Any]]) -> None:
    every = parts_of(state).specials
    hired = [[card for card in held(player) if card in every] for player in state.players]
    state.hired_specials = tuple(sorted(card for own in hired for card in own))
    named = {
        **{seat: "-" for seat, own in enumerate(hired) if own},
        **{seat: words["special"] for seat, words in enumerate(of) if "special" in words},
    }
    dealt = {seat: cards(name)[0] if name != "-" else NOTHING for seat, name in named.items()}
    free = [card for card in every if card not in dealt.values() and card not in state.hired_specials]
    state.specials = tuple(dealt[seat] if seat in dealt else free.pop(0) for seat in range(len(of)))


def jewels(state: JewellerState, seat: int = 0) -> str:
    """The jewels of a player: `Y Y B`."""
    return " ".join(name for colour, name in enumerate(COLOURS) for _ in range(state.jewels_of(seat, colour)))


def windows(state: JewellerState) -> str:
    """The jewels in the windows, left to right."""
    return " ".join(COLOURS[colour] if colour != NOTHING else "-" for colour in state.windows)


def special(state: JewellerState, seat: int = 0) -> str:
    """The special Apprentice that a player has not hired yet, or `-`."""
    return BOX.card_names[state.specials[seat]] if state.specials[seat] != NOTHING else "-"


def exam(state: JewellerState, seat: int = 0) -> str:
    """The exam that lies open before a player."""
    return EXAMS[state.sides[seat]]


def covered(state: JewellerState, seat: int = 0) -> str:
    """The tasks of a player that are covered."""
    return " ".join(name for task, name in enumerate(TASKS) if state.tasks[seat] >> task & 1)


def exam_deck(state: JewellerState, name: str) -> str:
    """The cards of one exam deck."""
    wanted = EXAMS.index(name) + 1
    return names(tuple(card for card in state.exam_decks if state.box.ranks[card] == wanted))
