"""Rokoko as the rest of the program sees it: the kernel's promise, kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.components.unpacking import base_box
from rocaille.games.rokoko.decisions import ALL, LIMIT, LIMIT_OF_LARGE_BOARDS, MOST_RETURNED, FundDecoration
from rocaille.games.rokoko.jeweller import decisions as with_jeweller
from rocaille.games.rokoko.jeweller.checks import check as check_jeweller
from rocaille.games.rokoko.jeweller.expansion import OPTION
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWEL_WINDOWS, TASKS
from rocaille.games.rokoko.jeweller.naming import naming as jeweller_naming
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.jeweller.steps import MORE_STEPS
from rocaille.games.rokoko.jeweller.unpacking import box_with_jeweller
from rocaille.games.rokoko.jeweller.view import jeweller_view
from rocaille.games.rokoko.names import (
    JEWELLER,
    MARKERS,
    PILES,
    ROW_SIZE,
    SEGMENT_SIZE,
    SEGMENTS,
    WINDOWS,
    place_name,
    window_name,
)
from rocaille.games.rokoko.naming import naming
from rocaille.games.rokoko.places import FUNDABLE, SPACES, decoration_name, kind_of, space_name
from rocaille.games.rokoko.rules.end_of_the_game import open_lines, outcome
from rocaille.games.rokoko.rules.select_3_hand_cards import SelectHandCards
from rocaille.games.rokoko.rules.setting_up_the_game import set_up
from rocaille.games.rokoko.state import Player, State
from rocaille.games.rokoko.steps import STEPS
from rocaille.games.rokoko.strategy import RokokoStrategy
from rocaille.games.rokoko.view import RokokoView, SeenPlayer, imagine, view_of
from rocaille.kernel.agenda import AgendaGame, restored_agenda
from rocaille.kernel.codec import frozen
from rocaille.kernel.components import published
from rocaille.kernel.decision import Decision, Refused
from rocaille.kernel.dice import DecisionDice, sown
from rocaille.kernel.game import Outcome, ScoreLine, View
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.log import SILENCE, Log
from rocaille.kernel.strategy import Strategy

VERSION: Final = 3
PLAYERS: Final = (2, 3, 4, 5)
VERSIONS: Final = (1, 2, 3)  # they differ in their component tables only
STRATEGY: Final = RokokoStrategy()
COMPONENTS: Final = "rocaille.games.rokoko.components"
ALL_STEPS: Final = STEPS + MORE_STEPS
FIELDS: Final = len(State.fields) - 6  # of a state's key that come after its agenda in the base game
VIEW_FIELDS: Final = len(RokokoView.fields) - 7  # of a view's key


class Rokoko(AgendaGame):
    """The rules with one component table; without one, the published table of this version."""

    def __init__(self, table: dict[str, Any] | None = None, chosen: tuple[str, ...] = (), version: int = VERSION) -> None:
        jeweller = OPTION in chosen
        standard = published(COMPONENTS, version)
        printed = standard if table is None else table
        if jeweller:
            check_jeweller(printed)
        unpacked = box_with_jeweller if jeweller else base_box
        boxes = {players: unpacked(printed, players) for players in PLAYERS}
        limit = limit_with(boxes[5])
        super().__init__("rokoko", version, PLAYERS, standard, table, limit, (OPTION,), chosen, VERSIONS)
        self.siblings: dict[tuple[int, tuple[str, ...]], Rokoko] = {(version, chosen): self}  # shared by all of them
        self.boxes: Final[dict[int, Box]] = boxes
        words = vocabulary(boxes[5], jeweller)
        if jeweller:
            self.speak(ALL + with_jeweller.ALL, {**words, **jeweller_vocabulary(boxes[5])})
            self.naming = jeweller_naming(boxes[5])
        else:
            self.speak([decision for decision in ALL if not of_jeweller(decision)], words)
            self.naming = naming(boxes[5])

    def variant(self, options: Mapping[str, object] | None) -> Rokoko:
        return self.sibling(self.version, self.on(options))

    def of_version(self, version: int) -> Rokoko:
        self.check_version(version)
        return self.sibling(version, self.chosen)

    def sibling(self, version: int, chosen: tuple[str, ...]) -> Rokoko:
        """The same game by that version of the rules and with these options, made once."""
        key = (version, chosen)
        if key not in self.siblings:
            other = Rokoko(self.given, chosen, version)
            other.siblings = self.siblings
            self.siblings[key] = other
        return self.siblings[key]

    def new(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        log: Log = SILENCE,
        source: DecisionDice | None = None,
    ) -> State:
        self.check_table(players, options)
        return set_up(self.variant(options).boxes[players], sown(seed, "rokoko"), log, source)

    def strategy(self) -> Strategy:
        return STRATEGY

    def view(self, state: KernelState, seat: int | None) -> View:
        assert isinstance(state, State)
        self.check_seat(len(state.players), seat)
        return jeweller_view(state, seat) if isinstance(state, JewellerState) else view_of(state, seat, state.hire_stack)

    def imagine(self, view: View, dice: int) -> State:
        assert isinstance(view, RokokoView)
        return imagine(view, dice)

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        return None if state.agenda else outcome(state)

    def forecast(self, state: KernelState) -> list[ScoreLine]:
        assert isinstance(state, State)
        return open_lines(state)

    def in_secret(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return bool(state.agenda) and isinstance(state.agenda[-1], SelectHandCards)

    def restored(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> State:
        self.check_table(players, options)
        (seen, round, starter, turn, favour, agenda, *rest) = frozen(key)
        box = self.variant(options).boxes[players]
        if len(rest) != FIELDS + box.expansion.fields():
            raise Refused("state_of_another_variant", options=", ".join(self.on(options)) or "none")
        players_then = [Player(*player) for player in seen]
        state = State(box, players_then, round, starter, turn, favour, restored_agenda(agenda, ALL_STEPS), *rest[:FIELDS])
        return box.expansion.restored(state, tuple(rest[FIELDS:]))

    def restored_view(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> RokokoView:
        self.check_table(players, options)
        (seat, seen, round, starter, turn, favour, agenda, *rest) = frozen(key)
        box = self.variant(options).boxes[players]
        if len(rest) != VIEW_FIELDS + box.expansion.view_fields():
            raise Refused("state_of_another_variant", options=", ".join(self.on(options)) or "none")
        seen_players = [SeenPlayer(*player) for player in seen]
        steps = restored_agenda(agenda, ALL_STEPS)
        view = RokokoView(seat, box, seen_players, round, starter, turn, favour, steps, *rest[:VIEW_FIELDS])
        return box.expansion.restored_view(view, tuple(rest[VIEW_FIELDS:]))


def limit_with(box: Box) -> int:
    """All numbers of decisions are below this: only large boards need those that come last."""
    parts = box.expansion
    large = len(box.space_hall) > SPACES or len(box.decoration_cost) > FUNDABLE or box.window_places > WINDOWS
    if isinstance(parts, JewellerParts):
        large = large or len(parts.window_costs) > JEWEL_WINDOWS
        return with_jeweller.LIMIT_OF_LARGE_BOARDS if large else with_jeweller.LIMIT
    return LIMIT_OF_LARGE_BOARDS if large else LIMIT


def of_jeweller(decision: Decision) -> bool:
    """Whether a decision of the base game is about something that only the expansion puts on the table."""
    return isinstance(decision, FundDecoration) and kind_of(decision.decoration) == JEWELLER


def jeweller_vocabulary(box: Box) -> dict[str, list[str]]:
    """The words for the expansion's values, besides those that it adds to lists of the base game."""
    parts = box.expansion
    assert isinstance(parts, JewellerParts)
    return {
        "jewel": [window_name(window) for window in range(max(JEWEL_WINDOWS, len(parts.window_costs)))],
        "exam": list(EXAMS),
        "task": list(TASKS),
        "opponent": [str(seat) for seat in range(with_jeweller.SEATS)],
    }


def vocabulary(box: Box, jeweller: bool) -> dict[str, list[str]]:
    """The words for the values in decisions. All boards share them: a place that one side lacks is still named."""
    decorations = len(box.decoration_cost)
    if not jeweller and decorations == FUNDABLE:
        decorations = JEWELLER * ROW_SIZE
    return {
        "card": box.card_names,
        "pile": list(PILES),
        "tile": box.tile_names,
        "space": [space_name(space) for space in range(len(box.space_hall))],
        "decoration": [decoration_name(space) for space in range(decorations)],
        "place": [place_name(place) for place in range(SEGMENTS * SEGMENT_SIZE)],
        "window": [window_name(window) for window in range(box.window_places)],
        "times": [str(times) for times in range(MOST_RETURNED + 1)],
        "marker": list(MARKERS),
    }
