"""What the rules make of a table of Rokoko, as types: the part of a view that `derived.py` makes."""
# not compiled

from __future__ import annotations

from typing import NotRequired, TypedDict


class InHall(TypedDict):
    """What a player has in a hall, and what that would bring if the hall were scored now; equals share a place."""

    seat: int
    dresses: int
    on_master_spaces: int
    musician: bool
    place: int
    prestige: int


class HallNow(TypedDict):
    hall: int
    standing: list[InHall]  # who has a dress there, the best first


class AtFireworks(TypedDict):
    """What a player has of the fireworks, and what that would bring if they were scored now."""

    seat: int
    spaces: int
    farthest: int  # the number of the space farthest right
    place: int
    prestige: int


class PlayerNow(TypedDict):
    seat: int
    present_in: list[int]  # halls, by a dress or the musician
    statue_sets: list[int]  # how many dresses are in the set of each statue
    statues: int  # prestige for them, were they scored now
    income: int  # Livre, were it paid now


class Prices(TypedDict):
    """What whoever decides now would pay. The last two belong to the jeweller."""

    hire: int
    segments: dict[str, int]  # a tile of each, by its number
    windows: dict[str, int]
    decorations: dict[str, int]  # the free ones
    jewels: NotRequired[dict[str, int]]  # by window
    exam: NotRequired[int]


class Derived(TypedDict):
    last_round: bool
    halls: list[HallNow]
    fireworks: list[AtFireworks]  # who has any, the best first
    next_all_halls: int | None  # prestige for whoever comes to be in all halls next
    players: list[PlayerNow]
    prices: Prices
