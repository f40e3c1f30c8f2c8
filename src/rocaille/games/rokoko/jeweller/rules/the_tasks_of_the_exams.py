"""The tasks of the exams.

Tasks cover themselves when an action fits, whether a main action or a bonus: at most one for each action, and only those of
the exam that lies open. Journeyman's exam, each with an Apprentice: acquire a tile with yellow or green silk and keep it; the
same with red or blue silk; acquire a tile and discard it; fund a decoration. Master's exam: make a woman's dress with a
Journeyman; make a man's coat with one; make any dress with a Master. Where two fit, the player chooses.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rocaille.games.rokoko.jeweller.decisions import COVER, CoverTask
from rocaille.games.rokoko.jeweller.names import (
    DISCARD_A_TILE,
    FUND,
    KEEP_COMMON_SILK,
    KEEP_RARE_SILK,
    MAKE_A_COAT,
    MAKE_A_DRESS,
    MAKE_WITH_A_MASTER,
    TASKS_OF,
    common,
    for_a_woman,
)
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.names import APPRENTICE, COLORS, JOURNEYMAN, MASTER
from rocaille.games.rokoko.state import State, Step
from rocaille.kernel.decision import Decision, Reason
from rocaille.kernel.log import Log
from rocaille.kernel.tuples import replaced


def open_tasks(state: JewellerState, seat: int) -> tuple[int, ...]:
    """The tasks of the exam that lies open that are not covered yet."""
    covered = state.tasks[seat]
    return tuple([task for task in TASKS_OF[state.sides[seat]] if not covered >> task & 1])


def tile_tasks(state: State, card: int, tile: int, kept: bool) -> tuple[int, ...]:
    """What acquiring this tile with `card` fits."""
    if state.box.ranks[card] != APPRENTICE:
        return ()
    if not kept:
        return (DISCARD_A_TILE,)
    colors = [color for color in range(len(COLORS)) if (state.box.tile_silk[tile] >> 8 * color) & 127]
    fitting: tuple[int, ...] = ()
    if any([common(color) for color in colors]):
        fitting += (KEEP_COMMON_SILK,)
    if not all([common(color) for color in colors]):
        fitting += (KEEP_RARE_SILK,)
    return fitting


def dress_tasks(state: State, card: int, dress: int) -> tuple[int, ...]:
    """What making this dress with `card` fits."""
    rank = state.box.ranks[card]
    if rank == MASTER:
        return (MAKE_WITH_A_MASTER,)
    if rank == JOURNEYMAN:
        return (MAKE_A_DRESS if for_a_woman(state.box.dress_color[dress]) else MAKE_A_COAT,)
    return ()


def fund_tasks(state: State, card: int) -> tuple[int, ...]:
    """What funding a decoration with `card` fits."""
    return (FUND,) if state.box.ranks[card] == APPRENTICE else ()


def cover_one(state: JewellerState, seat: int, fitting: tuple[int, ...], log: Log) -> None:
    """Cover the task that an action fits; where there are two, that is the player's choice."""
    tasks = tuple([task for task in open_tasks(state, seat) if task in fitting])
    if len(tasks) > 1:
        state.agenda += (ChooseTask(seat, tasks),)
    elif tasks:
        cover(state, seat, tasks[0], log)


def cover(state: JewellerState, seat: int, task: int, log: Log) -> None:
    state.tasks = replaced(state.tasks, seat, state.tasks[seat] | 1 << task)
    log.note("covers_task", seat, task, len(open_tasks(state, seat)))


def clear_and_turn(state: JewellerState, seat: int) -> None:
    """The exam card, once the exam is passed."""
    state.tasks = replaced(state.tasks, seat, 0)
    state.sides = replaced(state.sides, seat, 1 - state.sides[seat])


class ChooseTask(Step):
    """Choose which of the tasks that fit is covered."""

    fields: ClassVar[tuple[str, ...]] = ("tasks",)
    __slots__ = fields

    def __init__(self, seat: int, tasks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tasks: Final = tasks

    def options(self, state: State, seat: int) -> list[Decision]:
        return [COVER[task] for task in self.tasks]

    def carry_out(self, state: State, seat: int, decision: Decision, log: Log) -> None:
        assert isinstance(state, JewellerState) and isinstance(decision, CoverTask)
        cover(state, seat, decision.task, log)

    def why_not(self, state: State, seat: int, decision: Decision) -> Reason:
        if isinstance(decision, CoverTask):
            return Reason("task_does_not_fit", (decision.task,))
        return Reason("task_first")
