"""What one seat has seen, and complete positions that it allows.

Everything was seen by everybody but what is still to come, so all seats know the same. A table shows less: of the opponents'
money only the number of cards (see `to_json`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rocaille.games.alhambra.box import Box, money_name
from rocaille.games.alhambra.derived import derived
from rocaille.games.alhambra.names import DIRK, NOTHING, PRICES, SCORINGS, VALUES
from rocaille.games.alhambra.rules.scoring import points_of
from rocaille.games.alhambra.state import Player, State
from rocaille.kernel.agenda import Step
from rocaille.kernel.dice import advance
from rocaille.kernel.game import View
from rocaille.kernel.packed import size, unpacked

# What a view has besides seat and box; in this order in its key.
SEEN: Final = (
    "players",
    "turn",
    "agenda",
    "courtyard",
    "building_stack",
    "display",
    "piles",
    "money_stack",
    "money_discards",
    "scored",
    "sheet",
    "dirk",
)


class AlhambraView(View):
    """The table as seen from `seat`. Of the stacks it has what they consist of; they have no order."""

    __slots__ = ("box", *SEEN, "points")
    fields: ClassVar[tuple[str, ...]] = ("seat", *SEEN)

    def __init__(
        self,
        seat: int | None,
        box: Box,
        players: list[Player],
        turn: int,
        agenda: tuple[Step[Any], ...],
        courtyard: tuple[int, ...],
        building_stack: tuple[int, ...],
        display: tuple[int, ...],
        piles: tuple[int, ...],
        money_stack: tuple[int, ...],
        money_discards: tuple[int, ...],
        scored: int,
        sheet: tuple[int, ...],
        dirk: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.box: Final = box
        self.players: Final = players
        self.turn: Final = turn
        self.agenda: Final = agenda
        self.courtyard: Final = courtyard
        self.building_stack: Final = building_stack
        self.display: Final = display
        self.piles: Final = piles
        self.money_stack: Final = money_stack
        self.money_discards: Final = money_discards
        self.scored: Final = scored
        self.sheet: Final = sheet
        self.dirk: Final = dirk
        self.points: Final[tuple[int, ...]] = tuple([points_of(sheet, player.seat) for player in players])

    def to_json(self) -> dict[str, Any]:
        return to_json(self)


def view_of(state: State, seat: int | None) -> AlhambraView:
    """What `seat` has seen: all but the dice."""
    return AlhambraView(
        seat,
        state.box,
        [player.copy() for player in state.players],
        state.turn,
        state.agenda,
        state.courtyard,
        state.building_stack,
        state.display,
        state.piles,
        state.money_stack,
        state.money_discards,
        state.scored,
        state.sheet,
        state.dirk,
    )


def imagine(view: AlhambraView, dice: int) -> State:
    """The same table with another future: hands are kept, only the order of the stacks is anew."""
    return State(
        view.box,
        [player.copy() for player in view.players],
        view.turn,
        view.agenda,
        advance(dice),
        view.courtyard,
        view.building_stack,
        view.display,
        view.piles,
        view.money_stack,
        view.money_discards,
        view.scored,
        view.sheet,
        view.dirk,
    )


def to_json(view: AlhambraView) -> dict[str, Any]:
    """The view for the wire and for people, with names instead of numbers."""
    box = view.box
    told: dict[str, Any] = {
        "seat": view.seat,
        "turn": view.turn,
        "step": view.agenda[-1].to_json({"space": box.currency_names}) if view.agenda else None,
        "courtyard": {
            currency: box.building_names[building] if building != NOTHING else None
            for currency, building in zip(box.currency_names, view.courtyard)
        },
        "building_stack": size(view.building_stack),
        "money": [money_name(box, card) if card != NOTHING else None for card in view.display],
        "money_stack": sum(view.piles),
        "piles": [{"pile": at, "cards": cards} for at, cards in enumerate(view.piles, 1)],
        "money_discards": [money_name(box, card) for card in unpacked(view.money_discards, VALUES)],
        "scored": list(SCORINGS[: view.scored]),
        "players": [_player_json(view, player) for player in view.players],
        "remembered": {
            "money_stack": [money_name(box, card) for card in unpacked(view.money_stack, VALUES)],
            "building_stack": [box.building_names[building] for building in unpacked(view.building_stack, PRICES)],
        },
    }
    told["derived"] = derived(view)
    if view.dirk:
        told["dirk"] = {
            "buildings": _buildings(box, view.dirk),
            "points": sum([view.sheet[at + 3] for at in range(0, len(view.sheet), 4) if view.sheet[at] == DIRK]),
        }
    return told


def _buildings(box: Box, counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(box.category_names, counts)}


def _player_json(view: AlhambraView, player: Player) -> dict[str, Any]:
    money = [money_name(view.box, card) for card in unpacked(player.money, VALUES)]
    shown: dict[str, Any] = {
        "seat": player.seat,
        "points": view.points[player.seat],
        "buildings": _buildings(view.box, player.buildings),
        "money_cards": len(money),
    }
    if player.seat == view.seat:
        shown["money"] = money
    else:
        shown["remembered"] = {"money": money}
    return shown
