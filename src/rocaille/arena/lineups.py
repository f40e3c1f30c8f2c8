"""Line-ups: who sits where, so that every bot sits in every seat equally often."""

from collections.abc import Sequence

from rocaille.kernel.decision import Refused

LineUp = tuple[str, ...]


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """All rotations of a seating that fills the seats with these bots as evenly as possible; each line-up once.

    As many names as seats are seated as they stand, repetitions included. Fewer are repeated in their order; where that leaves
    some bots with a seat more than others, there is a seating for each bot to begin with.
    """
    if len(bots) > players:
        raise Refused("more_bots_than_seats", found=len(bots), seats=players)
    begun_by = range(len(bots) if players % len(bots) else 1)
    seatings = [tuple(bots[(seat + first) % len(bots)] for seat in range(players)) for first in begun_by]
    rotations = [seating[turn:] + seating[:turn] for seating in seatings for turn in range(players)]
    return list(dict.fromkeys(rotations))
