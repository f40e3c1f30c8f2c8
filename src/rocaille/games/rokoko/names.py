"""The rulebook's words for the small numbers of the game.

Plain final ints, not enumerations: compiled code then has them as constants.
"""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# Types of employee.
APPRENTICE: Final = 0
JOURNEYMAN: Final = 1
MASTER: Final = 2
RANKS: Final[tuple[str, ...]] = ("apprentice", "journeyman", "master")

# Silk, and the main colours of dresses. Silk is counted in one int, eight bits a colour.
YELLOW: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
COLORS: Final[tuple[str, ...]] = ("yellow", "green", "red", "blue")
BALE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24)
TOP_BITS: Final = 0x80808080

# What a resource tile gives when it is discarded, and what a marker is.
THREAD: Final = 0
LACE: Final = 1
BOTH: Final = 2
EITHER: Final = 3
MARKERS: Final[tuple[str, ...]] = ("thread", "lace", "both")

# Where the cards of a player's deck lie.
SUPPLY: Final = 0
HAND: Final = 1
DISCARD: Final = 2
PILES: Final[tuple[str, ...]] = ("supply", "hand", "discard")

# Kinds of decoration.
FIREWORKS: Final = 0
STATUES: Final = 1
FOUNTAIN_UPPER: Final = 2
FOUNTAIN_LOWER: Final = 3
MUSICIANS: Final = 4
JEWELLER: Final = 5
DECORATIONS: Final[tuple[str, ...]] = ("fireworks", "statues", "fountain_upper", "fountain_lower", "musicians", "jeweller")

# Rewards of guest spaces; a positive one is an amount of Livre.
REWARD_THREAD: Final = -1
REWARD_LACE: Final = -2
REWARD_TILE: Final = -3

# How the places on the board are counted: so many numbers are kept for each on every board, and there may be so many more.
HALLS: Final = 5
KINGS_HALL: Final = 0
HALL_SIZE: Final = 8
LARGEST_HALL: Final = 12
ROW_SIZE: Final = 5  # spaces of one kind of decoration
LONGEST_ROW: Final = 8
SEGMENTS: Final = 3
SEGMENT_SIZE: Final = 4
WINDOWS: Final = 6
MOST_WINDOWS: Final = 10
TILE_KINDS: Final = 48
CARD_KINDS: Final = 64

ROUNDS: Final = 7
HAND_SIZE: Final = 3
HIRE_ROW: Final = 4
SMALLEST_DECK: Final = 4


def place_name(place: int) -> str:
    """Segment of the warehouse and place in it, counted from 1."""
    return f"{place // SEGMENT_SIZE + 1}.{place % SEGMENT_SIZE + 1}"


def window_name(window: int) -> str:
    """Windows are counted from 1, left to right."""
    return str(window + 1)
