"""Alhambra, the card game, as the rest of the program sees it: the kernel's promise, kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rocaille.games.alhambra.box import Box, cards_written
from rocaille.games.alhambra.components.unpacking import box_from
from rocaille.games.alhambra.decisions import ALL, LIMIT, WAYS
from rocaille.games.alhambra.names import VALUES
from rocaille.games.alhambra.naming import naming
from rocaille.games.alhambra.rules.buying_buildings import PayForBuilding
from rocaille.games.alhambra.rules.end_of_the_game import open_lines, outcome
from rocaille.games.alhambra.rules.playing_the_game import EndOfTurn, TakeAction
from rocaille.games.alhambra.rules.setting_up_the_game import set_up
from rocaille.games.alhambra.state import Player, State
from rocaille.games.alhambra.strategy import AlhambraStrategy
from rocaille.games.alhambra.view import AlhambraView, imagine, view_of
from rocaille.kernel.agenda import AgendaGame, Step, restored_agenda
from rocaille.kernel.codec import frozen
from rocaille.kernel.components import published
from rocaille.kernel.dice import DecisionDice, sown
from rocaille.kernel.game import Outcome, ScoreLine, View
from rocaille.kernel.game import State as KernelState
from rocaille.kernel.log import SILENCE, Log
from rocaille.kernel.strategy import Strategy

VERSION: Final = 1
STRATEGY: Final = AlhambraStrategy()
COMPONENTS: Final = "rocaille.games.alhambra.components"
STEPS: Final[tuple[type[Step[Any]], ...]] = (TakeAction, EndOfTurn, PayForBuilding)


class Alhambra(AgendaGame):
    """The rules with one component table; without one, the published table of this version."""

    def __init__(self, table: dict[str, Any] | None = None) -> None:
        super().__init__("alhambra", VERSION, (2, 3, 4, 5, 6), published(COMPONENTS, VERSION), table, LIMIT)
        self.boxes: Final[dict[int, Box]] = {players: box_from(self.table, players) for players in self.player_counts}
        self.speak(ALL, vocabulary(self.boxes[2]))
        self.naming = naming(self.boxes[2])

    def new(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        log: Log = SILENCE,
        source: DecisionDice | None = None,
    ) -> State:
        self.check_table(players, options)
        return set_up(self.boxes[players], sown(seed, "alhambra"), log, source)

    def strategy(self) -> Strategy:
        return STRATEGY

    def view(self, state: KernelState, seat: int | None) -> View:
        assert isinstance(state, State)
        self.check_seat(len(state.players), seat)
        return view_of(state, seat)

    def imagine(self, view: View, dice: int) -> State:
        assert isinstance(view, AlhambraView)
        return imagine(view, dice)

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        return None if state.agenda else outcome(state)

    def forecast(self, state: KernelState) -> list[ScoreLine]:
        assert isinstance(state, State)
        return open_lines(state)

    def restored(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> State:
        self.check_table(players, options)
        (seen, turn, agenda, *rest) = frozen(key)
        return State(self.boxes[players], [Player(*player) for player in seen], turn, restored_agenda(agenda, STEPS), *rest)

    def restored_view(self, key: Any, players: int, options: Mapping[str, object] | None = None) -> AlhambraView:
        self.check_table(players, options)
        (seat, seen, turn, agenda, *rest) = frozen(key)
        return AlhambraView(
            seat, self.boxes[players], [Player(*player) for player in seen], turn, restored_agenda(agenda, STEPS), *rest
        )


def vocabulary(box: Box) -> dict[str, list[str]]:
    """The words for the values in decisions."""
    return {
        "cards": [cards_written(box, way) for way in WAYS],
        "space": box.currency_names,
        "value": [str(value) for value in range(VALUES + 1)],
    }
