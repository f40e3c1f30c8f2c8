"""What the numbers of Alhambra's events, reasons and score lines are, and what they stand for."""

from __future__ import annotations

from typing import Final

from rocaille.games.alhambra.box import Box, money_name
from rocaille.games.alhambra.names import DIRK, MONEY_KINDS, SCORINGS
from rocaille.kernel.naming import Arguments, Naming, numbered

ARGUMENTS: Final = Arguments(
    events={
        "first_player": (),
        "start_money": ("card",),
        "building_offered": ("building", "space"),
        "takes_money": ("card",),
        "money_shuffled": ("count",),
        "buys": ("building", "space"),
        "buys_for_dirk": ("building", "space"),
        "pays": ("card",),
        "paid_exactly": (),
        "nothing_possible": (),
        "scoring": ("scoring",),
        "scores": ("category", "points"),
        "dirk_gets": ("building",),
        "last_buildings": (),
        "nobody_gets": ("building", "space"),
        "gets_left_over": ("building", "space"),
        "game_over": (),
    },
    reasons={"too_dear": ("cost", "money", "space"), "not_on_display": ("*cards",), "card_not_in_payment": ("value", "last")},
    lines={f"scoring_{scoring}": ("category",) for scoring in SCORINGS},
)


def naming(box: Box) -> Naming:
    cards = numbered([money_name(box, card) for card in range(MONEY_KINDS)])
    return Naming(
        ARGUMENTS,
        {
            "card": cards,
            "cards": cards,
            "building": numbered(box.building_names),
            "space": numbered(box.currency_names),
            "category": numbered(box.category_names),
            "scoring": numbered(list(SCORINGS)),
        },
        {DIRK: "dirk"},
    )
