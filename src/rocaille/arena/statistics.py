"""Means with their 95 % intervals.

Games on the same deal depend on each other, so nothing is ever counted by games: each deal gives one number, its mean over all
line-ups, and the interval is Student's t over these numbers.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

CONFIDENCE: Final = 0.95
_NORMAL: Final = 1.959963984540054  # the normal distribution's 97.5 % point
_EQUAL: Final = 1e-9  # numbers of deals that differ by less differ only by rounding
_MANY: Final = 100  # degrees of freedom from which the expansion is exact to eight places


class Estimate(NamedTuple):
    """A mean and the interval that holds the true one in 95 of 100 such tournaments.

    None where nothing can be said: from a single deal, and of points that were the same in every deal.
    """

    mean: float
    low: float | None
    high: float | None

    def to_json(self) -> dict[str, Any]:
        return {"mean": _rounded(self.mean), "low": _rounded(self.low), "high": _rounded(self.high)}


def estimate(by_deal: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of independent numbers, one for each deal, with Student's t interval."""
    count = len(by_deal)
    mean = math.fsum(by_deal) / count
    if max(by_deal) - min(by_deal) < _EQUAL:
        return Estimate(mean, None, None)
    variance = math.fsum((value - mean) ** 2 for value in by_deal) / (count - 1)
    reach = student_t(count - 1, confidence) * math.sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def share(by_deal: Sequence[float]) -> Estimate:
    """The same for shares, which stay between 0 and 1.

    If every deal gave the same, t would claim certainty. Then at least 0.025^(1/deals) of all deals give it, or some would have
    given something else; what those give lies between 0 and 1. Nothing but wins so has the exact interval for so many successes
    without a failure.
    """
    return _within_bounds(estimate(by_deal), len(by_deal))


def _within_bounds(found: Estimate, deals: int) -> Estimate:
    if found.low is not None and found.high is not None:
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
    if deals < 2:
        return found
    same = ((1 - CONFIDENCE) / 2) ** (1 / deals)
    return Estimate(found.mean, found.mean * same, 1 - (1 - found.mean) * same)


class Ratio:
    """A part of a whole over many deals: the wins of all seats that hired somebody, of the seats that did.

    Only sums of whole numbers are kept, so that the order of the deals does not matter. Deals differ in size, so the interval
    is that of a ratio: Student's t over what each deal has too much or too little.
    """

    def __init__(self) -> None:
        self.deals = 0  # that have a whole
        self.whole = self.part = self._squares = self._products = self._part_squares = 0

    def add(self, part: int, whole: int) -> None:
        """A deal's share; one that has nothing of it says nothing."""
        if whole:
            self.deals += 1
            self.whole += whole
            self.part += part
            self._squares += whole * whole
            self._products += whole * part
            self._part_squares += part * part

    def estimate(self) -> Estimate | None:
        """None before the first deal."""
        if not self.deals:
            return None
        mean = self.part / self.whole
        if self._equal():
            return Estimate(mean, None, None)
        left = self._part_squares - 2 * mean * self._products + mean * mean * self._squares
        variance = max(0.0, left) * self.deals / (self.deals - 1)
        reach = student_t(self.deals - 1) * math.sqrt(variance) / self.whole
        return Estimate(mean, mean - reach, mean + reach)

    def share(self) -> Estimate | None:
        """The same between 0 and 1; the same share in every deal is no certainty."""
        found = self.estimate()
        return found and _within_bounds(found, self.deals)

    def _equal(self) -> bool:
        """Whether every deal had the same share: the squares of what each has too much or too little sum to nothing."""
        return not (
            self.whole**2 * self._part_squares - 2 * self.whole * self.part * self._products + self.part**2 * self._squares
        )


def student_t(freedom: int, confidence: float = CONFIDENCE) -> float:
    """How far Student's distribution reaches to each side of 0 with that probability: for 95 %, its 97.5 % point."""
    if freedom >= _MANY and confidence == CONFIDENCE:
        return _expanded(freedom)
    low, high = 0.0, 13.0
    while _within(high, freedom) < confidence:  # one degree of freedom has very long tails
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return (low + high) / 2


def _within(t: float, freedom: int) -> float:
    """How likely it is to lie between -t and t: the finite series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine, sine = math.cos(angle), math.sin(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for factor in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * factor / (factor + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def _expanded(freedom: int) -> float:
    """Cornish and Fisher's expansion around the normal distribution."""
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of the sorted values lies; between two of them, in proportion."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
