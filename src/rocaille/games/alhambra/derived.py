"""What the rules make of what lies on the table: how near the scorings are, what they would bring, what can be paid how.

It comes from the functions that the rules themselves ask, so nobody who gets a view has to work out a rule again. All of it is
public but what can be paid with one's own money.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rocaille.games.alhambra.box import cards_written, money_name
from rocaille.games.alhambra.decisions import TakeMoney
from rocaille.games.alhambra.names import CATEGORIES, DIRK, NOTHING, SCORINGS, SPACES, VALUES, C
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding, Payment, payments, wealth
from rocaille.games.alhambra.rules.playing_the_game import TakeAction
from rocaille.games.alhambra.rules.scoring import holders, leaders, place_values, shares
from rocaille.games.alhambra.rules.taking_money import add_options, pile_of, soonest_and_latest
from rocaille.games.alhambra.state import Player
from rocaille.kernel.decision import Decision

if TYPE_CHECKING:
    from rocaille.games.alhambra import wire_derived as wire
    from rocaille.games.alhambra.view import AlhambraView


def derived(view: AlhambraView) -> wire.Derived:
    step = view.agenda[-1] if view.agenda else None
    owners = _owners(view)
    told: wire.Derived = {
        "scorings": [_to_come(view, scoring) for scoring in range(view.scored, C + 1)] if view.agenda else [],
        "extra_action": isinstance(step, TakeAction) and NOTHING in view.courtyard,
        "players": [{"seat": player.seat, **owners[player.seat]} for player in view.players],
    }
    if view.dirk:
        told["dirk"] = owners[DIRK]
    if isinstance(step, TakeAction):
        told["takings"] = _takings(view)
    paying = step if isinstance(step, PayForBuilding) else None
    if paying is not None:
        told["payment"] = _payment(view, paying)
    if view.seat is not None:
        told["payments"] = {
            view.box.currency_names[space]: _ways(view, view.players[view.seat], space, paying)
            for space in range(SPACES)
            if view.courtyard[space] != NOTHING
        }
    return told


def _to_come(view: AlhambraView, scoring: int) -> wire.ScoringToCome:
    """A scoring that is still to come; the last one when the buildings run out, the others when their card shows."""
    pile = pile_of(scoring)
    if pile == NOTHING:
        return {"scoring": SCORINGS[scoring], "pile": None, "soonest": None, "latest": None}
    soonest, latest = soonest_and_latest(view.piles, pile)
    return {"scoring": SCORINGS[scoring], "pile": pile + 1, "soonest": soonest, "latest": latest}


def _owners(view: AlhambraView) -> dict[int, wire.OwnerNow]:
    """The same for all who look at one position, so it is worked out once."""
    buildings = (*[player.buildings for player in view.players], view.dirk)
    found: dict[int, wire.OwnerNow] | None = view.box.derived.to(buildings)
    if found is None:
        found = worked_out(view)
        view.box.derived.keep(buildings, found)
    return found


def worked_out(view: AlhambraView) -> dict[int, wire.OwnerNow]:
    """In what each owner of buildings leads, and what each scoring would bring now: by category, and in all."""
    box = view.box
    seats = [player.seat for player in view.players]
    if view.dirk:
        seats.append(DIRK)
    leads: dict[int, list[str]] = {seat: [] for seat in seats}
    points: dict[int, list[dict[str, int]]] = {seat: [{} for _ in SCORINGS] for seat in seats}
    for category in range(CATEGORIES):
        name = box.category_names[category]
        held = holders(view.players, view.dirk, category)
        for seat in leaders(held):
            leads[seat].append(name)
        for scoring in range(len(SCORINGS)):
            for seat, share in shares(held, place_values(box, scoring, category)):
                points[seat][scoring][name] = share
    return {
        seat: {
            "leads": leads[seat],
            "points": {name: points[seat][scoring] for scoring, name in enumerate(SCORINGS)},
            "totals": {name: sum(points[seat][scoring].values()) for scoring, name in enumerate(SCORINGS)},
        }
        for seat in seats
    }


def _takings(view: AlhambraView) -> dict[str, list[str]]:
    """The cards of each decision that takes money."""
    choices: list[Decision] = []
    add_options(view.display, choices)
    ways = [choice.cards() for choice in choices if isinstance(choice, TakeMoney)]
    return {cards_written(view.box, way): [money_name(view.box, card) for card in way] for way in ways}


def _payment(view: AlhambraView, step: PayForBuilding) -> wire.Payment:
    """The payment that is being made."""
    price = view.box.building_price[view.courtyard[step.space]]
    return {
        "space": view.box.currency_names[step.space],
        "for_dirk": step.for_dirk,
        "price": price,
        "paid": step.paid,
        "left": price - step.paid,
    }


def _ways(view: AlhambraView, player: Player, space: int, paying: PayForBuilding | None) -> wire.Ways:
    """How the building on a space can be paid with one's own money; of a payment that is being made, how it can go on."""
    price = view.box.building_price[view.courtyard[space]]
    paid, last = 0, VALUES
    if paying is not None and paying.seat == player.seat and paying.space == space:
        paid, last = paying.paid, paying.last
    ways = payments(player.money[space], price - paid, last)
    over = [paid + sum(way.cards) - price for way in ways]
    least = price + min(over) if over else None
    return {
        "price": price,
        "missing": max(price - paid - wealth(player, space), 0),
        "least": least,
        "exact": least == price,
        "ways": [
            {"cards": list(way.cards), "chosen": list(way.chosen), "paid": price + more, "over": more}
            for way, more in zip(ways, over)
        ],
        "begun": [_begun(cards, price, paid + sum(cards)) for cards in beginnings(ways)],
    }


def _begun(cards: tuple[int, ...], price: int, paid: int) -> wire.Begun:
    return {"cards": list(cards), "paid": paid, "left": price - paid}


def beginnings(ways: list[Payment]) -> list[tuple[int, ...]]:
    """Some of the cards of a payment, but not all of them, each selection once; the shortest come first."""
    found = {some for way in ways for count in range(len(way.cards)) for some in combinations(way.cards, count)}
    return sorted(found, key=lambda cards: (len(cards), cards))
