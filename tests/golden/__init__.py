"""Whole games written down as text. A change in the rules shows as a change in these files, for a person to read.

`make golden` writes them anew.
"""

import random
from pathlib import Path

from rocaille.kernel.codec import digest
from rocaille.kernel.history import History
from rocaille.kernel.log import Event
from tests.conformance.cases import Case

FOLDER = Path(__file__).parent
SEED = 7


def golden_file(case: Case, players: int) -> Path:
    """Those of earlier versions of the rules stand in a folder of their own, and stay as they were."""
    folder = FOLDER if case.version is None else FOLDER / f"v{case.version}"
    return folder / f"{case.title}-{players}.txt"


def playthrough(case: Case, players: int) -> str:
    """A random game, a line a decision: what was chosen out of how many, what happened, and the hash of the position."""
    game, dice = case.game, random.Random(SEED)
    history = History(game, players, SEED, case.options)
    lines = [f"{case.title}, {players} players, seed {SEED}, rules version {game.version}", f"start: {told(history.opening)}"]
    while to_decide := game.to_decide(history.state):
        seat = dice.choice(to_decide)
        options = game.options(history.state, seat)
        decision = case.pick(options, dice)
        events = history.decide(seat, decision)
        lines.append(
            f"{len(history.moments)}. {seat} {game.notation.written(decision)} [{len(options)}] "
            f"{told(events)} {digest(history.state.key())[:8]}"
        )
    outcome = game.outcome(history.state)
    lines += [f"{line.seat} {line.label} {line.points}" for line in outcome.sheet]
    lines.append(f"totals {outcome.totals} tie-break {outcome.tie_break} winners {outcome.winners}")
    return "\n".join(lines) + "\n"


def told(events: list[Event]) -> str:
    return "; ".join(
        " ".join([event.key, str(event.seat), *map(str, event.args)]) + ("" if event.to < 0 else " (secret)")
        for event in events
    )
