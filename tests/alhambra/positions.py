"""Positions for tests: say what matters, take the rest from a fresh game."""

from collections import Counter

from rocaille.games.alhambra.game import Alhambra
from rocaille.games.alhambra.names import NOTHING, PRICES, VALUES
from rocaille.games.alhambra.rules.playing_the_game import begin_turn
from rocaille.games.alhambra.state import State
from rocaille.games.alhambra.view import AlhambraView
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.log import Log
from rocaille.kernel.packed import packed, unpacked

GAME = Alhambra()


def money(*names: str) -> tuple[int, ...]:
    """Money cards by name: money("blue3", "red1")."""
    cards = [GAME.notation.names["cards"].index(name) for name in names]
    return packed(tuple(cards), 4, VALUES)


def card(name: str) -> int:
    return GAME.notation.names["cards"].index(name)


def building(name: str, state: State) -> int:
    return state.box.building_names.index(name)


def position(
    players: int = 3,
    turn: int = 0,
    courtyard: tuple[str | None, ...] | None = None,
    display: tuple[str | None, ...] | None = None,
    hands: dict[int, tuple[str, ...]] | None = None,
    buildings: dict[int, dict[str, int]] | None = None,
    seed: int = 1,
) -> State:
    """A position in which `turn` is about to act. What is named comes out of the stacks, what was there goes back."""
    state = GAME.new(players, seed)
    begin_turn(state, turn)
    if courtyard is not None:
        stack = Counter(unpacked(state.building_stack, PRICES)) + Counter(state.courtyard)
        row = tuple(NOTHING if name is None else building(name, state) for name in courtyard)
        stack.subtract(kind for kind in row if kind != NOTHING)
        assert min(stack.values()) >= 0, "more of a building than there are"
        state.courtyard = row
        state.building_stack = packed(tuple(stack.elements()), 6, PRICES)
    if display is not None:
        stack = Counter(unpacked(state.money_stack, VALUES)) + Counter(kind for kind in state.display if kind >= 0)
        row = tuple(NOTHING if name is None else card(name) for name in display)
        state.display = row
        for kind in row:
            stack[kind] -= 1 if kind >= 0 else 0
        rest = tuple(Counter({kind: max(count, 0) for kind, count in stack.items() if kind >= 0}).elements())
        state.money_stack = packed(rest, 4, VALUES)
        state.piles = (*state.piles[:4], len(rest) + 2 - state.scored - sum(state.piles[:4]))
    for seat, names in (hands or {}).items():
        state.players[seat].money = money(*names)
    for seat, counts in (buildings or {}).items():
        state.players[seat].buildings = tuple(counts.get(color, 0) for color in state.box.category_colors)
    return state


def legal(state: State) -> list[str]:
    """What the player in turn may decide, as text."""
    return [GAME.notation.written(option) for option in GAME.options(state, GAME.to_decide(state)[0])]


def do(state: State, *texts: str) -> list[str]:
    """Decide, one after the other; the keys of what happened."""
    log = Log()
    for text in texts:
        seat = GAME.to_decide(state)[0]
        GAME.decide(state, seat, GAME.notation.read(text), log)
    return [event.key for event in log.events]


def hand(state: State, seat: int) -> list[str]:
    return [GAME.notation.names["cards"][kind] for kind in unpacked(state.players[seat].money, VALUES)]


def seen_by(state: KernelState, seat: int | None) -> AlhambraView:
    """What this seat sees, or with None a spectator."""
    view = GAME.view(state, seat)
    assert isinstance(view, AlhambraView)
    return view
