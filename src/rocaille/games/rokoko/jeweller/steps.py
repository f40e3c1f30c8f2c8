"""Every kind of step that the expansion adds. Observations count them in this order, so a new one comes last."""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.rokoko.jeweller.expansion import ActionOrExam
from rocaille.games.rokoko.jeweller.rules.make_a_dress_jewels import RentSellOrJewel, RentWithJewel
from rocaille.games.rokoko.jeweller.rules.new_journeymens_bonuses import InUse, SellAtOnce
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import ChooseNewEmployee, LookThroughDeck
from rocaille.games.rokoko.jeweller.rules.the_tasks_of_the_exams import ChooseTask
from rocaille.kernel.agenda import Step

MORE_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    ActionOrExam,
    RentSellOrJewel,
    RentWithJewel,
    LookThroughDeck,
    ChooseNewEmployee,
    ChooseTask,
    InUse,
    SellAtOnce,
)
