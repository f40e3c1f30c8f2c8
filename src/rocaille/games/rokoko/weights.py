"""Weights of the features in `strategy.py`, in the order of FEATURES. A first guess by hand."""
from typing import Final

LATE: Final[list[float]] = [
    0.0, 1.0, 0.9, 0.1, 1.0, 1.0, 0.1, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3,
    0.2, 0.1, 0.0, 0.1, 0.0, 0.0, 0.05, 0.0]
EARLY: Final[list[float]] = [
    0.0, 0.0, -0.5, 0.4, 0.3, 0.2, 0.18, 0.5, 0.5, 0.45, 0.45, 0.6, 0.8, 0.25, 0.08, 0.12, 0.8, 1.5, 0.6, 0.6, 0.4, 0.1, 0.1, 0.5,
    0.4, 0.2, 0.5, 0.6, 0.3, 0.8, 0.5, 1.0]
CARDS: Final[list[float]] = [0.0] * 64  # by kind of employee, for each round that is left
