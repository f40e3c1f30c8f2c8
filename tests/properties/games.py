"""Whole games as Hypothesis sees them: a line of numbers, each of which picks an option.

What fails is shrunk to fewer and earlier choices, and kept as a record that a person can replay.
"""

import random
from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st

from rocaille.kernel.codec import digest
from rocaille.kernel.game import State
from rocaille.kernel.record import Record
from tests.conformance.cases import CONFIGURATIONS, Case

FAILURES = Path("build/failures")
configurations = st.sampled_from(CONFIGURATIONS)
seeds = st.integers(0, 1000)
_LONGEST = 500  # more decisions than nearly all games have


def _line(length: int, stream: int, changes: dict[int, int]) -> list[int]:
    dice = random.Random(stream)
    numbers = [dice.randrange(1000) for _ in range(length)]
    for at, number in changes.items():
        if at < length:
            numbers[at] = number
    return numbers


# A line of play is random but for a few changes, so there is little to shrink: its length first of all.
picks = st.builds(
    _line,
    st.integers(0, _LONGEST),
    st.integers(0, 1000),
    st.dictionaries(st.integers(0, _LONGEST), st.integers(0, 40), max_size=8),
)


def play(
    case: Case, players: int, seed: int, picked: list[int], promise: Callable[[State, Record], None], folder: Path = FAILURES
) -> Record:
    """Make the picked decisions, then the first of each; whenever the promise is broken, say how to replay it."""
    game = case.game
    state = game.new(players, seed, case.options)
    record = Record(game, players, seed, case.options)
    for number in range(len(picked) + 1):
        try:
            promise(state, record)
        except AssertionError as broken:
            file = folder / f"{case}-{digest(state.key())[:12]}.json"
            record.save(file, replace=True)
            raise AssertionError(f"{broken}\nreplay it: rocaille replay {file} --all") from broken
        to_decide = game.to_decide(state)
        if not to_decide or number == len(picked):
            return record
        seat = to_decide[picked[number] % len(to_decide)]
        options = game.options(state, seat)
        decision = options[picked[number] % len(options)]
        game.carry_out(state, seat, decision)
        record.decisions.append((seat, decision))
    return record
