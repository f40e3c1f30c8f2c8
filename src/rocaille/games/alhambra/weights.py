"""Weights of the features in `strategy.py`, in the order of FEATURES.

Fitted to the differences between seats in planners' games, then rounded; the constants and a few signs were set by hand. What
speaks for money overlaps, so single weights of it say little: only their sum does.
"""

from typing import Final

LATE: Final[list[float]] = [
    -12.0,
    1.0,
    0.67,
    0.98,
    1.03,
    0.24,
    0.42,
    0.17,
    0.0,
    0.6,
    -0.03,
    0.14,
    0.01,
    0.43,
    1.42,
    0.53,
    -0.62,
]
EARLY: Final[list[float]] = [  # what is added with a full stack of buildings
    8.0,
    0.0,
    0.3,
    0.04,
    -0.75,
    -0.1,
    -0.4,
    -0.17,
    0.03,
    0.0,
    0.14,
    0.28,
    1.47,
    1.5,
    -1.4,
    -0.31,
    -0.53,
]
