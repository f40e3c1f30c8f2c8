"""The jeweller as the base game sees it: at each point where an expansion takes part, the rule that answers."""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.rokoko.decisions import PASS
from rocaille.games.rokoko.jeweller.decisions import HIRE_SPECIAL, HireSpecial, TakeExam
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.rules import (
    collect_income_jewels,
    end_of_the_game_jewels,
    hire_the_special_apprentice,
    new_jewel_tiles,
    new_journeymens_bonuses,
    preparation,
    take_the_journeymans_exam,
    the_tasks_of_the_exams,
)
from rocaille.games.rokoko.jeweller.rules.make_a_dress_jewels import RentSellOrJewel
from rocaille.games.rokoko.jeweller.state import MARK, JewellerState
from rocaille.games.rokoko.jeweller.view import JewellerView, restored
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.games.rokoko.rules.take_actions import MainAction
from rocaille.games.rokoko.state import Player, State, Step
from rocaille.games.rokoko.view import RokokoView
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.game import ScoreLine
from rocaille.kernel.log import Log

OPTION: Final = "jeweller"


class Jeweller(JewellerParts):
    """Rokoko with the jeweller."""

    def set_up(self, state: State, log: Log) -> State:
        return preparation.set_up(state, log)

    def fields(self) -> int:
        return len(JewellerState.fields) - len(State.fields)

    def restored(self, state: State, rest: tuple[Any, ...]) -> State:
        return JewellerState(state, state.players, *rest)

    def view_fields(self) -> int:
        return len(JewellerView.fields) - len(RokokoView.fields)

    def restored_view(self, view: RokokoView, rest: tuple[Any, ...]) -> RokokoView:
        return restored(view, rest)

    def prepare(self, state: State, log: Log) -> None:
        assert isinstance(state, JewellerState)
        new_jewel_tiles.new_jewels(state, log)

    def instead_of(self, step: Step) -> Step:
        if isinstance(step, MainAction):
            return ActionOrExam(step.seat, step.card)
        if isinstance(step, RentOrSell):
            return RentSellOrJewel(step.seat, step.dress, step.card)
        return step

    def tile_settled(self, state: State, player: Player, card: int, tile: int, kept: bool, log: Log) -> None:
        assert isinstance(state, JewellerState)
        fitting = the_tasks_of_the_exams.tile_tasks(state, card, tile, kept)
        the_tasks_of_the_exams.cover_one(state, player.seat, fitting, log)

    def dress_made(self, state: State, player: Player, card: int, dress: int, log: Log) -> None:
        assert isinstance(state, JewellerState)
        the_tasks_of_the_exams.cover_one(state, player.seat, the_tasks_of_the_exams.dress_tasks(state, card, dress), log)

    def decoration_funded(self, state: State, player: Player, card: int, log: Log) -> None:
        assert isinstance(state, JewellerState)
        the_tasks_of_the_exams.cover_one(state, player.seat, the_tasks_of_the_exams.fund_tasks(state, card), log)

    def hand_card_seen(self, state: State, card: int) -> None:
        assert isinstance(state, JewellerState)
        state.unseen_cards = tuple([unseen for unseen in state.unseen_cards if unseen % MARK != card])

    def unseen_cards(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, JewellerState)
        return tuple([unseen % MARK for unseen in state.unseen_cards])

    def in_use(self, state: State) -> tuple[int, ...]:
        return new_journeymens_bonuses.in_use(state)

    def income(self, state: State, seat: int) -> int:
        assert isinstance(state, JewellerState)
        return collect_income_jewels.income(state, seat)

    def score_lines(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, JewellerState)
        return end_of_the_game_jewels.score_lines(state)


class ActionOrExam(MainAction):
    """Take a main action, which can also be an exam or hiring one's special Apprentice."""

    __slots__ = ()

    def options(self, state: State, seat: int) -> list[Decision]:
        assert isinstance(state, JewellerState)
        player = state.players[seat]
        rank = state.box.ranks[self.card]
        choices = super().options(state, seat)
        choices.pop()  # to pass, which comes last
        if hire_the_special_apprentice.obstacle(state, player, rank) is None:
            choices.append(HIRE_SPECIAL)
        take_the_journeymans_exam.add_options(state, player, rank, choices)
        choices.append(PASS)
        return choices

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(state, JewellerState)
        if isinstance(decision, HireSpecial):
            hire_the_special_apprentice.hire(state, state.players[seat], log)
        elif isinstance(decision, TakeExam):
            take_the_journeymans_exam.take_exam(state, state.players[seat], self.card, decision, log)
        else:
            super().carry_out(state, seat, decision, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        assert isinstance(state, JewellerState)
        player = state.players[seat]
        rank = state.box.ranks[self.card]
        if isinstance(decision, HireSpecial):
            return hire_the_special_apprentice.obstacle(state, player, rank) or Reason("main_action_now")
        if isinstance(decision, TakeExam):
            return take_the_journeymans_exam.why_not(state, player, rank, decision)
        return super().why_not(state, seat, decision)
