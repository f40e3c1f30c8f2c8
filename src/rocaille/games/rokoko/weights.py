"""Weights of the features in `strategy.py`, in the order of FEATURES."""
from typing import Final

LATE: Final[list[float]] = [
    0.0, 1.0, 0.85, 0.2, 1.0, 1.0, 0.12, 0.02, 0.02, 0.08, 0.08, 0.08, 0.05, 0.12, 0.08, 0.0, 0.3, 0.0, -0.2, 0.1, 0.1,
    -0.2, 0.0, 1.3, 1.0, 0.7, 0.2, 0.0, 0.0, 0.0, 0.05, 0.3,
]
EARLY: Final[list[float]] = [
    0.0, 0.0, -0.5, 0.45, 0.1, 0.3, 0.16, 0.4, 0.7, 0.4, 0.5, 0.6, 0.9, 0.15, 0.15, 0.08, 1.4, 2.0, 0.2, 1.0, 0.7, 0.3,
    0.15, 0.7, 0.5, 0.3, 0.5, 0.6, 0.3, 0.8, 0.5, 1.0,
]
CARDS: Final[list[float]] = [0.0] * 64  # by kind of employee, for each round that is left
