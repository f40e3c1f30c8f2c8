"""Every kind of step of the base game. Observations count them in this order, so a new one comes last."""

from __future__ import annotations

from typing import Any, Final

from rocaille.games.rokoko.bonuses.returns import DiscardMore, ReturnMore
from rocaille.games.rokoko.rules.acquire_resources import KeepOrDiscard
from rocaille.games.rokoko.rules.collect_income import CollectIncome
from rocaille.games.rokoko.rules.employee_bonuses import BonusOf, Departure
from rocaille.games.rokoko.rules.make_a_dress import PayForDress
from rocaille.games.rokoko.rules.playing_the_game import NextRound
from rocaille.games.rokoko.rules.rent_out_or_sell import FreeTile, RentOrSell
from rocaille.games.rokoko.rules.select_3_hand_cards import SelectHandCards
from rocaille.games.rokoko.rules.take_actions import EndOfTurn, MainAction, PlayOneCard, TakeActions
from rocaille.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    SelectHandCards,
    PlayOneCard,
    MainAction,
    BonusOf,
    KeepOrDiscard,
    PayForDress,
    RentOrSell,
    FreeTile,
    ReturnMore,
    DiscardMore,
    Departure,
    EndOfTurn,
    TakeActions,
    CollectIncome,
    NextRound,
)
