"""Rates: a bucket that fills up by itself, and from which every request takes."""


class Bucket:
    """How much somebody may still ask for."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level = level
        self.at = at

    def take(self, rate: float, most: float, now: float, cost: float = 1.0) -> bool:
        """Whether there was so much to take: `rate` comes in a second, and `most` is what it holds."""
        self.level = min(most, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True
