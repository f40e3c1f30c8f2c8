"""Positions for tests: say what matters, take the rest from a fresh game.

Cards, tiles, dresses and places go by their names in the notation: `0M`, `GG:T/L`, `Y8`, `1.3`, `musicians.2`.
Rows of them are strings with blanks between; `-` is an empty place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.names import NOBODY, NOTHING, SEGMENT_SIZE
from rocaille.games.rokoko.rules.collect_income import COLLECT_INCOME
from rocaille.games.rokoko.rules.playing_the_game import NEXT_ROUND
from rocaille.games.rokoko.rules.take_actions import TAKE_ACTIONS, PlayOneCard
from rocaille.games.rokoko.state import VEIL, State
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.agenda import go_on
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.log import SILENCE, Log

GAME = Rokoko()
BOX = GAME.boxes[5]
S = TypeVar("S", bound=KernelState)


def cards(names: str, box: Box = BOX) -> tuple[int, ...]:
    return tuple(box.card_names.index(name) for name in names.split())


def tiles(names: str, box: Box = BOX) -> tuple[int, ...]:
    return tuple(box.tile_names.index(name) if name != "-" else NOTHING for name in names.split())


def dresses(names: str, box: Box = BOX) -> tuple[int, ...]:
    return tuple(box.dress_names.index(name) if name != "-" else NOTHING for name in names.split())


def place(kind: str, name: str, game: Rokoko = GAME) -> int:
    """The number of a guest `space`, a `decoration` or a `place` of the warehouse."""
    return game.notation.names[kind].index(name)


def veiled(names: str, box: Box = BOX) -> tuple[int, ...]:
    """Tiles drawn face down; `B:T+L@1` was drawn after the stack had been shuffled anew once."""
    row = [name.partition("@") for name in names.split()]
    return tuple(box.tile_names.index(name) + VEIL * int(shuffle or 0) for name, _, shuffle in row)


def position(
    players: int = 3,
    *,
    game: Rokoko = GAME,
    turn: int = 0,
    round: int = 3,
    starter: int = 0,
    favour: int = NOBODY,
    hire: str | None = None,
    warehouse: list[str] | None = None,
    workshop: str | None = None,
    stack: str | None = None,
    tile_discards: str | None = None,
    shuffles: int = 0,
    bag: str | None = None,
    dress_discards: str | None = None,
    guests: dict[str, str] | None = None,
    decorations: dict[str, int] | None = None,
    all_halls: tuple[int, ...] | None = None,
    also: Callable[[Any], None] | None = None,
    **seats: dict[str, Any],
) -> State:
    """A position in which the player `turn` is about to play a card; the others have three hand cards each.

    `player0=dict(livres=5, hand="0M")` and so on: what is not said of a player is as at the start. `warehouse` has a
    string for each segment, `guests={"1.3": "0 Y8"}` says who rented which dress out where, and
    `decorations={"statues.1": 0}` who funded what. `also` changes the position once all this is done, for an expansion.
    """
    state = game.new(players, seed=11)
    box = state.box
    state.round, state.starter, state.turn, state.favour, state.shuffles = round, starter, turn, favour, shuffles
    state.agenda = (NEXT_ROUND, COLLECT_INCOME, TAKE_ACTIONS, PlayOneCard(turn))
    if hire is not None:
        state.hire_row = cards(hire, box)
    if warehouse is not None:
        rows = [tiles(row, box) for row in warehouse]
        state.warehouse = sum([row + (NOTHING,) * (SEGMENT_SIZE - len(row)) for row in rows], ())
    if workshop is not None:
        windows = dresses(workshop, box)
        state.workshop = windows + (NOTHING,) * (box.window_places - len(windows))
    if stack is not None:
        state.tile_stack = tuple(sorted(tiles(stack, box)))
    if tile_discards is not None:
        state.tile_discards = tiles(tile_discards, box)
    if bag is not None:
        state.bag = tuple(sorted(dresses(bag, box)))
    if dress_discards is not None:
        state.dress_discards = dresses(dress_discards, box)
    put_guests(state, guests or {}, game)
    put_decorations(state, decorations or {}, game)
    if all_halls is not None:
        state.all_halls = all_halls
    for player in state.players:
        wanted = {"hand": "0M 0J 0Aa", "supply": "0M 0Ab", **seats.pop(f"player{player.seat}", {})}
        for field, value in wanted.items():
            setattr(player, field, read(field, value, box))
    assert not seats, f"nobody sits there: {seats}"
    if also is not None:
        also(state)
    return state


def put_guests(state: State, guests: dict[str, str], game: Rokoko = GAME) -> None:
    rented, hosts = list(state.dresses), list(state.hosts)
    for name, words in guests.items():
        seat, dress = words.split()
        at = place("space", name, game)
        assert at in state.box.spaces, f"no space {name} on this board"
        rented[at], hosts[at] = dresses(dress, state.box)[0], int(seat)
    state.dresses, state.hosts = tuple(rented), tuple(hosts)


def put_decorations(state: State, decorations: dict[str, int], game: Rokoko = GAME) -> None:
    owners = list(state.decorations)
    for name, seat in decorations.items():
        at = place("decoration", name, game)
        assert at in state.box.decorations, f"no {name} on this board"
        owners[at] = seat
    state.decorations = tuple(owners)


def read(field: str, value: object, box: Box = BOX) -> object:
    """A player's field from its names."""
    if not isinstance(value, str):
        return value
    if field == "discard":
        return cards(value, box)
    if field in ("supply", "hand", "shown", "in_play", "leaving"):
        return tuple(sorted(cards(value, box)))
    return tuple(sorted(tiles(value, box))) if field == "tiles" else veiled(value, box)


