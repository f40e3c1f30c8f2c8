"""The decisions that the jeweller adds, as short labels with their cost and what they bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rocaille.faces.rokoko.words import names as say
from rocaille.faces.rokoko.words.names import Position
from rocaille.games.rokoko.jeweller.decisions import CopyBonus, CoverTask, HireSpecial, MoveCard, TakeExam, TakeJewel
from rocaille.games.rokoko.jeweller.parts import JewellerParts
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import FEE, PRESTIGE
from rocaille.games.rokoko.jeweller.state import JewellerState
from rocaille.games.rokoko.jeweller.view import JewellerView
from rocaille.games.rokoko.names import NOTHING, PILES
from rocaille.games.rokoko.rules.rent_out_or_sell import RentOrSell
from rocaille.kernel.decision import Decision
from rocaille.words import Words


def _jewel(words: Words, position: Position, decision: Decision) -> str:
    step, parts = position.agenda[-1], position.box.expansion
    assert isinstance(decision, TakeJewel) and isinstance(step, RentOrSell) and isinstance(parts, JewellerParts)
    assert isinstance(position, JewellerState | JewellerView)
    jewel = position.windows[decision.jewel]
    same = jewel == position.box.dress_color[step.dress]
    return words(
        "rokoko.option.jewel",
        the_jewel=say.the_jewel(words, jewel),
        paid=say.paid(words, parts.window_costs[decision.jewel]),
        tile=words("rokoko.option.jewel_tile") if same else "",
    )


def _hire_special(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(position, JewellerState | JewellerView)
    special = position.special if isinstance(position, JewellerView) else position.specials[position.agenda[-1].seat]
    if special == NOTHING:
        return words("rokoko.option.hire_no_special")
    return words(
        "rokoko.option.hire-special",
        the_card=say.the_card(words, position.box, special),
        paid=say.paid(words, 0),
        bonus=say.short_bonus(words, position.box, special),
    )


def _exam(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, TakeExam)
    return words("rokoko.option.exam", exam=say.exam(words, decision.exam), paid=say.paid(words, FEE), prestige=PRESTIGE)


def _cover(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, CoverTask)
    return words("rokoko.option.cover", task=say.task(words, decision.task))


def _move(words: Words, position: Position, decision: Decision) -> str:
    assert isinstance(decision, MoveCard)
    return words(
        "rokoko.option.move",
        the_card=say.the_card(words, position.box, decision.card),
        from_pile=words(f"rokoko.from_pile.{PILES[decision.pile]}"),
        bonus=say.short_bonus(words, position.box, decision.card),
    )


def copying(words: Words, position: Position, decision: CopyBonus, names: Sequence[str]) -> str:
    card = position.players[decision.opponent].discard[-1]
    return words(
        "rokoko.option.copy",
        opponent=names[decision.opponent],
        card=say.card(words, position.box, card),
        bonus=say.short_bonus(words, position.box, card),
    )


LABELS: Final[dict[type[Decision], Callable[[Words, Position, Decision], str]]] = {
    TakeJewel: _jewel,
    HireSpecial: _hire_special,
    TakeExam: _exam,
    CoverTask: _cover,
    MoveCard: _move,
}
