"""How guest spaces and decoration spaces are counted, and how they are called.

The first eight spaces of a hall and the first five of a kind of decoration have the numbers they always had, on every board;
what a larger board has besides comes behind all of these, and its rows are longer. So positions, decisions and networks of
earlier boards stay as they are.
"""

from typing import Final

from rocaille.games.rokoko.names import DECORATIONS, HALL_SIZE, HALLS, LARGEST_HALL, LONGEST_ROW, ROW_SIZE

SPACES: Final = 40  # guest spaces that have a number on every board
MOST_SPACES: Final = 60
FUNDABLE: Final = 30  # decoration spaces that have one
MOST_FUNDABLE: Final = 48
_MORE_IN_HALL: Final = 4
_MORE_IN_ROW: Final = 3

assert SPACES == HALLS * HALL_SIZE and MOST_SPACES == HALLS * LARGEST_HALL and _MORE_IN_HALL == LARGEST_HALL - HALL_SIZE
assert len(DECORATIONS) * ROW_SIZE == FUNDABLE and len(DECORATIONS) * LONGEST_ROW == MOST_FUNDABLE
assert _MORE_IN_ROW == LONGEST_ROW - ROW_SIZE


def space_at(hall: int, place: int) -> int:
    """The number of a guest space; hall and place are counted from 0."""
    if place < HALL_SIZE:
        return hall * HALL_SIZE + place
    return SPACES + hall * _MORE_IN_HALL + place - HALL_SIZE


def hall_of(space: int) -> int:
    return space // HALL_SIZE if space < SPACES else (space - SPACES) // _MORE_IN_HALL


def place_in_hall(space: int) -> int:
    return space % HALL_SIZE if space < SPACES else HALL_SIZE + (space - SPACES) % _MORE_IN_HALL


def in_hall(row: tuple[int, ...], hall: int) -> tuple[int, ...]:
    """What a row has for the spaces of one hall."""
    found = row[hall * HALL_SIZE : (hall + 1) * HALL_SIZE]
    if len(row) > SPACES:
        first = SPACES + hall * _MORE_IN_HALL
        found += row[first : first + _MORE_IN_HALL]
    return found


def decoration_at(kind: int, place: int) -> int:
    """The number of a decoration space; the place is counted from 0."""
    return kind * ROW_SIZE + place if place < ROW_SIZE else FUNDABLE + kind * _MORE_IN_ROW + place - ROW_SIZE


def kind_of(decoration: int) -> int:
    return decoration // ROW_SIZE if decoration < FUNDABLE else (decoration - FUNDABLE) // _MORE_IN_ROW


def place_in_row(decoration: int) -> int:
    return decoration % ROW_SIZE if decoration < FUNDABLE else ROW_SIZE + (decoration - FUNDABLE) % _MORE_IN_ROW


def of_kind(row: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """What a row has for the decoration spaces of one kind."""
    found = row[kind * ROW_SIZE : (kind + 1) * ROW_SIZE]
    if len(row) > FUNDABLE:
        first = FUNDABLE + kind * _MORE_IN_ROW
        found += row[first : first + _MORE_IN_ROW]
    return found


def decoration_name(decoration: int) -> str:
    """Kind and number, counted from 1."""
    return f"{DECORATIONS[kind_of(decoration)]}.{place_in_row(decoration) + 1}"


def space_name(space: int) -> str:
    """Hall and place in it, counted from 1."""
    return f"{hall_of(space) + 1}.{place_in_hall(space) + 1}"