def playing(card: str, **what: Any) -> State:
    """Player 0 has just played `card`: the main action is next. Without other words the deck is these five cards."""
    player0 = {"supply": "0M 0J 0Aa 0Ab", **what.pop("player0", {})}
    player0["hand"] = f"{card} {player0.get('hand', '')}"
    return do(position(**what, player0=player0), f"play {card}", game=what.get("game", GAME))


def bonus_of(card: str, **what: Any) -> State:
    """Player 0 has played `card` without a main action: its bonus is next, if it has any use."""
    return do(playing(card, **what), "pass", game=what.get("game", GAME))


def between_rounds(**what: Any) -> State:
    """Everything is played; the next round is about to begin."""
    plain = {f"player{seat}": {"hand": "", "supply": "0M 0M 0J 0Aa 0Ab"} for seat in range(what.get("players", 3))}
    state = position(**{**plain, **what})
    state.turn = NOBODY
    state.agenda = (NEXT_ROUND,)
    return state


def begin_round(state: State, log: Log = SILENCE) -> State:
    go_on(state, log)
    return state


def at_the_ball(**what: Any) -> State:
    """The game is over, and the score sheet says what `what` is worth."""
    players = what.get("players", 3)
    plain: dict[str, Any] = {
        f"player{seat}": {"hand": "", "supply": "0M 0M 0J 0Aa 0Ab", "livres": 0, **what.pop(f"player{seat}", {})}
        for seat in range(players)
    }
    state = position(**plain, round=7, **what)
    state.turn = NOBODY
    state.agenda = ()
    return state


def do(state: S, *texts: str, game: Rokoko = GAME, log: Log = SILENCE) -> S:
    """Make these decisions, each of them checked, by whoever is to decide; `1: take 0M` says by whom."""
    for text in texts:
        who, colon, what = text.rpartition(": ")
        seat = int(who) if colon else game.to_decide(state)[0]
        game.decide(state, seat, game.notation.read(what), log)
    return state


def after(state: S, *texts: str, game: Rokoko = GAME) -> S:
    """The same, on a copy."""
    return do(cast(S, state.copy()), *texts, game=game)


def seen_by(state: KernelState, seat: int | None, game: Rokoko = GAME) -> RokokoView:
    """What this seat sees, or with None a spectator."""
    view = game.view(state, seat)
    assert isinstance(view, RokokoView)
    return view


def legal(state: State, seat: int | None = None, game: Rokoko = GAME) -> list[str]:
    """What may be decided now, written down."""
    who = game.to_decide(state)[0] if seat is None else seat
    return [game.notation.written(decision) for decision in game.options(state, who)]


def why_not(state: State, text: str, game: Rokoko = GAME) -> str | None:
    """The key of the reason why this may not be decided now."""
    reason = game.why_not(state, game.to_decide(state)[0], game.notation.read(text))
    return reason.key if reason else None


def next_step(state: State) -> str:
    """What is to be decided, as the name of the step, and by whom."""
    return f"{state.agenda[-1].key()[0]} of {GAME.to_decide(state)[0]}" if state.agenda else "over"


def names(row: tuple[int, ...], box: Box = BOX) -> str:
    """A row of cards, by name."""
    return " ".join(box.card_names[card] for card in row)


def tile_names(row: tuple[int, ...], box: Box = BOX) -> str:
    return " ".join(box.tile_names[tile % VEIL] for tile in row)


def points(state: State, reason: str | None = None) -> list[tuple[int, str, int]]:
    """The lines of the score sheet whose reason begins with `reason`, as seat, label and points."""
    outcome = GAME.outcome(state)
    return [(line.seat, line.label, line.points) for line in outcome.sheet if line.label.startswith(reason or "")]
