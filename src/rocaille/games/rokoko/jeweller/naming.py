"""What the numbers of the jeweller's events and reasons are, and what they stand for."""

from __future__ import annotations

from typing import Final

from rocaille.games.rokoko import naming as base
from rocaille.games.rokoko.box import Box
from rocaille.games.rokoko.jeweller.names import EXAMS, JEWELS, TASKS
from rocaille.kernel.naming import Arguments, Naming, numbered

ARGUMENTS: Final = base.ARGUMENTS.and_those_of(
    Arguments(
        events={
            "special_dealt": ("card",),
            "hires_special": ("card",),
            "jewel_leaves": ("jewel",),
            "takes_jewel": ("jewel", "paid"),
            "covers_task": ("task", "left"),
            "takes_exam": ("exam", "livres", "prestige"),
            "looks_through": ("exam",),
            "passes_exam": ("exam", "card"),
            "chooses_employee": ("card",),
            "moves_card": ("card", "pile"),
            "copies_bonus": ("card", "opponent"),
        },
        reasons={
            "condition_open": ("card",),
            "tasks_open": ("count",),
            "not_in_exam_deck": ("card",),
            "task_does_not_fit": ("task",),
            "no_bonus_to_copy": ("card",),
        },
        lines={},
    )
)


def naming(box: Box) -> Naming:
    names = {"jewel": numbered(list(JEWELS)), "exam": numbered(list(EXAMS)), "task": numbered(list(TASKS))}
    return base.RokokoNaming(ARGUMENTS, base.names(box) | names)
