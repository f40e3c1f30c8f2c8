"""What the rules make of a table of Alhambra, as types: the part of a view that `derived.py` makes."""
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Scoring = Literal["A", "B", "C"]


class ScoringToCome(TypedDict):
    """Its card lies in a pile and is the `soonest` to be drawn, or one up to the `latest`; the one at the end has no card."""

    scoring: Scoring
    pile: int | None
    soonest: int | None
    latest: int | None


class OwnerNow(TypedDict):
    leads: list[str]  # categories of which nobody has more
    points: dict[Scoring, dict[str, int]]  # by category, if the scoring came now
    totals: dict[Scoring, int]


class PlayerNow(OwnerNow):
    seat: int


class Payment(TypedDict):
    """The payment that somebody is making."""

    space: str
    for_dirk: bool
    price: int
    paid: int
    left: int


class Way(TypedDict):
    """A payment from which no card could be left out, the largest first."""

    cards: list[int]
    chosen: list[int]  # those of them that are a decision: the others are the only ones that can follow
    paid: int  # then, with what is paid already
    over: int  # so much is lost, as there is no change


class Begun(TypedDict):
    """Some cards of a payment, the largest first, and what they leave to pay."""

    cards: list[int]
    paid: int  # then, with what is paid already
    left: int


class Ways(TypedDict):
    """How a building can be paid with one's own money; of a payment that is being made, how it can go on."""

    price: int
    missing: int
    least: int | None  # the cheapest payment; None if there is none
    exact: bool
    ways: list[Way]
    begun: list[Begun]  # all that can be laid down on these ways before the last card, nothing first


class Derived(TypedDict):
    scorings: list[ScoringToCome]  # the next one first
    extra_action: bool  # an exact payment has brought this action
    players: list[PlayerNow]
    dirk: NotRequired[OwnerNow]
    takings: NotRequired[dict[str, list[str]]]  # what can be taken: the cards, by how a decision has them in one word
    payment: NotRequired[Payment]
    payments: NotRequired[dict[str, Ways]]  # by space; one's own
