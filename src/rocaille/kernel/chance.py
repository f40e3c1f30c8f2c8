"""Dice thrown in a position: out of its stream, or those of the decision that is being carried out in a real match."""

from rocaille.kernel.dice import advance, face, shuffled, skipped
from rocaille.kernel.game import State


def throw(state: State, sides: int) -> int:
    """What a die of so many sides shows: 0 to sides - 1."""
    source = state.source
    state.dice = advance(state.dice) if source is None else source.next_place()
    return face(state.dice, sides)


def shuffle(state: State, row: tuple[int, ...]) -> tuple[int, ...]:
    """`row` in an order that the dice decide."""
    if state.source is None:
        first = state.dice
        state.dice = skipped(first, len(row))
        return shuffled(row, first)
    items = list(row)
    for last in range(len(items) - 1, 0, -1):
        at = throw(state, last + 1)
        items[last], items[at] = items[at], items[last]
    return tuple(items)
