"""The expansion's words for small numbers. A jewel is counted by its colour, which tells its kind."""

from typing import Final

from rocaille.games.rokoko.names import GREEN, RED, YELLOW

JEWELS: Final[tuple[str, ...]] = ("yellow_necklace", "green_ring", "red_necklace", "blue_ring")  # by colour
JEWEL_WINDOWS: Final = 4  # that have a number on every board
MOST_JEWEL_WINDOWS: Final = 8

# Both exams are called by what one becomes; the number is also the side of the exam card, and the type of who takes it.
JOURNEYMANS_EXAM: Final = 0
MASTERS_EXAM: Final = 1
EXAMS: Final[tuple[str, ...]] = ("journeyman", "master")

# Tasks of the exams; a player's covered ones are bits of one int.
KEEP_COMMON_SILK: Final = 0
KEEP_RARE_SILK: Final = 1
DISCARD_A_TILE: Final = 2
FUND: Final = 3
MAKE_A_DRESS: Final = 4
MAKE_A_COAT: Final = 5
MAKE_WITH_A_MASTER: Final = 6
TASKS: Final[tuple[str, ...]] = (
    "keep-common-silk",
    "keep-rare-silk",
    "discard-a-tile",
    "fund",
    "make-a-dress",
    "make-a-coat",
    "make-with-a-master",
)
TASKS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (KEEP_COMMON_SILK, KEEP_RARE_SILK, DISCARD_A_TILE, FUND),
    (MAKE_A_DRESS, MAKE_A_COAT, MAKE_WITH_A_MASTER),
)  # by exam


def for_a_woman(color: int) -> bool:
    """Whether a dress of this colour is a woman's dress, and a jewel a necklace; the others are coats and rings."""
    return color == YELLOW or color == RED


def common(color: int) -> bool:
    """Whether silk of this colour is one of the two common ones."""
    return color == YELLOW or color == GREEN
