"""The rulebook's words for the small numbers of the game."""

from typing import Final, Literal

NOBODY: Final = -1
NOTHING: Final = -1

CATEGORIES: Final = 6
CURRENCIES: Final = 4
VALUES: Final = 9
MONEY_KINDS: Final = 36  # a card is its currency * VALUES + its value - 1
PRICES: Final = 11  # most different prices in a category; a kind of building is its category * PRICES + rank of price
SPACES: Final = 4  # of the courtyard, one for each currency
DISPLAY: Final = 4  # money cards face up
PILES: Final = 5
NO_MONEY: Final[tuple[int, ...]] = (0, 0, 0, 0)

# The scorings.
A: Final = 0
B: Final = 1
C: Final = 2
SCORINGS: Final[tuple[Literal["A", "B", "C"], ...]] = ("A", "B", "C")
PILE_OF_A: Final = 1  # the second
PILE_OF_B: Final = 3  # the fourth

START_MONEY: Final = 20
MOST_TOGETHER: Final = 5  # the sum of several cards taken at once
DIRK: Final = -2  # the imaginary third player of a game for two
DIRKS_BUILDINGS: Final = 6
